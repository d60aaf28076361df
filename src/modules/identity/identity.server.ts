/*
 * Who may do what, as the tables hold it: accounts, roles and menu entries, and what tells all instances that it changed.
 */

export { callersAccount, foundAccount, namesOf, shownName, type NamedAccount } from "./accounts.server.ts";
export {
  ACCOUNT_CHANGED,
  announceAccounts,
  announceEnded,
  announceGrants,
  announceSessions,
  GRANTS_CHANGED,
  SESSION_CHANGED,
  SESSION_ENDED,
} from "./announcements.server.ts";
export { type AccountRow, type IdentityTables, type MenuTableRow } from "./identity-tables.server.ts";
