import { defineTexts } from "../../contract/text.ts";
import { defineModule, viewOf } from "../../crud/define-module.ts";
import { flag } from "../../fields/flag/flag.ts";
import { moment } from "../../fields/moment/moment.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import type { DeclaredPage } from "../menu-groups.ts";
import { user } from "../user/user.ts";

const texts = defineTexts("liveSession", {
  list: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  end: { zh: "结束会话", lo: "ຢຸດການເຂົ້າໃຊ້", en: "End a session" },
});

/** Permission to end others' sessions; ending one's own needs none (TK-12). */
export const END_SESSIONS = "sys:session:delete";

/**
 * Active sessions, declared so that the engine's list can show them. It has no table and no CRUD handlers:
 * `live-session.server.ts` reads the rows.
 */
export const liveSession = defineModule({
  path: "/sys/session",
  table: "live_session",
  title: { zh: "在线会话", lo: "ການເຂົ້າໃຊ້ໃນປັດຈຸບັນ", en: "Sessions" },
  record: { zh: "会话", lo: "ການເຂົ້າສູ່ລະບົບ", en: "Session" },
  purpose: {
    zh: "当前已登录的用户和设备；结束会话后，该设备立即退出登录。",
    lo: "ຜູ້ທີ່ກຳລັງເຂົ້າສູ່ລະບົບ ແລະ ອຸປະກອນທີ່ໃຊ້; ເມື່ອສິ້ນສຸດ ອຸປະກອນນັ້ນຈະອອກທັນທີ.",
    en: "Users and devices currently signed in. Ending a session signs that device out at once.",
  },
  fields: {
    accountId: reference({ label: user.record, to: user, readOnly: true }),
    device: text({ label: { zh: "设备", lo: "ອຸປະກອນ", en: "Device" }, readOnly: true }),
    address: text({ label: { zh: "来源 IP", lo: "ທີ່ຢູ່ IP", en: "IP address" }, readOnly: true }),
    since: moment({ label: { zh: "登录时间", lo: "ເວລາເຂົ້າສູ່ລະບົບ", en: "Signed in" }, readOnly: true }),
    lastUsedAt: moment({ label: { zh: "最近使用", lo: "ໃຊ້ຫຼ້າສຸດ", en: "Last used" }, readOnly: true }),
    isLocked: flag({ label: { zh: "屏幕锁定", lo: "ລັອກໜ້າຈໍ", en: "Screen locked" }, readOnly: true }),
    isCurrent: flag({ label: { zh: "当前会话", lo: "ອຸປະກອນນີ້", en: "This session" }, readOnly: true }),
  },
  list: {
    columns: ["accountId", "device", "address", "since", "lastUsedAt", "isLocked"],
    filters: ["accountId", "lastUsedAt"],
    search: ["device"],
    sort: "lastUsedAt desc",
  },
  recordTitle: "device",
  without: ["add", "update", "delete", "export", "import", "options", "counts"],
});

export const SESSIONS_PAGE: DeclaredPage = {
  path: liveSession.path,
  view: viewOf(liveSession),
  title: liveSession.title,
  icon: "monitor",
  group: "system",
  order: 15,
  permission: "sys:session:list",
  buttons: { "sys:session:list": texts.list, [END_SESSIONS]: texts.end },
};
