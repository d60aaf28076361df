import { defineTexts } from "../../contract/text.ts";

export const PORTAL_TEXTS = defineTexts("portal", {
  skip: { zh: "跳到正文", lo: "ຂ້າມໄປຫາເນື້ອໃນ", en: "Skip to the content" },
  language: { zh: "语言", lo: "ພາສາ", en: "Language" },
  signIn: { zh: "登录", lo: "ເຂົ້າສູ່ລະບົບ", en: "Sign in" },
  console: { zh: "进入管理平台", lo: "ເຂົ້າລະບົບຄຸ້ມຄອງ", en: "Open the console" },
  home: { zh: "返回主页", lo: "ກັບໄປໜ້າຫຼັກ", en: "Back to the home page" },
  notFound: { zh: "没有找到这个页面", lo: "ບໍ່ພົບໜ້ານີ້", en: "There is no such page" },
  notFoundText: {
    zh: "地址可能已更改，或者内容还没有发布。",
    lo: "ທີ່ຢູ່ອາດຖືກປ່ຽນແປງ ຫຼື ເນື້ອໃນຍັງບໍ່ທັນເຜີຍແຜ່.",
    en: "The address may have changed, or the content has not been published yet.",
  },
  signInFirst: { zh: "请先登录", lo: "ກະລຸນາເຂົ້າສູ່ລະບົບກ່ອນ", en: "Please sign in first" },
  signInFirstText: {
    zh: "登录后将继续前往 {path}",
    lo: "ຫຼັງຈາກເຂົ້າສູ່ລະບົບແລ້ວ ຈະໄປຕໍ່ທີ່ {path}",
    en: "After signing in you will continue to {path}",
  },
});
