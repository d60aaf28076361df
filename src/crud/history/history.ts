import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { hasAny, type Permission } from "../../contract/permission.ts";
import { listOf } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { PAGE_FIELDS, pageReply } from "../../contract/wire/wire.ts";
import type { Module } from "../define-module.ts";
import { offers, permissionFor } from "../permissions.ts";

const texts = defineTexts("recordHistory", {
  record: { zh: "查看记录的修改历史", lo: "ເບິ່ງປະຫວັດການແກ້ໄຂຂອງຂໍ້ມູນ", en: "See the history of a record" },
  texts: { zh: "查看历史中的长文", lo: "ເບິ່ງຂໍ້ຄວາມຍາວໃນປະຫວັດ", en: "See long texts of a history" },
});

/**
 * Values by property; a text too long for the log is `{ cut, length, text }`, where `text` is its key for
 * `recordTexts`.
 */
const values = z.record(z.string(), z.unknown());

/** An entry of a record's history, with names as of then. `at` is ISO 8601. */
export const historyEntry = z.object({
  id: z.string(),
  at: z.string(),
  byId: z.string().nullable(),
  /** Empty: the program itself; null: somebody whom the reader may not see (AZ-05). */
  byName: z.string().nullable(),
  /** IP address; empty for readers without the right to the log. */
  address: z.string(),
  action: z.string(),
  module: z.string(),
  recordId: z.string(),
  title: z.string(),
  /** Where they differ from the title. */
  titleLo: z.string().optional(),
  titleEn: z.string().optional(),
  before: values,
  after: values,
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** The right to the whole log, which includes every record's history. */
export const READ_LOG: Permission = "sys:log:list";

/**
 * The history of a record can be read with the right to the log, or with the rights to list and update such records.
 */
export const mayReadHistory = (
  permissions: ReadonlySet<string>,
  module: Pick<Module, "permission" | "without"> | undefined,
): boolean =>
  hasAny(permissions, READ_LOG) ||
  (module !== undefined &&
    (["list", "update"] as const).every(
      (verb) => offers(module, verb) && hasAny(permissions, permissionFor(module, verb)),
    ));

/** One record's history, latest first; permitted by `mayReadHistory`. */
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
  reply: pageReply(historyEntry),
  flat: "members",
});

/** Maximum number of texts per call; each may be 1 MiB. */
export const MAX_TEXTS = 6;

/** Full texts that are truncated in this record's history, by their keys. */
export const recordTexts = endpoint({
  method: "GET",
  path: "/sys/log/record/texts",
  permission: "signed-in",
  title: texts.texts,
  input: z.object({
    module: z.string().max(200),
    id: z.string().max(1000),
    texts: listOf(z.string().regex(/^[0-9a-f]{64}$/), MAX_TEXTS),
  }),
  reply: z.record(z.string(), z.string()),
  budget: "search", // replies of megabytes
});
