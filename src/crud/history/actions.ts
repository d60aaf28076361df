import { defineTexts, type Words } from "../../contract/text.ts";

/** What can be done to a record: the engine's own, and what modules do beside it. A module's new verb is one line here. */
const ACTIONS = defineTexts("action", {
  add: { zh: "新建", lo: "ເພີ່ມ", en: "Added" },
  update: { zh: "修改", lo: "ແກ້ໄຂ", en: "Changed" },
  delete: { zh: "删除", lo: "ລຶບ", en: "Deleted" },
  restore: { zh: "恢复", lo: "ກູ້ຄືນ", en: "Restored" },
  move: { zh: "移动", lo: "ຍ້າຍ", en: "Moved" },
  resetPassword: { zh: "重置密码", lo: "ຕັ້ງລະຫັດຜ່ານຄືນໃໝ່", en: "Password reset" },
  changePassword: { zh: "修改密码", lo: "ປ່ຽນລະຫັດຜ່ານ", en: "Password changed" },
  confirmPassword: { zh: "再次确认密码", lo: "ຢືນຢັນລະຫັດຜ່ານອີກຄັ້ງ", en: "Password confirmed" },
  confirmMissed: { zh: "确认密码错误", lo: "ຢືນຢັນລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ", en: "Wrong password when confirming" },
  unlock: { zh: "解除锁定", lo: "ປົດການລະງັບ", en: "Lockout lifted" },
  endSession: { zh: "结束会话", lo: "ສິ້ນສຸດການເຂົ້າໃຊ້", en: "Session ended" },
  setMenu: { zh: "设置权限", lo: "ກຳນົດສິດ", en: "Rights set" },
  addMembers: { zh: "添加成员", lo: "ເພີ່ມສະມາຊິກ", en: "Members added" },
  removeMembers: { zh: "移除成员", lo: "ເອົາສະມາຊິກອອກ", en: "Members removed" },
  addRole: { zh: "获得角色", lo: "ໄດ້ຮັບບົດບາດ", en: "Given a role" },
  removeRole: { zh: "失去角色", lo: "ຖືກເອົາບົດບາດອອກ", en: "Role taken away" },
  reset: { zh: "恢复默认", lo: "ກັບໄປຄ່າເດີມ", en: "Set back" },
  send: { zh: "发送", lo: "ສົ່ງ", en: "Sent" },
  schedule: { zh: "定时发送", lo: "ກຳນົດເວລາສົ່ງ", en: "Scheduled" },
  withdraw: { zh: "撤回", lo: "ຖອນຄືນ", en: "Withdrawn" },
  remind: { zh: "催办", lo: "ເຕືອນ", en: "Reminded" },
  leaveUnsent: { zh: "到时未发送", lo: "ຮອດເວລາແລ້ວບໍ່ໄດ້ສົ່ງ", en: "Not sent at its time" },
  backup: { zh: "备份", lo: "ສຳຮອງຂໍ້ມູນ", en: "Backed up" },
  replace: { zh: "替换", lo: "ປ່ຽນແທນ", en: "Replaced" },
  upload: { zh: "上传", lo: "ອັບໂຫຼດ", en: "Uploaded" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancelled" },
  retry: { zh: "重试", lo: "ລອງໃໝ່", en: "Tried again" },
  export: { zh: "导出", lo: "ສົ່ງອອກ", en: "Exported" },
  retention: { zh: "修改保留期限", lo: "ປ່ຽນໄລຍະເກັບຮັກສາ", en: "Retention changed" },
});

export const actionWords = (): ReadonlyMap<string, Words> => new Map(Object.entries(ACTIONS));
