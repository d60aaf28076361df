import { defineTexts } from "../../contract/text.ts";

export const USER_TEXTS = defineTexts("users", {
  sessions: { zh: "登录会话", lo: "ການເຂົ້າສູ່ລະບົບ", en: "Sessions" },
  rights: { zh: "权限与来源", lo: "ສິດ ແລະ ທີ່ມາ", en: "What they may do" },
  menus: { zh: "以其视角查看", lo: "ເບິ່ງແທນຜູ້ນີ້", en: "View as" },
  reset: { zh: "重置密码", lo: "ຕັ້ງລະຫັດຜ່ານຄືນໃໝ່", en: "Reset password" },
  unlock: { zh: "解除登录锁定", lo: "ປົດການລະງັບການເຂົ້າສູ່ລະບົບ", en: "Lift lockout" },
  unlocked: { zh: "已解除锁定，可以重新登录", lo: "ປົດການລະງັບແລ້ວ, ເຂົ້າສູ່ລະບົບໄດ້ແລ້ວ", en: "Lifted. They can sign in again" },
  enable: { zh: "启用", lo: "ເປີດໃຊ້", en: "Enable" },
  disable: { zh: "停用", lo: "ປິດໃຊ້", en: "Disable" },
  enabled: { zh: "已启用 {name}", lo: "ເປີດໃຊ້ {name} ແລ້ວ", en: "{name} can sign in" },
  disabled: { zh: "已停用 {name}", lo: "ປິດໃຊ້ {name} ແລ້ວ", en: "{name} cannot sign in any more" },
  disableAsk: { zh: "停用 {name}？", lo: "ປິດໃຊ້ {name} ບໍ?", en: "Disable {name}?" },
  disableText: {
    zh: "此用户将立即退出所有设备，在重新启用之前无法登录。",
    lo: "ຜູ້ນີ້ຈະອອກຈາກທຸກອຸປະກອນທັນທີ ແລະ ເຂົ້າສູ່ລະບົບບໍ່ໄດ້ ຈົນກວ່າຈະເປີດໃຊ້ຄືນ.",
    en: "They are signed out everywhere at once and cannot sign in until they are enabled again.",
  },
  lockedUntil: { zh: "锁定至 {when}", lo: "ລະງັບຮອດ {when}", en: "Locked out until {when}" },
  waiting: { zh: "待首次登录", lo: "ລໍຖ້າເຂົ້າຄັ້ງທຳອິດ", en: "First sign-in due" },
  noPassword: { zh: "无有效密码", lo: "ບໍ່ມີລະຫັດຜ່ານ", en: "No valid password" },
  online: { zh: "在线", lo: "ກຳລັງໃຊ້", en: "Signed in" },
  lastSignIn: { zh: "最近登录 {when}", lo: "ເຂົ້າຫຼ້າສຸດ {when}", en: "Last sign-in {when}" },
  neverSignedIn: { zh: "从未登录", lo: "ບໍ່ເຄີຍເຂົ້າສູ່ລະບົບ", en: "Never signed in" },
});

