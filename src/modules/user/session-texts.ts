import { defineTexts } from "../../contract/text.ts";

export const USER_SESSION_TEXTS = defineTexts("userSessions", {
  of: { zh: "{name} 的登录会话", lo: "ການເຂົ້າສູ່ລະບົບຂອງ {name}", en: "Sessions of {name}" },
  none: { zh: "目前没有登录", lo: "ບໍ່ໄດ້ເຂົ້າສູ່ລະບົບຢູ່", en: "Not signed in anywhere" },
  lastUsed: { zh: "最近使用 {when}", lo: "ໃຊ້ຫຼ້າສຸດ {when}", en: "Last used {when}" },
  since: { zh: "登录于 {when}", lo: "ເຂົ້າເມື່ອ {when}", en: "Since {when}" },
  current: { zh: "当前会话", lo: "ອຸປະກອນນີ້", en: "This session" },
  locked: { zh: "屏幕已锁定", lo: "ລັອກໜ້າຈໍ", en: "Screen locked" },
  endAll: { zh: "全部结束", lo: "ສິ້ນສຸດທັງໝົດ", en: "End all" },
  endAllAsk: {
    zh: "结束 {name} 的全部 {count} 个会话？",
    lo: "ສິ້ນສຸດການເຂົ້າສູ່ລະບົບທັງໝົດ {count} ຄັ້ງຂອງ {name} ບໍ?",
    en: "End all {count} sessions of {name}?",
  },
  endAllText: {
    zh: "这些设备立即退出。此用户可以重新登录。",
    lo: "ອຸປະກອນເຫຼົ່ານີ້ຈະອອກຈາກລະບົບທັນທີ. ຜູ້ນີ້ເຂົ້າສູ່ລະບົບໃໝ່ໄດ້.",
    en: "Those devices are signed out at once. The person can sign in again.",
  },
  allEnded: { zh: "已结束 {count} 个会话", lo: "ສິ້ນສຸດ {count} ຄັ້ງແລ້ວ", en: "{count} ended" },
  end: { zh: "结束", lo: "ສິ້ນສຸດ", en: "End" },
  ended: {
    zh: "会话已结束，该设备已退出",
    lo: "ສິ້ນສຸດແລ້ວ, ອຸປະກອນນັ້ນອອກຈາກລະບົບແລ້ວ",
    en: "Session ended. The device is signed out",
  },
});
