import { Failure, invalidField } from "../../contract/errors.ts";
import { defineTexts, enumerated, inEach, inEveryLanguage } from "../../contract/text.ts";
import type { Stored } from "../../crud/define-module.ts";
import { REFUSALS } from "../../crud/refusals.ts";
import { requirePasswordToRestore } from "../../crud/bin/require-password-to-restore.server.ts";
import type { Hooks } from "../../crud/hooks.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { refuseOldPassword } from "../../server/http/admission/recent-password.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import { shownName, announceGrants, type IdentityTables } from "../identity/identity.server.ts";
import { peopleSeenBy } from "../user/user.server.ts";
import { refuseUnplacedMembers } from "./members/unplaced-members.server.ts";
import { memberIdsOf, refuseAboveRole } from "./rights/granting-rules.server.ts";
import { ADMIN_ROLE, DATA_SCOPES, role } from "./role.ts";
import { refuseWiderPeople, refuseWiderScope } from "./role-scope.server.ts";

const texts = defineTexts("roleRules", {
  reserved: {
    zh: "此编码为系统保留，请换一个",
    lo: "ລະຫັດນີ້ລະບົບສະຫງວນໄວ້, ກະລຸນາໃຊ້ລະຫັດອື່ນ",
    en: "This code is reserved. Choose another",
  },
  administrator: {
    zh: "系统管理员角色拥有全部权限，不能更改",
    lo: "ບົດບາດຜູ້ດູແລລະບົບມີສິດທັງໝົດ, ບໍ່ສາມາດປ່ຽນໄດ້",
    en: "The system administrator role has all permissions and cannot be changed",
  },
  noDeletion: {
    zh: "系统管理员角色不能删除",
    lo: "ບໍ່ສາມາດລຶບບົດບາດຜູ້ດູແລລະບົບ",
    en: "The administrator’s role cannot be deleted",
  },
  held: {
    zh: "有 {count} 名用户使用此角色，不能删除",
    lo: "ມີຜູ້ໃຊ້ {count} ຄົນໃຊ້ບົດບາດນີ້, ບໍ່ສາມາດລຶບໄດ້",
    en: "Cannot be deleted while users have this role: {count}",
  },
  heldBy: {
    zh: "有 {count} 名用户使用此角色，不能删除：{names}",
    lo: "ມີຜູ້ໃຊ້ {count} ຄົນໃຊ້ບົດບາດນີ້, ບໍ່ສາມາດລຶບໄດ້: {names}",
    en: "Cannot be deleted while users have this role ({count}): {names}",
  },
  divisions: { zh: "请选择行政区划", lo: "ກະລຸນາເລືອກເຂດ", en: "Choose the divisions" },
});

type DataScope = Pick<Stored<typeof role>, "scope" | "scopeDivisions">;
const isSeenDifferently = (before: DataScope, after: DataScope): boolean =>
  before.scope !== after.scope || before.scopeDivisions.toSorted().join() !== after.scopeDivisions.toSorted().join();

const NOTES = Object.keys(role.fields.note.properties).map((suffix) => `note${suffix}`);
const MAX_NAMES = 5; // names in a message

export const administratorStays = texts.administrator;

/**
 * Rules for roles: the administrator's cannot be changed, nobody changes a role above their own rights (AZ-09), and a
 * role with members cannot be deleted.
 */
export const roleHooks = ({ changes, clock }: Pick<Services, "changes" | "clock">): Hooks<typeof role> => ({
  async beforeSave(values, { before, trx, caller }) {
    if (before?.code === ADMIN_ROLE) {
      const other = Object.keys(values).find((name) => !NOTES.includes(name));
      if (other) throw invalidField(other, texts.administrator);
      return values;
    }
    // In any case of letters, because users would confuse them.
    if (values.code?.toLowerCase() === ADMIN_ROLE) throw invalidField("code", texts.reserved);
    if (before) await refuseAboveRole(trx, caller, before.id);
    const scope = DATA_SCOPES.find((each) => each === (values.scope ?? before?.scope));
    if (!scope) throw invalidField("scope", REFUSALS.gone);
    const chosen = scope === "chosen" ? (values.scopeDivisions ?? before?.scopeDivisions ?? []) : [];
    if (scope === "chosen" && chosen.length === 0) throw invalidField("scopeDivisions", texts.divisions);
    await refuseWiderScope(trx, caller, { scope, divisionIds: chosen });
    if (!before || isSeenDifferently(before, { scope, scopeDivisions: chosen })) refuseOldPassword(caller); // AU-17
    return scope === "chosen" ? values : { ...values, scopeDivisions: [] };
  },

  async afterSave(record, { before, trx, caller }) {
    if (!before || !isSeenDifferently(before, record)) return;
    await refuseUnplacedMembers(trx, caller, { id: record.id, before: before.scope });
    await refuseWiderPeople(trx, caller, caller.scope ? await memberIdsOf(trx, record.id) : []);
    await announceGrants(changes, trx);
  },

  async beforeRemove(record, { trx, caller }) {
    if (record.code === ADMIN_ROLE) throw new Failure("inUse", { words: texts.noDeletion });
    await refuseAboveRole(trx, caller, record.id);
    await refuseWhileHeld(trx, caller, record.id);
  },

  async beforeRestore(record, { trx, caller }) {
    await requirePasswordToRestore(trx, { clock }, { module: role, id: record.id }, caller);
    await refuseAboveRole(trx, caller, record.id);
  },
});

/** Throws `inUse` with the names of those members whom the caller may see and the number of all (AZ-05). */
async function refuseWhileHeld(trx: DatabaseTransaction, caller: Caller, roleId: string): Promise<void> {
  const holders = trx
    .as<IdentityTables>()
    .selectFrom("user_role")
    .innerJoin("account", "account.id", "user_role.account_id")
    .where("user_role.role_id", "=", roleId)
    .where("account.deleted_at", "is", null);
  const { total } = await holders.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  if (total === 0) return;
  const named = await holders
    .where(peopleSeenBy(caller))
    .select(["account.username", "account.real_name"])
    .orderBy("account.username_key")
    .limit(MAX_NAMES)
    .execute();
  const people = named.map(shownName);
  const more = total > named.length ? "…" : "";
  const names = inEach((language) => `${enumerated(people, language)}${more}`);
  throw new Failure("inUse", {
    words: inEveryLanguage(named.length === 0 ? texts.held : texts.heldBy, { count: total, names }),
  });
}
