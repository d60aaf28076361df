import {
  DEFAULT_PAGE_SIZE,
  FILTER_OPERATORS,
  type Filter,
  type FilterOperator,
  type ListQuery,
  type Sort,
} from "../../contract/list-query.ts";
import { resolveDayRanges } from "./resolve-day-ranges.ts";

/** Page sizes that a list offers; without one in the address the person's own (cookie `limit`) is used. */
export const PAGE_SIZES = [10, 20, 50, 100, 200] as const;
const isOffered = (size: number): boolean => PAGE_SIZES.some((offered) => offered === size);

/** The state of a list page in its address. `open` is the record in the drawer, or "new". */
export interface ListView extends ListQuery {
  /** Undefined: the person's remembered columns, else the declared ones. */
  readonly columns?: readonly string[];
  /** How rows are displayed, for a list with several ways; undefined: the default. */
  readonly look?: string;
  readonly open?: string;
  /** The record whose values the new one starts with. */
  readonly copy?: string;
  /** A reference the new record starts with, such as the parent in a tree. */
  readonly parent?: string;
  /** The record of a tree that is to be shown in its place. */
  readonly at?: string;
  /** The saved view that was chosen, or `NO_VIEW`. What it asks for stands in the other members. */
  readonly saved?: string;
  /** Keys of the address that ask for what this list cannot do. */
  readonly misread?: readonly string[];
}

/** Some members of a view; undefined takes one away. */
export type ListChange = { readonly [K in keyof ListView]?: ListView[K] | undefined };

/** The list as it is, for somebody who has a default view. */
export const NO_VIEW = "none";

/** True where a search or filter narrows the list. */
export const isNarrowed = ({ search, filters }: ListView): boolean => search !== undefined || filters.length > 0;

/** True for all records outside the bin. */
export const isWhole = (view: ListView): boolean => !isNarrowed(view) && !view.isBin;

/** An integer from 1; 0 if there is none. */
const wholeIn = (address: URLSearchParams, name: string): number => {
  const text = address.get(name);
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
};

/** Members that are short texts, and the parameters they stand in. */
const TEXTS = {
  look: "look",
  open: "open",
  copy: "copy",
  parent: "parent",
  at: "at",
  saved: "view",
} as const satisfies Partial<Record<keyof ListView, string>>;
const MEMBERS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

const textIn = (address: URLSearchParams, name: string): string | undefined =>
  address.get(name)?.slice(0, 100) || undefined;

const isOperator = (text: string): text is FilterOperator => FILTER_OPERATORS.some((operator) => operator === text);

/** The order that an address asks for, whether the list has those fields or not. */
export const sortIn = (address: URLSearchParams): Sort[] =>
  (address.get("sort") ?? "").split(",").flatMap((part) => {
    const isDescending = part.startsWith("-");
    const field = isDescending ? part.slice(1) : part;
    return field ? [{ field, isDescending }] : [];
  });

// A filter's key is `<wire name>.<operator>`, repeated per operand. No other parameter's name contains a dot, so they
// never clash.
const partsOf = (key: string) => {
  const [field = "", operator = "", ...rest] = key.split(".");
  return { field, operator: rest.length === 0 && isOperator(operator) ? operator : undefined };
};

const keysOf = (address: URLSearchParams): string[] => [...new Set(address.keys())];

const readFilters = (address: URLSearchParams, names: ReadonlySet<string>): Filter[] =>
  keysOf(address).flatMap((key) => {
    const { field, operator } = partsOf(key);
    return operator && names.has(field) ? [{ field, operator, values: address.getAll(key).filter(Boolean) }] : [];
  });

/** The names a list can be filtered and sorted by, and the columns it can show. */
export interface ListNames {
  readonly asked: ReadonlySet<string>;
  readonly sortable: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}

const columnsIn = (address: URLSearchParams, { columns }: ListNames): string[] =>
  (address.get("columns") ?? "").split(",").filter((name) => columns.has(name));

// A saved view may be another's or gone: what it asked for stands in the address itself.
const UNCHECKED = new Set(["search", ...Object.values(TEXTS)]);

