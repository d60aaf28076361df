import { demoPicture } from "../subjects.ts";
import { SOURCES, type DemoArticle } from "./written-article.ts";

export const FIELD_WATCH: readonly DemoArticle[] = [
  {
    kind: "weather",
    division: "LA0206",
    cover: demoPicture("village", 2),
    appeared: "01-05",
    title: {
      zh: "北部山区今夜见霜，茶园菜地怎样熬过三个晚上",
      lo: "ພາກເໜືອຄືນນີ້ມີນ້ຳຄ້າງແຂງ ສວນຊາສວນຜັກຈະຜ່ານສາມຄືນແນວໃດ",
      en: "Frost tonight in the northern hills: how tea and vegetables get through three nights",
    },
    summary: {
      zh: "强冷空气影响丰沙里、川圹与滇南，未来三夜最低气温二至五度，低洼谷地有霜。熏烟、喷水、盖膜各有讲究。",
      lo: "ອາກາດໜາວແຮງມາຮອດຜົ້ງສາລີ, ຊຽງຂວາງ ແລະ ຢຸນນານຕອນໃຕ້. ສາມຄືນຕໍ່ໜ້າ ຕ່ຳສຸດ 2–5 ອົງສາ ບ່ອນລຸ່ມມີນ້ຳຄ້າງແຂງ.",
      en: "Cold air reaches Phongsaly, Xiengkhouang and southern Yunnan: two to five degrees for three nights, with frost in the hollows. Smoke, water and covers each have their rules.",
    },
    content: {
      zh: `<p>约乌县信息员今早七点报来：山口草尖已经白了。综合各地观测，今明后三夜是这次降温最冷的时段，晴天无风的谷底比坡腰低三四度，最要当心。</p>
<h3>今晚就能做的</h3>
<ul>
<li><strong>茶园：</strong>傍晚在幼龄茶行间铺稻草，凌晨三点到日出前在上风口熏烟，烟要浓、火要小；日出后慢慢散，别一下掀开。</li>
<li><strong>菜地：</strong>下午四点浇一遍水，湿土放热；小拱棚今晚密封，盖上旧麻袋。</li>
<li><strong>咖啡、橡胶幼苗：</strong>主干绑草，根颈培土二十厘米。</li>
<li><strong>牛：</strong>关进挡风处，铺干草，早晨喝温水，弱牛先喂。</li>
</ul>
<h3>霜后别急着剪</h3>
<p>叶片发黑不等于枝条死了。等十天，看芽点在哪里再剪；当天剪、当天追肥，反而催出嫩芽再冻一回。受害两成以下的茶园喷一次清水洗霜即可。</p>
<p>去年同样的天气，本怒县有一片茶园只在坡脚点烟，上面没有受益，下面烤焦了一行。火堆要分散，每亩四到六堆，离茶树两米以上。</p>`,
      lo: `<p>ເຈັດໂມງເຊົ້ານີ້ ຜູ້ລາຍງານຈາກເມືອງຍອດອູບອກມາວ່າ ຍອດຫຍ້າຢູ່ຊ່ອງພູຂາວໝົດແລ້ວ. ສາມຄືນຕໍ່ໜ້າໜາວທີ່ສຸດ ຟ້າແຈ້ງ ລົມບໍ່ພັດ ຮ່ອມພູຈະໜາວກວ່າເຄິ່ງພູ 3–4 ອົງສາ.</p>
<h3>ຄືນນີ້ເຮັດໄດ້ເລີຍ</h3>
<ul>
<li><strong>ສວນຊາ:</strong> ຕອນແລງປູເຟືອງລະຫວ່າງແຖວ ແຕ່ 3 ໂມງຮອດຕາເວັນຂຶ້ນ ສຸມຄວັນດ້ານລົມເຂົ້າ ຄວັນໜາ ໄຟອ່ອນ.</li>
<li><strong>ສວນຜັກ:</strong> ສີ່ໂມງແລງຫົດນ້ຳເທື່ອໜຶ່ງ ດິນຊຸ່ມຄາຍຄວາມຮ້ອນ ປິດໂຄ້ງຢາງ ປົກກະສອບເກົ່າ.</li>
<li><strong>ເບ້ຍກາເຟ ຢາງພາລາ:</strong> ມັດເຟືອງໃສ່ລຳ ພູນດິນໂຄນ 20 ຊັງຕີແມັດ.</li>
<li><strong>ງົວຄວາຍ:</strong> ເອົາເຂົ້າບ່ອນບັງລົມ ປູເຟືອງ ເຊົ້າໃຫ້ກິນນ້ຳອຸ່ນ.</li>
</ul>
<h3>ຫຼັງນ້ຳຄ້າງແຂງ ຢ່າຟ້າວຕັດ</h3>
<p>ໃບດຳບໍ່ແມ່ນວ່າກິ່ງຕາຍ. ຖ້າສິບມື້ ເບິ່ງວ່າຍອດອອກບ່ອນໃດຈຶ່ງຕັດ ຕັດທັນທີ ໃສ່ຝຸ່ນທັນທີ ຍອດອ່ອນອອກມາກໍຖືກໜາວອີກ. ກອງໄຟໃຫ້ກະຈາຍ ຫ່າງຕົ້ນຊາ 2 ແມັດຂຶ້ນໄປ.</p>`,
      en: `<p>At seven this morning our correspondent in Nhot Ou wrote that the grass on the pass was white. Tonight and the two nights after are the coldest; under clear sky without wind the valley floor is three or four degrees below the slope.</p>
<h3>What can be done tonight</h3>
<ul>
<li><strong>Tea:</strong> straw between young rows at dusk, and smoke from upwind from three until sunrise: thick smoke, small fire.</li>
<li><strong>Vegetables:</strong> water at four in the afternoon, as wet soil gives off warmth; close the tunnels and lay sacks over them.</li>
<li><strong>Young coffee and rubber:</strong> wrap the stem in straw and mound soil to twenty centimetres.</li>
<li><strong>Cattle:</strong> out of the wind, on dry straw, with warm water in the morning; the weak ones first.</li>
</ul>
<h3>Do not prune at once</h3>
<p>A black leaf is not a dead twig. Wait ten days and see where it buds; cutting and feeding at once calls up soft shoots for the next frost. Tea with less than a fifth of damage needs no more than a rinse.</p>
<p>Last year a garden in Boun Neua lit one big fire at the foot of the slope: no help above, and a scorched row below. Four to six small heaps to the mu, two metres from the bushes.</p>`,
    },
    source: SOURCES.weather,
    author: "Amphone Sayavong",
  },
  {
    kind: "technology",
    division: "LA0806",
    cover: demoPicture("maize"),
    appeared: "07-09",
    title: {
      zh: "玉米喇叭口里找虫：沙耶武里草地贪夜蛾查治一日",
      lo: "ຫາແມງໃນຍອດສາລີ: ໜຶ່ງມື້ຕິດຕາມໜອນກະທູ້ຢູ່ໄຊຍະບູລີ",
      en: "Looking into the maize whorl: a day with fall armyworm in Xayaboury",
    },
    summary: {
      zh: "平县玉米进入小喇叭口期，正是草地贪夜蛾一二龄幼虫最好打的时候。早晚打、点着打，一公顷省药一半。",
      lo: "ສາລີເມືອງພຽງກຳລັງຢູ່ໄລຍະຍອດກວຍ ໜອນຍັງນ້ອຍ ກຳຈັດງ່າຍ. ສີດເຊົ້າແລງ ສີດສະເພາະຍອດ ປະຢັດຢາເຄິ່ງໜຶ່ງ.",
      en: "Maize in Phieng has six to eight leaves, and larvae are small. Sprayed at dusk, whorl by whorl, half the product does.",
    },
    content: {
      zh: `<p>上午八点，平县农技员苏里亚带着六户人家下地。他不看天，先看叶：叶面上一排“窗户纸”似的透明斑，是一龄幼虫啃的；喇叭口里有木屑样的虫粪，虫已经三龄了。</p>
<p>“五点取样，每点十株。被害株不到一成，人工捏；一成到两成，点喷；两成以上才全田打。”今天六块地，两块捏、三块点喷、只有一块要全打。</p>
<ul>
<li>时间：傍晚五点后，幼虫出来活动；</li>
<li>位置：喷头对准喇叭口，灌进去，不是撒上去；</li>
<li>药剂：生物制剂与化学药轮换，同一种一季不超过两次；</li>
<li>土办法：细沙拌草木灰，每株一撮，雨少时有效。</li>
</ul>
<p>农户坎娇去年打了四遍还减产两成，今年提前两周种、地边留了一圈臂形草诱蛾产卵，到现在只捏过一次虫。她说自己最大的变化是“晚上打着手电去地里，不再听店里的人讲该打什么”。</p>`,
      lo: `<p>ແປດໂມງເຊົ້າ ທ່ານ ສຸລິຍາ ວິຊາການເມືອງພຽງ ພາຫົກຄອບຄົວລົງໄຮ່. ລາວເບິ່ງໃບກ່ອນ: ຈຸດໃສໆຄືເຈ້ຍປ່ອງຢ້ຽມ ແມ່ນໜອນໄວໜຶ່ງກັດ ຖ້າໃນຍອດມີຂີ້ຄືຂີ້ເລື່ອຍ ໜອນໃຫຍ່ແລ້ວ.</p>
<p>“ກວດ 5 ຈຸດ ຈຸດລະ 10 ຕົ້ນ. ຖືກກັດບໍ່ຮອດ 10% ໃຊ້ມືບີບ, 10–20% ສີດສະເພາະຕົ້ນ, ເກີນ 20% ຈຶ່ງສີດໝົດ”. ມື້ນີ້ຫົກໄຮ່ ສອງໄຮ່ບີບ ສາມໄຮ່ສີດເປັນຈຸດ ມີໄຮ່ດຽວຕ້ອງສີດໝົດ.</p>
<ul>
<li>ເວລາ: ຫຼັງ 5 ໂມງແລງ ໜອນອອກມາກິນ;</li>
<li>ບ່ອນ: ຈໍ່ຫົວສີດໃສ່ຍອດກວຍ ໃຫ້ນ້ຳຢາໄຫຼລົງ;</li>
<li>ຢາ: ສັບປ່ຽນຢາຊີວະພາບກັບຢາເຄມີ ຢາຊະນິດດຽວບໍ່ເກີນ 2 ເທື່ອຕໍ່ລະດູ;</li>
<li>ວິທີບ້ານ: ຊາຍລະອຽດປົນຂີ້ເທົ່າ ຕົ້ນລະຢິບ ໃຊ້ໄດ້ຍາມຝົນໜ້ອຍ.</li>
</ul>
<p>ເອື້ອຍຄຳແກ້ວ ປີກາຍສີດສີ່ເທື່ອຍັງເສຍ 20% ປີນີ້ປູກໄວສອງອາທິດ ຂອບໄຮ່ປູກຫຍ້າລໍ້ແມງໄຂ່ ຮອດດຽວນີ້ບີບໜອນເທື່ອດຽວ. “ກາງຄືນສ່ອງໄຟລົງໄຮ່ເອງ ບໍ່ຟັງແຕ່ຄົນຂາຍຢາ” ລາວເວົ້າ.</p>`,
      en: `<p>At eight Souliya, an adviser in Phieng, walks six families through their maize. He looks at leaves first: a row of clear panes is the work of first-stage larvae; what looks like sawdust in the whorl means the third.</p>
<p>“Five points, ten plants each. Below ten per cent, use your fingers. Ten to twenty, spray those plants. Only above twenty the field.” Of six fields two need fingers, three spots, one everything.</p>
<ul>
<li>When: after five in the afternoon, when they come out to feed.</li>
<li>Where: straight into the whorl, poured rather than sprinkled.</li>
<li>What: biological and chemical products in turn, none more than twice a season.</li>
<li>At home: fine sand with ash, a pinch to the plant, where it rains little.</li>
</ul>
<p>Khamkeo sprayed four times last year and still lost a fifth. This year she sowed two weeks earlier and planted a border of grass on which moths prefer to lay; she has picked larvae once. What has changed most, she says, is going out with a torch at night instead of asking the shop what to spray.</p>`,
    },
    source: SOURCES.advisers,
    author: "Phetsamone Keo",
  },
  {
    kind: "industry",
    division: "LA1606",
    cover: demoPicture("cassava"),
    appeared: "03-12",
    title: { zh: "花叶不是缺肥：木薯种茎今年要挑三遍", lo: "ໃບດ່າງບໍ່ແມ່ນຂາດຝຸ່ນ: ປີນີ້ທ່ອນພັນມັນຕົ້ນຕ້ອງຄັດສາມເທື່ອ" },
    summary: {
      zh: "占巴塞、沙拉湾部分地块木薯花叶明显，减产两到五成。春种前选茎、留种、换种三关怎么把。",
      lo: "ບາງໄຮ່ຢູ່ຈຳປາສັກ ແລະ ສາລະວັນ ໃບດ່າງຫຼາຍ ຜົນຜະລິດຫຼຸດ 20–50%. ກ່ອນປູກຄັດທ່ອນພັນແນວໃດ.",
    },
    content: {
      zh: `<p>叶子黄绿相间、皱缩扭曲，很多农户以为缺肥，追了两次尿素不见好。丰通县农技员说，这是木薯花叶病毒，由带病种茎和烟粉虱传播，没有药治。</p>
<p>今年春种前，平台农技服务组建议把种茎挑三遍：</p>
<ol>
<li><strong>收获前挑。</strong>十到十二月叶还在时走一遍地，健株系红绳，只从系绳的株上留种；</li>
<li><strong>砍茎时挑。</strong>取中下段，八到十个月龄，芽眼密、髓心白；有褐条的不要；</li>
<li><strong>出苗后挑。</strong>三周、六周各巡一次，病株连根拔除带出地外晒死，空穴改种花生。</li>
</ol>
<p>发病超过三成的地块，最好停一年，轮作玉米或豆类。邻县客商成车拉来的便宜种茎，来路不明的不要买——省下八万基普，赔掉一季。</p>`,
      lo: `<p>ໃບເຫຼືອງຂຽວປົນກັນ ຫຍໍ້ບິດ ຫຼາຍຄົນຄິດວ່າຂາດຝຸ່ນ ໃສ່ຢູເຣຍສອງເທື່ອກໍບໍ່ດີຂຶ້ນ. ວິຊາການເມືອງໂພນທອງບອກວ່າ ນີ້ແມ່ນພະຍາດໃບດ່າງຈາກໄວຣັສ ຕິດຕໍ່ທາງທ່ອນພັນ ແລະ ແມງຫວີ່ຂາວ ບໍ່ມີຢາປົວ.</p>
<p>ກ່ອນປູກ ທີມວິຊາການແນະນຳໃຫ້ຄັດສາມເທື່ອ:</p>
<ol>
<li><strong>ກ່ອນຂຸດ.</strong> ເດືອນ 10–12 ຍາມຍັງມີໃບ ຍ່າງເບິ່ງທົ່ວໄຮ່ ມັດເຊືອກແດງໃສ່ຕົ້ນດີ ເອົາພັນແຕ່ຕົ້ນນັ້ນ;</li>
<li><strong>ຕອນຕັດ.</strong> ເອົາກາງລຳຫາໂຄນ ອາຍຸ 8–10 ເດືອນ ຕາຖີ່ ໄສ້ຂາວ;</li>
<li><strong>ຫຼັງງອກ.</strong> 3 ອາທິດ ແລະ 6 ອາທິດ ກວດຄືນ ຕົ້ນເປັນພະຍາດຫຼົກອອກນອກໄຮ່ ຂຸມຫວ່າງປູກຖົ່ວດິນ.</li>
</ol>
<p>ໄຮ່ທີ່ເປັນເກີນ 30% ຄວນພັກໜຶ່ງປີ ປູກສາລີ ຫຼື ຖົ່ວ. ທ່ອນພັນລາຄາຖືກທີ່ບໍ່ຮູ້ແຫຼ່ງທີ່ມາ ຢ່າຊື້ ປະຢັດ 80.000 ກີບ ແຕ່ເສຍທັງລະດູ.</p>`,
    },
    source: SOURCES.advisers,
    author: "Vilaysack Chanthala",
  },
  {
    kind: "weather",
    division: "LA1103",
    cover: demoPicture("mekong", 1),
    appeared: "08-12",
    title: {
      zh: "水退三天内补什么：巴卡丁淹水田补种记",
      lo: "ນ້ຳລົດແລ້ວສາມມື້ ປູກຫຍັງແທນ: ນາຖືກນ້ຳຖ້ວມຢູ່ປາກກະດິງ",
      en: "Three days after the flood: what to replant in Pakkading",
    },
    summary: {
      zh: "湄公河支流回落，波里坎赛沿岸两千余公顷稻田露出。淹四天以内的能救，七天以上的要改种。",
      lo: "ນ້ຳສາຂາແມ່ນ້ຳຂອງລົດລົງ ນາແຄມນ້ຳບໍລິຄຳໄຊ 2.000 ກວ່າເຮັກຕາໂຜ່ຄືນ. ຖ້ວມບໍ່ເກີນ 4 ມື້ຊ່ວຍໄດ້ ເກີນ 7 ມື້ຕ້ອງປູກໃໝ່.",
      en: "Rivers have fallen and 2,000 hectares along the Mekong in Bolikhamxay are out of the water. Four days under can be saved; seven cannot.",
    },
    content: {
      zh: `<p>巴卡丁县沿河的田里，水线留在电线杆一米二的地方。水退第二天，村民用竹竿挑开挂在稻上的水草，蹲下摸茎：捏着硬、里头白的还活；一捏就瘪、带臭味的，死了。</p>
<table>
<thead><tr><th scope="col">没顶天数</th><th scope="col">成活</th><th scope="col">怎么办</th></tr></thead>
<tbody>
<tr><td>2 天以内</td><td>九成以上</td><td>洗泥、浅水、五天后少量追氮</td></tr>
<tr><td>3—4 天</td><td>五到七成</td><td>移密补稀，从高田分蘖匀苗</td></tr>
<tr><td>5—6 天</td><td>两成左右</td><td>看分蘖节，过半发黑就改种</td></tr>
<tr><td>7 天以上</td><td>基本无收</td><td>直播九十五天短季稻，或改种绿豆、蔬菜</td></tr>
</tbody>
</table>
<p>时间最要紧：八月二十五日以后再播水稻，十一月灌浆遇冷会瘪。县里四个村的种子互助组已经匀出短季稻种三点六吨，秋后按斤还粮，不计利。</p>
<p>积水田别急着撒肥，根还没缓过来；先开沟放水，露田两天。鱼塘漫过的，先测水再补苗。家里喝的井水，漂白粉消毒一昼夜以后再用。</p>`,
      lo: `<p>ນາແຄມນ້ຳຢູ່ປາກກະດິງ ຮອຍນ້ຳຍັງຕິດເສົາໄຟຟ້າສູງ 1,2 ແມັດ. ນ້ຳລົດມື້ທີສອງ ຊາວບ້ານເອົາໄມ້ໄຜ່ເຂ່ຍຫຍ້ານ້ຳອອກຈາກຕົ້ນເຂົ້າ ແລ້ວຈັບລຳເບິ່ງ: ແຂງ ທາງໃນຂາວ ຍັງບໍ່ຕາຍ; ອ່ອນ ເໝັນ ແມ່ນຕາຍແລ້ວ.</p>
<table>
<thead><tr><th scope="col">ຖ້ວມຍອດ</th><th scope="col">ລອດ</th><th scope="col">ເຮັດແນວໃດ</th></tr></thead>
<tbody>
<tr><td>ບໍ່ເກີນ 2 ມື້</td><td>90% ຂຶ້ນໄປ</td><td>ລ້າງຂີ້ຕົມ ໄວ້ນ້ຳຕື້ນ 5 ມື້ຈຶ່ງໃສ່ຝຸ່ນໜ້ອຍໜຶ່ງ</td></tr>
<tr><td>3–4 ມື້</td><td>50–70%</td><td>ແຍກກໍຖີ່ ໄປປູກບ່ອນຫວ່າງ</td></tr>
<tr><td>5–6 ມື້</td><td>ປະມານ 20%</td><td>ໂຄນດຳເກີນເຄິ່ງ ໃຫ້ປູກໃໝ່</td></tr>
<tr><td>7 ມື້ຂຶ້ນໄປ</td><td>ບໍ່ເຫຼືອ</td><td>ຫວ່ານເຂົ້າ 95 ມື້ ຫຼື ປູກຖົ່ວຂຽວ ຜັກ</td></tr>
</tbody>
</table>
<p>ເວລາສຳຄັນທີ່ສຸດ: ຫຼັງ 25 ສິງຫາ ຖ້າຍັງຫວ່ານເຂົ້າ ເດືອນພະຈິກຈະຖືກໜາວ ເມັດລີບ. ກຸ່ມຊ່ວຍເຫຼືອແນວພັນ 4 ບ້ານ ແບ່ງແນວເຂົ້າອາຍຸສັ້ນ 3,6 ໂຕນ ຫຼັງເກັບກ່ຽວຄ່ອຍໃຊ້ຄືນເປັນເຂົ້າ ບໍ່ຄິດດອກເບ້ຍ.</p>
<p>ນາທີ່ນ້ຳຍັງຂັງ ຢ່າຟ້າວໃສ່ຝຸ່ນ ເປີດຮ່ອງລະບາຍ ປ່ອຍແຫ້ງ 2 ມື້ກ່ອນ. ນ້ຳສ້າງທີ່ກິນ ໃຫ້ໃສ່ຢາຂ້າເຊື້ອໜຶ່ງວັນໜຶ່ງຄືນ ຈຶ່ງໃຊ້.</p>`,
      en: `<p>In the riverside fields of Pakkading the mark stands at 1.2 metres on the poles. On the second day people lift weed off the rice with bamboo and feel the stems. Firm and white within, it lives. Soft and foul, it is dead.</p>
<table>
<thead><tr><th scope="col">Under water</th><th scope="col">Alive</th><th scope="col">What to do</th></tr></thead>
<tbody>
<tr><td>up to 2 days</td><td>nine tenths</td><td>rinse off mud, keep water shallow, a little nitrogen after five days</td></tr>
<tr><td>3–4 days</td><td>half or more</td><td>split thick hills and fill the gaps</td></tr>
<tr><td>5–6 days</td><td>a fifth</td><td>if more than half of the bases are black, replant</td></tr>
<tr><td>7 days and more</td><td>nothing</td><td>sow a 95-day rice, or mung beans and vegetables</td></tr>
</tbody>
</table>
<p>Time decides. Rice sown after 25 August fills in the cold of November, and stays empty. Seed groups of four villages have set aside 3.6 tonnes of short-season seed, to be returned in paddy after harvest, without interest.</p>
<p>Do not throw fertiliser into standing water: open drains and let the field breathe for two days. Well water wants chlorine and a day and a night before anyone drinks it.</p>`,
    },
    source: SOURCES.weather,
    author: "Sengdeuane Phommavong",
  },
];
