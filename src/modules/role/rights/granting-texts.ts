import { defineTexts } from "../../../contract/text.ts";

/** Refusals of the rules about who may grant what and change whom (AZ-09), and that an administrator remains (AZ-10). */
export const GRANTING_TEXTS = defineTexts("ranks", {
  beyond: {
    zh: "不能授予自己没有的权限",
    lo: "ບໍ່ສາມາດໃຫ້ສິດທີ່ທ່ານເອງບໍ່ມີ",
    en: "You cannot grant a permission that you do not have",
  },
  above: {
    zh: "该用户拥有您没有的权限或更大的数据范围，您不能更改此账号",
    lo: "ຜູ້ນີ້ມີສິດທີ່ທ່ານບໍ່ມີ ຫຼື ຂອບເຂດຂໍ້ມູນກວ້າງກວ່າຂອງທ່ານ, ທ່ານບໍ່ສາມາດປ່ຽນບັນຊີນີ້",
    en: "You cannot change this account: this person has permissions or a data scope that you do not have",
  },
  aboveRole: {
    zh: "此角色或其成员拥有您没有的权限，您不能更改",
    lo: "ບົດບາດນີ້ ຫຼື ສະມາຊິກໃນບົດບາດນີ້ມີສິດທີ່ທ່ານບໍ່ມີ, ທ່ານບໍ່ສາມາດປ່ຽນໄດ້",
    en: "This role or one of its members has permissions that you do not have, so you cannot change it",
  },
  unseenMembers: {
    zh: "此角色有您数据范围以外的成员，您不能更改",
    lo: "ບົດບາດນີ້ມີສະມາຊິກຢູ່ນອກຂອບເຂດຂໍ້ມູນຂອງທ່ານ, ທ່ານບໍ່ສາມາດປ່ຽນໄດ້",
    en: "This role has members outside your data scope, so you cannot change it",
  },
  lastAdministrator: {
    zh: "至少要保留一位启用的系统管理员",
    lo: "ຕ້ອງມີຜູ້ດູແລລະບົບທີ່ເປີດໃຊ້ຢ່າງໜ້ອຍໜຶ່ງຄົນ",
    en: "At least one active administrator must remain",
  },
});
