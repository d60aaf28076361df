import { inLanguage } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { endpointsOf } from "../../crud/endpoints.ts";
import { crudRoutes } from "../../crud/crud-routes.server.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import { routes, type Route, type SignedInContext } from "../../server/http/route.ts";
import { hashPassword } from "../../server/password/password-hash.ts";
import type { Services } from "../../server/services.ts";
import { refusedRoles } from "../role/role.server.ts";
import { checkNewPassword } from "../session/session.server.ts";
import { explainRights, menusOf } from "./explain-rights.server.ts";
import { resetPassword, unlockUser } from "./reset-password.server.ts";
import { userCalls } from "./user-calls.ts";
import { userHooks } from "./user-hooks.server.ts";
import { pickUsers, signInStates } from "./sign-in-states.server.ts";
import { user } from "./user.ts";

/** The calls of §7 "Users". */
export const userRoutes = (services: Services & CrudServices, modules: readonly Module[]): Route[] => [
  ...routes(userCalls, {
    unlock: (asked, { caller }) => unlockUser(services, asked, caller),
    resetPassword: (args, { caller }) => resetPassword(services, args, caller),
    states: ({ ids }, { caller }) => signInStates(services, ids, caller),
    pick: (asked, { caller }) => pickUsers(services, asked, caller),
    refusedRoles: async (_, { caller, language }) =>
      (await refusedRoles(services.database, caller)).map(({ id, words }) => ({
        id,
        refusal: inLanguage(words, language),
      })),
    explain: async ({ id, permission }, { caller }) => {
      await repositoryOf(user, services).for(caller).get(id);
      return explainRights(services.database, id, permission);
    },
    menus: async ({ id }, { caller }) => {
      await repositoryOf(user, services).for(caller).get(id);
      return menusOf(services.database, id);
    },
  }),
  ...crudRoutes(user, services, userHooks(services), modules).map((each) => withPassword(services, each)),
];

type AccountInput = { readonly username?: string; readonly passwordHash?: string | null };

// Checked and hashed before the transaction, to keep that short. An existing user's password can only be reset, which
// also ends the sessions and sets an expiry.
function withPassword(services: Services, { endpoint, handle }: Route): Route {
  const { add, update } = endpointsOf(user);
  const run = handle as (args: AccountInput, context: SignedInContext) => Promise<unknown>;
  if (endpoint.path === update.path)
    return {
      endpoint,
      handle: (values: AccountInput, context: never) => run({ ...values, passwordHash: null }, context),
    };
  if (endpoint.path !== add.path) return { endpoint, handle };
  return {
    endpoint,
    handle: async (values: AccountInput, context: never) => {
      const { passwordHash: given, username = "" } = values;
      if (!given) return run(values, context);
      await checkNewPassword(services, given, username);
      return run({ ...values, passwordHash: await hashPassword(given) }, context);
    },
  };
}
