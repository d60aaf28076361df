/** Operators of list filters (§7); `within`, of a reference to a tree: one of these records or any below them. */
export const FILTER_OPERATORS = [
  "eq",
  "ne",
  "gt",
  "ge",
  "lt",
  "le",
  "like",
  "prefixLike",
  "suffixLike",
  "in",
  "notIn",
  "between",
  "isNull",
  "isNotNull",
  "within",
] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

export interface Filter {
  readonly field: string;
  readonly operator: FilterOperator;
  /** Operands as text: many for `in` and `within`, two for `between`, none for `isNull`; parsed by the field's kind. */
  readonly values: readonly string[];
}

export interface Sort {
  readonly field: string;
  readonly isDescending: boolean;
}

/** A list query in the program's terms; its wire format is in wire-list.ts. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Empty: the module's default order. A query from the wire always has an order (wire-list.ts). */
  readonly sort: readonly Sort[];
  readonly filters: readonly Filter[];
  /** Full-text search over the module's search column. */
  readonly search?: string;
  /** Lists the recycle bin instead of living records. */
  readonly isBin?: boolean;
}

/** Which page of a list, or of a level of a tree, is asked for. */
export type AskedPage = Pick<ListQuery, "page" | "pageSize">;

/** Rows to skip and to take. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}
export const sliceOf = ({ page, pageSize }: AskedPage): Slice => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** One page of rows with the total number of matches. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** `total` is a lower bound: counting stops at a limit. */
  readonly isMore?: boolean | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * A field that a list can be sorted or filtered by, by its wire name. `plainOperator` is that of a plain
 * `<field>=value`.
 */
export interface ListField {
  readonly name: string;
  readonly isSortable: boolean;
  /** Absent: the field cannot be filtered by. */
  readonly plainOperator?: "eq" | "like";
}
export type ListFields = readonly ListField[];

export const DEFAULT_PAGE_SIZE = 10; // §9
export const MAX_PAGE_SIZE = 200;
