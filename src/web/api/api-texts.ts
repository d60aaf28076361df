import { defineTexts } from "../../contract/text.ts";

export const API_TEXTS = defineTexts("api", {
  offline: {
    zh: "网络已断开，请检查网络连接后重试",
    lo: "ຂາດການເຊື່ອມຕໍ່ອິນເຕີເນັດ, ກະລຸນາກວດເບິ່ງແລ້ວລອງໃໝ່",
    en: "You are offline. Check the connection and try again",
  },
  unreachable: {
    zh: "无法连接服务器，请稍后重试",
    lo: "ບໍ່ສາມາດເຊື່ອມຕໍ່ເຊີບເວີໄດ້, ກະລຸນາລອງໃໝ່ພາຍຫຼັງ",
    en: "The server cannot be reached. Try again in a moment",
  },
  timedOut: {
    zh: "服务器响应超时，请稍后重试",
    lo: "ເຊີບເວີບໍ່ຕອບພາຍໃນເວລາທີ່ກຳນົດ, ກະລຸນາລອງໃໝ່",
    en: "The server took too long to respond. Try again",
  },
  unreadable: {
    zh: "服务器返回了无法识别的内容",
    lo: "ເຊີບເວີສົ່ງຂໍ້ມູນທີ່ອ່ານບໍ່ໄດ້ກັບມາ",
    en: "The server’s response could not be read",
  },
});
