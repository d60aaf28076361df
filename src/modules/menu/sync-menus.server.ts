import { sql } from "kysely";
import type { Module } from "../../crud/define-module.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Services } from "../../server/services.ts";
import { announceGrants, type IdentityTables, type MenuTableRow, stamps } from "../user/user.server.ts";
import { declaredMenus, type DeclaredMenu } from "./declared-menus.ts";

const LOCK = 7_203_616; // any number: instances that start together do this one after the other

/**
 * Brings the menu in step with the declarations: new entries appear, known ones keep their id and their grants, those
 * of vanished modules go. What people have changed about an entry's looks stays as they want it.
 */
export async function syncMenus(
  services: Pick<Services, "clock" | "database" | "changes">,
  modules: readonly Module[],
): Promise<void> {
  const declared = declaredMenus(modules);
  const { clock, database, changes } = services;
  await inTransaction(database, async (trx) => {
    const db = trx.as<IdentityTables>();
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
    const present = new Map<string, MenuTableRow>();
    for (const row of await db.selectFrom("menu").selectAll().where("key", "is not", null).execute())
      present.set(row.key as string, row);
    const ids = new Map([...present].map(([key, { id }]) => [key, id]));
    let isChanged = false;
    for (const entry of declared) {
      const row = present.get(entry.key);
      if (!row) {
        const id = newRecordId(clock.now());
        ids.set(entry.key, id);
        const columns = { ...structureOf(entry, ids), ...looksOf(entry) };
        await db
          .insertInto("menu")
          .values({ ...stamps(clock.now(), null), ...columns, id, redirect: "", no_cache: false, always_show: false })
          .execute();
        isChanged = true;
        continue;
      }
      const wanted = { ...structureOf(entry, ids), ...(row.updated_by === null ? looksOf(entry) : {}) };
      const isSame = Object.entries(wanted).every(([column, value]) => row[column as keyof MenuTableRow] === value);
      if (isSame) continue;
      await db
        .updateTable("menu")
        .set({ ...wanted, updated_at: new Date(clock.now()).toISOString() })
        .where("id", "=", row.id)
        .execute();
      isChanged = true;
    }
    const kept = new Set(declared.map(({ key }) => key));
    const gone = [...present].filter(([key]) => !kept.has(key)).map(([, { id }]) => id);
    if (gone.length > 0) {
      // Entries that people hung below them move to the top instead of going along.
      await db
        .updateTable("menu")
        .set({ parent_id: null })
        .where("parent_id", "in", gone)
        .where("key", "is", null)
        .execute();
      await db.deleteFrom("menu").where("id", "in", gone).execute();
    }
    if (isChanged || gone.length > 0) await announceGrants(changes, trx);
  });
}

function structureOf(entry: DeclaredMenu, ids: ReadonlyMap<string, string>) {
  const parent = entry.parentKey === null ? null : ids.get(entry.parentKey);
  if (parent === undefined)
    throw new Error(`The menu entry ${entry.key} hangs below ${entry.parentKey}, which does not exist.`);
  const { key, type, path, component, permission } = entry;
  return { key, type, path, component, permission, parent_id: parent };
}

const looksOf = ({ title, icon, sort, isHidden }: DeclaredMenu) => ({
  title: title.zh,
  title_en: title.en,
  title_lo: title.lo,
  icon,
  sort,
  is_hidden: isHidden,
});
