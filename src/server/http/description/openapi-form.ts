import { FILTER_OPERATORS } from "../../../contract/list-query.ts";
import type { Schema } from "./openapi-schema.ts";

/** The members of a form as they travel: flat, those of a branch behind a dot, those of a list behind an index. */
interface FlatForm {
  readonly properties: Record<string, Schema>;
  readonly required: readonly string[];
  /** Names that only a pattern can say: further rows of a list, filters. */
  readonly patterns: Record<string, Schema>;
}

const NOTHING: FlatForm = { properties: {}, required: [], patterns: {} };
const escaped = (name: string): string => name.replace(/[.[\]|\\]/g, String.raw`\$&`);

// Branches of a choice name their members alike: `every` of "day" and of "week" becomes one of both.
const eitherOf = (one: Schema, other: Schema): Schema => {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  const valuesOf = ({ const: only, enum: several }: Schema) => (only === undefined ? several : [only]);
  const [values, further] = [valuesOf(one), valuesOf(other)];
  const { const: _, ...rest } = one;
  if (values && further && one.type === other.type) return { ...rest, enum: [...new Set([...values, ...further])] };
  return { anyOf: [...(one.anyOf ?? [one]), other] };
};

const chosen = (forms: readonly FlatForm[]): FlatForm => {
  const properties: Record<string, Schema> = {};
  for (const form of forms)
    for (const [name, schema] of Object.entries(form.properties)) {
      const known = properties[name];
      properties[name] = known ? eitherOf(known, schema) : schema;
    }
  const required = forms[0]?.required.filter((name) => forms.every((form) => form.required.includes(name))) ?? [];
  return { ...joined(forms), properties, required };
};

const joined = (forms: readonly FlatForm[]): FlatForm => ({
  properties: Object.assign({}, ...forms.map(({ properties }) => properties)) as FlatForm["properties"],
  required: forms.flatMap(({ required }) => required),
  patterns: Object.assign({}, ...forms.map(({ patterns }) => patterns)) as FlatForm["patterns"],
});

const optional = (form: FlatForm): FlatForm => ({ ...form, required: [] });

// Row 0 by its name, so that a generated client can send one; further rows by their pattern.
const listed = (name: string, items: Schema): FlatForm => {
  const first = flatMember(`${name}[0]`, items, true);
  const start = `^${escaped(name)}\\[`;
  const patterns = Object.entries(first.properties).map(([member, schema]) => [
    `${start}\\d+\\]${escaped(member.slice(name.length + "[0]".length))}$`,
    schema,
  ]);
  const deeper = Object.entries(first.patterns).map(([pattern, schema]) => [
    pattern.replace(`${start}0\\]`, () => `${start}\\d+\\]`),
    schema,
  ]);
  return { ...first, patterns: Object.fromEntries([...patterns, ...deeper]) as FlatForm["patterns"] };
};

function flatMember(name: string, schema: Schema, isRequired: boolean): FlatForm {
  if (schema.anyOf) {
    const forms = schema.anyOf.map((each) => flatMember(name, each, false));
    const scalars = forms.flatMap(({ properties }) => (name in properties ? [properties[name] as Schema] : []));
    const own = scalars.length > 1 ? { [name]: { ...schema, anyOf: scalars } } : {};
    return joined([
      ...forms,
      { ...NOTHING, properties: own, required: isRequired && scalars.length > 0 ? [name] : [] },
    ]);
  }
  if (schema.oneOf) {
    const form = chosen(schema.oneOf.map((each) => flatMember(name, each, true)));
    return isRequired ? form : optional(form);
  }
  if (schema.type === "array") {
    const form = listed(name, schema.items as Schema);
    return isRequired && schema.minItems ? form : optional(form);
  }
  if (schema.type !== "object")
    return { ...NOTHING, properties: { [name]: schema }, required: isRequired ? [name] : [] };
  if (schema.properties) {
    const form = flatMembers(schema, `${name}.`);
    return isRequired ? form : optional(form);
  }
  return { ...NOTHING, patterns: { [`^${escaped(name)}\\..+$`]: schema.additionalProperties as Schema } };
}

const flatMembers = ({ properties = {}, required = [] }: Schema, prefix = ""): FlatForm =>
  joined(
    Object.entries(properties).map(([name, schema]) =>
      flatMember(prefix + name, schema as Schema, required.includes(name)),
    ),
  );

// A list says of itself which columns it filters and sorts by.
const listMembers = (schema: Schema, form: FlatForm): FlatForm => {
  const { filters, sorts } = schema as { filters?: readonly string[]; sorts?: readonly string[] };
  if (!filters || !sorts) return form;
  const plain = filters.filter((name) => !(name in form.properties));
  const filter = `^query\\.(${filters.join("|")})(\\|\\|(${FILTER_OPERATORS.join("|")}))?$`;
  const sort: Schema = {
    type: "string",
    description: `\`name asc\` or \`name desc\`, several with commas between them, of: ${sorts.join(", ")}`,
  };
  return {
    ...form,
    properties: {
      ...form.properties,
      ...(sorts.length > 0 ? { sort } : {}),
      ...Object.fromEntries(plain.map((name) => [name, { type: "string" }])),
    },
    patterns: filters.length > 0 ? { [filter]: { type: "string" } } : {},
  };
};

/** The schema of the form or query members of an input, with flat names; without `left`, the members in the path. */
export function flatForm(input: Schema, left: readonly string[]): Schema {
  const { properties, required, patterns } = listMembers(input, flatMembers(input));
  const isLeft = (name: string) => left.includes(name);
  const wanted = required.filter((name) => !isLeft(name));
  const isOpen = input.additionalProperties !== undefined || Object.keys(patterns).length > 0;
  return {
    type: "object",
    ...(input.title ? { title: input.title } : {}),
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !isLeft(name))),
    ...(wanted.length > 0 ? { required: [...wanted] } : {}),
    ...(Object.keys(patterns).length > 0 ? { patternProperties: patterns } : {}),
    // Lets generated clients accept members whose names they cannot know.
    ...(isOpen ? { additionalProperties: true } : {}),
  };
}
