import { defineTexts } from "../../../contract/text.ts";

export const STATISTICS_TEXTS = defineTexts("statistics", {
  trends: { zh: "趋势", lo: "ແນວໂນ້ມ", en: "Trends" },
  flow: { zh: "入驻申请与发布", lo: "ຄຳຮ້ອງ ແລະ ການເຜີຍແຜ່", en: "Applications and publications" },
  published: { zh: "发布的内容", lo: "ເນື້ອໃນທີ່ເຜີຍແຜ່", en: "Published" },
  regions: { zh: "各地企业", lo: "ວິສາຫະກິດຕາມແຂວງ", en: "Enterprises by province" },
  region: { zh: "地区", lo: "ແຂວງ", en: "Province" },
  number: { zh: "数量", lo: "ຈຳນວນ", en: "Number" },
  seasons: { zh: "各月上市的农产品", lo: "ຜະລິດຕະພັນໃນແຕ່ລະເດືອນ", en: "Products by harvest month" },
  month: { zh: "月份", lo: "ເດືອນ", en: "Month" },
  activity: { zh: "员工操作", lo: "ການດຳເນີນການຂອງພະນັກງານ", en: "Staff activity" },
  operations: { zh: "操作次数", lo: "ຈຳນວນການດຳເນີນການ", en: "Operations" },
  week: { zh: "周", lo: "ອາທິດ", en: "Week" },
  weekOf: { zh: "{day} 起的一周", lo: "ອາທິດແຕ່ {day}", en: "Week of {day}" },
  perWeek: { zh: "近 12 周，按周", lo: "12 ອາທິດຫຼ້າສຸດ, ຕໍ່ອາທິດ", en: "Last 12 weeks, by week" },
  others: { zh: "其他 {count} 个地区", lo: "ແຂວງອື່ນ {count}", en: "{count} others" },
  nothing: { zh: "近 12 周没有数据。", lo: "ບໍ່ມີຂໍ້ມູນໃນ 12 ອາທິດຫຼ້າສຸດ.", en: "Nothing in the last 12 weeks." },
  noRegions: { zh: "还没有企业。", lo: "ຍັງບໍ່ມີວິສາຫະກິດ.", en: "No enterprises yet." },
  noSeasons: {
    zh: "还没有填写上市月份的农产品。",
    lo: "ຍັງບໍ່ມີຜະລິດຕະພັນທີ່ລະບຸເດືອນ.",
    en: "No products with harvest months yet.",
  },
});
