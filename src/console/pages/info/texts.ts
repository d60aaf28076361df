import { defineTexts } from "../../../contract/text.ts";

export const INFO_TEXTS = defineTexts("info", {
  title: { zh: "个人信息", lo: "ຂໍ້ມູນສ່ວນຕົວ", en: "My account" },
  username: { zh: "用户名", lo: "ຊື່ຜູ້ໃຊ້", en: "User name" },
  roles: { zh: "角色", lo: "ບົດບາດ", en: "Roles" },
  realName: { zh: "姓名", lo: "ຊື່ ແລະ ນາມສະກຸນ", en: "Name" },
  phone: { zh: "电话", lo: "ເບີໂທ", en: "Telephone" },
  email: { zh: "邮箱", lo: "ອີເມວ", en: "E-mail" },
  introduction: { zh: "个人简介", lo: "ແນະນຳຕົວ", en: "About me" },
  profile: { zh: "基本资料", lo: "ຂໍ້ມູນພື້ນຖານ", en: "Profile" },
  save: { zh: "保存", lo: "ບັນທຶກ", en: "Save" },
  saved: { zh: "已保存", lo: "ບັນທຶກແລ້ວ", en: "Saved" },
  changedElsewhere: {
    zh: "您的资料刚在别处被修改，尚未保存您的输入。",
    lo: "ຂໍ້ມູນຂອງທ່ານຫາກໍ່ຖືກແກ້ໄຂຈາກບ່ອນອື່ນ, ສິ່ງທີ່ທ່ານພິມຍັງບໍ່ໄດ້ບັນທຶກ.",
    en: "Your account has just been changed elsewhere. What you typed is not saved yet.",
  },
  showCurrent: { zh: "显示最新内容", lo: "ສະແດງຂໍ້ມູນຫຼ້າສຸດ", en: "Show what is there now" },
  saveAnyway: { zh: "仍然保存我的", lo: "ບັນທຶກຂອງຂ້ອຍ", en: "Save mine anyway" },
  security: { zh: "登录与安全", lo: "ການເຂົ້າສູ່ລະບົບ ແລະ ຄວາມປອດໄພ", en: "Signing in and security" },
  password: { zh: "登录密码", lo: "ລະຫັດຜ່ານ", en: "Password" },
  passwordText: {
    zh: "修改后，其他设备上的登录会立即结束。",
    lo: "ຫຼັງຈາກປ່ຽນ, ການເຂົ້າສູ່ລະບົບໃນອຸປະກອນອື່ນຈະສິ້ນສຸດທັນທີ.",
    en: "Changing it ends your other sign-ins at once.",
  },
  change: { zh: "修改", lo: "ປ່ຽນ", en: "Change" },
  unlock: { zh: "锁屏密码", lo: "ລະຫັດປົດລັອກໜ້າຈໍ", en: "Unlock password" },
  unlockText: {
    zh: "锁屏后用它解锁；未设置时使用系统默认方式。",
    lo: "ໃຊ້ເພື່ອປົດລັອກໜ້າຈໍ; ຖ້າບໍ່ໄດ້ຕັ້ງ ຈະໃຊ້ວິທີເລີ່ມຕົ້ນຂອງລະບົບ.",
    en: "Opens a locked screen. Without one, the system’s own way is used.",
  },
  set: { zh: "设置", lo: "ຕັ້ງ", en: "Set" },
  loginPassword: { zh: "当前登录密码", lo: "ລະຫັດຜ່ານປັດຈຸບັນ", en: "Your login password" },
  loginPasswordRequired: {
    zh: "请输入登录密码",
    lo: "ກະລຸນາປ້ອນລະຫັດຜ່ານປັດຈຸບັນ",
    en: "Please enter your login password",
  },
  newUnlock: { zh: "新的锁屏密码", lo: "ລະຫັດປົດລັອກໃໝ່", en: "New unlock password" },
  newUnlockHelp: {
    zh: "留空则恢复系统默认方式。",
    lo: "ປະຫວ່າງໄວ້ເພື່ອກັບໄປໃຊ້ວິທີເລີ່ມຕົ້ນ.",
    en: "Leave it empty to go back to the system’s own way.",
  },
  confirmUnlock: { zh: "确认锁屏密码", lo: "ຢືນຢັນລະຫັດປົດລັອກ", en: "Confirm the unlock password" },
  mismatch: { zh: "两次输入的密码不一致", lo: "ລະຫັດຜ່ານທັງສອງຄັ້ງບໍ່ກົງກັນ", en: "The two passwords do not match" },
  unlockSet: { zh: "锁屏密码已设置", lo: "ຕັ້ງລະຫັດປົດລັອກແລ້ວ", en: "The unlock password is set" },
  unlockCleared: {
    zh: "已恢复系统默认的解锁方式",
    lo: "ກັບໄປໃຊ້ວິທີປົດລັອກເລີ່ມຕົ້ນແລ້ວ",
    en: "Back to the system’s own way of unlocking",
  },
  language: { zh: "界面语言", lo: "ພາສາ", en: "Language" },
});

