import { defineTexts } from "../../contract/text.ts";

export const USER_TEXTS = defineTexts("users", {
  ownKept: { zh: "不能删除自己的账号", lo: "ບໍ່ສາມາດລຶບບັນຊີຂອງຕົນເອງ", en: "You cannot delete your own account" },
  aboveNotCopied: {
    zh: "该用户拥有您没有的权限或更大的数据范围，您不能建立同样权限的用户",
    lo: "ຜູ້ນີ້ມີສິດທີ່ທ່ານບໍ່ມີ ຫຼື ຂອບເຂດຂໍ້ມູນກວ້າງກວ່າຂອງທ່ານ, ທ່ານບໍ່ສາມາດສ້າງຜູ້ໃຊ້ທີ່ມີສິດຄືກັນ",
    en: "You cannot add a user like this one: this person has permissions or a data scope that you do not have",
  },
  sessions: { zh: "登录会话", lo: "ການເຂົ້າສູ່ລະບົບ", en: "Sessions" },
  rights: { zh: "权限与来源", lo: "ສິດ ແລະ ທີ່ມາ", en: "Permissions and sources" },
  menus: { zh: "查看其菜单", lo: "ເບິ່ງເມນູຂອງຜູ້ນີ້", en: "See their menu" },
  reset: { zh: "重置密码", lo: "ຕັ້ງລະຫັດຜ່ານຄືນໃໝ່", en: "Reset password" },
  unlock: { zh: "解除登录锁定", lo: "ປົດການລະງັບການເຂົ້າສູ່ລະບົບ", en: "Unlock sign-in" },
  unlocked: {
    zh: "已解除锁定，可以重新登录",
    lo: "ປົດການລະງັບແລ້ວ, ເຂົ້າສູ່ລະບົບໄດ້ແລ້ວ",
    en: "Sign-in unlocked. The user can sign in again",
  },
  enable: { zh: "启用", lo: "ເປີດໃຊ້", en: "Enable" },
  disable: { zh: "停用", lo: "ປິດໃຊ້", en: "Disable" },
  enabled: { zh: "已启用 {name}", lo: "ເປີດໃຊ້ {name} ແລ້ວ", en: "{name} is enabled" },
  disabled: { zh: "已停用 {name}", lo: "ປິດໃຊ້ {name} ແລ້ວ", en: "{name} is disabled" },
  disableAsk: { zh: "停用 {name}？", lo: "ປິດໃຊ້ {name} ບໍ?", en: "Disable {name}?" },
  disableText: {
    zh: "此用户将立即退出所有设备，在重新启用之前无法登录。",
    lo: "ຜູ້ນີ້ຈະອອກຈາກທຸກອຸປະກອນທັນທີ ແລະ ເຂົ້າສູ່ລະບົບບໍ່ໄດ້ ຈົນກວ່າຈະເປີດໃຊ້ຄືນ.",
    en: "They are signed out everywhere at once and cannot sign in until they are enabled again.",
  },
  removeAsk: { zh: "删除 {name}？", lo: "ລຶບ {name} ບໍ?", en: "Delete {name}?" },
  removeManyAsk: { zh: "删除所选 {count} 位用户？", lo: "ລຶບຜູ້ໃຊ້ {count} ຄົນທີ່ເລືອກບໍ?", en: "Delete {count} users?" },
  atWork: {
    zh: "此用户正在登录（{count} 处）。删除后立即退出所有设备，没有保存的内容不再能保存，也无法再登录。",
    lo: "ຜູ້ນີ້ກຳລັງໃຊ້ງານຢູ່ ({count} ບ່ອນ). ເມື່ອລຶບແລ້ວ ຈະອອກຈາກທຸກອຸປະກອນທັນທີ, ສິ່ງທີ່ຍັງບໍ່ໄດ້ບັນທຶກຈະບັນທຶກບໍ່ໄດ້ອີກ ແລະ ເຂົ້າສູ່ລະບົບບໍ່ໄດ້.",
    en: "They are signed in, in {count} places. Deleted, they are signed out everywhere at once, cannot save what they are typing, and cannot sign in any more.",
  },
  atWorkMany: {
    zh: "其中 {count} 人正在登录。删除后他们立即退出所有设备，没有保存的内容不再能保存，也无法再登录。",
    lo: "ໃນນັ້ນ {count} ຄົນກຳລັງໃຊ້ງານຢູ່. ເມື່ອລຶບແລ້ວ ຈະອອກຈາກທຸກອຸປະກອນທັນທີ, ສິ່ງທີ່ຍັງບໍ່ໄດ້ບັນທຶກຈະບັນທຶກບໍ່ໄດ້ອີກ ແລະ ເຂົ້າສູ່ລະບົບບໍ່ໄດ້.",
    en: "Signed in now: {count} of them. Deleted, they are signed out everywhere at once, cannot save what they are typing, and cannot sign in any more.",
  },
  backFromBin: {
    zh: "以后可以从回收站恢复，角色和权限照旧。",
    lo: "ພາຍຫຼັງກູ້ຄືນຈາກຖັງຂີ້ເຫຍື້ອໄດ້, ບົດບາດ ແລະ ສິດຄືເກົ່າ.",
    en: "They can be restored from the recycle bin later, with the same roles and permissions.",
  },
  lockedUntil: { zh: "锁定至 {when}", lo: "ລະງັບຮອດ {when}", en: "Locked out until {when}" },
  waiting: { zh: "待首次登录", lo: "ລໍຖ້າເຂົ້າຄັ້ງທຳອິດ", en: "Awaiting first sign-in" },
  noPassword: { zh: "无有效密码", lo: "ບໍ່ມີລະຫັດຜ່ານ", en: "No valid password" },
  online: { zh: "在线", lo: "ກຳລັງໃຊ້ງານ", en: "Signed in now" },
  lastSignIn: { zh: "最近登录 {when}", lo: "ເຂົ້າຫຼ້າສຸດ {when}", en: "Last sign-in {when}" },
  signedIn: { zh: "{when}登录", lo: "ເຂົ້າ {when}", en: "Signed in {when}" },
  neverSignedIn: { zh: "从未登录", lo: "ບໍ່ເຄີຍເຂົ້າສູ່ລະບົບ", en: "Never signed in" },
});

