import type { BannerSubject } from "../subjects.ts";
import type { Standing, Three } from "../words.ts";

export interface DemoBanner {
  readonly picture: BannerSubject;
  readonly title: Three;
  readonly subtitle: Three;
  readonly target: string;
  readonly standing?: Standing;
}

export const BANNERS: readonly DemoBanner[] = [
  {
    picture: "terraces",
    title: ["这个月，田里有什么", "ເດືອນນີ້ໃນນາມີຫຍັງ", "What the fields give this month"],
    subtitle: [
      "从云南到老挝南部，按月份和产地找应季的好东西",
      "ຈາກຢຸນນານຫາພາກໃຕ້ຂອງລາວ, ຊອກຜະລິດຕະພັນຕາມເດືອນ ແລະ ແຫຼ່ງຜະລິດ",
      "From Yunnan to southern Laos, by month and by place",
    ],
    target: "/home/qyncInfo",
  },
  {
    picture: "coffee-slope",
    title: ["波罗芬高原的咖啡季", "ລະດູກາເຟພູພຽງບໍລະເວນ", "Coffee season on the Bolaven"],
    subtitle: ["四百户咖农，一批一档案", "ຊາວສວນ 400 ຄອບຄົວ, ທຸກລຸ້ນມີປະຫວັດ", "Four hundred families, every lot on record"],
    target: "/home/qyncInfo?category=coffee",
  },
  {
    picture: "tea-hills",
    title: ["一片叶子，两国茶山", "ໃບດຽວ ສອງປະເທດ", "One leaf, two countries"],
    subtitle: [
      "普洱、景迈、丰沙里：古茶林里的春天",
      "ຜູເອີ, ຊິງໄມ, ຜົ້ງສາລີ: ລະດູໃບໄມ້ປົ່ງໃນປ່າຊາ",
      "Pu'er, Jingmai, Phongsaly: spring in the old tea forests",
    ],
    target: "/home/qyncInfo?category=tea",
  },
  {
    picture: "market-street",
    title: ["扫一扫，看证书", "ສະແກນເບິ່ງໃບຢັ້ງຢືນ", "Scan it, see the certificate"],
    subtitle: [
      "认证企业的编号、等级、发证机构和有效期，人人可查",
      "ທຸກຄົນກວດເລກທີ, ລະດັບ, ຜູ້ອອກ ແລະ ວັນໝົດອາຍຸໄດ້",
      "Number, grade, issuer and validity, open to everybody",
    ],
    target: "/home/rzcpEntp",
  },
  {
    picture: "railway",
    title: ["两天到昆明", "ສອງມື້ຮອດຄຸນໝິງ", "Two days to Kunming"],
    subtitle: [
      "中老铁路冷链：水果、蔬菜和鲜花的新路",
      "ລົດໄຟ ລາວ-ຈີນ: ເສັ້ນທາງໃໝ່ຂອງໝາກໄມ້, ຜັກ ແລະ ດອກໄມ້",
      "The cold chain on rails, for fruit, vegetables and flowers",
    ],
    target: "/home/nyNewsList",
  },
  {
    picture: "mekong",
    title: ["让更多人看见您的农场", "ໃຫ້ຄົນຫຼາຍຂຶ້ນເຫັນຟາມຂອງທ່ານ", "Let people see your farm"],
    subtitle: [
      "三步申请入驻，随时查询进度",
      "ສະໝັກສາມຂັ້ນຕອນ, ກວດສະຖານະໄດ້ທຸກເວລາ",
      "Three steps to apply, and a page that says how it stands",
    ],
    target: "/home/entpNewsSigle",
  },
];
