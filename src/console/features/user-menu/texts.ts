import { defineTexts } from "../../../contract/text.ts";

export const USER_MENU_TEXTS = defineTexts("user-menu", {
  info: { zh: "个人信息", lo: "ຂໍ້ມູນສ່ວນຕົວ", en: "My account" },
  changePassword: { zh: "修改密码", lo: "ປ່ຽນລະຫັດຜ່ານ", en: "Change password" },
  lock: { zh: "锁定屏幕", lo: "ລັອກໜ້າຈໍ", en: "Lock the screen" },
  signOut: { zh: "退出登录", lo: "ອອກຈາກລະບົບ", en: "Sign out" },
});
