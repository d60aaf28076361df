import { answeredFile } from "../../contract/files/answered-file.ts";
import { z } from "zod";
import { expectedVersion } from "../../contract/optimistic-locking.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { SHOW_TYPES } from "../../contract/push.ts";
import { askedId, flag as wireFlag, line, listOf, recordId } from "../../contract/scalars.ts";
import { LANGUAGES } from "../../contract/text.ts";
import { listInput, PAGE_FIELDS, pageReply } from "../../contract/wire/wire.ts";
import { defineModule } from "../../crud/define-module.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { flag } from "../../fields/flag/flag.ts";
import { moment } from "../../fields/moment/moment.ts";
import { number } from "../../fields/number/number.ts";
import { references } from "../../fields/references/references.ts";
import { richText } from "../../fields/rich-text/rich-text.ts";
import { text } from "../../fields/text/text.ts";
import { sourceLanguage } from "../../fields/translated-text/source-language.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { division } from "../division/division.ts";
import { role } from "../role/role.ts";
import { user } from "../user/user.ts";
import { MESSAGE_CALL_TEXTS as calls, MESSAGE_FIELD_TEXTS as texts } from "./texts.ts";

export { MESSAGE_CLOSE_TEXTS } from "./texts.ts";

/** Characters of HTML in one language; far below the 512 KiB of RT-03, as notifications are short. */
export const MESSAGE_HTML_MAX = 20_000;

