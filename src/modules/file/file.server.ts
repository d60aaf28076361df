import { sql } from "kysely";
import { DAY } from "../../contract/date/durations.ts";
import { recordsOf, type RecordToChange } from "../../contract/optimistic-locking.ts";
import { Failure } from "../../contract/errors.ts";
import type { Reply } from "../../contract/endpoint.ts";
import { hasAny } from "../../contract/permission.ts";
import { enumerated, type Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { Queryable } from "../../server/database/database.ts";
import { refuseStale } from "../../server/database/refuse-stale.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route, type SignedInContext } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { type AttachmentTables, QUOTA, shownPath, usedQuota } from "../upload/upload.server.ts";
import { fileCalls, type PictureUse } from "./file-calls.ts";
import { FILES_PAGE } from "./file.ts";
import {
  countPictures,
  listPictures,
  type ListedPicture,
  PICTURE,
  picturesFor,
  storedPictureOf,
  wordsOf,
} from "./list.server.ts";
import { type PictureColumn, pictureColumnsOf, type Use, usesOf } from "./picture-columns.server.ts";
import { type MovedTables, removeStored, replacePicture } from "./replace.server.ts";
import { FILE_CALL_TEXTS } from "./texts.ts";

export { fileAccess } from "./access.server.ts";

const MAX_NAMED = 3; // uses that a refusal names

/** Routes of uploaded pictures; `modules` are all declared modules, whose records may show pictures. */
export function fileRoutes(services: Services, modules: readonly Module[]): Route[] {
  const { database } = services;
  const places = pictureColumnsOf(modules);
  return routes(fileCalls, {
    list: (query, { caller }) => listPictures(database, query, places, caller),
    counts: (asked, { caller }) => countPictures(database, asked, places, caller),
    one: ({ id }, { caller, language }) => details(services, places, id, caller, language),
    replace: async ({ id, version }, context) => {
      const { caller } = context;
      const before = await pictureOf(database, id, caller);
      await refuseStalePicture(version, before);
      await replacePicture(services, places, before, context, async (trx) =>
        storedPictureOf(await pictureOf(trx, id, caller)),
      );
      return storedPictureOf(await pictureOf(database, id, caller));
    },
    remove: (asked, context) => remove(services, places, [asked], context),
    removeMany: (asked, context) => remove(services, places, recordsOf(asked), context),
  });
}

const refuseStalePicture = (asked: number | undefined, row: ListedPicture): Promise<void> =>
  refuseStale(asked, { version: row.version, current: () => storedPictureOf(row) });

/** Throws `notFound`, also for a malformed id (AZ-05). */
async function pictureOf(on: Queryable, id: string, caller: Caller): Promise<ListedPicture> {
  const { rows } = await sql<ListedPicture>`select ${PICTURE} ${picturesFor(caller)} and attachment.id = ${id}`.execute(
    on.as<unknown>(),
  );
  if (!rows[0]) throw new Failure("notFound");
  return rows[0];
}

// Title and address of a record are shown only to users who may list all records of its module (AZ-05), its kind to
// everybody.
const shownUse = ({ place, titles, address, isInBin }: Use, caller: Caller, language: Language): PictureUse => {
  const mayList =
    place.table === "setting"
      ? hasAny(caller.permissions, "sys:setting:list")
      : caller.scope === undefined &&
        hasAny(caller.permissions, place.module ? permissionFor(place.module, "list") : "sys:message:list");
  return {
    address: mayList ? address : "",
    place: place.title[language],
    title: mayList ? titles[language] : "",
    isInBin,
  };
};

async function details(
  { database }: Services,
  places: readonly PictureColumn[],
  id: string,
  caller: Caller,
  language: Language,
): Promise<Reply<typeof fileCalls.one>> {
  const row = await pictureOf(database, id, caller);
  const uses = await usesOf(database, places, shownPath(row.storage_key));
  const used = await usedQuota(database, row.created_by);
  return {
    ...storedPictureOf(row),
    ...wordsOf(row),
    uses: uses.map((use) => shownUse(use, caller, language)),
    quota: { ...used, mostFiles: QUOTA.files, mostBytes: QUOTA.bytes, isCounted: row.is_counted },
  };
}

const usesText = (uses: readonly Use[], caller: Caller, language: Language): string => {
  const named = uses.slice(0, MAX_NAMED).map((use) => {
    const { place, title } = shownUse(use, caller, language);
    return title === "" ? place : `${place} · ${title}`;
  });
  return `${enumerated([...new Set(named)], language)}${uses.length > MAX_NAMED ? FILE_CALL_TEXTS.others[language] : ""}`;
};

/**
 * Deletes for good, without a recycle bin: a public picture must be gone once it is removed. Throws `inUse` naming
 * uses.
 */
async function remove(
  services: Services,
  places: readonly PictureColumn[],
  asked: readonly RecordToChange[],
  { caller, language }: SignedInContext,
): Promise<null> {
  const { clock, database } = services;
  const ids = [...new Set(asked.map(({ id }) => id))];
  const removed = await inTransaction(database, async (trx) => {
    const db = trx.as<AttachmentTables>();
    const rows = await db
      .selectFrom("attachment")
      .selectAll()
      .where("id", "in", ids)
      .where("stored_at", "is not", null)
      .where("deleted_at", "is", null)
      .orderBy("id")
      .forUpdate()
      .execute();
    if (rows.length !== ids.length) throw new Failure("notFound");
    for (const { id, version } of asked) await refuseStalePicture(version, await pictureOf(trx, id, caller));
    for (const row of rows) {
      const uses = await usesOf(trx, places, shownPath(row.storage_key));
      if (uses.length > 0)
        throw new Failure("inUse", {
          words: FILE_CALL_TEXTS.used,
          parameters: { places: `${row.file_name}: ${usesText(uses, caller, language)}` },
        });
    }
    const at = new Date(clock.now()).toISOString();
    await db
      .updateTable("attachment")
      .set({ deleted_at: at, updated_at: at, updated_by: caller.userId })
      .where("id", "in", ids)
      .execute();
    const entries = rows.map((row) => ({
      action: "delete",
      module: FILES_PAGE.path,
      recordId: row.id,
      title: row.file_name,
      before: { filePath: shownPath(row.storage_key), fileSize: row.file_size },
    }));
    await recordAudit(trx, services, caller, entries);
    return rows;
  });
  for (const row of removed) await forget(services, row);
  return null;
}

type Removed = { readonly id: string; readonly storage_key: string };

/** Deletes the file before the row, so that a failure leaves a row for the sweep. */
async function forget(services: Pick<Services, "database" | "log" | "storage">, row: Removed): Promise<void> {
  if (!(await removeStored(services, row.storage_key))) return;
  const db = services.database.as<AttachmentTables & MovedTables>();
  await db.deleteFrom("moved_file").where("moved_to", "=", row.storage_key).execute();
  await db.deleteFrom("attachment").where("id", "=", row.id).where("deleted_at", "is not", null).execute();
}

/** Finishes removals and replacements that a storage failure or a crash interrupted. */
export async function sweepFiles(services: Services): Promise<void> {
  const { clock, database } = services;
  const db = database.as<AttachmentTables & MovedTables>();
  const removed = await db
    .selectFrom("attachment")
    .select(["id", "storage_key"])
    .where("deleted_at", "is not", null)
    .limit(600)
    .execute();
  for (const row of removed) await forget(services, row);
  const moved = await db
    .selectFrom("moved_file")
    .select("storage_key")
    .where("at", ">", new Date(clock.now() - DAY).toISOString())
    .execute();
  for (const { storage_key } of moved) await removeStored(services, storage_key);
}
