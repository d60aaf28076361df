import type { Module } from "../../crud/define-module.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Services } from "../../server/services.ts";
import { announceGrants, type IdentityTables, type MenuTableRow } from "../identity/identity.server.ts";
import type { DeclaredPage } from "../menu-groups.ts";
import { declaredMenus, type DeclaredMenu } from "./declared-menus.ts";
import { lockMenus } from "./menu-rows.server.ts";
import { newStamp } from "../../server/database/stamps.ts";

/**
 * Updates the stored menu from the declarations: adds new entries, updates known ones keeping ids and grants, and
 * removes those no longer declared. Titles, icons and positions that administrators edited are kept.
 */
export async function syncMenus(
  services: Pick<Services, "clock" | "database" | "changes">,
  modules: readonly Module[],
  pages: readonly DeclaredPage[],
): Promise<void> {
  const declared = declaredMenus(modules, pages);
  const { clock, database, changes } = services;
  await inTransaction(database, async (trx) => {
    const db = trx.as<IdentityTables>();
    await lockMenus(trx);
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
        const columns = { ...structureOf(entry), ...positionOf(entry, ids), ...looksOf(entry) };
        await db
          .insertInto("menu")
          .values({ ...newStamp(clock.now(), null), ...UNDECLARED, ...columns, id })
          .execute();
        isChanged = true;
        continue;
      }
      const columns = {
        ...structureOf(entry),
        ...(row.is_placed ? {} : positionOf(entry, ids)),
        ...(row.updated_by === null ? looksOf(entry) : {}),
      };
      const isSame = Object.entries(columns).every(([column, value]) => row[column as keyof MenuTableRow] === value);
      if (isSame) continue;
      await db
        .updateTable("menu")
        .set({ ...columns, updated_at: new Date(clock.now()).toISOString() })
        .where("id", "=", row.id)
        .execute();
      isChanged = true;
    }
    const declaredKeys = new Set(declared.map(({ key }) => key));
    const removed = [...present].filter(([key]) => !declaredKeys.has(key)).map(([, { id }]) => id);
    if (removed.length > 0) {
      // Entries that administrators placed below a removed one move to the top level.
      await db
        .updateTable("menu")
        .set({ parent_id: null })
        .where("parent_id", "in", removed)
        .where("id", "not in", removed)
        .execute();
      await db.deleteFrom("menu").where("id", "in", removed).execute();
    }
    if (isChanged || removed.length > 0) await announceGrants(changes, trx);
  });
}

/** Columns that declarations do not have. */
const UNDECLARED = {
  name: "",
  redirect: "",
  no_cache: false,
  always_show: false,
  require_auth: true,
  is_placed: false,
} as const;

const structureOf = ({ key, type, path, component, permission }: DeclaredMenu) => ({
  key,
  type,
  path,
  component,
  permission,
});

function positionOf({ key, parentKey, sort }: DeclaredMenu, ids: ReadonlyMap<string, string>) {
  const parent = parentKey === null ? null : ids.get(parentKey);
  if (parent === undefined) throw new Error(`The menu entry ${key} hangs below ${parentKey}, which does not exist.`);
  return { parent_id: parent, sort };
}

const looksOf = ({ title, icon, isHidden }: DeclaredMenu) => ({
  title: title.zh,
  title_en: title.en,
  title_lo: title.lo,
  icon,
  is_hidden: isHidden,
});
