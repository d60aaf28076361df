import { defineTexts } from "../text.ts";

/** Media types of documents by the ending of their names. */
export const DOCUMENT_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
export type DocumentKind = keyof typeof DOCUMENT_TYPES;
export const DOCUMENT_KINDS = ["pdf", "docx", "xlsx"] as const satisfies readonly DocumentKind[];
/** By the ending of a name or path. */
export const documentKindOf = (name: string): DocumentKind | undefined =>
  DOCUMENT_KINDS.find((kind) => name.toLowerCase().endsWith(`.${kind}`));
/** Bytes; a scanned notice of twenty pages stays below. */
export const DOCUMENT_LIMIT = 10 * 1024 * 1024;

/** Why a document is not taken. */
export const DOCUMENT_REFUSALS = defineTexts("documentRefusal", {
  wrongType: {
    zh: "只能上传 PDF、DOCX 或 XLSX 文件，且内容须与扩展名一致",
    lo: "ອັບໂຫຼດໄດ້ສະເພາະໄຟລ໌ PDF, DOCX ຫຼື XLSX ທີ່ເນື້ອໃນກົງກັບນາມສະກຸນ",
    en: "Only PDF, DOCX or XLSX files whose content matches their extension",
  },
  tooLarge: {
    zh: "文件大小不能超过 10 MB",
    lo: "ຂະໜາດໄຟລ໌ຕ້ອງບໍ່ເກີນ 10 MB",
    en: "The file must be 10 MB or smaller",
  },
  /** Content that the program which opens the document would run or fetch. */
  active: {
    zh: "文件含有宏、脚本、内嵌程序或外部链接模板，请另存为不含这些内容的文件后再上传",
    lo: "ໄຟລ໌ມີມາໂຄຣ, ສະຄຣິບ, ໂປຣແກຣມຝັງໃນ ຫຼື ແມ່ແບບຈາກພາຍນອກ, ກະລຸນາບັນທຶກໃໝ່ໂດຍບໍ່ມີສິ່ງເຫຼົ່ານີ້",
    en: "The file contains macros, scripts, embedded programs or an external template. Save it without them first",
  },
  encrypted: {
    zh: "文件已加密，无法检查；请取消密码后再上传",
    lo: "ໄຟລ໌ມີລະຫັດປ້ອງກັນ ຈຶ່ງກວດບໍ່ໄດ້; ກະລຸນາເອົາລະຫັດອອກກ່ອນອັບໂຫຼດ",
    en: "The file is encrypted and cannot be checked. Remove its password first",
  },
});
