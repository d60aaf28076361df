import { defineTexts, type Text } from "../../contract/text.ts";

export const DIALOG_TEXTS = defineTexts("lock-dialog", {
  password: { zh: "锁屏密码", lo: "ລະຫັດປົດລັອກ", en: "Unlock password" },
  hint: {
    zh: "输入自己的锁屏密码；未设置时用系统默认密码，系统也未设置时用登录密码",
    lo: "ໃສ່ລະຫັດປົດລັອກຂອງທ່ານ. ຖ້າບໍ່ໄດ້ຕັ້ງ ໃຫ້ໃຊ້ລະຫັດຂອງລະບົບ, ຖ້າລະບົບກໍບໍ່ມີ ໃຫ້ໃຊ້ລະຫັດເຂົ້າສູ່ລະບົບ",
    en: "Your unlock password. If you have not set one, the system default; if there is none, your sign-in password",
  },
  capsLock: { zh: "大写锁定已开启", lo: "ເປີດ Caps Lock ຢູ່", en: "Caps Lock is on" },
  unlock: { zh: "解锁", lo: "ປົດລັອກ", en: "Unlock" },
  fewLeft: {
    zh: "连续输错 5 次将退出登录",
    lo: "ຖ້າປ້ອນຜິດ 5 ຄັ້ງ ຈະອອກຈາກລະບົບ",
    en: "You will be signed out after 5 wrong passwords",
  },
  day0: { zh: "星期日", lo: "ວັນອາທິດ", en: "Sunday" },
  day1: { zh: "星期一", lo: "ວັນຈັນ", en: "Monday" },
  day2: { zh: "星期二", lo: "ວັນອັງຄານ", en: "Tuesday" },
  day3: { zh: "星期三", lo: "ວັນພຸດ", en: "Wednesday" },
  day4: { zh: "星期四", lo: "ວັນພະຫັດ", en: "Thursday" },
  day5: { zh: "星期五", lo: "ວັນສຸກ", en: "Friday" },
  day6: { zh: "星期六", lo: "ວັນເສົາ", en: "Saturday" },
  signOut: { zh: "退出登录", lo: "ອອກຈາກລະບົບ", en: "Sign out instead" },
});

/** Indexed by `Date.getDay()`. Not from Intl, because some browsers lack Lao day names. */
export const DAYS: readonly Text[] = [
  DIALOG_TEXTS.day0,
  DIALOG_TEXTS.day1,
  DIALOG_TEXTS.day2,
  DIALOG_TEXTS.day3,
  DIALOG_TEXTS.day4,
  DIALOG_TEXTS.day5,
  DIALOG_TEXTS.day6,
];
