import { defineTexts } from "../../contract/text.ts";

export const PAGE_TEXTS = defineTexts("console-pages", {
  notFoundTitle: { zh: "找不到这个页面", lo: "ບໍ່ພົບໜ້ານີ້", en: "Page not found" },
  notFoundText: {
    zh: "地址可能写错了，或者这个页面已经停用。",
    lo: "ທີ່ຢູ່ອາດຈະບໍ່ຖືກຕ້ອງ ຫຼື ໜ້ານີ້ບໍ່ໄດ້ໃຊ້ແລ້ວ.",
    en: "The address may be mistyped, or the page is no longer in use.",
  },
  notAllowedTitle: { zh: "您无权访问此页面", lo: "ທ່ານບໍ່ມີສິດເຂົ້າໜ້ານີ້", en: "You do not have access to this page" },
  notAllowedText: {
    zh: "如工作需要，请联系管理员为您开通权限。",
    lo: "ຖ້າຈຳເປັນໃນວຽກງານ, ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບເພື່ອຂໍສິດ.",
    en: "If you need it for your work, ask an administrator for access.",
  },
  goHome: { zh: "返回首页", lo: "ກັບໄປໜ້າຫຼັກ", en: "Back to Home" },
});
