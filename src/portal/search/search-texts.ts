import { defineTexts } from "../../contract/text.ts";

export const SEARCH_TEXTS = defineTexts("portalSearch", {
  title: { zh: "搜索", lo: "ຄົ້ນຫາ", en: "Search" },
  titleOf: { zh: "“{search}”的搜索结果", lo: "ຜົນການຄົ້ນຫາ “{search}”", en: "Results for “{search}”" },
  field: {
    zh: "搜索产品、企业、品牌、资讯和公告",
    lo: "ຄົ້ນຫາຜະລິດຕະພັນ, ວິສາຫະກິດ, ຍີ່ຫໍ້, ຂ່າວ ແລະ ແຈ້ງການ",
    en: "Search products, enterprises, brands, news and notices",
  },
  start: { zh: "搜索", lo: "ຄົ້ນຫາ", en: "Search" },
  how: {
    zh: "可以输入汉字、拼音或拼音首字母（如“puer”或“pe”）、老挝文和英文。",
    lo: "ພິມເປັນພາສາລາວ, ອັງກິດ, ຈີນ ຫຼື ພິນອິນໄດ້ (ເຊັ່ນ “puer”).",
    en: "Type Chinese, Lao or English words, or pinyin such as “puer”.",
  },
  kinds: { zh: "按类型", lo: "ຕາມປະເພດ", en: "By type" },
  count: { zh: "共 {count} 条结果", lo: "ພົບ {count} ລາຍການ", en: "{count} results" },
  countOne: { zh: "共 1 条结果", lo: "ພົບ 1 ລາຍການ", en: "1 result" },
  meant: { zh: "您要找的是“{search}”吗？", lo: "ທ່ານໝາຍເຖິງ “{search}” ບໍ?", en: "Did you mean “{search}”?" },
  none: { zh: "没有找到“{search}”", lo: "ບໍ່ພົບ “{search}”", en: "Nothing found for “{search}”" },
  noneText: {
    zh: "请检查用字，减少词语，或换用拼音、老挝文、英文。也可以从这里开始：",
    lo: "ລອງກວດຕົວສະກົດ, ໃຊ້ຄຳໜ້ອຍລົງ ຫຼື ພິມເປັນພາສາອື່ນ. ຫຼື ເລີ່ມຈາກບ່ອນນີ້:",
    en: "Check the spelling, use fewer words, or try another language. Or start here:",
  },
});
