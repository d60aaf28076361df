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
  sessions: { zh: "我的登录", lo: "ການເຂົ້າສູ່ລະບົບຂອງຂ້ອຍ", en: "Where I am signed in" },
  thisOne: { zh: "本次登录", lo: "ຄັ້ງນີ້", en: "This one" },
  lastUsed: { zh: "最近使用 {when}", lo: "ໃຊ້ຫຼ້າສຸດ {when}", en: "last used {when}" },
  since: { zh: "登录于 {when}", lo: "ເຂົ້າເມື່ອ {when}", en: "signed in {when}" },
  unknownDevice: { zh: "未知设备", lo: "ອຸປະກອນທີ່ບໍ່ຮູ້ຈັກ", en: "Unknown device" },
  end: { zh: "结束", lo: "ສິ້ນສຸດ", en: "End" },
  endTitle: { zh: "结束这次登录？", lo: "ສິ້ນສຸດການເຂົ້າສູ່ລະບົບນີ້ບໍ?", en: "End this sign-in?" },
  endText: {
    zh: "{device} 上会立即退出登录。",
    lo: "{device} ຈະອອກຈາກລະບົບທັນທີ.",
    en: "{device} is signed out at once.",
  },
  ended: { zh: "已结束", lo: "ສິ້ນສຸດແລ້ວ", en: "Ended" },
});
