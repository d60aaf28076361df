import type { Text, Words } from "../contract/text.ts";
import type { Fields } from "../fields/field.ts";

/*
 * Gives ids to the texts of a declaration, so that they can be replaced at run time like every other text (§7
 * `/static/i18n`).
 */

interface Worded {
  readonly path: `/${string}`;
  readonly title: Words;
  readonly record: Words;
  readonly purpose: Words;
  readonly fields: Fields;
  readonly form?: { readonly groups?: readonly { readonly title?: Words; readonly fields: readonly string[] }[] };
}

/**
 * The declaration with each of its texts replaced by the result of `named`; `id` is the text's place in the
 * declaration.
 */
function withTexts<T extends Worded>(declared: T, named: (words: Words, id: string) => Words): T {
  const scope = declared.path.slice(1).replaceAll("/", ".");
  const fields = Object.entries(declared.fields).map(([name, field]) => {
    const label = named(field.label, `${scope}.field.${name}`);
    const help = field.help ? { help: named(field.help, `${scope}.help.${name}`) } : {};
    // The head of a spreadsheet column: the field's label, or a label of its own for the other languages of a text.
    const properties = Object.entries(field.properties).map(([suffix, property]) => {
      const own = property.label === field.label ? label : named(property.label, `${scope}.field.${name}${suffix}`);
      return [suffix, { ...property, label: own }];
    });
    return [name, { ...field, label, properties: Object.fromEntries(properties), ...help }];
  });
  // Called by its first field: a group has no name of its own.
  const groups = declared.form?.groups?.map((group) =>
    group.title ? { ...group, title: named(group.title, `${scope}.group.${group.fields[0]}`) } : group,
  );
  return {
    ...declared,
    ...(groups ? { form: { ...declared.form, groups } } : {}),
    title: named(declared.title, `${scope}.title`),
    record: named(declared.record, `${scope}.record`),
    purpose: named(declared.purpose, `${scope}.purpose`),
    fields: Object.fromEntries(fields) as T["fields"],
  };
}

/** `/sys/dict` → `sys.dict.title`, `sys.dict.field.code`, …; texts that have an id keep it. */
export const withTextIds = <T extends Worded>(declared: T): T =>
  withTexts(declared, (words, id) => ("id" in words ? words : { ...words, id }));

/** All texts of a declaration, each once. */
export function textsOf(declared: Worded): Text[] {
  const texts: Text[] = [];
  withTexts(declared, (words) => {
    if ("id" in words) texts.push(words as Text);
    return words;
  });
  return texts;
}
