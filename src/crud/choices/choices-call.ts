import { z } from "zod";
import type { Endpoint } from "../../contract/endpoint.ts";
import { optionList } from "../../contract/option.ts";
import { line, listOf } from "../../contract/scalars.ts";
import type { Module } from "../define-module.ts";
import { askedId, callOf } from "../endpoints.ts";

export interface ChoicesAsked {
  readonly search?: string | undefined;
  /** Exactly these records. */
  readonly ids?: readonly string[] | undefined;
}

/**
 * Id and title of at most 50 matching records that can be chosen, or of the named ones that are not deleted; for
 * signed-in callers, with the titles of their lists. With a data scope: records within it and, of the named ones, those
 * that the caller's lists refer to.
 */
export const choicesCallOf = (module: Module): Endpoint =>
  callOf(module)(
    "list",
    "POST",
    "/options",
    z.object({ search: line(100).optional(), ids: listOf(askedId).optional() }).meta({ title: "OptionsAsked" }),
    optionList,
    { mayReadReplica: true, ...(module.areTitlesListed ? {} : { permission: "signed-in" }) },
  );
