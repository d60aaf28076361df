import type { Endpoint } from "../../contract/endpoint.ts";
import { optionList, optionsInput } from "../../contract/option.ts";
import type { Module } from "../define-module.ts";
import { callOf } from "../endpoints.ts";

/**
 * Id and title of at most 50 matching records that can be chosen, or of the named ones that are not deleted; for
 * signed-in callers, with the titles of their lists. With a data scope: records within it and, of the named ones, those
 * that the caller's lists refer to. Callers without the list find records by their titles alone, unless the lists are
 * for everybody; where titles are not, they find only those that their lists refer to.
 */
export const optionsCallOf = (module: Module): Endpoint =>
  callOf(module)("list", "POST", "/options", optionsInput, optionList, {
    mayReadReplica: true,
    permission: "signed-in",
  });
