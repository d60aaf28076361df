import { defineTexts } from "../../../contract/text.ts";

export const NOTIFICATIONS_TEXTS = defineTexts("notifications", {
  title: { zh: "通知", lo: "ການແຈ້ງເຕືອນ", en: "Notifications" },
  unread: { zh: "通知，{count} 条未读", lo: "ການແຈ້ງເຕືອນ, {count} ລາຍການຍັງບໍ່ໄດ້ອ່ານ", en: "Notifications, {count} unread" },
  markRead: { zh: "标记为已读", lo: "ໝາຍວ່າອ່ານແລ້ວ", en: "Mark as read" },
  markAllRead: { zh: "全部标记为已读", lo: "ໝາຍທັງໝົດວ່າອ່ານແລ້ວ", en: "Mark all as read" },
  isUnread: { zh: "未读", lo: "ຍັງບໍ່ໄດ້ອ່ານ", en: "Unread" },
  open: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  more: { zh: "更早的通知", lo: "ການແຈ້ງເຕືອນກ່ອນໜ້ານີ້", en: "Earlier notifications" },
  today: { zh: "今天", lo: "ມື້ນີ້", en: "Today" },
  yesterday: { zh: "昨天", lo: "ມື້ວານນີ້", en: "Yesterday" },
  empty: { zh: "还没有通知", lo: "ຍັງບໍ່ມີການແຈ້ງເຕືອນ", en: "No notifications yet" },
  emptyText: {
    zh: "发给您的消息和系统提醒会出现在这里。",
    lo: "ຂໍ້ຄວາມ ແລະ ການແຈ້ງເຕືອນຈາກລະບົບທີ່ສົ່ງເຖິງທ່ານຈະຢູ່ບ່ອນນີ້.",
    en: "Messages and system reminders for you appear here.",
  },
});
