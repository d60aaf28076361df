import { sql } from "kysely";
import { DAY } from "../../../contract/date/durations.ts";
import { Failure } from "../../../contract/errors.ts";
import type { Database, DatabaseTransaction, Queryable } from "../../../server/database/database.ts";
import { inTransactionOnce } from "../../../server/http/answer/idempotency.ts";
import { networkOf } from "../../../server/http/connection/network-of.ts";
import type { RequestContext } from "../../../server/http/route.ts";
import { newToken, tokenHash } from "../../../server/secrets/random-token.ts";
import type { Services } from "../../../server/services.ts";
import type { ApplicationTables } from "../application-tables.server.ts";

/** Forms per network and day; generous, as one office behind one address may help many growers. */
const MAX_TICKETS = 60;

export const momentBefore = (now: number, age: number): string => new Date(now - age).toISOString();

/** Hash of the ticket, stored in its place: a leaked database dump does not allow uploads. */
export const ticketId = ({ secrets }: Pick<Services, "secrets">, ticket: string): string =>
  tokenHash(secrets.tokenKey, `application draft:${ticket}`);

/** Serializes a network's counts until the commit, so that concurrent requests cannot exceed a quota. */
export const holdNetwork = (trx: DatabaseTransaction, network: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`application:${network}`}))`.execute(trx.as<unknown>());

/** Issues a ticket for one form. Throws `tooManyRequests`. */
export async function issueTicket(
  services: Services,
  { address, idempotencyKey }: Pick<RequestContext, "address" | "idempotencyKey">,
): Promise<{ draft: string }> {
  const { clock, database } = services;
  const network = networkOf(address);
  const ticket = newToken();
  return inTransactionOnce(database, idempotencyKey, async (trx) => {
    await holdNetwork(trx, network);
    const db = trx.as<ApplicationTables>();
    const { begun } = await db
      .selectFrom("application_draft")
      .select(({ fn }) => fn.countAll<number>().as("begun"))
      .where("network", "=", network)
      .where("created_at", ">", momentBefore(clock.now(), DAY))
      .executeTakeFirstOrThrow();
    if (begun >= MAX_TICKETS) throw new Failure("tooManyRequests", { retryAfter: 3600 });
    const id = ticketId(services, ticket);
    const created_at = new Date(clock.now()).toISOString();
    await db.insertInto("application_draft").values({ id, network, created_at, application_id: null }).execute();
    return { draft: ticket };
  });
}

/** The row of a valid ticket, else undefined. `isLocked` locks its row until the commit. */
export async function ticketOf(
  on: Queryable,
  services: Pick<Services, "clock" | "secrets">,
  ticket: string,
  isLocked = false,
) {
  let query = on
    .as<ApplicationTables>()
    .selectFrom("application_draft")
    .selectAll()
    .where("id", "=", ticketId(services, ticket))
    .where("created_at", ">", momentBefore(services.clock.now(), DAY));
  if (isLocked) query = query.forUpdate();
  return query.executeTakeFirst();
}

/** Deletes tickets a day after they expired. */
export async function sweepTickets(database: Database, now: number): Promise<void> {
  await database
    .as<ApplicationTables>()
    .deleteFrom("application_draft")
    .where("created_at", "<", momentBefore(now, 2 * DAY))
    .execute();
}
