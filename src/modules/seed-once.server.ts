import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { ADMINISTRATOR } from "../contract/person-name.ts";
import { LOCKS } from "../server/database/advisory-locks.ts";
import type { DatabaseTransaction, Queryable } from "../server/database/database.ts";
import { inTransaction } from "../server/database/transaction.ts";
import { hashPassword } from "../server/password/password-hash.ts";
import type { Services } from "../server/services.ts";
import { addFirstRoles } from "./role/role.server.ts";
import { ADMIN_ROLE } from "./role/role.ts";
import { TEMPORARY_PASSWORD_LIFE, newTemporaryPassword } from "./user/temporary-password.server.ts";
import {
  addFirstUser,
  expiredTemporaryPasswords,
  renewPassword,
  type HashedPassword,
  type FirstUser,
} from "./user/first-rows.server.ts";

/** Rows an installation begins with. Runs once per installation, inside the seeding transaction. */
export interface SeedStep {
  readonly name: string;
  run?(trx: DatabaseTransaction, services: SeedServices): Promise<void>;
  /** Users who get the first password, after `run`. */
  readonly users?: readonly FirstUser[];
}

/** First rows of an installation with DEMO=1, written on its first start or by `npm run seed`. */
export interface Demonstration {
  readonly steps: readonly SeedStep[];
  /** Stores the pictures that the rows show, once; `tell` reports the progress in one line. */
  placePictures(services: Services, options: { readonly tell?: ((line: string) => void) | undefined }): Promise<void>;
}

export type SeedServices = Pick<Services, "clock" | "database" | "env" | "log">;

/** To be shown to the operator, once; all these users have the same one and must change it. */
export interface TemporaryPassword {
  readonly usernames: readonly string[];
  readonly password: string;
}

export interface SeedOptions {
  /** The rows of the modules. */
  readonly steps: readonly SeedStep[];
  /** null if there is none. */
  readonly demonstration: Demonstration | null;
  /**
   * `npm run seed`: demonstration content may be added to an installation that began without it, and an unused first
   * password that has expired is renewed.
   */
  readonly isAsked?: boolean;
  /** Reports a long step in one line. */
  tell?(line: string): void;
  /** Shows the password, at once and for certain: what it throws undoes the seeding. */
  announce(first: TemporaryPassword): void;
}

interface Tables {
  readonly installation: { readonly step: string; readonly at: string };
}

const OTHERS = 250; // ms between two looks whether another one is done

/**
 * Makes a new installation usable: roles, the administrator, the modules' first rows, with DEMO=1 also what the
 * demonstration brings. One transaction, so a start killed at any moment is simply repeated; steps done are never done
 * again (RE-02). The password is shown as the last thing before the commit: a start that dies in between has shown one
 * that never came to be, and the next one shows another.
 */
export async function seedOnce(
  services: SeedServices,
  { steps, demonstration, isAsked = false, tell, announce }: SeedOptions,
): Promise<void> {
  const { clock, database, env } = services;
  const demoSteps = demonstration?.steps ?? [];
  const dueAfter = (done: ReadonlySet<string>) => {
    // Not "nothing is done": on PostgreSQL the keys' fingerprint is stored before the first seeding.
    const withDemo = env.demo && (!done.has(IDENTITY.name) || isAsked);
    return [IDENTITY, ...steps, ...(withDemo ? demoSteps : [])].filter(({ name }) => !done.has(name));
  };
  const due = dueAfter(await stepsDone(database));
  if (!isAsked && due.length === 0) return;
  if (due.length > 0)
    tell?.(
      `Writing the first rows${due.some((step) => demoSteps.includes(step)) ? ", demonstration content included" : ""} ...`,
    );

  const password = env.adminPassword ?? newTemporaryPassword();
  const expiresAt = env.adminPassword === null ? new Date(clock.now() + TEMPORARY_PASSWORD_LIFE).toISOString() : null;
  const passwords = new Map<string, HashedPassword>();
  // Hashed here, not in the transaction: it takes long and the rows are locked there.
  for (const { username } of [IDENTITY, ...demoSteps].flatMap(({ users = [] }) => users))
    passwords.set(username, { hash: await hashPassword(password), expiresAt });

  const seedAlone = async (trx: DatabaseTransaction): Promise<boolean> => {
    const free = await sql<{
      isOurs: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(LOCKS.seed)}) as "isOurs"`.execute(trx.as<Tables>());
    if (!free.rows[0]?.isOurs) return false;
    const at = new Date(clock.now()).toISOString();
    const given: string[] = [];
    for (const step of dueAfter(await stepsDone(trx))) {
      await step.run?.(trx, services);
      for (const user of step.users ?? [])
        if (await addFirstUser(trx, user, passwords.get(user.username) as HashedPassword, clock.now()))
          given.push(user.username);
      await trx.as<Tables>().insertInto("installation").values({ step: step.name, at }).execute();
    }
    for (const account of isAsked ? await expiredTemporaryPasswords(trx, at) : []) {
      const hashed = passwords.get(account.username);
      if (!hashed) continue;
      await renewPassword(trx, account, hashed, at);
      given.push(account.username);
    }
    if (given.length > 0 && env.adminPassword === null) announce({ usernames: given, password });
    return true;
  };
  // Polled instead of waiting in a statement, because another instance's seeding may take longer than the statement
  // timeout.
  while (!(await inTransaction(database, seedAlone))) await setTimeout(OTHERS);
}

const IDENTITY: SeedStep = {
  name: "identity",
  run: (trx, { clock }) => addFirstRoles(trx, clock.now()),
  users: [{ username: "admin", realName: ADMINISTRATOR.zh, role: ADMIN_ROLE }],
};

const stepsDone = async (on: Queryable): Promise<ReadonlySet<string>> => {
  const rows = await on.as<Tables>().selectFrom("installation").select("step").execute();
  return new Set(rows.map(({ step }) => step));
};
