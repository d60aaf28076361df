export { callerNow, holdersOf } from "./caller-now.server.ts";
export { refuseAboveHolders } from "./entry-holders.server.ts";
export {
  addFirstRoles,
  /** @public demo/ */
  addRoles,
} from "./first-roles.server.ts";
export type { FirstRole } from "./first-roles.ts";
export { grantedMenuIds, permissionsOf, roleCodesOf, roleGrants, rolesOf } from "./rights/held-rights.server.ts";
export { announceMembers } from "./members/member-count.server.ts";
export { keepAnAdministrator } from "./rights/keep-administrator.server.ts";
export {
  aboveAmong,
  refuseAbove,
  refuseAboveAny,
  refuseBeyond,
  refusedRoles,
  rightsOfRoles,
} from "./rights/granting-rules.server.ts";
export { rightsVersion } from "./rights/rights-version.server.ts";
export {
  areWithin,
  dataScopeOf,
  dependOnDivision,
  isWiderThan,
  refuseWiderPeople,
  refuseWiderRoles,
  unionOfScopes,
  withAncestors,
} from "./role-scope.server.ts";
