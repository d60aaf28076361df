import { defineTexts } from "../../contract/text.ts";

export const BOOT_TEXTS = defineTexts("boot", {
  loading: { zh: "正在打开管理平台", lo: "ກຳລັງເປີດລະບົບ", en: "Opening the console" },
  failedTitle: { zh: "暂时打不开管理平台", lo: "ເປີດລະບົບບໍ່ໄດ້ຊົ່ວຄາວ", en: "The console cannot be opened right now" },
  leavingTitle: { zh: "已退出登录", lo: "ອອກຈາກລະບົບແລ້ວ", en: "You have been signed out" },
  noRoles: {
    zh: "用户的角色列表不能为空，请联系管理员",
    lo: "ບັນຊີບົດບາດຂອງຜູ້ໃຊ້ຕ້ອງບໍ່ຫວ່າງເປົ່າ, ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບ",
    en: "The user’s roles must be a non-null array. Please contact the administrator",
  },
  noPages: {
    zh: "没有可操作权限，请联系管理员",
    lo: "ທ່ານບໍ່ມີສິດດຳເນີນການ, ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບ",
    en: "You do not have permission to use anything here. Contact your administrator",
  },
  goOn: { zh: "继续", lo: "ສືບຕໍ່", en: "Continue" },
});
