import { defineTexts } from "../../contract/text.ts";

export const STORED_TEXTS = defineTexts("storedPictures", {
  title: { zh: "选用已存图片", lo: "ເລືອກຮູບທີ່ເກັບໄວ້", en: "Choose a stored image" },
  offer: { zh: "从已存图片中选择", lo: "ເລືອກຈາກຮູບທີ່ເກັບໄວ້", en: "Choose a stored one" },
  take: { zh: "使用这张图片", lo: "ໃຊ້ຮູບນີ້", en: "Use this image" },
  takeSeveral: { zh: "使用所选 {count} 张图片", lo: "ໃຊ້ {count} ຮູບທີ່ເລືອກ", en: "Use {count} images" },
  search: {
    zh: "按文件名、图片说明或标签查找",
    lo: "ຄົ້ນຫາຕາມຊື່ໄຟລ໌, ຄຳອະທິບາຍ ຫຼື ປ້າຍ",
    en: "Search by file name, description or tags",
  },
  list: { zh: "已存图片", lo: "ຮູບທີ່ເກັບໄວ້", en: "Stored images" },
  none: { zh: "还没有可选用的图片", lo: "ຍັງບໍ່ມີຮູບໃຫ້ເລືອກ", en: "No stored images yet" },
  noneText: {
    zh: "上传到内容中的图片会出现在这里，可以再次使用。",
    lo: "ຮູບທີ່ອັບໂຫຼດໃສ່ເນື້ອໃນຈະຢູ່ບ່ອນນີ້ ແລະ ນຳໃຊ້ຄືນໄດ້.",
    en: "Images uploaded into content are kept here, to be used again.",
  },
  noFind: { zh: "没有找到图片", lo: "ບໍ່ພົບຮູບ", en: "No image found" },
  noFindText: {
    zh: "换一个词，或清空搜索。",
    lo: "ລອງໃຊ້ຄຳອື່ນ ຫຼື ລຶບຄຳຄົ້ນຫາ.",
    en: "Try another word, or clear the search.",
  },
  words: { zh: "图片说明和标签", lo: "ຄຳອະທິບາຍ ແລະ ປ້າຍຂອງຮູບ", en: "Description and tags" },
  wordsHelp: {
    zh: "写出图片上有什么，读屏软件会在网站上读出来；标签用于查找。",
    lo: "ບອກວ່າໃນຮູບມີຫຍັງ, ໂປຣແກຣມອ່ານຈໍຈະອ່ານໃນເວັບໄຊ; ປ້າຍໃຊ້ສຳລັບຄົ້ນຫາ.",
    en: "Say what it shows: screen readers read it out on the site. Tags are for finding it.",
  },
  altIn: { zh: "图片说明（{language}）", lo: "ຄຳອະທິບາຍ ({language})", en: "Description ({language})" },
  tags: { zh: "标签", lo: "ປ້າຍ", en: "Tags" },
  saveWords: { zh: "保存说明", lo: "ບັນທຶກຄຳອະທິບາຍ", en: "Save description" },
  savedWords: { zh: "图片说明已保存", lo: "ບັນທຶກຄຳອະທິບາຍແລ້ວ", en: "Description saved" },
  zh: { zh: "中文", lo: "ພາສາຈີນ", en: "Chinese" },
  lo: { zh: "老挝文", lo: "ພາສາລາວ", en: "Lao" },
  en: { zh: "英文", lo: "ພາສາອັງກິດ", en: "English" },
});