// A key that neither names a field nor looks like a filter, such as `utm_source`, is meant for others.
const isMisread = (names: ListNames, address: URLSearchParams, key: string): boolean => {
  if (UNCHECKED.has(key)) return false;
  if (key === "sort") return sortIn(address).some(({ field }) => !names.sortable.has(field));
  if (key === "page") return wholeIn(address, key) === 0;
  if (key === "size") return !isOffered(wholeIn(address, key));
  if (key === "columns") return address.get(key) !== "" && columnsIn(address, names).length === 0;
  if (key === "bin") return !/^[01]?$/.test(address.get(key) ?? "");
  const { field, operator } = partsOf(key);
  return names.asked.has(field) !== (operator !== undefined);
};

/** Reads a page's address; what the list cannot do is left out of the view and named in `misread`. */
export function readListAddress(names: ListNames, address: URLSearchParams, pageSize: number): ListView {
  const size = wholeIn(address, "size");
  const columns = columnsIn(address, names);
  const search = textIn(address, "search");
  const texts = MEMBERS.map((member) => [member, textIn(address, TEXTS[member])] as const);
  const misread = keysOf(address).filter((key) => isMisread(names, address, key));
  return {
    page: wholeIn(address, "page") || 1,
    pageSize: isOffered(size) ? size : pageSize,
    sort: sortIn(address).filter(({ field }) => names.sortable.has(field)),
    filters: readFilters(address, names.asked),
    ...(search ? { search } : {}),
    ...(address.get("bin") === "1" ? { isBin: true } : {}),
    ...(columns.length > 0 ? { columns } : {}),
    ...Object.fromEntries(texts.filter(([, text]) => text !== undefined)),
    ...(misread.length > 0 ? { misread } : {}),
  };
}

/**
 * The address of a view; `pageSize` is the person's default for an address without one. The size is only left out if it
 * means the same to everybody, so that a shared link shows the same rows.
 */
export function writeListAddress(view: ListView, pageSize: number): URLSearchParams {
  const address = new URLSearchParams();
  if (view.search) address.set("search", view.search);
  for (const { field, operator, values } of view.filters)
    for (const value of values.length > 0 ? values : [""]) address.append(`${field}.${operator}`, value);
  if (view.sort.length > 0)
    address.set("sort", view.sort.map((sort) => `${sort.isDescending ? "-" : ""}${sort.field}`).join(","));
  if (view.page > 1) address.set("page", String(view.page));
  if (view.pageSize !== pageSize || pageSize !== DEFAULT_PAGE_SIZE) address.set("size", String(view.pageSize));
  if (view.columns?.length) address.set("columns", view.columns.join(","));
  if (view.isBin) address.set("bin", "1");
  for (const member of MEMBERS) {
    const text = view[member];
    if (text) address.set(TEXTS[member], text);
  }
  return address;
}

/** The part of a list's address that a saved view stores; equal for equal lists, however they came about. */
export function viewStateOf({ search, sort, filters, look }: ListView, columns: readonly string[]): string {
  const ordered = filters
    .map((filter) => (filter.operator === "in" ? { ...filter, values: filter.values.toSorted() } : filter))
    .toSorted((a, b) => (`${a.field}.${a.operator}` < `${b.field}.${b.operator}` ? -1 : 1));
  const state = {
    page: 1,
    pageSize: DEFAULT_PAGE_SIZE,
    sort,
    filters: ordered,
    columns,
    ...(look ? { look } : {}),
    ...(search ? { search } : {}),
  };
  return writeListAddress(state, DEFAULT_PAGE_SIZE).toString();
}

/**
 * The part of a view that is sent to the server today. Two views that differ only in columns share their rows.
 * `isMoment` is called with a wire name.
 */
export const queryOf = (
  { page, pageSize, sort, filters, search, isBin }: ListView,
  isMoment: (field: string) => boolean,
): ListQuery => ({
  page,
  pageSize,
  sort,
  filters: resolveDayRanges(filters, isMoment),
  ...(search ? { search } : {}),
  ...(isBin ? { isBin } : {}),
});
