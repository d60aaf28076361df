import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts, LANGUAGES } from "../../contract/text.ts";

const texts = defineTexts("workCall", {
  tiles: { zh: "我的待办数量", lo: "ຈຳນວນວຽກຂອງຂ້ອຍ", en: "My pending tasks" },
});

const AWAITED_KINDS = [
  "waiting",
  "unanswered",
  "expiring",
  "outdatedZh",
  "outdatedLo",
  "outdatedEn",
  "failedJobs",
] as const;
/** Kinds of pending work; their labels are in the dashboard. */
export const WORK_KINDS = [...AWAITED_KINDS, "draft", "scheduled"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

const awaited: ReadonlySet<WorkKind> = new Set(AWAITED_KINDS);
/** True for work that needs somebody's attention; the rest is the person's own work in hand. */
export const isAwaited = (kind: WorkKind): boolean => awaited.has(kind);

/** Records named per kind; the others are behind the list's address. */
export const MAX_NAMED = 5;

const named = z.object({
  id: z.string(),
  title: z.string(),
  /** The language of a title that is not translated to the caller's. */
  titleLanguage: z.enum(LANGUAGES).optional(),
  /** Distinguishes records with the same title, such as a number or holder; may be empty. */
  note: z.string(),
  noteLanguage: z.enum(LANGUAGES).optional(),
  /** Since when it waits, as ISO 8601; for a certificate the day on which it ends. */
  at: z.string(),
  /** Address of the record. */
  address: z.string(),
});
export type NamedWork = z.output<typeof named>;

const tile = z.object({
  kind: z.enum(WORK_KINDS),
  /** Path of the module. */
  path: z.string(),
  count: z.int(),
  /** Address of the filtered list. */
  address: z.string(),
  /**
   * The first of them, at most `MAX_NAMED` per kind; absent for what is not awaited.
   */
  records: z.array(named).optional(),
});
export type WorkTile = z.output<typeof tile>;

export const work = {
  /** Lists whose work the caller may read and do, within their data scope; those without pending work are left out. */
  tiles: endpoint({
    method: "GET",
    path: "/sys/work/tiles",
    permission: "signed-in",
    title: texts.tiles,
    input: z.object({}),
    reply: z.array(tile),
    mayReadReplica: true,
  }),
};
