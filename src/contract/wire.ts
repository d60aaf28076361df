import { z } from "zod";
import { describedAs, descriptionOf } from "./described.ts";
import { ERRORS, type ErrorName } from "./errors.ts";
import {
  DEFAULT_PAGE_SIZE,
  FILTER_OPERATORS,
  MAX_PAGE_SIZE,
  type Filter,
  type FilterOperator,
  type ListFields,
  type ListQuery,
  type Page,
  type Sort,
} from "./list-query.ts";
import { int, line, orNothing, says } from "./scalars.ts";
import { ISSUES } from "./validation.ts";

export { decodeForm, encodeForm, FORM_LIMITS, type FormFields } from "./wire-form.ts";

/*
 * All peculiarities of the family's wire format: form encoding (wire-form.ts), list queries, the envelope, and the
 * family's names. Nothing else depends on them.
 */

// ── names ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The family's name and values for "active". */
export const DEL_FLAG = { name: "del_flag", on: "0", off: "1" } as const;
/** Column with the pinyin initials, for searching (§3). */
export const PINYIN_INITIALS = "pyszm";
/** Members of the envelope. A payload member of the same name (such as a dictionary's) would hide it. */
export const RESERVED_MEMBERS: ReadonlySet<string> = new Set(["code", "msg", "data", "requestId"]);

// ── lists ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const isOperator = (text: string): text is FilterOperator => FILTER_OPERATORS.some((operator) => operator === text);
const operandsOf = (operator: FilterOperator, text: string): string[] | undefined => {
  if (operator === "isNull" || operator === "isNotNull") return [];
  if (operator === "in" || operator === "notIn") return text.split(",");
  if (operator !== "between") return [text];
  const ends = text.split(",");
  return ends.length === 2 ? ends : undefined;
};

// A blank form field counts as not sent.
const count = orNothing(int(-1e9, 1e9)).optional();
const pageParts = z.object({ pn: count, size: count });
// `page.pn` and `page.size` (§7), or a plain number (§3); errors name the member that was sent.
const pageQuery = z.codec(
  describedAs(z.unknown(), () => descriptionOf(pageParts)),
  z.custom<z.output<typeof pageParts>>(),
  {
    decode: (given, context) => {
      const isNumber = typeof given !== "object";
      const read = isNumber ? z.safeDecode(count, given) : z.safeDecode(pageParts, given as z.input<typeof pageParts>);
      if (read.success)
        return isNumber ? { pn: read.data as number | null } : (read.data as z.output<typeof pageParts>);
      for (const issue of read.error.issues) context.issues.push({ ...issue, input: given } as z.core.$ZodRawIssue);
      return z.NEVER;
    },
    encode: (parts) => parts,
  },
);
/** Paging members of a call that has an input of its own; read by `partOf`. */
export const PAGE_FIELDS = { page: pageQuery.optional(), limit: count };
const wireList = z.looseObject({
  ...PAGE_FIELDS,
  gridtype: z.enum(["jqgrid", ""]).optional(),
  sort: z.string().max(500).optional(),
  search: line(100).optional(),
  bin: z.enum(["0", "1"]).optional(),
  query: z.record(z.string(), z.string().max(2000)).optional(),
});
type WireList = z.output<typeof wireList>;

/** A page of a list or of a tree level; `pn` from 1. */
export interface PagePart {
  readonly pn: number;
  readonly size: number;
}
/** The requested page with its size clamped to 1–200. */
export const partOf = (
  { page, limit }: Partial<Pick<WireList, "page" | "limit">>,
  size = DEFAULT_PAGE_SIZE,
): PagePart => ({
  pn: Math.max(1, page?.pn ?? 1),
  size: Math.min(MAX_PAGE_SIZE, Math.max(1, page?.size ?? limit ?? size)),
});

// Defaults to id (§7 "default id"). A single unknown column drops the whole sort silently (IN-08).
const readSort = (text: string | undefined, fields: ListFields): Sort[] => {
  const sorts: Sort[] = [];
  for (const part of (text ?? "").split(",")) {
    const [, name, direction] = /^\s*(\w+)(?:\s+(asc|desc))?\s*$/i.exec(part) ?? [];
    if (!name || !(name === "id" || fields.some((field) => field.isSortable && field.name === name)))
      return [{ field: "id", isDescending: false }];
    sorts.push({ field: name, isDescending: direction?.toLowerCase() === "desc" });
  }
  return sorts;
};

// `type=2` is part of the family's page query (§3), not a filter on a column of that name.
const isPageType = (name: string, text: unknown) => name === "type" && text === "2";

