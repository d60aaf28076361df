import { Failure } from "../../../contract/errors.ts";
import type { Words } from "../../../contract/text.ts";
import type { RequestContext } from "../../../server/http/route.ts";
import { verifyAgainstNothing, verifyPassword } from "../../../server/password/password-hash.ts";
import type { Services } from "../../../server/services.ts";
import type { AccountRow } from "../../identity/identity.server.ts";
import { usernameKey } from "../../user/user.ts";
import { compareInTurn } from "../../../server/attempts/compare-in-turn.ts";
import type { LoginOutcome } from "../login-log.server.ts";
import { SourceWaits, withinSource } from "../../../server/attempts/source-limit.ts";
import { BROWSER, readCookie } from "../tokens/split-cookies.server.ts";
import { browserKey, nameKey, sourceKey, unlockKey } from "../throttle/throttle-keys.server.ts";
import { arrive, arriveIfKnown, forgetAttempts } from "../../../server/attempts/attempts-and-waits.ts";

export type PasswordCheck =
  | {
      readonly isRight: true;
      /** This browser has signed in with this name before. */
      readonly isKnownBrowser: boolean;
    }
  | { readonly isRight: false; readonly why: LoginOutcome; readonly minutes?: number };

/** The failure for an attempt: `tooManyTries` if nothing was compared, else `wrongPassword` with `words`. */
export const refusalOf = ({ minutes }: Extract<PasswordCheck, { isRight: false }>, words?: Words): Failure =>
  minutes === undefined
    ? new Failure("wrongPassword", words ? { words } : {})
    : new Failure("tooManyTries", { parameters: { minutes } });

type Compare = () => Promise<boolean>;

/**
 * Compares the login password with an account's, or with a dummy hash when there is no account, in the queue and within
 * the limits of the browser or name and of the address. The only place that compares login passwords, so that no other
 * call allows more guesses (AU-14). Unknown names are delayed like known ones, and every wrong answer takes equal work
 * (AU-08). `around` is called in the account's turn. Rejects with `Busy`.
 */
export async function checkLoginPassword(
  services: Services,
  account: AccountRow | undefined,
  username: string,
  password: string,
  context: RequestContext,
  around: (compare: Compare) => Promise<boolean> = (compare) => compare(),
): Promise<PasswordCheck> {
  const { database, clock, secrets } = services;
  const now = clock.now();
  const named = usernameKey(username);
  const browser = readCookie(context.cookies, BROWSER);
  const id = account?.id ?? null;
  const known = browser ? await arriveIfKnown(database, browserKey(secrets.tokenKey, browser, id, named), now) : null;
  const arrival = known ?? (await arrive(database, nameKey(secrets.tokenKey, id, named), now));
  const source = known ? null : sourceKey(context.address);
  let why: LoginOutcome | null = null;
  const compare = async () => {
    why = account ? await whyRefused(account, password, now) : await unknownName(password);
    return why === null;
  };
  try {
    const turn = await compareInTurn(services, arrival, () =>
      source === null ? around(compare) : withinSource(services, source, () => around(compare)),
    );
    if (turn.is === "waits") return { isRight: false, why: "waiting", minutes: turn.minutes };
    if (why !== null) return { isRight: false, why };
  } catch (error) {
    if (error instanceof SourceWaits) return { isRight: false, why: "source-waiting", minutes: 1 };
    throw error;
  }
  if (account) await forgetAttempts(database, unlockKey(account.id));
  return { isRight: true, isKnownBrowser: known !== null };
}

async function unknownName(password: string): Promise<LoginOutcome> {
  await verifyAgainstNothing(password);
  return "unknown-name";
}

/** Null if the password is right and the account can be used with it. */
async function whyRefused(account: AccountRow, password: string, now: number): Promise<LoginOutcome | null> {
  if (account.password_hash === null) {
    await verifyAgainstNothing(password);
    return "wrong-password";
  }
  if (!(await verifyPassword(account.password_hash, password))) return "wrong-password";
  if (!account.is_enabled) return "disabled";
  if (account.password_expires_at !== null && Date.parse(account.password_expires_at) <= now) return "password-expired";
  return null;
}
