import { defineTexts } from "../../contract/text.ts";

export const DOCUMENT_TEXTS = defineTexts("fieldDocuments", {
  add: { zh: "添加文件", lo: "ເພີ່ມໄຟລ໌", en: "Add documents" },
  rule: {
    zh: "PDF、DOCX 或 XLSX，每个不超过 10 MB，最多 {most} 个；发布后访客可以下载",
    lo: "PDF, DOCX ຫຼື XLSX, ແຕ່ລະໄຟລ໌ບໍ່ເກີນ 10 MB, ບໍ່ເກີນ {most} ໄຟລ໌; ເຜີຍແຜ່ແລ້ວ ຜູ້ເຂົ້າຊົມດາວໂຫຼດໄດ້",
    en: "PDF, DOCX or XLSX, up to 10 MB each, at most {most}. Visitors can download them once published",
  },
  nameOf: { zh: "第 {place} 个文件的显示名称", lo: "ຊື່ທີ່ສະແດງຂອງໄຟລ໌ທີ {place}", en: "Name shown for document {place}" },
  open: { zh: "下载“{name}”", lo: "ດາວໂຫຼດ “{name}”", en: "Download “{name}”" },
  earlier: { zh: "前移“{name}”", lo: "ຍ້າຍ “{name}” ຂຶ້ນກ່ອນ", en: "Move “{name}” up" },
  later: { zh: "后移“{name}”", lo: "ຍ້າຍ “{name}” ລົງຫຼັງ", en: "Move “{name}” down" },
  remove: { zh: "移除“{name}”", lo: "ເອົາ “{name}” ອອກ", en: "Remove “{name}”" },
  notStored: {
    zh: "有文件尚未上传完成，请稍候，或移除上传失败的文件",
    lo: "ຍັງມີໄຟລ໌ທີ່ອັບໂຫຼດບໍ່ແລ້ວ, ກະລຸນາລໍຖ້າ ຫຼື ເອົາໄຟລ໌ທີ່ບໍ່ສຳເລັດອອກ",
    en: "A document has not finished uploading. Wait, or remove the one that failed",
  },
  tooMany: { zh: "已达到文件数量上限", lo: "ຮອດຈຳນວນໄຟລ໌ສູງສຸດແລ້ວ", en: "The most documents that fit are already there" },
});
