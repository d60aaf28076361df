import type { SessionEnd } from "./session-end.ts";
import { defineTexts, type Text } from "../text.ts";

/** Shown to the owner of an ended session, and on the sign-in page. */
export const SESSION_END_TEXTS: Readonly<Record<SessionEnd, Text>> = defineTexts("sessionEnd", {
  disabled: {
    zh: "您的账号已被停用，因此已退出登录。如需继续使用，请联系管理员。",
    lo: "ບັນຊີຂອງທ່ານຖືກປິດໃຊ້ ຈຶ່ງອອກຈາກລະບົບແລ້ວ. ຖ້າຕ້ອງການໃຊ້ຕໍ່ ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບ.",
    en: "Your account was disabled, so you have been signed out. Ask an administrator if you need it.",
  },
  deleted: {
    zh: "您的账号已被删除，因此已退出登录。如需继续使用，请联系管理员。",
    lo: "ບັນຊີຂອງທ່ານຖືກລຶບ ຈຶ່ງອອກຈາກລະບົບແລ້ວ. ຖ້າຕ້ອງການໃຊ້ຕໍ່ ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບ.",
    en: "Your account was deleted, so you have been signed out. Ask an administrator if you need it.",
  },
  password: {
    zh: "您的密码已更改，因此已退出登录。请使用新密码登录。",
    lo: "ລະຫັດຜ່ານຂອງທ່ານຖືກປ່ຽນ ຈຶ່ງອອກຈາກລະບົບແລ້ວ. ກະລຸນາເຂົ້າດ້ວຍລະຫັດຜ່ານໃໝ່.",
    en: "Your password was changed, so you have been signed out. Sign in with the new one.",
  },
  ended: {
    zh: "此次登录已在别处被结束，请重新登录。",
    lo: "ການເຂົ້າສູ່ລະບົບນີ້ຖືກສິ້ນສຸດຈາກບ່ອນອື່ນ, ກະລຸນາເຂົ້າໃໝ່.",
    en: "This session was ended from elsewhere. Sign in again.",
  },
  "too-many": {
    zh: "您登录的设备过多，最早的登录已自动结束，请重新登录。",
    lo: "ທ່ານເຂົ້າສູ່ລະບົບຈາກຫຼາຍອຸປະກອນເກີນໄປ, ການເຂົ້າທຳອິດຈຶ່ງຖືກສິ້ນສຸດ. ກະລຸນາເຂົ້າໃໝ່.",
    en: "You signed in on more devices than are allowed, so the oldest session ended. Sign in again.",
  },
});
