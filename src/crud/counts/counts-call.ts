import { z } from "zod";
import type { Endpoint } from "../../contract/endpoint.ts";
import { counts, type Counts } from "../../contract/counts.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import { line } from "../../contract/scalars.ts";
import { listInput } from "../../contract/wire/wire.ts";
import { KIND_TRAITS } from "../../fields/kind-traits.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import { callOf, listFieldsOf } from "../endpoints.ts";
import { offers } from "../permissions.ts";
import { perModule } from "../per-module.ts";

export interface CountsAsked {
  /** Wire name of the field by whose values is counted. */
  readonly by: string;
  /** Page, size and order are not looked at. */
  readonly of: ListQuery;
}

/** The fields with few values, by which a list can be counted, by wire name. */
export const countedFieldsOf: (module: Module) => ReadonlyMap<string, NamedProperty> = perModule(
  (module) =>
    new Map(
      offers(module, "list") && offers(module, "counts")
        ? module.properties
            .filter(({ field, property }) => KIND_TRAITS[field.kind].isCounted && !property.isSecret)
            .map((each) => [each.wireName, each])
        : [],
    ),
);

/** The call that counts a list's records by the values of one field. */
export const countsCallOf: (
  module: Module,
) => Endpoint<z.ZodType<CountsAsked, Record<string, unknown>>, z.ZodType<Counts>> = perModule(
  (module) =>
    callOf(module)(
      "list",
      "POST",
      "/counts",
      z.object({ by: line(100), of: listInput(listFieldsOf(module)) }).meta({ title: "CountsAsked" }),
      counts,
      { mayReadReplica: true },
    ) as unknown as ReturnType<typeof countsCallOf>,
);
