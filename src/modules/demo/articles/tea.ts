import { demoPicture } from "../subjects.ts";
import { figure, SOURCES, type DemoArticle } from "./written-article.ts";

export const TEA: readonly DemoArticle[] = [
  {
    kind: "industry",
    division: "LA0201",
    cover: demoPicture("tea-hills", 1),
    appeared: "04-03",
    title: {
      zh: "丰沙里的老茶树：一座山村怎样把一季春茶做满四十天",
      lo: "ຕົ້ນຊາເກົ່າຜົ້ງສາລີ: ໝູ່ບ້ານເທິງພູເຮັດຊາລະດູບານໃຫ້ໄດ້ 40 ມື້ແນວໃດ",
      en: "Old tea trees of Phongsaly: how a hill village makes forty days of spring tea",
    },
    summary: {
      zh: "海拔一千四百米的村寨里，老茶树按坡向分片开采，妇女上树、男人杀青、老人分级。一季春茶占全年收入的七成。",
      lo: "ຢູ່ບ້ານສູງ 1.400 ແມັດ ຊາວບ້ານແບ່ງສວນຊາເກົ່າເກັບຕາມດ້ານແດດ ແມ່ຍິງຂຶ້ນຕົ້ນ ຜູ້ຊາຍຂົ້ວ ຜູ້ເຖົ້າຄັດ. ຊາລະດູບານເທົ່າກັບ 70% ຂອງລາຍຮັບທັງປີ.",
      en: "At 1,400 metres the old trees are picked slope by slope: women climb, men work the pans, the old people sort. Spring makes seventy per cent of the year's income.",
    },
    content: {
      zh: `<p>从丰沙里县城往西北走十五公里，山路尽头的村寨家家屋后都有茶。树干有碗口粗，长满苔藓，枝上搭着竹梯。三月二十日前后，向阳坡先冒芽；等阴坡最后一片采完，已是五月初。四十天里，全村没有人出远门。</p>
<h2>先分坡，再分树</h2>
<p>村里把六十二公顷茶园分成七片，按芽头长势排日子，每片采两天、歇九天。村茶叶小组组长本占说，从前各家抢早，芽还没放开就掐，泡出来味薄；如今统一开采，“一芽二叶，叶背见白毫才动手”。</p>
${figure("tea-hills", 2, "晨雾中的山坡茶园，几条采茶小路通向村寨", "七片茶园轮流开采，阴坡的最后一片要等到五月。")}
<p>树龄不同，价钱也不同。小组今年对外的毛茶底价如下：</p>
<table>
<thead><tr><th scope="col">鲜叶来源</th><th scope="col">今年预计产量（公斤）</th><th scope="col">毛茶价（万基普／公斤）</th></tr></thead>
<tbody>
<tr><td>百年以上老树</td><td>900</td><td>95</td></tr>
<tr><td>三十至百年</td><td>3,400</td><td>42</td></tr>
<tr><td>新植茶园</td><td>7,800</td><td>11</td></tr>
</tbody>
</table>
<h2>一口锅的学问</h2>
<p>鲜叶下山先在竹匾上摊四五个小时，到叶边发软、青气散去。铁锅烧到二百二十度下叶，每锅四公斤，先闷后抖，八到十分钟出锅。揉捻十五分钟，第二天上午日晒。碰上连阴雨，村里有一间玻璃棚可以顶三天。</p>
<p>“最怕急。火一猛，叶边焦，一锅都带烟味。”六十八岁的杀青师傅说。小组规定，带烟味的茶不许掺进好茶，只能另卖给做茶头的商人。</p>
<h2>茶往哪里去</h2>
<p>近一半毛茶由云南客商进村收走，其余压成饼和竹筒茶，在琅勃拉邦和万象出售。今年小组第一次按批留样：每一批装一罐，写明坡名、采日、锅号，客人有疑问可以开罐对样。</p>
<h2>护树比多采要紧</h2>
<ul>
<li>老树每年只采春、秋两季，夏茶不动；</li>
<li>树干上的寄生和苔藓只除压住新枝的部分，不一次剥光；</li>
<li>园内不用除草剂，割下的草覆盖树盘；</li>
<li>采摘用的竹梯绑在木桩上，不许踩枝。</li>
</ul>
<p>去年有三户为赶订单采了夏茶，今春芽头明显稀少，小组在会上点了名。今年没有人再提这件事。</p>`,
      lo: `<p>ຈາກເທດສະບານເມືອງຜົ້ງສາລີ ຂຶ້ນໄປທາງຕາເວັນຕົກສຽງເໜືອ 15 ກິໂລແມັດ ສຸດທາງແມ່ນໝູ່ບ້ານທີ່ທຸກຫຼັງຄາມີສວນຊາຢູ່ຫຼັງເຮືອນ. ລຳຕົ້ນໃຫຍ່ເທົ່າຖ້ວຍ ຂີ້ຕະໄຄ່ນ້ຳຈັບເຕັມ ມີຂັ້ນໄດໄມ້ໄຜ່ພາດໄວ້. ປະມານວັນທີ 20 ມີນາ ດ້ານຖືກແດດປົ່ງຍອດກ່ອນ ຮອດດ້ານຮົ່ມເກັບໝົດ ກໍຕົ້ນເດືອນພຶດສະພາ. ໃນ 40 ມື້ນີ້ ບໍ່ມີໃຜເດີນທາງໄກ.</p>
<h2>ແບ່ງດ້ານພູກ່ອນ ແລ້ວຈຶ່ງແບ່ງຕົ້ນ</h2>
<p>ບ້ານແບ່ງສວນຊາ 62 ເຮັກຕາອອກເປັນ 7 ຕອນ ຈັດມື້ຕາມການປົ່ງຍອດ ຕອນໜຶ່ງເກັບ 2 ມື້ ພັກ 9 ມື້. ທ່ານ ບຸນຈັນ ຫົວໜ້າກຸ່ມຊາ ເລົ່າວ່າ ແຕ່ກ່ອນຕ່າງຄົນຕ່າງຍາດເກັບ ຍອດຍັງບໍ່ບານກໍເດັດ ຊາຈຶ່ງຈາງ ດຽວນີ້ເກັບພ້ອມກັນ “ໜຶ່ງຍອດສອງໃບ ເຫັນຂົນຂາວໃຕ້ໃບແລ້ວຈຶ່ງເດັດ”.</p>
${figure("tea-hills", 2, "ສວນຊາຕາມຄ້ອຍພູໃນໝອກຍາມເຊົ້າ ມີທາງນ້ອຍໄປຫາໝູ່ບ້ານ", "ເຈັດຕອນໝູນວຽນກັນເກັບ ຕອນສຸດທ້າຍດ້ານຮົ່ມ ຕ້ອງຖ້າຮອດເດືອນພຶດສະພາ.")}
<p>ອາຍຸຕົ້ນຕ່າງກັນ ລາຄາກໍຕ່າງກັນ. ລາຄາພື້ນຖານຊາແຫ້ງຂອງກຸ່ມໃນປີນີ້:</p>
<table>
<thead><tr><th scope="col">ແຫຼ່ງໃບສົດ</th><th scope="col">ຄາດຄະເນ (ກິໂລ)</th><th scope="col">ລາຄາຊາແຫ້ງ (ກີບ/ກິໂລ)</th></tr></thead>
<tbody>
<tr><td>ຕົ້ນອາຍຸເກີນ 100 ປີ</td><td>900</td><td>950.000</td></tr>
<tr><td>30–100 ປີ</td><td>3.400</td><td>420.000</td></tr>
<tr><td>ສວນປູກໃໝ່</td><td>7.800</td><td>110.000</td></tr>
</tbody>
</table>
<h2>ຄວາມຮູ້ໃນໝໍ້ຂົ້ວ</h2>
<p>ໃບສົດລົງຈາກພູ ຜາຍໃສ່ກະດົ້ງ 4–5 ຊົ່ວໂມງ ຈົນຂອບໃບອ່ອນ. ໝໍ້ເຫຼັກຮ້ອນ 220 ອົງສາ ໝໍ້ລະ 4 ກິໂລ ອົບກ່ອນແລ້ວຈຶ່ງຊາວ 8–10 ນາທີ. ນວດ 15 ນາທີ ຕອນເຊົ້າມື້ໃໝ່ເອົາອອກຕາກ. ຖ້າຝົນຕົກລຽນຕິດ ມີໂຮງແກ້ວຕາກແທນໄດ້ 3 ມື້.</p>
<p>“ຢ້ານແຕ່ຟ້າວ ໄຟແຮງ ຂອບໃບໄໝ້ ໝໍ້ນັ້ນເໝັນຄວັນໝົດ” ພໍ່ເຖົ້າຊ່າງຂົ້ວອາຍຸ 68 ປີເວົ້າ. ກຸ່ມກຳນົດວ່າ ຊາເໝັນຄວັນຫ້າມປົນໃສ່ຊາດີ.</p>
<h2>ຊາໄປໃສ</h2>
<p>ເກືອບເຄິ່ງໜຶ່ງ ພໍ່ຄ້າຈາກຢຸນນານເຂົ້າມາຊື້ຮອດບ້ານ ທີ່ເຫຼືອອັດເປັນແຜ່ນ ແລະ ຊາບັ້ງໄມ້ໄຜ່ ຂາຍຢູ່ຫຼວງພະບາງ ແລະ ວຽງຈັນ. ປີນີ້ເປັນປີທຳອິດທີ່ເກັບຕົວຢ່າງທຸກຊຸດ ຂຽນຊື່ຄ້ອຍ, ມື້ເກັບ ແລະ ເລກໝໍ້ ລູກຄ້າສົງໄສກໍເປີດປຽບທຽບໄດ້.</p>
<h2>ຮັກສາຕົ້ນ ສຳຄັນກວ່າເກັບຫຼາຍ</h2>
<ul>
<li>ຕົ້ນເກົ່າເກັບແຕ່ລະດູບານ ແລະ ລະດູໃບໄມ້ຫຼົ່ນ ບໍ່ເກັບຊາລະດູຝົນ;</li>
<li>ກາຝາກ ແລະ ຂີ້ຕະໄຄ່ ເອົາອອກສະເພາະບ່ອນທີ່ທັບກິ່ງໃໝ່;</li>
<li>ບໍ່ໃຊ້ຢາຂ້າຫຍ້າ ຫຍ້າທີ່ຕັດປົກໂຄນຕົ້ນ;</li>
<li>ຂັ້ນໄດມັດກັບຫຼັກ ຫ້າມຢຽບກິ່ງ.</li>
</ul>
<p>ປີກາຍ ມີສາມຄອບຄົວເກັບຊາຝົນເພື່ອໃຫ້ທັນຄຳສັ່ງຊື້ ປີນີ້ຍອດບາງລົງຢ່າງເຫັນໄດ້ຊັດ ກຸ່ມໄດ້ຍົກຂຶ້ນໃນກອງປະຊຸມ. ປີນີ້ ບໍ່ມີໃຜເວົ້າເຖິງອີກ.</p>`,
      en: `<p>Fifteen kilometres north-west of Phongsaly town the road ends in a village where every house has tea behind it. The trunks are as thick as a bowl, mossy, with bamboo ladders leaning in them. The sunny slopes bud around 20 March; the last shady one is finished in early May. In those forty days nobody goes far from home.</p>
<h2>Slope first, then tree</h2>
<p>The village has divided its 62 hectares into seven parts, each picked for two days and rested for nine. Bounchanh, who leads the tea group, says families used to race each other and pinched buds before they opened, which made thin tea. Now all start together: “One bud, two leaves, and white down on the back of the leaf.”</p>
${figure("tea-hills", 2, "Tea slopes in morning mist, with paths leading to the village", "Seven slopes in turn; the last shady one waits until May.")}
<p>Price follows the age of the tree. The group's floor prices for dried leaf this spring:</p>
<table>
<thead><tr><th scope="col">Leaf from</th><th scope="col">Expected, kg</th><th scope="col">Kip per kg</th></tr></thead>
<tbody>
<tr><td>Trees over a hundred years</td><td>900</td><td>950,000</td></tr>
<tr><td>Thirty to a hundred years</td><td>3,400</td><td>420,000</td></tr>
<tr><td>New gardens</td><td>7,800</td><td>110,000</td></tr>
</tbody>
</table>
<h2>What a pan can teach</h2>
<p>Leaf is withered on bamboo trays for four or five hours. The pan is at 220 °C when four kilograms go in, covered at first and then tossed, eight to ten minutes in all. Rolling takes a quarter of an hour; the sun does the rest next morning. In long rain a glass-roofed shed can stand in for three days.</p>
<p>“Haste is the danger. Too much fire, the edges burn and the whole pan tastes of smoke,” says a pan master of sixty-eight. Smoky tea may not be mixed with good tea; it is sold apart.</p>
<h2>Where the tea goes</h2>
<p>Almost half is bought in the village by merchants from Yunnan. The rest is pressed into cakes or bamboo and sold in Luang Prabang and Vientiane. For the first time a sample of every lot is kept, with slope, date and pan number, so that a doubtful buyer can compare.</p>
<h2>Trees before kilograms</h2>
<ul>
<li>Old trees are picked in spring and autumn only, never in the rains.</li>
<li>Moss and parasites are removed only where they smother new shoots.</li>
<li>No herbicide; cut grass stays under the trees.</li>
<li>Ladders are tied to posts. Nobody stands on a branch.</li>
</ul>
<p>Last year three families picked summer leaf to fill an order. Their trees budded thinly this spring, and the group said so in its meeting. Nobody has suggested it again.</p>`,
    },
    source: SOURCES.editors,
    author: "Somchit Phanthavong",
  },
  {
    kind: "market",
    division: "532822",
    cover: demoPicture("tea-cake", 1),
    appeared: "03-20",
    title: {
      zh: "勐海春茶开秤：台地茶平开，古树茶观望",
      lo: "ຕະຫຼາດຊາລະດູບານເມືອງຮາຍເປີດ: ຊາສວນລາຄາຄົງທີ່ ຊາຕົ້ນເກົ່າຍັງຖ້າເບິ່ງ",
      en: "Menghai opens its spring tea: terrace leaf steady, old-tree leaf waiting",
    },
    summary: {
      zh: "勐海各寨陆续开采，台地茶鲜叶每公斤七元左右，与去年持平；古树茶茶农与客商都在等第一场透雨。",
      lo: "ບ້ານຕ່າງໆຢູ່ເມືອງຮາຍເລີ່ມເກັບຊາ ໃບສົດຊາສວນກິໂລລະປະມານ 7 ຢວນ ເທົ່າປີກາຍ ສ່ວນຊາຕົ້ນເກົ່າ ທັງຊາວສວນ ແລະ ພໍ່ຄ້າຍັງຖ້າຝົນທຳອິດ.",
      en: "Villages around Menghai have begun to pick. Terrace leaf is about seven yuan a kilogram as last year; for old trees growers and buyers both wait for the first soaking rain.",
    },
    content: {
      zh: `<p>惊蛰过后半个月，勐海县城的茶叶交易市场早上七点就有了车。头几天来的多是台地茶：鲜叶每公斤六元五角到七元五角，晒青毛茶三十五元到四十二元，和去年同期差不多。</p>
<p>古树茶的价钱还没有定下来。今年一、二月降水比常年少四成，老树发芽迟，芽头瘦小。几个山头的茶农说，头春量可能少两成，不愿低开；客商则说，仓里还有前两年的存货，不急着出手。眼下成交的都是小单，每单三五公斤，看样议价。</p>
<p>平台信息员整理了本周六个寨子的报价区间：</p>
<table>
<thead><tr><th scope="col">品类</th><th scope="col">毛茶（元／公斤）</th><th scope="col">与去年同期</th></tr></thead>
<tbody>
<tr><td>台地茶</td><td>35—42</td><td>持平</td></tr>
<tr><td>生态茶园</td><td>90—160</td><td>略降</td></tr>
<tr><td>小树茶</td><td>220—400</td><td>持平</td></tr>
<tr><td>古树茶</td><td>面议</td><td>未形成价</td></tr>
</tbody>
</table>
<p>给茶农的建议：鲜叶当天做完，隔夜叶不要混进当日批次；晒场避开公路扬尘。给客商的建议：预付定金写明山头、树型和杀青日期，免得五月交货时说不清。</p>`,
      lo: `<p>ເຈັດໂມງເຊົ້າ ລົດບັນທຸກຊາກໍເຂົ້າຕະຫຼາດຊາເມືອງຮາຍແລ້ວ. ມື້ທຳອິດໆ ສ່ວນຫຼາຍແມ່ນຊາສວນ: ໃບສົດກິໂລລະ 6,5–7,5 ຢວນ ຊາແຫ້ງ 35–42 ຢວນ ພໍໆກັບປີກາຍ.</p>
<p>ລາຄາຊາຕົ້ນເກົ່າຍັງບໍ່ທັນຕົກລົງ. ເດືອນມັງກອນ–ກຸມພາ ຝົນໜ້ອຍກວ່າປົກກະຕິ 40% ຕົ້ນເກົ່າປົ່ງຍອດຊ້າ ແລະ ຍອດນ້ອຍ. ຊາວສວນວ່າ ຮອບທຳອິດອາດຫຼຸດ 20% ຈຶ່ງບໍ່ຢາກເປີດລາຄາຕ່ຳ ພໍ່ຄ້າກໍວ່າ ໃນສາງຍັງມີຂອງສອງປີກ່ອນ. ຕອນນີ້ຊື້ຂາຍກັນເທື່ອລະ 3–5 ກິໂລ ເບິ່ງຕົວຢ່າງແລ້ວຈຶ່ງຕໍ່ລອງ.</p>
<table>
<thead><tr><th scope="col">ປະເພດ</th><th scope="col">ຊາແຫ້ງ (ຢວນ/ກິໂລ)</th><th scope="col">ທຽບປີກາຍ</th></tr></thead>
<tbody>
<tr><td>ຊາສວນ</td><td>35–42</td><td>ຄົງທີ່</td></tr>
<tr><td>ສວນແບບນິເວດ</td><td>90–160</td><td>ຫຼຸດໜ້ອຍໜຶ່ງ</td></tr>
<tr><td>ຕົ້ນນ້ອຍ</td><td>220–400</td><td>ຄົງທີ່</td></tr>
<tr><td>ຕົ້ນເກົ່າ</td><td>ຕົກລົງກັນ</td><td>ຍັງບໍ່ມີລາຄາ</td></tr>
</tbody>
</table>
<p>ແນະນຳຊາວສວນ: ໃບສົດເຮັດໃຫ້ແລ້ວໃນມື້ ຢ່າປົນໃບຄ້າງຄືນ. ແນະນຳຜູ້ຊື້: ເວລາວາງມັດຈຳ ໃຫ້ຂຽນຊື່ພູ, ປະເພດຕົ້ນ ແລະ ມື້ຂົ້ວໄວ້ໃນໃບ.</p>`,
      en: `<p>Two weeks after the first thunder of the old calendar, trucks are at the Menghai tea market by seven. So far it is mostly terrace leaf: fresh at 6.50 to 7.50 yuan a kilogram, sun-dried at 35 to 42, much as a year ago.</p>
<p>Old trees have no price yet. January and February brought forty per cent less rain than usual, the buds are late and small, and growers on several hills expect a fifth less and will not open low. Buyers answer that their stores still hold two years of stock. What changes hands now is three or five kilograms at a time, by sample.</p>
<table>
<thead><tr><th scope="col">Kind</th><th scope="col">Sun-dried, yuan per kg</th><th scope="col">Against last year</th></tr></thead>
<tbody>
<tr><td>Terrace</td><td>35–42</td><td>level</td></tr>
<tr><td>Ecological gardens</td><td>90–160</td><td>slightly lower</td></tr>
<tr><td>Young trees</td><td>220–400</td><td>level</td></tr>
<tr><td>Old trees</td><td>by agreement</td><td>no price yet</td></tr>
</tbody>
</table>
<p>For growers: finish leaf on the day it is picked and keep overnight leaf out of the lot. For buyers: write hill, type of tree and date of firing on the deposit slip, so that nobody has to argue in May.</p>`,
    },
    source: SOURCES.markets,
    author: "岩罕温 Ai Hanwen",
  },
  {
    kind: "technology",
    division: "530922",
    cover: demoPicture("tea-hills", 2),
    appeared: "05-25",
    title: {
      zh: "春茶下树后这一刀怎么剪：临沧茶园修剪要点",
      en: "The cut after spring: pruning tea gardens in Lincang",
    },
    summary: {
      zh: "轻修剪、深修剪、台刈各有用处，剪早了伤秋茶，剪晚了虫口重。云县茶技员给出三条判断办法。",
      en: "Light, deep or to the ground: each pruning has its use. Too early it costs autumn leaf, too late it feeds pests. Three ways to decide.",
    },
    content: {
      zh: `<p>五月下旬，春茶收尾，云县的茶园进入修剪期。县里的茶技员赵国珍跑了四个乡，发现最常见的毛病是“一把剪刀剪到底”：不管树势，一律剪去二十厘米。</p>
<p>她教农户蹲下来看三样：</p>
<ol>
<li><strong>看鸡爪枝。</strong>采摘面上细弱分杈多、对夹叶过半的，剪去十五到二十厘米；分杈健壮的，只剪三到五厘米找平。</li>
<li><strong>看产量。</strong>连续两年下降两成以上、中下部枝条发灰的，离地四十厘米重剪。</li>
<li><strong>看虫。</strong>小绿叶蝉百叶虫口超过八头的，先剪后防，带虫枝叶清出园外。</li>
</ol>
<p>剪后七天内施肥是关键，每亩用腐熟农家肥一千公斤或饼肥一百五十公斤，沟深二十厘米。坡地剪下的枝叶粉碎后顺等高线铺放，雨季能少冲走不少土。</p>
<p>“剪完看着心疼，六十天后就明白了。”赵国珍说。剪后第一批新梢留三片叶再采，秋茶不会少。</p>`,
      en: `<p>Late May ends the spring tea in Yunxian and begins the pruning. Zhao Guozhen, a county adviser, has walked through four townships and keeps finding the same mistake: twenty centimetres off everything, whatever the bush looks like.</p>
<p>She makes growers kneel and look at three things:</p>
<ol>
<li><strong>Claws.</strong> Where the plucking table is full of thin forks and more than half of the shoots are dormant pairs, take 15 to 20 centimetres. Where forks are strong, three to five to level it.</li>
<li><strong>Yield.</strong> Two years of falling by a fifth and grey wood below: cut to forty centimetres.</li>
<li><strong>Leafhoppers.</strong> More than eight on a hundred leaves: prune first, treat after, and carry the cuttings out.</li>
</ol>
<p>Manure within seven days matters most: a tonne of compost per mu, or 150 kilograms of oilcake, in a trench of twenty centimetres. On slopes shredded cuttings laid along the contour keep the soil where it is.</p>
<p>“It hurts to look at,” she says. “Sixty days later you understand.” Leave three leaves when the first shoots are plucked, and autumn will not be short.</p>`,
    },
    source: SOURCES.advisers,
    author: "赵国珍 Zhao Guozhen",
  },
  {
    kind: "enterprise",
    division: "530828",
    cover: demoPicture("tea-box"),
    appeared: "10-08",
    translations: { lo: "unchecked" },
    title: {
      zh: "景迈山下的包装间：小茶企把追溯码贴到每一饼",
      lo: "ຫ້ອງບັນຈຸຢູ່ຕີນພູລານຊາງ: ບໍລິສັດຊານ້ອຍຕິດລະຫັດຕິດຕາມທຸກແຜ່ນ",
      en: "A packing room in Lancang: a small tea firm puts a code on every cake",
    },
    summary: {
      zh: "澜沧一家二十人的茶企今秋完成追溯改造，客人扫码能看到山头、初制所和检测结果，退换货少了六成。",
      lo: "ບໍລິສັດຊາ 20 ຄົນຢູ່ເມືອງລານຊາງ ສຳເລັດລະບົບຕິດຕາມແຫຼ່ງທີ່ມາ ລູກຄ້າສະແກນເຫັນຊື່ພູ, ບ່ອນປຸງແຕ່ງ ແລະ ຜົນກວດ ການສົ່ງຄືນຫຼຸດ 60%.",
      en: "Customers can now see hill, workshop and test result of each cake; returns are down by sixty per cent.",
    },
    content: {
      zh: `<p>谷花茶上市，澜沧县惠民镇“岚坡茶坊”的包装间比往年安静。饼茶包好，过一下打码机，棉纸内飞上多了一枚小小的二维码。</p>
<p>负责人李娜朵算过账：去年退换货一百一十四单，七成是客人说“和上次不一样”。其实茶没有错，错在不同山头的料混在一个名字下面。于是她把名字拆开，一个初制所一个批次，一个批次一个码。</p>
<p>追溯系统并不复杂：收鲜叶时记农户和地块，杀青记锅次，压饼记日期，送检报告扫描后挂在批次下面。二十个人学了两周，最难的是让收茶的师傅当场记，不回家再补。</p>
<p>改造花了七万多元，今秋退换货降到四十来单。老客户杨先生一次订了六个批次，说要“对着码喝一遍”。<a href="/home/rzcpEntp" rel="noopener">认证企业</a>栏目里，已有多家茶企公开了类似信息。</p>`,
      lo: `<p>ຊາລະດູໃບໄມ້ຫຼົ່ນອອກແລ້ວ ຫ້ອງບັນຈຸຂອງໂຮງຊາ “ຫຼານໂພ” ຢູ່ເມືອງລານຊາງ ງຽບກວ່າທຸກປີ. ຊາແຜ່ນຫໍ່ແລ້ວ ຜ່ານເຄື່ອງພິມ ມີລະຫັດ QR ນ້ອຍໆຕິດຢູ່ເຈ້ຍດ້ານໃນ.</p>
<p>ນາງ ຫຼີ ນາຕັວ ຜູ້ຮັບຜິດຊອບ ຄິດໄລ່ແລ້ວ: ປີກາຍມີສິນຄ້າສົ່ງຄືນ 114 ຄັ້ງ 70% ລູກຄ້າບອກວ່າ “ບໍ່ຄືເທື່ອກ່ອນ”. ຊາບໍ່ຜິດ ຜິດທີ່ເອົາຊາຫຼາຍພູມາໃສ່ຊື່ດຽວ. ລາວຈຶ່ງແຍກຊື່: ບ່ອນປຸງແຕ່ງໜຶ່ງ ຊຸດໜຶ່ງ ລະຫັດໜຶ່ງ.</p>
<p>ລະບົບບໍ່ສັບຊ້ອນ: ຮັບໃບສົດກໍຈົດຊາວສວນ ແລະ ຕອນສວນ, ຂົ້ວກໍຈົດໝໍ້, ອັດກໍຈົດມື້, ຜົນກວດສະແກນໃສ່ຊຸດນັ້ນ. ຍາກສຸດແມ່ນໃຫ້ຄົນຮັບຊາຈົດຢູ່ບ່ອນ ບໍ່ແມ່ນກັບເຮືອນຈຶ່ງຈົດ.</p>
<p>ໃຊ້ເງິນ 70.000 ກວ່າຢວນ ລະດູນີ້ການສົ່ງຄືນເຫຼືອ 40 ກວ່າຄັ້ງ. ເບິ່ງ <a href="/home/rzcpEntp" rel="noopener">ວິສາຫະກິດທີ່ໄດ້ຮັບການຢັ້ງຢືນ</a> ອື່ນໆໄດ້ໃນເວັບໄຊ.</p>`,
      en: `<p>Autumn tea is on the market, and the packing room of Lanpo, a tea workshop of twenty people in Lancang, is quieter than usual. A cake is wrapped, passes a printer, and the slip inside the paper carries a small code.</p>
<p>Li Naduo, who runs it, has done the sum. Of 114 returns last year seven in ten said “not like the last one”. Nothing was wrong with the tea; leaf of several hills had been sold under one name. She divided the names: one workshop, one lot, one code.</p>
<p>Nothing in it is complicated. Farmer and plot are written down when leaf is bought, the pan when it is fired, the day when it is pressed, and the test report is hung on the lot. It took two weeks to learn. The hard part was to make buyers write at the scales and not at home.</p>
<p>It cost some 70,000 yuan; returns are down to about forty. Other firms that show the same are among the <a href="/home/rzcpEntp" rel="noopener">certified enterprises</a>.</p>`,
    },
    source: SOURCES.editors,
    author: "周砚 Zhou Yan",
  },
];
