import type { Arguments } from "../../contract/endpoint.ts";
import { Failure } from "../../contract/errors.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import type { Queryable } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { RequestContext } from "../../server/http/route.ts";
import { newToken } from "../../server/secrets/random-token.ts";
import type { Services } from "../../server/services.ts";
import { notifyOfNewBrowser } from "../message/message.server.ts";
import type { AccountRow, IdentityTables } from "../identity/identity.server.ts";
import { usernameKey } from "../user/user.ts";
import { spendCaptcha } from "./captcha.server.ts";
import { checkClient } from "./check-client.server.ts";
import { endSessions } from "./end-session.server.ts";
import { hasSignedIn, logLogin } from "./login-log.server.ts";
import { deadlinesFrom, openSession } from "./open-session.server.ts";
import { previousSessions } from "./tokens/previous-session.server.ts";
import { refreshTokens } from "./tokens/refresh.server.ts";
import type { session, Tokens } from "./session.ts";
import { BROWSER, giveHalves, keepsHalves, readCookie } from "./tokens/split-cookies.server.ts";
import { browserKey } from "./throttle/throttle-keys.server.ts";
import { makeKnown } from "../../server/attempts/attempts-and-waits.ts";
import { KNOWN_FOR } from "../../server/attempts/known-keys.ts";
import { firstTokens } from "./tokens/token-set.server.ts";
import { refusalOf, checkLoginPassword } from "./password/check-login-password.server.ts";

type SignIn = Arguments<typeof session.signIn>;

/**
 * The token endpoint (§7): by password, or by refresh token as OAuth clients send it. Other grants are refused (AU-15).
 */
export async function giveTokens(services: Services, args: SignIn, context: RequestContext): Promise<Tokens> {
  if (args.grantType === "refresh_token") {
    if (args.refreshToken === undefined) throw new Failure("refreshRefused");
    return refreshTokens(services, { ...args, refreshToken: args.refreshToken }, context);
  }
  if (args.grantType !== "password") throw new Failure("signInFailed");
  return signIn(services, args, context);
}

// The order of AU-03: cheap checks first, the captcha before any hashing.
async function signIn(services: Services, args: SignIn, context: RequestContext): Promise<Tokens> {
  const { database, clock, env } = services;
  const client = checkClient(env, args.clientId, args.clientSecret);
  const isAsked = env.captcha === "image" && client.needsCaptcha;
  if (isAsked) await spendCaptcha(services, client.id, args.captcha);
  const { username = "", password = "" } = args;
  // Failures of the token call are HTTP 200 with a code that the sign-in page shows.
  if (username === "")
    throw new Failure("wrongPassword", { errors: [{ field: "username", words: VALIDATION_TEXTS.required }] });
  if (password === "")
    throw new Failure("wrongPassword", { errors: [{ field: "password", words: VALIDATION_TEXTS.required }] });

  const account = await accountByName(database, username);
  const tried = await checkLoginPassword(services, account, username, password, context);
  if (!tried.isRight || !account) {
    await logLogin(database, clock.now(), tried.isRight ? "unknown-name" : tried.why, account ?? null, context);
    throw tried.isRight ? new Failure("wrongPassword") : refusalOf(tried);
  }

  const tokens = firstTokens(services.secrets.tokenKey);
  const isSplit = client.keepsCookies && keepsHalves(context.origin, env.allowedOrigins);
  const isOpen = await inTransaction(database, async (trx) => {
    // Locked and read again: it may have been disabled or got another password meanwhile.
    const now = await trx
      .as<IdentityTables>()
      .selectFrom("account")
      .selectAll()
      .where("id", "=", account.id)
      .forUpdate()
      .executeTakeFirst();
    if (!now?.is_enabled || now.deleted_at !== null || now.password_hash !== account.password_hash) return false;
    await endSessions(trx, services, await previousSessions(trx, services, context), "replaced");
    const { address, userAgent } = context;
    const id = await openSession(
      trx,
      services,
      { accountId: account.id, clientId: client.id, isSplit, address, userAgent },
      tokens,
    );
    if (isSplit && !tried.isKnownBrowser && (await hasSignedIn(trx, account.id)))
      await notifyOfNewBrowser(trx, services, account.id, address);
    await logLogin(trx, clock.now(), "signed-in", account, context, id);
    return true;
  });
  if (!isOpen) {
    await logLogin(database, clock.now(), "disabled", account, context);
    throw new Failure("wrongPassword");
  }
  await rememberBrowser(services, account, context);
  if (isSplit) giveHalves(context.cookies, tokens, env.sessionTtl);
  const { accessAt } = deadlinesFrom(services, clock.now());
  return {
    accessToken: tokens.access,
    refreshToken: tokens.refresh,
    expiresIn: Math.floor((accessAt - clock.now()) / 1000),
    tokenType: "Bearer",
  };
}

/** The account by name in any spelling, outside the recycle bin. */
export const accountByName = (database: Queryable, username: string): Promise<AccountRow | undefined> =>
  database
    .as<IdentityTables>()
    .selectFrom("account")
    .selectAll()
    .where("username_key", "=", usernameKey(username))
    .where("deleted_at", "is", null)
    .executeTakeFirst();

// AU-04: proves only that somebody signed in with this name from this browser.
async function rememberBrowser(
  { database, secrets, clock }: Services,
  { id, username }: AccountRow,
  { cookies }: RequestContext,
): Promise<void> {
  const browser = readCookie(cookies, BROWSER) ?? newToken();
  await makeKnown(database, browserKey(secrets.tokenKey, browser, id, usernameKey(username)), clock.now());
  cookies.set(BROWSER, browser, KNOWN_FOR);
}
