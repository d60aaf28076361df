import { z } from "zod";
import { REPORT_LENGTHS } from "../../contract/client-report.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { line, lines } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";

const texts = defineTexts("clientError", {
  report: { zh: "上报页面错误", lo: "ລາຍງານຂໍ້ຜິດພາດຂອງໜ້າ", en: "Report an error of a page" },
});

export const clientError = {
  /** Reports an error in the caller's browser to the operators. */
  report: endpoint({
    method: "POST",
    path: "/sys/log/client",
    permission: "signed-in",
    title: texts.report,
    input: z.object({
      message: lines(REPORT_LENGTHS.message),
      info: lines(REPORT_LENGTHS.info),
      /** Path of the page, without its query. */
      url: line(REPORT_LENGTHS.url),
      stack: lines(REPORT_LENGTHS.stack),
    }),
    reply: z.null(),
    budget: "fault",
  }),
};
