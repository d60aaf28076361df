import { defineTexts } from "../../contract/text.ts";

/** Words of the lists' declarations, which the server reads too. */
export const JOB_LIST_TEXTS = defineTexts("jobScreen", {
  all: { zh: "后台任务", lo: "ວຽກເບື້ອງຫຼັງ", en: "Background jobs" },
  allPurpose: {
    zh: "导出、备份等耗时任务：进度、日志、取消与重试",
    lo: "ວຽກທີ່ໃຊ້ເວລາ ເຊັ່ນ ສົ່ງອອກ ແລະ ສຳຮອງ: ຄວາມຄືບໜ້າ, ບັນທຶກ, ຍົກເລີກ ແລະ ລອງໃໝ່",
    en: "Exports, backups and other long tasks: progress, log, cancel, retry",
  },
  own: { zh: "我的后台任务", lo: "ວຽກເບື້ອງຫຼັງຂອງຂ້ອຍ", en: "My jobs" },
  ownPurpose: {
    zh: "您发起的导出、导入等任务，生成的文件保留 24 小时",
    lo: "ວຽກທີ່ທ່ານເລີ່ມ ເຊັ່ນ ສົ່ງອອກ ແລະ ນຳເຂົ້າ; ໄຟລ໌ຖືກເກັບໄວ້ 24 ຊົ່ວໂມງ",
    en: "Exports, imports and other tasks you started. Files are kept for 24 hours",
  },
  rehearsalKind: { zh: "恢复演练", lo: "ທົດລອງກູ້ຄືນ", en: "Restore rehearsal" },
  what: { zh: "任务", lo: "ວຽກ", en: "Job" },
  who: { zh: "发起人", lo: "ຜູ້ເລີ່ມ", en: "Started by" },
  when: { zh: "创建时间", lo: "ເວລາສ້າງ", en: "Created" },
  state: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
  progress: { zh: "进度与结果", lo: "ຄວາມຄືບໜ້າ ແລະ ຜົນ", en: "Progress and result" },
  kind: { zh: "类型", lo: "ປະເພດ", en: "Type" },
  import: { zh: "导入", lo: "ນຳເຂົ້າ", en: "Import" },
  export: { zh: "导出", lo: "ສົ່ງອອກ", en: "Export" },
  mailKind: { zh: "给申请人的邮件", lo: "ອີເມວຫາຜູ້ສະໝັກ", en: "Emails to applicants" },
  enquiryMailKind: { zh: "询问邮件", lo: "ອີເມວສອບຖາມ", en: "Enquiry emails" },
  backupKind: { zh: "备份", lo: "ສຳຮອງ", en: "Backup" },
  scheduledBackupKind: { zh: "定期备份", lo: "ສຳຮອງຕາມກຳນົດເວລາ", en: "Scheduled backup" },
  scheduledRehearsalKind: {
    zh: "定期恢复演练",
    lo: "ທົດລອງກູ້ຄືນຕາມກຳນົດເວລາ",
    en: "Scheduled restore rehearsal",
  },
  waiting: { zh: "排队中", lo: "ກຳລັງລໍຖ້າ", en: "Queued" },
  running: { zh: "进行中", lo: "ກຳລັງດຳເນີນ", en: "Running" },
  done: { zh: "已完成", lo: "ສຳເລັດ", en: "Done" },
  failed: { zh: "失败", lo: "ບໍ່ສຳເລັດ", en: "Failed" },
  cancelled: { zh: "已取消", lo: "ຍົກເລີກແລ້ວ", en: "Cancelled" },
});