const readFilters = (wire: WireList, fields: ListFields, refuse: (field: string) => void): Filter[] => {
  const filters: Filter[] = [];
  for (const [key, text] of Object.entries(wire.query ?? {})) {
    const [name = "", operator = "eq"] = key.split("||");
    const field = fields.find((candidate) => candidate.plainOperator && candidate.name === name);
    const values = field && isOperator(operator) ? operandsOf(operator, text) : undefined;
    if (!values) refuse(`query.${key}`);
    else if (text !== "" || values.length === 0)
      filters.push({ field: name, operator: operator as FilterOperator, values });
  }
  for (const field of fields) {
    // a column named like a paging member can only be filtered by `query.<name>||eq`
    if (Object.hasOwn(wireList.shape, field.name)) continue;
    const text = wire[field.name];
    if (isPageType(field.name, text)) continue;
    if (field.plainOperator && typeof text === "string" && text !== "")
      filters.push({ field: field.name, operator: field.plainOperator, values: [text] });
    else if (field.plainOperator && text !== undefined && typeof text !== "string") refuse(field.name);
  }
  return filters;
};

// For the API description, which cannot see them in a record of texts.
const describedFields = (fields: ListFields) => ({
  filters: fields.filter(({ plainOperator }) => plainOperator).map(({ name }) => name),
  sorts: fields.filter(({ isSortable }) => isSortable).map(({ name }) => name),
});

/**
 * The input of a list call. Wire: `page.pn`, `page.size` or `page`, `limit`; `sort`, `query.<field>||<op>`, plain
 * `<field>=`. Program: a `ListQuery`, always with an order. Page and size are clamped (1 and up; 1–200); a filter on an
 * undeclared field is refused.
 */
export const listInput = (fields: ListFields) =>
  z.codec(wireList.meta(describedFields(fields)), z.custom<ListQuery>(), {
    decode: (wire, context) => {
      const refuse = (field: string) =>
        context.issues.push({ code: "custom", input: wire, path: [field], ...says(ISSUES.unknownFilter) });
      const part = partOf(wire);
      return {
        page: part.pn,
        pageSize: part.size,
        sort: readSort(wire.sort, fields),
        filters: readFilters(wire, fields, refuse),
        ...(wire.search ? { search: wire.search } : {}),
        ...(wire.bin === "1" ? { isBin: true } : {}),
      };
    },
    encode: (query) => ({
      page: { pn: query.page, size: query.pageSize },
      gridtype: "jqgrid" as const,
      // §7 "default id"
      sort: query.sort.map((sort) => `${sort.field} ${sort.isDescending ? "desc" : "asc"}`).join(",") || "id asc",
      ...(query.search ? { search: query.search } : {}),
      ...(query.isBin ? { bin: "1" as const } : {}),
      query: Object.fromEntries(
        query.filters.map((filter) => [`${filter.field}||${filter.operator}`, filter.values.join(",")]),
      ),
    }),
  });

const askedParent = z.string().max(1000).optional();

/**
 * The input of a call for one level of a tree: the children of `parent`, which may also be sent under the records' own
 * name for it; the roots without one. The whole level, unless a page is asked for.
 */
export const levelInput = (parentName: string) =>
  z.codec(
    z.object({ parent: askedParent, [parentName]: askedParent, ...PAGE_FIELDS }),
    z.custom<{ readonly parent?: string | null | undefined; readonly page?: PagePart | undefined }>(),
    {
      decode: (wire, context) => {
        const given = wire as Readonly<Record<string, string | undefined>>;
        const parents = [given["parent"], given[parentName]].filter((text) => text !== undefined && text !== "");
        if (parents.some((text) => text !== parents[0]))
          context.issues.push({ code: "custom", input: wire, path: [parentName], ...says(ISSUES.format) });
        const isWhole = wire.page === undefined && wire.limit === undefined;
        return {
          ...(parents[0] === undefined ? {} : { parent: parents[0] }),
          ...(isWhole ? {} : { page: partOf(wire) }),
        };
      },
      encode: ({ parent, page }) => ({ ...(parent ? { parent } : {}), ...(page ? { page } : {}) }),
    },
  );

type JsonSchema = z.core.JSONSchema.BaseSchema;

// The wire side of a codec that decodes by itself: not validated or copied a second time. `describe` supplies its entry
// in the API description.
const wireSide = <T>(is: (value: unknown) => value is T, describe: () => JsonSchema) =>
  describedAs(z.custom<T>(is), describe);
const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/**
 * The reply of a list call; `results` and `records` are the same rows under both of the family's names. `more` names
 * whole numbers beside the rows.
 */
