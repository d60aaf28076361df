import { sql, type RawBuilder } from "kysely";
import type { Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { recordAddress } from "../../crud/record-address.ts";
import { recordTitles } from "../../crud/record-title.ts";
import { columnOf } from "../../crud/table/columns.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import { FILE_CALL_TEXTS } from "./texts.ts";

/** Kinds of fields whose text is HTML and may hold pictures. */
const HTML = new Set(["rich-text", "long-text"]);
const MOST_SHOWN = 50; // uses of one picture; whether there are any is what matters beyond

/** A column that can show a picture. */
export interface Place {
  /** Absent for what is no module's. */
  readonly module?: Module;
  /** What the module calls the column. */
  readonly property?: string;
  readonly title: Words;
  readonly table: string;
  readonly column: string;
  readonly isHtml: boolean;
}

export type ModulePlace = Place & Required<Pick<Place, "module" | "property">>;

/** Everything that can show an uploaded picture: pictures and HTML of all modules, settings, and messages as they were sent. */
export const placesOf = (modules: readonly Module[]): Place[] => [
  ...modules.flatMap((module) =>
    module.properties
      .filter(({ field }) => field.kind === "image" || HTML.has(field.kind))
      .map(({ name, field }) => ({
        module,
        property: name,
        title: module.title,
        table: module.table,
        column: columnOf(name),
        isHtml: HTML.has(field.kind),
      })),
  ),
  { title: FILE_CALL_TEXTS.settings, table: "setting", column: "value", isHtml: false },
  ...["message", "message_en", "message_lo"].map((column) => ({
    title: FILE_CALL_TEXTS.sent,
    table: "notification",
    column,
    isHtml: true,
  })),
];

/** Paths of all pictures that anything shows, as a query. Every HTML column is read once, however many pictures there are. */
export const usedPaths = (places: readonly Place[]): RawBuilder<unknown> =>
  sql.join(
    places.map(({ table, column, isHtml }) => {
      const value = sql.ref(column);
      return isHtml
        ? sql`select (regexp_matches(${value}, '/file/[a-z0-9/._-]+', 'g'))[1] as path from ${sql.table(table)} where ${value} like '%/file/%'`
        : sql`select ${value} as path from ${sql.table(table)} where ${value} like '/file/%'`;
    }),
    sql` union `,
  );

export const shows = ({ column, isHtml }: Pick<Place, "column" | "isHtml">, path: string) =>
  isHtml ? sql`position(${path} in ${sql.ref(column)}) > 0` : sql`${sql.ref(column)} = ${path}`;

export interface Use {
  readonly place: Place;
  readonly titles: Words;
  readonly address: string;
  readonly isInBin: boolean;
}

async function usesIn(on: Queryable, place: Place, path: string): Promise<Use[]> {
  const { module, table } = place;
  const db = on.as<unknown>();
  if (!module) {
    const address = table === "setting" ? "/sys/setting" : "/sys/message";
    const title = table === "setting" ? sql.ref("key") : sql.ref("title");
    const { rows } = await sql<{ title: string }>`
      select ${title} as title from ${sql.table(table)} where ${shows(place, path)} limit ${MOST_SHOWN}`.execute(db);
    return rows.map(({ title: each }) => ({
      place,
      titles: { zh: each, lo: each, en: each },
      address,
      isInBin: false,
    }));
  }
  const names = module.properties.filter(({ fieldName }) => fieldName === module.recordTitle).map(({ name }) => name);
  const columns = names.map((name) => sql`${sql.ref(columnOf(name))} as ${sql.ref(name)}`);
  const { rows } = await sql<{ id: string; is_in_bin: boolean }>`
    select id, deleted_at is not null as is_in_bin, ${sql.join(columns)} from ${sql.table(table)}
    where ${shows(place, path)} order by id limit ${MOST_SHOWN}`.execute(db);
  return rows.map((row) => ({
    place,
    titles: recordTitles(module, row),
    address: row.is_in_bin ? `${module.path}?bin=1` : recordAddress(module, row.id),
    isInBin: row.is_in_bin,
  }));
}

/** Where a picture is shown. Records in the bin count: they can come back. */
export async function usesOf(on: Queryable, places: readonly Place[], path: string): Promise<Use[]> {
  const uses: Use[] = [];
  for (const place of places) uses.push(...(await usesIn(on, place, path)));
  return uses;
}
