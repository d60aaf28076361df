import { defineTexts } from "../../contract/text.ts";

export const SCHEDULE_CALL_TEXTS = defineTexts("schedules", {
  page: { zh: "定时任务", lo: "ວຽກຕາມກຳນົດເວລາ", en: "Schedules" },
  list: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  update: { zh: "修改与暂停", lo: "ແກ້ໄຂ ແລະ ຢຸດຊົ່ວຄາວ", en: "Change and pause" },
  run: { zh: "立即执行", lo: "ເຮັດດຽວນີ້", en: "Run now" },
  report: {
    zh: "定期生成自己的统计报表",
    lo: "ສ້າງບົດລາຍງານສະຖິຕິຂອງຕົນເອງເປັນປະຈຳ",
    en: "Receive the statistics report regularly",
  },
  reportDone: { zh: "统计报表已生成", lo: "ບົດລາຍງານສະຖິຕິພ້ອມແລ້ວ", en: "Your statistics report is ready" },
  reportFailed: { zh: "统计报表生成失败", lo: "ສ້າງບົດລາຍງານສະຖິຕິບໍ່ສຳເລັດ", en: "Your statistics report failed" },
  reportPaused: {
    zh: "定期统计报表已暂停",
    lo: "ບົດລາຍງານສະຖິຕິປະຈຳຖືກຢຸດຊົ່ວຄາວ",
    en: "Your regular statistics report is paused",
  },
  reportPausedBody: {
    zh: "到时间时您没有导出统计报表的权限，报表不再定期生成。有此权限后，请在统计报表页面再次选择。",
    lo: "ເມື່ອຮອດເວລາ ທ່ານບໍ່ມີສິດສົ່ງອອກບົດລາຍງານສະຖິຕິ, ບົດລາຍງານຈຶ່ງບໍ່ຖືກສ້າງເປັນປະຈຳອີກ. ເມື່ອມີສິດແລ້ວ, ກະລຸນາເລືອກໃໝ່ໃນໜ້າບົດລາຍງານສະຖິຕິ.",
    en: "When it was due, you did not have permission to export the statistics report. Once you have it, choose on the report’s page how often you want it.",
  },
  notPausable: {
    zh: "此任务不能暂停",
    lo: "ວຽກນີ້ຢຸດຊົ່ວຄາວບໍ່ໄດ້",
    en: "This schedule cannot be paused",
  },
  atLeastDaily: {
    zh: "此任务每天至少要执行一次",
    lo: "ວຽກນີ້ຕ້ອງເຮັດຢ່າງໜ້ອຍມື້ລະຄັ້ງ",
    en: "This schedule must run at least once a day",
  },
  underWay: {
    zh: "上一次执行还没有结束",
    lo: "ການເຮັດຄັ້ງກ່ອນຍັງບໍ່ສິ້ນສຸດ",
    en: "The previous run has not ended yet",
  },
  retired: {
    zh: "删除了 {count} 条到期日志",
    lo: "ລຶບບັນທຶກທີ່ໝົດກຳນົດ {count} ລາຍການ",
    en: "Expired entries deleted: {count}",
  },
});
