import { demoPicture } from "../subjects.ts";
import { SOURCES, type DemoArticle } from "./written-article.ts";

export const FRUIT: readonly DemoArticle[] = [
  {
    kind: "market",
    division: "LA1604",
    cover: demoPicture("durian"),
    appeared: "07-18",
    title: {
      zh: "高原榴莲头茬落地：等它自己掉，比爬树摘划算",
      lo: "ທຸລຽນພູພຽງຮຸ່ນທຳອິດ: ຖ້າໃຫ້ຫຼົ່ນເອງ ດີກວ່າປີນເກັບ",
      en: "First durians of the plateau: waiting for the fall pays better than climbing",
    },
    summary: {
      zh: "巴松一带七年生榴莲进入初产，错开周边产区的上市高峰。园主们用尼龙网接自然熟果，专供本地尝鲜市场。",
      lo: "ທຸລຽນອາຍຸ 7 ປີຢູ່ປາກຊ່ອງເລີ່ມໃຫ້ໝາກ ບໍ່ຊ້ອນກັບເຂດອື່ນ. ເຈົ້າຂອງສວນກາງຕາໜ່າງຮັບໝາກສຸກ ຂາຍໃນທ້ອງຖິ່ນ.",
      en: "Seven-year-old trees around Paksong are bearing, after the season elsewhere. Growers hang nets for ripe fruit and sell it close by.",
    },
    content: {
      zh: `<p>七月的高原天天有雨，榴莲园里要戴头盔。九百米以上的园子成熟比平原晚一个多月，正好接上别处的尾巴。</p>
<p>种植户占塔的三百棵金枕七年前种下，今年第一次正经挂果，每棵留八到十二个。他没有像大园那样开花后一百一十天整批砍下，而是在树下拉起尼龙网：“自己掉的才香，卖得也贵。”砍果在园价每公斤七万基普，落果十一万，只能当天卖完，最远送到巴色。</p>
<p>初产树最忌贪果。农技员算了一笔树账：一片叶子养十克果，叶少果多，第二年整枝枯。留果分三次疏，五周、七周、九周，先去畸形、再去对夹、最后去树梢。</p>
<p>雨季还要防疫霉，主干发黑流胶的，刮净涂药，树盘起垄排水。至于外销，须等果园登记、包装厂审核都过了再谈，眼下先把本地的口碑做起来。</p>`,
      lo: `<p>ເດືອນກໍລະກົດ ພູພຽງຝົນຕົກທຸກມື້ ເຂົ້າສວນທຸລຽນຕ້ອງໃສ່ໝວກກັນກະທົບ. ສວນສູງກວ່າ 900 ແມັດ ສຸກຊ້າກວ່າທົ່ງພຽງເດືອນປາຍ ພໍດີຕໍ່ທ້າຍເຂດອື່ນ.</p>
<p>ທຸລຽນໝອນທອງ 300 ຕົ້ນຂອງອ້າຍຈັນທາ ປູກມາ 7 ປີ ປີນີ້ໃຫ້ໝາກເທື່ອທຳອິດ ໄວ້ຕົ້ນລະ 8–12 ໜ່ວຍ. ລາວບໍ່ຕັດພ້ອມກັນຄືສວນໃຫຍ່ ແຕ່ກາງຕາໜ່າງໄວ້ກ້ອງຕົ້ນ: “ໝາກຫຼົ່ນເອງຈຶ່ງຫອມ ແລະ ໄດ້ລາຄາ”. ໝາກຕັດຢູ່ສວນກິໂລລະ 70.000 ກີບ ໝາກຫຼົ່ນ 110.000 ກີບ ແຕ່ຕ້ອງຂາຍໃຫ້ໝົດໃນມື້ ໄກສຸດສົ່ງຮອດປາກເຊ.</p>
<p>ຕົ້ນອ່ອນຢ່າໂລບ. ວິຊາການບອກວ່າ ໃບໜຶ່ງໃບລ້ຽງໝາກໄດ້ 10 ກຣາມ ໃບໜ້ອຍໝາກຫຼາຍ ປີໜ້າກິ່ງຕາຍ. ຄັດໝາກສາມເທື່ອ: 5, 7 ແລະ 9 ອາທິດ. ລະດູຝົນຕ້ອງລະວັງໂຄນເນົ່າ ຕົ້ນທີ່ຢາງໄຫຼ ຂູດໃຫ້ສະອາດ ທາຢາ ແລະ ພູນດິນລະບາຍນ້ຳ.</p>`,
      en: `<p>It rains every day in July, and in a durian garden one wears a helmet. Above 900 metres fruit ripens more than a month after the plains, just as the others finish.</p>
<p>Chantha planted 300 trees seven years ago and has his first real crop, eight to twelve fruit to the tree. Large farms cut everything at 110 days. He has hung nets: “What falls by itself smells right and sells for more.” Cut fruit is 70,000 kip a kilogram at the farm, fallen fruit 110,000, but it must be sold the same day, no farther than Pakse.</p>
<p>Young trees punish greed. A leaf feeds ten grams of fruit; with too many the branch is dead next year. Thinning is done at five, seven and nine weeks: misshapen fruit first, then pairs, then what hangs at the tips.</p>
<p>Wet months bring root rot. Bleeding bark is scraped and painted, and soil mounded to drain. Export must wait for registration of orchard and packing house; for now the good name is made at home.</p>`,
    },
    source: SOURCES.markets,
    author: "Khamsone Vilayphan",
  },
  {
    kind: "industry",
    division: "530723",
    cover: demoPicture("mango"),
    appeared: "08-08",
    title: {
      zh: "华坪晚熟芒果开园：三十七度的金沙江边，人人睡午觉",
      en: "Late mangoes of Huaping: on a river at 37 degrees, everybody sleeps at noon",
    },
    summary: {
      zh: "金沙江干热河谷的晚熟芒比海南、广西晚两三个月。清晨四点采、上午十点收，下午把园子还给太阳。",
      en: "The hot dry Jinsha valley ripens mangoes two or three months after the coast. Picking runs from four to ten in the morning; the afternoon belongs to the sun.",
    },
    content: {
      zh: `<p>八月的华坪县石龙坝，下午两点的地面能烫脚。芒果园里一个人都没有，工人们在凉棚下打呼噜。真正的一天从凌晨四点开始，头灯在坡上连成线。</p>
<p>这里海拔一千二百米上下，日照长、夜里凉，凯特、圣心这些晚熟品种八月到十月陆续下树，正逢外地芒果收尾。本周统货园价每公斤四元到四元六角，套袋精品果七元以上。</p>
<p>种植大户谭贵明有一百八十亩，他最得意的不是价钱，是一张表：从五月套袋起，每个地块标着套袋日期、颜色、预计下树日。“果子不会说话，袋子会。”青袋先收，红袋再等十天。</p>
<ul>
<li>果柄留两厘米，倒放沥胶一小时，否则胶水烧皮；</li>
<li>当天入预冷库，从三十五度降到十三度，分两段，急降会出黑心；</li>
<li>发物流不超过八成熟，本地卖可以到九成。</li>
</ul>
<p>今年坐果偏多，疏得不狠的园子果子小一圈。来年怎么办？“三月少心疼，八月少心痛。”</p>`,
      en: `<p>At two in the afternoon the ground at Shilongba burns the foot. Nobody is in the orchards; the pickers snore under awnings. Their day began at four, with a line of headlamps on the slope.</p>
<p>At 1,200 metres, with long sun and cool nights, late kinds such as Keitt come down from August to October, when mangoes elsewhere are ending. Mixed fruit is 4.00 to 4.60 yuan a kilogram at the farm this week, bagged choice fruit above seven.</p>
<p>Tan Guiming has 180 mu, twelve hectares. What he is proudest of is a sheet of paper: for every plot the day of bagging, the colour of the bag, the day of picking. “Fruit cannot talk. Bags can.” Green bags now, red ones in ten days.</p>
<ul>
<li>Leave two centimetres of stalk and drain the sap for an hour upside down, or it burns the skin.</li>
<li>Cool on the same day from 35 to 13 degrees, in two steps; a sudden fall blackens the heart.</li>
<li>Eighty per cent ripe for the road, ninety for the market next door.</li>
</ul>
<p>Fruit set heavily this year and orchards that were not thinned have small mangoes. “Less pity in March, less pain in August.”</p>`,
    },
    source: SOURCES.editors,
    author: "谭家玉 Tan Jiayu",
  },
  {
    kind: "technology",
    division: "530926",
    cover: demoPicture("macadamia"),
    appeared: "08-30",
    title: {
      zh: "澳洲坚果落地五天内捡完：耿马果园防霉三步",
      lo: "ໝາກມະຄາເດເມຍຫຼົ່ນແລ້ວຕ້ອງເກັບໃນ 5 ມື້: ສາມຂັ້ນປ້ອງກັນເຊື້ອລາ",
      en: "Macadamias: pick up within five days. Three steps against mould in Gengma",
    },
    summary: {
      zh: "收获正逢雨季，坚果最怕在地上闷着。脱皮、风干、分段烘，一步慢，果仁就发黄。",
      lo: "ຍາມເກັບກົງກັບລະດູຝົນ ໝາກແກ່ນຢ້ານຄວາມຊຸ່ມ. ປອກ ຜິ່ງລົມ ອົບເປັນຂັ້ນ ຊ້າຂັ້ນໃດ ແກ່ນກໍເຫຼືອງ.",
      en: "Harvest falls in the rains. Husk, air-dry, then heat in stages: one slow step and the kernel turns yellow.",
    },
    content: {
      zh: `<p>八月底，耿马孟定的坚果林里每天要捡一遍地。成熟的青皮果自己落下，雨天在湿草上躺过一周，果仁就有霉味，收购商一刀切开便知道。</p>
<p>合作社技术员俸叶香带人总结了三步：</p>
<ol>
<li><strong>五天捡净。</strong>树下提前割草、铺网，每五天收一轮，长芽的、壳裂的单独放。</li>
<li><strong>当天脱皮。</strong>青皮发热快，堆过夜温度能到五十度。脱完皮用清水浮选，浮起来的是瘪仁。</li>
<li><strong>分段烘干。</strong>通风架上晾一周，再三十八度两天、四十五度一天、五十五度到干，壳果含水百分之三至五。一上来就高温，仁心会变褐。</li>
</ol>
<p>做得好的批次，一级仁率从六成提高到八成二。今年壳果收购价每公斤十一元到十三元，开口率高的另加一元。</p>
<p>最后一句是给新种的人：坚果七年才丰产，头几年林下种豆子、辣椒都行，别种玉米，它和小树抢光。</p>`,
      lo: `<p>ທ້າຍເດືອນສິງຫາ ຢູ່ສວນແກງມາ ແຂວງຢຸນນານ ຕ້ອງເກັບໝາກທີ່ຫຼົ່ນທຸກມື້. ນອນຢູ່ຫຍ້າຊຸ່ມໜຶ່ງອາທິດ ແກ່ນກໍເໝັນອັບ ຜູ້ຊື້ຜ່າເບິ່ງກໍຮູ້.</p>
<p>ນັກວິຊາການສະຫະກອນ ສະຫຼຸບເປັນສາມຂັ້ນ:</p>
<ol>
<li><strong>ເກັບໃຫ້ໝົດໃນ 5 ມື້.</strong> ຕັດຫຍ້າ ປູຕາໜ່າງໄວ້ກ່ອນ ໝາກງອກ ໝາກແຕກ ແຍກໄວ້ຕ່າງຫາກ.</li>
<li><strong>ປອກເປືອກໃນມື້.</strong> ເປືອກຂຽວກອງຄ້າງຄືນ ຮ້ອນເຖິງ 50 ອົງສາ. ປອກແລ້ວລອຍນ້ຳ ໝາກຟູແມ່ນແກ່ນລີບ.</li>
<li><strong>ອົບເປັນຂັ້ນ.</strong> ຜິ່ງລົມໜຶ່ງອາທິດ ແລ້ວ 38 ອົງສາ 2 ມື້, 45 ອົງສາ 1 ມື້, 55 ອົງສາຈົນແຫ້ງ ໃຫ້ຄວາມຊຸ່ມເຫຼືອ 3–5%.</li>
</ol>
<p>ຊຸດທີ່ເຮັດດີ ແກ່ນຊັ້ນໜຶ່ງເພີ່ມຈາກ 60% ເປັນ 82%. ປີນີ້ ໝາກທັງກະລາ ຮັບຊື້ກິໂລລະ 11–13 ຢວນ. ຜູ້ປູກໃໝ່ຄວນຮູ້ວ່າ 7 ປີຈຶ່ງໄດ້ໝາກຫຼາຍ ປີທຳອິດໆ ປູກຖົ່ວ ໝາກເຜັດແຊມໄດ້ ແຕ່ຢ່າປູກສາລີ.</p>`,
      en: `<p>In late August the groves of Mengding are gone over every day. Ripe nuts drop in their green husks. After a week on wet grass the kernel tastes of mould, and a buyer needs one cut to know.</p>
<p>Feng Yexiang, who advises the cooperative, has put it into three steps:</p>
<ol>
<li><strong>Five days.</strong> Mow and spread nets beforehand, collect every five days, keep sprouted and cracked nuts apart.</li>
<li><strong>Husk the same day.</strong> A heap reaches fifty degrees overnight. Float the nuts after husking; what rises is empty.</li>
<li><strong>Dry in stages.</strong> A week on airy racks, then two days at 38 degrees, one at 45, and 55 until three to five per cent moisture. Heat at the start browns the heart.</li>
</ol>
<p>Good lots went from sixty to 82 per cent first-grade kernels. Nuts in shell bring 11 to 13 yuan a kilogram.</p>
<p>A word to beginners: full crops take seven years. Beans or chillies may grow between the rows until then; maize may not, it takes their light.</p>`,
    },
    source: SOURCES.advisers,
    author: "俸叶香 Feng Yexiang",
  },
  {
    kind: "enterprise",
    division: "LA1702",
    cover: demoPicture("passion-fruit"),
    appeared: "10-15",
    translations: { en: "outdated" },
    title: {
      zh: "百香果压成浆：阿速坡小厂把次果卖出好价",
      lo: "ໝາກເສົາວະລົດບີບເປັນນ້ຳ: ໂຮງງານນ້ອຍອັດຕະປືຂາຍໝາກຊັ້ນຮອງໄດ້ລາຄາ",
      en: "Passion fruit into pulp: a small plant in Attapeu sells second grade well",
    },
    summary: {
      zh: "鲜果只收七成，剩下皱皮、偏小的从前喂猪。萨玛奇赛县一家小厂上了冷冻果浆线，次果每公斤多卖三千基普。",
      lo: "ໝາກສົດຮັບຊື້ພຽງ 70% ທີ່ເຫຼືອແຕ່ກ່ອນໃຫ້ໝູກິນ. ໂຮງງານນ້ອຍຢູ່ເມືອງສາມັກຄີໄຊ ແຊ່ແຂງນ້ຳໝາກ ໝາກຊັ້ນຮອງຂາຍໄດ້ເພີ່ມກິໂລລະ 3.000 ກີບ.",
      en: "Only seven tenths of the fruit sells fresh; the rest went to pigs. A freezing line in Samakkhixay now pays 3,000 kip more for it.",
    },
    content: {
      zh: `<p>“果皮皱了，里面反而更甜。”莎丽把一颗皱巴巴的百香果切开，金黄的果浆溢出来。她的小厂开在萨玛奇赛县城边，八个工人、一台打浆机、两间零下二十度的小冷库。</p>
<p>阿速坡近年种百香果的多了，十月是第二茬高峰。鲜果商只收直径五厘米以上、表皮光滑的，三成被退。小厂按每公斤四千五百基普收退果，洗净、剖切、打浆、滤籽、装一公斤袋速冻，一吨鲜果出三百三十公斤果浆。</p>
<table>
<thead><tr><th scope="col">去向</th><th scope="col">比例</th><th scope="col">价格（基普／公斤浆）</th></tr></thead>
<tbody>
<tr><td>巴色饮品店</td><td>45%</td><td>38,000</td></tr>
<tr><td>万象酒店、烘焙</td><td>30%</td><td>42,000</td></tr>
<tr><td>本地散客</td><td>15%</td><td>35,000</td></tr>
<tr><td>库存待售</td><td>10%</td><td>—</td></tr>
</tbody>
</table>
<p>最难的是电。七月停电三次，化了半库。她咬牙买了台柴油发电机，又请县里的检验员来做了菌落检测，结果贴在车间门口。果壳不浪费，堆四十天还田。</p>
<p>厂子已在平台<a href="/home/application" rel="noopener">办理入驻</a>，下一步打算试做果干。</p>`,
      lo: `<p>“ເປືອກຫ່ຽວ ແຕ່ທາງໃນຫວານກວ່າ” ນາງສາລີ ຜ່າໝາກທີ່ຫ່ຽວແຫ້ງ ນ້ຳສີເຫຼືອງຄຳໄຫຼອອກມາ. ໂຮງງານນ້ອຍຂອງລາວ ຢູ່ແຄມເທດສະບານ ມີຄົນງານ 8 ຄົນ ເຄື່ອງບີບໜຶ່ງໜ່ວຍ ຫ້ອງແຊ່ແຂງ −20 ອົງສາ ສອງຫ້ອງ.</p>
<p>ຫຼັງໆມາ ຊາວອັດຕະປືປູກໝາກເສົາວະລົດຫຼາຍຂຶ້ນ ເດືອນຕຸລາເປັນຮຸ່ນທີສອງ. ພໍ່ຄ້າຮັບແຕ່ໝາກໃຫຍ່ກວ່າ 5 ຊັງຕີແມັດ ເປືອກກ້ຽງ ຄັດອອກ 30%. ໂຮງງານຮັບຊື້ກິໂລລະ 4.500 ກີບ ໝາກສົດ 1 ໂຕນ ໄດ້ນ້ຳຂຸ້ນ 330 ກິໂລ ບັນຈຸຖົງ 1 ກິໂລແຊ່ແຂງ.</p>
<p>ຍາກສຸດແມ່ນໄຟຟ້າ. ເດືອນກໍລະກົດໄຟມອດສາມເທື່ອ ລະລາຍໄປເຄິ່ງສາງ. ລາວຕັດສິນໃຈຊື້ເຄື່ອງປັ່ນໄຟ ແລະ ເຊີນຜູ້ກວດມາກວດເຊື້ອ ຜົນກວດຕິດໄວ້ໜ້າໂຮງງານ. ເປືອກໝັກ 40 ມື້ ໃສ່ສວນຄືນ.</p>
<p>ໂຮງງານໄດ້ <a href="/home/application" rel="noopener">ຍື່ນເຂົ້າຮ່ວມລະບົບ</a> ແລ້ວ ຕໍ່ໄປຈະທົດລອງເຮັດໝາກໄມ້ອົບແຫ້ງ.</p>`,
      en: `<p>“When the skin wrinkles the inside is sweeter.” Saly cuts a shrivelled passion fruit and gold runs out. Her plant at the edge of town has eight workers, one pulper and two small rooms at minus twenty.</p>
<p>More and more is planted in Attapeu, and October is the second peak. Fresh buyers want five centimetres and a smooth skin; three tenths come back. The plant pays 4,500 kip a kilogram for those, and a tonne makes 330 kilograms of frozen pulp.</p>
<p>Electricity is the hard part. Three cuts in July thawed half the store, so she bought a generator.</p>`,
    },
    source: SOURCES.editors,
    author: "Thongsay Keomany",
  },
  {
    kind: "technology",
    division: "532924",
    cover: demoPicture("orchard", 1),
    appeared: "06-28",
    title: {
      zh: "宾川葡萄赶在雨前下架，避雨棚的账这样算",
      lo: "ໝາກລະແຊັງປິນຊວນເກັບກ່ອນຝົນ: ຄິດໄລ່ຄ່າເຮືອນຢາງກັນຝົນ",
      en: "Grapes of Binchuan picked ahead of the rain: the sums of a rain shelter",
    },
    summary: {
      zh: "六月底雨季一到，露地葡萄裂果、白腐接连来。宾川种植户搭简易避雨棚，亩投入六千元，两年回本。",
      lo: "ທ້າຍເດືອນມິຖຸນາ ຝົນມາ ໝາກແຕກ ແລະ ເນົ່າ. ຊາວສວນເຮັດເຮືອນຢາງງ່າຍໆ ລົງທຶນໝູ່ລະ 6.000 ຢວນ ສອງປີຄືນທຶນ.",
      en: "Rain splits and rots open-air grapes. A simple shelter costs 6,000 yuan a mu and is paid for in two seasons.",
    },
    content: {
      zh: `<p>宾川的葡萄怕的不是热，是六月底的第一场透雨。糖度刚到十七，果皮绷得最紧，一夜雨就能裂掉一成，白腐病跟着来。</p>
<p>州城镇的杨树清前年搭了十亩避雨棚：镀锌管拱架，只盖顶膜，四面通风。每亩造价六千一百元，膜用两年，架用十年。</p>
<table>
<thead><tr><th scope="col">每亩</th><th scope="col">露地</th><th scope="col">避雨</th></tr></thead>
<tbody>
<tr><td>商品果</td><td>1,450 公斤</td><td>1,820 公斤</td></tr>
<tr><td>均价</td><td>5.2 元</td><td>6.8 元</td></tr>
<tr><td>农药</td><td>680 元</td><td>310 元</td></tr>
<tr><td>用工</td><td>2,900 元</td><td>3,150 元</td></tr>
</tbody>
</table>
<p>算下来每亩多收将近五千元，扣掉折旧，一年半左右回本。不过棚下比外面高两三度，五月要及时掀边，膜脏了透光差，颜色上不来。</p>
<p>水源紧的地块，他建议先装滴灌再谈搭棚，“水没管好，棚就是蒸笼”。</p>`,
      lo: `<p>ໝາກລະແຊັງປິນຊວນບໍ່ຢ້ານຮ້ອນ ຢ້ານຝົນຫຼວງຫ່າທຳອິດທ້າຍເດືອນມິຖຸນາ. ຄວາມຫວານຫາກໍຮອດ 17 ເປືອກຕຶງສຸດ ຝົນຄືນດຽວແຕກ 10% ແລ້ວກໍເນົ່າ.</p>
<p>ທ້າວ ຢາງ ເຮັດເຮືອນຢາງ 10 ໝູ່ເມື່ອສອງປີກ່ອນ: ໂຄງທໍ່ເຫຼັກ ມຸງແຕ່ຫຼັງຄາ ສີ່ດ້ານເປີດລົມ. ໝູ່ລະ 6.100 ຢວນ ຢາງໃຊ້ສອງປີ ໂຄງໃຊ້ສິບປີ.</p>
<table>
<thead><tr><th scope="col">ຕໍ່ໝູ່</th><th scope="col">ກາງແຈ້ງ</th><th scope="col">ເຮືອນຢາງ</th></tr></thead>
<tbody>
<tr><td>ໝາກຂາຍໄດ້</td><td>1.450 ກິໂລ</td><td>1.820 ກິໂລ</td></tr>
<tr><td>ລາຄາສະເລ່ຍ</td><td>5,2 ຢວນ</td><td>6,8 ຢວນ</td></tr>
<tr><td>ຄ່າຢາ</td><td>680 ຢວນ</td><td>310 ຢວນ</td></tr>
<tr><td>ຄ່າແຮງ</td><td>2.900 ຢວນ</td><td>3.150 ຢວນ</td></tr>
</tbody>
</table>
<p>ໄດ້ເພີ່ມໝູ່ລະເກືອບ 5.000 ຢວນ. ແຕ່ໃນເຮືອນຮ້ອນກວ່າ 2–3 ອົງສາ ເດືອນພຶດສະພາຕ້ອງເປີດຂ້າງ. ບ່ອນນ້ຳໜ້ອຍ ໃຫ້ຕິດລະບົບນ້ຳຢອດກ່ອນ “ນ້ຳບໍ່ດີ ເຮືອນຢາງກໍເປັນມວຍໜຶ້ງ”.</p>`,
      en: `<p>It is not heat that grapes fear here but the first soaking rain at the end of June. Sugar is at 17, skins are tight, and one night splits a tenth; white rot follows.</p>
<p>Yang Shuqing roofed ten mu two years ago: galvanised hoops, film on top only, open on all sides, 6,100 yuan a mu. The film lasts two years, the frame ten.</p>
<table>
<thead><tr><th scope="col">Per mu</th><th scope="col">Open</th><th scope="col">Sheltered</th></tr></thead>
<tbody>
<tr><td>Saleable</td><td>1,450 kg</td><td>1,820 kg</td></tr>
<tr><td>Price</td><td>5.20 yuan</td><td>6.80 yuan</td></tr>
<tr><td>Sprays</td><td>680 yuan</td><td>310 yuan</td></tr>
<tr><td>Labour</td><td>2,900 yuan</td><td>3,150 yuan</td></tr>
</tbody>
</table>
<p>Nearly five thousand yuan more, so the shelter is paid for in less than two seasons. Under it the air is two or three degrees warmer: roll up the sides in May, and wash the film or the fruit stays pale.</p>
<p>Where water is short he would lay drip lines first. “Without water a roof is a steamer.”</p>`,
    },
    source: SOURCES.advisers,
    author: "段丽芬 Duan Lifen",
  },
];
