import type { Language } from "../../../contract/text.ts";
import type { ApplicationState } from "../../application/application.ts";

export interface DemoApplication {
  readonly language: Language;
  readonly name: string;
  readonly type: string;
  /** Code of the division. */
  readonly place: string;
  readonly address: string;
  readonly contact: string;
  readonly phone: string;
  readonly creditCode?: string;
  readonly introduction: string;
  readonly products: readonly {
    readonly name: string;
    readonly category: string;
    readonly months: string;
    readonly text: string;
  }[];
  readonly state: ApplicationState;
  readonly daysAgo: number;
  /** What staff wrote when they asked back, approved or rejected it. */
  readonly answer?: string;
  /** Key of the enterprise of the catalogue that came of it. */
  readonly became?: string;
}

/** Invented, as their names say; each in the words of one person and in their language. */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  {
    language: "lo",
    name: "ກຸ່ມແມ່ຍິງປູກກາເຟ ບ້ານຫຼັກ 40 (ຕົວຢ່າງ)",
    type: "cooperative",
    place: "LA1604",
    address: "ບ້ານຫຼັກ 40, ທາງເລກ 16",
    contact: "ນາງ ມະນີວັນ",
    phone: "+856 20 5510 4021",
    introduction: "ພວກເຮົາແມ່ນແມ່ຍິງ 26 ຄົນ ເກັບກາເຟດ້ວຍມື ແລະ ຕາກເທິງຮ້ານໄມ້ໄຜ່ ຢູ່ຄວາມສູງ 1.150 ແມັດ.",
    products: [
      { name: "ກາເຟອາຣາບິກາ ລ້າງນ້ຳ", category: "coffee", months: "11,12,1", text: "ເກັບສະເພາະໝາກສຸກແດງ" },
      { name: "ນ້ຳເຜິ້ງດອກກາເຟ", category: "honey", months: "3,4", text: "ປີລະປະມານ 200 ກິໂລ" },
    ],
    state: "submitted",
    daysAgo: 0,
  },
  {
    language: "zh",
    name: "勐海岩温古树茶家庭农场（示例）",
    type: "familyFarm",
    place: "532822",
    address: "格朗和乡苏湖村",
    contact: "岩温",
    phone: "0691 5550 118",
    introduction: "三代人守着六十亩古茶园，春秋两季采摘，石锅手炒，日光晒青。",
    products: [{ name: "苏湖古树晒青", category: "tea", months: "3,4,10", text: "年产约八百公斤" }],
    state: "submitted",
    daysAgo: 1,
  },
  {
    language: "en",
    name: "Sing Valley Organic Rice Group (demo)",
    type: "cooperative",
    place: "LA0302",
    address: "Ban Xieng Mun",
    contact: "Ms Phet",
    phone: "+856 20 5533 7708",
    introduction: "Forty-one families grow small-grained glutinous rice without chemicals and mill it to order.",
    products: [
      {
        name: "Small-grained sticky rice",
        category: "grain",
        months: "11,12,1,2",
        text: "Milled on the day it leaves",
      },
    ],
    state: "submitted",
    daysAgo: 2,
  },
  {
    language: "lo",
    name: "ສວນໝາກແໜ່ງ ທ້າວ ສີພັນ (ຕົວຢ່າງ)",
    type: "familyFarm",
    place: "LA0402",
    address: "ບ້ານນາຮົ່ມ",
    contact: "ທ້າວ ສີພັນ",
    phone: "+856 20 5578 2290",
    introduction: "ປູກໝາກແໜ່ງໃຕ້ຮົ່ມປ່າມາແຕ່ປີ 2009 ໃນເນື້ອທີ່ 3 ເຮັກຕາ.",
    products: [{ name: "ໝາກແໜ່ງແຫ້ງ", category: "spice", months: "8,9", text: "ອົບແຫ້ງດ້ວຍແສງແດດ" }],
    state: "inReview",
    daysAgo: 4,
  },
  {
    language: "zh",
    name: "绿春梯田红米合作社（示例）",
    type: "cooperative",
    place: "532531",
    address: "大兴镇岔弄村",
    contact: "白秋兰",
    phone: "0873 4220 066",
    creditCode: "93532531MA6DEMO01X",
    introduction: "一百二十户社员，在海拔一千五百米的梯田里种老品种红米，稻田里同时养鱼。",
    products: [
      { name: "梯田红米", category: "grain", months: "10,11,12", text: "老品种，不抛光" },
      { name: "稻花鱼", category: "aquatic", months: "9,10", text: "收稻前后上市" },
    ],
    state: "inReview",
    daysAgo: 5,
  },
  {
    language: "lo",
    name: "ຄອບຄົວລ້ຽງຄວາຍ ບ້ານນາສາລາ (ຕົວຢ່າງ)",
    type: "familyFarm",
    place: "LA0605",
    address: "ບ້ານນາສາລາ",
    contact: "ທ້າວ ຄຳຫຼ້າ",
    phone: "+856 20 5561 9034",
    introduction: "ລ້ຽງຄວາຍນົມ 18 ໂຕ ແລະ ເຮັດເນີຍແຂງຂາຍໃຫ້ຮ້ານອາຫານ.",
    products: [{ name: "ເນີຍແຂງນົມຄວາຍ", category: "processed", months: "1,2,3,10,11,12", text: "ເກັບໄດ້ 20 ມື້" }],
    state: "returned",
    daysAgo: 8,
    answer: "ກະລຸນາຖ່າຍຮູບໃບຢັ້ງຢືນສຸຂະອະນາໄມອາຫານ ແລະ ບອກບ່ອນຜະລິດໃຫ້ຊັດເຈນ.",
  },
  {
    language: "en",
    name: "Phoukhoune Mulberry Silk House (demo)",
    type: "processing",
    place: "LA0611",
    address: "Road 13, Km 4",
    contact: "Mr Vilay",
    phone: "+856 20 5544 1872",
    introduction: "We reel and weave silk, and dry mulberry leaves for tea.",
    products: [{ name: "Mulberry leaf tea", category: "tea", months: "4,5,6,7", text: "" }],
    state: "returned",
    daysAgo: 9,
    answer: "Which of the villages grow the leaves, and about how many kilograms a year do you make?",
  },
  {
    language: "zh",
    name: "江城坚果种植户联合体（示例）",
    type: "cooperative",
    place: "530826",
    address: "宝藏镇前进村",
    contact: "李建忠",
    phone: "0879 3720 145",
    introduction: "四十六户联合种植澳洲坚果，共用一条脱皮烘干线。",
    products: [{ name: "带壳澳洲坚果", category: "nut", months: "9,10,11", text: "开口率九成以上" }],
    state: "resubmitted",
    daysAgo: 11,
    answer: "请补充烘干线的位置和年产量。",
  },
  {
    language: "lo",
    name: "ສະຫະກອນກາເຟພູພຽງບໍລະເວນ (ຕົວຢ່າງ)",
    type: "cooperative",
    place: "LA16",
    address: "ຫຼັກ 38, ທາງເລກ 16",
    contact: "ທ. ບຸນມີ",
    phone: "+856 20 5500 1638",
    introduction: "ຊາວສວນ 17 ບ້ານ ຮ່ວມກັນເກັບ, ລ້າງ ແລະ ຕາກກາເຟ.",
    products: [{ name: "ກາເຟອາຣາບິກາ ບໍລະເວນ", category: "coffee", months: "10,11,12,1,2", text: "" }],
    state: "approved",
    daysAgo: 40,
    answer: "ຍິນດີຕ້ອນຮັບ. ໜ້າຂອງທ່ານຈະອອກໃນອາທິດນີ້.",
    became: "paksong",
  },
  {
    language: "lo",
    name: "ໂຮງງານຊາບູຮານຜົ້ງສາລີ (ຕົວຢ່າງ)",
    type: "processing",
    place: "LA02",
    address: "ບ້ານກໍແມນ",
    contact: "ນ. ຄຳແພງ",
    phone: "+856 20 5500 0211",
    introduction: "ເກັບຊາຈາກຕົ້ນອາຍຸ 400 ປີ ແລະ ອັດໃສ່ບັ້ງໄມ້ໄຜ່.",
    products: [{ name: "ຊາບັ້ງໄມ້ໄຜ່", category: "tea", months: "3,4,5", text: "" }],
    state: "approved",
    daysAgo: 55,
    became: "phongsaly",
  },
  {
    language: "zh",
    name: "景洪某农资经营部（示例）",
    type: "supplies",
    place: "532823",
    address: "勐腊镇曼庄路",
    contact: "周先生",
    phone: "0691 8120 300",
    introduction: "销售化肥、农药和农膜。",
    products: [{ name: "复合肥", category: "processed", months: "", text: "全年有货" }],
    state: "rejected",
    daysAgo: 20,
    answer: "本平台只展示农产品及其生产者，农资请联系当地农业部门的供应目录。",
  },
  {
    language: "lo",
    name: "ຮ້ານຄ້າໄມ້ປ່າ ເມືອງນ້ຳມໍ້ (ຕົວຢ່າງ)",
    type: "trade",
    place: "LA0403",
    address: "ຕະຫຼາດນ້ຳມໍ້",
    contact: "ທ້າວ ອຸ່ນ",
    phone: "+856 20 5590 6612",
    introduction: "ຮັບຊື້ ແລະ ຂາຍກ້ວຍໄມ້ປ່າ.",
    products: [{ name: "ກ້ວຍໄມ້ປ່າ", category: "flower", months: "2,3,4", text: "" }],
    state: "rejected",
    daysAgo: 26,
    answer: "ກ້ວຍໄມ້ທີ່ເກັບຈາກປ່າ ຊື້ຂາຍບໍ່ໄດ້ຕາມກົດໝາຍວ່າດ້ວຍປ່າໄມ້. ຖ້າທ່ານປູກເອງ ກະລຸນາສະໝັກໃໝ່.",
  },
];
