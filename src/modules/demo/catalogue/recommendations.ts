import type { PictureSubject } from "../subjects.ts";
import type { Three } from "../words.ts";

export interface DemoRecommendation {
  readonly of: string;
  readonly picture: PictureSubject;
  readonly title: Three;
  readonly reason: Three;
  /** Days for which it is still shown. */
  readonly for?: number;
}

export const RECOMMENDATIONS: readonly DemoRecommendation[] = [
  {
    of: "bolaven",
    picture: "coffee-slope",
    title: ["新产季第一杯", "ຈອກທຳອິດຂອງລະດູໃໝ່", "First cup of the new season"],
    reason: [
      "今年雨季来得匀，高原上的果子熟得慢，水洗批次的花香特别清楚。适合刚开始喝单品的人。",
      "ປີນີ້ຝົນຕົກສະໝ່ຳສະເໝີ ໝາກກາເຟສຸກຊ້າ, ກິ່ນດອກໄມ້ໃນລຸ້ນລ້າງນ້ຳຈຶ່ງຊັດເຈນ. ເໝາະສຳລັບຜູ້ເລີ່ມດື່ມ.",
      "Even rains let the cherries ripen slowly, and the washed lots smell clearly of flowers. A good place to begin.",
    ],
    for: 60,
  },
  {
    of: "yunling",
    picture: "tea-cake",
    title: ["可以放二十年的礼物", "ຂອງຂວັນທີ່ເກັບໄດ້ 20 ປີ", "A gift that keeps for twenty years"],
    reason: [
      "石磨压的饼松紧合适，陈化空间大。买一饼现在喝，留一饼给以后。",
      "ແຜ່ນທີ່ອັດດ້ວຍໂມ່ຫີນແໜ້ນພໍດີ ບົ່ມໄດ້ດີ. ຊື້ແຜ່ນໜຶ່ງດື່ມດຽວນີ້ ເກັບໄວ້ອີກແຜ່ນໜຶ່ງ.",
      "Pressed under stone it is neither tight nor loose and will age well. Buy one to drink and one to keep.",
    ],
  },
  {
    of: "hani",
    picture: "terraces",
    title: ["一碗饭里的三种收成", "ສາມຜົນຜະລິດໃນຖ້ວຍດຽວ", "Three harvests in one bowl"],
    reason: [
      "稻、鱼、鸭一起长，米不用除草剂。价格里有一部分用来修水沟。",
      "ເຂົ້າ, ປາ ແລະ ເປັດ ຢູ່ນຳກັນ ບໍ່ໃຊ້ຢາຂ້າຫຍ້າ. ສ່ວນໜຶ່ງຂອງລາຄາໃຊ້ສ້ອມແປງຮ່ອງນ້ຳ.",
      "Rice, fish and ducks grow together without weedkiller, and part of the price mends the channels.",
    ],
  },
  {
    of: "kainoi",
    picture: "sticky-rice",
    title: ["带饭的人最懂它", "ຄົນຫໍ່ເຂົ້າຮູ້ດີ", "Made for the lunch basket"],
    reason: [
      "冷了也软，是它最实在的好处。",
      "ເຢັນແລ້ວກໍນຸ້ມ ແມ່ນຂໍ້ດີທີ່ສຸດ.",
      "It stays soft when cold, which is all one can ask.",
    ],
  },
  {
    of: "naga",
    picture: "silk",
    title: ["值得等两个月", "ຄຸ້ມຄ່າທີ່ລໍຖ້າສອງເດືອນ", "Worth two months' wait"],
    reason: [
      "每一幅都有织娘的名字；图案可以选，工期不能催。",
      "ແຕ່ລະຜືນມີຊື່ຊ່າງຕ່ຳ; ເລືອກລາຍໄດ້ ແຕ່ເລັ່ງບໍ່ໄດ້.",
      "Each bears its weaver's name. You may choose the pattern, but not hurry the work.",
    ],
  },
  {
    of: "rosedawn",
    picture: "roses",
    title: ["节日前三天下单", "ສັ່ງກ່ອນງານສາມມື້", "Order three days ahead"],
    reason: [
      "清晨拍卖，傍晚到万象，花头还带着露水。",
      "ປະມູນຕອນເຊົ້າ ຮອດວຽງຈັນຕອນແລງ.",
      "Auctioned at dawn, in Vientiane by evening.",
    ],
    for: 30,
  },
  {
    of: "namkhan",
    picture: "river-weed",
    title: ["旱季限定的一口脆", "ຄວາມກອບຂອງລະດູແລ້ງ", "The crunch of the dry season"],
    reason: [
      "雨水一来就没有了，喜欢的人请趁早。",
      "ພໍຝົນມາກໍໝົດ, ໃຜມັກໃຫ້ຟ້າວ.",
      "When the rains come it is gone, so be quick.",
    ],
  },
  {
    of: "mangjing",
    picture: "green-tea",
    title: ["给第一次喝普洱的人", "ສຳລັບຜູ້ດື່ມຜູເອີຄັ້ງທຳອິດ", "For a first Pu'er"],
    reason: ["甜得直接，没有压力。", "ຫວານຊື່ໆ ດື່ມງ່າຍ.", "Openly sweet and easy to like."],
  },
];