/** In the scope of the rules, under which an installation may have worded it anew. */
export const OWN_STATUS_TEXTS = defineTexts("userRules", {
  ownDisable: { zh: "不能停用自己的账号", lo: "ບໍ່ສາມາດປິດໃຊ້ບັນຊີຂອງຕົນເອງ", en: "You cannot disable your own account" },
});

export const RESET_TEXTS = defineTexts("resetDialog", {
  title: { zh: "重置 {name} 的密码", lo: "ຕັ້ງລະຫັດຜ່ານຂອງ {name} ຄືນໃໝ່", en: "Reset the password of {name}" },
  newTitle: { zh: "为 {name} 生成登录密码", lo: "ມອບລະຫັດຜ່ານໃຫ້ {name}", en: "Create a password for {name}" },
  text: {
    zh: "将生成一个临时密码：只显示一次，24 小时内有效，登录后必须修改。此用户现有的登录会全部结束。",
    lo: "ຈະສ້າງລະຫັດຜ່ານຊົ່ວຄາວ: ສະແດງພຽງຄັ້ງດຽວ, ໃຊ້ໄດ້ 24 ຊົ່ວໂມງ ແລະ ຕ້ອງປ່ຽນຫຼັງຈາກເຂົ້າສູ່ລະບົບ. ການເຂົ້າສູ່ລະບົບທັງໝົດຂອງຜູ້ນີ້ຈະສິ້ນສຸດ.",
    en: "This generates a temporary password, shown once and valid for 24 hours. The user must change it after signing in. All their sessions will end.",
  },
  newText: {
    zh: "账号已创建，但还没有密码。可以现在生成临时密码：只显示一次，24 小时内有效，首次登录后必须修改。",
    lo: "ສ້າງບັນຊີແລ້ວ ແຕ່ຍັງບໍ່ມີລະຫັດຜ່ານ. ສາມາດສ້າງລະຫັດຜ່ານຊົ່ວຄາວໄດ້ດຽວນີ້: ສະແດງພຽງຄັ້ງດຽວ, ໃຊ້ໄດ້ 24 ຊົ່ວໂມງ ແລະ ຕ້ອງປ່ຽນຫຼັງຈາກເຂົ້າສູ່ລະບົບຄັ້ງທຳອິດ.",
    en: "This account has no password yet. You can generate a temporary password, shown once and valid for 24 hours. The user must change it at first sign-in.",
  },
  make: { zh: "生成临时密码", lo: "ສ້າງລະຫັດຜ່ານຊົ່ວຄາວ", en: "Generate temporary password" },
  later: { zh: "稍后", lo: "ໄວ້ພາຍຫຼັງ", en: "Later" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
  password: { zh: "临时密码", lo: "ລະຫັດຜ່ານຊົ່ວຄາວ", en: "Temporary password" },
  copy: { zh: "复制", lo: "ສຳເນົາ", en: "Copy" },
  copied: { zh: "已复制", lo: "ສຳເນົາແລ້ວ", en: "Copied" },
  notCopied: {
    zh: "浏览器不允许复制，请手动记录",
    lo: "ບຣາວເຊີບໍ່ໃຫ້ສຳເນົາ, ກະລຸນາຈົດດ້ວຍຕົນເອງ",
    en: "The browser did not allow it. Write it down",
  },
  once: {
    zh: "关闭后无法再次查看。有效期至 {when}。",
    lo: "ເມື່ອປິດແລ້ວຈະເບິ່ງຄືນບໍ່ໄດ້. ໃຊ້ໄດ້ຮອດ {when}.",
    en: "You cannot view it again after closing. Valid until {when}.",
  },
  close: { zh: "已交给本人并关闭", lo: "ມອບໃຫ້ເຈົ້າຂອງບັນຊີແລ້ວ, ປິດ", en: "Password handed over, close" },
});

export const RIGHTS_TEXTS = defineTexts("userRights", {
  title: { zh: "{name} 的权限", lo: "{name} ມີສິດເຮັດຫຍັງໄດ້ແດ່", en: "Permissions of {name}" },
  search: {
    zh: "搜索操作、页面或权限标识",
    lo: "ຄົ້ນຫາ ການກະທຳ, ໜ້າ ຫຼື ລະຫັດສິດ",
    en: "Search actions, pages or permission codes",
  },
  all: { zh: "全部", lo: "ທັງໝົດ", en: "All" },
  held: { zh: "有权限", lo: "ໄດ້", en: "Allowed" },
  missing: { zh: "无权限", lo: "ບໍ່ໄດ້", en: "Not allowed" },
  through: {
    zh: "角色“{role}”，菜单项“{entry}”",
    lo: "ບົດບາດ “{role}”, ລາຍການເມນູ “{entry}”",
    en: "Role “{role}”, menu item “{entry}”",
  },
  administrator: {
    zh: "系统管理员拥有全部权限，不需要菜单授权。",
    lo: "ຜູ້ດູແລລະບົບມີສິດທັງໝົດ, ບໍ່ຈຳເປັນຕ້ອງມອບຜ່ານເມນູ.",
    en: "An administrator may do everything, whatever the menu items.",
  },
  disabled: {
    zh: "此账号已停用，重新启用前以下权限均不生效。",
    lo: "ບັນຊີນີ້ຖືກປິດໃຊ້: ສິດລຸ່ມນີ້ຍັງບໍ່ມີຜົນ ຈົນກວ່າຈະເປີດໃຊ້ຄືນ.",
    en: "This account is disabled. The permissions below do not apply until it is enabled.",
  },
  noRole: {
    zh: "其角色均未授予此权限",
    lo: "ບໍ່ມີບົດບາດໃດຂອງຜູ້ນີ້ໃຫ້ສິດນີ້",
    en: "None of this user’s roles grants this permission",
  },
  why: { zh: "哪些角色有此权限？", lo: "ບົດບາດໃດໃຫ້ສິດນີ້?", en: "Which roles grant this?" },
  givenBy: { zh: "授予此权限的角色：{roles}", lo: "ບົດບາດທີ່ໃຫ້ສິດນີ້: {roles}", en: "Roles that give it: {roles}" },
  nothing: { zh: "没有匹配的操作", lo: "ບໍ່ພົບການກະທຳທີ່ກົງກັນ", en: "No action matches" },
  roles: { zh: "角色", lo: "ບົດບາດ", en: "Roles" },
  scope: { zh: "数据范围", lo: "ຂອບເຂດຂໍ້ມູນ", en: "Data scope" },
  everything: { zh: "全部数据", lo: "ຂໍ້ມູນທັງໝົດ", en: "All records" },
  divisions: { zh: "{names} 及其下级", lo: "{names} ແລະ ຂັ້ນລຸ່ມ", en: "{names} and below" },
  own: { zh: "本人建立的数据", lo: "ຂໍ້ມູນທີ່ຕົນເອງສ້າງ", en: "records they made themselves" },
  nowhere: { zh: "看不到带行政区划的数据", lo: "ບໍ່ເຫັນຂໍ້ມູນທີ່ຂຶ້ນກັບເຂດ", en: "no records that belong to a division" },
  menus: { zh: "{name} 看到的菜单", lo: "ເມນູທີ່ {name} ເຫັນ", en: "The menu {name} sees" },
  menusText: {
    zh: "此用户登录后看到的页面。仅供查看：不会以他人身份登录或操作。",
    lo: "ໜ້າທີ່ຜູ້ນີ້ເຫັນເມື່ອເຂົ້າສູ່ລະບົບ. ສຳລັບເບິ່ງເທົ່ານັ້ນ: ບໍ່ມີການເຂົ້າສູ່ລະບົບ ຫຼື ດຳເນີນການແທນຜູ້ອື່ນ.",
    en: "The pages this user sees after signing in. View only: you do not sign in or act as this user.",
  },
  noMenu: { zh: "此用户看不到任何页面", lo: "ຜູ້ນີ້ບໍ່ເຫັນໜ້າໃດເລີຍ", en: "This user sees no page at all" },
  hidden: { zh: "不在菜单中显示", lo: "ບໍ່ສະແດງໃນເມນູ", en: "not shown in the menu" },
  home: { zh: "首页", lo: "ໜ້າຫຼັກ", en: "Home" },
});
