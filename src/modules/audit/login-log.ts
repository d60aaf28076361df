import { defineTexts, type Words } from "../../contract/text.ts";
import { defineModule, viewOf } from "../../crud/define-module.ts";
import { permissionFor, verbWords } from "../../crud/permissions.ts";
import { choice } from "../../fields/choice/choice.ts";
import { moment } from "../../fields/moment/moment.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import type { DeclaredPage } from "../menu-groups.ts";
import { user } from "../user/user.ts";

/** Outcomes of a sign-in attempt; the keys are the values stored in `login_log.outcome`. */
const OUTCOMES = defineTexts("signInOutcome", {
  "signed-in": { zh: "登录成功", lo: "ເຂົ້າສູ່ລະບົບສຳເລັດ", en: "Signed in" },
  "wrong-password": { zh: "密码错误", lo: "ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ", en: "Wrong password" },
  "unknown-name": { zh: "用户名不存在", lo: "ບໍ່ມີຊື່ຜູ້ໃຊ້ນີ້", en: "Unknown name" },
  disabled: { zh: "账号已停用", lo: "ບັນຊີຖືກປິດໃຊ້", en: "Account disabled" },
  "password-expired": { zh: "临时密码已过期", lo: "ລະຫັດຜ່ານຊົ່ວຄາວໝົດອາຍຸ", en: "Temporary password expired" },
  waiting: { zh: "失败次数过多，账号暂时锁定", lo: "ບໍ່ສຳເລັດຫຼາຍຄັ້ງ, ບັນຊີຕ້ອງລໍຖ້າ", en: "Too many attempts: account paused" },
  "source-waiting": {
    zh: "失败次数过多，来源 IP 暂时锁定",
    lo: "ບໍ່ສຳເລັດຫຼາຍຄັ້ງ, ທີ່ຢູ່ IP ຕ້ອງລໍຖ້າ",
    en: "Too many attempts: address paused",
  },
  reuse: {
    zh: "凭证被盗用，会话已结束",
    lo: "ຂໍ້ມູນເຂົ້າສູ່ລະບົບຖືກລັກໃຊ້, ຢຸດການເຂົ້າໃຊ້ແລ້ວ",
    en: "Stolen credential: session ended",
  },
});
const colors: Readonly<Record<keyof typeof OUTCOMES, string>> = {
  "signed-in": "success",
  "wrong-password": "warning",
  "unknown-name": "warning",
  disabled: "warning",
  "password-expired": "warning",
  waiting: "warning",
  "source-waiting": "warning",
  reuse: "danger",
};
const outcomes = (): ReadonlyMap<string, Words> => new Map(Object.entries(OUTCOMES));

/** Sign-in attempts, read-only: `login_entry` is a view of `login_log`, which `modules/session` writes. */
export const loginLog = defineModule({
  path: "/sys/loginlog",
  table: "login_entry",
  title: { zh: "登录日志", lo: "ບັນທຶກການເຂົ້າສູ່ລະບົບ", en: "Sign-in log" },
  record: { zh: "登录", lo: "ການເຂົ້າສູ່ລະບົບ", en: "Sign-in" },
  purpose: {
    zh: "每一次登录尝试的结果、来源和设备，保留 180 天。",
    lo: "ຜົນ, ທີ່ມາ ແລະ ອຸປະກອນ ຂອງການພະຍາຍາມເຂົ້າສູ່ລະບົບທຸກຄັ້ງ; ເກັບໄວ້ 180 ວັນ.",
    en: "Every sign-in attempt, with result, address and device. Kept for 180 days.",
  },
  fields: {
    at: moment({ label: { zh: "时间", lo: "ເວລາ", en: "Time" }, readOnly: true }),
    accountId: reference({ label: { zh: "用户", lo: "ຜູ້ໃຊ້", en: "User" }, to: user, readOnly: true }),
    username: text({ label: { zh: "用户名", lo: "ຊື່ຜູ້ໃຊ້", en: "User name" }, readOnly: true, max: 100 }),
    outcome: choice({ label: { zh: "结果", lo: "ຜົນ", en: "Outcome" }, among: outcomes, colors, readOnly: true }),
    address: text({ label: { zh: "来源 IP", lo: "ທີ່ຢູ່ IP", en: "IP address" }, readOnly: true, max: 100 }),
    userAgent: text({ label: { zh: "设备", lo: "ອຸປະກອນ", en: "Device" }, readOnly: true, max: 300 }),
  },
  list: {
    columns: ["at", "accountId", "username", "outcome", "address", "userAgent"],
    filters: ["accountId", "outcome", "at", "address"],
    search: ["username", "address"],
    sort: "at desc",
  },
  recordTitle: "username",
  without: ["add", "update", "delete", "import", "options"],
  scope: {},
});

export const LOGIN_LOG_PAGE: DeclaredPage = {
  path: loginLog.path,
  view: viewOf(loginLog),
  title: loginLog.title,
  icon: "key",
  group: "system",
  order: 130,
  permission: permissionFor(loginLog, "list"),
  buttons: {
    [permissionFor(loginLog, "list")]: verbWords("list"),
    [permissionFor(loginLog, "export")]: verbWords("export"),
  },
};
