import { z } from "zod";
import { isInvisible } from "./characters/visible.ts";
import { withJsonSchema, jsonSchemaOf } from "./json-schema.ts";
import type { TextParameters, Words } from "./text.ts";
import { VALIDATION_TEXTS } from "./validation.ts";

/*
 * Scalar schemas. Each decodes text (wire → program) and encodes to text or a JSON scalar, so that one schema serves
 * form bodies, queries and JSON. Violated rules carry translated words (`params.words`), never English text.
 */

/** The words of a rule, as parameters of zod's custom issue; read by `fieldErrorsOf`. */
export const says = (words: Words, parameters?: TextParameters) => ({ params: { words, parameters } });

// NUL and other control characters (IN-06). Line breaks and tabs are allowed in long text only.
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
// oxlint-disable-next-line no-control-regex -- as above, without tab, line feed and carriage return
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** True for text without control characters and lone surrogates (IN-06). */
export const isPlainLine = (text: string): boolean => !CONTROL.test(text) && text.isWellFormed();

/** One line of text, trimmed; `max` in characters. */
export const line = (max = 200) =>
  z.string().trim().max(max).refine(isPlainLine, says(VALIDATION_TEXTS.controlCharacter));

/** Several lines of text; CRLF becomes LF. `max` in characters. */
export const lines = (max = 4000) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, "\n"))
    .max(max)
    .refine((text) => !CONTROL_BUT_LINES.test(text) && text.isWellFormed(), says(VALIDATION_TEXTS.controlCharacter));

/** A typed password, not trimmed here (AU-10), without control characters (IN-06). `max` in characters. */
export const secretText = (max = 256) =>
  z.string().max(max).refine(isPlainLine, says(VALIDATION_TEXTS.controlCharacter));

/** A record id: UUIDv7 in its canonical spelling (IN-10). */
export const recordId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

// A refinement, so that the rule carries its words; the API description still has the pattern.
const numeral = (pattern: RegExp, rule = says(VALIDATION_TEXTS.number)) =>
  z
    .string()
    .refine((text) => pattern.test(text), rule)
    .meta({ pattern: pattern.source });

const LARGEST_STORED = 2_147_483_647; // a limit of the database, of no interest to people

const integerRule = (min: number, max: number) => {
  if (max < LARGEST_STORED) return says(VALIDATION_TEXTS.integerBetween, { min, max });
  return min < 0 ? says(VALIDATION_TEXTS.integer) : says(VALIDATION_TEXTS.integerFrom, { min });
};

/** An integer within ±(2^53 − 1); text without spaces, exponent or plus sign (IN-07). */
export const int = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) => {
  const rule = integerRule(min, max);
  const whole = z
    .number()
    .refine((value) => Number.isSafeInteger(value), rule)
    .meta({ type: "integer", minimum: min, maximum: max });
  // The limits come before `int()`, which would report a second issue for the same value.
  return z.codec(
    z.union([whole, numeral(/^-?(0|[1-9]\d{0,15})$/, rule)]),
    z.number().min(min, { abort: true }).max(max, { abort: true }).int(),
    {
      decode: (wire) => Number(wire),
      encode: (value) => value,
    },
  );
};

/** A decimal number with at most 15 significant digits, which a double represents exactly. */
export const decimal = (min = -1e15, max = 1e15) =>
  z.codec(z.union([z.number(), numeral(/^-?\d{1,15}(\.\d{1,10})?$/)]), z.number().min(min).max(max), {
    decode: (wire) => Number(wire),
    encode: (value) => value,
  });

/** true or false; forms may send 1 or 0. */
export const flag = z.codec(z.union([z.boolean(), z.enum(["1", "0", "true", "false"])]), z.boolean(), {
  decode: (wire) => wire === true || wire === "1" || wire === "true",
  encode: (value) => value,
});

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** An existing calendar day, `YYYY-MM-DD`. */
export const day = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text), says(VALIDATION_TEXTS.day));

/** A timestamp in ISO 8601. */
export const moment = z.iso.datetime({ offset: true });

const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/**
 * A timestamp that a user chose: accepted in any time zone, stored in UTC with seconds, years 1900–2299, which leaves out
 * those of the Buddhist era.
 */
export const instant = z
  .string()
  .overwrite((text) => {
    const [, date = ""] = INSTANT.exec(text) ?? [];
    return isDay(date) ? new Date(text).toISOString().replace(/\.\d+Z$/, "Z") : text;
  })
  .refine(
    (text) => /^(19|2[0-2])\d{2}-.*Z$/.test(text) && INSTANT.test(text) && isDay(text.slice(0, 10)),
    says(VALIDATION_TEXTS.moment),
  );

/** An id as callers give it: any short text, as a malformed one is answered like one that is not there (AZ-05). */
export const askedId = z.string().max(1000);

/** A list of scalars: indexed members (`ids[0]=`) or comma-separated text; an array in the program. */
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

/** For secrets, of which every character counts (AU-10). */
export const isEmptyText = (text: string): boolean => text === "";

/** Makes a value optional: missing text becomes null, and text that `isEmpty`. */
export const orNothing = <T extends z.ZodType>(schema: T, isEmpty = isInvisible) =>
  z.codec(
    withJsonSchema(z.unknown().optional(), () => ({ anyOf: [{ type: "null" }, { const: "" }, jsonSchemaOf(schema)] })),
    z.nullable(schema),
    {
      decode: (wire) =>
        (wire === undefined || (typeof wire === "string" && isEmpty(wire)) ? null : wire) as z.input<T> | null,
      encode: (value) => value,
    },
  );
