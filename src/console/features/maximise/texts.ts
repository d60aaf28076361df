import { defineTexts } from "../../../contract/text.ts";

export const MAXIMISE_TEXTS = defineTexts("maximise", {
  enter: { zh: "最大化页面", lo: "ຂະຫຍາຍໜ້າເຕັມປ່ອງຢ້ຽມ", en: "Maximise the page" },
  leave: { zh: "退出最大化（Esc）", lo: "ອອກຈາກໜ້າເຕັມປ່ອງຢ້ຽມ (Esc)", en: "Leave the maximised page (Esc)" },
});
