/**
 * Numbers of PostgreSQL's advisory locks: each another one, and the same in every version, because instances of two
 * versions run together during an upgrade. What has a name, such as a table, is locked by `hashtext` of it.
 */
export const LOCKS = {
  /** One runner of migrations at a time. */
  migrations: 7_203_615,
  /** Changes of the menu, also between starting instances (AZ-11). */
  menu: 7_203_616,
  /** Of several first starts one seeds. */
  seed: 7_203_617,
  /** Two administrators cannot remove each other at the same time. */
  administrators: 7_203_618,
  /** Saves of the calendar, each of which computes its changes from what is stored. */
  calendar: 7_203_619,
  /** Living instances, as the first of two numbers. */
  instances: 7_203_621,
  /** One instance at a time seals, prunes or sets how long the activity log is kept. */
  auditChain: 7_203_640,
} as const;
