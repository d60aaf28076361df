export { addDemoRoles, addFirstRoles } from "./first-roles.server.ts";
export { grantedMenuIds, permissionsOf, roleCodesOf, roleNamesOf } from "./grants.server.ts";
export { keepAnAdministrator, refuseAbove, refuseBeyond, rightsOfRoles } from "./ranks.server.ts";
export { dataScopeOf, refuseWiderRoles } from "./scope.server.ts";
