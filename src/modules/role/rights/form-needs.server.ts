import type { Permission } from "../../../contract/permission.ts";
import type { Module } from "../../../crud/define-module.ts";
import { offers, permissionFor } from "../../../crud/permissions.ts";
import { targetOf } from "../../../crud/record/reference-target.ts";

/** The rights without which what a form of the module refers to cannot be chosen. */
const viewsOf = (module: Module): Permission[] =>
  module.properties.flatMap(({ field, property: { source } }): Permission[] => {
    const target = source && targetOf(module, source);
    if (field.isReadOnly || !target?.areTitlesListed || !target.permission || target.path === module.path) return [];
    return [`${target.permission}:list`];
  });

/** By the right to add or change records: the rights to view what their form chooses from. */
export const formNeeds = (modules: readonly Module[]): ReadonlyMap<string, readonly Permission[]> =>
  new Map(
    modules.flatMap((module) =>
      (["add", "update"] as const)
        .filter((verb) => offers(module, verb))
        .map((verb) => [permissionFor(module, verb), [...new Set(viewsOf(module))]] as const),
    ),
  );
