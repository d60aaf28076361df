import { z } from "zod";
import { ERRORS, Failure, type ErrorName } from "./errors.ts";
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

/*
 * Every oddity of the family's calls, in this one file: how a body is spelled, how a list is asked for, how an answer is laid out,
 * and the family's names for things. Nothing else knows them.
 */

// ── names ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** "Active" as the family writes it: `del_flag` '0'. */
export const DEL_FLAG = { name: "del_flag", on: "0", off: "1" } as const;
/** Pinyin initials for searching (§3). */
export const PINYIN_INITIALS = "pyszm";
/** A dictionary named like a member of the envelope would hide it. */
export const RESERVED_MEMBERS: ReadonlySet<string> = new Set(["code", "msg", "data", "requestId"]);

// ── form bodies ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const FORM_LIMITS = { fields: 500, depth: 32, listLength: 1000, key: 1000 } as const; // IN-04, IN-05
const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]); // IN-03, IN-14

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = Record<string, FormValue>;

const malformed = () => new Failure("invalidInput");
const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part.replaceAll("+", " "));
  } catch {
    throw malformed(); // a bad % or overlong UTF-8 (IN-03)
  }
};

/** `a.b[0].c` → `["a", "b", 0, "c"]`. Brackets hold an index or nothing is accepted (IN-01). */
const stepsOf = (key: string): (string | number)[] => {
  if (key.length > FORM_LIMITS.key) throw malformed(); // before it is cut up: a megabyte of dots takes its time (RL-04)
  const steps: (string | number)[] = [];
  for (const part of key.split(".")) {
    const match = /^([^[\]]+)((?:\[\d{1,4}\])*)$/.exec(part);
    if (!match?.[1] || FORBIDDEN.has(match[1])) throw malformed();
    steps.push(match[1]);
    for (const index of match[2]?.matchAll(/\d+/g) ?? []) steps.push(Number(index[0]));
  }
  if (steps.length > FORM_LIMITS.depth) throw malformed();
  return steps;
};

const isBranch = (value: FormValue | undefined): value is FormValue[] | { [name: string]: FormValue } =>
  typeof value === "object";

const put = (root: FormFields, steps: readonly (string | number)[], value: string): void => {
  let branch: FormValue[] | FormFields = root;
  for (const [depth, step] of steps.entries()) {
    const isList = Array.isArray(branch);
    if (isList !== (typeof step === "number")) throw malformed(); // list and member mixed
    // Indices must come in order, so that a list never has holes.
    if (Array.isArray(branch) && ((step as number) > branch.length || (step as number) >= FORM_LIMITS.listLength))
      throw malformed();
    const holder = branch as Record<string | number, FormValue>;
    const present: FormValue | undefined = Object.hasOwn(holder, step) ? holder[step] : undefined;
    if (depth === steps.length - 1) {
      if (present !== undefined) throw malformed(); // a repeated key (IN-01)
      holder[step] = value;
      return;
    }
    if (present !== undefined && !isBranch(present)) throw malformed();
    const next: FormValue[] | FormFields = isBranch(present)
      ? present
      : typeof steps[depth + 1] === "number"
        ? []
        : emptyFields();
    holder[step] = next;
    branch = next;
  }
};

const emptyFields = (): FormFields => Object.create(null) as FormFields;

/**
 * Reads `a=1&b.c=2&ids[0]=x` into `{ a, b: { c }, ids: [x] }` (prototype-free).
 * `query.<field>||<op>` and `page.pn` keep their dots as nesting like everything else.
 * Throws `invalidInput` for anything that is not exactly one value per name.
 */
export function decodeForm(body: string): FormFields {
  const root = emptyFields();
  if (body === "") return root;
  const parts = body.split("&");
  if (parts.length > FORM_LIMITS.fields) throw malformed();
  for (const part of parts) {
    if (part === "") continue;
    const at = part.indexOf("=");
    if (at <= 0) throw malformed();
    put(root, stepsOf(decodePart(part.slice(0, at))), decodePart(part.slice(at + 1)));
  }
  return root;
}

