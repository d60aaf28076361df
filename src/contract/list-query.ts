/** Comparisons a list filter can make. */
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
] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

export interface Filter {
  readonly field: string;
  readonly operator: FilterOperator;
  /** One text per operand as typed; `in` has many, `between` two, `isNull` none. The field's kind reads them. */
  readonly values: readonly string[];
}

export interface Sort {
  readonly field: string;
  readonly isDescending: boolean;
}

/** What is asked of a list, in the program's own terms; the wire's spelling of it is in wire.ts. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Empty means the list's own order; a call always names one (wire.ts). */
  readonly sort: readonly Sort[];
  readonly filters: readonly Filter[];
  /** Free text over the list's searched columns. */
  readonly search?: string;
  /** The recycle bin instead of the living records. */
  readonly isBin?: boolean;
}

/** A page of rows with the number of all that match. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** There are more than `total`: of what filters and words find only so many are counted. */
  readonly isMore?: boolean | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** What a list allows: by wire name, whether it can be sorted by and how a plain `<field>=value` is compared. */
export interface ListField {
  readonly name: string;
  readonly isSortable: boolean;
  /** Absent: the field cannot be filtered by. */
  readonly plainOperator?: "eq" | "like";
}
export type ListFields = readonly ListField[];

export const DEFAULT_PAGE_SIZE = 10; // §9
export const MAX_PAGE_SIZE = 200;
