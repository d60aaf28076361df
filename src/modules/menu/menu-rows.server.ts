import { sql } from "kysely";
import { LOCKS } from "../../server/database/advisory-locks.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { inTransactionOnce, type IdempotencyKey } from "../../server/http/answer/idempotency.ts";
import type { Services } from "../../server/services.ts";
import { announceGrants, type IdentityTables, type MenuTableRow } from "../identity/identity.server.ts";
import type { RoleCounts } from "./menu-tree.server.ts";

export const lockMenus = async (trx: DatabaseTransaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.menu)})`.execute(trx.as<IdentityTables>());
};

/** All entries, including buttons, in display order. */
export const menuRows = (on: Queryable): Promise<MenuTableRow[]> =>
  on.as<IdentityTables>().selectFrom("menu").selectAll().orderBy("sort").orderBy("id").execute();

export async function roleCounts(on: Queryable): Promise<RoleCounts> {
  const counts = await on
    .as<IdentityTables>()
    .selectFrom("role_menu")
    .innerJoin("role", "role.id", "role_menu.role_id")
    .select(["role_menu.menu_id", ({ fn }) => fn.countAll<number>().as("roles")])
    .where("role.deleted_at", "is", null)
    .groupBy("role_menu.menu_id")
    .execute();
  return new Map(counts.map(({ menu_id, roles }) => [menu_id, roles]));
}

/** Runs a change of the menu under the lock, on the current rows, and announces it to all users' menus (TK-11). */
export const changeMenus = <R>(
  { changes, database }: Pick<Services, "changes" | "database">,
  work: (trx: DatabaseTransaction, rows: MenuTableRow[]) => Promise<R>,
  idempotencyKey?: IdempotencyKey,
): Promise<R> =>
  inTransactionOnce(database, idempotencyKey, async (trx) => {
    await lockMenus(trx);
    const result = await work(trx, await menuRows(trx));
    await announceGrants(changes, trx);
    return result;
  });
