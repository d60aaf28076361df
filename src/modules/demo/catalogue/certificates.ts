import type { Three } from "../words.ts";

export interface DemoCertificate {
  readonly number: string;
  readonly of: string;
  readonly kind: string;
  readonly level?: string;
  readonly scope: Three;
  readonly issuer: Three;
  /** Days before and after today. */
  readonly issued: number;
  readonly until: number;
  readonly isRevoked?: boolean;
  /** Categories of the enterprise's products that stand under it. */
  readonly covers?: readonly string[];
}

const LAO_STANDARDS: Three = [
  "老挝农林部农业司标准处（示例）",
  "ກອງມາດຕະຖານ ກົມປູກຝັງ (ຕົວຢ່າງ)",
  "Standards Division, Department of Agriculture (demo)",
];
const GREEN_FOOD: Three = [
  "云南绿色食品评审中心（示例）",
  "ສູນປະເມີນອາຫານສີຂຽວຢຸນນານ (ຕົວຢ່າງ)",
  "Yunnan Green Food Centre (demo)",
];
const ORGANIC: Three = [
  "澜湄有机认证有限公司（示例）",
  "ບໍລິສັດຢັ້ງຢືນອິນຊີລ້ານຊ້າງ-ແມ່ຂອງ (ຕົວຢ່າງ)",
  "Lancang-Mekong Organic Certification (demo)",
];
const QUALITY: Three = [
  "滇老质量认证中心（示例）",
  "ສູນຢັ້ງຢືນຄຸນນະພາບ ຢຸນນານ-ລາວ (ຕົວຢ່າງ)",
  "Yunnan–Laos Quality Certification (demo)",
];

