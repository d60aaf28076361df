import type { Module } from "./define-module.ts";

/** Where a record's form stands: in a drawer over its list, or on a page of its own. `id` "new" for one to be added. */
export const recordAddress = (module: Pick<Module, "path" | "form">, id: string): string =>
  module.form?.as === "page"
    ? `${module.path}/edit${id === "new" ? "" : `?id=${encodeURIComponent(id)}`}`
    : `${module.path}?open=${encodeURIComponent(id)}`;
