import { defineTexts } from "../../../contract/text.ts";

export const PAGE_REFRESH_TEXTS = defineTexts("page-refresh", {
  refresh: { zh: "刷新此页", lo: "ໂຫຼດໜ້ານີ້ໃໝ່", en: "Refresh this page" },
});
