import { newCaptcha } from "../../server/captcha/captcha-image.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { storeAnswer } from "./captcha.server.ts";
import { changePassword } from "./password/change-password.server.ts";
import { confirmPassword } from "./password/confirm-password.server.ts";
import { menuVersion } from "./menu-version.server.ts";
import { endSession, ownSessions, signOut } from "./own-sessions.server.ts";
import { ownSignIns } from "./own-sign-ins.server.ts";
import { refreshTokens } from "./tokens/refresh.server.ts";
import { session } from "./session.ts";
import { giveTokens } from "./sign-in.server.ts";
import { signedInUser } from "./signed-in-user.server.ts";

export { checkNewPassword } from "./password/check-new-password.server.ts";
export { endSessionsOf } from "./end-session.server.ts";
export { lastUse } from "./last-use.server.ts";
export { endIfRestored } from "./tokens/epoch.server.ts";
export { menuVersion } from "./menu-version.server.ts";
export { spendCaptcha } from "./captcha.server.ts";
export { liftLockout, lockoutsOf } from "./throttle/lift-lockout.server.ts";
export type { SessionTables } from "./session-tables.server.ts";

/** The calls of §7 "Session". */
export const sessionRoutes = (services: Services): Route[] =>
  routes(session, {
    captcha: async ({ clientId }) => {
      const captcha = newCaptcha();
      const picture = await captcha.png();
      await storeAnswer(services, clientId, captcha.answer);
      return picture;
    },
    signIn: (args, context) => giveTokens(services, args, context),
    refresh: (args, context) => refreshTokens(services, args, context),
    signOut: (args, context) => signOut(services, args, context),
    me: async (_, { caller }) => ({
      ...(await signedInUser(services.database, caller.userId)),
      menuVersion: await menuVersion(services.database, caller.userId),
    }),
    current: (_, { caller }) => signedInUser(services.database, caller.userId),
    changePassword: (args, context) => changePassword(services, args, context),
    confirmPassword: ({ password }, context) => confirmPassword(services, password, context),
    mySessions: (_, context) => ownSessions(services, context),
    mySignIns: (_, { caller }) => ownSignIns(services, caller.userId),
    endSession: ({ id }, context) => endSession(services, id, context),
  });
