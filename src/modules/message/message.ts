import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { SHOW_TYPES } from "../../contract/push.ts";
import { int } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { listInput, pageOf } from "../../contract/wire.ts";
import { defineModule } from "../../crud/define-module.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { flag } from "../../fields/flag/flag.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";

const texts = defineTexts("message", {
  mine: { zh: "我的通知", lo: "ການແຈ້ງເຕືອນຂອງຂ້ອຍ", en: "One's own notifications" },
  one: { zh: "我的一条通知", lo: "ການແຈ້ງເຕືອນໜຶ່ງຂໍ້ຂອງຂ້ອຍ", en: "One of one's own notifications" },
  read: { zh: "标记为已读", lo: "ໝາຍວ່າອ່ານແລ້ວ", en: "Mark as read" },
  readAll: { zh: "全部标记为已读", lo: "ໝາຍວ່າອ່ານທັງໝົດແລ້ວ", en: "Mark all as read" },
  send: { zh: "发送消息", lo: "ສົ່ງຂໍ້ຄວາມ", en: "Send a message" },
  receipts: { zh: "消息的阅读情况", lo: "ຜູ້ໃດອ່ານຂໍ້ຄວາມແລ້ວ", en: "Who has read a message" },
});

/** Of one language, in characters: RT-03 allows 512 KiB of HTML, but a notification is no article. */
export const MESSAGE_HTML_MAX = 20_000;

/** What somebody writes to people. It reaches them when it is sent, once. */
export const message = defineModule({
  path: "/sys/message",
  table: "message",
  title: { zh: "消息", lo: "ຂໍ້ຄວາມ", en: "Messages" },
  record: { zh: "消息", lo: "ຂໍ້ຄວາມ", en: "Message" },
  purpose: {
    zh: "写给全体、指定用户或角色的通知；发送后在线的人立即收到，其他人下次登录时看到。",
    lo: "ແຈ້ງການເຖິງທຸກຄົນ, ຜູ້ໃຊ້ ຫຼື ບົດບາດທີ່ເລືອກ; ຜູ້ທີ່ອອນລາຍຈະໄດ້ຮັບທັນທີ, ຄົນອື່ນຈະເຫັນເມື່ອເຂົ້າສູ່ລະບົບ.",
    en: "Notices to everybody, to users or to roles. Those at work get them at once, the others when they sign in.",
  },
  menu: { group: "system", icon: "megaphone", order: 60 },
  fields: {
    title: translatedText({ label: { zh: "标题", lo: "ຫົວຂໍ້", en: "Title" }, max: 200 }),
    message: translatedText({
      label: { zh: "内容（HTML）", lo: "ເນື້ອໃນ (HTML)", en: "Message (HTML)" },
      max: MESSAGE_HTML_MAX,
      isLong: true,
    }),
    showType: dictionary({
      label: { zh: "显示方式", lo: "ວິທີສະແດງ", en: "Shown as" },
      group: "messageShowType",
      required: true,
    }),
    type: text({ label: { zh: "类型", lo: "ປະເພດ", en: "Kind" }, max: 64 }),
    targetUrl: text({ label: { zh: "链接地址", lo: "ທີ່ຢູ່ລິ້ງ", en: "Link" }, max: 500 }),
    audience: dictionary({
      label: { zh: "接收人", lo: "ຜູ້ຮັບ", en: "To" },
      group: "messageAudience",
      required: true,
    }),
    users: text({
      label: { zh: "用户名（以逗号分隔）", lo: "ຊື່ຜູ້ໃຊ້ (ຂັ້ນດ້ວຍ ,)", en: "User names, by comma" },
      max: 4000,
    }),
    roles: text({
      label: { zh: "角色编码（以逗号分隔）", lo: "ລະຫັດບົດບາດ (ຂັ້ນດ້ວຍ ,)", en: "Role codes, by comma" },
      max: 1000,
    }),
    isSent: flag({
      label: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
      initial: false,
      readOnly: true,
      on: { zh: "已发送", lo: "ສົ່ງແລ້ວ", en: "Sent" },
      off: { zh: "草稿", lo: "ຮ່າງ", en: "Draft" },
    }),
  },
  list: {
    columns: ["title", "showType", "audience", "isSent"],
    filters: ["isSent", "audience"],
    search: ["title"],
    sort: "title asc",
    notInRows: ["message"],
  },
  recordTitle: "title",
  // A draft, or what went to others, is nobody else's business: its title shows with the right to messages alone.
  without: ["export", "import", "options"],
});

/** A notification as its receiver sees it, in the language of the call. */
const notification = z.object({
  id: z.string(),
  showType: z.enum(SHOW_TYPES),
  type: z.string(),
  title: z.string(),
  /** The message's words alone, as many as a line of a list holds (§3 "Notification row"). */
  content: z.string(),
  targetUrl: z.string(),
  createDate: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notification>;
/** HTML (W5), of one notification alone: two hundred of them would be a page of megabytes (RL-04). */
const wholeNotification = notification.extend({ message: z.string() });

const askedId = z.string().max(200); // a malformed id is answered like one that is not there (AZ-05)

export const messageCalls = {
  /** The unread ones first, then the newest. `unread` counts all of the caller's, not only this page's. */
  mine: endpoint({
    method: "POST",
    path: "/sys/message/my/list",
    permission: "signed-in",
    title: texts.mine,
    input: listInput([]),
    reply: pageOf(notification, ["unread"]),
    flat: "members",
  }),
  one: endpoint({
    method: "GET",
    path: "/sys/message/my/get",
    permission: "signed-in",
    title: texts.one,
    input: z.object({ id: askedId }),
    reply: wholeNotification,
  }),
  read: endpoint({
    method: "POST",
    path: "/sys/message/{id}/read",
    permission: "signed-in",
    title: texts.read,
    input: z.object({ id: askedId }),
    reply: z.null(),
    budget: "write",
  }),
  readAll: endpoint({
    method: "POST",
    path: "/sys/message/readAll",
    permission: "signed-in",
    title: texts.readAll,
    input: z.object({}),
    reply: z.null(),
    budget: "write",
  }),
  send: endpoint({
    method: "POST",
    path: "/sys/message/{id}/send",
    permission: "sys:message:add",
    title: texts.send,
    input: z.object({ id: askedId }),
    /** How many people it went to. */
    reply: z.object({ receivers: z.int() }),
    budget: "write",
  }),
  receipts: endpoint({
    method: "GET",
    path: "/sys/message/{id}/receipts",
    permission: "sys:message:list",
    title: texts.receipts,
    input: z.object({
      id: askedId,
      page: z.object({ pn: int(1, 1e9).optional(), size: int(1, 200).optional() }).optional(),
    }),
    reply: pageOf(z.object({ userId: z.string(), username: z.string(), realname: z.string(), readDate: z.string() }), [
      "read",
    ]),
    flat: "members",
  }),
};
