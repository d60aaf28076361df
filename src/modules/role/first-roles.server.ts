import { insertRows } from "../../crud/repository/write.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { DASHBOARD } from "../menu-groups.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
import { FIRST_ROLES, type FirstRole } from "./first-roles.ts";
import { role } from "./role.ts";

export const addFirstRoles = (trx: DatabaseTransaction, now: number): Promise<void> => addRoles(trx, now, FIRST_ROLES);

/** Adds roles with their menu entries, unless their codes are taken. Needs an up-to-date menu. */
export async function addRoles(trx: DatabaseTransaction, now: number, roles: readonly FirstRole[]): Promise<void> {
  const db = trx.as<IdentityTables & { division: { id: string; value: string; deleted_at: string | null } }>();
  const at = new Date(now).toISOString();
  const present = await db.selectFrom("role").select("code").where("deleted_at", "is", null).execute();
  const wanted = roles.filter(({ code }) => !present.some((row) => row.code === code));
  const menus = await db.selectFrom("menu").select(["id", "key", "permission"]).execute();
  for (const { code, name, note, scope, divisions = [], holds } of wanted) {
    const id = newRecordId(now);
    const seen = divisions.length
      ? await db.selectFrom("division").select("id").where("value", "in", divisions).execute()
      : [];
    const scopeDivisions = seen.map((division) => division.id);
    const values = {
      code,
      name: name.zh,
      nameEn: name.en,
      nameLo: name.lo,
      note: note?.zh ?? null,
      noteEn: note?.en ?? null,
      noteLo: note?.lo ?? null,
      scope,
      scopeDivisions,
    };
    await insertRows(trx, role, [{ id, values }], { by: null, at });
    const granted = menus.filter(
      (menu) => menu.key === DASHBOARD.path || (menu.permission !== "" && holds(menu.permission)),
    );
    const rows = granted.map((menu) => ({ role_id: id, menu_id: menu.id, created_at: at, created_by: null }));
    if (rows.length > 0) await db.insertInto("role_menu").values(rows).execute();
  }
}
