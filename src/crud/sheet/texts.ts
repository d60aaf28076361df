import { defineTexts } from "../../contract/text.ts";

/** Spreadsheet texts that every list shows. */
export const SHEET_TEXTS = defineTexts("crud", {
  export: { zh: "导出", lo: "ສົ່ງອອກ", en: "Export" },
  exported: { zh: "已导出 {file}", lo: "ສົ່ງອອກແລ້ວ {file}", en: "Exported {file}" },
  import: { zh: "导入", lo: "ນຳເຂົ້າ", en: "Import" },
});