/** Writes what `decodeForm` reads. Undefined members are left out; null is written as empty text. */
export function encodeForm(value: unknown): string {
  const pairs: string[] = [];
  const walk = (name: string, part: unknown): void => {
    if (part === undefined) return;
    if (Array.isArray(part)) part.forEach((item, index) => walk(`${name}[${index}]`, item));
    else if (typeof part === "object" && part !== null)
      for (const [key, inner] of Object.entries(part)) walk(name === "" ? key : `${name}.${key}`, inner);
    else
      pairs.push(
        `${encodeURIComponent(name)}=${encodeURIComponent(typeof part === "string" ? part : part === null ? "" : JSON.stringify(part))}`,
      );
  };
  walk("", value);
  return pairs.join("&");
}

// ── lists ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const isOperator = (text: string): text is FilterOperator => FILTER_OPERATORS.some((operator) => operator === text);
const operandsOf = (operator: FilterOperator, text: string): string[] | undefined => {
  if (operator === "isNull" || operator === "isNotNull") return [];
  if (operator === "in" || operator === "notIn") return text.split(",");
  if (operator !== "between") return [text];
  const ends = text.split(",");
  return ends.length === 2 ? ends : undefined;
};

const wireList = z.looseObject({
  // A field of a form that was left blank is one that was not sent.
  page: z.object({ pn: orNothing(int(-1e9, 1e9)).optional(), size: orNothing(int(-1e9, 1e9)).optional() }).optional(),
  gridtype: z.enum(["jqgrid", ""]).optional(),
  sort: z.string().max(500).optional(),
  search: line(100).optional(),
  bin: z.enum(["0", "1"]).optional(),
  query: z.record(z.string(), z.string().max(2000)).optional(),
});
type WireList = z.output<typeof wireList>;

// One column that is not declared and the whole sort is dropped: the list falls back to its own order, without a word (IN-08).
const readSort = (text: string | undefined, fields: ListFields): Sort[] => {
  const sorts: Sort[] = [];
  for (const part of (text ?? "").split(",")) {
    const [, name, direction] = /^\s*(\w+)(?:\s+(asc|desc))?\s*$/i.exec(part) ?? [];
    if (!name || !fields.some((field) => field.isSortable && field.name === name)) return [];
    sorts.push({ field: name, isDescending: direction?.toLowerCase() === "desc" });
  }
  return sorts;
};

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
    if (Object.hasOwn(wireList.shape, field.name)) continue; // a column called `sort` is filtered by `query.sort||eq` only
    const text = wire[field.name];
    if (field.plainOperator && typeof text === "string" && text !== "")
      filters.push({ field: field.name, operator: field.plainOperator, values: [text] });
    else if (field.plainOperator && text !== undefined && typeof text !== "string") refuse(field.name);
  }
  return filters;
};

/**
 * The input of a list call: `page.pn`, `page.size`, `sort`, `query.<field>||<op>`, plain `<field>=` on the wire, a `ListQuery` inside.
 * Page and size are clamped to what exists (1 and up; 1–200); a filter on an undeclared field is refused.
 */
export const listInput = (fields: ListFields) =>
  z.codec(wireList, z.custom<ListQuery>(), {
    decode: (wire, context) => {
      const refuse = (field: string) =>
        context.issues.push({ code: "custom", input: wire, path: [field], ...says(ISSUES.unknownFilter) });
      return {
        page: Math.max(1, wire.page?.pn ?? 1),
        pageSize: Math.min(MAX_PAGE_SIZE, Math.max(1, wire.page?.size ?? DEFAULT_PAGE_SIZE)),
        sort: readSort(wire.sort, fields),
        filters: readFilters(wire, fields, refuse),
        ...(wire.search ? { search: wire.search } : {}),
        ...(wire.bin === "1" ? { isBin: true } : {}),
      };
    },
    encode: (query) => ({
      page: { pn: query.page, size: query.pageSize },
      gridtype: "jqgrid" as const,
      sort: query.sort.map((sort) => `${sort.field} ${sort.isDescending ? "desc" : "asc"}`).join(",") || "id asc", // §7 "default id"
      ...(query.search ? { search: query.search } : {}),
      ...(query.isBin ? { bin: "1" as const } : {}),
      query: Object.fromEntries(
        query.filters.map((filter) => [`${filter.field}||${filter.operator}`, filter.values.join(",")]),
      ),
    }),
  });

