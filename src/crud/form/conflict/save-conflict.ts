import type { Author } from "../../../contract/errors.ts";
import { LANGUAGES, type Language, type Words } from "../../../contract/text.ts";
import { isSameValue, spreads, type Values } from "../../../fields/field-value.ts";
import type { Field } from "../../../fields/field.ts";
import { labelIn, TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import type { Module, Stored } from "../../define-module.ts";

/** A property that somebody else changed between reading and saving (RE-16). */
export interface Conflict {
  /** Name of the property. */
  readonly name: string;
  readonly label: Words;
  readonly field: Field;
  /** Set when the property is a text in one language. */
  readonly language: Language | undefined;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** What stands in the user's input and is no value, as it cannot be read. */
  readonly unread: string | undefined;
  /** "theirs" where the user changed nothing. */
  readonly proposed: "mine" | "theirs";
}

/** A record that somebody else saved meanwhile, with the differences. */
export interface Stale {
  readonly current: Stored<Module>;
  readonly mine: Values;
  readonly conflicts: readonly Conflict[];
  /** Undefined: unknown. */
  readonly by: Author | undefined;
  /** Detected by saving, alone or before something else such as publishing, or by loading into an edited form. */
  readonly foundBy: "saving" | "savingForMore" | "loading";
}

/** The properties that changed in the stored record and differ from the user's values. */
export const conflictsOf = (
  module: Module,
  base: Values,
  mine: Values,
  theirs: Values,
  unreadTexts: Readonly<Record<string, string>> = {},
): Conflict[] =>
  Object.entries(module.fields).flatMap(([fieldName, field]) => {
    if (field.isReadOnly || field.kind === "password") return [];
    return Object.keys(field.properties).flatMap((suffix): Conflict[] => {
      const name = fieldName + suffix;
      const [before, own, other] = [base, mine, theirs].map((record) => record[name] ?? null);
      if (isSameValue(before, other) || isSameValue(own, other)) return [];
      const unread = unreadTexts[name];
      const proposed = unread === undefined && isSameValue(own, before) ? "theirs" : "mine";
      const language = spreads(field) ? LANGUAGES.find((each) => TRANSLATION_SUFFIXES[each] === suffix) : undefined;
      const label = language ? labelIn(field.label, language) : field.label;
      return [{ name, label, language, field, mine: own, theirs: other, unread, proposed }];
    });
  });

/** Those of properties that the user changed too; of the others there is nothing to choose. */
export const disputedAmong = (conflicts: readonly Conflict[]): readonly Conflict[] =>
  conflicts.filter(({ proposed }) => proposed === "mine");

/** The user's values with the stored ones of the named conflicts, or of those where "theirs" is proposed. */
export const resolveConflicts = (
  mine: Values,
  conflicts: readonly Conflict[],
  names: ReadonlySet<string> = new Set(
    conflicts.filter(({ proposed }) => proposed === "theirs").map(({ name }) => name),
  ),
): Values => ({
  ...mine,
  ...Object.fromEntries(conflicts.filter(({ name }) => names.has(name)).map(({ name, theirs }) => [name, theirs])),
});
