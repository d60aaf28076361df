import { defineTexts, type Text } from "../../../contract/text.ts";
import type { PUBLIC_PATHS } from "../../../contract/public/public-addresses.ts";

const texts = defineTexts("visitedPage", {
  home: { zh: "首页", lo: "ໜ້າຫຼັກ", en: "Home" },
  products: { zh: "农产品列表", lo: "ລາຍການຜະລິດຕະພັນ", en: "Products" },
  product: { zh: "农产品详情", lo: "ລາຍລະອຽດຜະລິດຕະພັນ", en: "Product details" },
  showcase: { zh: "认证企业展示", lo: "ວິສາຫະກິດທີ່ຜ່ານການຢັ້ງຢືນ", en: "Certified enterprises" },
  enterprises: { zh: "企业", lo: "ວິສາຫະກິດ", en: "Enterprises" },
  certificate: { zh: "证书查验", lo: "ກວດໃບຢັ້ງຢືນ", en: "Certificate check" },
  brands: { zh: "品牌", lo: "ຍີ່ຫໍ້", en: "Brands" },
  recommended: { zh: "品牌推荐", lo: "ຍີ່ຫໍ້ແນະນຳ", en: "Recommended brands" },
  news: { zh: "资讯列表", lo: "ລາຍການຂ່າວ", en: "News" },
  article: { zh: "资讯文章", lo: "ບົດຂ່າວ", en: "Article" },
  notices: { zh: "公告", lo: "ແຈ້ງການ", en: "Notices" },
  regions: { zh: "地区", lo: "ເຂດ", en: "Regions" },
  season: { zh: "当季", lo: "ຕາມລະດູການ", en: "In season" },
  search: { zh: "搜索", lo: "ຄົ້ນຫາ", en: "Search" },
  settleIn: { zh: "申请入驻", lo: "ສະໝັກເຂົ້າຮ່ວມ", en: "Apply to join" },
  application: { zh: "申请进度", lo: "ສະຖານະຄຳຮ້ອງ", en: "Application status" },
  offline: { zh: "离线页面", lo: "ໜ້າອອບລາຍ", en: "Offline page" },
} satisfies Record<keyof typeof PUBLIC_PATHS, unknown>);

/** Name of a counted page; undefined for one that this version does not have. */
export const pageName = (page: string): Text | undefined =>
  Object.hasOwn(texts, page) ? texts[page as keyof typeof texts] : undefined;
