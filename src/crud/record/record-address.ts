import type { Module } from "../define-module.ts";

/** Address of a record's form: its list with the drawer open, or a page of its own. `id` is "new" for a new record. */
export const recordAddress = (module: Pick<Module, "path" | "form">, id: string): string =>
  module.form?.as === "page"
    ? `${module.path}/edit${id === "new" ? "" : `?id=${encodeURIComponent(id)}`}`
    : `${module.path}?open=${encodeURIComponent(id)}`;

/** Address of the page that adds a record, filled with the values of another one. */
export const copyAddress = ({ path }: Pick<Module, "path">, id: string): string =>
  `${path}/edit?copy=${encodeURIComponent(id)}`;
