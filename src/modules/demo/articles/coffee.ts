import { demoPicture } from "../subjects.ts";
import { figure, SOURCES, type DemoArticle } from "./written-article.ts";

export const COFFEE: readonly DemoArticle[] = [
  {
    kind: "market",
    division: "LA1604",
    cover: demoPicture("coffee-slope", 1),
    appeared: "11-12",
    isPinned: true,
    title: {
      zh: "波罗芬高原咖啡开采：红果先行，晒场抢晴天",
      lo: "ພູພຽງບໍລະເວນເລີ່ມເກັບກາເຟ: ເລືອກແຕ່ໝາກສຸກ ຟ້າວຕາກໃຫ້ທັນແດດ",
      en: "Bolaven begins its coffee harvest: red cherries first, and a race for dry days",
    },
    summary: {
      zh: "巴松县阿拉比卡咖啡进入第一轮采收。今年花期雨水均匀，果形整齐，但采工紧、晴天短，合作社把功夫下在分批采摘和当日脱皮上。",
      lo: "ກາເຟອາຣາບິກາຢູ່ເມືອງປາກຊ່ອງເຂົ້າສູ່ຮອບເກັບທຳອິດ. ປີນີ້ຝົນດີໃນຍາມອອກດອກ ໝາກງາມສະເໝີກັນ ແຕ່ຄົນງານມີໜ້ອຍ ແລະ ມື້ແດດສັ້ນ ກຸ່ມຜະລິດຈຶ່ງເນັ້ນການເກັບເປັນຮອບ ແລະ ປອກເປືອກພາຍໃນມື້.",
      en: "Arabica picking has started in Paksong. Rain was even at flowering and the cherries are uniform, but pickers are few and dry days short, so cooperatives concentrate on selective rounds and same-day pulping.",
    },
    content: {
      zh: `<p>清晨六点，巴松县城外四十三公里处的咖啡林还罩着雾。采摘组的二十多个人已经挂好腰篓，从海拔较低的地块往上走。“今天只摘全红的，带青的、半黄的一颗都不要。”组长反复交代。</p>
<h2>三轮采摘，第一轮不求多</h2>
<p>波罗芬高原海拔一千至一千三百米，阿拉比卡从十一月上旬陆续转红，到次年一月下旬采完；海拔低的罗布斯塔要晚一个多月。当地多数合作社分三轮采：第一轮摘早熟果，占总量两成左右；第二轮在十二月中旬，占六成；第三轮扫尾。</p>
${figure("coffee-cherries", 1, "咖啡林里，采摘人把红果放进腰篓", "第一轮只收全红果，熟度直接决定杯中的甜感。")}
<p>分轮采摘多花工钱，却少挨扣价。收购站按熟果率定级：</p>
<table>
<thead><tr><th scope="col">等级</th><th scope="col">红果比例</th><th scope="col">鲜果收购价（基普／公斤）</th></tr></thead>
<tbody>
<tr><td>一级</td><td>95% 以上</td><td>14,500</td></tr>
<tr><td>二级</td><td>85%—95%</td><td>12,800</td></tr>
<tr><td>统货</td><td>85% 以下</td><td>10,500</td></tr>
</tbody>
</table>
<p>以一户三公顷、亩产中等的农户计算，一级果与统货之间的差价，足够付清全部采工的工钱。</p>
<h2>当日脱皮，水要省着用</h2>
<p>鲜果离枝八小时内脱皮，是今年各加工点的硬要求。高原上的“雾山咖啡生产组”新换了两台节水脱皮机，每吨鲜果用水从十立方米降到三立方米以下，果皮堆沤后回到地里作肥料。</p>
<ul>
<li>浮选：先去掉虫果和空果，浮果单独晒，不混入带壳豆；</li>
<li>发酵：夜间气温十六七度时需二十四至三十小时，用手搓到豆壳发涩为止；</li>
<li>晾晒：架高晒床，厚度不超过四厘米，含水率降到百分之十一再入库。</li>
</ul>
<h2>人手从哪里来</h2>
<p>采收高峰每公顷需要十二到十五名采工。沙拉湾、色贡两省收完稻子的村民常在这时上山，吃住由园主安排，按筐计酬，一名熟手一天能摘六十到八十公斤。今年巴松的几家合作社约好错开日子，把工人按村轮换，避免互相抬价。</p>
<blockquote><p>“早采一个星期，多卖几公斤；晚采一个星期，多卖一个价钱。我们选后一个。”生产组组长坎芒说。</p></blockquote>
<p>气象上，十一月下旬高原仍有零星阵雨。农技人员提醒：晒床备好透明雨布，含水率未到百分之二十的豆子淋雨后要摊开重晒，不可堆放过夜。高原各合作社的在售产品见<a href="/home/qyncInfo" rel="noopener">区域农产品</a>。</p>`,
      lo: `<p>ຫົກໂມງເຊົ້າ ສວນກາເຟຢູ່ຫຼັກ 43 ເມືອງປາກຊ່ອງ ຍັງປົກຄຸມດ້ວຍໝອກ. ກຸ່ມເກັບກາເຟ 20 ກວ່າຄົນ ຫ້ອຍກະຕ່າໃສ່ແອວ ແລ້ວຍ່າງຈາກຕອນລຸ່ມຂຶ້ນໄປຕອນເທິງ. “ມື້ນີ້ເກັບແຕ່ໝາກແດງເຕັມ ໝາກຂຽວ ໝາກເຫຼືອງ ບໍ່ເອົາຈັກໜ່ວຍ” ຫົວໜ້າກຸ່ມບອກຊ້ຳແລ້ວຊ້ຳອີກ.</p>
<h2>ເກັບສາມຮອບ ຮອບທຳອິດບໍ່ເອົາຫຼາຍ</h2>
<p>ພູພຽງບໍລະເວນສູງ 1.000–1.300 ແມັດ. ອາຣາບິກາເລີ່ມແດງແຕ່ຕົ້ນເດືອນພະຈິກ ແລະ ເກັບໝົດໃນທ້າຍເດືອນມັງກອນ ສ່ວນໂຣບັສຕາຢູ່ບ່ອນຕ່ຳກວ່າ ຊ້າກວ່າເດືອນປາຍ. ກຸ່ມຜະລິດສ່ວນຫຼາຍເກັບສາມຮອບ: ຮອບທຳອິດປະມານ 20% ຂອງທັງໝົດ, ຮອບສອງກາງເດືອນທັນວາປະມານ 60% ແລະ ຮອບສາມເກັບທີ່ເຫຼືອ.</p>
${figure("coffee-cherries", 1, "ຄົນເກັບກາເຟເອົາໝາກແດງໃສ່ກະຕ່າຢູ່ໃນສວນ", "ຮອບທຳອິດຮັບແຕ່ໝາກແດງເຕັມ ຄວາມສຸກຄືລົດຫວານໃນຈອກ.")}
<p>ເກັບເປັນຮອບເສຍຄ່າແຮງຫຼາຍກວ່າ ແຕ່ບໍ່ຖືກຕັດລາຄາ. ຈຸດຮັບຊື້ແບ່ງຊັ້ນຕາມສ່ວນໝາກສຸກ:</p>
<table>
<thead><tr><th scope="col">ຊັ້ນ</th><th scope="col">ສ່ວນໝາກແດງ</th><th scope="col">ລາຄາໝາກສົດ (ກີບ/ກິໂລ)</th></tr></thead>
<tbody>
<tr><td>ຊັ້ນ 1</td><td>95% ຂຶ້ນໄປ</td><td>14.500</td></tr>
<tr><td>ຊັ້ນ 2</td><td>85%–95%</td><td>12.800</td></tr>
<tr><td>ປະສົມ</td><td>ຕ່ຳກວ່າ 85%</td><td>10.500</td></tr>
</tbody>
</table>
<p>ສຳລັບຄອບຄົວທີ່ມີສວນ 3 ເຮັກຕາ ສ່ວນຕ່າງລະຫວ່າງຊັ້ນ 1 ກັບໝາກປະສົມ ພໍຈ່າຍຄ່າແຮງຄົນເກັບທັງໝົດ.</p>
<h2>ປອກເປືອກພາຍໃນມື້ ໃຊ້ນ້ຳຢ່າງປະຢັດ</h2>
<p>ປີນີ້ທຸກຈຸດປຸງແຕ່ງກຳນົດໃຫ້ປອກເປືອກພາຍໃນ 8 ຊົ່ວໂມງຫຼັງເກັບ. ກຸ່ມຜະລິດກາເຟພູໝອກ ປ່ຽນເຄື່ອງປອກປະຢັດນ້ຳສອງໜ່ວຍ ໝາກສົດ 1 ໂຕນ ເຄີຍໃຊ້ນ້ຳ 10 ແມັດກ້ອນ ດຽວນີ້ບໍ່ເຖິງ 3 ແມັດກ້ອນ ເປືອກໝັກເປັນຝຸ່ນໃສ່ສວນຄືນ.</p>
<ul>
<li>ລອຍນ້ຳ: ຄັດໝາກແມງເຈາະ ແລະ ໝາກກວງອອກ ຕາກແຍກຕ່າງຫາກ;</li>
<li>ໝັກ: ຍາມກາງຄືນ 16–17 ອົງສາ ໃຊ້ເວລາ 24–30 ຊົ່ວໂມງ ຈົນຖູແລ້ວເມັດຝືດມື;</li>
<li>ຕາກ: ເທິງຮ້ານ ໜາບໍ່ເກີນ 4 ຊັງຕີແມັດ ຈົນຄວາມຊຸ່ມເຫຼືອ 11% ຈຶ່ງເຂົ້າສາງ.</li>
</ul>
<h2>ຄົນງານມາແຕ່ໃສ</h2>
<p>ຍາມເກັບຫຼາຍສຸດ 1 ເຮັກຕາຕ້ອງໃຊ້ 12–15 ຄົນ. ຊາວບ້ານແຂວງສາລະວັນ ແລະ ເຊກອງ ທີ່ເກັບກ່ຽວເຂົ້າແລ້ວ ມັກຂຶ້ນມາຮັບຈ້າງ ເຈົ້າຂອງສວນຈັດບ່ອນພັກ ແລະ ເຂົ້າປາໃຫ້ ຄິດຄ່າແຮງເປັນກະຕ່າ ຄົນຊຳນານເກັບໄດ້ມື້ລະ 60–80 ກິໂລ. ປີນີ້ຫຼາຍກຸ່ມຕົກລົງກັນຫຼົບມື້ເກັບ ໝູນວຽນຄົນງານຕາມບ້ານ ເພື່ອບໍ່ໃຫ້ຍາດກັນຂຶ້ນຄ່າແຮງ.</p>
<blockquote><p>“ເກັບໄວໜຶ່ງອາທິດ ໄດ້ຂາຍຫຼາຍກິໂລ, ເກັບຊ້າໜຶ່ງອາທິດ ໄດ້ລາຄາດີ. ພວກເຮົາເລືອກຢ່າງຫຼັງ” ທ່ານ ຄຳໝັ້ນ ຫົວໜ້າກຸ່ມກ່າວ.</p></blockquote>
<p>ທ້າຍເດືອນພະຈິກ ຍັງມີຝົນຕົກເປັນບາງຈຸດ. ວິຊາການເຕືອນໃຫ້ກຽມຜ້າຢາງໃສໄວ້ຂ້າງຮ້ານຕາກ ກາເຟທີ່ຄວາມຊຸ່ມຍັງເກີນ 20% ຖ້າຖືກຝົນຕ້ອງຜາຍອອກຕາກໃໝ່ ຫ້າມກອງຄ້າງຄືນ. ຜະລິດຕະພັນຂອງກຸ່ມຕ່າງໆ ເບິ່ງໄດ້ທີ່ <a href="/home/qyncInfo" rel="noopener">ຜະລິດຕະພັນກະສິກຳຕາມເຂດ</a>.</p>`,
      en: `<p>At six in the morning the gardens at kilometre 43 outside Paksong are still in fog. Some twenty pickers have tied on their baskets and are working uphill from the lower plots. “Only full red today,” their leader keeps telling them. “Nothing green, nothing half yellow.”</p>
<h2>Three rounds, and the first is a small one</h2>
<p>The Bolaven Plateau lies between 1,000 and 1,300 metres. Arabica turns red from early November and is finished by late January; robusta, lower down, comes more than a month later. Most cooperatives pick in three rounds: about a fifth of the crop now, three fifths in mid-December, and the rest after New Year.</p>
${figure("coffee-cherries", 1, "A picker drops red cherries into a waist basket", "Only full red cherries are bought in the first round: ripeness is what becomes sweetness in the cup.")}
<p>Picking in rounds costs more wages and loses less at the scales. Buying stations pay by the share of ripe cherries:</p>
<table>
<thead><tr><th scope="col">Grade</th><th scope="col">Red cherries</th><th scope="col">Fresh cherry, kip per kg</th></tr></thead>
<tbody>
<tr><td>First</td><td>95% or more</td><td>14,500</td></tr>
<tr><td>Second</td><td>85–95%</td><td>12,800</td></tr>
<tr><td>Mixed</td><td>below 85%</td><td>10,500</td></tr>
</tbody>
</table>
<p>For a family with three hectares and an average crop, the difference between first grade and mixed pays for all its pickers.</p>
<h2>Pulped the same day, with less water</h2>
<p>Every station now asks for pulping within eight hours. The Phou Mok group on the plateau has replaced two old pulpers: a tonne of cherries used to take ten cubic metres of water and now takes less than three. The skins are composted and go back to the trees.</p>
<ul>
<li>Float: take out bored and empty cherries and dry them apart.</li>
<li>Ferment: 24 to 30 hours when nights are at 16–17 °C, until the parchment feels rough between the fingers.</li>
<li>Dry: on raised beds, no deeper than four centimetres, down to 11 per cent moisture.</li>
</ul>
<h2>Where the hands come from</h2>
<p>At the peak a hectare needs twelve to fifteen pickers. Villagers from Salavan and Sekong come up once their rice is in. Owners give them board and lodging and pay by the basket; a practised hand picks 60 to 80 kilograms a day. This year several cooperatives have agreed to stagger their days and share crews village by village rather than outbid each other.</p>
<blockquote><p>“Pick a week early and you sell a few kilos more. Pick a week late and you sell at a better price. We choose the second,” says Khammanh, who leads the group.</p></blockquote>
<p>Scattered showers are still likely in late November. Advisers recommend clear tarpaulins beside every bed; beans above 20 per cent moisture that got wet must be spread again, never heaped overnight. What the plateau's cooperatives have for sale is listed under <a href="/home/qyncInfo" rel="noopener">regional products</a>.</p>`,
    },
    source: SOURCES.markets,
    author: "Khamsone Vilayphan",
  },
  {
    kind: "market",
    division: "530502",
    cover: demoPicture("coffee-beans", 1),
    appeared: "12-18",
    title: {
      zh: "潞江坝咖啡鲜果价走稳，庄园提前锁定精品豆",
      lo: "ລາຄາກາເຟສົດຢູ່ລຸ່ມແມ່ນ້ຳລູຈຽງຊົງຕົວ ຜູ້ຊື້ຈອງກາເຟຄຸນນະພາບລ່ວງໜ້າ",
      en: "Coffee cherry prices hold in the Lujiang valley as estates reserve their best lots",
    },
    summary: {
      zh: "保山隆阳区潞江坝采收过三成，全红果收购价稳定在每公斤八元上下，日晒与蜜处理批次多在采收前已谈妥买家。",
      lo: "ເຂດລົງຢາງ ນະຄອນເປົາຊານ ເກັບກາເຟໄດ້ 30% ແລ້ວ ໝາກແດງເຕັມຊື້ຂາຍກັນປະມານ 8 ຢວນຕໍ່ກິໂລ ສ່ວນກາເຟຕາກທັງໝາກ ແລະ ແບບນ້ຳເຜິ້ງ ມີຜູ້ຈອງກ່ອນເກັບ.",
      en: "A third of the crop is in around Lujiang in Baoshan. Full red cherries fetch about eight yuan a kilogram, and most natural and honey lots had buyers before picking began.",
    },
    content: {
      zh: `<p>怒江河谷的午后气温仍有二十六七度，潞江坝的晒架从江边一直排到半坡。截至本周，当地咖啡采收量约占全年的三成，比常年略早。</p>
<p>记者在三个收购点看到，全红果每公斤七元八角至八元三角，混采果六元五角左右，与上月相比波动不超过三角。收购商说，今年国内连锁门店备货早，带壳豆没有出现往年“年前压价”的情形。</p>
<p>变化更大的是处理方式。坝区种植户杨绍全家有四十二亩铁皮卡老树，往年全部卖鲜果，今年留下两吨做日晒：</p>
<ol>
<li>采后当天糖度检测，低于十八度的不入架；</li>
<li>头三天每小时翻动一次，第四天起盖遮阳网慢晒；</li>
<li>二十二至二十五天下架，带果皮静置一个月再脱壳。</li>
</ol>
<p>“慢是慢，一公斤生豆能多卖二十多块。”他说。不过农技人员提醒，日晒占架时间长，没有足够架位和人手的农户不宜跟风，河谷冬末的大风也会把豆子吹得外干内湿。</p>`,
      lo: `<p>ຕອນບ່າຍຢູ່ຮ່ອມແມ່ນ້ຳສາລະວິນຕອນເທິງ ອຸນຫະພູມຍັງ 26–27 ອົງສາ ຮ້ານຕາກກາເຟຢາຍແຕ່ແຄມນ້ຳຂຶ້ນໄປຮອດເຄິ່ງພູ. ຮອດອາທິດນີ້ ເກັບໄດ້ປະມານ 30% ຂອງທັງປີ ໄວກວ່າປົກກະຕິໜ້ອຍໜຶ່ງ.</p>
<p>ຢູ່ສາມຈຸດຮັບຊື້ ໝາກແດງເຕັມກິໂລລະ 7,8–8,3 ຢວນ ໝາກປະສົມປະມານ 6,5 ຢວນ ທຽບໃສ່ເດືອນແລ້ວ ຂຶ້ນລົງບໍ່ເກີນ 0,3 ຢວນ. ຜູ້ຮັບຊື້ເວົ້າວ່າ ຮ້ານກາເຟໃນຈີນສັ່ງສິນຄ້າໄວ ຈຶ່ງບໍ່ມີການກົດລາຄາກ່ອນປີໃໝ່ຄືທຸກປີ.</p>
<p>ສິ່ງທີ່ປ່ຽນຫຼາຍແມ່ນວິທີປຸງແຕ່ງ. ຄອບຄົວ ຢາງ ຊ້າວສວນ ມີຕົ້ນກາເຟທິບປິກາເກົ່າ 42 ໝູ່ (ປະມານ 2,8 ເຮັກຕາ) ແຕ່ກ່ອນຂາຍໝາກສົດໝົດ ປີນີ້ເກັບໄວ້ສອງໂຕນເພື່ອຕາກທັງໝາກ:</p>
<ol>
<li>ວັດຄວາມຫວານໃນມື້ເກັບ ຕ່ຳກວ່າ 18 ບໍ່ເອົາຂຶ້ນຮ້ານ;</li>
<li>ສາມມື້ທຳອິດ ປີ້ນທຸກຊົ່ວໂມງ ແຕ່ມື້ທີສີ່ ກາງຕາໜ່າງບັງແດດ;</li>
<li>22–25 ມື້ຈຶ່ງເກັບລົງ ພັກໄວ້ທັງເປືອກໜຶ່ງເດືອນ ແລ້ວຈຶ່ງສີ.</li>
</ol>
<p>“ຊ້າແທ້ ແຕ່ກາເຟສານກິໂລໜຶ່ງ ຂາຍໄດ້ເພີ່ມ 20 ກວ່າຢວນ” ລາວເວົ້າ. ວິຊາການເຕືອນວ່າ ວິທີນີ້ກິນບ່ອນຕາກດົນ ຄອບຄົວທີ່ຮ້ານ ແລະ ແຮງງານບໍ່ພໍ ບໍ່ຄວນເຮັດຕາມ.</p>`,
      en: `<p>Afternoons along the upper Salween still reach 26 or 27 degrees, and drying beds stand from the river to half way up the slope. About 30 per cent of the crop has been picked, a little earlier than usual.</p>
<p>At three buying points this week full red cherries brought 7.80 to 8.30 yuan a kilogram and mixed cherries about 6.50, no more than 0.30 off last month. Buyers say coffee chains stocked up early, so the usual squeeze before New Year has not come.</p>
<p>Processing is what has changed. Yang Shaoquan has 42 mu, just under three hectares, of old Typica. He used to sell everything fresh; this year two tonnes stay for natural drying:</p>
<ol>
<li>Sugar is measured on the day of picking; below 18 Brix nothing goes on the beds.</li>
<li>Turned every hour for three days, then dried slowly under shade net.</li>
<li>Off the beds after 22 to 25 days, rested in the husk for a month, and only then hulled.</li>
</ol>
<p>“It is slow, but a kilo of green coffee brings twenty yuan more,” he says. Advisers warn that naturals occupy a bed for weeks: a farm without spare beds and hands should not follow, and the valley's late-winter wind can leave beans dry outside and wet within.</p>`,
    },
    source: SOURCES.markets,
    author: "段丽芬 Duan Lifen",
  },
  {
    kind: "enterprise",
    division: "LA1407",
    cover: demoPicture("coffee-bag"),
    appeared: "01-14",
    translations: { en: "unchecked" },
    title: {
      zh: "十一位妇女和一台烘豆机：劳甘县小组卖起熟豆",
      lo: "ແມ່ຍິງ 11 ຄົນ ກັບເຄື່ອງຂົ້ວໜຶ່ງໜ່ວຍ: ກຸ່ມເລົ່າງາມຂາຍກາເຟຂົ້ວເອງ",
      en: "Eleven women and one roaster: a group in Lao Ngam sells its own roast",
    },
    summary: {
      zh: "从卖鲜果到卖熟豆，沙拉湾省劳甘县的妇女小组用两个采收季走完了最难的一步：让巴色的咖啡馆愿意回购。",
      lo: "ຈາກຂາຍໝາກສົດ ມາຂາຍກາເຟຂົ້ວ ກຸ່ມແມ່ຍິງເມືອງເລົ່າງາມ ແຂວງສາລະວັນ ໃຊ້ເວລາສອງລະດູຈຶ່ງຜ່ານຂັ້ນຍາກສຸດ ຄືເຮັດໃຫ້ຮ້ານກາເຟຢູ່ປາກເຊສັ່ງຊື້ຊ້ຳ.",
      en: "It took a women's group in Salavan two seasons to get from selling cherries to the hardest step of all: cafés in Pakse that order again.",
    },
    content: {
      zh: `<p>小组的账本是一本小学生作业本。第一页写着两年前的十二月：收鲜果三千二百公斤，卖出，余下的钱买盐、买布。最近一页写的是：熟豆一百四十公斤，十一家店，回购九家。</p>
<p>发起人维莱蓬今年四十四岁。她说转折来自一次失败：第一批三十公斤熟豆深烘过头，送出去没有一家续订。“我们以为黑就是香。”后来她们请巴色一位烘豆师上门教了六天，才学会记录每一锅的入豆温度、一爆时间和失重比例。</p>
<p>如今小组的做法是：罗布斯塔水洗豆中深烘，失重控制在百分之十六；阿拉比卡中烘，百分之十四。每锅六公斤，烘后静置五天再发货。包装袋上写着村名、采摘月份和当次烘焙人的名字。</p>
<blockquote><p>“客人打电话来，直接说要‘婉塔那一锅’，她高兴得一天没坐下。”</p></blockquote>
<p>去年小组总收入折合一亿二千万基普，扣除鲜果、柴气和运费，每人分得约五百万基普。她们下一步想添一台色选机，不过大家决定先攒够一半的钱再谈借款。</p>`,
      lo: `<p>ປຶ້ມບັນຊີຂອງກຸ່ມ ແມ່ນປຶ້ມຂຽນຂອງນັກຮຽນປະຖົມ. ໜ້າທຳອິດຂຽນໄວ້ສອງປີກ່ອນ: ເກັບໝາກສົດ 3.200 ກິໂລ ຂາຍແລ້ວເອົາເງິນຊື້ເກືອ ຊື້ຜ້າ. ໜ້າຫຼ້າສຸດຂຽນວ່າ: ກາເຟຂົ້ວ 140 ກິໂລ, 11 ຮ້ານ, ສັ່ງຊ້ຳ 9 ຮ້ານ.</p>
<p>ແມ່ວິໄລພອນ ຜູ້ລິເລີ່ມ ອາຍຸ 44 ປີ ເລົ່າວ່າ ຈຸດປ່ຽນແມ່ນຍ້ອນຄວາມຜິດພາດ: ກາເຟຂົ້ວຊຸດທຳອິດ 30 ກິໂລ ຂົ້ວເຂັ້ມເກີນໄປ ບໍ່ມີຮ້ານໃດສັ່ງອີກ. “ພວກເຮົາຄິດວ່າດຳແລ້ວຈຶ່ງຫອມ”. ຫຼັງຈາກນັ້ນ ເຊີນຊ່າງຂົ້ວຢູ່ປາກເຊມາສອນ 6 ມື້ ຈຶ່ງຮູ້ຈັກບັນທຶກອຸນຫະພູມ, ເວລາເມັດແຕກຄັ້ງທຳອິດ ແລະ ນ້ຳໜັກທີ່ຫຼຸດລົງຂອງແຕ່ລະໝໍ້.</p>
<p>ປັດຈຸບັນ ໂຣບັສຕາຂົ້ວກາງຫາເຂັ້ມ ນ້ຳໜັກຫຼຸດ 16%, ອາຣາບິກາຂົ້ວກາງ 14%. ໝໍ້ລະ 6 ກິໂລ ຂົ້ວແລ້ວພັກໄວ້ 5 ມື້ຈຶ່ງສົ່ງ. ຢູ່ຖົງຂຽນຊື່ບ້ານ, ເດືອນທີ່ເກັບ ແລະ ຊື່ຄົນຂົ້ວ.</p>
<blockquote><p>“ລູກຄ້າໂທມາຖາມຫາ ‘ໝໍ້ຂອງວັນທາ’ ລາວດີໃຈຈົນນັ່ງບໍ່ຕິດໝົດມື້.”</p></blockquote>
<p>ປີກາຍ ກຸ່ມມີລາຍຮັບ 120 ລ້ານກີບ ຫັກຄ່າໝາກສົດ ຄ່າແກັສ ແລະ ຄ່າຂົນສົ່ງແລ້ວ ແບ່ງໄດ້ຄົນລະປະມານ 5 ລ້ານກີບ. ຕໍ່ໄປຢາກໄດ້ເຄື່ອງຄັດສີ ແຕ່ທຸກຄົນຕົກລົງກັນວ່າ ທ້ອນເງິນໃຫ້ໄດ້ເຄິ່ງໜຶ່ງກ່ອນ ຈຶ່ງຄ່ອຍເວົ້າເລື່ອງກູ້ຢືມ.</p>`,
      en: `<p>The group keeps its accounts in a school exercise book. The first page is from December two years ago: 3,200 kilograms of cherries, sold; salt and cloth bought. The latest page says: 140 kilograms roasted, eleven cafés, nine have ordered again.</p>
<p>Vilayphone, 44, who began it, says a failure taught them most. The first thirty kilograms were roasted far too dark and nobody reordered. “We thought black meant fragrant.” They asked a roaster from Pakse to come for six days, and learned to write down charge temperature, first crack and weight loss for every batch.</p>
<p>Now washed robusta is taken to a weight loss of 16 per cent and arabica to 14. A batch is six kilograms and rests five days before it leaves. Each bag names the village, the month of picking and the woman who roasted it.</p>
<blockquote><p>“A customer rang and asked for ‘Vantha's batch’. She could not sit down all day.”</p></blockquote>
<p>Last year the group took in 120 million kip; after cherries, gas and transport each member had about five million. They would like a colour sorter next, but have agreed to save half the price before they talk of a loan.</p>`,
    },
    source: SOURCES.editors,
    author: "Soukphaphone Inthavong",
  },
  {
    kind: "technology",
    division: "LA1504",
    cover: demoPicture("coffee-slope", 2),
    appeared: "06-20",
    translations: { lo: "outdated" },
    title: {
      zh: "补种咖啡先种遮荫树：塔腾县的三层园",
      lo: "ປູກກາເຟແຊມ ໃຫ້ປູກໄມ້ບັງແດດກ່ອນ: ສວນສາມຊັ້ນຂອງເມືອງທ່າແຕງ",
      en: "Shade before coffee: three-layer gardens in Thateng",
    },
    summary: {
      zh: "雨季是补苗的时候。色贡省塔腾县的农户把遮荫树、香蕉和咖啡按先后种下，头三年也有收入。",
      lo: "ລະດູຝົນແມ່ນຍາມປູກແຊມ. ຊາວສວນທ່າແຕງປູກໄມ້ບັງແດດ, ກ້ວຍ ແລະ ກາເຟ ຕາມລຳດັບ ສາມປີທຳອິດກໍມີລາຍຮັບ.",
      en: "The rains are for replanting. Growers in Thateng set shade trees, bananas and coffee one after the other, and have income from the first year.",
    },
    content: {
      zh: `<p>六月的红土吸足了水，正是补苗的时候。塔腾县不少老咖啡园树龄过了二十五年，亩产逐年下降，农户一边砍老树，一边补新苗。县里的农技员蓬萨克劝大家别急：“先把荫种起来。”</p>
<h3>三层怎么搭</h3>
<ul>
<li><strong>上层</strong>：南洋楹、楝树等，行距十二米，第四年起郁闭度控制在三成到四成；</li>
<li><strong>中层</strong>：香蕉或番木瓜，三米见方，十个月开始有收；</li>
<li><strong>下层</strong>：咖啡苗在香蕉长到齐胸高时入土，株距两米、行距两米五。</li>
</ul>
<p>香蕉在第三年底逐步间伐，蕉秆就地铺在咖啡根部保墒。试种户的记录显示，有荫的地块旱季土温低四五度，叶锈病病叶率从百分之二十三降到百分之九，缺点是前两年除草多用工。</p>
<p>补苗还有两条要紧：一是苗龄八个月、六对真叶以上再移栽；二是老树坑不要原坑回种，错开一米，避免线虫。</p>`,
      lo: `<p>ເດືອນມິຖຸນາ ດິນແດງຊຸ່ມພໍດີ ເປັນຍາມປູກແຊມ. ສວນກາເຟເກົ່າຫຼາຍບ່ອນຢູ່ທ່າແຕງ ອາຍຸເກີນ 25 ປີ ຜົນຜະລິດຫຼຸດລົງທຸກປີ. ທ່ານ ພົງສັກ ວິຊາການເມືອງ ແນະນຳວ່າຢ່າຟ້າວ: “ປູກຮົ່ມໃຫ້ໄດ້ກ່ອນ”.</p>
<h3>ຈັດສາມຊັ້ນແນວໃດ</h3>
<ul>
<li><strong>ຊັ້ນເທິງ</strong>: ໄມ້ບັງແດດ ໄລຍະ 12 ແມັດ ແຕ່ປີທີສີ່ ໃຫ້ມີຮົ່ມ 30–40%;</li>
<li><strong>ຊັ້ນກາງ</strong>: ກ້ວຍ ຫຼື ໝາກຫຸ່ງ 3 × 3 ແມັດ 10 ເດືອນເລີ່ມໄດ້ເກັບ;</li>
<li><strong>ຊັ້ນລຸ່ມ</strong>: ລົງເບ້ຍກາເຟ ເມື່ອກ້ວຍສູງພຽງເອິກ ໄລຍະ 2 × 2,5 ແມັດ.</li>
</ul>
<p>ທ້າຍປີທີສາມ ຄ່ອຍຕັດກ້ວຍອອກ ເອົາລຳປົກໂຄນກາເຟຮັກສາຄວາມຊຸ່ມ. ສວນທົດລອງມີດິນເຢັນກວ່າ 4–5 ອົງສາໃນລະດູແລ້ງ ແລະ ໃບທີ່ເປັນພະຍາດຂີ້ໝ້ຽງຫຼຸດຈາກ 23% ເຫຼືອ 9%.</p>`,
      en: `<p>By June the red soil has drunk its fill, and it is time to replant. Many gardens in Thateng are past 25 years and yield less every season. Phongsak, a district adviser, asks people not to hurry: “Plant the shade first.”</p>
<h3>How the three layers stand</h3>
<ul>
<li><strong>Above:</strong> albizia or neem in rows twelve metres apart, thinned from the fourth year to 30–40 per cent cover.</li>
<li><strong>Between:</strong> bananas or papayas at three metres, bearing after ten months.</li>
<li><strong>Below:</strong> coffee, set when the bananas reach the chest, two metres by two and a half.</li>
</ul>
<p>Bananas are thinned out at the end of the third year and their stems laid around the coffee. In trial gardens shaded soil was four to five degrees cooler in the dry season and leaves with rust fell from 23 to 9 per cent; the price is more weeding in the first two years.</p>
<p>Two further rules: seedlings of at least eight months with six pairs of leaves, and never into the hole of the old tree; a metre aside keeps nematodes away.</p>`,
    },
    source: SOURCES.advisers,
    author: "Phetsamone Keo",
  },
];
