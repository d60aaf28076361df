import { defineTexts } from "../../../contract/text.ts";

export const SIGN_IN_TEXTS = defineTexts("signIn", {
  title: { zh: "登录", lo: "ເຂົ້າສູ່ລະບົບ", en: "Sign in" },
  lead: {
    zh: "使用您的工作账号进入管理平台",
    lo: "ໃຊ້ບັນຊີພະນັກງານຂອງທ່ານເພື່ອເຂົ້າລະບົບຄຸ້ມຄອງ",
    en: "Use your work account to open the console",
  },
  username: { zh: "用户名", lo: "ຊື່ຜູ້ໃຊ້", en: "User name" },
  password: { zh: "密码", lo: "ລະຫັດຜ່ານ", en: "Password" },
  captcha: { zh: "验证码", lo: "ລະຫັດຢືນຢັນ", en: "Verification code" },
  captchaPicture: { zh: "验证码图片", lo: "ຮູບລະຫັດຢືນຢັນ", en: "Verification code image" },
  anotherPicture: { zh: "换一张验证码", lo: "ປ່ຽນຮູບລະຫັດຢືນຢັນ", en: "Show another image" },
  pictureFailed: {
    zh: "验证码加载失败，点击重试",
    lo: "ໂຫຼດຮູບບໍ່ສຳເລັດ, ກົດເພື່ອລອງໃໝ່",
    en: "Could not load the image. Select to try again",
  },
  showPassword: { zh: "显示密码", lo: "ສະແດງລະຫັດຜ່ານ", en: "Show the password" },
  hidePassword: { zh: "隐藏密码", lo: "ເຊື່ອງລະຫັດຜ່ານ", en: "Hide the password" },
  capsLock: { zh: "大写锁定已开启", lo: "ປຸ່ມ Caps Lock ເປີດຢູ່", en: "Caps Lock is on" },
  submit: { zh: "登录", lo: "ເຂົ້າສູ່ລະບົບ", en: "Sign in" },
  working: { zh: "正在登录…", lo: "ກຳລັງເຂົ້າສູ່ລະບົບ…", en: "Signing in…" },
  opening: { zh: "正在打开管理平台…", lo: "ກຳລັງເປີດລະບົບຄຸ້ມຄອງ…", en: "Opening the console…" },
  needUsername: { zh: "请输入用户名", lo: "ກະລຸນາປ້ອນຊື່ຜູ້ໃຊ້", en: "Enter your user name" },
  needPassword: { zh: "请输入密码", lo: "ກະລຸນາປ້ອນລະຫັດຜ່ານ", en: "Enter your password" },
  needCaptcha: { zh: "请输入验证码", lo: "ກະລຸນາປ້ອນລະຫັດຢືນຢັນ", en: "Enter the verification code" },
  forgotten: {
    zh: "忘记密码？请联系系统管理员重置。",
    lo: "ລືມລະຫັດຜ່ານບໍ? ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບເພື່ອຕັ້ງໃໝ່.",
    en: "Forgot your password? Ask an administrator to reset it.",
  },
  publicHome: { zh: "网站首页", lo: "ໜ້າຫຼັກສາທາລະນະ", en: "Public home page" },
  language: { zh: "界面语言", lo: "ພາສາ", en: "Language" },
  needsScript: {
    zh: "登录需要启用浏览器的 JavaScript。",
    lo: "ການເຂົ້າສູ່ລະບົບຕ້ອງເປີດໃຊ້ JavaScript ໃນບຣາວເຊີ.",
    en: "Turn on JavaScript in your browser to sign in.",
  },
});
