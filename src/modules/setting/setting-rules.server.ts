import { invalidField } from "../../contract/errors.ts";
import { defineTexts, type Words } from "../../contract/text.ts";
import { unlockPasswordError } from "../../contract/session/unlock-password.ts";
import { hashPassword } from "../../server/password/password-hash.ts";
import { canonicalPassword, checkPassword, type PasswordReason } from "../../server/password/password-rules.ts";
import { vetPattern, type PatternReason } from "../../server/regex/regex-check.ts";
import { isSecret } from "./setting-rows.server.ts";
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
    en: "This is not a valid regular expression",
  },
  tooSlow: {
    zh: "此正则表达式对某些输入耗时过长，请改写",
    lo: "ຮູບແບບ (regex) ນີ້ໃຊ້ເວລາກວດດົນເກີນໄປ, ກະລຸນາຂຽນໃໝ່",
    en: "This pattern takes too long on some inputs. Write it another way",
  },
  matchesNothing: {
    zh: "此正则表达式过严，常用的合格密码均不符合，所有用户将无法修改密码",
    lo: "ບໍ່ມີລະຫັດຜ່ານທົ່ວໄປອັນໃດກົງກັບຮູບແບບ (regex) ນີ້, ທຸກຄົນຈະປ່ຽນລະຫັດຜ່ານບໍ່ໄດ້",
    en: "No typical strong password matches this pattern, so no one could change their password",
  },
});
const refusals = defineTexts("setting-password-refused", {
  "too-short": { zh: "少于 8 个字符", lo: "ສັ້ນກວ່າ 8 ຕົວອັກສອນ", en: "shorter than 8 characters" },
  "too-long": { zh: "超过 128 个字符", lo: "ຍາວກວ່າ 128 ຕົວອັກສອນ", en: "longer than 128 characters" },
  common: { zh: "常见密码", lo: "ເປັນລະຫັດທີ່ໃຊ້ກັນທົ່ວໄປ", en: "a common password" },
  "like-name": { zh: "与用户名相似", lo: "ຄ້າຍຄືກັບຊື່ຜູ້ໃຊ້", en: "like the user name" },
  "like-product": { zh: "与系统名称相似", lo: "ຄ້າຍຄືກັບຊື່ລະບົບ", en: "like the name of the system" },
} satisfies Record<PasswordReason, Words>);
const WHY: Record<PatternReason, Words> = {
  "too-long": texts.tooLong,
  invalid: texts.invalid,
  "too-slow": texts.tooSlow,
  "matches-nothing": texts.matchesNothing,
};

/** The reason why a pattern cannot be used; null if it can (W10). */
export async function patternError(pattern: string): Promise<Words | null> {
  const reason = pattern === "" ? null : await vetPattern(pattern);
  return reason && WHY[reason];
}

/** The value to be stored: a pattern is checked (W10), a secret hashed (ST-02). Throws `invalidInput` at `field`. */
export async function storable(key: SettingKey, value: string, field: string): Promise<string> {
  const unusable = key === "passwordRegex" ? await patternError(value) : null;
  if (unusable) throw invalidField(field, unusable);
  if (!isSecret(key) || value === "") return value;
  const error = unlockPasswordError(canonicalPassword(value));
  if (error) throw invalidField(field, error);
  return hashPassword(value);
}

/** The built-in rule that a password violates whatever the pattern (AU-10); null if none. */
export function passwordError(password: string, productName: string): Words | null {
  const reason = checkPassword(password, { productName });
  return reason && refusals[reason];
}
