import { defineTexts } from "../../../contract/text.ts";

export const USER_MENU_TEXTS = defineTexts("user-menu", {
  changePassword: { zh: "修改密码", lo: "ປ່ຽນລະຫັດຜ່ານ", en: "Change password" },
  signOut: { zh: "退出登录", lo: "ອອກຈາກລະບົບ", en: "Sign out" },
});
