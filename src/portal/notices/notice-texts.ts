import { defineTexts } from "../../contract/text.ts";

export const NOTICE_TEXTS = defineTexts("portalNotices", {
  title: { zh: "通知公告", lo: "ແຈ້ງການ ແລະ ປະກາດ", en: "Notices" },
  lead: {
    zh: "通知、公示、招标与培训，以本站发布的为准。",
    lo: "ແຈ້ງການ, ການເຜີຍແຜ່ເພື່ອຮັບຄຳເຫັນ, ການປະມູນ ແລະ ການຝຶກອົບຮົມ ທີ່ປະກາດຢ່າງເປັນທາງການ.",
    en: "Notices, consultations, calls for tenders and training, as officially announced.",
  },
  kinds: { zh: "按类型", lo: "ຕາມປະເພດ", en: "By type" },
  until: { zh: "有效至 {day}", lo: "ມີຜົນຮອດ {day}", en: "Until {day}" },
  issuedBy: { zh: "发布单位", lo: "ໜ່ວຍງານອອກແຈ້ງການ", en: "Issued by" },
  issuedOn: { zh: "发布日期", lo: "ວັນທີເຜີຍແຜ່", en: "Issued on" },
  validUntil: { zh: "有效期至", lo: "ໃຊ້ໄດ້ຮອດ", en: "Valid until" },
  concerns: { zh: "涉及地区", lo: "ເຂດທີ່ກ່ຽວຂ້ອງ", en: "Areas affected" },
  older: { zh: "上一则", lo: "ສະບັບກ່ອນ", en: "Previous notice" },
  newer: { zh: "下一则", lo: "ສະບັບຖັດໄປ", en: "Next notice" },
  beside: { zh: "前后公告", lo: "ແຈ້ງການກ່ອນ ແລະ ຫຼັງ", en: "Previous and next notices" },
  back: { zh: "全部公告", lo: "ແຈ້ງການທັງໝົດ", en: "All notices" },
  none: { zh: "这里还没有公告", lo: "ຍັງບໍ່ມີແຈ້ງການ", en: "No notices yet" },
  noneText: {
    zh: "有新公告时会显示在这里，也可以通过订阅获知。",
    lo: "ເມື່ອມີແຈ້ງການໃໝ່ ຈະສະແດງຢູ່ບ່ອນນີ້ ແລະ ໃນຊ່ອງຕິດຕາມ RSS.",
    en: "New notices appear here and in the feed as soon as they are published.",
  },
  noneKind: {
    zh: "这个类型目前没有公告，可以查看全部。",
    lo: "ປະເພດນີ້ຍັງບໍ່ມີແຈ້ງການ, ເຊີນເບິ່ງທັງໝົດ.",
    en: "No notices of this type. See all notices.",
  },
  count: { zh: "共 {count} 则", lo: "{count} ສະບັບ", en: "{count} notices" },
  countOne: { zh: "共 1 则", lo: "1 ສະບັບ", en: "1 notice" },
});
