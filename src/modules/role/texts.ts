import { defineTexts } from "../../contract/text.ts";

export const ROLE_TEXTS = defineTexts("role", {
  data: { zh: "基本信息", lo: "ຂໍ້ມູນພື້ນຖານ", en: "Basic information" },
  rights: { zh: "权限", lo: "ສິດ", en: "Permissions" },
  members: { zh: "成员", lo: "ສະມາຊິກ", en: "Members" },
  // rights
  search: { zh: "搜索页面、操作或权限标识", lo: "ຄົ້ນຫາໜ້າ, ຄຳສັ່ງ ຫຼື ລະຫັດສິດ", en: "Search pages, actions or codes" },
  openAll: { zh: "全部展开", lo: "ຂະຫຍາຍທັງໝົດ", en: "Expand all" },
  closeAll: { zh: "全部收起", lo: "ພັບທັງໝົດ", en: "Collapse all" },
  home: { zh: "首页", lo: "ໜ້າຫຼັກ", en: "Home" },
  view: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  lacksView: {
    zh: "没有“查看”权限就打不开此页面",
    lo: "ຖ້າບໍ່ມີສິດ “ເບິ່ງ” ຈະເປີດໜ້ານີ້ບໍ່ໄດ້",
    en: "This page does not open without View",
  },
  branch: { zh: "展开或收起：{title}", lo: "ຂະຫຍາຍ ຫຼື ພັບ: {title}", en: "Expand or collapse {title}" },
  whole: { zh: "{title}：全部权限", lo: "{title}: ສິດທັງໝົດ", en: "{title}: all permissions" },
  granted: { zh: "{count}/{total}", lo: "{count}/{total}", en: "{count}/{total}" },
  notYours: {
    zh: "您没有灰色显示的权限，不能授予或收回。",
    lo: "ສິດສີເທົາແມ່ນສິດທີ່ທ່ານເອງບໍ່ມີ, ຈຶ່ງໃຫ້ ຫຼື ຖອນບໍ່ໄດ້.",
    en: "You do not have the permissions in grey, so you cannot grant or revoke them.",
  },
  notYoursOne: {
    zh: "您没有此权限，不能授予或收回",
    lo: "ທ່ານບໍ່ມີສິດນີ້, ຈຶ່ງໃຫ້ ຫຼື ຖອນບໍ່ໄດ້",
    en: "You do not have this permission, so you cannot grant or revoke it",
  },
  noneFound: { zh: "没有匹配的页面或操作", lo: "ບໍ່ພົບໜ້າ ຫຼື ຄຳສັ່ງ", en: "No page or action matches" },
  noChanges: { zh: "没有未保存的更改", lo: "ບໍ່ມີການປ່ຽນແປງທີ່ຍັງບໍ່ບັນທຶກ", en: "No unsaved changes" },
  changes: {
    zh: "{count} 项未保存：授予 {added}，收回 {removed}",
    lo: "ຍັງບໍ່ບັນທຶກ {count} ຂໍ້: ໃຫ້ {added}, ຖອນ {removed}",
    en: "{count} unsaved: {added} granted, {removed} revoked",
  },
  discard: { zh: "放弃修改", lo: "ຍົກເລີກການປ່ຽນ", en: "Discard" },
  save: { zh: "保存权限", lo: "ບັນທຶກສິດ", en: "Save permissions" },
  saved: { zh: "权限已保存，立即生效", lo: "ບັນທຶກສິດແລ້ວ, ມີຜົນທັນທີ", en: "Permissions saved. They apply immediately" },
  saveFirst: {
    zh: "保存角色后即可设置权限和成员",
    lo: "ບັນທຶກບົດບາດກ່ອນ ແລ້ວຈຶ່ງກຳນົດສິດ ແລະ ສະມາຊິກ",
    en: "Save the role to set its permissions and members",
  },
  copied: {
    zh: "已按被复制的角色勾选权限，保存后生效。",
    lo: "ໝາຍສິດຕາມບົດບາດທີ່ສຳເນົາມາແລ້ວ, ຈະມີຜົນເມື່ອບັນທຶກ.",
    en: "Ticked as in the role you copied. Save to grant them.",
  },
  copiedPart: {
    zh: "已按被复制的角色勾选权限，您无权授予的除外。保存后生效。",
    lo: "ໝາຍສິດຕາມບົດບາດທີ່ສຳເນົາມາແລ້ວ, ຍົກເວັ້ນສິດທີ່ທ່ານມອບໃຫ້ບໍ່ໄດ້. ຈະມີຜົນເມື່ອບັນທຶກ.",
    en: "Ticked as in the role you copied, except what you may not grant. Save to grant them.",
  },
  stale: {
    zh: "权限刚被他人修改，已载入最新内容。您的更改仍保留，请核对后再保存。",
    lo: "ສິດຫາກໍ່ຖືກຜູ້ອື່ນແກ້ໄຂ ແລະ ໂຫຼດໃໝ່ແລ້ວ. ການປ່ຽນແປງຂອງທ່ານຍັງຢູ່, ກະລຸນາກວດຄືນກ່ອນບັນທຶກ.",
    en: "Someone else has just changed these permissions. The latest version is shown and your changes are kept. Check, then save.",
  },
  // members
  searchMembers: { zh: "搜索成员", lo: "ຄົ້ນຫາສະມາຊິກ", en: "Search members" },
  addMember: { zh: "添加成员", lo: "ເພີ່ມສະມາຊິກ", en: "Add members" },
  choose: { zh: "按姓名或用户名查找", lo: "ຄົ້ນຫາດ້ວຍຊື່ ຫຼື ຊື່ຜູ້ໃຊ້", en: "Find by name or user name" },
  add: { zh: "添加", lo: "ເພີ່ມ", en: "Add" },
  added: { zh: "已添加 {count} 名成员", lo: "ເພີ່ມສະມາຊິກ {count} ຄົນແລ້ວ", en: "{count} added" },
  remove: { zh: "移除", lo: "ເອົາອອກ", en: "Remove" },
  removeOne: { zh: "移除：{name}", lo: "ເອົາອອກ: {name}", en: "Remove {name}" },
  removed: { zh: "已移除：{name}", lo: "ເອົາອອກແລ້ວ: {name}", en: "Removed: {name}" },
  noMembers: { zh: "还没有成员", lo: "ຍັງບໍ່ມີສະມາຊິກ", en: "No members yet" },
  noMembersHelp: {
    zh: "拥有此角色的用户立即获得它的权限。",
    lo: "ຜູ້ໃຊ້ທີ່ມີບົດບາດນີ້ ຈະໄດ້ຮັບສິດທັນທີ.",
    en: "Users with this role get its permissions at once.",
  },
  noneNamed: { zh: "没有匹配的用户", lo: "ບໍ່ພົບຜູ້ໃຊ້", en: "No user matches" },
  name: { zh: "姓名", lo: "ຊື່", en: "Name" },
  username: { zh: "用户名", lo: "ຊື່ຜູ້ໃຊ້", en: "User name" },
  disabled: { zh: "停用", lo: "ປິດໃຊ້", en: "Disabled" },
  total: { zh: "共 {total} 人", lo: "ທັງໝົດ {total} ຄົນ", en: "Total: {total}" },
});

export const ABOVE_TEXTS = defineTexts("ranks", {
  above: {
    zh: "该用户拥有您没有的权限或更大的数据范围，您不能更改此账号",
    lo: "ຜູ້ນີ້ມີສິດທີ່ທ່ານບໍ່ມີ ຫຼື ຂອບເຂດຂໍ້ມູນກວ້າງກວ່າຂອງທ່ານ, ທ່ານບໍ່ສາມາດປ່ຽນບັນຊີນີ້",
    en: "You cannot change this account: this person has permissions or a data scope that you do not have",
  },
});
