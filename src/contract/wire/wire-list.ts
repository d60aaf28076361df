import { z } from "zod";
import { withJsonSchema, jsonSchemaOf } from "../json-schema.ts";
import {
  type AskedPage,
  DEFAULT_PAGE_SIZE,
  FILTER_OPERATORS,
  MAX_PAGE_SIZE,
  type Filter,
  type FilterOperator,
  type ListFields,
  type ListQuery,
  type Sort,
} from "../list-query.ts";
import { int, line, orNothing, says } from "../scalars.ts";
import type { Words } from "../text.ts";
import { VALIDATION_TEXTS } from "../validation.ts";

// Queries of lists on the wire, a part of wire.ts: `page.pn`, `query.<field>||<op>`.

const isOperator = (text: string): text is FilterOperator => FILTER_OPERATORS.some((operator) => operator === text);
const operandsOf = (operator: FilterOperator, text: string): string[] | undefined => {
  if (operator === "isNull" || operator === "isNotNull") return [];
  if (operator === "in" || operator === "notIn" || operator === "within") return text.split(",");
  if (operator !== "between") return [text];
  const ends = text.split(",");
  return ends.length === 2 ? ends : undefined;
};

// A blank form field counts as not sent.
const optionalInt = orNothing(int(-1e9, 1e9)).optional();
const pageMembers = z.object({ pn: optionalInt, size: optionalInt });
type OptionalInt = z.output<typeof optionalInt>;
// `page.pn` and `page.size` (§7), or a plain number (§3); errors name the member that was sent.
const pageQuery = z.codec(
  withJsonSchema(z.unknown(), () => jsonSchemaOf(pageMembers)),
  z.custom<{ readonly page?: OptionalInt; readonly pageSize?: OptionalInt }>(),
  {
    decode: (given, context) => {
      const isNumber = typeof given !== "object";
      const read = isNumber
        ? z.safeDecode(
            optionalInt.transform((pn) => ({ pn, size: undefined })),
            given,
          )
        : z.safeDecode(pageMembers, given as z.input<typeof pageMembers>);
      if (read.success) return { page: read.data.pn, pageSize: read.data.size };
      for (const issue of read.error.issues) context.issues.push({ ...issue, input: given } as z.core.$ZodRawIssue);
      return z.NEVER;
    },
    encode: ({ page, pageSize }) => ({ pn: page, size: pageSize }),
  },
);
/** Paging members of a call that has an input of its own; read by `askedPage`. */
export const PAGE_FIELDS = { page: pageQuery.optional(), limit: optionalInt };
const listQueryWire = z.looseObject({
  ...PAGE_FIELDS,
  gridtype: z.enum(["jqgrid", ""]).optional(),
  sort: z.string().max(500).optional(),
  search: line(100).optional(),
  bin: z.enum(["0", "1"]).optional(),
  query: z.record(z.string(), z.string().max(2000)).optional(),
});
type ListQueryWire = z.output<typeof listQueryWire>;

/** The page that is asked for, with its size clamped to 1–200. */
export const askedPage = (
  { page, limit }: Partial<Pick<ListQueryWire, "page" | "limit">>,
  size = DEFAULT_PAGE_SIZE,
): AskedPage => ({
  page: Math.max(1, page?.page ?? 1),
  pageSize: Math.min(MAX_PAGE_SIZE, Math.max(1, page?.pageSize ?? limit ?? size)),
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

type Refuse = (field: string, words: Words) => void;
const readFilters = (wire: ListQueryWire, fields: ListFields, refuse: Refuse): Filter[] => {
  const filters: Filter[] = [];
  for (const [key, text] of Object.entries(wire.query ?? {})) {
    const [name = "", operator = "eq"] = key.split("||");
    const isKnown = fields.some((field) => field.plainOperator && field.name === name) && isOperator(operator);
    const values = isKnown ? operandsOf(operator, text) : undefined;
    if (!values) refuse(`query.${key}`, isKnown ? VALIDATION_TEXTS.twoEnds : VALIDATION_TEXTS.unknownFilter);
    else if (text !== "" || values.length === 0)
      filters.push({ field: name, operator: operator as FilterOperator, values });
  }
  for (const field of fields) {
    // a column named like a paging member can only be filtered by `query.<name>||eq`
    if (Object.hasOwn(listQueryWire.shape, field.name)) continue;
    const text = wire[field.name];
    if (isPageType(field.name, text)) continue;
    if (field.plainOperator && typeof text === "string" && text !== "")
      filters.push({ field: field.name, operator: field.plainOperator, values: [text] });
    else if (field.plainOperator && text !== undefined && typeof text !== "string")
      refuse(field.name, VALIDATION_TEXTS.unknownFilter);
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
  z.codec(listQueryWire.meta(describedFields(fields)), z.custom<ListQuery>(), {
    decode: (wire, context) => {
      const refuse = (field: string, words: Words) =>
        context.issues.push({ code: "custom", input: wire, path: [field], ...says(words) });
      return {
        ...askedPage(wire),
        sort: readSort(wire.sort, fields),
        filters: readFilters(wire, fields, refuse),
        ...(wire.search ? { search: wire.search } : {}),
        ...(wire.bin === "1" ? { isBin: true } : {}),
      };
    },
    encode: (query) => ({
      page: { page: query.page, pageSize: query.pageSize },
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
 * The input of a call for one level of a tree: the children of `parent`, or the roots without it. `parent` may also be
 * sent under the records' own name for it. Returns the whole level, unless a page is asked for.
 */
export const levelInput = (parentName: string) =>
  z.codec(
    z.object({ parent: askedParent, [parentName]: askedParent, ...PAGE_FIELDS }),
    z.custom<{ readonly parent?: string | null | undefined; readonly page?: AskedPage | undefined }>(),
    {
      decode: (wire, context) => {
        const given = wire as Readonly<Record<string, string | undefined>>;
        const parents = [given["parent"], given[parentName]].filter((text) => text !== undefined && text !== "");
        if (parents.some((text) => text !== parents[0]))
          context.issues.push({ code: "custom", input: wire, path: [parentName], ...says(VALIDATION_TEXTS.format) });
        const isWhole = wire.page === undefined && wire.limit === undefined;
        return {
          ...(parents[0] === undefined ? {} : { parent: parents[0] }),
          ...(isWhole ? {} : { page: askedPage(wire) }),
        };
      },
      encode: ({ parent, page }) => ({ ...(parent ? { parent } : {}), ...(page ? { page } : {}) }),
    },
  );
