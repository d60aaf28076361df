import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { int } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";

const texts = defineTexts("draft", {
  keep: { zh: "暂存未保存的内容", lo: "ເກັບເນື້ອໃນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ", en: "Save draft" },
  get: { zh: "读取未保存的内容", lo: "ອ່ານເນື້ອໃນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ", en: "Load draft" },
  drop: { zh: "放弃未保存的内容", lo: "ຖິ້ມເນື້ອໃນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ", en: "Discard draft" },
});

/** Record id in drafts of records that are not stored yet. */
export const NEW_RECORD = "new";

/** Key of a draft in addition to the caller: the module's path and the record's id. */
const place = { path: z.string().max(100), id: z.string().max(64) };

/** Unsaved form values stored on the server; visible to their author only. */
export const draftCalls = {
  keep: endpoint({
    method: "POST",
    path: "/cms/draft/keep",
    permission: "signed-in",
    title: texts.keep,
    /**
     * JSON objects by property name: `values` of all fields, `marks` (`crud/drafts/value-fingerprints.ts`) of edited
     * ones; `unread`, by field, is typed text that is no value.
     */
    input: z.object({
      ...place,
      version: int(0, 1e9),
      values: z.string().max(700_000),
      unread: z.string().max(20_000).optional(),
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
      draft: z
        .object({
          version: z.int(),
          savedAt: z.string(),
          values: z.string(),
          unread: z.string().default(""), // an instance of an earlier version answers without it
          marks: z.string(),
        })
        .nullable(),
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
