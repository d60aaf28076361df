import { sql } from "kysely";
import { repositoryOf, type RepositoryServices } from "../../crud/repository/repository.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Services } from "../../server/services.ts";
import { runWhenDue } from "../../server/run-when-due.ts";
import { deliverWaiting, DELIVERY_WAITS } from "./batches.server.ts";
import { message } from "./message.ts";
import { returnToDraft, refusedNow } from "./return-to-draft.server.ts";
import { sendNow } from "./send.server.ts";

const AFTER_WRITE = 1_000; // ms; a message must be sent within five seconds of its time
const AT_ONCE = 20; // messages read in one query

interface Waiting {
  readonly message: {
    readonly id: string;
    readonly state: string;
    readonly scheduled_at: string | null;
    readonly updated_by: string | null;
    readonly deleted_at: string | null;
  };
}

/** Who scheduled a message. Its last author may be somebody who replaced a picture in it since. */
async function schedulerOf(
  trx: DatabaseTransaction,
  { id, updated_by: lastAuthor }: Pick<Waiting["message"], "id" | "updated_by">,
): Promise<string | null> {
  const { rows } = await sql<{ by_id: string | null }>`
    select by_id from audit_log where module = ${message.path} and record_id = ${id} and action = 'schedule'
    order by position desc limit 1`.execute(trx.as<unknown>());
  return rows[0]?.by_id ?? lastAuthor;
}

interface Due {
  readonly id: string;
  /** As the database writes it: a `Date` would lose its microseconds. */
  readonly at: string;
}
const FIRST: Due = { id: "", at: "-infinity" };

/**
 * Sends scheduled messages that are due, the earliest first. Instances skip rows that another one has locked. Rejects at
 * the end if some were not sent.
 */
export async function sendDue(
  services: RepositoryServices & Pick<Services, "log">,
  signal?: AbortSignal,
): Promise<void> {
  const { clock, database, log } = services;
  const now = new Date(clock.now()).toISOString();
  const dueAfter = async (last: Due): Promise<Due[]> => {
    const { rows } = await sql<Due>`select id, scheduled_at::text as at from message
      where state = 'scheduled' and deleted_at is null and scheduled_at <= ${now}::timestamptz
        and (scheduled_at, id) > (${last.at}::timestamptz, ${last.id})
      order by scheduled_at, id limit ${AT_ONCE}`.execute(database.as<unknown>());
    return rows;
  };
  const repository = repositoryOf(message, services);
  const sendOne = (id: string) =>
    inTransaction(database, async (trx) => {
      const [free] = await trx
        .as<Waiting>()
        .selectFrom("message")
        .select(["id", "updated_by"])
        .where("id", "=", id)
        .where("state", "=", "scheduled")
        .where("deleted_at", "is", null)
        .forUpdate()
        .skipLocked()
        .execute();
      if (!free) return;
      const [row] = await repository.lock(trx, [id]);
      if (!row) return;
      const authorId = await schedulerOf(trx, free);
      const why = authorId === null ? undefined : await refusedNow(trx, authorId, row);
      if (authorId !== null && why) await returnToDraft(trx, services, repository, row, { authorId, why });
      else await sendNow(trx, services, repository, row, { caller: null, by: authorId });
    });
  let failures = 0;
  // Messages that fail, however many, must not hold up those after them.
  for (let due = await dueAfter(FIRST); due.length > 0; due = await dueAfter(due.at(-1)!)) {
    if (signal?.aborted) return;
    for (const { id } of due)
      await sendOne(id).catch((error: unknown) => {
        failures += 1;
        log.warn({ err: error, message: id }, "a scheduled message was not sent");
      });
  }
  if (failures > 0) throw new Error(`${failures} scheduled messages were not sent`);
}

/**
 * Time in ms at which there is work again; undefined if no message is scheduled and all deliveries are complete. With
 * `after`, when the first message after that moment is to be sent.
 */
async function nextToSend({ database }: Pick<Services, "database">, after?: number): Promise<number | undefined> {
  const { rows } = await sql<{ next: number | null }>`
    select case when ${after === undefined}::boolean and exists (select 1 from notification where delivered_to is not null) then 0
      else (select extract(epoch from min(scheduled_at)) * 1000 from message
        where state = 'scheduled' and deleted_at is null and scheduled_at > ${new Date(after ?? 0).toISOString()}::timestamptz)
      end::float8 as next`.execute(database.as<unknown>());
  return rows[0]?.next ?? undefined;
}

/**
 * Sends scheduled messages at their times and continues unfinished deliveries, at the start also those a former process
 * left. Returns the function that stops it.
 */
export function startSending(services: RepositoryServices & Pick<Services, "log">): () => Promise<void> {
  const { changes, clock, log } = services;
  const failed = (error: unknown) => log.warn({ err: error }, "sending what waits failed");
  const look = async (signal: AbortSignal) => {
    // A failure of one must not prevent the other.
    const failures: unknown[] = [];
    await sendDue(services, signal).catch((error: unknown) => failures.push(error));
    await deliverWaiting(services, signal).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join("; "));
    return nextToSend(services);
  };
  const { lookWithin, stop } = runWhenDue(clock, look, failed, (moment) => nextToSend(services, moment));
  lookWithin(0);
  const stops = [
    changes.on(DELIVERY_WAITS, () => lookWithin(0)),
    changes.on(message.table, () => lookWithin(AFTER_WRITE)),
  ];
  return () => {
    for (const stopListening of stops) stopListening();
    return stop();
  };
}
