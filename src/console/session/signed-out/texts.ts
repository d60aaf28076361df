import { defineTexts } from "../../../contract/text.ts";

export const SIGNED_OUT_TEXTS = defineTexts("signed-out", {
  staying: {
    zh: "您已退出登录，本页内容不再更新。",
    lo: "ທ່ານຖືກນຳອອກຈາກລະບົບແລ້ວ, ເນື້ອໃນໜ້ານີ້ຈະບໍ່ໄດ້ຮັບການປັບປຸງອີກ.",
    en: "You have been signed out. This page is no longer updated.",
  },
  signIn: { zh: "重新登录", lo: "ເຂົ້າສູ່ລະບົບໃໝ່", en: "Sign in again" },
});
