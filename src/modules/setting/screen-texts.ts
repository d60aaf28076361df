import { defineTexts, type Text } from "../../contract/text.ts";

/** Words of the page of settings. */
export const SETTING_TEXTS = defineTexts("setting-screen", {
  title: { zh: "系统设置", lo: "ຕັ້ງຄ່າລະບົບ", en: "Settings" },
  purpose: {
    zh: "保存后，所有打开的页面立即生效。",
    lo: "ບັນທຶກແລ້ວ ທຸກໜ້າທີ່ເປີດຢູ່ຈະປ່ຽນຕາມທັນທີ.",
    en: "What is saved shows at once on every open page.",
  },
  search: { zh: "搜索设置", lo: "ຄົ້ນຫາການຕັ້ງຄ່າ", en: "Search the settings" },
  nothing: { zh: "没有符合的设置", lo: "ບໍ່ພົບການຕັ້ງຄ່າທີ່ກົງກັນ", en: "No setting matches" },
  public: { zh: "公开", lo: "ເປີດເຜີຍ", en: "Public" },
  publicHelp: {
    zh: "登录前也能读到",
    lo: "ອ່ານໄດ້ກ່ອນເຂົ້າລະບົບ",
    en: "Can be read before signing in",
  },
  secret: { zh: "保密", lo: "ລັບ", en: "Secret" },
  secretHelp: {
    zh: "只能设置，任何人都读不到",
    lo: "ຕັ້ງໄດ້ຢ່າງດຽວ, ບໍ່ມີໃຜອ່ານໄດ້",
    en: "Can only be set; nobody can read it",
  },
  shipped: { zh: "默认", lo: "ຄ່າເລີ່ມຕົ້ນ", en: "As shipped" },
  edited: { zh: "未保存", lo: "ຍັງບໍ່ບັນທຶກ", en: "Not saved" },
  on: { zh: "开启", lo: "ເປີດ", en: "On" },
  off: { zh: "关闭", lo: "ປິດ", en: "Off" },
  none: { zh: "（空）", lo: "(ວ່າງ)", en: "(empty)" },
  reset: { zh: "恢复默认", lo: "ກັບໄປຄ່າເລີ່ມຕົ້ນ", en: "Back to what was shipped" },
  undo: { zh: "撤销修改", lo: "ຍົກເລີກການແກ້ໄຂ", en: "Undo the change" },
  history: { zh: "修改历史", lo: "ປະຫວັດການແກ້ໄຂ", en: "History" },
  // saving
  unsaved: { zh: "{count} 项修改未保存", lo: "ຍັງບໍ່ບັນທຶກ {count} ລາຍການ", en: "Changes not saved: {count}" },
  discard: { zh: "放弃", lo: "ຖິ້ມ", en: "Discard" },
  wrong: { zh: "有 {count} 项需要修改", lo: "ມີ {count} ລາຍການທີ່ຕ້ອງແກ້ໄຂ", en: "To be corrected: {count}" },
  meanwhile: {
    zh: "已被他人改为：{value}",
    lo: "ຜູ້ອື່ນໄດ້ປ່ຽນເປັນ: {value}",
    en: "Somebody has changed it to: {value}",
  },
  meanwhileSecret: { zh: "已被他人修改", lo: "ຜູ້ອື່ນໄດ້ແກ້ໄຂແລ້ວ", en: "Somebody has changed it" },
  takeTheirs: { zh: "采用对方的", lo: "ໃຊ້ຂອງຜູ້ອື່ນ", en: "Take theirs" },
  conflict: { zh: "这些设置刚被他人修改", lo: "ການຕັ້ງຄ່າເຫຼົ່ານີ້ຫາກໍ່ຖືກຜູ້ອື່ນແກ້ໄຂ", en: "Somebody has just changed these" },
  // secret
  set: { zh: "已设置", lo: "ຕັ້ງແລ້ວ", en: "Set" },
  notSet: { zh: "未设置", lo: "ຍັງບໍ່ຕັ້ງ", en: "Not set" },
  willBeSet: { zh: "保存后更换", lo: "ຈະປ່ຽນເມື່ອບັນທຶກ", en: "Replaced on saving" },
  willBeRemoved: { zh: "保存后移除", lo: "ຈະເອົາອອກເມື່ອບັນທຶກ", en: "Removed on saving" },
  setIt: { zh: "设置", lo: "ຕັ້ງ", en: "Set" },
  replaceIt: { zh: "更换", lo: "ປ່ຽນ", en: "Replace" },
  removeIt: { zh: "移除", lo: "ເອົາອອກ", en: "Remove" },
  newSecret: { zh: "新的{label}", lo: "{label}ໃໝ່", en: "New: {label}" },
  // downloads
  direct: { zh: "直接下载", lo: "ດາວໂຫຼດໂດຍກົງ", en: "At once" },
  directHelp: {
    zh: "文件随回答一起传来，浏览器立即保存。",
    lo: "ໄຟລ໌ມາພ້ອມຄຳຕອບ, ບຣາວເຊີບັນທຶກທັນທີ.",
    en: "The file comes with the answer and the browser saves it.",
  },
  link: { zh: "限时链接", lo: "ລິ້ງຈຳກັດເວລາ", en: "By link" },
  linkHelp: {
    zh: "得到一个 5 分钟内有效的链接，适合较大的文件。",
    lo: "ໄດ້ລິ້ງທີ່ໃຊ້ໄດ້ 5 ນາທີ, ເໝາະກັບໄຟລ໌ໃຫຍ່.",
    en: "A link that is good for five minutes; for larger files.",
  },
  background: { zh: "后台生成", lo: "ສ້າງຢູ່ເບື້ອງຫຼັງ", en: "In the background" },
  backgroundHelp: {
    zh: "可以离开页面，完成后通知里有链接。",
    lo: "ອອກຈາກໜ້າໄດ້, ສຳເລັດແລ້ວຈະມີລິ້ງໃນການແຈ້ງເຕືອນ.",
    en: "You may leave the page; a notification brings the link.",
  },
  // pattern
  tester: { zh: "试一试", lo: "ລອງເບິ່ງ", en: "Try it" },
  samples: { zh: "示例密码（每行一个）", lo: "ລະຫັດຕົວຢ່າງ (ແຖວລະອັນ)", en: "Sample passwords, one on each line" },
  samplesHelp: {
    zh: "除此规则外，系统总会拒绝少于 8 个字符的、常见的、与用户名或系统名称相似的密码。请不要填写真实密码；示例只用来试，不会保存。",
    lo: "ນອກຈາກຮູບແບບນີ້ ລະບົບຈະບໍ່ຮັບລະຫັດທີ່ສັ້ນກວ່າ 8 ຕົວອັກສອນ, ທີ່ໃຊ້ກັນທົ່ວໄປ ຫຼື ຄ້າຍຄືກັບຊື່ຜູ້ໃຊ້ ຫຼື ຊື່ລະບົບສະເໝີ. ຢ່າໃສ່ລະຫັດຈິງ; ຕົວຢ່າງໃຊ້ລອງເທົ່ານັ້ນ, ບໍ່ຖືກບັນທຶກ.",
    en: "Beside the pattern, what is shorter than 8 characters, common, or like the user’s or the system’s name is always refused. No real passwords, please: samples are only tried, never stored.",
  },
  passes: { zh: "可用", lo: "ໃຊ້ໄດ້", en: "Can be used" },
  refused: {
    zh: "符合，但仍不可用：{why}",
    lo: "ກົງກັບຮູບແບບ ແຕ່ໃຊ້ບໍ່ໄດ້: {why}",
    en: "Fits, but is refused all the same: {why}",
  },
  fails: { zh: "不符合", lo: "ບໍ່ກົງ", en: "Does not fit" },
  vetted: { zh: "此规则可用", lo: "ຮູບແບບນີ້ໃຊ້ໄດ້", en: "This pattern can be used" },
  trying: { zh: "正在检查…", lo: "ກຳລັງກວດ…", en: "Checking…" },
  // history
  historyOf: { zh: "修改历史 · {label}", lo: "ປະຫວັດ · {label}", en: "History · {label}" },
  noHistory: { zh: "还没有修改过", lo: "ຍັງບໍ່ເຄີຍແກ້ໄຂ", en: "Nobody has changed it yet" },
  from: { zh: "原为", lo: "ເດີມ", en: "Was" },
  to: { zh: "改为", lo: "ປ່ຽນເປັນ", en: "Became" },
  rollBack: { zh: "恢复到此前的值", lo: "ກັບໄປຄ່າກ່ອນນີ້", en: "Back to what it was" },
  rollBackAll: { zh: "将 {count} 种语言一起恢复", lo: "ກັບຄືນທັງ {count} ພາສາ", en: "Back to what all {count} were" },
  rolledBack: { zh: "已恢复", lo: "ກັບຄືນແລ້ວ", en: "Rolled back" },
  changedSecret: { zh: "内容保密", lo: "ເນື້ອໃນເປັນຄວາມລັບ", en: "What it is stays secret" },
  system: { zh: "系统", lo: "ລະບົບ", en: "The system" },
});

/** What the way that exports arrive is called, by its value. */
export const DOWNLOAD_WORDS: Readonly<Record<string, Text>> = {
  "1": SETTING_TEXTS.direct,
  "2": SETTING_TEXTS.link,
  "3": SETTING_TEXTS.background,
};
