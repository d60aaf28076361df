import { defineTexts } from "../../../contract/text.ts";

export const APPEARANCE_TEXTS = defineTexts("theme-select", {
  choose: { zh: "外观", lo: "ຮູບລັກສະນະ", en: "Appearance" },
  scheme: { zh: "显示模式", lo: "ຄວາມສະຫວ່າງ", en: "Mode" },
  light: { zh: "浅色", lo: "ສະຫວ່າງ", en: "Light" },
  dark: { zh: "深色", lo: "ມືດ", en: "Dark" },
  system: { zh: "跟随系统", lo: "ຕາມລະບົບ", en: "System" },
  color: { zh: "主题色", lo: "ສີຫຼັກ", en: "Theme colour" },
  other: { zh: "其他颜色", lo: "ສີອື່ນ", en: "Another colour" },
  code: { zh: "颜色代码", lo: "ລະຫັດສີ", en: "Colour code" },
  reset: { zh: "恢复默认", lo: "ກັບໄປຄ່າເລີ່ມຕົ້ນ", en: "Reset" },
});

export const PREFERENCES_TEXTS = defineTexts("preferences-panel", {
  open: { zh: "偏好设置", lo: "ການຕັ້ງຄ່າສ່ວນຕົວ", en: "Preferences" },
  kept: {
    zh: "立即生效，并随您的账号保存。",
    lo: "ມີຜົນທັນທີ ແລະ ບັນທຶກໄວ້ກັບບັນຊີຂອງທ່ານ.",
    en: "Applied at once and kept with your account.",
  },
  density: { zh: "列表行高", lo: "ຄວາມສູງແຖວ", en: "Row height" },
  normal: { zh: "标准", lo: "ປົກກະຕິ", en: "Normal" },
  compact: { zh: "紧凑", lo: "ແໜ້ນ", en: "Compact" },
  menu: { zh: "左侧菜单", lo: "ເມນູດ້ານຊ້າຍ", en: "Left menu" },
  titles: { zh: "图标与文字", lo: "ໄອຄອນ ແລະ ຊື່", en: "Icons and titles" },
  icons: { zh: "仅图标", lo: "ໄອຄອນເທົ່ານັ້ນ", en: "Icons only" },
  tabs: { zh: "标签栏", lo: "ແຖບແທັບ", en: "Tab bar" },
  shown: { zh: "显示", lo: "ສະແດງ", en: "Shown" },
  hidden: { zh: "隐藏", lo: "ເຊື່ອງ", en: "Hidden" },
  newTab: { zh: "新标签页的位置", lo: "ຕຳແໜ່ງແທັບໃໝ່", en: "New tabs" },
  end: { zh: "最后", lo: "ທ້າຍສຸດ", en: "At the end" },
  beside: { zh: "当前页之后", lo: "ຖັດຈາກໜ້ານີ້", en: "Beside this page" },
  motion: { zh: "动画", lo: "ການເຄື່ອນໄຫວ", en: "Motion" },
  asSystem: { zh: "跟随系统", lo: "ຕາມລະບົບ", en: "System" },
  none: { zh: "关闭", lo: "ປິດ", en: "None" },
  close: { zh: "关闭偏好设置", lo: "ປິດການຕັ້ງຄ່າ", en: "Close preferences" },
});
