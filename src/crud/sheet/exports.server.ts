import type { ListQuery } from "../../contract/list-query.ts";
import type { Language } from "../../contract/text.ts";
import type { Caller } from "../../server/http/route.ts";
import type { Module } from "../define-module.ts";

/** What becomes of an export too long for an answer, and of all where the operator wants it so. */
export interface Exports {
  /** sys.download.type: in the answer, by a link, or by a job. */
  way(): Promise<"1" | "2" | "3">;
  /** Keeps a file for whoever asked for it; gives a link that works for five minutes. */
  keep(file: { readonly title: string; readonly bytes: Uint8Array }, module: Module, caller: Caller): Promise<string>;
  /** Leaves the work to a job; gives its id. */
  begin(
    module: Module,
    query: ListQuery,
    who: { readonly caller: Caller; readonly language: Language },
  ): Promise<string>;
}
