export { callerNow } from "./caller-now.server.ts";
export { refuseAboveHolders } from "./entry-holders.server.ts";
export {
  addFirstRoles,
  /** @public demo/ */
  addRoles,
} from "./first-roles.server.ts";
export type { FirstRole } from "./first-roles.ts";
export { grantedMenuIds, permissionsOf, roleCodesOf, roleNamesOf } from "./held-rights.server.ts";
export { announceMembers } from "./member-count.server.ts";
export {
  keepAnAdministrator,
  refuseAbove,
  refuseAboveAny,
  refuseBeyond,
  rightsOfRoles,
} from "./granting-rules.server.ts";
export { rightsVersion } from "./rights-version.server.ts";
export { areWithin, dataScopeOf, isWiderThan, refuseWiderPeople, refuseWiderRoles } from "./scope.server.ts";
