import { defineTexts } from "../../contract/text.ts";

export const BRAND_TEXTS = defineTexts("portalBrands", {
  title: { zh: "品牌", lo: "ຍີ່ຫໍ້", en: "Brands" },
  lead: {
    zh: "这片土地上的名字：它们从哪里来，为什么值得记住。",
    lo: "ຊື່ທີ່ເກີດຈາກແຜ່ນດິນນີ້: ມາຈາກໃສ ແລະ ເປັນຫຍັງຈຶ່ງໜ້າຈົດຈຳ.",
    en: "Names from this land: where they come from and why they matter.",
  },
  regions: { zh: "按产地", lo: "ຕາມແຫຼ່ງຜະລິດ", en: "By region" },
  elsewhere: { zh: "其他", lo: "ອື່ນໆ", en: "Other regions" },
  none: { zh: "这里还没有品牌", lo: "ຍັງບໍ່ມີຍີ່ຫໍ້", en: "No brands here yet" },
  noneText: {
    zh: "内容发布后会显示在这里。您的企业也可以申请入驻。",
    lo: "ຈະສະແດງຢູ່ບ່ອນນີ້ ເມື່ອບັນນາທິການເຜີຍແຜ່ແລ້ວ. ວິສາຫະກິດຂອງທ່ານກໍສະໝັກໄດ້.",
    en: "Brands appear here once they are published. You can also apply to join.",
  },
  settleIn: { zh: "申请入驻", lo: "ສະໝັກເຂົ້າຮ່ວມ", en: "Apply to join" },
  count: { zh: "共 {count} 个品牌", lo: "{count} ຍີ່ຫໍ້", en: "{count} brands" },
  countOne: { zh: "共 1 个品牌", lo: "1 ຍີ່ຫໍ້", en: "1 brand" },
  since: { zh: "创立于 {year} 年", lo: "ສ້າງຕັ້ງປີ {year}", en: "Founded {year}" },
  founded: { zh: "创立", lo: "ສ້າງຕັ້ງ", en: "Founded" },
  region: { zh: "产地", lo: "ແຫຼ່ງຜະລິດ", en: "Region" },
  enterprise: { zh: "企业", lo: "ວິສາຫະກິດ", en: "Enterprise" },
  pictures: { zh: "图片", lo: "ຮູບພາບ", en: "Images" },
  products: { zh: "这家企业的产品", lo: "ຜະລິດຕະພັນຂອງວິສາຫະກິດນີ້", en: "Products of this enterprise" },
  others: { zh: "同一产地的品牌", lo: "ຍີ່ຫໍ້ອື່ນໃນເຂດດຽວກັນ", en: "Other brands of this region" },
  recommendedTitle: { zh: "品牌推荐", lo: "ຍີ່ຫໍ້ແນະນຳ", en: "Recommended brands" },
  recommendedLead: {
    zh: "由编辑部挑选，每一个都写明推荐的理由。",
    lo: "ຄັດເລືອກໂດຍກອງບັນນາທິການ, ທຸກຍີ່ຫໍ້ມີເຫດຜົນທີ່ແນະນຳ.",
    en: "Chosen by our editors. Each comes with the reason why.",
  },
  noneRecommended: { zh: "目前没有推荐", lo: "ປັດຈຸບັນຍັງບໍ່ມີການແນະນຳ", en: "No recommendations right now" },
  noneRecommendedText: {
    zh: "编辑部正在挑选。可以先看看全部品牌。",
    lo: "ກອງບັນນາທິການກຳລັງຄັດເລືອກ. ເຊີນເບິ່ງຍີ່ຫໍ້ທັງໝົດກ່ອນ.",
    en: "Our editors are choosing. Browse all brands in the meantime.",
  },
  all: { zh: "查看全部品牌", lo: "ເບິ່ງຍີ່ຫໍ້ທັງໝົດ", en: "See all brands" },
  visit: { zh: "了解这个品牌", lo: "ຮູ້ຈັກຍີ່ຫໍ້ນີ້", en: "About this brand" },
});
