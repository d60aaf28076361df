import { Failure } from "../../../contract/errors.ts";
import { arriveIfKnown, makeKnown } from "../../../server/attempts/attempts-and-waits.ts";
import { compareInTurn } from "../../../server/attempts/compare-in-turn.ts";
import { knownKey } from "../../../server/attempts/known-keys.ts";
import { SourceWaits, withinSource } from "../../../server/attempts/source-limit.ts";
import { networkOf } from "../../../server/http/connection/network-of.ts";
import { tokenHash } from "../../../server/secrets/random-token.ts";
import type { Services } from "../../../server/services.ts";

const BUSY_SECONDS = 60;

type Needs = Pick<Services, "clock" | "database" | "secrets">;

const keysOf = ({ secrets }: Needs, number: string, address: string) => {
  const network = networkOf(address);
  return {
    source: `application:${network}`,
    number: `application-number:${number}`,
    known: knownKey(tokenHash(secrets.tokenKey, `application:${number}:${network}`)),
  };
};

/**
 * From now on this network's attempts at this number are counted separately, because it has submitted or opened the
 * application.
 */
export const knowNetwork = (services: Needs, number: string, address: string): Promise<void> =>
  makeKnown(services.database, keysOf(services, number, address).known, services.clock.now());

/**
 * Runs `compare` within the attempt limits of the network and of the number; unknown numbers count the same. Guessing
 * from many networks uses up the number's attempts but not those of networks that have opened it before: otherwise
 * anybody could lock applicants out. Only failed comparisons count. Throws `tooManyRequests`.
 */
export async function tryNumber(
  services: Needs,
  number: string,
  address: string,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const { database, clock } = services;
  const { source, known, number: all } = keysOf(services, number, address);
  const arrival = await arriveIfKnown(database, known, clock.now());
  const isRight = await withinSource(services, source, async () => {
    if (!arrival) return withinSource(services, all, compare);
    const turn = await compareInTurn(services, arrival, compare);
    if (turn.is === "waits") throw new SourceWaits();
    return turn.is === "right";
  }).catch((error: unknown) => {
    throw error instanceof SourceWaits ? new Failure("tooManyRequests", { retryAfter: BUSY_SECONDS }) : error;
  });
  if (isRight) await knowNetwork(services, number, address);
  return isRight;
}
