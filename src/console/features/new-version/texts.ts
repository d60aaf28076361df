import { defineTexts } from "../../../contract/text.ts";

export const NEW_VERSION_TEXTS = defineTexts("new-version", {
  ready: {
    zh: "新版本已就绪，重新加载后生效。",
    lo: "ມີເວີຊັນໃໝ່ພ້ອມແລ້ວ, ໂຫຼດໜ້າຄືນໃໝ່ເພື່ອນຳໃຊ້.",
    en: "A new version is ready. Reload to use it.",
  },
  readyDirty: {
    zh: "新版本已就绪。请先保存正在编辑的内容，再重新加载。",
    lo: "ມີເວີຊັນໃໝ່ພ້ອມແລ້ວ. ກະລຸນາບັນທຶກຂໍ້ມູນທີ່ກຳລັງແກ້ໄຂກ່ອນ ແລ້ວຈຶ່ງໂຫຼດໜ້າຄືນໃໝ່.",
    en: "A new version is ready. Save what you are editing first, then reload.",
  },
  reload: { zh: "重新加载", lo: "ໂຫຼດຄືນໃໝ່", en: "Reload" },
  later: { zh: "稍后", lo: "ພາຍຫຼັງ", en: "Later" },
});
