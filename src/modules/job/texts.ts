import { defineTexts } from "../../contract/text.ts";

export const JOB_CALL_TEXTS = defineTexts("jobs", {
  page: { zh: "后台任务", lo: "ວຽກເບື້ອງຫຼັງ", en: "Background jobs" },
  list: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  update: { zh: "取消与重试", lo: "ຍົກເລີກ ແລະ ລອງໃໝ່", en: "Cancel and retry" },
  mine: { zh: "查看自己的后台任务", lo: "ເບິ່ງວຽກເບື້ອງຫຼັງຂອງຕົນເອງ", en: "View my background jobs" },
  retry: { zh: "重试后台任务", lo: "ລອງວຽກເບື້ອງຫຼັງໃໝ່", en: "Retry a job" },
  link: { zh: "下载任务文件", lo: "ດາວໂຫຼດໄຟລ໌ຂອງວຽກ", en: "Download a job’s file" },
  backup: { zh: "备份数据库", lo: "ສຳຮອງຖານຂໍ້ມູນ", en: "Back up the database" },
  rehearse: { zh: "演练恢复", lo: "ທົດລອງກູ້ຄືນ", en: "Rehearse a restore" },
});
