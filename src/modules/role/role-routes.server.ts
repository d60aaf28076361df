import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/crud-routes.server.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { menuIdsOfRole } from "./rights/held-rights.server.ts";
import { addMembers, candidatesOf, membersOf, removeMembers } from "./members/members.server.ts";
import { roleCalls } from "./role-calls.ts";
import { roleHooks } from "./role-hooks.server.ts";
import { role } from "./role.ts";
import { rightsOfRole, setMenu } from "./rights/set-menu.server.ts";

export const roleRoutes = (services: Services & CrudServices, modules: readonly Module[]): Route[] => [
  ...routes(roleCalls, {
    async menu({ id }, { caller }) {
      await repositoryOf(role, services).for(caller).get(id);
      return [...(await menuIdsOfRole(services.database, id))].toSorted();
    },
    rights: (asked, { caller, language }) => rightsOfRole({ ...services, modules }, asked, caller, language),
    setMenu: (asked, { caller }) => setMenu(services, asked, caller),
    members: (asked, { caller }) => membersOf(services, asked, caller),
    candidates: (asked, { caller }) => candidatesOf(services, asked, caller),
    addMembers: (asked, { caller }) => addMembers(services, asked, caller),
    removeMembers: (asked, { caller }) => removeMembers(services, asked, caller),
  }),
  ...crudRoutes(role, services, roleHooks(services), modules),
];
