import { demoPicture } from "../subjects.ts";
import { SOURCES, type DemoArticle } from "./written-article.ts";

/** What an editor finds half done: drafts, pieces that wait for their day, one taken down. */
export const NOT_YET_PUBLIC: readonly DemoArticle[] = [
  {
    kind: "technology",
    division: "LA1308",
    cover: demoPicture("silk", 1),
    appeared: 1,
    state: "draft",
    title: { zh: "桑园改良三年记：宋空县一季多养两张蚕", lo: "ປັບປຸງສວນມ່ອນສາມປີ: ເມືອງສອງຄອນລ້ຽງໝ່ອນໄດ້ຫຼາຍຂຶ້ນ" },
    summary: { zh: "待补：县里今年的鲜茧收购价、农户照片。" },
    content: {
      zh: `<p>宋空县的桑园大多在河滩地，雨季一淹，桑叶泥重，蚕吃了拉稀。三年前十一户人家把桑树移到坡台上，行距从一米改到一米五，冬季剪到离地三十厘米。</p>
<p>今年叶量多了近四成，一季多养两张蚕。蚕室换了活动窗，五龄期通风好，僵蚕少了一半。<em>（收购价待核）</em></p>`,
    },
    source: SOURCES.advisers,
    author: "Phetsamone Keo",
  },
  {
    kind: "enterprise",
    division: "530521",
    appeared: 4,
    state: "draft",
    title: { zh: "施甸一家芒种后开业的辣椒烘干厂（采访提纲）" },
    summary: { zh: "采访提纲，尚未成稿。" },
    content: {
      zh: `<ol>
<li>空气能烘干一吨干椒耗电多少？与烧煤比省多少？</li>
<li>农户送鲜椒怎么计价：按鲜重还是按出干率？</li>
<li>淡季烘什么？设备利用率。</li>
<li>拍：分拣线、控制屏、装袋工人的手。</li>
</ol>`,
    },
    source: SOURCES.editors,
    author: "段丽芬 Duan Lifen",
  },
  {
    kind: "cooperation",
    division: "LA0301",
    cover: demoPicture("warehouse", 1),
    appeared: 6,
    state: "draft",
    translations: { lo: "unchecked" },
    title: {
      zh: "南塔冷库试运行：三百吨库容先给谁用",
      lo: "ທົດລອງສາງເຢັນຫຼວງນ້ຳທາ: 300 ໂຕນ ໃຫ້ໃຜໃຊ້ກ່ອນ",
      en: "A cold store on trial in Luang Namtha: three hundred tonnes, and for whom first",
    },
    summary: {
      zh: "合作社、客商、本地市场都来登记，库方拟按“先农户、后客商、留一成应急”分配。",
      lo: "ສະຫະກອນ, ພໍ່ຄ້າ ແລະ ຕະຫຼາດທ້ອງຖິ່ນ ລ້ວນມາລົງທະບຽນ ເຈົ້າຂອງສາງວາງແຜນແບ່ງໃຫ້ຊາວກະສິກອນກ່ອນ.",
      en: "Cooperatives, traders and the local market have all applied; growers are to come first, with a tenth kept for emergencies.",
    },
    content: {
      zh: `<p>南塔县城南的冷库下周试运行，三间库房，两间零至四度、一间十至十三度，总库容三百吨。登记表上已有二十三家，加起来要四百八十吨。</p>
<p>库方的初步办法：农户和合作社占六成，客商三成，留一成给遇上口岸拥堵的货应急；租期以七天为一档，超过三周加价。</p>`,
      lo: `<p>ສາງເຢັນຢູ່ທາງໃຕ້ຂອງເທດສະບານຫຼວງນ້ຳທາ ຈະທົດລອງໃນອາທິດໜ້າ ມີ 3 ຫ້ອງ ສອງຫ້ອງ 0–4 ອົງສາ ໜຶ່ງຫ້ອງ 10–13 ອົງສາ ລວມ 300 ໂຕນ. ມີຜູ້ລົງທະບຽນ 23 ລາຍ ລວມ 480 ໂຕນ.</p>
<p>ວິທີແບ່ງເບື້ອງຕົ້ນ: ຊາວກະສິກອນ ແລະ ສະຫະກອນ 60%, ພໍ່ຄ້າ 30%, ເກັບໄວ້ 10% ຍາມດ່ານແອອັດ; ຄິດຄ່າເຊົ່າເປັນ 7 ມື້.</p>`,
      en: `<p>The store south of Luang Namtha town begins its trial next week: two rooms at zero to four degrees, one at ten to thirteen, 300 tonnes in all. Twenty-three applicants want 480.</p>
<p>The first plan: six tenths for growers and cooperatives, three for traders, one kept for loads caught in a jam at the border; rent by the week, dearer after the third.</p>`,
    },
    source: SOURCES.border,
    author: "陶文慧 Tao Wenhui",
  },
  {
    kind: "exhibition",
    division: "LA1601",
    cover: demoPicture("coffee-bag"),
    appeared: 1,
    state: { scheduledInDays: 6 },
    title: {
      zh: "巴色咖啡周报名指南：杯测、集市、庄园开放日",
      lo: "ຄູ່ມືເຂົ້າຮ່ວມອາທິດກາເຟປາກເຊ: ຊີມ, ຕະຫຼາດ, ເປີດສວນ",
      en: "Pakse coffee week: how to join the cupping, the market and the open farms",
    },
    summary: {
      zh: "七天活动一览，杯测样品须提前五天送到，庄园开放日按车次预约。",
      lo: "ກິດຈະກຳ 7 ມື້ ຕົວຢ່າງສຳລັບຊີມຕ້ອງສົ່ງກ່ອນ 5 ມື້ ການຢ້ຽມສວນຈອງເປັນຄັນລົດ.",
      en: "Seven days at a glance. Cupping samples are due five days ahead; farm visits are booked by the bus.",
    },
    content: {
      zh: `<p>平台协办的咖啡周安排已定：前两天杯测，中间三天集市，最后两天庄园开放。</p>
<ul><li>杯测样品每份生豆一公斤，注明海拔、品种、处理法；</li><li>集市摊位二米见方，含一桌两椅、照明；</li><li>庄园开放日每天四车，往返八十公里，雨天照常。</li></ul>
<p>入驻企业可凭编号免摊位费。</p>`,
      lo: `<p>ອາທິດກາເຟທີ່ລະບົບຮ່ວມຈັດ: ສອງມື້ທຳອິດຊີມກາເຟ ສາມມື້ກາງເປັນຕະຫຼາດ ສອງມື້ທ້າຍເປີດສວນ.</p>
<ul><li>ຕົວຢ່າງກາເຟສານ 1 ກິໂລ ບອກຄວາມສູງ, ພັນ ແລະ ວິທີປຸງແຕ່ງ;</li><li>ຮ້ານ 2 × 2 ແມັດ ມີໂຕະ ຕັ່ງ ໄຟ;</li><li>ຢ້ຽມສວນມື້ລະ 4 ຄັນລົດ ໄປກັບ 80 ກິໂລແມັດ ຝົນຕົກກໍໄປ.</li></ul>
<p>ວິສາຫະກິດທີ່ຢູ່ໃນລະບົບ ບໍ່ເສຍຄ່າຮ້ານ.</p>`,
      en: `<p>The week is set: two days of cupping, three of market, two of open farms.</p>
<ul><li>A kilogram of green coffee to the sample, with height, variety and process.</li><li>Stalls are two metres square with a table, two chairs and light.</li><li>Four buses a day, eighty kilometres there and back, in any weather.</li></ul>
<p>Enterprises on the platform pay nothing for a stall.</p>`,
    },
    source: SOURCES.editors,
    author: "Soukphaphone Inthavong",
  },
  {
    kind: "weather",
    division: "532800",
    cover: demoPicture("rubber"),
    appeared: 1,
    state: { scheduledInDays: 15 },
    title: {
      zh: "橡胶停割前的三件事：涂封、清园、记账",
      en: "Three things before rubber rests: seal, clean, and do the books",
    },
    summary: {
      zh: "气温降到十五度以下、叶子黄三成就该停割。停得早一周，来年开割旺一个月。",
      en: "Below fifteen degrees, with a third of the leaves yellow, it is time to stop. A week earlier now is a month of strong flow in spring.",
    },
    content: {
      zh: `<p>景洪一带胶园进入换叶期。技术员的建议：连续三天清晨低于十五度，或黄叶达三成，就停刀。</p>
<ol><li>割面涂封剂，裂皮处刮净先涂药；</li><li>清落叶、断枯枝，减少白粉病越冬；</li><li>翻一年的割胶簿：哪几行产量掉得快，来年先减刀。</li></ol>`,
      en: `<p>Rubber around Jinghong is changing its leaves. Advisers say to stop when three mornings are below fifteen degrees or a third of the canopy is yellow.</p>
<ol><li>Seal the panel; scrape and treat cracked bark first.</li><li>Clear leaves and dead twigs, where mildew winters.</li><li>Read the year's tapping book: rows that fell fastest are rested first.</li></ol>`,
    },
    source: SOURCES.weather,
    author: "岩罕温 Ai Hanwen",
  },
  {
    kind: "market",
    division: "LA1010",
    cover: demoPicture("chili"),
    appeared: 34,
    state: "withdrawn",
    title: {
      zh: "欣合干辣椒收购价（已更正，请看每周行情）",
      lo: "ລາຄາໝາກເຜັດແຫ້ງຫີນເຫີບ (ແກ້ໄຂແລ້ວ)",
      en: "Dried chilli at Hinheup (corrected; see the week's prices)",
    },
    summary: {
      zh: "原稿把湿椒价误作干椒价，已下架。",
      lo: "ບົດເດີມເອົາລາຄາໝາກເຜັດສົດມາລົງແທນໝາກເຜັດແຫ້ງ ຈຶ່ງຖອນອອກ.",
      en: "The first version gave the price of fresh chillies as that of dried ones and was taken down.",
    },
    content: {
      zh: `<p>本文所列每公斤一万八千基普为鲜椒价，干椒应为六万基普以上。向读者致歉，更正见当周行情。</p>`,
      lo: `<p>ລາຄາ 18.000 ກີບຕໍ່ກິໂລ ແມ່ນໝາກເຜັດສົດ ໝາກເຜັດແຫ້ງແມ່ນ 60.000 ກີບຂຶ້ນໄປ. ຂໍອະໄພຜູ້ອ່ານ.</p>`,
      en: `<p>18,000 kip a kilogram is the price of fresh chillies; dried ones are above 60,000. We apologise to our readers.</p>`,
    },
    source: SOURCES.markets,
    author: "Khamsone Vilayphan",
  },
];
