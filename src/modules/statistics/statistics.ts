import { answeredFile } from "../../contract/files/answered-file.ts";
import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";
import { EXPORT_REPORT } from "./report.ts";

export { EXPORT_REPORT } from "./report.ts";

const texts = defineTexts("statisticsCall", {
  figures: { zh: "统计数据", lo: "ສະຖິຕິ", en: "Statistics" },
  export: { zh: "导出统计报表", lo: "ສົ່ງອອກບົດລາຍງານສະຖິຕິ", en: "Export the statistics report" },
});

const perWeek = z.array(z.int());

const total = z.object({
  /** Path of the module. */
  path: z.string(),
  count: z.int(),
  /** Of the present records, the number that were added in each week. */
  added: perWeek,
});
export type StatisticsTotal = z.output<typeof total>;

const publications = z.object({
  /** Path of the module. */
  path: z.string(),
  weeks: perWeek,
});

const region = z.object({
  /** The division's, as the list's filter takes it. */
  id: z.string(),
  /** Code in the list of divisions. */
  code: z.string(),
  /** Code of the division above it; a country's for a province. */
  parent: z.string(),
  name: z.string(),
  /** Enterprises there, including all divisions below. */
  count: z.int(),
});
export type StatisticsRegion = z.output<typeof region>;

const activity = z.object({
  weeks: perWeek,
  /** The most active first. */
  people: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
});

const visits = z.object({
  /** Every day of the weeks up to today, `YYYY-MM-DD`. */
  days: z.array(z.object({ day: z.string(), count: z.int() })),
  /** By the page's name among `PUBLIC_PATHS`, the most visited first. */
  pages: z.array(z.object({ page: z.string(), count: z.int() })),
});

const figures = z.object({
  /** The Monday of each week, `YYYY-MM-DD`; the last week is the current one. Every list of weeks is as long. */
  weeks: z.array(z.string()),
  /** Per list that the caller may read, within their data scope. */
  totals: z.array(total),
  /** Published records by the time of their publication, of the content lists that the caller may read. */
  publications: z.array(publications),
  /** Provinces, prefectures of China and districts of Laos that have enterprises; the largest number first. */
  regions: z.array(region).optional(),
  /** Number of products per harvest month, January first; `current` is today's month, 1 to 12. */
  seasons: z.object({ current: z.int(), months: z.array(z.int()) }).optional(),
  /** Entries of the activity log made by people. */
  activity: activity.optional(),
  /** Visits of public pages; for those with the right to see them. */
  visits: visits.optional(),
});
export type Figures = z.output<typeof figures>;

export const statistics = {
  /** Figures that the caller may not read are absent. */
  figures: endpoint({
    method: "GET",
    path: "/sys/statistics/figures",
    permission: "signed-in",
    title: texts.figures,
    input: z.object({}),
    reply: figures,
    mayReadReplica: true,
  }),
  /** The same figures as a workbook, a sheet for each. */
  export: endpoint({
    method: "POST",
    path: "/sys/report/export",
    permission: EXPORT_REPORT,
    title: texts.export,
    input: z.object({}),
    reply: answeredFile,
    flat: "members",
    budget: "costly",
  }),
};
