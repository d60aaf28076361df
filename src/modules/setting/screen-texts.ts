import { defineTexts, type Text } from "../../contract/text.ts";

/** Texts of the settings page. */
export const SETTING_TEXTS = defineTexts("setting-screen", {
  title: { zh: "系统设置", lo: "ການຕັ້ງຄ່າລະບົບ", en: "Settings" },
  purpose: {
    zh: "保存后，所有打开的页面立即生效。",
    lo: "ບັນທຶກແລ້ວ ທຸກໜ້າທີ່ເປີດຢູ່ຈະປ່ຽນຕາມທັນທີ.",
    en: "Changes apply to every open page as soon as you save.",
  },
  search: { zh: "搜索设置", lo: "ຄົ້ນຫາການຕັ້ງຄ່າ", en: "Search the settings" },
  nothing: { zh: "没有匹配的设置", lo: "ບໍ່ພົບການຕັ້ງຄ່າທີ່ກົງກັນ", en: "No setting matches" },
  public: { zh: "公开", lo: "ເປີດເຜີຍ", en: "Public" },
  publicHelp: {
    zh: "未登录时也可读取",
    lo: "ອ່ານໄດ້ກ່ອນເຂົ້າສູ່ລະບົບ",
    en: "Can be read before signing in",
  },
  secret: { zh: "保密", lo: "ຄວາມລັບ", en: "Secret" },
  secretHelp: {
    zh: "仅可设置，不可查看",
    lo: "ຕັ້ງໄດ້ຢ່າງດຽວ, ບໍ່ມີໃຜອ່ານໄດ້",
    en: "Can be set but not viewed",
  },
  shipped: { zh: "默认", lo: "ຄ່າເລີ່ມຕົ້ນ", en: "Default" },
  edited: { zh: "未保存", lo: "ຍັງບໍ່ບັນທຶກ", en: "Not saved" },
  on: { zh: "开启", lo: "ເປີດ", en: "On" },
  off: { zh: "关闭", lo: "ປິດ", en: "Off" },
  none: { zh: "（空）", lo: "(ຫວ່າງ)", en: "(empty)" },
  reset: { zh: "恢复默认", lo: "ກັບໄປຄ່າເລີ່ມຕົ້ນ", en: "Restore default" },
  undo: { zh: "撤销修改", lo: "ຍົກເລີກການແກ້ໄຂ", en: "Undo the change" },
  history: { zh: "修改历史", lo: "ປະຫວັດການແກ້ໄຂ", en: "History" },
  // saving
  unsaved: { zh: "{count} 项修改未保存", lo: "ຍັງບໍ່ບັນທຶກ {count} ລາຍການ", en: "Unsaved changes: {count}" },
  discard: { zh: "放弃", lo: "ຖິ້ມ", en: "Discard" },
  wrong: { zh: "有 {count} 项需要修改", lo: "ມີ {count} ລາຍການທີ່ຕ້ອງແກ້ໄຂ", en: "Fields to correct: {count}" },
  meanwhile: {
    zh: "已被他人改为：{value}",
    lo: "ຜູ້ອື່ນໄດ້ປ່ຽນເປັນ: {value}",
    en: "Changed by someone else to: {value}",
  },
  meanwhileSecret: { zh: "已被他人修改", lo: "ຜູ້ອື່ນໄດ້ແກ້ໄຂແລ້ວ", en: "Someone else has changed this" },
  takeTheirs: { zh: "采用对方的", lo: "ໃຊ້ຂອງຜູ້ອື່ນ", en: "Use theirs" },
  conflict: {
    zh: "这些设置刚被他人修改",
    lo: "ການຕັ້ງຄ່າເຫຼົ່ານີ້ຫາກໍ່ຖືກຜູ້ອື່ນແກ້ໄຂ",
    en: "Someone else has just changed these settings",
  },
  // secret
  set: { zh: "已设置", lo: "ຕັ້ງແລ້ວ", en: "Set" },
  notSet: { zh: "未设置", lo: "ຍັງບໍ່ຕັ້ງ", en: "Not set" },
  willBeSet: { zh: "保存后更换", lo: "ຈະປ່ຽນເມື່ອບັນທຶກ", en: "Will be replaced when you save" },
  willBeRemoved: { zh: "保存后移除", lo: "ຈະເອົາອອກເມື່ອບັນທຶກ", en: "Will be removed when you save" },
  setIt: { zh: "设置", lo: "ຕັ້ງ", en: "Set" },
  replaceIt: { zh: "更换", lo: "ປ່ຽນ", en: "Replace" },
  removeIt: { zh: "移除", lo: "ເອົາອອກ", en: "Remove" },
  newSecret: { zh: "新的{label}", lo: "{label}ໃໝ່", en: "New: {label}" },
  // downloads
  direct: { zh: "直接下载", lo: "ດາວໂຫຼດໂດຍກົງ", en: "Direct download" },
  directHelp: {
    zh: "由浏览器直接下载并保存。",
    lo: "ໄຟລ໌ມາພ້ອມຄຳຕອບ, ບຣາວເຊີບັນທຶກທັນທີ.",
    en: "The browser saves the file immediately.",
  },
  link: { zh: "限时链接", lo: "ລິ້ງຈຳກັດເວລາ", en: "By link" },
  linkHelp: {
    zh: "生成 5 分钟内有效的下载链接，适合较大的文件。",
    lo: "ໄດ້ລິ້ງທີ່ໃຊ້ໄດ້ 5 ນາທີ, ເໝາະກັບໄຟລ໌ໃຫຍ່.",
    en: "A link valid for 5 minutes. Best for large files.",
  },
  background: { zh: "后台生成", lo: "ສ້າງຢູ່ເບື້ອງຫຼັງ", en: "In the background" },
  backgroundHelp: {
    zh: "可以离开页面，完成后在通知中提供下载链接。",
    lo: "ອອກຈາກໜ້າໄດ້, ສຳເລັດແລ້ວຈະມີລິ້ງໃນການແຈ້ງເຕືອນ.",
    en: "You can leave the page. A notification with the link arrives when it is ready.",
  },
  // pattern
  tester: { zh: "测试", lo: "ລອງເບິ່ງ", en: "Test" },
  samples: { zh: "示例密码（每行一个）", lo: "ລະຫັດຕົວຢ່າງ (ແຖວລະອັນ)", en: "Sample passwords, one on each line" },
  samplesHelp: {
    zh: "无论如何设置，少于 8 个字符、过于常见、与用户名或系统名称相似的密码都不能使用。请勿填写真实密码；示例仅用于测试，不会保存。",
    lo: "ນອກຈາກຮູບແບບນີ້ ລະບົບຈະບໍ່ຮັບລະຫັດທີ່ສັ້ນກວ່າ 8 ຕົວອັກສອນ, ທີ່ໃຊ້ກັນທົ່ວໄປ ຫຼື ຄ້າຍຄືກັບຊື່ຜູ້ໃຊ້ ຫຼື ຊື່ລະບົບສະເໝີ. ຢ່າໃສ່ລະຫັດຈິງ; ຕົວຢ່າງໃຊ້ລອງເທົ່ານັ້ນ, ບໍ່ຖືກບັນທຶກ.",
    en: "Passwords that are shorter than 8 characters, common, or similar to the user or system name are always refused. Do not enter real passwords. Samples are only tested and never stored.",
  },
  passes: { zh: "可用", lo: "ໃຊ້ໄດ້", en: "Accepted" },
  refused: {
    zh: "符合，但仍不可用：{why}",
    lo: "ກົງກັບຮູບແບບ ແຕ່ໃຊ້ບໍ່ໄດ້: {why}",
    en: "Matches, but refused: {why}",
  },
  fails: { zh: "不符合", lo: "ບໍ່ກົງ", en: "Does not match" },
  vetted: { zh: "此规则可用", lo: "ຮູບແບບນີ້ໃຊ້ໄດ້", en: "This pattern can be used" },
  trying: { zh: "正在检查…", lo: "ກຳລັງກວດ…", en: "Checking…" },
  // history
  historyOf: { zh: "修改历史 · {label}", lo: "ປະຫວັດ · {label}", en: "History · {label}" },
  noHistory: { zh: "还没有修改过", lo: "ຍັງບໍ່ເຄີຍແກ້ໄຂ", en: "No one has changed it yet" },
  from: { zh: "修改前", lo: "ເດີມ", en: "Before" },
  to: { zh: "修改后", lo: "ປ່ຽນເປັນ", en: "After" },
  rollBack: { zh: "恢复到此前的值", lo: "ກັບໄປຄ່າກ່ອນນີ້", en: "Restore this value" },
  rollBackAll: { zh: "将 {count} 种语言一起恢复", lo: "ກັບຄືນທັງ {count} ພາສາ", en: "Restore all {count} languages" },
  rolledBack: { zh: "已恢复", lo: "ກັບຄືນແລ້ວ", en: "Restored" },
  changedSecret: { zh: "内容保密", lo: "ເນື້ອໃນເປັນຄວາມລັບ", en: "Value hidden" },
  system: { zh: "系统", lo: "ລະບົບ", en: "The system" },
});

/** Labels of `sys.download.type` by value. */
export const DOWNLOAD_WORDS: Readonly<Record<string, Text>> = {
  "1": SETTING_TEXTS.direct,
  "2": SETTING_TEXTS.link,
  "3": SETTING_TEXTS.background,
};
