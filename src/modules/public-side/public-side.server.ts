import { sql, type Expression, type SqlBool } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { PUBLIC_PAGE_SIZE } from "../../contract/public/public-list.ts";
import type { Language } from "../../contract/text.ts";
import { columnOf, type Row } from "../../crud/record/columns.server.ts";
import type { DictionaryField } from "../../fields/dictionary/dictionary.ts";
import { imagePaths } from "../../fields/images/images.ts";
import { routes, type RequestContext, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { isWithin, whereaboutsOf, type Whereabouts } from "../division/division.server.ts";
import { completeLanguages } from "./complete-languages.server.ts";
import { ARRANGED, NEWEST, publicRows, type PublicQuery, type PublicRows } from "./public-rows.server.ts";
import type { PublicSide, PublicTypes } from "./public-side.ts";
import { publicValues } from "./public-values.server.ts";
import { entriesWithCounts } from "./public-words.server.ts";

export { completeLanguages, LANGUAGE_PROPERTIES } from "./complete-languages.server.ts";
export { ARRANGED, isPublished, NEWEST, publicRows, type PublicRows } from "./public-rows.server.ts";
export { htmlOf } from "./public-html.server.ts";
export { entriesWithCounts, namesOf, textOf, wordsOfGroup } from "./public-words.server.ts";

/** The computed members and filters of a module's public side. */
export interface PublicComputed<T extends PublicTypes> {
  /** Computed members of list rows, in order; with one query for all rows. */
  teaser?(rows: readonly Row[], language: Language): Promise<readonly T["computedTeaser"][]>;
  whole?(row: Row, language: Language): Promise<T["computedWhole"]>;
  /**
   * SQL conditions of the computed filters. Totals are cached by them, so a time in one is rounded to the day or
   * minute.
   */
  filters?(asked: T["asked"]): Promise<readonly Expression<SqlBool>[]>;
  /** Other tables that those conditions read. */
  readonly lookedInto?: readonly string[];
}

/** The public side for the module's own server part and for other modules. */
export interface PublicReader<T extends PublicTypes> {
  readonly rows: PublicRows;
  /** The input of a list as conditions. */
  queryOf(asked: T["asked"]): Promise<Pick<PublicQuery, "where" | "search">>;
  teasers(rows: readonly Row[], language: Language): Promise<T["teaser"][]>;
  readonly routes: readonly Route[];
}

const placeMembers = (whereabouts: Whereabouts | undefined) => ({
  place: whereabouts?.place ?? "",
  regionPage: whereabouts?.page ?? "",
});

/** Reads published records as visitors get them. */
function readerOf<T extends PublicTypes, Counts extends string>(
  side: PublicSide<T, Counts>,
  services: Services,
  computed: PublicComputed<T>,
): Omit<PublicReader<T>, "routes"> {
  const { module, division, picture } = side;
  const { database } = services;
  const rows = publicRows(module, services, side.order === "newest" ? NEWEST : ARRANGED, computed.lookedInto);

  async function teasers(found: readonly Row[], language: Language): Promise<T["teaser"][]> {
    const [values, places, more] = await Promise.all([
      publicValues(database, module, side.teaser, found, language),
      division === undefined
        ? undefined
        : whereaboutsOf(
            database,
            found.map((row) => row[division]),
            language,
          ),
      computed.teaser?.(found, language),
    ]);
    return found.map((row, index) => ({
      id: row.id,
      ...values[index],
      ...(division === undefined ? {} : placeMembers(places?.get(String(row[division])))),
      ...(picture === undefined ? {} : { picture: imagePaths(row[picture] as string | null)[0] ?? "" }),
      ...(more?.[index] as object | undefined),
    }));
  }

  const queryOf: PublicReader<T>["queryOf"] = async (asked) => {
    const values = asked as Readonly<Record<string, string | undefined>>;
    const within = division === undefined ? undefined : values["division"];
    const where = [
      ...(within ? [isWithin(within)] : []),
      ...side.filters.flatMap((name) =>
        values[name] ? [sql<SqlBool>`${sql.ref(columnOf(name))} = ${values[name]}`] : [],
      ),
      ...((await computed.filters?.(asked)) ?? []),
    ];
    return { where, search: asked.search };
  };

  return { rows, queryOf, teasers };
}

/** Implements the calls of a public side. */
export function publicReader<T extends PublicTypes, Counts extends string>(
  side: PublicSide<T, Counts>,
  services: Services,
  computed: PublicComputed<T> = {},
): PublicReader<T> {
  const { module, counts } = side;
  const { database } = services;
  const reader = readerOf(side, services, computed);
  const { rows, queryOf, teasers } = reader;
  return {
    ...reader,
    routes: routes(side.calls, {
      list: async (asked: T["asked"], { language }: RequestContext) => {
        const { page = 1, size = PUBLIC_PAGE_SIZE } = asked;
        const found = await rows.list({ ...(await queryOf(asked)), page, pageSize: size });
        return { ...found, rows: await teasers(found.rows, language) };
      },
      one: async ({ id }: { readonly id: string }, { language }: RequestContext) => {
        const row = await rows.get(id);
        if (!row) throw new Failure("notFound");
        const [[teaser], [values], more] = await Promise.all([
          teasers([row], language),
          publicValues(database, module, side.whole, [row], language),
          computed.whole?.(row, language),
        ]);
        const known = { updatedAt: row.updatedAt, languages: completeLanguages(row) };
        return { ...teaser, ...values, ...known, ...(more as object | undefined) };
      },
      ...Object.fromEntries(
        Object.entries<string>(counts).map(([name, column]) => [
          name,
          async (_: unknown, { language }: RequestContext) =>
            entriesWithCounts(
              database,
              (module.fields[column] as DictionaryField).group,
              await rows.countBy(column),
              language,
            ),
        ]),
      ),
    } as never),
  };
}
