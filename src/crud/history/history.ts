import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { hasAny, type Permission } from "../../contract/permission.ts";
import { listOf } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { PAGE_FIELDS, pageOf } from "../../contract/wire.ts";
import type { Module } from "../define-module.ts";
import { offers, permissionFor } from "../permissions.ts";

const texts = defineTexts("recordHistory", {
  record: { zh: "查看记录的修改历史", lo: "ເບິ່ງປະຫວັດການແກ້ໄຂຂອງຂໍ້ມູນ", en: "See the history of a record" },
  texts: { zh: "查看历史中的长文", lo: "ເບິ່ງຂໍ້ຄວາມຍາວໃນປະຫວັດ", en: "See long texts of a history" },
});

/** Values by property name; a text too long for the log is `{ cut, length, text }`, `text` by which `recordTexts` has all of it. */
const values = z.record(z.string(), z.unknown());

/** Something that was done to a record; names as they were then. */
export const historyEntry = z.object({
  id: z.string(),
  at: z.string(),
  byId: z.string().nullable(),
  /** Empty: the program did it; null: somebody whom the reader does not see (AZ-05). */
  byName: z.string().nullable(),
  /** Empty also for those who do not read the log. */
  address: z.string(),
  action: z.string(),
  module: z.string(),
  recordId: z.string(),
  title: z.string(),
  before: values,
  after: values,
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** The right to the log itself, and with it to the history of whatever is in it. */
export const READ_LOG: Permission = "sys:log:list";

/** The one rule: what was done to a record is read by those who read the log, and by those who may read and change such records. */
export const mayReadHistory = (
  permissions: ReadonlySet<string>,
  module: Pick<Module, "permission" | "without"> | undefined,
): boolean =>
  hasAny(permissions, READ_LOG) ||
  (module !== undefined &&
    (["list", "update"] as const).every(
      (verb) => offers(module, verb) && hasAny(permissions, permissionFor(module, verb)),
    ));

/** What was done to one record, the latest first. The engine's forms ask it; the log answers, by `mayReadHistory`. */
export const recordHistory = endpoint({
  method: "GET",
  path: "/sys/log/record",
  permission: "signed-in",
  title: texts.record,
  input: z.object({
    module: z.string().max(200),
    id: z.string().max(1000),
    ...PAGE_FIELDS,
  }),
  reply: pageOf(historyEntry),
  flat: "members",
});

/** At most so many are asked for at once: each may be 1 MiB. */
export const MOST_TEXTS = 6;

/** Texts too long for the log, whole, by what stands for them in the entries that the caller reads of this record. */
export const recordTexts = endpoint({
  method: "GET",
  path: "/sys/log/record/texts",
  permission: "signed-in",
  title: texts.texts,
  input: z.object({
    module: z.string().max(200),
    id: z.string().max(1000),
    texts: listOf(z.string().regex(/^[0-9a-f]{64}$/), MOST_TEXTS),
  }),
  reply: z.record(z.string(), z.string()),
  budget: "search", // megabytes at a time
});
