import { z } from "zod";
import { jsonSchemaOf, wireSide } from "../json-schema.ts";
import { ERRORS, type ErrorName } from "../errors.ts";

export { decodeForm, encodeForm, FORM_LIMITS, type FormFields } from "./wire-form.ts";
export { levelInput, listInput, PAGE_FIELDS, askedPage } from "./wire-list.ts";
export { pageReply } from "./wire-list-reply.ts";

/*
 * All peculiarities of the family's wire format: form encoding (wire-form.ts), list queries (wire-list.ts) and
 * their replies (wire-list-reply.ts), the envelope, and the family's names. Nothing else depends on them.
 */

// ── names ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The family's name and values for "active". */
export const DEL_FLAG = { name: "del_flag", on: "0", off: "1" } as const;
/** Column with the pinyin initials, for searching (§3). */
export const PINYIN_INITIALS = "pyszm";
/** Members of the envelope. A payload member of the same name (such as a dictionary's) would hide it. */
export const RESERVED_MEMBERS: ReadonlySet<string> = new Set(["code", "msg", "data", "requestId"]);

const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// ── records ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An object whose members have other names on the wire: `names` maps program name → wire name; others keep theirs. */
export const withWireNames = <T extends z.ZodRawShape>(shape: T, names: Readonly<Record<string, string>>) => {
  const object = z.object(shape);
  const wireNameOf = (name: string) => names[name] ?? name;
  const members = Object.keys(shape).map((name) => [name, wireNameOf(name)] as const);
  const wire = wireSide(isMembers, () => {
    const { properties = {}, required = [], ...description } = jsonSchemaOf(object);
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
export const successBody = (data: unknown, flat: "members" | "bare" | undefined, isFamily: boolean): string =>
  successParts(data, flat, isFamily).join("");

/** The same in parts. The large ones, which occur several times, are the same text each time. */
export function successParts(data: unknown, flat: "members" | "bare" | undefined, isFamily: boolean): string[] {
  if (flat === "bare" && isFamily) return [JSON.stringify(data)];
  if (flat !== "members" || !isMembers(data)) return [JSON.stringify({ code: 0, msg: "", data: data ?? null })];
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
    .flatMap(([name, value], place) => [`${place > 0 ? "," : ""}${JSON.stringify(name)}:`, write(value)]);
  const isHiding = Object.keys(data).some((name) => RESERVED_MEMBERS.has(name));
  const whole = isHiding ? [JSON.stringify(data)] : ["{", ...members, "}"];
  return ['{"code":0,"msg":"","data":', ...whole, members.length > 0 ? "," : "", ...members, "}"];
}

// Of two with one code the first counts: what is asked for is a record far more often than an address.
const NAMES_BY_CODE: ReadonlyMap<number, ErrorName> = new Map(
  Object.entries(ERRORS)
    .map(([name, entry]) => [entry.code, name as ErrorName] as const)
    .toReversed(),
);
/** The error's name by code; undefined for codes of other servers of the family. */
export const errorNameOf = (code: number): ErrorName | undefined => NAMES_BY_CODE.get(code);
