import type { Author } from "../../contract/errors.ts";
import { LANGUAGES, type Language, type Words } from "../../contract/text.ts";
import { isSameValue, spreads, type Values } from "../../fields/field-value.ts";
import type { Field } from "../../fields/field.ts";
import { labelIn, TRANSLATION_SUFFIXES } from "../../fields/translated-text/translated-text.ts";
import type { Module, Stored } from "../define-module.ts";

/** A field, or one language of it, that somebody else changed between one person's reading and saving (RE-16). */
export interface Conflict {
  /** Of the property. */
  readonly name: string;
  readonly label: Words;
  readonly field: Field;
  /** The value is the field's text in this language alone. */
  readonly language: Language | undefined;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Theirs where this person changed nothing, else mine. */
  readonly proposed: "mine" | "theirs";
}

/** A record somebody else saved meanwhile, and where it differs from this person's text. */
export interface Stale {
  readonly current: Stored<Module>;
  readonly mine: Values;
  readonly conflicts: readonly Conflict[];
  /** Undefined: nobody can tell. */
  readonly by: Author | undefined;
  /** Found by saving, or by loading the new record under the typed text. */
  readonly foundBy: "saving" | "loading";
}

/** The differences between the stored record and this person's text that came with the record's moving on. */
export const conflictsOf = (module: Module, base: Values, mine: Values, theirs: Values): Conflict[] =>
  Object.entries(module.fields).flatMap(([fieldName, field]) => {
    if (field.isReadOnly || field.kind === "password") return [];
    return Object.keys(field.properties).flatMap((suffix): Conflict[] => {
      const name = fieldName + suffix;
      const [before, own, other] = [base, mine, theirs].map((record) => record[name] ?? null);
      if (isSameValue(before, other) || isSameValue(own, other)) return [];
      const proposed = isSameValue(own, before) ? "theirs" : "mine";
      const language = spreads(field) ? LANGUAGES.find((each) => TRANSLATION_SUFFIXES[each] === suffix) : undefined;
      const label = language ? labelIn(field.label, language) : field.label;
      return [{ name, label, language, field, mine: own, theirs: other, proposed }];
    });
  });

/** This person's text with what was chosen taken from the stored record. */
export const resolved = (
  mine: Values,
  conflicts: readonly Conflict[],
  choices: Readonly<Record<string, "mine" | "theirs">>,
): Values => ({
  ...mine,
  ...Object.fromEntries(
    conflicts
      .filter(({ name, proposed }) => (choices[name] ?? proposed) === "theirs")
      .map(({ name, theirs }) => [name, theirs]),
  ),
});
