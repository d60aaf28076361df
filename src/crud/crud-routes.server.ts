import { untilAborted } from "../server/database/connections/query-context.ts";
import type { Route } from "../server/http/route.ts";
import type { ListQuery } from "../contract/list-query.ts";
import { withDeletedBy } from "./bin/deleted-by.server.ts";
import type { Module } from "./define-module.ts";
import { endpointsOf } from "./endpoints.ts";
import { offers } from "./permissions.ts";
import { standardRoute, type CrudServices, type Resource } from "./resource.server.ts";
import type { RowValues } from "./record/columns.server.ts";
import { anyHooks, type Hooks } from "./hooks.server.ts";
import { saveOne } from "./save.server.ts";
import { updateRecord, type Update } from "./update-record.server.ts";
import { repositoryOf } from "./repository/repository.server.ts";

/** The calls that read and save single records, as far as the module offers them. */
function recordRoutes(resource: Resource): Route[] {
  const { module, repository, services } = resource;
  const { get, add, update } = endpointsOf(module);
  const getting = standardRoute(get, ({ id }: { id: string }, { caller }) => repository.for(caller).get(id));
  const adding = standardRoute(add, (values: RowValues, { caller, idempotencyKey }) =>
    saveOne(services.database, { ...resource, caller }, async () => ({ values }), { idempotencyKey }),
  );
  const updating = standardRoute(update, (asked: Update, context) => updateRecord(resource, asked, context));
  return [
    ...(offers(module, "get") ? [getting] : []),
    ...(offers(module, "add") ? [adding] : []),
    ...(offers(module, "update") ? [updating] : []),
  ];
}

/** The routes of a module's standard calls, and of those that `services.more` adds. */
export function crudRoutes<M extends Module>(
  module: M,
  services: CrudServices,
  ownHooks: Hooks<M> = {},
  modules: readonly Module[] = [],
): Route[] {
  const repository = repositoryOf(module, services);
  const resource: Resource = {
    module,
    repository,
    hooks: anyHooks(ownHooks),
    rules: services.rules,
    modules,
    services,
  };
  const { list } = endpointsOf<Module>(module);
  const listing = standardRoute(list, (query: ListQuery, { caller, signal }) =>
    untilAborted(signal?.(), async () => {
      const page = await repository.for(caller).list(query);
      return query.isBin ? withDeletedBy(services.database, resource, caller, page) : page;
    }),
  );
  return [
    ...(offers(module, "list") ? [listing] : []),
    ...recordRoutes(resource),
    ...services.more.flatMap((routesOf) => routesOf(resource)),
  ];
}
