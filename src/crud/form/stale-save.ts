import { isSameValue, recordOfField, valueOfField, type Values } from "../../fields/field-value.ts";
import type { Field } from "../../fields/field.ts";
import type { Module } from "../define-module.ts";

/** A field that somebody else changed between one person's reading and saving (RE-16). */
export interface Conflict {
  readonly name: string;
  readonly field: Field;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** What is proposed: theirs where this person changed nothing, else mine. */
  readonly proposed: "mine" | "theirs";
}

/** Fields on which the stored record and this person's text differ because the record moved on. */
export const conflictsOf = (module: Module, base: Values, mine: Values, theirs: Values): Conflict[] =>
  Object.entries(module.fields).flatMap(([name, field]) => {
    if (field.isReadOnly || field.kind === "password") return [];
    const [before, own, other] = [base, mine, theirs].map((record) => valueOfField(name, field, record));
    if (isSameValue(before, other) || isSameValue(own, other)) return [];
    return [{ name, field, mine: own, theirs: other, proposed: isSameValue(own, before) ? "theirs" : "mine" }];
  });

/** This person's text with the chosen fields taken from the stored record. */
export const resolved = (
  mine: Values,
  conflicts: readonly Conflict[],
  choices: Readonly<Record<string, "mine" | "theirs">>,
): Values =>
  Object.assign(
    { ...mine },
    ...conflicts
      .filter(({ name, proposed }) => (choices[name] ?? proposed) === "theirs")
      .map(({ name, field, theirs }) => recordOfField(name, field, theirs)),
  );
