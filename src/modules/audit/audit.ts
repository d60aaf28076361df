import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { int, orNothing } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { addressTitles } from "../../crud/addresses/address-registry.ts";
import { defineModule, viewOf } from "../../crud/define-module.ts";
import { actionWords } from "../../crud/history/action-words.ts";
import { historyEntry } from "../../crud/history/history.ts";
import { permissionFor, verbWords } from "../../crud/permissions.ts";
import { choice } from "../../fields/choice/choice.ts";
import { moment } from "../../fields/moment/moment.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import type { DeclaredPage } from "../menu-groups.ts";
import { user } from "../user/user.ts";

const texts = defineTexts("audit", {
  entry: { zh: "查看一条操作日志", lo: "ເບິ່ງລາຍການບັນທຶກ", en: "See an entry of the activity log" },
  state: { zh: "查看日志完整性", lo: "ເບິ່ງຄວາມຄົບຖ້ວນຂອງບັນທຶກ", en: "View log integrity" },
  verify: { zh: "核对日志完整性", lo: "ກວດຄວາມຄົບຖ້ວນຂອງບັນທຶກ", en: "Verify the log" },
  retention: { zh: "设置日志保留期限", lo: "ກຳນົດໄລຍະເກັບຮັກສາບັນທຶກ", en: "Set log retention" },
});

/** The activity log, read-only: `audit_entry` is a view of `audit_log`, which `server/audit` writes. */
export const auditLog = defineModule({
  path: "/sys/log",
  table: "audit_entry",
  title: { zh: "操作日志", lo: "ບັນທຶກການດຳເນີນການ", en: "Activity log" },
  record: { zh: "操作", lo: "ການດຳເນີນການ", en: "Operation" },
  purpose: {
    zh: "谁在何时何地对哪条记录做了什么，逐项可查，不可更改。",
    lo: "ໃຜເຮັດຫຍັງກັບຂໍ້ມູນໃດ, ເມື່ອໃດ ແລະ ຈາກໃສ; ກວດເບິ່ງໄດ້ທຸກລາຍການ ແລະ ແກ້ໄຂບໍ່ໄດ້.",
    en: "Who did what to which record, when and from where; nothing in it can be changed.",
  },
  fields: {
    at: moment({ label: { zh: "时间", lo: "ເວລາ", en: "Time" }, readOnly: true }),
    byName: text({
      label: { zh: "操作人", lo: "ຜູ້ດຳເນີນງານ", en: "User" },
      readOnly: true,
      max: 100,
      isPersonName: true,
    }),
    username: text({ label: { zh: "用户名", lo: "ຊື່ຜູ້ໃຊ້", en: "User name" }, readOnly: true, max: 100 }),
    action: choice({ label: { zh: "操作", lo: "ການດຳເນີນງານ", en: "Action" }, among: actionWords, readOnly: true }),
    module: choice({
      label: { zh: "模块", lo: "ໝວດ", en: "Module" },
      among: addressTitles,
      isUsedFirst: true,
      readOnly: true,
    }),
    title: translatedText({ label: { zh: "记录", lo: "ຂໍ້ມູນ", en: "Record" }, readOnly: true, max: 300 }),
    address: text({ label: { zh: "来源 IP", lo: "ທີ່ຢູ່ IP", en: "IP address" }, readOnly: true, max: 100 }),
    byId: reference({ label: { zh: "操作人", lo: "ຜູ້ດຳເນີນງານ", en: "User" }, to: user, readOnly: true }),
    recordId: text({ label: { zh: "记录编号", lo: "ລະຫັດຂໍ້ມູນ", en: "Record id" }, readOnly: true, max: 100 }),
  },
  list: {
    columns: ["at", "byName", "action", "module", "title", "address"],
    filters: ["byId", "module", "action", "at"],
    search: ["byName", "title"],
    sort: "at desc",
  },
  recordTitle: "title",
  without: ["get", "add", "update", "delete", "import", "options"],
  // Users with a restricted data scope see only their own entries.
  scope: {},
});

export const VERIFY = "sys:log:verify";
export const RETENTION = "sys:log:retention";

export const AUDIT_PAGE: DeclaredPage = {
  path: auditLog.path,
  view: viewOf(auditLog),
  title: auditLog.title,
  icon: "scroll",
  group: "system",
  order: 120,
  permission: permissionFor(auditLog, "list"),
  buttons: {
    [permissionFor(auditLog, "list")]: verbWords("list"),
    [permissionFor(auditLog, "export")]: verbWords("export"),
    [VERIFY]: texts.verify,
    [RETENTION]: texts.retention,
  },
};

export const SHORTEST_RETENTION = 30; // days; the last month must stay available
export const LONGEST_RETENTION = 36_500;

/** A place where the log differs from its seals; kinds in `server/audit/verify-chain.ts`. */
const broken = z.object({
  kind: z.enum(["changed", "missing", "cut", "added", "ends", "time", "session"]),
  seal: z.int(),
  count: z.int().optional(),
  row: z
    .object({
      id: z.string(),
      at: z.string(),
      byName: z.string(),
      action: z.string(),
      module: z.string(),
      title: z.string(),
    })
    .optional(),
});
const verified = z.object({
  rows: z.int(),
  unsealed: z.int(),
  pruned: z.int(),
  checkedAt: z.string(),
  isOfOtherKeys: z.boolean(),
  first: broken.optional(),
  /** Further rows that the server cannot have written. */
  others: z.array(broken),
});
export type Verified = z.output<typeof verified>;

export const auditCalls = {
  entry: endpoint({
    method: "GET",
    path: "/sys/log/get",
    permission: permissionFor(auditLog, "list"),
    title: texts.entry,
    input: z.object({ id: z.string().max(1000) }),
    reply: historyEntry,
  }),
  state: endpoint({
    method: "GET",
    path: "/sys/log/state",
    permission: permissionFor(auditLog, "list"),
    title: texts.state,
    input: z.object({}),
    /** `retentionDays` null: entries are kept for ever. `prunedAt`: ISO moment. */
    reply: z.object({ retentionDays: z.int().nullable(), sealed: z.int(), prunedAt: z.string().nullable() }),
  }),
  verify: endpoint({
    method: "POST",
    path: "/sys/log/verify",
    permission: VERIFY,
    title: texts.verify,
    input: z.object({}),
    reply: verified,
    budget: "costly",
  }),
  retention: endpoint({
    method: "POST",
    path: "/sys/log/retention",
    permission: RETENTION,
    title: texts.retention,
    input: z.object({ days: orNothing(int(SHORTEST_RETENTION, LONGEST_RETENTION)) }),
    reply: z.null(),
    recentPassword: "always", // pruned entries cannot be restored
    budget: "write",
  }),
};
