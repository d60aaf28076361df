import type { Endpoint } from "../contract/endpoint.ts";
import { route, type Route, type SignedInContext } from "../server/http/route.ts";
import type { Module } from "./define-module.ts";
import type { Hooks } from "./hooks.server.ts";
import type { Table, TableServices } from "./table/table.server.ts";

/** A module as its calls work on it. */
export interface Resource {
  readonly module: Module;
  readonly table: Table;
  readonly hooks: Hooks;
  /** All declared ones: a record that any of them refers to is not deleted. */
  readonly modules: readonly Module[];
  readonly services: TableServices;
}

/** Calls of any module that a room of its own answers; what it needs for that it has already. */
export type MoreRoutes = (resource: Resource) => readonly Route[];

export interface CrudServices extends TableServices {
  /** What answers the calls beside those on records and lists. */
  readonly more: readonly MoreRoutes[];
}

/** The route of a standard call. Which of its arguments it has the endpoint knows, but not this function. */
export const standardRoute = (
  endpoint: object,
  handle: (args: never, context: SignedInContext) => Promise<unknown>,
): Route => route(endpoint as Endpoint, handle as never);
