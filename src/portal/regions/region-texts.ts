import { defineTexts } from "../../contract/text.ts";

export const REGION_TEXTS = defineTexts("portalRegions", {
  title: { zh: "农产地区", lo: "ເຂດກະສິກຳ", en: "Farming regions" },
  lead: {
    zh: "云南与老挝各地：出产什么、何时收获、谁在种、谁有认证。",
    lo: "ແຂວງ ແລະ ນະຄອນຕ່າງໆຂອງລາວ ແລະ ຢຸນນານ: ປູກຫຍັງ, ເກັບກ່ຽວຍາມໃດ, ໃຜປູກ ແລະ ໃຜຜ່ານການຢັ້ງຢືນ.",
    en: "The provinces of Laos and Yunnan: what they grow and when, who grows it, and who is certified.",
  },
  none: { zh: "还没有地区内容", lo: "ຍັງບໍ່ມີເນື້ອໃນຂອງເຂດໃດ", en: "No regions yet" },
  noneText: {
    zh: "产品、企业或资讯发布后，其所在地区会显示在这里。",
    lo: "ເຂດຈະສະແດງຢູ່ນີ້ ເມື່ອມີຜະລິດຕະພັນ, ວິສາຫະກິດ ຫຼື ຂ່າວຈາກເຂດນັ້ນເຜີຍແຜ່ແລ້ວ.",
    en: "A region appears here once a product, enterprise or article from it is published.",
  },
  /** Title of one region's page; the heading is the name alone. */
  titleOf: { zh: "{place}的农产与企业", lo: "ຜະລິດຕະພັນ ແລະ ວິສາຫະກິດຂອງ{place}", en: "Farming in {place}" },
  describedAs: {
    zh: "{place}的农产品、上市月份、认证企业、品牌与资讯。",
    lo: "ຜະລິດຕະພັນ, ເດືອນເກັບກ່ຽວ, ວິສາຫະກິດທີ່ຜ່ານການຢັ້ງຢືນ, ຍີ່ຫໍ້ ແລະ ຂ່າວຂອງ{place}.",
    en: "Products and their seasons, certified enterprises, brands and news of {place}.",
  },
  where: { zh: "位置", lo: "ບ່ອນຕັ້ງ", en: "Where it is" },
  parts: { zh: "所辖地区", lo: "ເຂດທີ່ຂຶ້ນກັບ", en: "Within this region" },
  others: { zh: "{country}其他地区", lo: "ເຂດອື່ນໃນ{country}", en: "Other regions of {country}" },
  season: { zh: "什么时候有什么", lo: "ຍາມໃດມີຫຍັງ", en: "What grows when" },
  seasonLead: {
    zh: "各月上市的产品数量；选择月份，查看当月清单。",
    lo: "ຈຳນວນຜະລິດຕະພັນໃນແຕ່ລະເດືອນ; ເລືອກເດືອນເພື່ອເບິ່ງລາຍການ.",
    en: "Products available in each month. Choose a month to see its list.",
  },
  products: { zh: "农产品", lo: "ຜະລິດຕະພັນ", en: "Products" },
  certified: { zh: "认证企业", lo: "ວິສາຫະກິດທີ່ຜ່ານການຢັ້ງຢືນ", en: "Certified enterprises" },
  enterprises: { zh: "其他企业", lo: "ວິສາຫະກິດອື່ນ", en: "Other enterprises" },
  brands: { zh: "品牌", lo: "ຍີ່ຫໍ້", en: "Brands" },
  news: { zh: "当地资讯", lo: "ຂ່າວຈາກເຂດນີ້", en: "News from here" },
  notices: { zh: "当地公告", lo: "ແຈ້ງການຂອງເຂດນີ້", en: "Notices about this region" },
  productCount: { zh: "{count} 种农产品", lo: "{count} ຜະລິດຕະພັນ", en: "{count} products" },
  productCountOne: { zh: "1 种农产品", lo: "1 ຜະລິດຕະພັນ", en: "1 product" },
  enterpriseCount: { zh: "{count} 家企业", lo: "{count} ວິສາຫະກິດ", en: "{count} enterprises" },
  enterpriseCountOne: { zh: "1 家企业", lo: "1 ວິສາຫະກິດ", en: "1 enterprise" },
  brandCount: { zh: "{count} 个品牌", lo: "{count} ຍີ່ຫໍ້", en: "{count} brands" },
  brandCountOne: { zh: "1 个品牌", lo: "1 ຍີ່ຫໍ້", en: "1 brand" },
  articleCount: { zh: "{count} 篇资讯", lo: "{count} ບົດຂ່າວ", en: "{count} articles" },
  articleCountOne: { zh: "1 篇资讯", lo: "1 ບົດຂ່າວ", en: "1 article" },
});
