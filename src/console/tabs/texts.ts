import { defineTexts } from "../../contract/text.ts";

export const TABS_TEXTS = defineTexts("tabs", {
  discardAsk: { zh: "放弃未保存的修改？", lo: "ຖິ້ມການແກ້ໄຂທີ່ຍັງບໍ່ໄດ້ບັນທຶກບໍ?", en: "Discard unsaved changes?" },
  leaveText: {
    zh: "以下页面有尚未保存的内容：{titles}",
    lo: "ໜ້າເຫຼົ່ານີ້ມີຂໍ້ມູນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ: {titles}",
    en: "These pages have unsaved changes: {titles}",
  },
  elsewhere: { zh: "{title}（另一个窗口）", lo: "{title} (ໜ້າຕ່າງອື່ນ)", en: "{title} (another window)" },
  discard: { zh: "放弃", lo: "ຖິ້ມ", en: "Discard" },
  keep: { zh: "继续编辑", lo: "ສືບຕໍ່ແກ້ໄຂ", en: "Keep editing" },
});
