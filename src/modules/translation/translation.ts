import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";

const texts = defineTexts("translation", {
  all: { zh: "读取补充翻译", lo: "ອ່ານຄຳແປເພີ່ມເຕີມ", en: "Read the additional translations" },
});

const words = z.record(z.string(), z.string());

export const translation = {
  /** Texts that replace built-in ones, by language and text id (§7). Empty until somebody writes some. */
  all: endpoint({
    method: "POST",
    path: "/static/i18n",
    permission: "public",
    title: texts.all,
    input: z.object({}),
    reply: z.object({ zh: words, lo: words, en: words }),
    flat: "members",
    allowedWhile: ["locked", "mustChangePassword"],
  }),
};
