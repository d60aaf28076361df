import { Failure, invalidField } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import { REFUSALS } from "../../crud/table/refusals.ts";
import type { Hooks } from "../../crud/table/save.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Services } from "../../server/services.ts";
import { announceGrants, type IdentityTables } from "../user/user.server.ts";
import { refuseAboveRole } from "./ranks.server.ts";
import { ADMIN_ROLE, DATA_SCOPES, type role } from "./role.ts";
import { refuseWiderRoles, refuseWiderScope } from "./scope.server.ts";

const texts = defineTexts("roleRules", {
  reserved: {
    zh: "此编码为系统保留，请换一个",
    lo: "ລະຫັດນີ້ລະບົບສະຫງວນໄວ້, ກະລຸນາໃຊ້ລະຫັດອື່ນ",
    en: "This code is reserved. Choose another",
  },
  administrator: {
    zh: "系统管理员角色拥有全部权限，不能更改",
    lo: "ບົດບາດຜູ້ດູແລລະບົບມີສິດທັງໝົດ, ບໍ່ສາມາດປ່ຽນໄດ້",
    en: "The administrator's role has every right and cannot be changed",
  },
  noDeletion: {
    zh: "系统管理员角色不能删除",
    lo: "ບໍ່ສາມາດລຶບບົດບາດຜູ້ດູແລລະບົບ",
    en: "The administrator's role cannot be deleted",
  },
  divisions: { zh: "请选择行政区划", lo: "ກະລຸນາເລືອກເຂດ", en: "Choose the divisions" },
});

const MOST_NAMES = 5; // in one sentence

export const administratorStays = texts.administrator;

/** The rules over roles: the administrator's stays as it is, nobody changes one above them (AZ-09), one in use is not deleted. */
export const roleHooks = ({ changes }: Pick<Services, "changes">): Hooks<typeof role> => ({
  async beforeSave(values, { before, trx, caller }) {
    if (before?.code === ADMIN_ROLE) {
      const other = Object.keys(values).find((name) => name !== "note");
      if (other) throw invalidField(other, texts.administrator);
      return values;
    }
    // However it is written: people would take one for the other.
    if (values.code?.toLowerCase() === ADMIN_ROLE) throw invalidField("code", texts.reserved);
    if (before) await refuseAboveRole(trx, caller, before.id);
    // Nor a role that shows more than they see: its members would lose it, and they could not give it back.
    if (before) await refuseWiderRoles(trx, caller, [before.id]);
    const scope = DATA_SCOPES.find((each) => each === (values.scope ?? before?.scope));
    if (!scope) throw invalidField("scope", REFUSALS.gone);
    const chosen = scope === "chosen" ? (values.scopeDivisions ?? before?.scopeDivisions ?? []) : [];
    if (scope === "chosen" && chosen.length === 0) throw invalidField("scopeDivisions", texts.divisions);
    await refuseWiderScope(trx, caller, { scope, divisionIds: chosen });
    return scope === "chosen" ? values : { ...values, scopeDivisions: [] };
  },

  async afterSave(record, { before, trx }) {
    const isSeenDifferently =
      before && (before.scope !== record.scope || before.scopeDivisions.join() !== record.scopeDivisions.join());
    if (isSeenDifferently) await announceGrants(changes, trx);
  },

  async beforeRemove(record, { trx, caller }) {
    if (record.code === ADMIN_ROLE) throw new Failure("inUse", { words: texts.noDeletion });
    await refuseAboveRole(trx, caller, record.id);
    await refuseWiderRoles(trx, caller, [record.id]);
    await refuseWhileHeld(trx, record.id);
  },

  beforeRestore: (record, { trx, caller }) => refuseAboveRole(trx, caller, record.id),
});

async function refuseWhileHeld(trx: DatabaseTransaction, roleId: string): Promise<void> {
  const holders = trx
    .as<IdentityTables>()
    .selectFrom("user_role")
    .innerJoin("account", "account.id", "user_role.account_id")
    .where("user_role.role_id", "=", roleId)
    .where("account.deleted_at", "is", null);
  const named = await holders
    .select(["account.username", "account.real_name"])
    .orderBy("account.username")
    .limit(MOST_NAMES)
    .execute();
  if (named.length === 0) return;
  const { total } = await holders.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const names = named.map(({ username, real_name }) => real_name || username).join("、");
  const more = total > named.length ? "…" : "";
  throw new Failure("inUse", {
    words: {
      zh: `有 ${total} 名用户使用此角色，不能删除：${names}${more}`,
      lo: `ມີຜູ້ໃຊ້ ${total} ຄົນໃຊ້ບົດບາດນີ້, ບໍ່ສາມາດລຶບໄດ້: ${names.replaceAll("、", ", ")}${more}`,
      en: `${total === 1 ? "One user has" : `${total} users have`} this role, so it cannot be deleted: ${names.replaceAll("、", ", ")}${more}`,
    },
  });
}