type JsonSchema = z.core.JSONSchema.BaseSchema;

// The wire's side of a codec that reads it itself: taken as it is, so that it is neither walked nor copied a second time.
// `described` says in the API's description what it holds.
const wireSide = <T>(is: (value: unknown) => value is T, described: JsonSchema) =>
  z
    .unknown()
    .refine(is)
    .meta({ ...described }) as unknown as z.ZodType<T, T>;
const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/**
 * The reply of a list call; `results` and `records` are the same rows under both of the family's names. `more` are whole
 * numbers that stand beside the rows.
 */
export const pageOf = <T extends z.ZodType, const M extends string = never>(row: T, more: readonly M[] = []) => {
  const list = z.array(row);
  const { $schema: _, ...described } = z.toJSONSchema(list, { io: "input" });
  const rows = wireSide(isList, described);
  const counted = { total: z.int(), page: z.int(), rows: z.int(), totalPages: z.int() };
  // The compiler is told of one member it knows anyway: with names it does not know it would lose sight of all.
  const beside = Object.fromEntries(more.map((name) => [name, z.int()])) as { total: z.ZodInt };
  const wireShape = z.object({ results: rows, records: rows, ...beside, ...counted });
  const besideOf = (from: unknown) =>
    Object.fromEntries(more.map((name) => [name, (from as Record<M, number>)[name]])) as Record<M, number>;
  return z.codec(wireShape, z.custom<Page<z.output<T>> & Readonly<Record<M, number>>>(), {
    decode: (wire) => ({
      rows: z.decode(list, wire.results as z.input<T>[]),
      total: wire.total,
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
        ...(besideOf(page) as object),
      };
    },
  });
};

// ── records ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A record whose members have other names on the wire: `names` maps the program's name to the wire's; the rest keep theirs. */
export const renamed = <T extends z.ZodRawShape>(shape: T, names: Readonly<Record<string, string>>) => {
  const object = z.object(shape);
  const wireNameOf = (name: string) => names[name] ?? name;
  const members = Object.keys(shape).map((name) => [name, wireNameOf(name)] as const);
  const {
    $schema: _,
    properties = {},
    required = [],
    ...described
  }: JsonSchema = z.toJSONSchema(object, { io: "input" });
  const wire = wireSide(isMembers, {
    ...described,
    properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [wireNameOf(name), schema])),
    required: required.map(wireNameOf),
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

/** A yes/no the family writes as two texts, such as `del_flag` '0' and '1'. */
export const textFlag = (on: string, off: string) =>
  z.codec(z.enum([on, off]), z.boolean(), { decode: (wire) => wire === on, encode: (isOn) => (isOn ? on : off) });

// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The envelope every JSON answer comes in (§3). */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  /** Errors only: names this request in the server's log. */
  readonly requestId?: string;
}

/** The body of a success: `{ code, msg, data }`, and beside it the flat members that family clients read (wire.md "Answer"). */
export function successBody(data: unknown, flat: "members" | "bare" | undefined, isFamily: boolean): string {
  if (flat === "bare" && isFamily) return JSON.stringify(data);
  if (flat !== "members" || !isMembers(data)) return JSON.stringify({ code: 0, msg: "", data: data ?? null });
  // The payload stands twice, and a list's rows twice in each: every part is written once and the text reused.
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
/** The catalogue's name for a code; undefined for one another server of the family invented. */
export const errorNameOf = (code: number): ErrorName | undefined => NAMES_BY_CODE.get(code);
