import { defineTexts } from "../../contract/text.ts";

export const SESSION_TEXTS = defineTexts("session-frame", {
  endedTitle: { zh: "登录已失效", lo: "ທ່ານໄດ້ອອກຈາກລະບົບແລ້ວ", en: "You have been signed out" },
  endedText: {
    zh: "登录已失效。您可以留在本页，也可以重新登录。",
    lo: "ທ່ານຖືກນຳອອກຈາກລະບົບແລ້ວ. ທ່ານສາມາດຍົກເລີກເພື່ອຢູ່ໜ້ານີ້ຕໍ່, ຫຼື ເຂົ້າສູ່ລະບົບໃໝ່.",
    en: "Cancel to stay on this page and view what has loaded, or sign in again.",
  },
  signInAgain: { zh: "重新登录", lo: "ເຂົ້າສູ່ລະບົບໃໝ່", en: "Sign in again" },
  hereText: {
    zh: "输入密码即可在本页继续，已填写的内容不会丢失。",
    lo: "ປ້ອນລະຫັດຜ່ານເພື່ອສືບຕໍ່ຢູ່ໜ້ານີ້, ຂໍ້ມູນທີ່ປ້ອນໄວ້ຈະບໍ່ສູນຫາຍ.",
    en: "Enter your password to continue. Nothing you typed is lost.",
  },
  username: { zh: "用户名", lo: "ຊື່ຜູ້ໃຊ້", en: "User name" },
  password: { zh: "密码", lo: "ລະຫັດຜ່ານ", en: "Password" },
  needPassword: { zh: "请输入密码", lo: "ກະລຸນາປ້ອນລະຫັດຜ່ານ", en: "Enter your password" },
  captcha: { zh: "验证码", lo: "ລະຫັດຢືນຢັນ", en: "Verification code" },
  needCaptcha: { zh: "请输入验证码", lo: "ກະລຸນາປ້ອນລະຫັດຢືນຢັນ", en: "Enter the verification code" },
  captchaPicture: { zh: "验证码图片", lo: "ຮູບລະຫັດຢືນຢັນ", en: "Verification code image" },
  anotherPicture: { zh: "换一张验证码", lo: "ປ່ຽນຮູບລະຫັດຢືນຢັນ", en: "Show another image" },
  somebodyElse: { zh: "以其他用户登录", lo: "ເຂົ້າດ້ວຍບັນຊີອື່ນ", en: "Sign in as a different user" },
  leave: { zh: "离开", lo: "ອອກ", en: "Leave" },
  stay: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
});
