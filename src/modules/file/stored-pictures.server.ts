import { sql } from "kysely";
import type { Arguments, Reply } from "../../contract/endpoint.ts";
import { Failure } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import { PICTURES_PER_PAGE, storedPictures, type ChosenPicture } from "../../contract/files/stored-pictures.ts";
import type { Module } from "../../crud/define-module.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { Queryable } from "../../server/database/database.ts";
import { escapeLike } from "../../server/database/escape-like.ts";
import { refuseStale } from "../../server/database/refuse-stale.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { UPLOAD_PLACE } from "../upload/upload.ts";
import { basePathsOf, shownPath, writablePlaces, type AttachmentTables } from "../upload/upload.server.ts";
import { FILES_PAGE } from "./file.ts";
import { isCalled, PICTURE, picturesFor, storedPictureOf, wordsOf, type ListedPicture } from "./list.server.ts";
import { PICTURE_CHANGED } from "./replace.server.ts";
import { changeStamp } from "../../server/database/stamps.ts";

/**
 * Folders whose pictures visitors see as soon as a published record shows them, so that choosing from them reveals
 * nothing private.
 */
const publicPlaces = (modules: readonly Module[]): string[] => [
  ...new Set(modules.flatMap((module) => ("publishedAt" in module.fields ? basePathsOf(module) : []))),
];

const isSeenByRight = (caller: Caller): boolean => hasAny(caller.permissions, "sys:file:list");

/** Pictures that the caller sees anyway: those of the list of files, without the right to it their own (AZ-05). */
const seenBy = (caller: Caller) =>
  isSeenByRight(caller)
    ? picturesFor(caller)
    : sql`${picturesFor(caller)} and attachment.created_by = ${caller.userId}`;

const mayDescribe = (row: ListedPicture, caller: Caller): boolean =>
  row.created_by === caller.userId || (isSeenByRight(caller) && hasAny(caller.permissions, "sys:file:update"));

function chosen(row: ListedPicture, caller: Caller): ChosenPicture {
  const { id, version, fileName, filePath, thumbPath, width, height } = storedPictureOf(row);
  const isDescribable = mayDescribe(row, caller);
  return { id, version, fileName, filePath, thumbPath, width, height, ...wordsOf(row), isDescribable };
}

const LIKE = 0.25; // share by which the proportions may differ: cropping leaves most of such a picture
/** True for a picture of about the proportions. */
function fits(shape: string) {
  const [wide = 1, high = 1] = shape.split("/").map(Number);
  return sql`attachment.height > 0
    and abs(attachment.width::float8 * ${high}::float8 / (attachment.height * ${wide}::float8) - 1) < ${LIKE}::float8`;
}

async function list(
  on: Queryable,
  open: readonly string[],
  place: string,
  { shape, search, page = 1 }: Pick<Arguments<typeof storedPictures.list>, "shape" | "search" | "page">,
  caller: Caller,
): Promise<Reply<typeof storedPictures.list>> {
  // What somebody uploads by the tool of the top bar goes into everybody's folder; of others it may be anything.
  const conditions = [
    sql`attachment.content_type like 'image/%'`,
    sql`(attachment.base_path = any(${open}::text[])
      or (attachment.base_path = ${UPLOAD_PLACE} and attachment.created_by = ${caller.userId}))`,
  ];
  if (search) {
    conditions.push(isCalled(`%${escapeLike(search)}%`));
  }
  const where = sql.join([seenBy(caller), ...conditions], sql` and `);
  const db = on.as<unknown>();
  const { rows } = await sql<ListedPicture>`select ${PICTURE} ${where}
    order by ${shape === undefined ? sql`` : sql`(${fits(shape)}) desc,`} attachment.base_path = ${place} desc, attachment.created_at desc, attachment.id desc
    limit ${PICTURES_PER_PAGE} offset ${(page - 1) * PICTURES_PER_PAGE}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${where}`.execute(db);
  return { rows: rows.map((row) => chosen(row, caller)), total: counted.rows[0]?.total ?? 0 };
}

/** Throws `notFound` for a picture that the caller does not see, `notPermitted` for one they see and may not change. */
async function describe(
  services: Services,
  { id, version, alt, altEn, altLo, tags }: Arguments<typeof storedPictures.describe>,
  caller: Caller,
): Promise<ChosenPicture> {
  const { clock, database } = services;
  return inTransaction(database, async (trx) => {
    const read = async (): Promise<ListedPicture> => {
      const { rows } = await sql<ListedPicture>`select ${PICTURE} ${seenBy(caller)} and attachment.id = ${id}`.execute(
        trx.as<unknown>(),
      );
      if (!rows[0]) throw new Failure("notFound");
      return rows[0];
    };
    await sql`select 1 from attachment where id = ${id} for update`.execute(trx.as<unknown>());
    const before = await read();
    if (!mayDescribe(before, caller)) throw new Failure("notPermitted");
    await refuseStale(version, { version: before.version, current: () => chosen(before, caller) });
    await trx
      .as<AttachmentTables>()
      .updateTable("attachment")
      .set({
        alt,
        alt_en: altEn,
        alt_lo: altLo,
        tags,
        ...changeStamp(clock.now(), caller.userId, before),
      })
      .where("id", "=", id)
      .execute();
    const entry = {
      action: "update",
      module: FILES_PAGE.path,
      recordId: id,
      title: before.file_name,
      before: wordsOf(before),
      after: { filePath: shownPath(before.storage_key), alt, altEn, altLo, tags },
    };
    await recordAudit(trx, services, caller, [entry]);
    await services.changes.announce(trx, PICTURE_CHANGED);
    return chosen(await read(), caller);
  });
}

/** Routes by which a field takes a stored picture; `modules` are all declared modules. */
export function storedRoutes(services: Services, modules: readonly Module[]): Route[] {
  const placeFor = writablePlaces(modules);
  const open = publicPlaces(modules);
  return routes(storedPictures, {
    list: ({ basePath, ...asked }, { caller }) =>
      list(services.database, open, placeFor(caller, basePath), asked, caller),
    describe: (asked, { caller }) => describe(services, asked, caller),
  });
}
