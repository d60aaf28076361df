import { defineTexts } from "../../contract/text.ts";

/** Texts shared by pages of the public site. */
export const PAGE_TEXTS = defineTexts("portalPage", {
  share: { zh: "分享", lo: "ແບ່ງປັນ", en: "Share" },
  copyLink: { zh: "复制链接", lo: "ສຳເນົາລິ້ງ", en: "Copy link" },
  linkCopied: { zh: "链接已复制", lo: "ສຳເນົາລິ້ງແລ້ວ", en: "Link copied" },
  documents: { zh: "附件下载", lo: "ດາວໂຫຼດເອກະສານແນບ", en: "Documents" },
  previous: { zh: "上一页", lo: "ໜ້າກ່ອນ", en: "Previous" },
  next: { zh: "下一页", lo: "ໜ້າຕໍ່ໄປ", en: "Next" },
  pages: { zh: "分页", lo: "ໜ້າ", en: "Pages" },
  pageOf: { zh: "第 {page} 页，共 {pages} 页", lo: "ໜ້າ {page} ຈາກ {pages}", en: "Page {page} of {pages}" },
  /** Title of a filtered list: what it shows and from where, then further filters, at last the page number. */
  from: { zh: "{where}{what}", lo: "{what}ຈາກ{where}", en: "{what} from {where}" },
  joined: { zh: "{title}，{more}", lo: "{title}, {more}", en: "{title}, {more}" },
  described: { zh: "{title}：{lead}", lo: "{title}: {lead}", en: "{title}: {lead}" },
  pageNumber: { zh: "第 {page} 页", lo: "ໜ້າ {page}", en: "page {page}" },
  searched: { zh: "搜索“{words}”", lo: "ຄົ້ນຫາ “{words}”", en: "search for “{words}”" },
  all: { zh: "全部", lo: "ທັງໝົດ", en: "All" },
  seeAll: { zh: "查看全部", lo: "ເບິ່ງທັງໝົດ", en: "See all" },
  pinned: { zh: "置顶", lo: "ປັກໝຸດ", en: "Pinned" },
  /** In the visitor's language, of a text in another; the word of a language for itself is never shown. */
  inChinese: {
    zh: "以下内容为中文",
    lo: "ເນື້ອໃນນີ້ສະແດງເປັນພາສາຈີນ; ຍັງບໍ່ມີສະບັບພາສາລາວ",
    en: "This is shown in Chinese; there is no English version yet",
  },
  inEnglish: {
    zh: "以下内容为英文，尚无中文版",
    lo: "ເນື້ອໃນນີ້ສະແດງເປັນພາສາອັງກິດ; ຍັງບໍ່ມີສະບັບພາສາລາວ",
    en: "This is shown in English",
  },
  inLao: {
    zh: "以下内容为老挝文，尚无中文版",
    lo: "ເນື້ອໃນນີ້ສະແດງເປັນພາສາລາວ",
    en: "This is shown in Lao; there is no English version yet",
  },
});
