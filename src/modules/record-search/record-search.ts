import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { int, line, listOf } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";

const texts = defineTexts("search", {
  records: { zh: "查找全部模块的记录", lo: "ຄົ້ນຫາຂໍ້ມູນໃນທຸກໝວດ", en: "Find records of all modules" },
  readings: { zh: "中文名称的拼音", lo: "ສຽງອ່ານພິນອິນຂອງຊື່ພາສາຈີນ", en: "Pinyin of Chinese names" },
});

/** Per module, so that a common word does not fill the results with one kind. */
export const MAX_PER_MODULE = 5;
export const MAX_RECORDS = 30;
/** Maximum number of names per call. */
export const MAX_NAMES = 200;
export const LONGEST_NAME = 100;

const words = z.object({ zh: z.string(), lo: z.string(), en: z.string() });

const found = z.object({
  /** Path of the record's module. */
  path: z.string(),
  id: z.string(),
  title: words,
  /** Title of the module's page. */
  module: words,
});
export type FoundRecord = z.output<typeof found>;

export const search = {
  /** Records of the modules that the caller may list, found as in their lists. */
  records: endpoint({
    method: "POST",
    path: "/sys/search",
    permission: "signed-in",
    title: texts.records,
    input: z.object({ text: line(100), limit: int(1, MAX_RECORDS).optional() }),
    reply: z.array(found),
    mayReadReplica: true,
    budget: "search",
  }),
  /** Pinyin of the names, in order. The browser needs it to find pages and actions, and has no pinyin library. */
  readings: endpoint({
    method: "POST",
    path: "/sys/search/readings",
    permission: "signed-in",
    title: texts.readings,
    input: z.object({ texts: listOf(line(LONGEST_NAME), MAX_NAMES) }),
    reply: z.array(z.string()),
    budget: "search",
  }),
};
