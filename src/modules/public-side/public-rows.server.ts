import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { Page } from "../../contract/list-query.ts";
import { recordId } from "../../contract/scalars.ts";
import type { Module } from "../../crud/define-module.ts";
import { selectionOf, type Row } from "../../crud/record/columns.server.ts";
import { foundBy } from "../../crud/search/search-vector.server.ts";
import { cachedByKey } from "../../server/database/changes/cached-by-key.ts";
import { cacheTotals } from "../../server/database/changes/cached-totals.ts";
import type { Services } from "../../server/services.ts";
import { admitPreview } from "./admit-preview.server.ts";

/** Sort order of a public list. All terms have one direction, so that pages can start at any row (keyset). */
export interface PublicOrder {
  readonly terms: readonly string[];
  readonly isDescending: boolean;
}
/** Newest first, pinned ones before them. */
export const NEWEST: PublicOrder = { terms: ["is_pinned", "published_at", "id"], isDescending: true };
/** In the editors' order, pinned ones first. */
export const ARRANGED: PublicOrder = { terms: ["(not is_pinned)", "sort", "id"], isDescending: false };

export interface PublicQuery {
  /** Conditions besides being published. */
  readonly where?: readonly Expression<SqlBool>[];
  /** A query for full-text search, or a condition of another search. */
  readonly search?: string | Expression<SqlBool> | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Reads published records of a module, and nothing else (AZ-17) but the one of a preview (admit-preview). */
export interface PublicRows {
  /** The list's order, for `order by`. */
  readonly sorted: RawBuilder<unknown>;
  /** A page, without fields that list rows omit. Distant pages cost about the same as near ones. */
  list(query: PublicQuery): Promise<Page<Row>>;
  get(id: string): Promise<Row | undefined>;
  /** The published ones among the records, by id; as list rows, or with all fields. */
  some(ids: readonly string[], isWhole?: boolean): Promise<ReadonlyMap<string, Row>>;
  /** Total of a list. */
  count(query: Pick<PublicQuery, "where" | "search">): Promise<number>;
  /** Number of records per value of a column, cached until something is published. */
  countBy(
    column: string | Expression<unknown>,
    query?: Pick<PublicQuery, "where" | "search">,
  ): Promise<ReadonlyMap<string, number>>;
}

const FAR = 1_000; // rows; distant pages start at a stored row, because large offsets are slow
const FEW = 1_000; // rows that are sorted in memory
const STEP = 200; // rows between stored page starts
const MAX_LISTS = 100; // lists whose page starts are cached

/** SQL condition that a record is published; `now` is ISO 8601. */
export const isPublished = (now: string): Expression<SqlBool> =>
  sql<SqlBool>`state = 'published' and deleted_at is null and (visible_until is null or visible_until > ${now}::timestamptz)`;

type RowsQuery = Pick<PublicQuery, "where" | "search">;

/** The SQL fragments of a module's public lists. */
function publicSql(module: Module, { clock, database }: Pick<Services, "clock" | "database">, order: PublicOrder) {
  const db = database.as<unknown>();
  const now = (): string => new Date(clock.now()).toISOString();
  const direction = sql.raw(order.isDescending ? "desc" : "asc");
  const foundIn = (search: PublicQuery["search"]) =>
    search === undefined || search === "" ? [] : [typeof search === "string" ? foundBy(search) : search];
  return {
    db,
    now,
    table: sql.table(module.table),
    terms: sql.raw(order.terms.join(", ")),
    /** Compares a row with the one that a page starts at. */
    isFrom: sql.raw(order.isDescending ? "<=" : ">="),
    sorted: sql`${sql.join(order.terms.map((term) => sql`${sql.raw(term)} ${direction}`))}`,
    listed: selectionOf(module, true),
    conditionOf: ({ where = [], search }: RowsQuery) =>
      sql<SqlBool>`${sql.join([isPublished(now()), ...where, ...foundIn(search)], sql` and `)}`,
    // Without the time: a record whose time ends is withdrawn then, which is a change.
    keyOf: ({ where = [], search }: RowsQuery) =>
      JSON.stringify(sql`${sql.join([sql`true`, ...where, ...foundIn(search)], sql` and `)}`.compile(db)),
  };
}
type PublicSql = ReturnType<typeof publicSql>;

export function publicRows(
  module: Module,
  services: Pick<Services, "changes" | "clock" | "database">,
  order: PublicOrder,
  /** Other tables that the lists' conditions read. */
  also: readonly string[] = [],
): PublicRows {
  const { changes } = services;
  const tables = [module.table, ...also];
  const asked = publicSql(module, services, order);
  const { db, now, table, sorted, listed, conditionOf, keyOf } = asked;
  const totals = cacheTotals(changes, tables);
  const pageStarts = cachedByKey<readonly string[]>(changes, tables, MAX_LISTS);
  const counts = cachedByKey<ReadonlyMap<string, number>>(changes, tables, MAX_LISTS);

  const total = (query: RowsQuery) =>
    totals(keyOf(query), async () => {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from ${table} where ${conditionOf(query)}`.execute(db);
      return rows[0]?.total ?? 0;
    });

  return {
    sorted,
    async list(query) {
      const { page, pageSize } = query;
      const count = await total(query);
      const rows = await pageOf(asked, query, count, () =>
        pageStarts(keyOf(query), () => findPageStarts(asked, query)),
      );
      return { rows, total: count, page, pageSize };
    },
    count: total,
    countBy(column, query = {}) {
      const counted = typeof column === "string" ? sql.ref(column) : column;
      const key = `${keyOf(query)} ${JSON.stringify(sql`${counted}`.compile(db))}`;
      return counts(key, async () => {
        const grouped = sql<{ value: string; count: number }>`
          select ${counted} as value, count(*)::int as count from ${table} where ${conditionOf(query)} group by 1`;
        const { rows } = await grouped.execute(db);
        return new Map(rows.map(({ value, count }) => [value, count]));
      });
    },
    async some(ids, isWhole = false) {
      if (ids.length === 0) return new Map();
      const columns = isWhole ? selectionOf(module) : listed;
      const asAny = sql`any(${[...new Set(ids)]}::text[])`;
      const { rows } = await sql<Row>`
        select ${columns} from ${table} where id = ${asAny} and ${conditionOf({})}`.execute(db);
      return new Map(rows.map((row) => [row.id, row]));
    },
    async get(id) {
      if (!recordId.safeParse(id).success) return undefined;
      const preview = admitPreview(module, id, now());
      const condition = preview?.condition ?? conditionOf({});
      const { rows } =
        await sql<Row>`select ${selectionOf(module)} from ${table} where id = ${id} and ${condition}`.execute(db);
      const [row] = rows;
      return row && preview ? preview.shown(row) : row;
    },
  };
}

/** Ids of the rows at which distant pages can start: every `STEP`th of the list. */
async function findPageStarts(
  { db, table, sorted, conditionOf }: PublicSql,
  query: RowsQuery,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by ${sorted}) - 1 as number from ${table} where ${conditionOf(query)}) as numbered
    where number % ${STEP} = 0 order by number`.execute(db);
  return rows.map(({ id }) => id);
}

async function pageOf(
  { db, table, terms, isFrom, sorted, listed, conditionOf }: PublicSql,
  query: PublicQuery,
  count: number,
  pageStarts: () => Promise<readonly string[]>,
): Promise<readonly Row[]> {
  const before = (query.page - 1) * query.pageSize;
  if (before >= count) return [];
  const condition = conditionOf(query);
  const start = before >= FAR ? (await pageStarts())[Math.floor(before / STEP)] : undefined;
  const from =
    start === undefined ? sql`` : sql` and (${terms}) ${isFrom} (select ${terms} from ${table} where id = ${start})`;
  const offset = start === undefined ? before : before % STEP;
  // Few matches are fetched first and then sorted: reading in order would pass all other rows to find them.
  const isRare = query.search !== undefined && count <= FEW;
  const source = isRare ? sql`found` : sql`${table} where ${condition}${from}`;
  const finds = isRare ? sql`with found as materialized (select * from ${table} where ${condition}) ` : sql``;
  const { rows } =
    await sql<Row>`${finds}select ${listed} from ${source} order by ${sorted} limit ${query.pageSize} offset ${offset}`.execute(
      db,
    );
  return rows;
}