export const AUDIENCES = ["everybody", "users", "roles", "divisions"] as const;
/** Audiences with chosen receivers; each is also the name of the field that holds them. */
export const LISTED_AUDIENCES = ["users", "roles", "divisions"] as const;
/** Only drafts can be edited. */
export const MESSAGE_STATES = ["draft", "scheduled", "sent", "withdrawn"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A message to users; sending it once creates a notification for each receiver. */
export const message = defineModule({
  path: "/sys/message",
  table: "message",
  title: { zh: "消息", lo: "ຂໍ້ຄວາມ", en: "Messages" },
  record: { zh: "消息", lo: "ຂໍ້ຄວາມ", en: "Message" },
  purpose: {
    zh: "发给全体或指定用户、角色、行政区划的消息：在线用户立即收到，其他用户下次登录时收到。自己收到的消息在右上角铃铛中查看。",
    lo: "ແຈ້ງຂໍ້ຄວາມເຖິງທຸກຄົນ, ຜູ້ໃຊ້, ບົດບາດ ຫຼື ເຂດ: ຜູ້ທີ່ກຳລັງໃຊ້ງານໄດ້ຮັບທັນທີ, ຜູ້ອື່ນເຫັນເມື່ອເຂົ້າສູ່ລະບົບ. ການແຈ້ງເຕືອນທີ່ທ່ານໄດ້ຮັບ ຢູ່ທີ່ຮູບກະດິ່ງມຸມຂວາເທິງ.",
    en: "Messages to everyone, or to chosen users, roles or divisions. People who are online get them at once, others when they sign in. Messages you receive are under the bell at the top right.",
  },
  menu: { group: "system", icon: "megaphone", order: 65 },
  fields: {
    sourceLanguage: sourceLanguage(),
    title: translatedText({
      label: { zh: "标题", lo: "ຫົວຂໍ້", en: "Title" },
      max: 200,
      requiredIn: "source",
      hasSortKey: true,
    }),
    message: richText({
      label: { zh: "内容", lo: "ເນື້ອໃນ", en: "Message" },
      max: MESSAGE_HTML_MAX,
      translated: true,
      required: "source",
    }),
    showType: dictionary({
      label: { zh: "显示方式", lo: "ວິທີສະແດງ", en: "Shown as" },
      group: "messageShowType",
      required: true,
    }),
    mustAcknowledge: flag({
      label: { zh: "需确认已读", lo: "ຕ້ອງຢືນຢັນວ່າອ່ານແລ້ວ", en: "Must confirm" },
      help: texts.acknowledgeHelp,
      initial: false,
    }),
    type: text({
      label: { zh: "类型", lo: "ປະເພດ", en: "Type" },
      help: texts.kindHelp,
      max: 64,
    }),
    targetUrl: text({ label: { zh: "链接地址", lo: "ທີ່ຢູ່ລິ້ງ", en: "Link" }, help: texts.targetHelp, max: 500 }),
    audience: dictionary({
      label: { zh: "接收人", lo: "ຜູ້ຮັບ", en: "To" },
      group: "messageAudience",
      required: true,
    }),
    users: references({
      label: { zh: "用户", lo: "ຜູ້ໃຊ້", en: "Users" },
      to: user,
      through: { table: "message_user", from: "message_id", to: "account_id", allowsRemoval: true },
    }),
    roles: references({
      label: { zh: "角色", lo: "ບົດບາດ", en: "Roles" },
      to: role,
      through: { table: "message_role", from: "message_id", to: "role_id", allowsRemoval: true },
    }),
    divisions: references({
      label: { zh: "行政区划", lo: "ເຂດ", en: "Divisions" },
      help: texts.divisionsHelp,
      to: division,
      through: { table: "message_division", from: "message_id", to: "division_id", allowsRemoval: true },
    }),
    scheduledAt: moment({
      label: { zh: "定时发送", lo: "ກຳນົດເວລາສົ່ງ", en: "Scheduled for" },
      help: texts.scheduleHelp,
      isAhead: true,
      timeOfDay: "09:00",
    }),
    state: dictionary({
      label: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
      group: "messageState",
      required: true,
      readOnly: true,
    }),
    sentAt: moment({ label: { zh: "发送时间", lo: "ເວລາສົ່ງ", en: "Sent at" }, readOnly: true }),
    receivers: number({ label: { zh: "接收人数", lo: "ຈຳນວນຜູ້ຮັບ", en: "Recipients" }, mode: "num", readOnly: true }),
    readers: number({ label: { zh: "已读人数", lo: "ອ່ານແລ້ວ", en: "Read by" }, mode: "num", readOnly: true }),
  },
  list: {
    columns: ["title", "showType", "audience", "state", "readers"],
    filters: ["state", "audience", "showType"],
    search: ["title"],
    sort: "sentAt desc", // nulls first: unsent messages
    notInRows: ["message"],
  },
  recordTitle: "title",
  form: { as: "page", columns: 2 },
  scope: {}, // with a data scope, users see only their own messages
  // No `options`: titles of messages must be visible only to users with the right to messages.
  without: ["export", "import", "options"],
});

const language = z.enum(LANGUAGES);
/** A notification for its receiver, in the language of the request. */
const notification = z.object({
  id: z.string(),
  showType: z.enum(SHOW_TYPES),
  type: z.string(),
  title: z.string(),
  /** Beginning of the message as plain text (§3 "Notification row"). */
  content: z.string(),
  targetUrl: z.string(),
  createDate: z.string(),
  isRead: z.boolean(),
  /** The receiver still has to confirm it. */
  mustAcknowledge: z.boolean(),
  isToEverybody: z.boolean(),
  /** Languages of title and message: Chinese where the translation is missing (§2). */
  titleLanguage: language,
  language,
});
export type Notification = z.output<typeof notification>;
/** With the full HTML (W5), which lists leave out: a page of 200 would be megabytes (RL-04). */
const wholeNotification = notification.extend({ message: z.string() });

const byId = z.object({ id: askedId });
const asked = byId.extend({ version: expectedVersion });

/** Filters of a message's receivers; without one, all. */
export const RECEIPT_KINDS = ["unread", "read", "acknowledged", "unacknowledged"] as const;
const receipt = z.object({
  userId: z.string(),
  username: z.string(),
  realname: z.string(),
  readDate: z.string(),
  acknowledgedDate: z.string(),
});
const askedReceipts = { id: askedId, only: z.enum(RECEIPT_KINDS).optional(), search: line(100).optional() };

const own = (verb: "read" | "acknowledge") =>
  endpoint({
    method: "POST",
    path: `/sys/message/{id}/${verb}`,
    permission: "signed-in",
    title: calls[verb],
    input: byId,
    reply: z.null(),
    budget: "write",
  });

export const messageCalls = {
  /** The caller's notifications; `unread` counts all pages. */
  mine: endpoint({
    method: "POST",
    path: "/sys/message/my/list",
    permission: "signed-in",
    title: calls.mine,
    input: listInput([
      { name: "isRead", isSortable: true },
      { name: "createDate", isSortable: true },
    ]),
    reply: pageReply(notification, ["unread"]),
    flat: "members",
  }),
  one: endpoint({
    method: "GET",
    path: "/sys/message/my/get",
    permission: "signed-in",
    title: calls.one,
    input: byId,
    reply: wholeNotification,
  }),
  /** Unconfirmed notifications of the caller, oldest first; at most ten. */
  pending: endpoint({
    method: "GET",
    path: "/sys/message/my/pending",
    permission: "signed-in",
    title: calls.pending,
    input: z.object({}),
    reply: z.array(wholeNotification),
  }),
  read: own("read"),
  /** Idempotent; also marks as read. */
  acknowledge: own("acknowledge"),
  readAll: endpoint({
    method: "POST",
    path: "/sys/message/readAll",
    permission: "signed-in",
    title: calls.readAll,
    input: z.object({}),
    reply: z.null(),
    budget: "write",
  }),
  /** Number of people a message would reach now; `reading` by their language. */
  receivers: endpoint({
    method: "POST",
    path: "/sys/message/receivers",
    permission: "sys:message:add",
    title: calls.receivers,
    input: z.object({
      audience: z.enum(AUDIENCES),
      users: listOf(recordId).optional(),
      roles: listOf(recordId).optional(),
      divisions: listOf(recordId).optional(),
    }),
    reply: z.object({ receivers: z.int(), reading: z.object({ zh: z.int(), lo: z.int(), en: z.int() }) }),
  }),
  /** Sends a draft now, or schedules it; `scheduledAt` is empty if it was sent. */
  send: endpoint({
    method: "POST",
    path: "/sys/message/{id}/send",
    permission: "sys:message:add",
    title: calls.send,
    takesKey: true,
    /** `dryRun` only checks whether the message could be sent. */
    input: asked.extend({ dryRun: wireFlag.optional() }),
    /** `receivers` is the number of people it went to, or would go to now. */
    reply: z.object({ receivers: z.int(), scheduledAt: z.string() }),
    budget: "costly",
  }),
  /** Removes a sent message from all lists and screens; a scheduled one becomes a draft again. */
  withdraw: endpoint({
    method: "POST",
    path: "/sys/message/{id}/withdraw",
    permission: "sys:message:delete",
    title: calls.withdraw,
    input: asked,
    reply: z.null(),
    budget: "write",
  }),
  duplicate: endpoint({
    method: "POST",
    path: "/sys/message/{id}/duplicate",
    permission: "sys:message:add",
    title: calls.duplicate,
    takesKey: true,
    input: asked,
    reply: z.object({ id: z.string() }),
    budget: "write",
  }),
  /** Shows a sent message again to receivers who have not read or confirmed it. */
  remind: endpoint({
    method: "POST",
    path: "/sys/message/{id}/remind",
    permission: "sys:message:add",
    title: calls.remind,
    takesKey: true,
    input: asked,
    reply: z.object({ receivers: z.int() }),
    budget: "costly",
  }),
  /**
   * `total` counts the filtered rows; `receivers`, `read` and `acknowledged` count all receivers, `unnamed` those
   * outside the caller's data scope, who appear in no row (AZ-05).
   */
  receipts: endpoint({
    method: "GET",
    path: "/sys/message/{id}/receipts",
    permission: "sys:message:list",
    title: calls.receipts,
    input: z.object({ ...askedReceipts, ...PAGE_FIELDS }),
    reply: pageReply(receipt, ["receivers", "read", "acknowledged", "unnamed"]),
    flat: "members",
  }),
  exportReceipts: endpoint({
    method: "POST",
    path: "/sys/message/{id}/receipts/export",
    permission: "sys:message:list",
    title: calls.exportReceipts,
    input: z.object(askedReceipts),
    reply: answeredFile,
    flat: "members",
    isInTimeZone: true,
  }),
};
