import { Failure } from "../../contract/errors.ts";
import { networkOf } from "../../server/http/network-of.ts";
import { tokenHash } from "../../server/security/random-token.ts";
import type { Services } from "../../server/services.ts";
import {
  clearTries,
  knowBrowser,
  reserveForBrowser,
  reserveForSource,
  returnSource,
} from "../session/session.server.ts";

const BUSY_SECONDS = 60;

type Needs = Pick<Services, "clock" | "database" | "secrets">;

const keysOf = ({ secrets }: Needs, number: string, address: string) => {
  const network = networkOf(address);
  return {
    source: `application:${network}`,
    number: `application-number:${number}`,
    known: `browser:${tokenHash(secrets.tokenKey, `application:${number}:${network}`)}`,
  };
};

/** From now on tries of this network at this number are counted apart: it has sent the application, or opened it. */
export const knowNetwork = (services: Needs, number: string, address: string): Promise<void> =>
  knowBrowser(services.database, keysOf(services, number, address).known, services.clock.now());

/**
 * Counts a try at a number before it is made, by the network it comes from and by the number; numbers that nobody has count alike.
 * Who guesses from many networks spends the number's tries, and never those of networks that opened it before: else anybody could
 * keep applicants from their own. Returns what is to be done after a success. Throws `tooManyRequests`.
 */
export async function countTry(services: Needs, number: string, address: string): Promise<() => Promise<void>> {
  const { clock, database } = services;
  const now = clock.now();
  const keys = keysOf(services, number, address);
  const busy = () => new Failure("tooManyRequests", { retryAfter: BUSY_SECONDS });
  if (!(await reserveForSource(database, keys.source, now))) throw busy();
  const known = await reserveForBrowser(database, keys.known, now);
  if (known ? !known.isAdmitted : !(await reserveForSource(database, keys.number, now))) throw busy();
  return async () => {
    await returnSource(database, keys.source);
    if (known) await clearTries(database, known, clock.now());
    else await returnSource(database, keys.number);
    await knowNetwork(services, number, address);
  };
}
