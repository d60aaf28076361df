import type { Endpoint } from "../contract/endpoint.ts";
import { route, type Route, type SignedInContext } from "../server/http/route.ts";
import type { Module } from "./define-module.ts";
import type { SaveRule } from "./record/save-rule.server.ts";
import type { SaveTarget } from "./save.server.ts";
import type { RepositoryServices } from "./repository/repository.server.ts";

/** A module with all that its calls need. */
export interface Resource extends Omit<SaveTarget, "caller"> {
  /** All declared modules: a record that any of them refers to cannot be deleted. */
  readonly modules: readonly Module[];
  readonly services: RepositoryServices;
}

/** Makes further routes for any module, such as those of spreadsheets. */
export type MoreRoutes = (resource: Resource) => readonly Route[];

export interface CrudServices extends RepositoryServices {
  /** The rules that declarations demand of every save. */
  readonly rules: readonly SaveRule[];
  /** Routes in addition to those of lists and records; given where the server is composed. */
  readonly more: readonly MoreRoutes[];
}

/** The route of a standard call. Untyped: the arguments' type depends on the module. */
export const standardRoute = (
  endpoint: object,
  handle: (args: never, context: SignedInContext) => Promise<unknown>,
): Route => route(endpoint as Endpoint, handle as never);
