import { defineTexts } from "../../contract/text.ts";

export const PASSWORD_TEXTS = defineTexts("password", {
  title: { zh: "修改密码", lo: "ປ່ຽນລະຫັດຜ່ານ", en: "Change password" },
  due: {
    zh: "为保障账号安全，请先设置新密码，然后用新密码重新登录。",
    lo: "ເພື່ອຄວາມປອດໄພຂອງບັນຊີ, ກະລຸນາຕັ້ງລະຫັດຜ່ານໃໝ່ກ່ອນ, ແລ້ວເຂົ້າສູ່ລະບົບຄືນດ້ວຍລະຫັດໃໝ່.",
    en: "To keep your account safe, set a new password first, then sign in again with it.",
  },
  oldPassword: { zh: "原密码", lo: "ລະຫັດຜ່ານເກົ່າ", en: "Current password" },
  password: { zh: "新密码", lo: "ລະຫັດຜ່ານໃໝ່", en: "New password" },
  passwordConfirm: { zh: "确认新密码", lo: "ຢືນຢັນລະຫັດຜ່ານໃໝ່", en: "Confirm the new password" },
  oldRequired: { zh: "请输入原密码", lo: "ກະລຸນາປ້ອນລະຫັດຜ່ານເກົ່າ", en: "Please enter old password" },
  required: { zh: "请输入密码", lo: "ກະລຸນາປ້ອນລະຫັດຜ່ານ", en: "Please enter password" },
  mismatch: { zh: "两次输入的密码不一致", lo: "ລະຫັດຜ່ານທັງສອງຄັ້ງບໍ່ກົງກັນ", en: "The passwords do not match" },
  weak: { zh: "新密码不符合要求", lo: "ລະຫັດຜ່ານໃໝ່ບໍ່ຖືກຕາມເງື່ອນໄຂ", en: "The new password does not meet the requirements" },
  save: { zh: "保存新密码", lo: "ບັນທຶກລະຫັດຜ່ານໃໝ່", en: "Save the new password" },
  success: { zh: "成功", lo: "ສຳເລັດ", en: "Success" },
  changed: { zh: "密码已修改", lo: "ປ່ຽນລະຫັດຜ່ານແລ້ວ", en: "Your password has been changed" },
  changedLeaving: {
    zh: "密码已修改，请重新登录",
    lo: "ປ່ຽນລະຫັດຜ່ານແລ້ວ, ກະລຸນາເຂົ້າສູ່ລະບົບໃໝ່",
    en: "Your password has been changed. Please sign in again",
  },
  failure: { zh: "失败", lo: "ບໍ່ສຳເລັດ", en: "Failure" },
});
