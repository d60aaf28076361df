import { defineTexts } from "../../contract/text.ts";

export const FILE_CALL_TEXTS = defineTexts("fileCall", {
  page: { zh: "文件管理", lo: "ຈັດການໄຟລ໌", en: "Files" },
  list: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  update: { zh: "替换", lo: "ປ່ຽນແທນ", en: "Replace" },
  delete: { zh: "删除", lo: "ລຶບ", en: "Delete" },
  used: {
    zh: "图片正在使用，不能删除：{places}",
    lo: "ຮູບກຳລັງຖືກນຳໃຊ້, ລຶບບໍ່ໄດ້: {places}",
    en: "The picture is in use and cannot be deleted: {places}",
  },
  beyond: {
    zh: "图片还用在您无权修改的内容中（{place}），不能替换",
    lo: "ຮູບຍັງໃຊ້ຢູ່ໃນສິ່ງທີ່ທ່ານບໍ່ມີສິດແກ້ໄຂ ({place}), ປ່ຽນແທນບໍ່ໄດ້",
    en: "The picture also stands in something that you may not change ({place}), so it cannot be replaced",
  },
  others: { zh: "等", lo: " ແລະ ອື່ນໆ", en: " and others" },
  settings: { zh: "系统设置", lo: "ຕັ້ງຄ່າລະບົບ", en: "Settings" },
  unsaved: { zh: "未保存的草稿", lo: "ຮ່າງທີ່ຍັງບໍ່ໄດ້ບັນທຶກ", en: "Unsaved drafts" },
  sent: { zh: "已发送的消息", lo: "ຂໍ້ຄວາມທີ່ສົ່ງແລ້ວ", en: "Sent messages" },
});
