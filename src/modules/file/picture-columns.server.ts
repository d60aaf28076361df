import { sql, type RawBuilder } from "kysely";
import type { Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { recordAddress } from "../../crud/record/record-address.ts";
import { recordTitles } from "../../crud/record/record-title.ts";
import { SOURCE_LANGUAGE } from "../../fields/translated-text/source-language.ts";
import { columnOf } from "../../crud/record/columns.server.ts";
import type { FieldKind } from "../../fields/field.ts";
import { KIND_TRAITS } from "../../fields/kind-traits.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Viewers } from "../../server/http/files/file-access.ts";
import { FILE_CALL_TEXTS } from "./texts.ts";

const MAX_USES = 50; // listed for each column

/** A column that can show a picture. */
export interface PictureColumn {
  /** Absent for tables without a module. */
  readonly module?: Module;
  /** Name of the module's property. */
  readonly property?: string;
  readonly title: Words;
  readonly table: string;
  readonly column: string;
  /** True if the column can hold several paths, or paths within a text. */
  readonly hasSeveral: boolean;
  /** Audience of the pictures in the column. */
  readonly viewers: Viewers;
}

/** Tables whose pictures visitors may see, besides those of published modules (AZ-17). */
const VIEWERS: Readonly<Record<string, Viewers>> = {
  account: "everybody",
  // While its enterprise is published.
  certificate: "visitors",
};
/** A path in plain text is not shown as a picture, so it opens none to the public. */
const viewersOf = (
  { table, fields }: Module,
  { isHtml, isPicture, isDocument }: (typeof KIND_TRAITS)[FieldKind],
): Viewers =>
  !isHtml && !isPicture && !isDocument ? "staff" : "publishedAt" in fields ? "visitors" : (VIEWERS[table] ?? "staff");

export type ModuleColumn = PictureColumn & Required<Pick<PictureColumn, "module" | "property">>;

/** All columns that can show an uploaded picture: of modules, settings, sent messages and drafts. */
export const pictureColumnsOf = (modules: readonly Module[]): PictureColumn[] => [
  ...modules.flatMap((module) =>
    module.properties
      .filter(({ field }) => KIND_TRAITS[field.kind].files !== undefined)
      .map(({ name, field }) => ({
        module,
        property: name,
        title: module.title,
        table: module.table,
        column: columnOf(name),
        hasSeveral: KIND_TRAITS[field.kind].files === "several",
        viewers: viewersOf(module, KIND_TRAITS[field.kind]),
      })),
  ),
  { title: FILE_CALL_TEXTS.settings, table: "setting", column: "value", hasSeveral: false, viewers: "everybody" },
  ...["message", "message_en", "message_lo"].map((column) => ({
    title: FILE_CALL_TEXTS.sent,
    table: "notification",
    column,
    hasSeveral: true,
    viewers: "staff" as const,
  })),
  // Pictures in unsaved drafts are in use too.
  { title: FILE_CALL_TEXTS.unsaved, table: "record_draft", column: "content", hasSeveral: true, viewers: "staff" },
];

/** Page and title column of tables without a module. */
const ADDRESSES: Readonly<Record<string, string>> = {
  setting: "/sys/setting",
  notification: "/sys/message",
  record_draft: "/dashboard",
};
const TITLES: Readonly<Record<string, string>> = { setting: "key", notification: "title", record_draft: "path" };

/** Query of the paths of all shown pictures; it scans each column once, however many pictures there are. */
export const usedPaths = (places: readonly PictureColumn[]): RawBuilder<unknown> =>
  sql.join(
    places.map(({ table, column, hasSeveral }) => {
      const value = sql.ref(column);
      return hasSeveral
        ? sql`select (regexp_matches(${value}, '/file/[a-z0-9/._-]+', 'g'))[1] as path from ${sql.table(table)} where ${value} like '%/file/%'`
        : sql`select ${value} as path from ${sql.table(table)} where ${value} like '/file/%'`;
    }),
    sql` union `,
  );

export const showsPath = ({ column, hasSeveral }: Pick<PictureColumn, "column" | "hasSeveral">, path: string) =>
  hasSeveral ? sql`position(${path} in ${sql.ref(column)}) > 0` : sql`${sql.ref(column)} = ${path}`;

export interface Use {
  readonly place: PictureColumn;
  readonly titles: Words;
  readonly address: string;
  readonly isInBin: boolean;
}

async function usesIn(on: Queryable, place: PictureColumn, path: string): Promise<Use[]> {
  const { module, table } = place;
  const db = on.as<unknown>();
  if (!module) {
    const address = ADDRESSES[table] ?? "/";
    const title = sql.ref(TITLES[table] ?? "id");
    const { rows } = await sql<{ title: string }>`
      select ${title} as title from ${sql.table(table)} where ${showsPath(place, path)} limit ${MAX_USES}`.execute(db);
    return rows.map(({ title: each }) => ({
      place,
      titles: { zh: each, lo: each, en: each },
      address,
      isInBin: false,
    }));
  }
  const shown = new Set([module.recordTitle, SOURCE_LANGUAGE]);
  const names = module.properties.filter(({ fieldName }) => shown.has(fieldName)).map(({ name }) => name);
  const columns = names.map((name) => sql`${sql.ref(columnOf(name))} as ${sql.ref(name)}`);
  const { rows } = await sql<{ id: string; is_in_bin: boolean }>`
    select id, deleted_at is not null as is_in_bin, ${sql.join(columns)} from ${sql.table(table)}
    where ${showsPath(place, path)} order by id limit ${MAX_USES}`.execute(db);
  return rows.map((row) => ({
    place,
    titles: recordTitles(module, row),
    address: row.is_in_bin ? `${module.path}?bin=1` : recordAddress(module, row.id),
    isInBin: row.is_in_bin,
  }));
}

/** The records that show a picture, also those in the recycle bin, which can be restored. */
export async function usesOf(on: Queryable, places: readonly PictureColumn[], path: string): Promise<Use[]> {
  const uses: Use[] = [];
  for (const place of places) uses.push(...(await usesIn(on, place, path)));
  return uses;
}
