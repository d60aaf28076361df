import type { ChoiceSource, ReferenceTarget } from "../../fields/field.ts";
import type { Module } from "../define-module.ts";

/** A target as the declaration it is; undefined for what is none. */
export const declarationOf = (target: ReferenceTarget): Module | undefined =>
  "properties" in target ? (target as Module) : undefined;

/** The module a source points to; undefined for a dictionary. A path means the module itself. */
export const targetOf = (module: Module, source: ChoiceSource): ReferenceTarget | undefined =>
  "dictionary" in source ? undefined : typeof source.target === "string" ? module : source.target;
