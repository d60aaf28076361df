import { defineTexts } from "../../contract/text.ts";

/** Lines the queue itself writes into a job's log. */
export const QUEUE_TEXTS = defineTexts("queue", {
  began: { zh: "开始", lo: "ເລີ່ມ", en: "Started" },
  beganAgain: { zh: "第 {attempt} 次尝试开始", lo: "ເລີ່ມຄັ້ງທີ {attempt}", en: "Attempt {attempt} started" },
  finished: { zh: "完成", lo: "ສຳເລັດ", en: "Finished" },
  cancelled: { zh: "已取消", lo: "ຍົກເລີກແລ້ວ", en: "Cancelled" },
  handedBack: {
    zh: "服务器正在停止，任务将由其他服务器接续执行，或在重启后继续",
    lo: "ເຊີບເວີກຳລັງຢຸດ, ວຽກຈະສືບຕໍ່ໂດຍເຊີບເວີອື່ນ ຫຼື ຫຼັງຈາກເປີດໃໝ່",
    en: "The server is shutting down. The job will continue on another server or after a restart",
  },
  failed: { zh: "失败", lo: "ບໍ່ສຳເລັດ", en: "Failed" },
  lost: {
    zh: "执行任务的服务器中途停止",
    lo: "ເຊີບເວີທີ່ເຮັດວຽກນີ້ຢຸດກາງທາງ",
    en: "The server stopped while running this job",
  },
});