export const RESET_TEXTS = defineTexts("resetDialog", {
  title: { zh: "重置 {name} 的密码", lo: "ຕັ້ງລະຫັດຜ່ານຂອງ {name} ຄືນໃໝ່", en: "Reset the password of {name}" },
  newTitle: { zh: "把登录密码交给 {name}", lo: "ມອບລະຫັດຜ່ານໃຫ້ {name}", en: "Hand a password to {name}" },
  text: {
    zh: "将生成一个临时密码：只显示一次，24 小时内有效，登录后必须修改。此用户现有的登录会全部结束。",
    lo: "ຈະສ້າງລະຫັດຜ່ານຊົ່ວຄາວ: ສະແດງພຽງຄັ້ງດຽວ, ໃຊ້ໄດ້ 24 ຊົ່ວໂມງ ແລະ ຕ້ອງປ່ຽນຫຼັງຈາກເຂົ້າສູ່ລະບົບ. ການເຂົ້າສູ່ລະບົບທັງໝົດຂອງຜູ້ນີ້ຈະສິ້ນສຸດ.",
    en: "A temporary password is made: shown once, valid for 24 hours, to be changed at the next sign-in. All present sessions of this user end.",
  },
  newText: {
    zh: "账号已建立，但还没有密码。可以现在生成一个临时密码：只显示一次，24 小时内有效，首次登录后必须修改。",
    lo: "ສ້າງບັນຊີແລ້ວ ແຕ່ຍັງບໍ່ມີລະຫັດຜ່ານ. ສາມາດສ້າງລະຫັດຜ່ານຊົ່ວຄາວໄດ້ດຽວນີ້: ສະແດງພຽງຄັ້ງດຽວ, ໃຊ້ໄດ້ 24 ຊົ່ວໂມງ ແລະ ຕ້ອງປ່ຽນຫຼັງຈາກເຂົ້າສູ່ລະບົບຄັ້ງທຳອິດ.",
    en: "The account has no password yet. Make a temporary one now: shown once, valid for 24 hours, to be changed at the first sign-in.",
  },
  make: { zh: "生成临时密码", lo: "ສ້າງລະຫັດຜ່ານຊົ່ວຄາວ", en: "Make a temporary password" },
  later: { zh: "以后再说", lo: "ໄວ້ພາຍຫຼັງ", en: "Later" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
  password: { zh: "临时密码", lo: "ລະຫັດຜ່ານຊົ່ວຄາວ", en: "Temporary password" },
  copy: { zh: "复制", lo: "ສຳເນົາ", en: "Copy" },
  copied: { zh: "已复制", lo: "ສຳເນົາແລ້ວ", en: "Copied" },
  notCopied: {
    zh: "浏览器不允许复制，请手动抄写",
    lo: "ບຣາວເຊີບໍ່ໃຫ້ສຳເນົາ, ກະລຸນາຈົດດ້ວຍຕົນເອງ",
    en: "The browser did not allow it. Write it down",
  },
  once: {
    zh: "关闭后无法再次查看。有效期至 {when}。",
    lo: "ເມື່ອປິດແລ້ວຈະເບິ່ງຄືນບໍ່ໄດ້. ໃຊ້ໄດ້ຮອດ {when}.",
    en: "It cannot be shown again. Valid until {when}.",
  },
  close: { zh: "已交给本人，关闭", lo: "ມອບໃຫ້ເຈົ້າຂອງແລ້ວ, ປິດ", en: "Handed over, close" },
});

export const RIGHTS_TEXTS = defineTexts("userRights", {
  title: { zh: "{name} 能做什么", lo: "{name} ເຮັດຫຍັງໄດ້ແດ່", en: "What {name} may do" },
  search: {
    zh: "搜索操作、页面或权限代码",
    lo: "ຄົ້ນຫາ ການກະທຳ, ໜ້າ ຫຼື ລະຫັດສິດ",
    en: "Search actions, pages or permission codes",
  },
  all: { zh: "全部", lo: "ທັງໝົດ", en: "All" },
  held: { zh: "可以", lo: "ໄດ້", en: "May" },
  missing: { zh: "不可以", lo: "ບໍ່ໄດ້", en: "May not" },
  through: {
    zh: "角色“{role}”，菜单项“{entry}”",
    lo: "ບົດບາດ “{role}”, ລາຍການເມນູ “{entry}”",
    en: "role “{role}”, menu entry “{entry}”",
  },
  administrator: {
    zh: "系统管理员拥有全部权限，不需要菜单授权。",
    lo: "ຜູ້ດູແລລະບົບມີສິດທັງໝົດ, ບໍ່ຈຳເປັນຕ້ອງມອບຜ່ານເມນູ.",
    en: "An administrator may do everything, whatever the menu entries.",
  },
  disabled: {
    zh: "此账号已停用：下列权限在重新启用之前都不起作用。",
    lo: "ບັນຊີນີ້ຖືກປິດໃຊ້: ສິດລຸ່ມນີ້ຍັງບໍ່ມີຜົນ ຈົນກວ່າຈະເປີດໃຊ້ຄືນ.",
    en: "The account is disabled: none of this holds until it is enabled again.",
  },
  noRole: { zh: "其角色均未授予此权限", lo: "ບໍ່ມີບົດບາດໃດຂອງຜູ້ນີ້ໃຫ້ສິດນີ້", en: "None of their roles gives it" },
  why: { zh: "谁有此权限？", lo: "ບົດບາດໃດໃຫ້ສິດນີ້?", en: "Which role would?" },
  givenBy: { zh: "授予此权限的角色：{roles}", lo: "ບົດບາດທີ່ໃຫ້ສິດນີ້: {roles}", en: "Roles that give it: {roles}" },
  nothing: { zh: "没有符合的操作", lo: "ບໍ່ພົບການກະທຳທີ່ກົງກັນ", en: "No action matches" },
  roles: { zh: "角色", lo: "ບົດບາດ", en: "Roles" },
  scope: { zh: "数据范围", lo: "ຂອບເຂດຂໍ້ມູນ", en: "Data scope" },
  everything: { zh: "全部数据", lo: "ຂໍ້ມູນທັງໝົດ", en: "All records" },
  divisions: { zh: "{names} 及其下级", lo: "{names} ແລະ ຂັ້ນລຸ່ມ", en: "{names} and below" },
  own: { zh: "本人建立的数据", lo: "ຂໍ້ມູນທີ່ຕົນເອງສ້າງ", en: "records they made themselves" },
  nowhere: { zh: "看不到带地区的数据", lo: "ບໍ່ເຫັນຂໍ້ມູນທີ່ຂຶ້ນກັບເຂດ", en: "no records that belong to a division" },
  menus: { zh: "{name} 看到的菜单", lo: "ເມນູທີ່ {name} ເຫັນ", en: "The menu {name} sees" },
  menusText: {
    zh: "仅供查看：不会以他人身份登录或操作。",
    lo: "ສຳລັບເບິ່ງເທົ່ານັ້ນ: ບໍ່ມີການເຂົ້າສູ່ລະບົບ ຫຼື ດຳເນີນການແທນຜູ້ອື່ນ.",
    en: "For looking only: nothing is done in somebody else’s name.",
  },
  noMenu: { zh: "此用户看不到任何页面", lo: "ຜູ້ນີ້ບໍ່ເຫັນໜ້າໃດເລີຍ", en: "This user sees no page at all" },
  hidden: { zh: "不在菜单中显示", lo: "ບໍ່ສະແດງໃນເມນູ", en: "not shown in the menu" },
  home: { zh: "首页", lo: "ໜ້າຫຼັກ", en: "Home" },
});
