import { defineTexts } from "../../contract/text.ts";

export const FILE_CALL_TEXTS = defineTexts("fileCall", {
  page: { zh: "文件管理", lo: "ຄຸ້ມຄອງໄຟລ໌", en: "Files" },
  list: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  update: { zh: "替换", lo: "ແທນທີ່", en: "Replace" },
  delete: { zh: "删除", lo: "ລຶບ", en: "Delete" },
  picturesOnly: {
    zh: "只有图片可以替换；请上传新文件并更新使用它的内容",
    lo: "ແທນທີ່ໄດ້ສະເພາະຮູບ; ກະລຸນາອັບໂຫຼດໄຟລ໌ໃໝ່ ແລະ ປ່ຽນໃນເນື້ອໃນທີ່ໃຊ້",
    en: "Only images can be replaced. Upload the new document and change the content that uses it",
  },
  used: {
    zh: "文件正在使用，不能删除：{places}",
    lo: "ໄຟລ໌ກຳລັງຖືກນຳໃຊ້, ລຶບບໍ່ໄດ້: {places}",
    en: "The file is in use and cannot be deleted: {places}",
  },
  beyond: {
    zh: "图片还用在您无权修改的内容中（{place}），不能替换",
    lo: "ຮູບຍັງໃຊ້ຢູ່ໃນສິ່ງທີ່ທ່ານບໍ່ມີສິດແກ້ໄຂ ({place}), ແທນທີ່ບໍ່ໄດ້",
    en: "The image is also used in content you cannot edit ({place}), so it cannot be replaced",
  },
  others: { zh: "等", lo: " ແລະ ອື່ນໆ", en: ", and others" },
  settings: { zh: "系统设置", lo: "ການຕັ້ງຄ່າລະບົບ", en: "Settings" },
  unsaved: { zh: "未保存的草稿", lo: "ຮ່າງທີ່ຍັງບໍ່ໄດ້ບັນທຶກ", en: "Unsaved drafts" },
  sent: { zh: "已发送的消息", lo: "ຂໍ້ຄວາມທີ່ສົ່ງແລ້ວ", en: "Sent messages" },
});
