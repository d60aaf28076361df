import type { Module, NamedProperty } from "../define-module.ts";
import { offers } from "../permissions.ts";
import { columnOf } from "../record/columns.server.ts";
import { orderTerms } from "../list-query/order.server.ts";

/*
 * The indexes that a declaration needs to stay fast with a million records: one for each sort order, each visible
 * filter and the data scope.
 */

/** A parsed index definition. */
export interface PresentIndex {
  readonly isUnique: boolean;
  readonly method: string;
  /** Columns in order, with ` DESC` where descending. */
  readonly terms: readonly string[];
  /** The condition of a partial index; empty for a full one. */
  readonly condition: string;
}

/** Parses a definition from `pg_indexes`. */
export function readIndex(definition: string): PresentIndex {
  const [, unique = "", method = "", terms = "", condition = ""] =
    /^CREATE (UNIQUE )?INDEX .+? USING (\w+) \((.*?)\)(?: INCLUDE \(.*?\))?(?: WHERE \((.*)\))?$/.exec(definition) ??
    [];
  return { isUnique: unique !== "", method, terms: terms.split(", "), condition };
}

const LIVING = "deleted_at IS NULL";
const ofLiving = ({ condition }: PresentIndex): boolean => condition === "" || condition === LIVING;

/**
 * True if the index delivers the order. An index can be read in either direction, and a unique one needs no further
 * columns.
 */
function walks({ terms, isUnique }: PresentIndex, order: readonly string[]): boolean {
  const reversed = terms.map((term) => (term.endsWith(" DESC") ? term.slice(0, -5) : `${term} DESC`));
  const wanted = order.slice(0, isUnique ? terms.length : order.length).join();
  return terms.join() === wanted || reversed.join() === wanted;
}

const orderOf = (module: Module, sort: Parameters<typeof orderTerms>[1]["sort"]): string[] =>
  orderTerms(module, { sort }).map(({ column, isDescending }) => (isDescending ? `${column} DESC` : column));

/** The `create index` statements that are missing, ready for a migration. */
export function missingIndexes(module: Module, present: readonly PresentIndex[]): string[] {
  const living = present.filter(ofLiving);
  const ordered = living.filter(({ method }) => method === "btree");
  // On all rows: before the first ANALYZE the planner takes a partial index on living rows for tiny and scans it to
  // find ids.
  const make = (name: string, terms: readonly string[]) =>
    `create index ${module.table}_${name} on ${module.table} (${terms.join(", ").replaceAll(" DESC", " desc")}) include (deleted_at);`;
  const own = orderOf(module, []);
  const title = module.properties.find(({ fieldName }) => fieldName === module.recordTitle) as NamedProperty;
  const byTitle = orderOf(module, [{ field: title.wireName, isDescending: false }]);
  const filters = module.properties.filter(
    ({ fieldName, property }) => module.list.filters?.includes(fieldName) && !property.join,
  );
  const unfiltered = filters
    .map((filter) => ({ ...filter, column: columnOf(filter.name) }))
    .filter(
      ({ column, property }) =>
        !living.some(
          ({ terms, method }) => terms[0] === column && (method === "gin") === (property.column === "text[]"),
        ) && !present.some(({ terms, condition }) => terms[0] === column && condition === `${column} IS NOT NULL`),
    );
  const begins = (column: string) => ordered.some(({ terms }) => terms[0] === column);
  const isOwnScoped = module.scope !== undefined && module.scope.holder === undefined;
  return [
    ...(ordered.some((index) => walks(index, own)) ? [] : [make("in_order", own)]),
    ...(ordered.some((index) => walks(index, byTitle)) ? [] : [make("by_title", byTitle)]),
    ...unfiltered.map(({ column, property }) =>
      property.column === "text[]"
        ? `create index ${module.table}_${column} on ${module.table} using gin (${column});`
        : make(`by_${column}`, [column, ...own.filter((term) => term !== column)]),
    ),
    ...(isOwnScoped && !begins("created_by") ? [make("made_by", ["created_by"])] : []),
    ...(!offers(module, "delete") || present.some(({ condition }) => condition === "deleted_at IS NOT NULL")
      ? []
      : [`create index ${module.table}_in_bin on ${module.table} (id) where deleted_at is not null;`]),
  ];
}
