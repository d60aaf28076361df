import { defineTexts } from "../../contract/text.ts";

/** Words of the list's declaration, which the server reads too. */
export const FILE_LIST_TEXTS = defineTexts("fileScreen", {
  title: { zh: "文件管理", lo: "ຄຸ້ມຄອງໄຟລ໌", en: "Files" },
  file: { zh: "文件", lo: "ໄຟລ໌", en: "File" },
  purpose: {
    zh: "查看图片和附件的使用位置、上传人和占用空间；附件在资讯和公告的编辑页上传。",
    lo: "ຮູບ ແລະ ເອກະສານທີ່ອັບໂຫຼດ: ໃຊ້ຢູ່ໃສ, ໃຜອັບໂຫຼດ, ໃຊ້ພື້ນທີ່ເທົ່າໃດ; ເອກະສານອັບໂຫຼດຢູ່ໜ້າແກ້ໄຂຂ່າວ ແລະ ແຈ້ງການ.",
    en: "Uploaded images and documents: where they are used, who uploaded them and how much space they take. Documents are uploaded in the editors of news and notices.",
  },
  type: { zh: "类型", lo: "ປະເພດ", en: "Type" },
  when: { zh: "上传时间", lo: "ເວລາອັບໂຫຼດ", en: "Uploaded" },
  size: { zh: "大小", lo: "ຂະໜາດ", en: "Size" },
  small: { zh: "不到 100 KB", lo: "ຕ່ຳກວ່າ 100 KB", en: "Under 100 KB" },
  medium: { zh: "100–500 KB", lo: "100–500 KB", en: "100–500 KB" },
  large: { zh: "500 KB–1 MB", lo: "500 KB–1 MB", en: "500 KB–1 MB" },
  huge: { zh: "1 MB 以上", lo: "ຕັ້ງແຕ່ 1 MB ຂຶ້ນໄປ", en: "1 MB and more" },
  use: { zh: "使用情况", lo: "ການໃຊ້", en: "Use" },
  used: { zh: "使用中", lo: "ກຳລັງໃຊ້", en: "In use" },
  unused: { zh: "未使用", lo: "ບໍ່ໄດ້ໃຊ້", en: "Unused" },
  name: { zh: "文件名", lo: "ຊື່ໄຟລ໌", en: "File name" },
  by: { zh: "上传人", lo: "ຜູ້ອັບໂຫຼດ", en: "Uploaded by" },
});
