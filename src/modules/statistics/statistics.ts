import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";

const texts = defineTexts("statisticsCall", {
  figures: { zh: "统计数据", lo: "ສະຖິຕິ", en: "Statistics" },
});

const perWeek = z.array(z.int());

const total = z.object({
  /** Path of the module. */
  path: z.string(),
  count: z.int(),
  /** Of those that are there now, how many came in each week. */
  added: perWeek,
});
export type StatisticsTotal = z.output<typeof total>;

const figures = z.object({
  /** The Monday of each week, `YYYY-MM-DD`; the last week is the current one. Every list of weeks is as long. */
  weeks: z.array(z.string()),
  /** Per list that the caller may read, within their data scope. */
  totals: z.array(total),
});
export type Figures = z.output<typeof figures>;

export const statistics = {
  /** What the caller may not read is absent. */
  figures: endpoint({
    method: "GET",
    path: "/sys/statistics/figures",
    permission: "signed-in",
    title: texts.figures,
    input: z.object({}),
    reply: figures,
  }),
};
