import { defineTexts, type Words } from "../text.ts";

const texts = defineTexts("unlock-password", {
  length: {
    zh: "锁屏密码需要 4 到 128 个字符",
    lo: "ລະຫັດປົດລັອກຕ້ອງມີ 4 ຫາ 128 ຕົວອັກສອນ",
    en: "An unlock password needs 4 to 128 characters",
  },
  chinese: {
    zh: "锁屏密码不能含有汉字，锁屏时无法输入",
    lo: "ລະຫັດປົດລັອກຕ້ອງບໍ່ມີຕົວອັກສອນຈີນ, ເພາະໜ້າຈໍລັອກປ້ອນບໍ່ໄດ້",
    en: "The unlock password cannot contain Chinese characters, because you cannot type them on the lock screen",
  },
});

/** Characters that the lock screen removes from its input (§5). */
const CHINESE = /\p{Script=Han}/gu;
/** characters; five wrong attempts end the session (W2), so short ones are safe */
const SHORTEST = 4;
const LONGEST = 128;

/** The password as the lock screen accepts it. */
export const withoutChinese = (typed: string): string => typed.replace(CHINESE, "");

/** The reason why a password cannot be used to unlock; null when it can. Expects the canonical form. */
export function unlockPasswordError(password: string): Words | null {
  if (withoutChinese(password) !== password) return texts.chinese;
  const length = [...password].length;
  return length < SHORTEST || length > LONGEST ? texts.length : null;
}
