import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";

const texts = defineTexts("workCall", {
  tiles: { zh: "我的待办数量", lo: "ຈຳນວນວຽກຂອງຂ້ອຍ", en: "My pending tasks" },
});

/** What can wait for somebody in a list; the words of each are the dashboard's. */
export const WORK_KINDS = ["waiting", "draft", "scheduled", "outdatedLo", "outdatedEn", "expiring"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

const tile = z.object({
  kind: z.enum(WORK_KINDS),
  /** Of the module in whose list it waits. */
  path: z.string(),
  count: z.int(),
  /** The list with nothing else in it. */
  address: z.string(),
});
export type WorkTile = z.output<typeof tile>;

export const work = {
  /** Only of lists the caller may read, within their data scope; what nothing waits in is left out. */
  tiles: endpoint({
    method: "GET",
    path: "/sys/work/tiles",
    permission: "signed-in",
    title: texts.tiles,
    input: z.object({}),
    reply: z.array(tile),
  }),
};
