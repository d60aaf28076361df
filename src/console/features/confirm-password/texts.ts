import { defineTexts } from "../../../contract/text.ts";

export const CONFIRM_TEXTS = defineTexts("confirmPassword", {
  title: { zh: "确认登录密码", lo: "ຢືນຢັນລະຫັດເຂົ້າສູ່ລະບົບ", en: "Confirm your password" },
  text: {
    zh: "此操作涉及权限或敏感数据，而您上次输入密码已超过 10 分钟。再次输入即可继续，已填写的内容不会丢失。",
    lo: "ການດຳເນີນການນີ້ກ່ຽວຂ້ອງກັບສິດ ຫຼື ຂໍ້ມູນສຳຄັນ ແລະ ທ່ານປ້ອນລະຫັດຜ່ານຄັ້ງສຸດທ້າຍເກີນ 10 ນາທີແລ້ວ. ປ້ອນອີກຄັ້ງເພື່ອສືບຕໍ່, ຂໍ້ມູນທີ່ຕື່ມໄວ້ຈະບໍ່ເສຍ.",
    en: "This touches rights or sensitive data, and you last typed your password more than 10 minutes ago. Type it once more to go on. Nothing you have filled in is lost.",
  },
  confirm: { zh: "确认并继续", lo: "ຢືນຢັນ ແລະ ສືບຕໍ່", en: "Confirm and go on" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
});
