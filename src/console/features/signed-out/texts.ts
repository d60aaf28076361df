import { defineTexts } from "../../../contract/text.ts";

export const SIGNED_OUT_TEXTS = defineTexts("signed-out", {
  staying: {
    zh: "您已被登出，页面内容不再更新。",
    lo: "ທ່ານອອກຈາກລະບົບແລ້ວ, ເນື້ອໃນໜ້ານີ້ຈະບໍ່ປ່ຽນແປງອີກ.",
    en: "You are signed out. What this page shows is no longer kept up to date.",
  },
  signIn: { zh: "重新登录", lo: "ເຂົ້າສູ່ລະບົບໃໝ່", en: "Sign in again" },
});
