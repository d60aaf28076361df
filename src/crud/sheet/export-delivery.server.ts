import type { ListQuery } from "../../contract/list-query.ts";
import type { Language } from "../../contract/text.ts";
import type { Caller } from "../../server/caller.ts";
import type { Module } from "../define-module.ts";

/** Delivery of exports other than in the answer: by link or by job. */
export interface Exports {
  /** `sys.download.type`: 1 in the answer, 2 by link, 3 by job. */
  way(): Promise<"1" | "2" | "3">;
  /** Stores a file for the caller and returns a link that is valid for five minutes. */
  keep(file: { readonly title: string; readonly bytes: Uint8Array }, module: Module, caller: Caller): Promise<string>;
  /** Starts a background job and returns its id. */
  begin(
    module: Module,
    query: ListQuery,
    who: { readonly caller: Caller; readonly language: Language; readonly timeZone: string },
  ): Promise<string>;
}