/** Most are valid; some run out soon, two have, one was taken back. The numbers begin with DEMO: nobody issued them. */
export const CERTIFICATES: readonly DemoCertificate[] = [
  {
    number: "DEMO-LAO-ORG-16-0012",
    of: "paksong",
    covers: ["coffee"],
    kind: "laoOrganic",
    level: "special",
    scope: [
      "阿拉比卡与罗布斯塔咖啡，1,180 公顷",
      "ກາເຟອາຣາບິກາ ແລະ ໂຣບັສຕາ, 1.180 ເຮັກຕາ",
      "Arabica and robusta coffee, 1,180 hectares",
    ],
    issuer: LAO_STANDARDS,
    issued: 210,
    until: 885,
  },
  {
    number: "DEMO-GI-LA-0003",
    of: "paksong",
    kind: "geographical",
    scope: [
      "“波罗芬咖啡”地理标志的使用",
      "ການນຳໃຊ້ສິ່ງຊີ້ບອກທາງພູມສາດ “ກາເຟບໍລະເວນ”",
      "Use of the geographical indication “Bolaven coffee”",
    ],
    issuer: LAO_STANDARDS,
    issued: 760,
    until: 2890,
  },
  {
    number: "DEMO-LAO-ORG-02-0031",
    of: "phongsaly",
    covers: ["tea"],
    kind: "laoOrganic",
    level: "special",
    scope: ["古树绿茶与紧压茶", "ຊາຂຽວຕົ້ນບູຮານ ແລະ ຊາອັດ", "Old-tree green and pressed tea"],
    issuer: LAO_STANDARDS,
    issued: 300,
    until: 795,
  },
  {
    number: "DEMO-GAP-LA-0105",
    of: "bokeo",
    covers: ["fruit"],
    kind: "gap",
    level: "first",
    scope: [
      "香蕉种植与采后处理，640 公顷",
      "ການປູກກ້ວຍ ແລະ ການຈັດການຫຼັງເກັບກ່ຽວ, 640 ເຮັກຕາ",
      "Bananas and their packing, 640 hectares",
    ],
    issuer: LAO_STANDARDS,
    issued: 350,
    until: 18,
  },
  {
    number: "DEMO-GI-LA-0009",
    of: "phouane",
    covers: ["grain"],
    kind: "geographical",
    scope: [
      "“小鸡糯米”地理标志的使用",
      "ການນຳໃຊ້ສິ່ງຊີ້ບອກທາງພູມສາດ “ເຂົ້າໄກ່ນ້ອຍ”",
      "Use of the geographical indication “Khao Kai Noi”",
    ],
    issuer: LAO_STANDARDS,
    issued: 500,
    until: 2100,
  },
  {
    number: "DEMO-LAO-ORG-01-0044",
    of: "vientiane",
    covers: ["vegetable"],
    kind: "laoOrganic",
    level: "first",
    scope: ["时令蔬菜三十二种", "ຜັກຕາມລະດູ 32 ຊະນິດ", "Thirty-two seasonal vegetables"],
    issuer: LAO_STANDARDS,
    issued: 340,
    until: 26,
  },
  {
    number: "DEMO-HACCP-2210",
    of: "namngum",
    covers: ["processed"],
    kind: "haccp",
    scope: ["鱼露与鱼酱的生产", "ການຜະລິດນ້ຳປາ ແລະ ປາແດກ", "Making of fish sauce and padaek"],
    issuer: QUALITY,
    issued: 420,
    until: 675,
  },
  {
    number: "DEMO-ISO22000-1187",
    of: "savanh",
    covers: ["grain", "processed"],
    kind: "iso22000",
    scope: ["大米与红糖的加工", "ການປຸງແຕ່ງເຂົ້າ ແລະ ນ້ຳຕານແດງ", "Milling of rice and making of brown sugar"],
    issuer: QUALITY,
    issued: 150,
    until: 945,
  },
  {
    number: "DEMO-GAP-LA-0127",
    of: "attapeu",
    covers: ["fruit"],
    kind: "gap",
    level: "second",
    scope: ["榴莲种植，210 公顷", "ການປູກທຸລຽນ, 210 ເຮັກຕາ", "Durian, 210 hectares"],
    issuer: LAO_STANDARDS,
    issued: 780,
    until: -50,
  },
  {
    number: "DEMO-LAO-ORG-08-0007",
    of: "xayaboury",
    covers: ["honey"],
    kind: "laoOrganic",
    level: "first",
    scope: ["蜂蜜", "ນ້ຳເຜິ້ງ", "Honey"],
    issuer: LAO_STANDARDS,
    issued: 90,
    until: 1005,
  },
  {
    number: "DEMO-OC-53-0418",
    of: "menghai",
    covers: ["tea"],
    kind: "organic",
    level: "special",
    scope: [
      "晒青毛茶与普洱紧压茶，年产 120 吨",
      "ຊາຕາກແດດ ແລະ ຊາຜູເອີອັດ, ປີລະ 120 ໂຕນ",
      "Sun-dried leaf and pressed Pu'er, 120 tonnes a year",
    ],
    issuer: ORGANIC,
    issued: 120,
    until: 245,
  },
  {
    number: "DEMO-GF-53-2051",
    of: "jinghong",
    covers: ["fruit"],
    kind: "greenFood",
    level: "first",
    scope: ["火龙果、百香果", "ໝາກມັງກອນ, ໝາກນົດ", "Dragon fruit and passion fruit"],
    issuer: GREEN_FOOD,
    issued: 200,
    until: 895,
  },
  {
    number: "DEMO-OC-53-0522",
    of: "simao",
    covers: ["coffee"],
    kind: "organic",
    level: "special",
    scope: ["小粒咖啡，153 公顷", "ກາເຟເມັດນ້ອຍ, 153 ເຮັກຕາ", "Arabica coffee, 153 hectares"],
    issuer: ORGANIC,
    issued: 335,
    until: 30,
  },
  {
    number: "DEMO-OC-53-0601",
    of: "jingmai",
    covers: ["tea"],
    kind: "organic",
    level: "special",
    scope: ["古茶林晒青茶", "ຊາຕາກແດດປ່າບູຮານ", "Sun-dried tea of the ancient forest"],
    issuer: ORGANIC,
    issued: 60,
    until: 305,
  },
  {
    number: "DEMO-GF-53-1776",
    of: "yuanyang",
    covers: ["grain"],
    kind: "greenFood",
    level: "first",
    scope: ["梯田红米", "ເຂົ້າແດງນາຂັ້ນໄດ", "Terrace red rice"],
    issuer: GREEN_FOOD,
    issued: 400,
    until: 695,
  },
  {
    number: "DEMO-ISO9001-3345",
    of: "dounan",
    kind: "iso9001",
    scope: ["鲜切花的种植与销售", "ການປູກ ແລະ ຂາຍດອກໄມ້ຕັດ", "Growing and selling of cut flowers"],
    issuer: QUALITY,
    issued: 640,
    until: 455,
  },
  {
    number: "DEMO-GF-53-1609",
    of: "yongde",
    covers: ["nut"],
    kind: "greenFood",
    level: "special",
    scope: ["澳洲坚果、核桃", "ແມັກຄາເດເມຍ, ໝາກວໍນັດ", "Macadamias and walnuts"],
    issuer: GREEN_FOOD,
    issued: 1100,
    until: -5,
  },
  {
    number: "DEMO-GF-53-1902",
    of: "yuanmou",
    kind: "greenFood",
    level: "first",
    scope: ["番茄、洋葱、西兰花", "ໝາກເລັ່ນ, ຜັກບົ່ວໃຫຍ່, ດອກກະລ່ຳຂຽວ", "Tomatoes, onions, broccoli"],
    issuer: GREEN_FOOD,
    issued: 310,
    until: 785,
  },
  {
    number: "DEMO-OC-53-0399",
    of: "fengqing",
    covers: ["tea"],
    kind: "organic",
    level: "first",
    scope: ["滇红工夫茶", "ຊາແດງຢຸນນານ", "Yunnan black tea"],
    issuer: ORGANIC,
    issued: 250,
    until: 115,
    isRevoked: true,
  },
  {
    number: "DEMO-GF-53-2110",
    of: "menglian",
    covers: ["fruit", "honey"],
    kind: "greenFood",
    level: "first",
    scope: ["牛油果、蜂蜜", "ອາໂວກາໂດ, ນ້ຳເຜິ້ງ", "Avocado and honey"],
    issuer: GREEN_FOOD,
    issued: 45,
    until: 1050,
  },
];
