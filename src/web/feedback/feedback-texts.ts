import { defineTexts } from "../../contract/text.ts";

export const FEEDBACK_TEXTS = defineTexts("feedback", {
  undo: { zh: "撤销", lo: "ກັບຄືນ", en: "Undo" },
  more: { zh: "还有 {count} 条可撤销", lo: "ຍັງຍົກເລີກໄດ້ອີກ {count} ລາຍການ", en: "{count} more can be undone" },
  open: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  close: { zh: "关闭", lo: "ປິດ", en: "Close" },
  retry: { zh: "重试", lo: "ລອງໃໝ່", en: "Retry" },
  confirm: { zh: "确定", lo: "ຕົກລົງ", en: "OK" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
  failed: { zh: "出了点问题", lo: "ເກີດບັນຫາບາງຢ່າງ", en: "Something went wrong" },
  notFound: { zh: "未找到", lo: "ບໍ່ພົບຂໍ້ມູນ", en: "Not found" },
  wrongAddress: {
    zh: "网址中的内容有误",
    lo: "ຂໍ້ມູນໃນທີ່ຢູ່ເວັບບໍ່ຖືກຕ້ອງ",
    en: "Something in the address is not valid",
  },
  offline: { zh: "网络已断开", lo: "ຂາດການເຊື່ອມຕໍ່ອິນເຕີເນັດ", en: "You are offline" },
  notPermitted: { zh: "没有查看权限", lo: "ທ່ານບໍ່ມີສິດເບິ່ງໜ້ານີ້", en: "You do not have permission to view this" },
  askAdministrator: {
    zh: "如需使用此页面，请联系管理员为您开通权限。",
    lo: "ຖ້າຕ້ອງການໃຊ້ໜ້ານີ້, ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບເພື່ອຂໍສິດ.",
    en: "Ask an administrator if you need this page.",
  },
  requestId: { zh: "请求编号 {id}", lo: "ລະຫັດອ້າງອີງ {id}", en: "Request {id}" },
  opening: { zh: "正在打开…", lo: "ກຳລັງເປີດ…", en: "Opening…" },
  partMissing: { zh: "未能打开", lo: "ເປີດບໍ່ໄດ້", en: "This could not be opened" },
  partOffline: {
    zh: "网络已断开，未能打开",
    lo: "ອິນເຕີເນັດຂາດການເຊື່ອມຕໍ່, ຈຶ່ງເປີດບໍ່ໄດ້",
    en: "You are offline: this could not be opened",
  },
  partReplaced: {
    zh: "平台已更新，重新加载页面后才能打开",
    lo: "ລະບົບຖືກປັບປຸງແລ້ວ, ຕ້ອງໂຫຼດໜ້າຄືນໃໝ່ຈຶ່ງເປີດໄດ້",
    en: "The program was updated: reload the page to open this",
  },
  reload: { zh: "重新加载", lo: "ໂຫຼດຄືນໃໝ່", en: "Reload" },
  checkConnection: {
    zh: "请检查网络连接后重试。",
    lo: "ກະລຸນາກວດເບິ່ງອິນເຕີເນັດ ແລ້ວລອງໃໝ່.",
    en: "Check the connection and try again.",
  },
  waitsForNetwork: {
    zh: "网络已断开，恢复连接后会自动加载。",
    lo: "ອິນເຕີເນັດຂາດການເຊື່ອມຕໍ່, ຈະໂຫຼດເອງເມື່ອເຊື່ອມຕໍ່ຄືນແລ້ວ.",
    en: "You are offline. This loads by itself once the connection is back.",
  },
  waitsForServer: {
    zh: "暂时连不上服务器，恢复后会自动加载。",
    lo: "ຕິດຕໍ່ເຊີບເວີບໍ່ໄດ້ຊົ່ວຄາວ, ຈະໂຫຼດເອງເມື່ອຕິດຕໍ່ໄດ້ແລ້ວ.",
    en: "The server is not responding. This loads by itself once it does.",
  },
  working: { zh: "正在处理…", lo: "ກຳລັງດຳເນີນການ…", en: "Working on it…" },
  clearInput: { zh: "清空", lo: "ລ້າງ", en: "Clear" },
  loading: { zh: "加载中", lo: "ກຳລັງໂຫຼດ", en: "Loading" },
});
