import { z } from "zod";

export type Schema = z.core.JSONSchema.BaseSchema;

/** A schema is described for a form, whose members are all text, or for a JSON answer. */
export type Direction = "form" | "answer";

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNull = (schema: unknown): boolean => isSchema(schema) && schema.type === "null";
const isBlank = (schema: unknown): boolean => isSchema(schema) && schema.const === "";
const isNumber = ({ type }: Schema): boolean => type === "integer" || type === "number";
const isTexts = ({ type, items }: Schema): boolean =>
  type === "array" && isSchema(items) && !Array.isArray(items) && items.type === "string";

// Pairs that one value is read from: `3` and `"3"`, `true` and `"1"`, `["a", "b"]` and `"a,b"`. In the order in which
// contract/scalars.ts declares them: a number or true and false before its text, but text before its list.
const eitherOf = ([one, other]: readonly Schema[], direction: Direction): Schema | undefined => {
  if (!one || !other) return undefined;
  if (isNumber(one) && other.type === "string") return one;
  if (one.type === "boolean" && other.type === "string") return one;
  if (one.type === "string" && isTexts(other))
    return direction === "answer" ? other : { type: "string", description: "Several values, with commas between them" };
  return undefined;
};

const unionOf = (alternatives: readonly Schema[], direction: Direction): Schema => {
  const isNullable = alternatives.some(isNull);
  // "Nothing" is empty text in a form and null in an answer.
  const rest = alternatives.filter(
    (each) => !isNull(each) && !(isBlank(each) && (direction === "answer" || isNullable)),
  );
  const value = rest.length === 1 ? rest[0] : rest.length === 2 ? eitherOf(rest, direction) : undefined;
  const nothing: Schema = direction === "form" ? { type: "string", const: "" } : { type: "null" };
  if (!isNullable) return value ?? { anyOf: [...rest] };
  if (value && direction === "form" && value.type === "string" && !value.pattern && !value.minLength && !value.enum)
    return value;
  return { anyOf: [...(value ? [value] : rest), nothing] };
};

const SAFE = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/**
 * A schema as code generators understand it: without the dialect and the bounds of safe integers, and with one type
 * where a union stands for one value.
 */
const simplified = (schema: unknown, direction: Direction): unknown => {
  if (Array.isArray(schema)) return schema.map((each) => simplified(each, direction));
  if (!isSchema(schema)) return schema;
  const { $schema: _, ...members } = schema as Record<string, unknown>;
  const entries = Object.entries(members)
    .filter(([name, value]) => !(["minimum", "maximum"].includes(name) && SAFE.includes(value as number)))
    .map(([name, value]) => [name, simplified(value, direction)]);
  const { anyOf, ...rest } = Object.fromEntries(entries) as Schema;
  return anyOf ? { ...rest, ...unionOf(anyOf, direction) } : rest;
};

/** The wire's side of a zod schema as JSON Schema. */
export const schemaOf = (schema: z.ZodType, direction: Direction): Schema =>
  simplified(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }), direction) as Schema;
