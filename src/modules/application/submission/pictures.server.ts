import { randomUUID } from "node:crypto";
import { DAY, HOUR } from "../../../contract/date/durations.ts";
import { Failure, invalidField } from "../../../contract/errors.ts";
import type { SignedLink } from "../../../contract/signed-link.ts";
import type { DatabaseTransaction, Queryable } from "../../../server/database/database.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import { reencodeImage } from "../../../server/http/files/image-upload.ts";
import { networkOf } from "../../../server/http/connection/network-of.ts";
import { inTransactionOnce } from "../../../server/http/answer/idempotency.ts";
import type { RequestContext } from "../../../server/http/route.ts";
import type { SentFile } from "../../../server/http/answer/send-file.ts";
import { isValidLink, signLink } from "../../../server/secrets/signed-link.ts";
import type { Services } from "../../../server/services.ts";
import type { Storage } from "../../../server/storage/storage.ts";
import { forgetUnstored } from "../../upload/upload.server.ts";
import type { ApplicationTables, PictureRow } from "../application-tables.server.ts";
import { ticketOf, holdNetwork, since } from "./tickets.server.ts";
import type { ShownPicture } from "./public-calls.ts";
import { REFUSALS } from "../texts.ts";

/** A form holds 37 at most; removed ones count too. */
const MAX_PER_DRAFT = 60;
const MAX_PER_NETWORK = 300; // a day
/** Pictures of unsubmitted forms over all networks: at 2 MB each, 4 GB of storage. */
const MAX_UNCLAIMED = 2_000;

/** Storage prefix; the public file area never serves it (`withoutApplications`). */
const PREFIX = "application/";

/** The storage as the public file area sees it: without the pictures of applications. */
export const withoutApplications = (storage: Storage): Storage => {
  const isTheirs = (key: string) => key.startsWith(PREFIX) || key.startsWith(`thumb/${PREFIX}`);
  return {
    ...storage,
    get: async (key) => (isTheirs(key) ? null : storage.get(key)),
    has: async (key) => !isTheirs(key) && storage.has(key),
  };
};

/** A signed address, valid for some minutes. `owner` is the user's id or "applicant". */
export const addressOf = ({ env, secrets, clock }: Services, id: string, owner: string): string => {
  const { until, signature } = signLink(secrets.linkKey, id, owner, clock.now());
  const query = new URLSearchParams({ owner, until: String(until), signature });
  return `${env.apiBase}/portal/application/picture/${id}?${query.toString()}`;
};

type Pictured = Pick<PictureRow, "id" | "width" | "height">;
const shownTo = (services: Services, { id, width, height }: Pictured, owner: string): ShownPicture => ({
  id,
  address: addressOf(services, id, owner),
  width,
  height,
});

/** Returns a lookup from picture ids to signed addresses for `owner`; deleted pictures are left out. */
export async function shownPictures(services: Services, applicationId: string, owner: string) {
  const pictures = new Map((await picturesOf(services.database, applicationId)).map((one) => [one.id, one]));
  return (ids: readonly string[]): ShownPicture[] =>
    ids.flatMap((id) => {
      const found = pictures.get(id);
      return found ? [shownTo(services, found, owner)] : [];
    });
}

async function reserve(services: Services, ticket: string, address: string): Promise<PictureRow> {
  const { clock, database } = services;
  const network = networkOf(address);
  return inTransaction(database, async (trx) => {
    await holdNetwork(trx, network);
    const draft = await ticketOf(trx, services, ticket);
    if (!draft) throw new Failure("notFound", { words: REFUSALS.noDraft });
    const db = trx.as<ApplicationTables>();
    const count = db.selectFrom("application_picture").select(({ fn }) => fn.countAll<number>().as("count"));
    const own = await count.where("draft_id", "=", draft.id).executeTakeFirstOrThrow();
    const near = await count
      .where("network", "=", network)
      .where("created_at", ">", since(clock.now()))
      .executeTakeFirstOrThrow();
    if (own.count >= MAX_PER_DRAFT || near.count >= MAX_PER_NETWORK)
      throw new Failure("tooManyRequests", { words: REFUSALS.quota, retryAfter: 3600 });
    const all = await count.where("application_id", "is", null).executeTakeFirstOrThrow();
    if (all.count >= MAX_UNCLAIMED) throw new Failure("unavailable");
    const id = randomUUID();
    const at = new Date(clock.now()).toISOString();
    const row: PictureRow = {
      id,
      draft_id: draft.id,
      network,
      application_id: null,
      storage_key: `${PREFIX}${at.slice(0, 7).replace("-", "")}/${id}`,
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
    const image = await reencodeImage(file);
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
  const draft = await ticketOf(services.database, services, ticket);
  if (!draft || ids.length === 0) return [];
  const rows = await services.database
    .as<ApplicationTables>()
    .selectFrom("application_picture")
    .select(["id", "width", "height"])
    .where("id", "in", [...ids])
    .where("draft_id", "=", draft.id)
    .where("stored_at", "is not", null)
    .execute();
  return rows.map((row) => shownTo(services, row, "applicant"));
}

export const picturesOf = (on: Queryable, applicationId: string): Promise<PictureRow[]> =>
  on
    .as<ApplicationTables>()
    .selectFrom("application_picture")
    .selectAll()
    .where("application_id", "=", applicationId)
    .execute();

/**
 * Assigns pictures to an application and releases its former ones to the sweep. Throws `invalidInput` for pictures of
 * another draft.
 */
export async function claimPictures(
  trx: DatabaseTransaction,
  ids: readonly string[],
  { applicationId, draft }: { readonly applicationId: string; readonly draft: string | undefined },
): Promise<void> {
  const db = trx.as<ApplicationTables>();
  await db
    .updateTable("application_picture")
    .set({ application_id: null, draft_id: null })
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
        ...(draft === undefined ? [] : [row.and([row("application_id", "is", null), row("draft_id", "=", draft)])]),
      ]),
    )
    .returning("id")
    .execute();
  if (claimed.length !== new Set(ids).size) throw invalidField("pictures", REFUSALS.picturesGone);
}

/**
 * The file behind a signed link. Throws `unknownAddress` for a bad or expired signature, `notFound` for a deleted
 * picture.
 */
export async function linkedPicture(services: Services, id: string, link: SignedLink): Promise<SentFile> {
  if (!isValidLink(services.secrets.linkKey, id, link, services.clock.now())) throw new Failure("unknownAddress");
  const row = await services.database
    .as<ApplicationTables>()
    .selectFrom("application_picture")
    .selectAll()
    .where("id", "=", id)
    .where("stored_at", "is not", null)
    .executeTakeFirst();
  const file = row && (await services.storage.get(row.storage_key));
  if (!row || !file) throw new Failure("notFound");
  const ending = row.content_type === "image/png" ? "png" : "jpg";
  return { ...file, name: `${id}.${ending}`, type: row.content_type };
}

/** Deletes unclaimed pictures, at most 200 a run, once their ticket has expired and nobody can claim them. */
export async function sweepPictures(services: Services): Promise<void> {
  const { clock, database } = services;
  const rows = await database
    .as<ApplicationTables>()
    .selectFrom("application_picture")
    .select(["id", "storage_key"])
    .where("application_id", "is", null)
    .where("created_at", "<", since(clock.now(), DAY + HOUR))
    .limit(200)
    .execute();
  for (const row of rows) await forget(services, row);
}
