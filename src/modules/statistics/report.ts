import type { Permission } from "../../contract/permission.ts";
import { defineTexts } from "../../contract/text.ts";
import type { DeclaredPage } from "../menu-groups.ts";

const texts = defineTexts("statisticsReport", {
  page: { zh: "统计报表", lo: "ບົດລາຍງານສະຖິຕິ", en: "Statistics report" },
  list: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  export: { zh: "导出", lo: "ສົ່ງອອກ", en: "Export" },
  visits: { zh: "查看网站访问量", lo: "ເບິ່ງຈຳນວນການເຂົ້າຊົມເວັບໄຊ", en: "View site visits" },
});

/** Visits belong to no list, so they have a right of their own. */
export const SEE_VISITS: Permission = "sys:report:visits";
export const EXPORT_REPORT: Permission = "sys:report:export";

export const REPORT_PAGE: DeclaredPage = {
  path: "/sys/report",
  view: "sys/report/index",
  title: texts.page,
  icon: "chart",
  group: "system",
  order: 105,
  permission: "sys:report:list",
  buttons: { "sys:report:list": texts.list, [EXPORT_REPORT]: texts.export, [SEE_VISITS]: texts.visits },
};
