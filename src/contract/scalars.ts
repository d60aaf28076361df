import { z } from "zod";
import { describedAs, descriptionOf } from "./described.ts";
import type { Words } from "./text.ts";
import { ISSUES } from "./validation.ts";

/*
 * The values a form can carry. Each reads text (wire → program) and writes text or a JSON scalar back, so one schema serves
 * the form body, the query and the JSON reply. Rules that break carry their own words (`params.words`), never English text.
 */

/** A rule's words in zod's custom issue; read back by `issueWords`. */
export const says = (words: Words) => ({ params: { words } });

// IN-06: NUL and other control characters, lone surrogates. Line breaks and tabs are for long text only.
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
// oxlint-disable-next-line no-control-regex -- as above, without tab, line feed and carriage return
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
// Invisible and direction-changing characters, which would make two identifiers look alike.
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/;

/** One line of text, trimmed; `max` in characters. */
export const line = (max = 200) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !CONTROL.test(text) && text.isWellFormed(), says(ISSUES.controlCharacter));

/** Whether text is free of what no keyboard writes: control characters and broken letters (IN-06). */
export const isPlainLine = (text: string): boolean => !CONTROL.test(text) && text.isWellFormed();

// A zero-width space is good Lao, which writes without spaces: alone it is no name, and what turns the line around never is one.
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const isLegible = (text: string): boolean =>
  !DIRECTION.test(text) && (text === "" || /[^\s\u00ad\u200b-\u200f\u2060-\u206f\ufeff]/.test(text));

/** What people read as somebody's or something's name, beside other words: as `line`, and it cannot turn those around (IN-06). */
export const displayName = (max = 200) => line(max).refine(isLegible, says(ISSUES.controlCharacter));

/** Several lines; line breaks arrive as CRLF from a form and are kept as LF. */
export const lines = (max = 4000) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, "\n"))
    .max(max)
    .refine((text) => !CONTROL_BUT_LINES.test(text) && text.isWellFormed(), says(ISSUES.controlCharacter));

/** A name that must be unmistakable: NFKC, no invisible characters (IN-06). */
export const identifier = (max = 64) =>
  z
    .string()
    // Only what can still fit: no letter shrinks to less than a third, and a megabyte of combining marks takes a minute (RL-04).
    .overwrite((text) => (text.length > max * 4 ? text : text.normalize("NFKC").trim()))
    .max(max)
    .refine(
      (text) => !CONTROL.test(text) && !INVISIBLE.test(text) && text.isWellFormed(),
      says(ISSUES.controlCharacter),
    );

/** A secret a person typed: kept as it is, never trimmed here (AU-10 says where), bounded, without what no keyboard writes (IN-06). */
export const secretText = (max = 256) =>
  z
    .string()
    .max(max)
    .refine((text) => !CONTROL.test(text) && text.isWellFormed(), says(ISSUES.controlCharacter));

/** A record's id: UUIDv7 in its one canonical spelling (IN-10). */
export const recordId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

// A refinement, so that the rule carries its words; the pattern still stands in the API's description.
const numeral = (pattern: RegExp) =>
  z
    .string()
    .refine((text) => pattern.test(text), says(ISSUES.number))
    .meta({ pattern: pattern.source });

/** A whole number within ±2^53, without spaces, exponent or sign games (IN-07). */
export const int = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) =>
  // The limits before the kind, which would tell its own beside them.
  z.codec(
    z.union([z.int(), numeral(/^-?(0|[1-9]\d{0,15})$/)]),
    z.number().min(min, { abort: true }).max(max, { abort: true }).int(),
    {
      decode: (wire) => Number(wire),
      encode: (value) => value,
    },
  );

/** A decimal number, at most 15 significant digits so that it survives a double. */
export const decimal = (min = -1e15, max = 1e15) =>
  z.codec(z.union([z.number(), numeral(/^-?\d{1,15}(\.\d{1,10})?$/)]), z.number().min(min).max(max), {
    decode: (wire) => Number(wire),
    encode: (value) => value,
  });

/** true/false; forms may say 1/0. */
export const flag = z.codec(z.union([z.boolean(), z.enum(["1", "0", "true", "false"])]), z.boolean(), {
  decode: (wire) => wire === true || wire === "1" || wire === "true",
  encode: (value) => value,
});

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const day = z.string().refine((text) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}, says(ISSUES.day));

/** A moment as ISO 8601 text in UTC. */
export const moment = z.iso.datetime({ offset: true });

const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** A moment that a person chose: in any zone on the way in, from then on in UTC and to the second, as the database spells it. */
export const instant = z
  .string()
  .overwrite((text) => {
    const [, date = ""] = INSTANT.exec(text) ?? [];
    return isDay(date) ? new Date(text).toISOString().replace(/\.\d+Z$/, "Z") : text;
  })
  .refine(
    (text) => /^(19|2\d)\d{2}-.*Z$/.test(text) && INSTANT.test(text) && isDay(text.slice(0, 10)),
    says(ISSUES.moment),
  );

/** A list of scalars: indices (`ids[0]=`) or comma text; the program sees an array. */
export const listOf = <T extends z.ZodType>(item: T, max = 200) =>
  z.codec(z.union([z.string(), z.array(z.string())]), z.array(item).max(max), {
    decode: (wire) =>
      (typeof wire === "string"
        ? wire
            .split(",")
            .map((part) => part.trim())
            .filter(Boolean)
        : wire) as z.input<T>[],
    encode: (values) => values.map((value) => String(value)),
  });

/** Empty text from a form, or no text at all, means "nothing"; the program sees null. */
export const orNothing = <T extends z.ZodType>(schema: T) =>
  z.codec(
    describedAs(z.unknown().optional(), () => ({ anyOf: [{ type: "null" }, { const: "" }, descriptionOf(schema)] })),
    z.nullable(schema),
    {
      decode: (wire) => (wire === "" || wire === undefined ? null : wire) as z.input<T> | null,
      encode: (value) => value,
    },
  );
