import { defineTexts } from "../../contract/text.ts";

/** Texts about background jobs. */
export const JOB_TEXTS = defineTexts("job", {
  waits: { zh: "排队中", lo: "ກຳລັງລໍຖ້າ", en: "Queued" },
  atWork: { zh: "处理中", lo: "ກຳລັງດຳເນີນການ", en: "Processing" },
  silent: {
    zh: "执行任务的服务器没有响应。一分钟内任务会继续，否则以失败结束",
    lo: "ເຊີບເວີທີ່ເຮັດວຽກນີ້ບໍ່ຕອບ. ພາຍໃນໜຶ່ງນາທີ ວຽກຈະສືບຕໍ່ ຫຼື ສິ້ນສຸດແບບບໍ່ສຳເລັດ",
    en: "The server at work does not answer. Within a minute the job goes on, or has failed",
  },
  rows: { zh: "{done} / {total}", lo: "{done} / {total}", en: "{done} / {total}" },
  mayLeave: {
    zh: "可以离开此页面，完成后会通知您。",
    lo: "ທ່ານອອກຈາກໜ້ານີ້ໄດ້, ເມື່ອສຳເລັດຈະແຈ້ງໃຫ້ຊາບ.",
    en: "You can leave this page. We will notify you when it is done.",
  },
  isReady: {
    zh: "文件已生成，保留 24 小时。",
    lo: "ໄຟລ໌ພ້ອມແລ້ວ, ເກັບໄວ້ 24 ຊົ່ວໂມງ.",
    en: "The file is ready and kept for 24 hours.",
  },
  wasCancelled: { zh: "已取消", lo: "ຍົກເລີກແລ້ວ", en: "Cancelled" },
  // Not "cancel", which in the same dialog closes it.
  stop: { zh: "停止", lo: "ຢຸດ", en: "Stop" },
  stopping: { zh: "正在停止…", lo: "ກຳລັງຢຸດ…", en: "Stopping…" },
  download: { zh: "下载", lo: "ດາວໂຫຼດ", en: "Download" },
  details: { zh: "详情", lo: "ລາຍລະອຽດ", en: "Details" },
});
