import { defineTexts } from "../../../contract/text.ts";

export const PALETTE_TEXTS = defineTexts("palette", {
  open: { zh: "搜索页面、操作和记录", lo: "ຄົ້ນຫາ ໜ້າ, ຄຳສັ່ງ ແລະ ຂໍ້ມູນ", en: "Search pages, actions and records" },
  short: { zh: "搜索", lo: "ຄົ້ນຫາ", en: "Search" },
  hint: {
    zh: "搜索页面、操作、记录，可用拼音首字母",
    lo: "ຄົ້ນຫາໜ້າ, ຄຳສັ່ງ ຫຼື ຂໍ້ມູນ",
    en: "Find a page, an action or a record",
  },
  results: { zh: "搜索结果", lo: "ຜົນການຄົ້ນຫາ", en: "Results" },
  recent: { zh: "最近使用", lo: "ໃຊ້ຫຼ້າສຸດ", en: "Recent" },
  pages: { zh: "页面", lo: "ໜ້າ", en: "Pages" },
  actions: { zh: "操作", lo: "ຄຳສັ່ງ", en: "Actions" },
  records: { zh: "记录 · {module}", lo: "ຂໍ້ມູນ · {module}", en: "Records · {module}" },
  count: { zh: "共 {count} 项结果", lo: "ພົບ {count} ລາຍການ", en: "Results: {count}" },
  nothing: { zh: "没有找到“{text}”", lo: "ບໍ່ພົບ “{text}”", en: "Nothing found for “{text}”" },
  nothingHelp: {
    zh: "换个说法试试：中文、拼音、拼音首字母、老挝文或英文都可以。",
    lo: "ລອງໃຊ້ຄຳອື່ນ: ພາສາລາວ, ພາສາຈີນ, ພິນອິນ ຫຼື ພາສາອັງກິດກໍໄດ້.",
    en: "Try another word in Chinese, pinyin, Lao or English.",
  },
  failed: { zh: "暂时无法查找记录：{why}", lo: "ຊອກຫາຂໍ້ມູນບໍ່ໄດ້: {why}", en: "Cannot search records right now: {why}" },
  offline: {
    zh: "网络已断开，只能查找页面和操作。",
    lo: "ບໍ່ມີອິນເຕີເນັດ ຈຶ່ງຊອກໄດ້ສະເພາະໜ້າ ແລະ ຄຳສັ່ງ.",
    en: "You are offline. You can only find pages and actions.",
  },
  retry: { zh: "重试", lo: "ລອງໃໝ່", en: "Retry" },
  add: { zh: "新建{record}", lo: "ເພີ່ມ{record}", en: "Add {record}" },
  choose: { zh: "选择", lo: "ເລືອກ", en: "choose" },
  run: { zh: "打开", lo: "ເປີດ", en: "open" },
  close: { zh: "关闭", lo: "ປິດ", en: "close" },
});
