import type { PictureSubject } from "../subjects.ts";
import type { Standing, Three } from "../words.ts";

export interface DemoBrand {
  readonly key: string;
  readonly name: Three;
  readonly by: string;
  readonly since: number;
  readonly slogan: Three;
  readonly pictures: readonly PictureSubject[];
  readonly story: readonly Three[];
  readonly standing?: Standing;
}

/** Invented names, each with what it stands for. */
export const BRANDS: readonly DemoBrand[] = [
  {
    key: "bolaven",
    name: ["波罗芬 1200", "ບໍລະເວນ 1200", "Bolaven 1200"],
    by: "paksong",
    since: 2009,
    pictures: ["coffee-slope", "coffee-bag", "coffee-cherries"],
    slogan: ["一千二百米的慢熟", "ສຸກຊ້າທີ່ 1.200 ແມັດ", "Slow fruit at 1,200 metres"],
    story: [
      [
        "2009 年，十七个村的咖农第一次把各家的豆子放在同一张桌上杯测。大家发现，最好的几杯都来自海拔一千二百米上下，品牌由此得名。",
        "ປີ 2009 ຊາວສວນ 17 ບ້ານເອົາກາເຟຂອງຕົນມາຊີມຢູ່ໂຕະດຽວກັນເປັນຄັ້ງທຳອິດ ແລະ ພົບວ່າຈອກທີ່ດີທີ່ສຸດມາຈາກຄວາມສູງປະມານ 1.200 ແມັດ, ຊື່ຈຶ່ງມາຈາກນັ້ນ.",
        "In 2009 growers from seventeen villages cupped their coffees at one table for the first time. The best cups all came from around 1,200 metres, and the name was found.",
      ],
      [
        "如今每年春天仍有一次全村杯测，得分最高的三户，照片会印在包装背面。",
        "ທຸກລະດູໃບໄມ້ປົ່ງຍັງມີການຊີມຮ່ວມກັນ, ສາມຄອບຄົວທີ່ໄດ້ຄະແນນສູງສຸດຈະມີຮູບຢູ່ຫຼັງຖົງ.",
        "Every spring they still cup together, and the three families with the highest scores have their picture on the back of the bag.",
      ],
    ],
  },
  {
    key: "komaen",
    name: ["科门古树", "ກໍແມນຕົ້ນເກົ່າ", "Komaen Old Tree"],
    by: "phongsaly",
    since: 2012,
    pictures: ["tea-hills", "green-tea"],
    slogan: ["老树自己会说话", "ຕົ້ນໄມ້ເກົ່າເວົ້າເອງໄດ້", "Old trees speak for themselves"],
    story: [
      [
        "科门村的茶树比任何一位老人都老。品牌不做拼配，一户一茶，标签上只写采茶人的名字和日期。",
        "ຕົ້ນຊາບ້ານກໍແມນແກ່ກວ່າທຸກຄົນໃນບ້ານ. ຍີ່ຫໍ້ນີ້ບໍ່ປະສົມ, ໜຶ່ງຄອບຄົວໜຶ່ງຊາ, ປ້າຍມີແຕ່ຊື່ຄົນເກັບ ແລະ ວັນທີ.",
        "The trees of Komaen are older than anyone in the village. Nothing is blended: one family, one tea, and the label bears only the picker's name and the date.",
      ],
    ],
  },
  {
    key: "kainoi",
    name: ["石缸小鸡米", "ເຂົ້າໄກ່ນ້ອຍທົ່ງໄຫຫີນ", "Plain of Jars Rice"],
    by: "phouane",
    since: 2010,
    pictures: ["sticky-rice", "rice-harvest"],
    slogan: ["冷了也软的糯米", "ເຢັນແລ້ວກໍຍັງນຸ້ມ", "Soft even when cold"],
    story: [
      [
        "川圹的糯米过去只够自家吃。合作社把种子提纯、把碾米机搬进村，才有了可以卖出去的余粮。",
        "ແຕ່ກ່ອນເຂົ້າຊຽງຂວາງພຽງພໍກິນໃນເຮືອນ. ສະຫະກອນຄັດແນວພັນ ແລະ ນຳໂຮງສີເຂົ້າບ້ານ ຈຶ່ງມີເຂົ້າເຫຼືອຂາຍ.",
        "Highland rice used to feed the household and no more. Pure seed and a village mill made the surplus that can be sold.",
      ],
    ],
  },
  {
    key: "yunling",
    name: ["云岭石磨", "ຢຸນລິງໂມ່ຫີນ", "Yunling Stone Press"],
    by: "menghai",
    since: 1998,
    pictures: ["tea-cake", "tea-hills", "warehouse"],
    slogan: ["石头压，时间养", "ຫີນອັດ ເວລາບົ່ມ", "Pressed by stone, raised by time"],
    story: [
      [
        "厂里最老的一台石磨是 1998 年从拆掉的老茶庄搬来的，重四十五公斤，工人站上去左右摇晃，饼边薄、饼心厚，透气正好。",
        "ໂມ່ຫີນເກົ່າທີ່ສຸດຂອງໂຮງງານໜັກ 45 ກິໂລ ຍ້າຍມາຈາກໂຮງຊາເກົ່າໃນປີ 1998. ຄົນງານຢືນເທິງໂມ່ ໂຍກຊ້າຍຂວາ ເຮັດໃຫ້ຂອບບາງ ກາງໜາ.",
        "The oldest stone came from a dismantled tea house in 1998. It weighs forty-five kilograms; the worker stands on it and sways, and the cake comes out thin at the rim and thick in the middle, so that it breathes.",
      ],
      [
        "品牌每年留一千片不卖，存进自己的茶仓，供二十年后的人喝。",
        "ທຸກປີຍີ່ຫໍ້ເກັບໄວ້ 1.000 ແຜ່ນບໍ່ຂາຍ ໃຫ້ຄົນອີກ 20 ປີໄດ້ດື່ມ.",
        "A thousand cakes of every year are never sold, for people who will drink them in twenty years.",
      ],
    ],
  },
  {
    key: "mangjing",
    name: ["芒景蜜兰", "ມັງຊິງຫອມດອກເຜິ້ງ", "Mangjing Orchid"],
    by: "jingmai",
    since: 2013,
    pictures: ["green-tea", "tea-hills"],
    slogan: ["林子里的兰花香", "ກິ່ນດອກເຜິ້ງໃນປ່າ", "Orchids from the forest"],
    story: [
      [
        "茶树上寄生兰花与螃蟹脚，茶叶带着森林的味道。合作社规定：树上的东西，一样也不许摘。",
        "ເທິງຕົ້ນຊາມີດອກເຜິ້ງ, ໃບຊາຈຶ່ງມີກິ່ນປ່າ. ສະຫະກອນຫ້າມເກັບທຸກຢ່າງທີ່ຢູ່ເທິງຕົ້ນ.",
        "Orchids grow on the tea trees and the leaf tastes of the forest. The rule is simple: nothing that lives on a tree may be taken.",
      ],
    ],
  },
  {
    key: "simaonorth",
    name: ["北回归线庄园", "ສວນເສັ້ນທຣອບປິກ", "Tropic Estate"],
    by: "simao",
    since: 2011,
    pictures: ["coffee-slope", "coffee-bag", "coffee-beans"],
    slogan: ["阳光刚刚好的纬度", "ເສັ້ນຂະໜານທີ່ແດດພໍດີ", "Where the sun is just enough"],
    story: [
      [
        "庄园主李雪梅做过八年咖啡质检员。她说，好豆子是种出来的，不是烘出来的。",
        "ເຈົ້າຂອງສວນເຄີຍເປັນຜູ້ກວດຄຸນນະພາບກາເຟ 8 ປີ. ລາວເວົ້າວ່າ ກາເຟດີເກີດຈາກສວນ ບໍ່ແມ່ນຈາກການຂົ້ວ.",
        "Its owner graded coffee for eight years. Good beans, she says, are grown and not roasted.",
      ],
    ],
  },
  {
    key: "lujiang",
    name: ["潞江老树", "ລູ່ຈຽງຕົ້ນເກົ່າ", "Lujiang Old Trees"],
    by: "longyang",
    since: 2012,
    pictures: ["coffee-beans", "karst"],
    slogan: ["三万棵老铁皮卡", "ທີປີກາເກົ່າ 30.000 ຕົ້ນ", "Thirty thousand old Typicas"],
    story: [
      [
        "当别处都换成高产品种时，合作社留下了这片老树。",
        "ເມື່ອບ່ອນອື່ນປ່ຽນແນວທີ່ໃຫ້ຜົນສູງ, ສະຫະກອນຍັງຮັກສາສວນເກົ່ານີ້ໄວ້.",
        "When others replanted for yield, the cooperative kept these trees.",
      ],
    ],
  },
  {
    key: "jinzhen",
    name: ["凤山金针", "ຟົງຊານເຂັມຄຳ", "Fengshan Golden Needle"],
    by: "fengqing",
    since: 2004,
    pictures: ["tea-box", "green-tea"],
    slogan: ["一杯滇红的金边", "ຂອບຄຳໃນຈອກຊາແດງ", "The golden rim of the cup"],
    story: [
      [
        "好滇红注汤时，杯沿会有一圈金边。师傅们靠看这一圈来定级。",
        "ຊາແດງດີເມື່ອເທ ຈະມີຂອບຄຳຢູ່ປາກຈອກ, ຊ່າງໃຊ້ອັນນີ້ຈັດຊັ້ນ.",
        "A good Yunnan black shows a ring of gold at the rim, and the masters grade by it.",
      ],
    ],
  },
  {
    key: "hani",
    name: ["哈尼田间", "ທົ່ງນາຮ່ານີ", "Hani Fields"],
    by: "yuanyang",
    since: 2014,
    pictures: ["terraces", "rice-harvest", "fish"],
    slogan: ["一块田，三份收成", "ນາໜຶ່ງຕອນ ສາມຜົນຜະລິດ", "One field, three harvests"],
    story: [
      [
        "红米、梯田鱼、鸭蛋，都来自同一块田。买一袋米，就是帮一户人家把水继续留在山上。",
        "ເຂົ້າແດງ, ປານາ ແລະ ໄຂ່ເປັດ ມາຈາກນາຕອນດຽວ. ຊື້ເຂົ້າໜຶ່ງຖົງ ກໍຊ່ວຍໃຫ້ຄອບຄົວໜຶ່ງຮັກສານ້ຳໄວ້ເທິງພູ.",
        "Red rice, fish and duck eggs come from the same field. Every bag of rice helps a family keep the water on the hill.",
      ],
      [
        "品牌收入的百分之五存入护渠基金，用来修补每年雨季冲坏的水沟。",
        "ລາຍຮັບ 5% ເຂົ້າກອງທຶນສ້ອມແປງຮ່ອງນ້ຳທຸກປີ.",
        "Five per cent of income goes into a fund that mends the channels after each rainy season.",
      ],
    ],
  },
  {
    key: "rosedawn",
    name: ["斗南五点", "ໂຕ່ວນານຫ້າໂມງເຊົ້າ", "Dounan Five A.M."],
    by: "dounan",
    since: 2015,
    pictures: ["roses", "greenhouse"],
    slogan: ["天亮之前的花", "ດອກໄມ້ກ່ອນແຈ້ງ", "Flowers before daylight"],
    story: [
      [
        "拍卖钟每天清晨五点敲响，下午六点，同一枝花已经在万象的花瓶里。",
        "ລະຄັງປະມູນດັງຕອນ 5 ໂມງເຊົ້າ, 6 ໂມງແລງ ດອກດຽວກັນຢູ່ໃນກະຖາງທີ່ວຽງຈັນ.",
        "The auction bell rings at five. At six in the evening the same rose stands in a vase in Vientiane.",
      ],
    ],
  },
  {
    key: "mengnut",
    name: ["永德山里果", "ໝາກໄມ້ພູຢົງເຕີ", "Yongde Hill Nuts"],
    by: "yongde",
    since: 2016,
    pictures: ["macadamia", "walnut"],
    slogan: ["四十八小时见干", "ແຫ້ງໃນ 48 ຊົ່ວໂມງ", "Dry in forty-eight hours"],
    story: [
      [
        "坚果最怕等。品牌把烘房建在果园里，从落果到入仓不过两天。",
        "ຖົ່ວຢ້ານການລໍຖ້າ. ໂຮງອົບຢູ່ໃນສວນ, ຈາກຫຼົ່ນຮອດສາງບໍ່ເກີນສອງມື້.",
        "A nut hates to wait. The drying house stands in the orchard, two days from fall to store.",
      ],
    ],
  },
  {
    key: "naun",
    name: ["娜允绿金", "ນາອຸນຄຳຂຽວ", "Na'un Green Gold"],
    by: "menglian",
    since: 2017,
    pictures: ["avocado", "orchard"],
    slogan: ["今天就能吃", "ກິນໄດ້ມື້ນີ້", "Ready today"],
    story: [
      [
        "牛油果刚进孟连时，老乡不知道怎么吃。如今寨子里的早餐，是牛油果拌糯米饭。",
        "ຕອນອາໂວກາໂດມາເມືອງແລມໃໝ່ໆ ບໍ່ມີໃຜຮູ້ຈັກກິນ. ດຽວນີ້ເຂົ້າເຊົ້າຂອງບ້ານແມ່ນເຂົ້າໜຽວກັບອາໂວກາໂດ.",
        "When avocados first came nobody knew how to eat them. Now breakfast in the village is sticky rice with avocado.",
      ],
    ],
  },
  {
    key: "namkhan",
    name: ["南康妈妈", "ແມ່ນ້ຳຄານ", "Nam Khan Mothers"],
    by: "prabang",
    since: 2010,
    pictures: ["river-weed", "cotton", "temple"],
    slogan: ["一个太阳晒干", "ແຫ້ງໃນແດດດຽວ", "Dried by one sun"],
    story: [
      [
        "六十三位妈妈轮流下河、轮流记账。品牌的第一笔利润，买了一台缝纫机。",
        "ແມ່ 63 ຄົນປ່ຽນກັນລົງນ້ຳ ແລະ ປ່ຽນກັນເຮັດບັນຊີ. ກຳໄລກ້ອນທຳອິດຊື້ຈັກຫຍິບ.",
        "Sixty-three mothers take turns in the river and turns at the books. The first profit bought a sewing machine.",
      ],
    ],
  },
  {
    key: "naga",
    name: ["桑怒神蛇", "ນາກຊຳເໜືອ", "Sam Neua Naga"],
    by: "houaphanh",
    since: 2006,
    pictures: ["silk", "village"],
    slogan: ["母亲教女儿的图案", "ລາຍທີ່ແມ່ສອນລູກ", "Patterns from mother to daughter"],
    story: [
      [
        "神蛇守护河流，也守护织机。老人说，图案织错一针，河水会改道，所以她们从不赶工。",
        "ນາກປົກປັກແມ່ນ້ຳ ແລະ ຫູກ. ຜູ້ເຖົ້າເວົ້າວ່າ ຖ້າຕ່ຳຜິດໜຶ່ງເສັ້ນ ນ້ຳຈະປ່ຽນທາງ, ພວກເພິ່ນຈຶ່ງບໍ່ຟ້າວ.",
        "The river serpent guards the water and the loom. One wrong thread, the old women say, and the river changes its course; so they never hurry.",
      ],
    ],
  },
  {
    key: "elephant",
    name: ["象山蜜", "ນ້ຳເຜິ້ງພູຊ້າງ", "Elephant Hill Honey"],
    by: "xayaboury",
    since: 2017,
    pictures: ["honey", "orchard"],
    slogan: ["一年只取两次", "ເອົາປີລະສອງຄັ້ງ", "Taken twice a year"],
    story: [
      [
        "爷爷留下一句话：给蜂留够过雨季的粮。",
        "ພໍ່ເຖົ້າສັ່ງໄວ້: ປະນ້ຳເຜິ້ງໃຫ້ເຜິ້ງພໍກິນໃນລະດູຝົນ.",
        "Grandfather left one rule: leave the bees enough for the rains.",
      ],
    ],
  },
  {
    key: "vtegreen",
    name: ["万象早市", "ຕະຫຼາດເຊົ້າສວນຂຽວ", "Vientiane Morning"],
    by: "vientiane",
    since: 2014,
    pictures: ["vegetables", "night-market", "greenhouse"],
    slogan: ["早上还在地里", "ເຊົ້ານີ້ຍັງຢູ່ສວນ", "In the ground this morning"],
    story: [
      [
        "菜箱里总有一张手写的纸条，写着今天哪一样最好。",
        "ໃນກ່ອງມີເຈ້ຍຂຽນດ້ວຍມື ບອກວ່າມື້ນີ້ຜັກໃດດີທີ່ສຸດ.",
        "Every box holds a handwritten note of what is best today.",
      ],
    ],
  },
  {
    key: "kading",
    name: ["卡丁橘", "ໝາກກ້ຽງກະດິງ", "Kading Mandarin"],
    by: "bolikhamxay",
    since: 2018,
    pictures: ["mandarin", "karst"],
    slogan: ["带叶的新鲜", "ສົດພ້ອມໃບ", "Fresh with a leaf"],
    story: [["一片叶子就是一张出厂日期。", "ໃບດຽວກໍບອກວັນທີເກັບ.", "A leaf is the best date of packing."]],
  },
  {
    key: "songrong",
    name: ["南华晨采", "ນານຮວາເກັບເຊົ້າມືດ", "Nanhua Dawn"],
    by: "nanhua",
    since: 2013,
    pictures: ["mushrooms", "karst"],
    slogan: ["六厘米以上才下山", "ໃຫຍ່ກວ່າ 6 ຊຕມ ຈຶ່ງລົງພູ", "Over six centimetres or not at all"],
    story: [
      [
        "采菌人随身带一把刻着六厘米的木尺。",
        "ຄົນເກັບເຫັດມີໄມ້ວັດ 6 ຊຕມ ຕິດຕົວ.",
        "Pickers carry a wooden rule cut at six centimetres.",
      ],
    ],
  },
  {
    key: "savanred",
    name: ["沙湾红糖", "ນ້ຳຕານແດງສະຫວັນ", "Savanh Red Sugar"],
    by: "savanh",
    since: 2008,
    pictures: ["brown-sugar", "warehouse"],
    slogan: ["九口锅的甜", "ຄວາມຫວານຈາກ 9 ໝໍ້", "Sweetness of nine pans"],
    story: [
      [
        "火候全凭老师傅看泡：大泡、鱼眼、蟹眼，蟹眼一起就出锅。",
        "ຊ່າງເບິ່ງຟອງ: ຟອງໃຫຍ່, ຕາປາ, ຕາປູ, ພໍເປັນຕາປູກໍຍົກລົງ.",
        "The master reads the bubbles: large, fish eyes, crab eyes; at crab eyes it leaves the fire.",
      ],
    ],
    standing: "withdrawn",
  },
  {
    key: "forest",
    name: ["林下香", "ຫອມກ້ອງຮົ່ມປ່າ", "Under the Trees"],
    by: "namtha",
    since: 2020,
    pictures: ["cardamom", "village"],
    slogan: ["留住树，才有香", "ຮັກສາຕົ້ນໄມ້ ຈຶ່ງມີຄວາມຫອມ", null],
    story: [["品牌资料正在补充。", null, null]],
    standing: "draft",
  },
];
