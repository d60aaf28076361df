import { defineTexts } from "../../contract/text.ts";

export const SESSION_TEXTS = defineTexts("session-frame", {
  endedTitle: { zh: "登录已失效", lo: "ທ່ານໄດ້ອອກຈາກລະບົບແລ້ວ", en: "You have been signed out" },
  endedText: {
    zh: "您已被登出，可以取消继续留在该页面，或者重新登录。",
    lo: "ທ່ານຖືກອອກຈາກລະບົບແລ້ວ. ທ່ານສາມາດຍົກເລີກເພື່ອຢູ່ໜ້ານີ້ຕໍ່, ຫຼື ເຂົ້າສູ່ລະບົບໃໝ່.",
    en: "Cancel to stay on this page and look at what is already loaded, or sign in again.",
  },
  signInAgain: { zh: "重新登录", lo: "ເຂົ້າສູ່ລະບົບໃໝ່", en: "Sign in again" },
  stay: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
});
