import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import { z } from "zod";
import type { Counts } from "../../contract/counts.ts";
import type { Reply } from "../../contract/endpoint.ts";
import { invalidField } from "../../contract/errors.ts";
import type { Filter, ListQuery } from "../../contract/list-query.ts";
import { flag } from "../../contract/scalars.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import { countValues } from "../../crud/counts/count-values.server.ts";
import type { CountsAsked } from "../../crud/counts/counts-call.ts";
import { columnConditions, columnOrder, type ListColumns } from "../../fields/list-columns.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import { escapeLike } from "../../server/database/escape-like.ts";
import type { Caller } from "../../server/caller.ts";
import { type AttachmentRow, shownPath, thumbnailKey } from "../upload/upload.server.ts";
import { peopleSeenBy } from "../user/user.server.ts";
import { SIZE_LIMITS } from "./file-list.ts";
import type { fileCalls, StoredPicture } from "./file-calls.ts";
import { type PictureColumn, usedPaths } from "./picture-columns.server.ts";

export type ListedPicture = AttachmentRow & { readonly owner_name: string | null };

export const storedPictureOf = (row: ListedPicture): StoredPicture => ({
  id: row.id,
  version: row.version,
  fileName: row.file_name,
  filePath: shownPath(row.storage_key),
  thumbPath: shownPath(row.has_thumbnail ? thumbnailKey(row.storage_key) : row.storage_key),
  fileExtension: row.file_extension,
  fileSize: row.file_size,
  width: row.width,
  height: row.height,
  ownerId: row.created_by,
  ownerName: row.owner_name ?? "",
  createdAt: row.created_at,
});

const SIZE_CLASS = sql`case ${sql.join(
  Object.entries(SIZE_LIMITS).map(([name, limit]) => sql`when attachment.file_size < ${limit}::int then ${name}::text`),
  sql` `,
)} else 'huge' end`;
const OWNER = sql`coalesce(nullif(account.real_name, ''), account.username)`;
/**
 * SQL `from` and `where` of the stored pictures the caller may see: their own and those of users in their data scope
 * (AZ-05, AZ-06). Further conditions may refer to `attachment` and `account`.
 */
export const picturesFor = (caller: Caller): RawBuilder<unknown> => sql`
  from attachment left join account on account.id = attachment.created_by
    cross join lateral (select ${SIZE_CLASS} as size_class, ${OWNER} as owner) told
  where attachment.stored_at is not null and attachment.deleted_at is null
    and (attachment.created_by = ${caller.userId} or ${peopleSeenBy(caller)})`;
export const PICTURE = sql`attachment.*, told.owner as owner_name`;

/** True for a picture with the pattern in its file's name or its words. */
export const isCalled = (pattern: string): RawBuilder<unknown> =>
  sql`(${sql.join(
    ["file_name", "alt", "alt_en", "alt_lo", "tags"].map(
      (name) => sql`${sql.ref(`attachment.${name}`)} ilike ${pattern}`,
    ),
    sql` or `,
  )})`;

/** Texts that describe a picture. */
export const wordsOf = ({ alt, alt_en: altEn, alt_lo: altLo, tags }: ListedPicture) => ({ alt, altEn, altLo, tags });

const COLUMNS: ListColumns = {
  id: { column: "attachment.id", type: "text" },
  createdAt: { column: "attachment.created_at", type: "timestamptz" },
  fileSize: { column: "attachment.file_size", type: "integer" },
  fileName: { column: "attachment.file_name", type: "text" },
  fileExtension: { column: "attachment.file_extension", type: "text" },
  ownerId: { column: "attachment.created_by", type: "text" },
  uploadedAt: { column: "attachment.created_at", type: "timestamptz" },
  sizeClass: { column: "told.size_class", type: "text" },
};
const ORDERED: ListColumns = {
  ...COLUMNS,
  sizeClass: { column: "attachment.file_size", type: "integer" },
  ownerId: { column: "told.owner", type: "text" },
};

const isUsed = (places: readonly PictureColumn[]) =>
  sql<SqlBool>`('/file/' || attachment.storage_key in (${usedPaths(places)}))`;

/** `isUnused` is one or several of 1 and 0. Throws `invalidInput` for anything else. */
function usage({ operator, values }: Filter, places: readonly PictureColumn[]): Expression<SqlBool> {
  const asked = values.map((value) => z.safeDecode(flag, value as "1").data);
  if ((operator !== "eq" && operator !== "in") || asked.includes(undefined))
    throw invalidField(`query.isUnused||${operator}`, VALIDATION_TEXTS.unknownFilter);
  if (asked.includes(true) && asked.includes(false)) return sql<SqlBool>`true`;
  return asked[0] ? sql<SqlBool>`not ${isUsed(places)}` : isUsed(places);
}

function foundPictures({ filters, search }: ListQuery, places: readonly PictureColumn[], caller: Caller) {
  const isUsage = ({ field }: Filter) => field === "isUnused";
  const conditions = [
    ...columnConditions(
      COLUMNS,
      filters.filter((filter) => !isUsage(filter)),
    ),
    ...filters.filter(isUsage).map((filter) => usage(filter, places)),
  ];
  if (search) {
    const pattern = `%${escapeLike(search)}%`;
    conditions.push(
      sql`(${isCalled(pattern)} or account.real_name ilike ${pattern} or account.username ilike ${pattern})`,
    );
  }
  return sql`${sql.join([picturesFor(caller), ...conditions], sql` and `)}`;
}

const HELD: Readonly<Record<string, RawBuilder<unknown>>> = {
  fileExtension: sql.ref("attachment.file_extension"),
  sizeClass: sql.ref("told.size_class"),
  ownerId: sql.ref("attachment.created_by"),
};

export async function countPictures(
  on: Queryable,
  { by, of }: CountsAsked,
  places: readonly PictureColumn[],
  caller: Caller,
): Promise<Counts> {
  const held = by === "isUnused" ? sql`not ${isUsed(places)}` : HELD[by];
  if (!held) throw invalidField("by", VALIDATION_TEXTS.unknownFilter);
  return countValues(on, { held, from: foundPictures(of, places, caller) });
}

export async function listPictures(
  on: Queryable,
  query: ListQuery,
  places: readonly PictureColumn[],
  caller: Caller,
): Promise<Reply<typeof fileCalls.list>> {
  const { page, pageSize, sort } = query;
  const where = foundPictures(query, places, caller);
  const db = on.as<unknown>();
  const { rows } = await sql<ListedPicture>`select ${PICTURE} ${where}
    order by ${sql.join([...columnOrder(ORDERED, sort), sql`attachment.created_at desc`, sql`attachment.id desc`])}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const counted = await sql<{ total: number; bytes: string | null }>`
    select count(*) as total, sum(attachment.file_size) as bytes ${where}`.execute(db);
  const [{ total, bytes } = { total: 0, bytes: null }] = counted.rows;
  return { rows: rows.map(storedPictureOf), total, bytes: Number(bytes ?? 0), page, pageSize };
}
