import { Failure, invalidField } from "../../contract/errors.ts";
import { defineTexts, type Words } from "../../contract/text.ts";
import { unlockPasswordFault } from "../../contract/unlock-password.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { Caller } from "../../server/http/route.ts";
import { hashPassword } from "../../server/security/password-hash.ts";
import { canonicalPassword } from "../../server/security/password-rules.ts";
import { vetPattern, type PatternReason } from "../../server/security/regex-check.ts";
import type { Services } from "../../server/services.ts";
import { isSecret, setValue, type StoredSetting } from "./setting-rows.server.ts";
import type { SettingTables, StoredRow } from "./setting-table.server.ts";
import { SETTINGS_PAGE, type SettingKey } from "./setting.ts";

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

/** Why a pattern cannot be used, in words; null when it can (W10). */
export async function patternFault(pattern: string): Promise<Words | null> {
  const reason = pattern === "" ? null : await vetPattern(pattern);
  return reason && WHY[reason];
}

/**
 * What is to be stored for a value of the right shape: a vetted pattern (W10), a secret's hash (ST-02). Throws
 * `invalidInput` at `field`.
 */
export async function storable(key: SettingKey, value: string, field: string): Promise<string> {
  const why = key === "passwordRegex" ? await patternFault(value) : null;
  if (why) throw invalidField(field, why);
  if (!isSecret(key) || value === "") return value;
  const fault = unlockPasswordFault(canonicalPassword(value));
  if (fault) throw invalidField(field, fault);
  return hashPassword(value);
}

/** A value to be stored; null takes the setting back to what the program ships. */
export type Wanted = string | null;

/** Whether storing it would change anything: a save sent twice finds its own work done (RE-17). */
export const isChange = ({ stored }: StoredSetting, wanted: Wanted): boolean =>
  wanted === null ? stored?.is_set === true : wanted !== setValue(stored);

/**
 * Stores one value over what the transaction holds, with who changed what; who came first in storing a new one wins nothing over
 * the later.
 */
export async function store(
  trx: DatabaseTransaction,
  services: Pick<Services, "clock">,
  caller: Caller,
  setting: StoredSetting,
  wanted: Wanted,
): Promise<StoredRow> {
  const { id, key, stored } = setting;
  const at = new Date(services.clock.now()).toISOString();
  const db = trx.as<SettingTables>();
  const changed = { value: wanted ?? "", is_set: wanted !== null, updated_at: at, updated_by: caller.userId };
  const row = stored
    ? await db
        .updateTable("setting")
        .set((column) => ({ ...changed, version: column("version", "+", 1) }))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst()
    : await db
        .insertInto("setting")
        .values({ ...changed, id, key, created_at: at, created_by: caller.userId, version: 1 })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returningAll()
        .executeTakeFirst();
  if (!row) throw new Failure("changedMeanwhile");
  if (isChange(setting, wanted)) await remember(trx, services, caller, setting, row);
  return row;
}

/** Who, when, from what to what: for the setting's own history and for the audit. Of a secret only that it changed (ST-02). */
async function remember(
  trx: DatabaseTransaction,
  services: Pick<Services, "clock">,
  caller: Caller,
  { id, key, stored }: StoredSetting,
  after: StoredRow,
): Promise<void> {
  const said = (row: StoredRow | undefined) => {
    const value = setValue(row);
    return isSecret(key) && value ? "•" : (value ?? null);
  };
  const kept = (row: StoredRow | undefined) => (isSecret(key) ? null : (setValue(row) ?? null));
  const isSet = (row: StoredRow | undefined) => setValue(row) !== undefined && !(isSecret(key) && row?.value === "");
  await trx
    .as<SettingTables>()
    .insertInto("setting_history")
    .values({
      id: newRecordId(services.clock.now()),
      setting_id: id,
      version: after.version,
      old_value: kept(stored),
      new_value: kept(after),
      was_set: isSet(stored),
      is_set: isSet(after),
      at: after.updated_at,
      by_id: caller.userId,
    })
    .execute();
  const entry = { action: "update", module: SETTINGS_PAGE.path, recordId: id, title: key };
  await recordAudit(trx, services, caller, [
    { ...entry, before: { value: said(stored) }, after: { value: said(after) } },
  ]);
}
