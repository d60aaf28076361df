import { defineTexts } from "../../contract/text.ts";

export const SESSION_TEXTS = defineTexts("userSessions", {
  of: { zh: "{name} 的登录会话", lo: "ການເຂົ້າສູ່ລະບົບຂອງ {name}", en: "Sessions of {name}" },
  none: { zh: "目前没有登录", lo: "ບໍ່ໄດ້ເຂົ້າສູ່ລະບົບຢູ່", en: "Not signed in anywhere" },
  lastUsed: { zh: "最近使用 {when}", lo: "ໃຊ້ຫຼ້າສຸດ {when}", en: "Last used {when}" },
  since: { zh: "登录于 {when}", lo: "ເຂົ້າເມື່ອ {when}", en: "Since {when}" },
  current: { zh: "当前会话", lo: "ອຸປະກອນນີ້", en: "This session" },
  locked: { zh: "屏幕已锁定", lo: "ລັອກໜ້າຈໍ", en: "Screen locked" },
  end: { zh: "结束", lo: "ສິ້ນສຸດ", en: "End" },
  ended: {
    zh: "会话已结束，该设备已退出",
    lo: "ສິ້ນສຸດແລ້ວ, ອຸປະກອນນັ້ນອອກຈາກລະບົບແລ້ວ",
    en: "Ended. That device is signed out",
  },
});
