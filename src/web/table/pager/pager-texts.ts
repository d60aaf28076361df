import { defineTexts } from "../../../contract/text.ts";

export const PAGER_TEXTS = defineTexts("pager", {
  name: { zh: "列表分页", lo: "ໜ້າຂອງລາຍການ", en: "Pages of the list" },
  page: { zh: "第 {page} 页", lo: "ໜ້າທີ {page}", en: "Page {page}" },
  previous: { zh: "上一页", lo: "ໜ້າກ່ອນ", en: "Previous page" },
  next: { zh: "下一页", lo: "ໜ້າຕໍ່ໄປ", en: "Next page" },
  back: { zh: "向前 5 页", lo: "ກັບຄືນ 5 ໜ້າ", en: "Back 5 pages" },
  on: { zh: "向后 5 页", lo: "ຂ້າມໄປ 5 ໜ້າ", en: "Forward 5 pages" },
  size: { zh: "每页行数", lo: "ຈຳນວນແຖວຕໍ່ໜ້າ", en: "Rows per page" },
  perPage: { zh: "{size} 条/页", lo: "{size} ແຖວ/ໜ້າ", en: "{size} / page" },
});
