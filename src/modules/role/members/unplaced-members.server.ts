import { invalidField } from "../../../contract/errors.ts";
import { defineTexts, enumerated } from "../../../contract/text.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import type { Caller } from "../../../server/caller.ts";
import { shownName, type IdentityTables } from "../../identity/identity.server.ts";
import { peopleSeenBy } from "../../user/user.server.ts";
import { dependOnDivision } from "../role-scope.server.ts";

const texts = defineTexts("unplacedMembers", {
  named: {
    zh: "修改后，这些用户只能看到所属区划的数据，请先为其选择所属区划：{names}",
    lo: "ຖ້າປ່ຽນແລ້ວ ຜູ້ໃຊ້ເຫຼົ່ານີ້ຈະເຫັນສະເພາະຂໍ້ມູນຂອງເຂດຕົນ, ກະລຸນາເລືອກເຂດໃຫ້ກ່ອນ: {names}",
    en: "With this scope these users see only records of their own division. First choose a division for: {names}",
  },
  unseen: {
    zh: "您数据范围以外的用户",
    lo: "ຜູ້ໃຊ້ນອກຂອບເຂດຂໍ້ມູນຂອງທ່ານ",
    en: "users outside your data scope",
  },
});
const MAX_NAMES = 5; // in a message

/**
 * Checked after a role's scope has changed from `before`: throws `invalidInput` with the names of members who come to
 * see nothing, for want of a division. Those whom the caller does not see are not named (AZ-05).
 */
export async function refuseUnplacedMembers(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, before }: { readonly id: string; readonly before: string },
): Promise<void> {
  const unplaced = await trx
    .as<IdentityTables>()
    .selectFrom("user_role")
    .innerJoin("account", "account.id", "user_role.account_id")
    .innerJoin("user_role as held", "held.account_id", "account.id")
    .where("user_role.role_id", "=", id)
    .where("account.division_id", "is", null)
    .where("account.deleted_at", "is", null)
    .groupBy("account.id")
    .orderBy("account.username_key")
    .select(({ fn, eb }) => [
      "account.username",
      "account.real_name",
      eb(peopleSeenBy(caller), "is", true).as("isSeen"),
      fn.agg<string[]>("array_agg", ["held.role_id"]).as("roleIds"),
    ])
    .execute();
  const lost: typeof unplaced = [];
  for (const each of unplaced) {
    const others = each.roleIds.filter((roleId) => roleId !== id);
    const didDepend = before === "division" || (before !== "all" && (await dependOnDivision(trx, others)));
    if (!didDepend && (await dependOnDivision(trx, each.roleIds))) lost.push(each);
  }
  if (lost.length === 0) return;
  const seen = lost.filter(({ isSeen }) => isSeen).map(shownName);
  const namesIn = (language: "zh" | "lo" | "en"): string =>
    enumerated(
      [...seen.slice(0, MAX_NAMES), ...(seen.length < lost.length ? [texts.unseen[language]] : [])],
      language,
    ) + (seen.length > MAX_NAMES ? "…" : "");
  const inLanguage = (language: "zh" | "lo" | "en") =>
    texts.named[language].replace("{names}", () => namesIn(language)); // a name may hold $
  throw invalidField("scope", { zh: inLanguage("zh"), lo: inLanguage("lo"), en: inLanguage("en") });
}
