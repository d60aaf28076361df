import { defineTexts } from "../../../contract/text.ts";

/** Reasons why a password is refused. */
export const PASSWORD_REFUSALS = defineTexts("password", {
  wrongOld: { zh: "原密码错误", lo: "ລະຫັດຜ່ານເກົ່າບໍ່ຖືກຕ້ອງ", en: "The old password is wrong" },
  notConfirmed: { zh: "两次输入的密码不一致", lo: "ລະຫັດຜ່ານທີ່ຢືນຢັນບໍ່ກົງກັນ", en: "The passwords do not match" },
  same: {
    zh: "新密码不能与原密码相同",
    lo: "ລະຫັດຜ່ານໃໝ່ຕ້ອງບໍ່ຄືກັບລະຫັດເກົ່າ",
    en: "The new password must differ from the old one",
  },
  tooShort: {
    zh: "密码至少需要 8 个字符",
    lo: "ລະຫັດຜ່ານຕ້ອງມີຢ່າງໜ້ອຍ 8 ຕົວອັກສອນ",
    en: "A password needs at least 8 characters",
  },
  tooLong: {
    zh: "密码不能超过 128 个字符",
    lo: "ລະຫັດຜ່ານຕ້ອງບໍ່ເກີນ 128 ຕົວອັກສອນ",
    en: "A password may have at most 128 characters",
  },
  common: {
    zh: "此密码过于常见，容易被猜到",
    lo: "ລະຫັດຜ່ານນີ້ໃຊ້ກັນທົ່ວໄປ, ເດົາໄດ້ງ່າຍ",
    en: "This password is too common and easily guessed",
  },
  likeName: {
    zh: "密码不能与用户名相似",
    lo: "ລະຫັດຜ່ານຕ້ອງບໍ່ຄ້າຍຄືກັບຊື່ຜູ້ໃຊ້",
    en: "The password is too much like the user name",
  },
  likeProduct: {
    zh: "密码不能与系统名称相似",
    lo: "ລະຫັດຜ່ານຕ້ອງບໍ່ຄ້າຍຄືກັບຊື່ລະບົບ",
    en: "The password is too much like the name of this system",
  },
  pattern: {
    zh: "密码不符合系统规定的格式",
    lo: "ລະຫັດຜ່ານບໍ່ກົງກັບຮູບແບບທີ່ລະບົບກຳນົດ",
    en: "The password does not follow the rule of this system",
  },
});
