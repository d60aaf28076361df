/**
 * Numbers of PostgreSQL's advisory locks. Each is different, and the same in every version, because instances of two
 * versions run together during an upgrade. Named things, such as tables, are locked by `hashtext` of their name.
 */
export const LOCKS = {
  /** One runner of migrations at a time. */
  migrations: 7_203_615,
  /** Changes of the menu, also between starting instances (AZ-11). */
  menu: 7_203_616,
  /** Only one of several first starts seeds the database. */
  seed: 7_203_617,
  /** Two administrators cannot remove each other at the same time. */
  administrators: 7_203_618,
  /** Saves of the calendar, each of which computes its changes from the stored days. */
  calendar: 7_203_619,
  /** Living instances, as the first of two numbers. */
  instances: 7_203_621,
  /** Jobs are claimed one after the other, as a claim counts what its person's others run (EX-02). */
  jobs: 7_203_622,
  /** Only one instance at a time seals, prunes or sets the retention of the activity log. */
  auditChain: 7_203_640,
} as const;
