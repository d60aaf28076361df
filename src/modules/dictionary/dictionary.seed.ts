import type { Words } from "../../contract/text.ts";

export interface SeedEntry {
  readonly value: string;
  readonly label: Words;
  /** A value of the group `tagType`. */
  readonly color?: string;
}
export interface SeedGroup {
  readonly code: string;
  readonly name: Words;
  readonly note?: string;
  readonly entries: readonly SeedEntry[];
}

const entry = (value: string, zh: string, lo: string, en: string, color?: string): SeedEntry => ({
  value,
  label: { zh, lo, en },
  ...(color ? { color } : {}),
});
const group = (
  code: string,
  zh: string,
  lo: string,
  en: string,
  entries: readonly SeedEntry[],
  note?: string,
): SeedGroup => ({ code, name: { zh, lo, en }, entries, ...(note ? { note } : {}) });

/** Dictionaries of a new installation. Values must never change, as records store them. */
export const dictionarySeed: readonly SeedGroup[] = [
  group(
    "tagType",
    "标签颜色",
    "ສີປ້າຍ",
    "Tag colours",
    [
      entry("accent", "主题色", "ສີຫຼັກ", "Accent", "accent"),
      entry("success", "成功（绿）", "ສຳເລັດ (ຂຽວ)", "Success (green)", "success"),
      entry("info", "信息（蓝）", "ຂໍ້ມູນ (ຟ້າ)", "Information (blue)", "info"),
      entry("warning", "警告（橙）", "ເຕືອນ (ສົ້ມ)", "Warning (orange)", "warning"),
      entry("danger", "危险（红）", "ອັນຕະລາຍ (ແດງ)", "Danger (red)", "danger"),
    ],
    "字典标签在列表中的显示颜色。",
  ),
  group("auditStatus", "审核状态", "ສະຖານະການກວດສອບ", "Review status", [
    entry("01", "已通过", "ອະນຸມັດແລ້ວ", "Approved", "success"),
    entry("02", "待审核", "ລໍຖ້າກວດສອບ", "Waiting for review", "info"),
    entry("03", "退回修改", "ສົ່ງກັບໄປແກ້ໄຂ", "Returned for changes", "warning"),
    entry("04", "已拒绝", "ບໍ່ອະນຸມັດ", "Rejected", "danger"),
    entry("-1", "已撤销", "ຍົກເລີກແລ້ວ", "Withdrawn", "danger"),
  ]),
  group("publishStatus", "发布状态", "ສະຖານະການເຜີຍແຜ່", "Publication status", [
    entry("draft", "草稿", "ຮ່າງ", "Draft"),
    entry("scheduled", "定时发布", "ກຳນົດເວລາເຜີຍແຜ່", "Scheduled", "accent"),
    entry("published", "已发布", "ເຜີຍແຜ່ແລ້ວ", "Published", "success"),
    entry("withdrawn", "已下架", "ຖອນອອກແລ້ວ", "Unpublished", "warning"),
    entry("archived", "已归档", "ເກັບເຂົ້າແຟ້ມແລ້ວ", "Archived", "info"),
  ]),
  group("newsKind", "新闻类别", "ປະເພດຂ່າວ", "Kinds of news", [
    entry("policy", "政策法规", "ນະໂຍບາຍ ແລະ ກົດໝາຍ", "Policy and law"),
    entry("market", "市场行情", "ສະພາບຕະຫຼາດ", "Markets"),
    entry("technology", "农业科技", "ເຕັກໂນໂລຊີກະສິກຳ", "Farming technology"),
    entry("enterprise", "企业动态", "ຂ່າວວິສາຫະກິດ", "Enterprises"),
    entry("cooperation", "中老合作", "ການຮ່ວມມື ລາວ-ຈີນ", "China–Laos cooperation"),
    entry("exhibition", "展会活动", "ງານວາງສະແດງ", "Fairs and events"),
    entry("industry", "行业资讯", "ຂ່າວຂະແໜງການ", "Industry news"),
    entry("weather", "气象农情", "ອຸຕຸນິຍົມກະສິກຳ", "Weather and crops"),
  ]),
  group("noticeKind", "公告类型", "ປະເພດແຈ້ງການ", "Kinds of notices", [
    entry("notice", "通知", "ແຈ້ງການ", "Notice"),
    entry("announcement", "公告", "ປະກາດ", "Announcement"),
    entry("tender", "招标公告", "ປະກາດປະມູນ", "Call for tenders"),
    entry("publicity", "公示", "ເຜີຍແຜ່ເພື່ອຮັບຄຳເຫັນ", "Open for comment"),
    entry("training", "培训通知", "ແຈ້ງການຝຶກອົບຮົມ", "Training"),
    entry("maintenance", "系统维护", "ບຳລຸງຮັກສາລະບົບ", "System maintenance"),
  ]),
  group("enterpriseType", "企业类型", "ປະເພດວິສາຫະກິດ", "Kinds of enterprises", [
    entry("planting", "种植企业", "ວິສາຫະກິດປູກຝັງ", "Crop farming"),
    entry("breeding", "养殖企业", "ວິສາຫະກິດລ້ຽງສັດ", "Livestock farming"),
    entry("processing", "加工企业", "ວິສາຫະກິດປຸງແຕ່ງ", "Processing"),
    entry("trade", "贸易企业", "ວິສາຫະກິດການຄ້າ", "Trade"),
    entry("logistics", "物流企业", "ວິສາຫະກິດຂົນສົ່ງ", "Logistics"),
    entry("supplies", "农资企业", "ວິສາຫະກິດປັດໄຈການຜະລິດກະສິກຳ", "Farm supplies"),
    entry("cooperative", "农民专业合作社", "ສະຫະກອນກະສິກຳ", "Farmers’ cooperative"),
    entry("familyFarm", "家庭农场", "ຟາມຄອບຄົວ", "Family farm"),
    entry("research", "科研机构", "ສະຖາບັນຄົ້ນຄວ້າ", "Research institute"),
    entry("other", "其他", "ອື່ນໆ", "Other"),
  ]),
  group("enterpriseScale", "企业规模", "ຂະໜາດວິສາຫະກິດ", "Sizes of enterprises", [
    entry("large", "大型", "ຂະໜາດໃຫຍ່", "Large"),
    entry("medium", "中型", "ຂະໜາດກາງ", "Medium"),
    entry("small", "小型", "ຂະໜາດນ້ອຍ", "Small"),
    entry("micro", "微型", "ຂະໜາດຈຸລະພາກ", "Micro"),
  ]),
  group("certification", "认证类型", "ປະເພດການຢັ້ງຢືນ", "Kinds of certification", [
    entry("greenFood", "绿色食品", "ອາຫານສີຂຽວ", "Green Food", "success"),
    entry("organic", "有机产品", "ຜະລິດຕະພັນອິນຊີ", "Organic product", "success"),
    entry("pollutionFree", "无公害农产品", "ຜະລິດຕະພັນກະສິກຳປອດສານພິດ", "Pollution-free product", "success"),
    entry("geographical", "农产品地理标志", "ສິ່ງຊີ້ບອກທາງພູມສາດ", "Geographical indication", "accent"),
    entry("gap", "良好农业规范（GAP）", "ການປະຕິບັດກະສິກຳທີ່ດີ (GAP)", "Good agricultural practice (GAP)", "accent"),
    entry("haccp", "HACCP 体系认证", "ການຢັ້ງຢືນລະບົບ HACCP", "HACCP system", "accent"),
    entry("iso9001", "ISO 9001 质量管理体系", "ລະບົບຄຸ້ມຄອງຄຸນນະພາບ ISO 9001", "ISO 9001 quality management", "info"),
    entry(
      "iso22000",
      "ISO 22000 食品安全管理体系",
      "ລະບົບຄຸ້ມຄອງຄວາມປອດໄພອາຫານ ISO 22000",
      "ISO 22000 food safety management",
      "info",
    ),
    entry("laoOrganic", "老挝有机认证", "ການຢັ້ງຢືນກະສິກຳອິນຊີລາວ", "Lao organic certification", "success"),
    entry("halal", "清真认证", "ການຢັ້ງຢືນຮາລານ", "Halal", "info"),
  ]),
  group("certificateType", "证照类型", "ປະເພດໃບອະນຸຍາດ ແລະ ໃບຢັ້ງຢືນ", "Kinds of licences and certificates", [
    entry("businessLicense", "营业执照", "ໃບທະບຽນວິສາຫະກິດ", "Business licence"),
    entry("foodProduction", "食品生产许可证", "ໃບອະນຸຍາດຜະລິດອາຫານ", "Food production licence"),
    entry("exportRegistration", "出口备案证明", "ໃບທະບຽນສົ່ງອອກ", "Export registration"),
    entry("phytosanitary", "植物检疫证书", "ໃບຢັ້ງຢືນສຸຂານາໄມພືດ", "Phytosanitary certificate"),
    entry("origin", "原产地证书", "ໃບຢັ້ງຢືນແຫຼ່ງກຳເນີດສິນຄ້າ", "Certificate of origin"),
    entry("inspection", "检验报告", "ບົດລາຍງານການກວດກາ", "Inspection report"),
  ]),
  group("cropCategory", "作物类别", "ປະເພດພືດ", "Kinds of crops", [
    entry("grain", "粮食作物", "ພືດທັນຍາຫານ", "Grain"),
    entry("oil", "油料作物", "ພືດໃຫ້ນ້ຳມັນ", "Oil crops"),
    entry("vegetable", "蔬菜", "ຜັກ", "Vegetables"),
    entry("fruit", "水果", "ໝາກໄມ້", "Fruit"),
    entry("tea", "茶叶", "ຊາ", "Tea"),
    entry("coffee", "咖啡", "ກາເຟ", "Coffee"),
    entry("sugar", "糖料作物", "ພືດໃຫ້ນ້ຳຕານ", "Sugar crops"),
    entry("tuber", "薯类", "ພືດຫົວ", "Tubers"),
    entry("rubber", "橡胶", "ຢາງພາລາ", "Rubber"),
    entry("medicinal", "中药材", "ພືດເປັນຢາ", "Medicinal plants"),
    entry("mushroom", "食用菌", "ເຫັດ", "Mushrooms"),
    entry("flower", "花卉", "ດອກໄມ້", "Flowers"),
    entry("spice", "香料作物", "ພືດເຄື່ອງເທດ", "Spices"),
    entry("fibre", "纤维作物", "ພືດໃຫ້ເສັ້ນໃຍ", "Fibre crops"),
    entry("tobacco", "烟草", "ຢາສູບ", "Tobacco"),
    entry("forage", "饲草", "ຫຍ້າລ້ຽງສັດ", "Forage"),
  ]),
  group("livestockCategory", "畜禽水产类别", "ປະເພດສັດລ້ຽງ", "Kinds of livestock", [
    entry("cattle", "牛", "ງົວ", "Cattle"),
    entry("buffalo", "水牛", "ຄວາຍ", "Buffalo"),
    entry("pig", "猪", "ໝູ", "Pigs"),
    entry("goat", "山羊", "ແບ້", "Goats"),
    entry("chicken", "鸡", "ໄກ່", "Chickens"),
    entry("duck", "鸭", "ເປັດ", "Ducks"),
    entry("goose", "鹅", "ຫ່ານ", "Geese"),
    entry("fish", "鱼", "ປາ", "Fish"),
    entry("shrimp", "虾", "ກຸ້ງ", "Shrimps"),
    entry("bee", "蜜蜂", "ເຜິ້ງ", "Bees"),
  ]),
  group("qualityGrade", "质量等级", "ຊັ້ນຄຸນນະພາບ", "Quality grades", [
    entry("special", "特级", "ຊັ້ນພິເສດ", "Premium", "success"),
    entry("first", "一级", "ຊັ້ນ 1", "Grade 1", "accent"),
    entry("second", "二级", "ຊັ້ນ 2", "Grade 2", "info"),
    entry("third", "三级", "ຊັ້ນ 3", "Grade 3", "info"),
    entry("below", "等外", "ບໍ່ໄດ້ມາດຕະຖານ", "Below grade", "warning"),
  ]),
  group("season", "季节", "ລະດູການ", "Seasons", [
    entry("spring", "春季", "ລະດູໃບໄມ້ປົ່ງ", "Spring"),
    entry("summer", "夏季", "ລະດູຮ້ອນ", "Summer"),
    entry("autumn", "秋季", "ລະດູໃບໄມ້ຫຼົ່ນ", "Autumn"),
    entry("winter", "冬季", "ລະດູໜາວ", "Winter"),
    entry("rainy", "雨季", "ລະດູຝົນ", "Rainy season"),
    entry("dry", "旱季", "ລະດູແລ້ງ", "Dry season"),
    entry("allYear", "全年", "ຕະຫຼອດປີ", "All year"),
  ]),
  group("unit", "计量单位", "ຫົວໜ່ວຍວັດແທກ", "Units of measure", [
    entry("g", "克", "ກຣາມ", "Gram"),
    entry("kg", "公斤", "ກິໂລກຣາມ", "Kilogram"),
    entry("jin", "斤（500 克）", "ຈິນ (500 ກຣາມ)", "Jin (500 g)"),
    entry("t", "吨", "ໂຕນ", "Tonne"),
    entry("ml", "毫升", "ມິນລີລິດ", "Millilitre"),
    entry("l", "升", "ລິດ", "Litre"),
    entry("m2", "平方米", "ຕາແມັດ", "Square metre"),
    entry("mu", "亩（约 667 平方米）", "ມູ (ປະມານ 667 ຕາແມັດ)", "Mu (about 667 m²)"),
    entry("rai", "莱（1,600 平方米）", "ໄຮ່ (1.600 ຕາແມັດ)", "Rai (1,600 m²)"),
    entry("ha", "公顷", "ເຮັກຕາ", "Hectare"),
    entry("piece", "件", "ຊິ້ນ", "Piece"),
    entry("head", "头", "ໂຕ", "Head"),
    entry("box", "箱", "ກ່ອງ", "Box"),
    entry("bag", "袋", "ຖົງ", "Bag"),
    entry("sack", "包", "ເປົາ", "Sack"),
    entry("bottle", "瓶", "ແກ້ວ", "Bottle"),
    entry("bucket", "桶", "ຖັງ", "Bucket"),
    entry("bundle", "捆", "ມັດ", "Bundle"),
  ]),
  group("packaging", "包装方式", "ການຫຸ້ມຫໍ່", "Packaging", [
    entry("carton", "纸箱", "ກ່ອງເຈ້ຍ", "Carton"),
    entry("wovenSack", "编织袋", "ເປົາສານ", "Woven sack"),
    entry("plasticBag", "塑料袋", "ຖົງຢາງ", "Plastic bag"),
    entry("vacuum", "真空包装", "ຫຸ້ມຫໍ່ແບບສູນຍາກາດ", "Vacuum pack"),
    entry("basket", "竹筐", "ກະຕ່າໄມ້ໄຜ່", "Bamboo basket"),
    entry("can", "罐装", "ບັນຈຸກະປ໋ອງ", "Can"),
    entry("bottle", "瓶装", "ບັນຈຸແກ້ວ", "Bottle"),
    entry("bulk", "散装", "ບໍ່ຫຸ້ມຫໍ່", "Loose"),
  ]),
  group("storageCondition", "储存条件", "ເງື່ອນໄຂການເກັບຮັກສາ", "Storage conditions", [
    entry("ambient", "常温", "ອຸນຫະພູມປົກກະຕິ", "Room temperature"),
    entry("chilled", "冷藏（0–4 ℃）", "ແຊ່ເຢັນ (0–4 ℃)", "Chilled (0–4 °C)"),
    entry("frozen", "冷冻（−18 ℃）", "ແຊ່ແຂງ (−18 ℃)", "Frozen (−18 °C)"),
    entry("dry", "干燥通风", "ບ່ອນແຫ້ງ ອາກາດຖ່າຍເທໄດ້ດີ", "Dry and airy"),
    entry("dark", "避光", "ຫຼີກເວັ້ນແສງແດດ", "Away from light"),
    entry("controlledAir", "气调", "ຄວບຄຸມບັນຍາກາດ", "Controlled atmosphere"),
  ]),
  group("transportMode", "运输方式", "ຮູບແບບການຂົນສົ່ງ", "Transport", [
    entry("road", "公路", "ທາງບົກ", "Road"),
    entry("rail", "铁路", "ທາງລົດໄຟ", "Rail"),
    entry("water", "水路", "ທາງນ້ຳ", "Water"),
    entry("air", "航空", "ທາງອາກາດ", "Air"),
    entry("combined", "多式联运", "ຂົນສົ່ງຫຼາຍຮູບແບບ", "Combined"),
  ]),
  group("currency", "币种", "ສະກຸນເງິນ", "Currencies", [
    entry("CNY", "人民币", "ຢວນຈີນ", "Chinese yuan"),
    entry("LAK", "老挝基普", "ກີບລາວ", "Lao kip"),
    entry("THB", "泰铢", "ບາດໄທ", "Thai baht"),
    entry("USD", "美元", "ໂດລາສະຫະລັດ", "US dollar"),
  ]),
  group("messageShowType", "消息显示方式", "ວິທີສະແດງຂໍ້ຄວາມ", "How a message shows", [
    entry("NOTIFY", "通知", "ການແຈ້ງເຕືອນ", "Notification", "info"),
    entry("DIALOG", "弹窗", "ກ່ອງຂໍ້ຄວາມ", "Dialog", "warning"),
  ]),
  group("messageAudience", "消息接收人", "ຜູ້ຮັບຂໍ້ຄວາມ", "To whom a message goes", [
    entry("everybody", "全体用户", "ທຸກຄົນ", "Everyone"),
    entry("users", "指定用户", "ຜູ້ໃຊ້ທີ່ເລືອກ", "Chosen users"),
    entry("roles", "指定角色", "ບົດບາດທີ່ເລືອກ", "Chosen roles"),
    entry("divisions", "指定地区", "ເຂດທີ່ເລືອກ", "Chosen divisions"),
  ]),
];
