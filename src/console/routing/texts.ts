import { defineTexts } from "../../contract/text.ts";

export const ROUTE_TEXTS = defineTexts("routing", {
  home: { zh: "首页", lo: "ໜ້າຫຼັກ", en: "Home" },
  info: { zh: "个人信息", lo: "ຂໍ້ມູນສ່ວນຕົວ", en: "My account" },
  changePassword: { zh: "修改密码", lo: "ປ່ຽນລະຫັດຜ່ານ", en: "Change password" },
  ownJobs: { zh: "我的后台任务", lo: "ວຽກເບື້ອງຫຼັງຂອງຂ້ອຍ", en: "My jobs" },
  notFound: { zh: "页面不存在", lo: "ບໍ່ພົບໜ້ານີ້", en: "Page not found" },
});
