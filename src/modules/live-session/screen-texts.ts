import { defineTexts } from "../../contract/text.ts";

export const SESSION_SCREEN_TEXTS = defineTexts("sessionScreen", {
  end: { zh: "结束会话", lo: "ສິ້ນສຸດການເຂົ້າສູ່ລະບົບ", en: "End session" },
  current: { zh: "当前会话", lo: "ອຸປະກອນນີ້", en: "This session" },
  locked: { zh: "已锁定", lo: "ລັອກຢູ່", en: "Locked" },
  unknown: { zh: "未知设备", lo: "ອຸປະກອນທີ່ບໍ່ຮູ້ຈັກ", en: "Unknown device" },
  ask: { zh: "结束此会话？", lo: "ສິ້ນສຸດການເຂົ້າສູ່ລະບົບນີ້ບໍ?", en: "End this session?" },
  text: {
    zh: "{device}（{address}）将立即退出，未保存的内容会丢失。",
    lo: "{device} ({address}) ຈະອອກຈາກລະບົບທັນທີ, ສິ່ງທີ່ຍັງບໍ່ໄດ້ບັນທຶກຈະສູນຫາຍ.",
    en: "{device} ({address}) will be signed out at once. Unsaved changes will be lost.",
  },
  ended: {
    zh: "会话已结束，该设备已退出",
    lo: "ສິ້ນສຸດແລ້ວ, ອຸປະກອນນັ້ນອອກຈາກລະບົບແລ້ວ",
    en: "Session ended. The device is signed out",
  },
});