export const PORTRAIT_TEXTS = defineTexts("portrait", {
  choose: { zh: "上传头像", lo: "ອັບໂຫຼດຮູບປະຈຳຕົວ", en: "Upload a portrait" },
  replace: { zh: "更换头像", lo: "ປ່ຽນຮູບປະຈຳຕົວ", en: "Change the portrait" },
  remove: { zh: "移除", lo: "ລຶບອອກ", en: "Remove" },
  removed: { zh: "头像已移除", lo: "ລຶບຮູບປະຈຳຕົວແລ້ວ", en: "The portrait is removed" },
  title: { zh: "裁剪头像", lo: "ຕັດຮູບປະຈຳຕົວ", en: "Crop the portrait" },
  area: {
    zh: "拖动图片或按方向键移动，用滑块缩放",
    lo: "ລາກຮູບ ຫຼື ກົດປຸ່ມລູກສອນເພື່ອຍ້າຍ, ໃຊ້ແຖບເລື່ອນເພື່ອຊູມ",
    en: "Drag the picture or press the arrow keys to move it; the slider zooms",
  },
  zoom: { zh: "缩放", lo: "ຊູມ", en: "Zoom" },
  use: { zh: "使用这个头像", lo: "ໃຊ້ຮູບນີ້", en: "Use this portrait" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
  unreadable: { zh: "无法读取这张图片", lo: "ອ່ານຮູບນີ້ບໍ່ໄດ້", en: "This picture cannot be read" },
  done: { zh: "头像已更新", lo: "ອັບເດດຮູບປະຈຳຕົວແລ້ວ", en: "The portrait is updated" },
});

export const SESSIONS_TEXTS = defineTexts("sessions", {
  sessions: { zh: "我的登录", lo: "ການເຂົ້າສູ່ລະບົບຂອງຂ້ອຍ", en: "Where I am signed in" },
  thisOne: { zh: "本次登录", lo: "ຄັ້ງນີ້", en: "This one" },
  lastUsed: { zh: "最近使用 {when}", lo: "ໃຊ້ຫຼ້າສຸດ {when}", en: "last used {when}" },
  since: { zh: "登录于 {when}", lo: "ເຂົ້າເມື່ອ {when}", en: "signed in {when}" },
  unknownDevice: { zh: "未知设备", lo: "ອຸປະກອນທີ່ບໍ່ຮູ້ຈັກ", en: "Unknown device" },
  end: { zh: "结束", lo: "ສິ້ນສຸດ", en: "End" },
  endTitle: { zh: "结束这次登录？", lo: "ສິ້ນສຸດການເຂົ້າສູ່ລະບົບນີ້ບໍ?", en: "End this sign-in?" },
  endText: {
    zh: "{device}（{address}，登录于 {when}）会立即退出登录。",
    lo: "{device} ({address}, ເຂົ້າສູ່ລະບົບເມື່ອ {when}) ຈະອອກຈາກລະບົບທັນທີ.",
    en: "{device} ({address}, signed in {when}) is signed out at once.",
  },
  ended: { zh: "已结束", lo: "ສິ້ນສຸດແລ້ວ", en: "Ended" },
  latest: { zh: "最近的登录记录", lo: "ປະຫວັດການເຂົ້າສູ່ລະບົບຫຼ້າສຸດ", en: "Latest sign-ins" },
  right: { zh: "登录成功", lo: "ເຂົ້າສູ່ລະບົບສຳເລັດ", en: "Signed in" },
  wrong: { zh: "登录失败", lo: "ເຂົ້າສູ່ລະບົບບໍ່ສຳເລັດ", en: "Failed" },
  wrongHelp: {
    zh: "如果不是您本人操作，请修改密码并告知管理员。",
    lo: "ຖ້າບໍ່ແມ່ນທ່ານ, ກະລຸນາປ່ຽນລະຫັດຜ່ານ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ.",
    en: "If that was not you, change your password and tell an administrator.",
  },
});
