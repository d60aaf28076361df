import { defineTexts } from "../../contract/text.ts";

export const NEWS_TEXTS = defineTexts("portalNews", {
  title: { zh: "农业资讯", lo: "ຂ່າວກະສິກຳ", en: "News" },
  lead: {
    zh: "中国与老挝的农业政策、行情、科技与合作动态。",
    lo: "ນະໂຍບາຍ, ຕະຫຼາດ, ເຕັກໂນໂລຊີ ແລະ ການຮ່ວມມືດ້ານກະສິກຳຂອງລາວ ແລະ ຈີນ.",
    en: "Policy, markets, technology and cooperation in the farming of China and Laos.",
  },
  products: { zh: "相关农产品", lo: "ຜະລິດຕະພັນທີ່ກ່ຽວຂ້ອງ", en: "Related products" },
  kinds: { zh: "按类别", lo: "ຕາມປະເພດ", en: "By type" },
  none: { zh: "这里还没有资讯", lo: "ຍັງບໍ່ມີຂ່າວ", en: "No news here yet" },
  noneText: {
    zh: "资讯发布后会显示在这里，订阅后可第一时间收到。",
    lo: "ຂ່າວຈະສະແດງຢູ່ບ່ອນນີ້ ເມື່ອບັນນາທິການເຜີຍແຜ່ແລ້ວ. ຕິດຕາມໄວ້ ກໍຈະໄດ້ຮັບທັນທີ.",
    en: "News appears here once published. Subscribe to the feed to hear first.",
  },
  back: { zh: "全部资讯", lo: "ຂ່າວທັງໝົດ", en: "All news" },
  source: { zh: "来源：{source}", lo: "ແຫຼ່ງຂໍ້ມູນ: {source}", en: "Source: {source}" },
  author: { zh: "作者：{author}", lo: "ຜູ້ຂຽນ: {author}", en: "By {author}" },
  more: { zh: "更多资讯", lo: "ຂ່າວອື່ນໆ", en: "More news" },
  count: { zh: "共 {count} 篇", lo: "{count} ບົດ", en: "{count} articles" },
  countOne: { zh: "共 1 篇", lo: "1 ບົດ", en: "1 article" },
});
