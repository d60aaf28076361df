import { defineTexts } from "../../../contract/text.ts";

export const DASHBOARD_TEXTS = defineTexts("dashboard", {
  shortcuts: { zh: "我的页面", lo: "ໜ້າວຽກຂອງຂ້ອຍ", en: "My pages" },
  others: { zh: "其他", lo: "ອື່ນໆ", en: "Other" },
  noPages: { zh: "还没有可打开的页面", lo: "ຍັງບໍ່ມີໜ້າທີ່ເປີດໄດ້", en: "No pages yet" },
  noPagesText: {
    zh: "管理员为您的角色分配菜单后，页面会显示在这里。",
    lo: "ເມື່ອຜູ້ດູແລລະບົບມອບເມນູໃຫ້ບົດບາດຂອງທ່ານ, ໜ້າຕ່າງໆຈະສະແດງຢູ່ນີ້.",
    en: "They appear here once an administrator gives your role a menu.",
  },
  waiting: { zh: "等您处理", lo: "ລໍຖ້າທ່ານ", en: "Waiting for you" },
  nothing: { zh: "目前没有待处理的事项。", lo: "ຕອນນີ້ບໍ່ມີວຽກຄ້າງ.", en: "Nothing is waiting for you." },
  markRead: { zh: "标记为已读", lo: "ໝາຍວ່າອ່ານແລ້ວ", en: "Mark as read" },
  times: { zh: "共 {count} 条", lo: "{count} ຄັ້ງ", en: "{count} times" },
  moreMessages: {
    zh: "还有 {count} 条未读通知，请点右上角的铃铛查看",
    lo: "ຍັງມີອີກ {count} ການແຈ້ງເຕືອນ, ກົດໄອຄອນກະດິ່ງເບື້ອງເທິງເພື່ອເບິ່ງ",
    en: "{count} more unread notifications: see the bell above",
  },
  draft: { zh: "草稿 · {record}", lo: "ຮ່າງ · {record}", en: "Draft · {record}" },
  draftNew: { zh: "新的{record}", lo: "{record}ໃໝ່", en: "New {record}" },
  signIns: { zh: "登录情况", lo: "ການເຂົ້າສູ່ລະບົບ", en: "Sign-in activity" },
  before: { zh: "上一次登录", lo: "ການເຂົ້າຄັ້ງກ່ອນ", en: "Previous sign-in" },
  first: { zh: "这是您的第一次登录。", lo: "ນີ້ແມ່ນຄັ້ງທຳອິດຂອງທ່ານ.", en: "This is your first sign-in." },
  failed: {
    zh: "最近有 {count} 次登录失败",
    lo: "ຫວ່າງມໍ່ໆນີ້ ເຂົ້າສູ່ລະບົບບໍ່ສຳເລັດ {count} ຄັ້ງ",
    en: "{count} recent failed attempts",
  },
  unknownDevice: { zh: "未知设备", lo: "ອຸປະກອນທີ່ບໍ່ຮູ້ຈັກ", en: "Unknown device" },
  seeAll: { zh: "查看我的登录", lo: "ເບິ່ງການເຂົ້າສູ່ລະບົບຂອງຂ້ອຍ", en: "Where I am signed in" },
});
