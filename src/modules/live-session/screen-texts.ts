import { defineTexts } from "../../contract/text.ts";

export const SESSION_SCREEN_TEXTS = defineTexts("sessionScreen", {
  end: { zh: "结束会话", lo: "ສິ້ນສຸດການເຂົ້າສູ່ລະບົບ", en: "End session" },
  current: { zh: "当前会话", lo: "ອຸປະກອນນີ້", en: "This session" },
  screen: { zh: "屏幕", lo: "ໜ້າຈໍ", en: "Screen" },
  locked: { zh: "已锁定", lo: "ລັອກຢູ່", en: "Locked" },
  unknown: { zh: "未知设备", lo: "ອຸປະກອນທີ່ບໍ່ຮູ້ຈັກ", en: "Unknown device" },
  ask: { zh: "结束此会话？", lo: "ສິ້ນສຸດການເຂົ້າສູ່ລະບົບນີ້ບໍ?", en: "End this session?" },
  text: {
    zh: "{name} 将立即从 {device}（{address}）退出，之后可以重新登录。",
    lo: "{name} ຈະອອກຈາກລະບົບໃນ {device} ({address}) ທັນທີ ແລະ ເຂົ້າສູ່ລະບົບໃໝ່ໄດ້.",
    en: "{name} will be signed out of {device} ({address}) at once and can sign in again.",
  },
  ended: {
    zh: "会话已结束，该设备已退出",
    lo: "ສິ້ນສຸດແລ້ວ, ອຸປະກອນນັ້ນອອກຈາກລະບົບແລ້ວ",
    en: "Session ended. The device is signed out",
  },
});