export const pageOf = <T extends z.ZodType, const M extends string = never>(row: T, more: readonly M[] = []) => {
  const list = z.array(row);
  const rows = wireSide(isList, () => descriptionOf(list));
  const counted = { total: z.int(), page: z.int(), rows: z.int(), totalPages: z.int() };
  // Typed as one known member: with names unknown to the compiler the type of all others would be lost.
  const beside = Object.fromEntries(more.map((name) => [name, z.int()])) as { total: z.ZodInt };
  const wireShape = z.object({ results: rows, records: rows, ...beside, ...counted, isMore: z.boolean().optional() });
  const besideOf = (from: unknown) =>
    Object.fromEntries(more.map((name) => [name, (from as Record<M, number>)[name]])) as Record<M, number>;
  return z.codec(wireShape, z.custom<Page<z.output<T>> & Readonly<Record<M, number>>>(), {
    decode: (wire) => ({
      rows: z.decode(list, wire.results as z.input<T>[]),
      total: wire.total,
      isMore: wire.isMore,
      page: wire.page,
      pageSize: wire.rows,
      ...besideOf(wire),
    }),
    encode: (page) => {
      const results = z.encode(list, page.rows as z.output<T>[]);
      return {
        results,
        records: results,
        total: page.total,
        page: page.page,
        rows: page.pageSize,
        totalPages: Math.ceil(page.total / page.pageSize),
        ...(page.isMore ? { isMore: true } : {}),
        ...(besideOf(page) as object),
      };
    },
  });
};

// ── records ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An object whose members have other names on the wire: `names` maps program name → wire name; others keep theirs. */
export const renamed = <T extends z.ZodRawShape>(shape: T, names: Readonly<Record<string, string>>) => {
  const object = z.object(shape);
  const wireNameOf = (name: string) => names[name] ?? name;
  const members = Object.keys(shape).map((name) => [name, wireNameOf(name)] as const);
  const wire = wireSide(isMembers, () => {
    const { properties = {}, required = [], ...description } = descriptionOf(object);
    return {
      ...description,
      properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [wireNameOf(name), schema])),
      required: required.map(wireNameOf),
    };
  });
  return z.codec(wire, z.custom<z.output<typeof object>>(), {
    decode: (given, context) => {
      const present: Record<string, unknown> = {};
      for (const [name, wireName] of members) if (given[wireName] !== undefined) present[name] = given[wireName];
      const read = z.safeDecode(object, present as z.input<typeof object>);
      if (read.success) return read.data;
      for (const issue of read.error.issues) {
        const [name, ...rest] = issue.path;
        context.issues.push({
          ...issue,
          path: [wireNameOf(String(name)), ...rest],
          input: issue.input,
        } as z.core.$ZodRawIssue);
      }
      return z.NEVER;
    },
    encode: (record) => {
      const written = z.encode(object, record) as Record<string, unknown>;
      const given: Record<string, unknown> = {};
      for (const [name, wireName] of members) if (written[name] !== undefined) given[wireName] = written[name];
      return given;
    },
  });
};

/** A boolean that the family writes as two texts, such as `del_flag` '0' and '1'. */
export const textFlag = (on: string, off: string) =>
  z.codec(z.enum([on, off]), z.boolean(), { decode: (wire) => wire === on, encode: (isOn) => (isOn ? on : off) });

// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The envelope of every JSON answer (§3). */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  /** Errors only: identifies the request in the server's log. */
  readonly requestId?: string;
}

/** The body of a success: `{ code, msg, data }`, with the flat members that family clients read beside it. */
export function successBody(data: unknown, flat: "members" | "bare" | undefined, isFamily: boolean): string {
  if (flat === "bare" && isFamily) return JSON.stringify(data);
  if (flat !== "members" || !isMembers(data)) return JSON.stringify({ code: 0, msg: "", data: data ?? null });
  // The payload occurs twice, and a list's rows twice in each: every part is serialised once and its text reused.
  const seen = new Map<unknown, string>();
  const write = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const text = seen.get(value) ?? JSON.stringify(value);
    seen.set(value, text);
    return text;
  };
  const members = Object.entries(data)
    .filter(([name, value]) => value !== undefined && !RESERVED_MEMBERS.has(name))
    .map(([name, value]) => `${JSON.stringify(name)}:${write(value)}`)
    .join(",");
  const whole = Object.keys(data).some((name) => RESERVED_MEMBERS.has(name)) ? JSON.stringify(data) : `{${members}}`;
  return `{"code":0,"msg":"","data":${whole}${members === "" ? "" : `,${members}`}}`;
}

const NAMES_BY_CODE: ReadonlyMap<number, ErrorName> = new Map(
  Object.entries(ERRORS).map(([name, entry]) => [entry.code, name as ErrorName]),
);
/** The error's name by code; undefined for codes of other servers of the family. */
export const errorNameOf = (code: number): ErrorName | undefined => NAMES_BY_CODE.get(code);
