import { defineTexts } from "../../../contract/text.ts";

export const OFFLINE_TEXTS = defineTexts("offline", {
  offline: {
    zh: "网络已断开。可以继续查看和填写，恢复连接后才能保存。",
    lo: "ອິນເຕີເນັດຂາດການເຊື່ອມຕໍ່. ທ່ານຍັງເບິ່ງ ແລະ ປ້ອນຂໍ້ມູນໄດ້, ແຕ່ຈະບັນທຶກໄດ້ເມື່ອເຊື່ອມຕໍ່ຄືນແລ້ວ.",
    en: "You are offline. You can keep reading and typing. Saving works when you are back online.",
  },
  unreachable: {
    zh: "暂时连不上服务器，正在自动重试。可以继续查看和填写，连上后才能保存。",
    lo: "ຕິດຕໍ່ເຊີບເວີບໍ່ໄດ້ຊົ່ວຄາວ, ລະບົບກຳລັງລອງໃໝ່ເອງ. ທ່ານຍັງເບິ່ງ ແລະ ປ້ອນຂໍ້ມູນໄດ້, ແຕ່ຈະບັນທຶກໄດ້ເມື່ອຕິດຕໍ່ໄດ້ແລ້ວ.",
    en: "The server is not responding; trying again automatically. You can keep reading and typing. Saving works once it responds.",
  },
});
