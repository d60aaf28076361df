import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { int, line } from "../../contract/scalars.ts";
import { defineTexts, LANGUAGES } from "../../contract/text.ts";

const texts = defineTexts("publicSiteMap", {
  parts: { zh: "已发布记录的数量与分段", lo: "ຈຳນວນ ແລະ ສ່ວນຂອງຂໍ້ມູນທີ່ເຜີຍແຜ່", en: "Published records, in parts" },
  part: { zh: "一段已发布的记录", lo: "ໜຶ່ງສ່ວນຂອງຂໍ້ມູນທີ່ເຜີຍແຜ່", en: "One part of the published records" },
});

/** Records per part: 6,000 addresses in three languages, about 4 MB as a sitemap. */
export const RECORDS_IN_PART = 2_000;

const published = z.object({
  id: z.string(),
  changedAt: z.string(),
  /** Those in which it is complete, that of writing first. */
  languages: z.array(z.enum(LANGUAGES)),
});

/** Ids, languages and times of published records, for sitemaps; nothing else (AZ-17). */
export const publishedRecords = {
  /** Number of parts per kind (table) that has pages for single records; kinds without records are left out. */
  parts: endpoint({
    method: "GET",
    path: "/portal/record/parts",
    permission: "public",
    isForVisitors: true,
    title: texts.parts,
    input: z.object({}),
    reply: z.array(z.object({ kind: z.string(), parts: z.int(), changedAt: z.string() })),
  }),
  /** `part` from 1. Throws `notFound` after the last. */
  part: endpoint({
    method: "GET",
    path: "/portal/record/list",
    permission: "public",
    isForVisitors: true,
    title: texts.part,
    input: z.object({ kind: line(40), part: int(1, 1e6) }),
    // `path` is that of the records' page.
    reply: z.object({ path: z.string(), records: z.array(published) }),
    budget: "search",
  }),
};
