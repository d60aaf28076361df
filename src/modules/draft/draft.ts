import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { int } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";

const texts = defineTexts("draft", {
  keep: { zh: "暂存未保存的内容", lo: "ເກັບເນື້ອໃນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ", en: "Save draft" },
  get: { zh: "读取未保存的内容", lo: "ອ່ານເນື້ອໃນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ", en: "Load draft" },
  drop: { zh: "放弃未保存的内容", lo: "ຖິ້ມເນື້ອໃນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ", en: "Discard draft" },
});

/** Stands for a record that was not added yet. */
export const NEW_RECORD = "new";

/** Whose draft: one record of one content module, of the caller alone. */
const place = { path: z.string().max(100), id: z.string().max(64) };

/** What somebody typed and did not save, kept by the server: never shown to the public, never another person's. */
export const draftCalls = {
  keep: endpoint({
    method: "POST",
    path: "/cms/draft/keep",
    permission: "signed-in",
    title: texts.keep,
    /** JSON by property: `values` of all, `marks` (`crud/drafts/draft-marks.ts`) of what was typed. */
    input: z.object({
      ...place,
      version: int(0, 1e9),
      values: z.string().max(700_000),
      marks: z.string().max(20_000).optional(),
    }),
    reply: z.object({ savedAt: z.string() }),
    budget: "write",
  }),
  get: endpoint({
    method: "GET",
    path: "/cms/draft/get",
    permission: "signed-in",
    title: texts.get,
    input: z.object(place),
    reply: z.object({
      draft: z.object({ version: z.int(), savedAt: z.string(), values: z.string(), marks: z.string() }).nullable(),
    }),
  }),
  drop: endpoint({
    method: "POST",
    path: "/cms/draft/drop",
    permission: "signed-in",
    title: texts.drop,
    input: z.object(place),
    reply: z.null(),
    budget: "write",
  }),
};
