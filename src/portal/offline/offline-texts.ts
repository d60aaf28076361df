import { defineTexts } from "../../contract/text.ts";

export const OFFLINE_TEXTS = defineTexts("portalOffline", {
  title: { zh: "网络已断开", lo: "ຕອນນີ້ບໍ່ມີອິນເຕີເນັດ", en: "You are offline" },
  text: {
    zh: "这个页面还没有在本机打开过。您读过的页面仍然可以打开；连上网络后，请再试一次。",
    lo: "ໜ້ານີ້ຍັງບໍ່ເຄີຍເປີດໃນເຄື່ອງນີ້. ໜ້າທີ່ທ່ານເຄີຍອ່ານແລ້ວຍັງເປີດໄດ້; ເມື່ອມີອິນເຕີເນັດແລ້ວ ກະລຸນາລອງອີກຄັ້ງ.",
    en: "You have not opened this page on this device before. You can still open pages you have read. Try again when you are online.",
  },
  again: { zh: "再试一次", lo: "ລອງອີກຄັ້ງ", en: "Try again" },
});
