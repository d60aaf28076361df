import { defineTexts } from "../../../contract/text.ts";

export const SEASON_TEXTS = defineTexts("portalSeason", {
  now: { zh: "{month}，正当季", lo: "ເດືອນ{month}: ຢູ່ໃນລະດູການ", en: "In season now: {month}" },
  month: { zh: "{month}当季农产品", lo: "ຜະລິດຕະພັນຕາມລະດູການ ເດືອນ{month}", en: "In season in {month}" },
  lead: {
    zh: "什么刚上市，什么正当时，什么快要下市，下个月有什么。",
    lo: "ຫຍັງຫາກໍອອກ, ຫຍັງກຳລັງອອກຫຼາຍ, ຫຍັງໃກ້ໝົດລະດູ ແລະ ເດືອນໜ້າຈະມີຫຍັງ.",
    en: "What has just begun, what is plentiful, what is about to end, and what comes next.",
  },
  begins: { zh: "刚上市", lo: "ຫາກໍອອກ", en: "Just begun" },
  beginsLead: { zh: "这个月开始收获。", lo: "ເລີ່ມເກັບກ່ຽວໃນເດືອນນີ້.", en: "The harvest begins this month." },
  full: { zh: "正当时", lo: "ກຳລັງອອກຫຼາຍ", en: "In full season" },
  ends: { zh: "快要下市", lo: "ໃກ້ໝົດລະດູ", en: "Ending this month" },
  endsLead: { zh: "下个月就没有了。", lo: "ເດືອນໜ້າຈະບໍ່ມີແລ້ວ.", en: "Gone next month." },
  comes: { zh: "下个月上市：{month}", lo: "ເດືອນໜ້າ: {month}", en: "Coming in {month}" },
  comesLead: { zh: "下个月开始收获。", lo: "ເລີ່ມເກັບກ່ຽວໃນເດືອນໜ້າ.", en: "The harvest begins next month." },
  onThisPage: { zh: "本页内容", lo: "ໃນໜ້ານີ້", en: "On this page" },
  calendar: { zh: "时令表", lo: "ປະຕິທິນລະດູການ", en: "Season calendar" },
  product: { zh: "农产品", lo: "ຜະລິດຕະພັນ", en: "Product" },
  isIn: { zh: "当季", lo: "ຢູ່ໃນລະດູການ", en: "In season" },
  isOut: { zh: "非当季", lo: "ນອກລະດູການ", en: "Out of season" },
  none: { zh: "这个月没有登记的当季产品", lo: "ເດືອນນີ້ບໍ່ມີຜະລິດຕະພັນຕາມລະດູການ", en: "Nothing is listed for this month" },
  noneText: {
    zh: "请选择其他月份或地区。",
    lo: "ເຊີນເລືອກເດືອນ ຫຼື ເຂດອື່ນ.",
    en: "Choose another month or region.",
  },
  everywhere: { zh: "所有地区", lo: "ທຸກເຂດ", en: "All regions" },
  all: { zh: "筛选当月的全部产品", lo: "ຄັດເລືອກຜະລິດຕະພັນທັງໝົດຂອງເດືອນນີ້", en: "Filter all products of this month" },
  regionPage: { zh: "了解{place}", lo: "ຮູ້ຈັກ{place}", en: "About {place}" },
});
