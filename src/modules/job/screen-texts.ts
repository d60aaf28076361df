import { defineTexts } from "../../contract/text.ts";

export const JOB_SCREEN_TEXTS = defineTexts("jobScreen", {
  backup: { zh: "立即备份", lo: "ສຳຮອງດຽວນີ້", en: "Back up now" },
  backupAsk: { zh: "现在备份数据库？", lo: "ສຳຮອງຖານຂໍ້ມູນດຽວນີ້ບໍ?", en: "Back up the database now?" },
  backupHelp: {
    zh: "备份期间其他人可照常工作。备份文件包含全部数据，请妥善保管。",
    lo: "ລະຫວ່າງສຳຮອງ ຜູ້ອື່ນເຮັດວຽກໄດ້ຕາມປົກກະຕິ. ໄຟລ໌ສຳຮອງມີຂໍ້ມູນທັງໝົດ, ກະລຸນາເກັບຮັກສາໃຫ້ດີ.",
    en: "Everyone can go on working during a backup. The file contains all data, so keep it safe.",
  },
  backupBegun: { zh: "备份已开始", lo: "ເລີ່ມສຳຮອງແລ້ວ", en: "Backup started" },
  rehearse: { zh: "演练恢复", lo: "ທົດລອງກູ້ຄືນ", en: "Rehearse a restore" },
  rehearseAsk: {
    zh: "用最新备份演练恢复？",
    lo: "ທົດລອງກູ້ຄືນຈາກສຳຮອງຫຼ້າສຸດບໍ?",
    en: "Rehearse restoring the newest backup?",
  },
  rehearseHelp: {
    zh: "备份会在旁边恢复、检查，然后删除。现有数据不变，其他人可照常工作。",
    lo: "ສຳຮອງຈະຖືກກູ້ຄືນໄວ້ຕ່າງຫາກ, ກວດ ແລ້ວລຶບອອກ. ຂໍ້ມູນປັດຈຸບັນບໍ່ປ່ຽນ, ຜູ້ອື່ນເຮັດວຽກໄດ້ຕາມປົກກະຕິ.",
    en: "It is restored beside the installation, checked and removed. Nothing here changes, and everyone can go on working.",
  },
  rehearseBegun: { zh: "演练已开始", lo: "ເລີ່ມທົດລອງແລ້ວ", en: "Rehearsal started" },
  system: { zh: "系统", lo: "ລະບົບ", en: "The system" },
  none: { zh: "还没有后台任务", lo: "ຍັງບໍ່ມີວຽກເບື້ອງຫຼັງ", en: "No background jobs yet" },
  noneHelp: {
    zh: "较大的导出和导入会在后台进行，并显示在这里。",
    lo: "ການສົ່ງອອກ ແລະ ນຳເຂົ້າຂໍ້ມູນຈຳນວນຫຼາຍຈະເຮັດຢູ່ເບື້ອງຫຼັງ ແລະ ສະແດງຢູ່ບ່ອນນີ້.",
    en: "Large exports and imports run in the background and are shown here.",
  },
  total: { zh: "共 {total} 条", lo: "ທັງໝົດ {total} ລາຍການ", en: "Total: {total}" },
  retry: { zh: "重试", lo: "ລອງໃໝ່", en: "Retry" },
  expired: { zh: "文件已过期", lo: "ໄຟລ໌ໝົດອາຍຸແລ້ວ", en: "File expired" },
  until: { zh: "保留至 {when}", lo: "ເກັບໄວ້ຮອດ {when}", en: "Kept until {when}" },
  began: { zh: "开始时间", lo: "ເວລາເລີ່ມ", en: "Started" },
  ended: { zh: "结束时间", lo: "ເວລາສິ້ນສຸດ", en: "Finished" },
  attempts: { zh: "尝试次数", lo: "ຈຳນວນຄັ້ງທີ່ລອງ", en: "Attempts" },
  reason: { zh: "失败原因", lo: "ສາເຫດ", en: "Reason" },
  result: { zh: "结果", lo: "ຜົນ", en: "Result" },
  file: { zh: "文件", lo: "ໄຟລ໌", en: "File" },
  log: { zh: "日志", lo: "ບັນທຶກ", en: "Log" },
});
