import { Failure } from "../../contract/errors.ts";
import type { RequestContext } from "../../server/http/route.ts";
import { Busy } from "../../server/security/bounded-work.ts";
import { verifyAgainstNothing, verifyPassword } from "../../server/security/password-hash.ts";
import type { Services } from "../../server/services.ts";
import type { AccountRow } from "../user/user.server.ts";
import { usernameKey } from "../user/user.ts";
import { logLogin, type LoginOutcome } from "./login-log.server.ts";
import { BROWSER, readCookie } from "./split-cookies.server.ts";
import { browserKey, nameKey, sourceKey, unlockKey } from "./throttle-keys.server.ts";
import {
  clearTries,
  forgetTries,
  reserveForBrowser,
  reserveForName,
  reserveForSource,
  returnSource,
  returnTry,
} from "./throttle.server.ts";

export type Tried =
  | {
      readonly isRight: true;
      /** This browser has signed in to this name before. */
      readonly isKnownBrowser: boolean;
      readonly clear: () => Promise<void>;
    }
  | { readonly isRight: false; readonly why: LoginOutcome };

/**
 * Compares a password with an account's, or with nothing when there is no such account, within the limits per browser,
 * name and address. Every wrong answer costs the same work (AU-08). Throws `tooManyTries` for the address alone, which
 * says nothing about the name; rejects with `Busy`. `clear` is for after the success has had its effect.
 */
export async function tryPassword(
  services: Services,
  account: AccountRow | undefined,
  username: string,
  password: string,
  context: RequestContext,
): Promise<Tried> {
  const { database, clock, secrets } = services;
  const now = clock.now();
  const named = usernameKey(username);
  const browser = readCookie(context.cookies, BROWSER);
  const id = account?.id ?? null;
  const known = browser
    ? await reserveForBrowser(database, browserKey(secrets.tokenKey, browser, id, named), now)
    : null;
  const source = sourceKey(context.address);
  if (!known && !(await reserveForSource(database, source, now))) {
    await logLogin(database, now, "source-waiting", account ?? null, context);
    throw new Failure("tooManyTries", { parameters: { minutes: 1 } });
  }
  const reserved = known ?? (await reserveForName(database, nameKey(secrets.tokenKey, id, named), now));
  const why = await evaluate(account, reserved.isAdmitted, password, now).catch(async (error: unknown) => {
    if (error instanceof Busy) {
      await returnTry(database, reserved);
      if (!known) await returnSource(database, source);
    }
    throw error;
  });
  if (why !== null) return { isRight: false, why };
  return {
    isRight: true,
    isKnownBrowser: known !== null,
    clear: async () => {
      await clearTries(database, reserved, clock.now());
      if (account) await forgetTries(database, unlockKey(account.id));
      if (!known) await returnSource(database, source);
    },
  };
}

async function evaluate(
  account: AccountRow | undefined,
  isAdmitted: boolean,
  password: string,
  now: number,
): Promise<LoginOutcome | null> {
  if (!account || !isAdmitted) {
    await verifyAgainstNothing(password);
    return account ? "waiting" : "unknown-name";
  }
  return whyRefused(account, password, now);
}

/** null when the password is the account's and the account may be used with it. */
export async function whyRefused(account: AccountRow, password: string, now: number): Promise<LoginOutcome | null> {
  if (account.password_hash === null) {
    await verifyAgainstNothing(password);
    return "wrong-password";
  }
  if (!(await verifyPassword(account.password_hash, password))) return "wrong-password";
  if (!account.is_enabled) return "disabled";
  if (account.password_expires_at !== null && Date.parse(account.password_expires_at) <= now) return "password-expired";
  return null;
}
