import type { JoinedList } from "../../fields/references/joining-table.server.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import { targetOf } from "./reference-target.ts";

/** The properties of a module whose values are lists in joining tables (`references`). */
export const joinedOf = (module: Module): (NamedProperty & JoinedList)[] =>
  module.properties.flatMap((each) => {
    const { join, source } = each.property;
    const target = join && source ? targetOf(module, source) : undefined;
    return join && target ? [{ ...each, of: module, join, target }] : [];
  });
