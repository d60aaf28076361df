import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { int } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { pageOf } from "../../contract/wire.ts";

const texts = defineTexts("recordHistory", {
  record: { zh: "查看记录的修改历史", lo: "ເບິ່ງປະຫວັດການແກ້ໄຂຂອງຂໍ້ມູນ", en: "See the history of a record" },
});

/** Values by property name; a text too long for the log is `{ cut, length }`. */
const values = z.record(z.string(), z.unknown());

/** Something that was done to a record; names as they were then. */
export const historyEntry = z.object({
  id: z.string(),
  at: z.string(),
  byId: z.string().nullable(),
  byName: z.string(),
  address: z.string(),
  action: z.string(),
  module: z.string(),
  recordId: z.string(),
  title: z.string(),
  before: values,
  after: values,
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const SEE_HISTORY = "sys:log:list";

/** What was done to one record, the latest first. The engine's forms ask it; the log answers. */
export const recordHistory = endpoint({
  method: "GET",
  path: "/sys/log/record",
  permission: SEE_HISTORY,
  title: texts.record,
  input: z.object({
    module: z.string().max(200),
    id: z.string().max(1000),
    page: z.object({ pn: int(1, 1e9).optional(), size: int(1, 200).optional() }).optional(),
  }),
  reply: pageOf(historyEntry),
  flat: "members",
});
