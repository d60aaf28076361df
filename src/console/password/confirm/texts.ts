import { defineTexts } from "../../../contract/text.ts";

export const CONFIRM_TEXTS = defineTexts("confirmPassword", {
  title: { zh: "确认登录密码", lo: "ຢືນຢັນລະຫັດຜ່ານ", en: "Confirm your password" },
  text: {
    zh: "此操作涉及权限或敏感数据，而您上次输入密码已超过 10 分钟。再次输入即可继续，已填写的内容不会丢失。",
    lo: "ການດຳເນີນການນີ້ກ່ຽວຂ້ອງກັບສິດ ຫຼື ຂໍ້ມູນສຳຄັນ ແລະ ທ່ານໄດ້ປ້ອນລະຫັດຜ່ານຄັ້ງສຸດທ້າຍ 10 ກວ່ານາທີແລ້ວ. ກະລຸນາປ້ອນອີກຄັ້ງເພື່ອສືບຕໍ່, ຂໍ້ມູນທີ່ຕື່ມໄວ້ຈະບໍ່ສູນຫາຍ.",
    en: "Changing permissions or sensitive data needs your password, because you last entered it more than 10 minutes ago. Nothing you entered will be lost.",
  },
  confirm: { zh: "确认并继续", lo: "ຢືນຢັນ ແລະ ສືບຕໍ່", en: "Confirm and continue" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
});
