import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";
import type { DeclaredPage } from "../menu-groups.ts";

const texts = defineTexts("translation", {
  all: { zh: "读取补充翻译", lo: "ອ່ານຄຳແປເພີ່ມເຕີມ", en: "Read the additional translations" },
  page: { zh: "界面翻译", lo: "ຄຳແປໜ້າຈໍ", en: "Translations" },
  list: { zh: "查看 · 界面翻译", lo: "ເບິ່ງ · ຄຳແປໜ້າຈໍ", en: "View · Translations" },
  update: { zh: "编辑 · 界面翻译", lo: "ແກ້ໄຂ · ຄຳແປໜ້າຈໍ", en: "Edit · Translations" },
  export: { zh: "导出 · 界面翻译", lo: "ສົ່ງອອກ · ຄຳແປໜ້າຈໍ", en: "Export · Translations" },
  import: { zh: "导入 · 界面翻译", lo: "ນຳເຂົ້າ · ຄຳແປໜ້າຈໍ", en: "Import · Translations" },
});

/** Permissions for interface texts, by code. */
export const TRANSLATION_RIGHTS = {
  "sys:translation:list": texts.list,
  "sys:translation:update": texts.update,
  "sys:translation:export": texts.export,
  "sys:translation:import": texts.import,
} as const;

export const TRANSLATION_PAGE: DeclaredPage = {
  path: "/sys/translation",
  view: "sys/translation/index",
  title: texts.page,
  icon: "languages",
  group: "system",
  order: 100,
  permission: "sys:translation:list",
  buttons: TRANSLATION_RIGHTS,
};

const words = z.record(z.string(), z.string());

export const translation = {
  /** Overrides of built-in texts, by language and text id (§7). */
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
