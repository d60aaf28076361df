import { defineTexts } from "../../../contract/text.ts";

export const ERROR_LOG_TEXTS = defineTexts("error-log", {
  open: { zh: "错误日志（{count}）", lo: "ບັນທຶກຂໍ້ຜິດພາດ ({count})", en: "Error log ({count})" },
});
