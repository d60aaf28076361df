import { defineTexts } from "../../contract/text.ts";

export const FORM_TEXTS = defineTexts("crud", {
  wrong: { zh: "有 {count} 处需要修改", lo: "ມີ {count} ບ່ອນທີ່ຕ້ອງແກ້ໄຂ", en: "Fields to correct: {count}" },
  atField: { zh: "：{message}", lo: ": {message}", en: ": {message}" },
  answersAgain: {
    zh: "已重新连上服务器。修改还没有保存，请再保存一次",
    lo: "ເຊື່ອມຕໍ່ເຊີບເວີໄດ້ແລ້ວ. ການແກ້ໄຂຍັງບໍ່ໄດ້ບັນທຶກ, ກະລຸນາບັນທຶກອີກຄັ້ງ",
    en: "The server answers again. Your changes are not saved yet: save once more",
  },
  sections: { zh: "表单各部分", lo: "ພາກສ່ວນຂອງແບບຟອມ", en: "Parts of the form" },
});
