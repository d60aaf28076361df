import { Failure } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Caller } from "../../server/caller.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
import { refuseAboveMembers } from "./rights/granting-rules.server.ts";
import { ADMIN_ROLE } from "./role.ts";

const texts = defineTexts("entryHolders", {
  held: {
    zh: "有您无权更改的角色使用此菜单项，您不能更改其权限",
    lo: "ມີບົດບາດທີ່ທ່ານບໍ່ມີສິດປ່ຽນ ກຳລັງໃຊ້ເມນູນີ້, ທ່ານຈຶ່ງປ່ຽນສິດຂອງເມນູນີ້ບໍ່ໄດ້",
    en: "A role that you cannot change has this menu item, so you cannot change its permission",
  },
});

/**
 * AZ-09: changing the right behind a menu entry changes every role that has the entry, also those in the recycle bin,
 * as `setMenu` would. The entries are locked until the commit, so that no role gets them meanwhile. Returns true if any
 * role has one of them. Throws `notPermitted`.
 */
export async function refuseAboveHolders(
  trx: DatabaseTransaction,
  caller: Caller,
  menuIds: readonly string[],
): Promise<boolean> {
  if (menuIds.length === 0) return false;
  const db = trx.as<IdentityTables>();
  await db
    .selectFrom("menu")
    .select("id")
    .where("id", "in", [...menuIds])
    .orderBy("id")
    .forUpdate()
    .execute();
  const holders = await db
    .selectFrom("role_menu")
    .innerJoin("role", "role.id", "role_menu.role_id")
    .select("role.id")
    .distinct()
    .where("role_menu.menu_id", "in", [...menuIds])
    .where("role.code", "!=", ADMIN_ROLE) // has every right anyway
    .execute();
  for (const { id } of holders)
    await refuseAboveMembers(trx, caller, id).catch((error: unknown) => {
      throw error instanceof Failure ? new Failure("notPermitted", { words: texts.held }) : error;
    });
  return holders.length > 0;
}
