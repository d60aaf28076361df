import type { Schema } from "./openapi-schema.ts";

/** A schema and the name it has where it is shared; a `title` of its own goes before it. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
  /** A component even if it is needed once. */
  readonly isShared?: true;
}

export interface SharedSchemas {
  /** The schema with references to shared schemas, or such a reference itself. */
  of(schema: Schema): Schema;
  readonly components: Readonly<Record<string, Schema>>;
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// Schemas of the same shape are shared, even if their titles differ.
const textOf = (schema: Schema): string =>
  JSON.stringify(schema, (key, value: unknown) => (key === "title" && typeof value === "string" ? undefined : value));

// A schema below another one, with the words its name gets from its place.
type Visit = (schema: Schema, place: string) => Schema;
const mapParts = (schema: Schema, name: string, visit: Visit): Schema => {
  const mapped: Record<string, unknown> = { ...schema };
  delete mapped["title"];
  if (schema.properties)
    mapped["properties"] = Object.fromEntries(
      Object.entries(schema.properties).map(([member, part]) => [
        member,
        visit(part as Schema, name + member.split(/\W+/).map(capitalize).join("")),
      ]),
    );
  for (const key of ["items", "additionalProperties"] as const)
    if (isRecord(schema[key])) mapped[key] = visit(schema[key], name);
  for (const key of ["anyOf", "allOf", "oneOf"] as const)
    if (Array.isArray(schema[key])) mapped[key] = schema[key].map((part) => visit(part, name));
  return mapped;
};

const SHORT = 100; // characters; for smaller ones a reference and its name save nothing
const isWorthSharing = ({ type, properties }: Schema, text: string): boolean =>
  type === "object" && properties !== undefined && text.length > SHORT;

/** Finds objects that occur more than once or must be shared, and names them; the first name of a schema stays. */
export function shareSchemas(
  roots: readonly NamedSchema[],
  recursive: Readonly<Record<string, Schema>>,
): SharedSchemas {
  const seen = new Map<string, { count: number; title: string | undefined }>();
  const count = (schema: Schema, place: string): Schema => {
    const text = textOf(schema);
    const known = seen.get(text);
    seen.set(text, { count: (known?.count ?? 0) + 1, title: known?.title ?? schema.title });
    if (!known) mapParts(schema, place, count);
    return schema;
  };
  for (const { name, schema, isShared } of roots) {
    count(schema, name);
    if (isShared) count(schema, name);
  }
  const names = new Map<string, string>();
  const taken = new Set(["Envelope", "Done", "Refusal", ...Object.keys(recursive)]);
  const free = (name: string): string => {
    let [candidate, tries] = [name, 1];
    while (taken.has(candidate)) candidate = `${name}${++tries}`;
    taken.add(candidate);
    return candidate;
  };
  const name = (schema: Schema, place: string): Schema => {
    const text = textOf(schema);
    if (names.has(text)) return schema;
    const { count: occurrences = 0, title } = seen.get(text) ?? {};
    if (occurrences > 1 && isWorthSharing(schema, text)) names.set(text, free(title ?? place));
    return mapParts(schema, place, name);
  };
  const components: Record<string, Schema> = {};
  const of = (schema: Schema): Schema => {
    const known = names.get(textOf(schema));
    if (known === undefined) return mapParts(schema, "", of);
    components[known] ??= mapParts(schema, "", of);
    return reference(known);
  };
  for (const root of roots) name(root.schema, root.name);
  for (const [own, schema] of Object.entries(recursive)) components[own] = mapParts(schema, "", of);
  return { of, components };
}

/** Takes the definitions of schemas that contain themselves out of them: they become components at once. */
export function recursiveSchemas(): {
  lift(schema: Schema, name: string): Schema;
  readonly found: Record<string, Schema>;
} {
  const found: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const pointed = (value: unknown, own: string, name: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => pointed(each, own, name));
    if (!isRecord(value)) return value;
    if (value["$ref"] === `#/$defs/${own}`) return reference(name);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pointed(part, own, name)]));
  };
  const lift = (schema: Schema, name: string): Schema => {
    const { $defs, ...rest } = schema;
    let lifted = rest as Schema;
    for (const [own, definition] of Object.entries($defs ?? {})) {
      const text = JSON.stringify(definition);
      const known = names.get(text) ?? `${name}Node`;
      names.set(text, known);
      found[known] ??= pointed(definition, own, known) as Schema;
      lifted = pointed(lifted, own, known) as Schema;
    }
    return lifted;
  };
  return { lift, found };
}
