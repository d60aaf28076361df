import { Failure, invalidField } from "../../contract/errors.ts";
import { defineTexts, type Words } from "../../contract/text.ts";
import { unlockPasswordFault } from "../../contract/unlock-password.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { hashPassword } from "../../server/security/password-hash.ts";
import { canonicalPassword } from "../../server/security/password-rules.ts";
import { vetPattern, type PatternReason } from "../../server/security/regex-check.ts";
import type { Services } from "../../server/services.ts";
import { isSecret, type StoredSetting } from "./setting-rows.server.ts";
import type { SettingTables } from "./setting-table.server.ts";
import type { SettingKey } from "./setting.ts";

const texts = defineTexts("setting-refused", {
  tooLong: {
    zh: "正则表达式不能超过 200 个字符",
    lo: "ຮູບແບບ (regex) ຕ້ອງບໍ່ເກີນ 200 ຕົວອັກສອນ",
    en: "A pattern may have at most 200 characters",
  },
  invalid: {
    zh: "这不是有效的正则表达式",
    lo: "ຮູບແບບ (regex) ນີ້ບໍ່ຖືກຕ້ອງ",
    en: "This is no valid regular expression",
  },
  tooSlow: {
    zh: "此正则表达式对某些输入耗时过长，请改写",
    lo: "ຮູບແບບ (regex) ນີ້ໃຊ້ເວລາກວດດົນເກີນໄປ, ກະລຸນາຂຽນໃໝ່",
    en: "This pattern takes too long on some inputs. Write it another way",
  },
  matchesNothing: {
    zh: "没有常见的合格密码符合此正则表达式，所有人将无法修改密码",
    lo: "ບໍ່ມີລະຫັດຜ່ານທົ່ວໄປອັນໃດກົງກັບຮູບແບບ (regex) ນີ້, ທຸກຄົນຈະປ່ຽນລະຫັດຜ່ານບໍ່ໄດ້",
    en: "No usual good password fits this pattern, so that nobody could change theirs",
  },
});
const WHY: Record<PatternReason, Words> = {
  "too-long": texts.tooLong,
  invalid: texts.invalid,
  "too-slow": texts.tooSlow,
  "matches-nothing": texts.matchesNothing,
};

/**
 * What is to be stored for a value of the right shape: a vetted pattern (W10), a secret's hash (ST-02). Throws
 * `invalidInput` at `field`.
 */
export async function storable(key: SettingKey, value: string, field: string): Promise<string> {
  if (key === "passwordRegex" && value !== "") {
    const reason = await vetPattern(value);
    if (reason) throw invalidField(field, WHY[reason]);
  }
  if (!isSecret(key) || value === "") return value;
  const fault = unlockPasswordFault(canonicalPassword(value));
  if (fault) throw invalidField(field, fault);
  return hashPassword(value);
}

/** Stores one value over what the transaction holds; who came first in storing a new one wins nothing over the later. */
export async function store(
  trx: DatabaseTransaction,
  { clock }: Pick<Services, "clock">,
  { id, key, stored }: StoredSetting,
  value: string,
  userId: string,
): Promise<SettingTables["setting"]> {
  const at = new Date(clock.now()).toISOString();
  const db = trx.as<SettingTables>();
  const changed = { value, updated_at: at, updated_by: userId };
  const row = stored
    ? await db
        .updateTable("setting")
        .set((column) => ({ ...changed, version: column("version", "+", 1) }))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst()
    : await db
        .insertInto("setting")
        .values({ ...changed, id, key, created_at: at, created_by: userId, version: 1 })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returningAll()
        .executeTakeFirst();
  if (!row) throw new Failure("changedMeanwhile");
  return row;
}
