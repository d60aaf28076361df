import { defineTexts } from "../../../contract/text.ts";

/** Messages of the lock screen (§5, §8). */
export const UNLOCK_REFUSALS = defineTexts("unlock", {
  wrong: { zh: "密码错误", lo: "ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ", en: "Password wrong" },
  wrongLogin: { zh: "登录密码错误", lo: "ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ", en: "Wrong sign-in password" },
});
