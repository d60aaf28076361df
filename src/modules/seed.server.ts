import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { DatabaseTransaction, Queryable } from "../server/database/database.ts";
import { inTransaction } from "../server/database/transaction.ts";
import { hashPassword } from "../server/security/password-hash.ts";
import type { Services } from "../server/services.ts";
import { addFirstRoles } from "./role/role.server.ts";
import { FIRST_PASSWORD_LIFE, newFirstPassword } from "./user/first-password.server.ts";
import { addFirstUser, expiredFirstPasswords, renewPassword, type FirstSecret } from "./user/first-rows.server.ts";
import { FIRST_USERS } from "./user/first-users.ts";

/** Rows an installation begins with. Runs once per installation, inside the seeding transaction. */
export interface SeedStep {
  readonly name: string;
  /** Only with DEMO=1, and only on the first start or when `npm run seed` asks for it. */
  readonly isDemo: boolean;
  run(trx: DatabaseTransaction, services: SeedServices): Promise<void>;
}

export type SeedServices = Pick<Services, "clock" | "database" | "env" | "log">;

/** To be shown to the operator, once; all these users have the same one and must change it. */
export interface FirstPassword {
  readonly usernames: readonly string[];
  readonly password: string;
}

export interface SeedOptions {
  /** The rows of the modules. */
  readonly steps: readonly SeedStep[];
  /** `npm run seed`: demonstration content may join an installation that began without, and a first password that nobody used in time is made anew. */
  readonly isAsked?: boolean;
  /** Says what takes a while, in one line. */
  tell?(line: string): void;
  /** Shows the password, at once and for certain: what it throws undoes the seeding. */
  announce(first: FirstPassword): void;
}

interface Tables {
  readonly installation: { readonly step: string; readonly at: string };
}

const LOCK = 7_203_617; // any number: of several first starts one seeds
const OTHERS = 250; // ms between two looks whether another one is done

/**
 * Makes a new installation usable: roles, the administrator, the modules' first rows, with DEMO=1 also demonstration
 * users and content. One transaction, so a start killed at any moment is simply repeated; steps done are never done
 * again (RE-02). The password is shown as the last thing before the commit: a start that dies in between has shown one
 * that never came to be, and the next one shows another.
 */
export async function seed(
  services: SeedServices,
  { steps, isAsked = false, tell, announce }: SeedOptions,
): Promise<void> {
  const { clock, database, env } = services;
  const dueAfter = (done: ReadonlySet<string>) =>
    [...identitySteps, ...steps].filter(
      // Not "nothing done": on PostgreSQL the fingerprint of the keys stands there before the first seeding.
      (step) => !done.has(step.name) && (!step.isDemo || (env.demo && (!done.has(FIRST_STEP) || isAsked))),
    );
  const due = dueAfter(await stepsDone(database));
  if (!isAsked && due.length === 0) return;
  if (due.length > 0)
    tell?.(`Writing the first rows${due.some(({ isDemo }) => isDemo) ? ", demonstration content included" : ""} ...`);

  const password = env.adminPassword ?? newFirstPassword();
  const expiresAt = env.adminPassword === null ? new Date(clock.now() + FIRST_PASSWORD_LIFE).toISOString() : null;
  const secrets = new Map<string, FirstSecret>();
  for (const { username } of FIRST_USERS) secrets.set(username, { hash: await hashPassword(password), expiresAt });

  const seedAlone = async (trx: DatabaseTransaction): Promise<boolean> => {
    const free = await sql<{
      isOurs: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as "isOurs"`.execute(trx.as<Tables>());
    if (!free.rows[0]?.isOurs) return false;
    const at = new Date(clock.now()).toISOString();
    const given: string[] = [];
    for (const step of dueAfter(await stepsDone(trx))) {
      await step.run(trx, services);
      given.push(...(await usersOf(trx, step, secrets, clock.now())));
      await trx.as<Tables>().insertInto("installation").values({ step: step.name, at }).execute();
    }
    for (const account of isAsked ? await expiredFirstPasswords(trx, at) : []) {
      const secret = secrets.get(account.username);
      if (!secret) continue;
      await renewPassword(trx, account, secret, at);
      given.push(account.username);
    }
    if (given.length > 0 && env.adminPassword === null) announce({ usernames: given, password });
    return true;
  };
  // Not waited for in the statement: another instance's first rows may take longer than a statement may.
  while (!(await inTransaction(database, seedAlone))) await setTimeout(OTHERS);
}

const FIRST_STEP = "identity";

const identitySteps: readonly SeedStep[] = [
  { name: FIRST_STEP, isDemo: false, run: (trx, { clock }) => addFirstRoles(trx, clock.now()) },
  { name: "demo users", isDemo: true, run: async () => {} },
];

// The users come with their step, but need the secrets made outside of the transaction.
async function usersOf(
  trx: DatabaseTransaction,
  step: SeedStep,
  secrets: ReadonlyMap<string, FirstSecret>,
  now: number,
): Promise<string[]> {
  if (!identitySteps.includes(step)) return [];
  const users = FIRST_USERS.filter((user) => user.isDemo === step.isDemo);
  const added: string[] = [];
  for (const user of users)
    if (await addFirstUser(trx, user, secrets.get(user.username) as FirstSecret, now)) added.push(user.username);
  return added;
}

const stepsDone = async (on: Queryable): Promise<ReadonlySet<string>> => {
  const rows = await on.as<Tables>().selectFrom("installation").select("step").execute();
  return new Set(rows.map(({ step }) => step));
};
