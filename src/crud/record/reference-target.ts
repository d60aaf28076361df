import type { ChoiceSource, ReferenceTarget } from "../../fields/field.ts";
import type { Module } from "../define-module.ts";

/** The declared module behind a target; undefined for a target that is not a module. */
export const declarationOf = (target: ReferenceTarget): Module | undefined =>
  "properties" in target ? (target as Module) : undefined;

/** The module of a source; undefined for a dictionary. A path means the module itself. */
export const targetOf = (module: Module, source: ChoiceSource): ReferenceTarget | undefined =>
  "dictionary" in source ? undefined : typeof source.target === "string" ? module : source.target;
