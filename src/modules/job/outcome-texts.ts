import { defineTexts } from "../../contract/text.ts";

/** What the server says of jobs and their files; apart from the calls' names, which every page of the console loads. */
export const JOB_OUTCOME_TEXTS = defineTexts("jobs", {
  notEnded: {
    zh: "只有失败或已取消的任务可以重试",
    lo: "ລອງໃໝ່ໄດ້ສະເພາະວຽກທີ່ບໍ່ສຳເລັດ ຫຼື ຖືກຍົກເລີກ",
    en: "Only a job that failed or was cancelled can be tried again",
  },
  narrowed: {
    zh: "导出后权限或数据范围已缩小，请重新导出",
    lo: "ສິດ ຫຼື ຂອບເຂດຂໍ້ມູນແຄບລົງກວ່າຕອນສົ່ງອອກ, ໃຊ້ໄຟລ໌ນີ້ບໍ່ໄດ້ແລ້ວ, ກະລຸນາສົ່ງອອກໃໝ່",
    en: "Permissions or data scope are narrower now than when this file was requested. Export it again",
  },
  narrowedBackup: {
    zh: "备份后权限或数据范围已缩小，不能再下载此备份",
    lo: "ສິດ ຫຼື ຂອບເຂດຂໍ້ມູນແຄບລົງກວ່າຕອນສຳຮອງ, ດາວໂຫຼດໄຟລ໌ສຳຮອງນີ້ບໍ່ໄດ້ແລ້ວ",
    en: "Permissions or data scope are narrower now than when this backup was made, so it cannot be downloaded",
  },
  exportOf: { zh: "导出 · {title}", lo: "ສົ່ງອອກ · {title}", en: "Export · {title}" },
  exportLog: { zh: "共导出 {count} 行", lo: "ສົ່ງອອກ {count} ແຖວ", en: "{count} rows exported" },
  exportDone: { zh: "导出完成", lo: "ສົ່ງອອກສຳເລັດ", en: "Your export is ready" },
  exportFailed: { zh: "导出失败", lo: "ສົ່ງອອກບໍ່ສຳເລັດ", en: "Your export failed" },
  backedUp: { zh: "备份文件：{file}", lo: "ໄຟລ໌ສຳຮອງ: {file}", en: "Backup file: {file}" },
  backupDone: { zh: "备份完成", lo: "ສຳຮອງສຳເລັດ", en: "The backup is ready" },
  backupFailed: { zh: "备份失败", lo: "ສຳຮອງບໍ່ສຳເລັດ", en: "The backup failed" },
  rehearsalDone: {
    zh: "最新备份可以恢复",
    lo: "ສຳຮອງຫຼ້າສຸດກູ້ຄືນໄດ້",
    en: "The newest backup can be restored",
  },
  rehearsalFailed: {
    zh: "恢复演练未通过",
    lo: "ການທົດລອງກູ້ຄືນບໍ່ຜ່ານ",
    en: "The restore rehearsal failed",
  },
  fileKept: {
    zh: "{file} 可在 24 小时内下载。",
    lo: "{file} ດາວໂຫຼດໄດ້ພາຍໃນ 24 ຊົ່ວໂມງ.",
    en: "{file} can be downloaded for 24 hours.",
  },
  failedBody: {
    zh: "{title}：点击查看原因，可重试。",
    lo: "{title}: ເປີດເບິ່ງສາເຫດ ແລະ ລອງໃໝ່ໄດ້.",
    en: "{title}: open to see the reason and retry.",
  },
  serverBackup: {
    zh: "使用 PostgreSQL 服务器时，请用其自带工具（pg_dump）备份",
    lo: "ເມື່ອໃຊ້ເຊີບເວີ PostgreSQL ກະລຸນາສຳຮອງດ້ວຍເຄື່ອງມືຂອງ PostgreSQL (pg_dump)",
    en: "Back up PostgreSQL with its own tool (pg_dump)",
  },
});
