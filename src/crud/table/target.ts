import type { ChoiceSource, ReferenceTarget } from "../../fields/field.ts";
import type { Module } from "../define-module.ts";

/** The module a source points to; undefined for a dictionary. A path means the module itself. */
export const targetOf = (module: Module, source: ChoiceSource): ReferenceTarget | undefined =>
  "dictionary" in source ? undefined : typeof source.target === "string" ? module : source.target;
