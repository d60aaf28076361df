import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Reply } from "../../contract/endpoint.ts";
import { invalidField } from "../../contract/errors.ts";
import type { Filter, ListQuery } from "../../contract/list-query.ts";
import { int, moment } from "../../contract/scalars.ts";
import { ISSUES } from "../../contract/validation.ts";
import type { Queryable } from "../../server/database/database.ts";
import { escapeLike } from "../../server/database/escape-like.ts";
import type { Caller } from "../../server/http/route.ts";
import { type AttachmentRow, shownPath, thumbnailKey } from "../upload/upload.server.ts";
import { peopleSeenBy } from "../user/user.server.ts";
import type { fileCalls, StoredPicture } from "./file.ts";
import { type PictureColumn, usedPaths } from "./picture-columns.server.ts";

export type Listed = AttachmentRow & { readonly owner_name: string | null };

export const shown = (row: Listed): StoredPicture => ({
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

const OWNER = sql`coalesce(nullif(account.real_name, ''), account.username)`;
/**
 * SQL `from` and `where` of the stored pictures the caller may see: their own and those of users in their data scope (AZ-05, AZ-06).
 * Further conditions may refer to `attachment` and `account`.
 */
export const picturesFor = (caller: Caller): RawBuilder<unknown> => sql`
  from attachment left join account on account.id = attachment.created_by
  where attachment.stored_at is not null and attachment.deleted_at is null
    and (attachment.created_by = ${caller.userId} or ${peopleSeenBy(caller)})`;
export const PICTURE = sql`attachment.*, ${OWNER} as owner_name`;

interface Comparable {
  readonly column: RawBuilder<unknown>;
  readonly schema: z.ZodType;
  readonly cast: string;
}
const COMPARED: Readonly<Record<string, Comparable>> = {
  createdAt: { column: sql`attachment.created_at`, schema: moment, cast: "timestamptz" },
  fileSize: { column: sql`attachment.file_size`, schema: int(0), cast: "bigint" },
  fileExtension: { column: sql`attachment.file_extension`, schema: z.string(), cast: "text" },
  ownerId: { column: sql`attachment.created_by`, schema: z.string(), cast: "text" },
};
const SIGNS: Partial<Record<Filter["operator"], string>> = { eq: "=", ge: ">=", gt: ">", le: "<=", lt: "<" };
const SORTED: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql`attachment.id`,
  createdAt: sql`attachment.created_at`,
  fileSize: sql`attachment.file_size`,
  fileName: sql`attachment.file_name`,
};

/** Throws `invalidInput` for an unknown field, operator or value. */
function conditionOf({ field, operator, values }: Filter, places: readonly PictureColumn[]): RawBuilder<unknown> {
  const refuse = () => invalidField(`query.${field}||${operator}`, ISSUES.unknownFilter);
  if (field === "isUnused") {
    if (operator !== "eq" || (values[0] !== "1" && values[0] !== "0")) throw refuse();
    const isUsed = sql`'/file/' || attachment.storage_key in (${usedPaths(places)})`;
    return values[0] === "1" ? sql`not (${isUsed})` : sql`(${isUsed})`;
  }
  const compared = COMPARED[field];
  const sign = SIGNS[operator];
  const read = compared && z.safeDecode(compared.schema, values[0] ?? "");
  if (!compared || !sign || !read?.success) throw refuse();
  return sql`${compared.column} ${sql.raw(sign)} ${read.data}::${sql.raw(compared.cast)}`;
}

export async function listPictures(
  on: Queryable,
  { page, pageSize, sort, filters, search }: ListQuery,
  places: readonly PictureColumn[],
  caller: Caller,
): Promise<Reply<typeof fileCalls.list>> {
  const conditions = filters.map((filter) => conditionOf(filter, places));
  if (search) {
    const pattern = `%${escapeLike(search)}%`;
    conditions.push(
      sql`(attachment.file_name ilike ${pattern} or account.real_name ilike ${pattern} or account.username ilike ${pattern})`,
    );
  }
  const where = sql.join([picturesFor(caller), ...conditions], sql` and `);
  const order = sort.flatMap(({ field, isDescending }) => {
    const column = SORTED[field];
    return column ? [sql`${column} ${sql.raw(isDescending ? "desc" : "asc")}`] : [];
  });
  const db = on.as<unknown>();
  const { rows } = await sql<Listed>`select ${PICTURE} ${where}
    order by ${sql.join([...order, sql`attachment.created_at desc`, sql`attachment.id desc`])}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const counted = await sql<{ total: number; bytes: string | null }>`
    select count(*) as total, sum(attachment.file_size) as bytes ${where}`.execute(db);
  const [{ total, bytes } = { total: 0, bytes: null }] = counted.rows;
  return { rows: rows.map(shown), total, bytes: Number(bytes ?? 0), page, pageSize };
}
