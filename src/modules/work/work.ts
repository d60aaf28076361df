import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";

const texts = defineTexts("workCall", {
  tiles: { zh: "我的待办数量", lo: "ຈຳນວນວຽກຂອງຂ້ອຍ", en: "My pending tasks" },
});

/** Kinds of pending work; their labels are in the dashboard. */
export const WORK_KINDS = ["waiting", "draft", "scheduled", "outdatedLo", "outdatedEn", "expiring"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

const tile = z.object({
  kind: z.enum(WORK_KINDS),
  /** Path of the module. */
  path: z.string(),
  count: z.int(),
  /** Address of the filtered list. */
  address: z.string(),
});
export type WorkTile = z.output<typeof tile>;

export const work = {
  /** Lists that the caller may read, within their data scope; those without pending work are left out. */
  tiles: endpoint({
    method: "GET",
    path: "/sys/work/tiles",
    permission: "signed-in",
    title: texts.tiles,
    input: z.object({}),
    reply: z.array(tile),
  }),
};
