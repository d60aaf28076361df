import { defineTexts } from "../../../contract/text.ts";

export const OFFLINE_TEXTS = defineTexts("offline", {
  offline: {
    zh: "网络已断开。可以继续查看和填写，恢复连接后才能保存。",
    lo: "ອິນເຕີເນັດຂາດການເຊື່ອມຕໍ່. ທ່ານຍັງເບິ່ງ ແລະ ປ້ອນຂໍ້ມູນໄດ້, ແຕ່ຈະບັນທຶກໄດ້ເມື່ອເຊື່ອມຕໍ່ຄືນແລ້ວ.",
    en: "You are offline. You can keep reading and typing. Saving works when you are back online.",
  },
});
