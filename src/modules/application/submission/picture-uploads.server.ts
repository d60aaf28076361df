import { randomUUID } from "node:crypto";
import { DAY, HOUR } from "../../../contract/date/durations.ts";
import { Failure, invalidField } from "../../../contract/errors.ts";
import { limitConcurrency } from "../../../server/concurrency-limit.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import { reencodeImage } from "../../../server/http/files/image-upload.ts";
import { networkOf } from "../../../server/http/connection/network-of.ts";
import { inTransactionOnce } from "../../../server/http/answer/idempotency.ts";
import type { RequestContext } from "../../../server/http/route.ts";
import type { Services } from "../../../server/services.ts";
import { forgetUnstored } from "../../upload/upload.server.ts";
import type { ApplicationTables, PictureRow } from "../application-tables.server.ts";
import { ticketOf, holdNetwork, momentBefore } from "./tickets.server.ts";
import { APPLICATION_PICTURES, shownTo } from "../pictures.server.ts";
import type { ShownPicture } from "../written.ts";
import { REFUSALS } from "../texts.ts";

/** A form holds 37 at most; removed ones count too. */
const MAX_PER_TICKET = 60;
const MAX_PER_NETWORK = 300; // a day
/** Pictures of unsubmitted forms over all networks: at 2 MB each, 4 GB of storage. */
const MAX_UNCLAIMED = 2_000;

/** Strangers together hold one place among the pictures to decode, so that the staff's need wait for one of theirs. */
const oneAtATime = limitConcurrency(1, 32);

async function reserve(services: Services, ticket: string, address: string): Promise<PictureRow> {
  const { clock, database } = services;
  const network = networkOf(address);
  return inTransaction(database, async (trx) => {
    await holdNetwork(trx, network);
    const ticketRow = await ticketOf(trx, services, ticket);
    if (!ticketRow) throw new Failure("notFound", { words: REFUSALS.noDraft });
    const db = trx.as<ApplicationTables>();
    const count = db.selectFrom("application_picture").select(({ fn }) => fn.countAll<number>().as("count"));
    const own = await count.where("draft_id", "=", ticketRow.id).executeTakeFirstOrThrow();
    const near = await count
      .where("network", "=", network)
      .where("created_at", ">", momentBefore(clock.now(), DAY))
      .executeTakeFirstOrThrow();
    if (own.count >= MAX_PER_TICKET || near.count >= MAX_PER_NETWORK)
      throw new Failure("tooManyRequests", { words: REFUSALS.quota, retryAfter: 3600 });
    const all = await count.where("application_id", "is", null).executeTakeFirstOrThrow();
    if (all.count >= MAX_UNCLAIMED) throw new Failure("unavailable");
    const id = randomUUID();
    const at = new Date(clock.now()).toISOString();
    const row: PictureRow = {
      id,
      draft_id: ticketRow.id,
      network,
      application_id: null,
      storage_key: `${APPLICATION_PICTURES}${at.slice(0, 7).replace("-", "")}/${id}`,
      content_type: "",
      file_size: 0,
      width: 0,
      height: 0,
      stored_at: null,
      created_at: at,
    };
    await db.insertInto("application_picture").values(row).execute();
    return row;
  });
}

async function forget({ database, storage }: Services, row: Pick<PictureRow, "id" | "storage_key">): Promise<void> {
  await storage.remove(row.storage_key);
  await database
    .as<ApplicationTables>()
    .deleteFrom("application_picture")
    .where("id", "=", row.id)
    .where("application_id", "is", null)
    .execute();
}

/**
 * Reserves the row before decoding, so that decoding is within the quotas (RL-03, UP-07); then file, then row again
 * (UP-09).
 */
export async function storePicture(
  services: Services,
  ticket: string,
  { files, address, idempotencyKey }: Pick<RequestContext, "files" | "address" | "idempotencyKey">,
): Promise<ShownPicture> {
  const [file] = files;
  if (!file) throw invalidField("file", REFUSALS.noFile);
  const row = await reserve(services, ticket, address);
  try {
    const image = await oneAtATime(() => reencodeImage(file));
    await services.storage.put(row.storage_key, image.bytes, image.contentType);
    const { width, height } = image;
    const size = { content_type: image.contentType, file_size: image.bytes.length, width, height };
    return await inTransactionOnce(services.database, idempotencyKey, async (trx) => {
      await trx
        .as<ApplicationTables>()
        .updateTable("application_picture")
        .set({ ...size, stored_at: new Date(services.clock.now()).toISOString() })
        .where("id", "=", row.id)
        .execute();
      return shownTo(services, { id: row.id, width, height }, "applicant");
    });
  } catch (error) {
    await forgetUnstored(services, row, "application_picture").catch((reason: unknown) =>
      services.log.error({ err: reason, key: row.storage_key }, "An unfinished upload stays for the sweep."),
    );
    throw error;
  }
}

export async function keptPictures(
  services: Services,
  ticket: string,
  ids: readonly string[],
): Promise<ShownPicture[]> {
  const ticketRow = await ticketOf(services.database, services, ticket);
  if (!ticketRow || ids.length === 0) return [];
  const rows = await services.database
    .as<ApplicationTables>()
    .selectFrom("application_picture")
    .select(["id", "width", "height"])
    .where("id", "in", [...ids])
    .where("draft_id", "=", ticketRow.id)
    .where("stored_at", "is not", null)
    .execute();
  return rows.map((row) => shownTo(services, row, "applicant"));
}

/**
 * Assigns pictures to an application. Its former ones become unclaimed pictures of their ticket again: a form may come
 * back to them while the ticket is valid, and the sweep takes them afterwards. Throws `invalidInput` for pictures of
 * another form.
 */
export async function claimPictures(
  trx: DatabaseTransaction,
  ids: readonly string[],
  { applicationId, ticketId }: { readonly applicationId: string; readonly ticketId: string | undefined },
): Promise<void> {
  const db = trx.as<ApplicationTables>();
  await db
    .updateTable("application_picture")
    .set({ application_id: null })
    .where("application_id", "=", applicationId)
    .$if(ids.length > 0, (query) => query.where("id", "not in", [...ids]))
    .execute();
  if (ids.length === 0) return;
  const claimed = await db
    .updateTable("application_picture")
    .set({ application_id: applicationId })
    .where("id", "in", [...ids])
    .where("stored_at", "is not", null)
    .where((row) =>
      row.or([
        row("application_id", "=", applicationId),
        ...(ticketId === undefined
          ? []
          : [row.and([row("application_id", "is", null), row("draft_id", "=", ticketId)])]),
      ]),
    )
    .returning("id")
    .execute();
  if (claimed.length !== new Set(ids).size) throw invalidField("pictures", REFUSALS.picturesGone);
}

/** Deletes unclaimed pictures, at most 200 a run, once their ticket has expired and nobody can claim them. */
export async function sweepPictures(services: Services): Promise<void> {
  const { clock, database } = services;
  const rows = await database
    .as<ApplicationTables>()
    .selectFrom("application_picture")
    .select(["id", "storage_key"])
    .where("application_id", "is", null)
    .where("created_at", "<", momentBefore(clock.now(), DAY + HOUR))
    .limit(200)
    .execute();
  for (const row of rows) await forget(services, row);
}
