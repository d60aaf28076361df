import { demoPicture } from "../subjects.ts";
import { figure, SOURCES, type DemoArticle } from "./written-article.ts";

export const PEOPLE: readonly DemoArticle[] = [
  {
    kind: "enterprise",
    division: "LA0103",
    cover: demoPicture("market-street", 1),
    appeared: "11-10",
    title: {
      zh: "万象周三有机菜市：四十六个摊位和一本红黑账",
      lo: "ຕະຫຼາດຜັກອິນຊີວັນພຸດຢູ່ວຽງຈັນ: 46 ຮ້ານ ກັບປຶ້ມບັນຊີແດງດຳ",
      en: "Vientiane's Wednesday organic market: forty-six stalls and a red-and-black book",
    },
    summary: {
      zh: "十五年前七户人家摆起的菜摊，如今一上午卖出四吨菜。凭什么让人相信“没打药”？市场的答案写在一本账里。",
      lo: "15 ປີກ່ອນ ເລີ່ມຈາກ 7 ຄອບຄົວ ດຽວນີ້ເຊົ້າດຽວຂາຍຜັກໄດ້ 4 ໂຕນ. ຈະໃຫ້ຄົນເຊື່ອວ່າ “ບໍ່ໃສ່ຢາ” ໄດ້ແນວໃດ? ຄຳຕອບຢູ່ໃນປຶ້ມບັນຊີ.",
      en: "Seven families began it fifteen years ago; now four tonnes are sold in a morning. Why should anyone believe “no sprays”? The answer is written in a book.",
    },
    content: {
      zh: `<p>周三清晨五点，塞色塔县的广场上亮起一排小灯。摩托三轮、皮卡依次倒进来，筐里是带露水的空心菜、薄荷、莳萝、紫茄。六点钟，第一批买菜的人已经排到路口。</p>
<h2>从七户到四十六摊</h2>
<p>市场的老摊主庞婶记得第一天：七户人家，一张塑料布，卖了不到三十公斤。“人家问，你说没打药，谁证明？”后来农户们成立小组，互相查田、互相记账，再请第三方机构认证，慢慢有了名气。</p>
${figure("market-street", 2, "清晨的菜市，摊位沿街排开", "六点到九点最热闹，十点半以前基本卖完。")}
<table>
<thead><tr><th scope="col">品种</th><th scope="col">本周价（基普／公斤）</th><th scope="col">与普通菜相比</th></tr></thead>
<tbody>
<tr><td>空心菜</td><td>12,000</td><td>高 2,000</td></tr>
<tr><td>生菜</td><td>25,000</td><td>高 5,000</td></tr>
<tr><td>番茄</td><td>22,000</td><td>高 4,000</td></tr>
<tr><td>豇豆</td><td>18,000</td><td>高 3,000</td></tr>
<tr><td>莳萝、香草（小把）</td><td>5,000</td><td>相同</td></tr>
</tbody>
</table>
<h2>红黑账怎么记</h2>
<p>每户一本账，黑笔记用了什么肥、什么时候采，红笔记别人来查时看见的问题。小组每月抽三户，去了先看田边的空瓶，再看账本，最后拔两棵看根。去年红笔一共记了十九次，其中两户停摊一个月。</p>
<p>“停摊的那个月，邻居帮我看摊，卖的是别人的菜，我站在旁边脸发烫。”被停过的农户阿旦现在是查得最严的一个。</p>
<h2>雨季的难处</h2>
<ul>
<li>五月到九月，露地叶菜减产一半，靠防雨小棚补上三成；</li>
<li>蛞蝓、跳甲多，用木瓜叶水和黄板，效果时好时坏；</li>
<li>城里停车越来越难，市场把整点送货改成了早晚两次。</li>
</ul>
<h2>年轻人在哪里</h2>
<p>四十六个摊位里，三十五岁以下的只有六个。庞婶的女儿是其中之一，她开了网上预订，周二晚上截单，周三按袋取菜，占到自家销量的四成。</p>
<blockquote><p>“我妈认脸，我认单。可客人来取菜，还是要和我妈说两句话。”</p></blockquote>
<p>旱季从十一月开始，是一年里菜最好、品种最多的时候。下周起市场加开周六半天。</p>`,
      lo: `<p>ຫ້າໂມງເຊົ້າວັນພຸດ ຢູ່ເດີ່ນເມືອງໄຊເສດຖາ ໄຟດວງນ້ອຍສ່ອງເປັນແຖວ. ລົດສາມລໍ້ ລົດກະບະ ຖອຍເຂົ້າມາເທື່ອລະຄັນ ໃນກະຕ່າມີຜັກບົ້ງ, ຜັກຫອມລາບ, ຜັກຊີ, ໝາກເຂືອ ຍັງຊຸ່ມນ້ຳໝອກ. ຫົກໂມງ ຄົນຊື້ຍືນແຖວຮອດສີ່ແຍກ.</p>
<h2>ຈາກ 7 ຄອບຄົວ ເປັນ 46 ຮ້ານ</h2>
<p>ປ້າແພງ ຈື່ມື້ທຳອິດໄດ້ດີ: 7 ຄອບຄົວ ຜ້າຢາງຜືນໜຶ່ງ ຂາຍໄດ້ບໍ່ຮອດ 30 ກິໂລ. “ຄົນຖາມວ່າ ເຈົ້າວ່າບໍ່ໃສ່ຢາ ໃຜຢືນຢັນ?”. ຕໍ່ມາຈຶ່ງຕັ້ງກຸ່ມ ກວດສວນກັນ ຈົດບັນຊີກັນ ແລ້ວເຊີນອົງການທີສາມມາຢັ້ງຢືນ.</p>
${figure("market-street", 2, "ຕະຫຼາດຜັກຕອນເຊົ້າ ຮ້ານລຽງຕາມຖະໜົນ", "ຫົກໂມງຫາເກົ້າໂມງຄົນຫຼາຍສຸດ ກ່ອນສິບໂມງເຄິ່ງກໍຂາຍໝົດ.")}
<table>
<thead><tr><th scope="col">ຜັກ</th><th scope="col">ອາທິດນີ້ (ກີບ/ກິໂລ)</th><th scope="col">ທຽບຜັກທົ່ວໄປ</th></tr></thead>
<tbody>
<tr><td>ຜັກບົ້ງ</td><td>12.000</td><td>+2.000</td></tr>
<tr><td>ຜັກສະຫຼັດ</td><td>25.000</td><td>+5.000</td></tr>
<tr><td>ໝາກເລັ່ນ</td><td>22.000</td><td>+4.000</td></tr>
<tr><td>ໝາກຖົ່ວຍາວ</td><td>18.000</td><td>+3.000</td></tr>
<tr><td>ຜັກຊີ ຜັກຫອມ (ມັດ)</td><td>5.000</td><td>ເທົ່າກັນ</td></tr>
</tbody>
</table>
<h2>ບັນຊີແດງດຳຈົດແນວໃດ</h2>
<p>ຄອບຄົວລະເຫຼັ້ມ ບິກດຳຈົດວ່າໃສ່ຝຸ່ນຫຍັງ ເກັບມື້ໃດ ບິກແດງຈົດບັນຫາທີ່ຄົນອື່ນມາກວດພົບ. ທຸກເດືອນຈັບສະຫຼາກ 3 ຄອບຄົວ ໄປຮອດເບິ່ງຂວດເປົ່າຢູ່ຂອບສວນກ່ອນ ແລ້ວເບິ່ງບັນຊີ ສຸດທ້າຍຫຼົກຜັກສອງຕົ້ນເບິ່ງຮາກ. ປີກາຍມີບິກແດງ 19 ຄັ້ງ ສອງຄອບຄົວຖືກພັກຂາຍໜຶ່ງເດືອນ.</p>
<p>“ເດືອນນັ້ນ ໄປຢືນເບິ່ງຄົນອື່ນຂາຍ ອາຍຈົນໜ້າຮ້ອນ” ອ້າຍດາ ຜູ້ເຄີຍຖືກພັກ ດຽວນີ້ເປັນຄົນກວດເຂັ້ມສຸດ.</p>
<h2>ຄວາມຍາກໃນລະດູຝົນ</h2>
<ul>
<li>ເດືອນ 5–9 ຜັກໃບຫຼຸດເຄິ່ງໜຶ່ງ ເຮືອນຢາງນ້ອຍຊ່ວຍໄດ້ 30%;</li>
<li>ຫອຍ ແລະ ໝັດຜັກຫຼາຍ ໃຊ້ນ້ຳໃບໝາກຫຸ່ງ ແລະ ແຜ່ນເຫຼືອງດັກແມງ;</li>
<li>ບ່ອນຈອດລົດຍາກ ຕະຫຼາດຈຶ່ງຈັດສົ່ງເຊົ້າແລງສອງຮອບ.</li>
</ul>
<h2>ຄົນໜຸ່ມຢູ່ໃສ</h2>
<p>ໃນ 46 ຮ້ານ ມີຄົນອາຍຸຕ່ຳກວ່າ 35 ປີ ພຽງ 6 ຄົນ. ລູກສາວຂອງປ້າແພງແມ່ນໜຶ່ງໃນນັ້ນ ເປີດຮັບສັ່ງອອນລາຍ ປິດຮັບຄ່ຳວັນອັງຄານ ວັນພຸດມາເອົາເປັນຖົງ ເທົ່າກັບ 40% ຂອງຍອດຂາຍ.</p>
<blockquote><p>“ແມ່ຈື່ໜ້າ ຂ້ອຍຈື່ໃບສັ່ງ. ແຕ່ລູກຄ້າມາເອົາຜັກ ກໍຍັງຢາກລົມກັບແມ່ຈັກສອງຄຳ”.</p></blockquote>
<p>ແຕ່ເດືອນພະຈິກ ລະດູແລ້ງເປັນຍາມຜັກງາມ ແລະ ຫຼາຍຊະນິດທີ່ສຸດ. ອາທິດໜ້າຕະຫຼາດຈະເປີດເຄິ່ງມື້ວັນເສົາຕື່ມ.</p>`,
      en: `<p>At five on Wednesday a row of small lamps comes on in the square of Xaysetha. Three-wheelers and pick-ups back in with morning glory, mint, dill and purple aubergines, still wet. At six the first buyers stand in line to the corner.</p>
<h2>From seven families to forty-six stalls</h2>
<p>Pheng remembers the first day: seven families, a plastic sheet, less than thirty kilograms sold. “People asked: you say no sprays, who vouches for it?” So the growers formed a group, inspected and wrote down each other's fields, and later had outsiders certify them.</p>
${figure("market-street", 2, "Stalls along the street at an early market", "Busiest from six to nine; sold out by half past ten.")}
<table>
<thead><tr><th scope="col">What</th><th scope="col">Kip per kg this week</th><th scope="col">Against ordinary</th></tr></thead>
<tbody>
<tr><td>Morning glory</td><td>12,000</td><td>2,000 more</td></tr>
<tr><td>Lettuce</td><td>25,000</td><td>5,000 more</td></tr>
<tr><td>Tomatoes</td><td>22,000</td><td>4,000 more</td></tr>
<tr><td>Yard-long beans</td><td>18,000</td><td>3,000 more</td></tr>
<tr><td>Dill and herbs, a bunch</td><td>5,000</td><td>the same</td></tr>
</tbody>
</table>
<h2>How the book is kept</h2>
<p>Each family has one. In black: what manure, which day picked. In red: what others found when they came to look. Three farms are drawn by lot each month; the visitors look for empty bottles first, then at the book, then pull two plants and look at the roots. Red was used nineteen times last year, and two families lost their stall for a month.</p>
<p>“I stood there and watched others sell. My face burned,” says Da, who was one of them. He is now the strictest inspector.</p>
<h2>The wet months</h2>
<ul>
<li>From May to September leaf vegetables fall by half; small rain shelters win back a third.</li>
<li>Slugs and flea beetles are met with papaya-leaf water and yellow traps, with mixed success.</li>
<li>Parking grows harder, so deliveries now run morning and evening.</li>
</ul>
<h2>Where the young are</h2>
<p>Only six of forty-six stallholders are under 35. Pheng's daughter is one. She takes orders online until Tuesday night, and bags to be fetched are four tenths of what the family sells.</p>
<blockquote><p>“My mother knows faces, I know orders. But whoever comes for a bag still wants a word with my mother.”</p></blockquote>
<p>From November the dry season brings the best vegetables and the most kinds. From next week the market also opens on Saturday mornings.</p>`,
    },
    source: SOURCES.editors,
    author: "Soukphaphone Inthavong",
  },
  {
    kind: "exhibition",
    division: "LA0201",
    cover: demoPicture("temple", 1),
    appeared: "01-20",
    translations: { lo: "unchecked" },
    title: {
      zh: "稻谷堆成小塔，先敬仓再吃新米：堆谷节里的农家账",
      lo: "ບຸນຄູນລານ: ກອງເຂົ້າເປັນທາດນ້ອຍ ສູ່ຂວັນເຂົ້າກ່ອນຂຶ້ນເລົ້າ",
      en: "Rice heaped like a little stupa: Boun Khoun Lan and the sums of a farming year",
    },
    summary: {
      zh: "一月打谷场上办的“堆谷节”既是还愿，也是盘点：各家报收成、还种子、定来年的换工。",
      lo: "ບຸນຄູນລານເດືອນຍີ່ ບໍ່ພຽງແຕ່ຂອບໃຈແມ່ໂພສົບ ຍັງເປັນມື້ນັບຜົນຜະລິດ ໃຊ້ແນວພັນຄືນ ແລະ ນັດແລກແຮງງານປີໜ້າ.",
      en: "The January feast on the threshing floor gives thanks and takes stock: harvests are named, seed returned, and next year's shared work agreed.",
    },
    content: {
      zh: `<p>打谷场扫得发亮，新谷堆成圆锥，顶上插一束稻穗、几支白烛。老人牵着白线绕谷堆三圈，请稻魂回家；孩子们盯着竹篮里的糯米饭和烤鱼。</p>
<p>村长手里却拿着本子。念完经，他挨家问：收多少、借出去的种子还了没有、哪家缺人手。今年全村一百一十二户，旱稻、水稻合计收谷一百七十六吨，比去年多一成；互助种子仓收回二点四吨，有三户遇了鼠害，大家同意缓到明年。</p>
<p>接下来是最热闹的一段：排换工。来年插秧、修渠、盖房，谁帮谁几天，当场用豆子计数，一颗豆一天工，装进各家的竹筒。</p>
<p>一位在县城工作的年轻人专程回来。他说，手机里什么都能记，但豆子掉进竹筒的声音，“大家都听见了，就不会忘”。</p>`,
      lo: `<p>ລານເຂົ້າປັດກວາດສະອາດ ເຂົ້າໃໝ່ກອງເປັນຈອມຄືທາດ ຍອດປັກຮວງເຂົ້າ ແລະ ທຽນຂາວ. ຜູ້ເຖົ້າຈູງຝ້າຍຂາວອ້ອມກອງເຂົ້າສາມຮອບ ເອີ້ນຂວັນເຂົ້າກັບບ້ານ ເດັກນ້ອຍຈ້ອງເບິ່ງເຂົ້າໜຽວ ແລະ ປີ້ງປາໃນກະຕ່າ.</p>
<p>ແຕ່ນາຍບ້ານຖືປຶ້ມ. ສູດແລ້ວ ລາວຖາມເທື່ອລະຄອບຄົວ: ໄດ້ຈັກກະສອບ ແນວພັນທີ່ຢືມໃຊ້ຄືນແລ້ວບໍ່ ເຮືອນໃດຂາດແຮງງານ. ປີນີ້ 112 ຄອບຄົວ ເຂົ້ານາເຂົ້າໄຮ່ລວມ 176 ໂຕນ ເພີ່ມຂຶ້ນ 10%; ສາງແນວພັນຮັບຄືນ 2,4 ໂຕນ ສາມຄອບຄົວຖືກໜູກິນ ທຸກຄົນຕົກລົງໃຫ້ເລື່ອນໄປປີໜ້າ.</p>
<p>ຕໍ່ໄປແມ່ນຕອນມ່ວນສຸດ: ນັດແລກແຮງ. ປີໜ້າດຳນາ ລອກຄອງ ປຸກເຮືອນ ໃຜຊ່ວຍໃຜຈັກມື້ ນັບດ້ວຍເມັດຖົ່ວ ເມັດໜຶ່ງເທົ່າກັບມື້ໜຶ່ງ ໃສ່ບັ້ງໄມ້ໄຜ່ຂອງແຕ່ລະຄອບຄົວ.</p>
<p>ຊາຍໜຸ່ມທີ່ເຮັດວຽກຢູ່ເທດສະບານກັບມາຮ່ວມບຸນ ເວົ້າວ່າ ໃນໂທລະສັບຈົດໄດ້ທຸກຢ່າງ ແຕ່ສຽງເມັດຖົ່ວຕົກລົງບັ້ງ “ທຸກຄົນໄດ້ຍິນ ກໍບໍ່ລືມ”.</p>`,
      en: `<p>The threshing floor is swept bright. New rice stands in a cone with a sheaf and white candles on top. Elders lead a white thread around it three times to call the spirit of rice home, and children watch the baskets of sticky rice and grilled fish.</p>
<p>The headman has a notebook. After the chanting he asks each house: how much, is borrowed seed returned, who is short of hands. 112 families have 176 tonnes, a tenth more than last year; the seed store has 2.4 tonnes back, and three families visited by rats may wait a year.</p>
<p>Then comes the loudest part, the sharing of work. Planting, canals, a new house: who helps whom for how long is counted in beans, one for a day, dropped into each family's bamboo.</p>
<p>A young man came back from town for it. A telephone can remember everything, he says, but the sound of a bean in the bamboo “everybody has heard, so nobody forgets”.</p>`,
    },
    source: SOURCES.editors,
    author: "Somchit Phanthavong",
  },
  {
    kind: "exhibition",
    division: "530111",
    cover: demoPicture("fair-tents"),
    appeared: "10-30",
    title: { zh: "昆明秋季农品展落幕：老挝展团带走六十八份意向" },
    summary: { zh: "四天展期，老挝十二家合作社首次拼团参展，咖啡和小鸡米最受欢迎；组织者总结了三条经验。" },
    content: {
      zh: `<p>昆明官渡的展馆里，老挝展团的摊位不大，四天里却一直有人排队。冲咖啡的是来自巴松的小伙子，煮饭的是川圹来的大姐，一口一口地递，六十八份采购意向就这么谈下来。</p>
<p>十二家合作社合租九十平方米，共用一台冷柜、两名翻译。统计下来，意向金额约合人民币四百三十万元，其中咖啡生豆占四成，小鸡米占两成半，其余是砂仁、蜂蜜、河藻和手织布。</p>
<p>散展后大家坐下来总结：</p>
<ul>
<li>样品要带够，第二天下午就断了米；</li>
<li>报价单要写清含不含运费、检疫费，很多人问同一个问题；</li>
<li>名片不如小卡片，卡片上印二维码和产地照片，客人愿意留着。</li>
</ul>
<p>意向不等于订单。展团约定两个月后逐一回访，结果在平台公布。</p>`,
    },
    source: SOURCES.editors,
    author: "周砚 Zhou Yan",
  },
  {
    kind: "industry",
    division: "LA0601",
    cover: demoPicture("river-weed"),
    appeared: "02-14",
    title: {
      zh: "湄公河边晒“河藻饼”的人",
      lo: "ຄົນຕາກໄຄແຜ່ນ ແຄມນ້ຳຂອງຫຼວງພະບາງ",
      en: "Drying river weed at Luang Prabang",
    },
    summary: {
      zh: "水位落下、石头露头，捞河藻的日子就到了。琅勃拉邦河边的女人们一季能晒出三千张。",
      lo: "ນ້ຳລົດ ຫີນໂຜ່ ກໍຮອດຍາມຈົກໄຄ. ແມ່ຍິງແຄມນ້ຳ ລະດູໜຶ່ງຕາກໄດ້ 3.000 ແຜ່ນ.",
      en: "When the water falls and the stones appear, it is time for river weed. A family dries three thousand sheets in a season.",
    },
    content: {
      zh: `<p>二月的湄公河清得能看见石头上的绿发。西萨瓦从水里一把一把薅起河藻，在流水里甩九次——“少一次牙碜，多一次没味”。</p>
<p>洗净的河藻摊在竹帘上，抹平，撒番茄片、蒜片、芝麻，再抹一层罗望子水，晒半天翻面，傍晚就能揭。今年一张卖八千基普，游客买去烤着吃，酒店买去配酒。</p>
<p>她家从十二月捞到三月，三千张出头，够付两个孩子一年的学费。上游放水时河会浑，她就停两天；捞过的石滩隔十天再去，“像割韭菜”。</p>
<p>去年有人从外地收来塘藻充数，颜色黑、腥。她在包装纸上盖了一个石头图案的章，现在老客人只认那枚章。</p>`,
      lo: `<p>ເດືອນກຸມພາ ນ້ຳຂອງໃສຈົນເຫັນໄຄຂຽວຢູ່ຫີນ. ເອື້ອຍສີສະຫວາດ ຈົກໄຄຂຶ້ນມາເທື່ອລະກຳ ແກວ່ງໃນນ້ຳໄຫຼ 9 ເທື່ອ “ໜ້ອຍໄປເຄື່ອງຊາຍ ຫຼາຍໄປບໍ່ແຊບ”.</p>
<p>ໄຄລ້າງແລ້ວ ແຜ່ໃສ່ຕັບໄມ້ໄຜ່ ຕົບໃຫ້ພຽງ ໂຮຍໝາກເລັ່ນ, ກະທຽມ, ໝາກງາ ທານ້ຳໝາກຂາມ ຕາກເຄິ່ງມື້ປີ້ນ ຕອນແລງກໍແກະໄດ້. ປີນີ້ແຜ່ນລະ 8.000 ກີບ ນັກທ່ອງທ່ຽວຊື້ໄປຈືນ ໂຮງແຮມຊື້ໄປແກ້ມເບຍ.</p>
<p>ຄອບຄົວລາວຈົກແຕ່ເດືອນທັນວາຮອດເດືອນມີນາ ໄດ້ 3.000 ກວ່າແຜ່ນ ພໍຈ່າຍຄ່າຮຽນລູກສອງຄົນໝົດປີ. ຍາມນ້ຳຂຸ່ນກໍພັກສອງມື້ ດອນຫີນທີ່ຈົກແລ້ວ ສິບມື້ຈຶ່ງກັບໄປ “ຄືຕັດຜັກແປ້ນ”.</p>
<p>ປີກາຍມີຄົນເອົາໄຄໜອງມາປົນຂາຍ ສີດຳ ເໝັນຄາວ. ລາວຈຶ່ງປະທັບກາຮູບກ້ອນຫີນໃສ່ເຈ້ຍຫໍ່ ດຽວນີ້ລູກຄ້າເກົ່າເບິ່ງແຕ່ການັ້ນ.</p>`,
      en: `<p>In February the Mekong is so clear that one sees the green hair on the stones. Sisavath pulls it up by handfuls and swings each nine times in the current. “Fewer, and there is sand between the teeth. More, and it has no taste.”</p>
<p>Washed, it is spread on a bamboo screen with slices of tomato and garlic, sesame and a brush of tamarind; turned after half a day, peeled off by evening. A sheet costs 8,000 kip this year. Visitors fry it, hotels serve it with beer.</p>
<p>From December to March the family makes three thousand, which pays two children's school for a year. When the river is muddy she rests; a bank that was picked is left for ten days, “like chives”.</p>
<p>Last year somebody sold pond weed under the same name, black and smelling of mud. Her wrapper now bears a stamp with a stone, and regular customers look for nothing else.</p>`,
    },
    source: SOURCES.editors,
    author: "Soukphaphone Inthavong",
  },
  {
    kind: "exhibition",
    division: "532531",
    cover: demoPicture("terraces", 2),
    appeared: "11-18",
    title: {
      zh: "绿春长街宴上桌的是这一年的收成",
      en: "A table through the town: in Lüchun the feast is the year's harvest",
    },
    summary: {
      zh: "哈尼十月年，几百张竹桌连成长街。每家端出的菜，都从自家梯田、山林和鸡圈里来。",
      en: "For the Hani New Year hundreds of bamboo tables make one street. Every dish comes from the family's own terraces, woods and yard.",
    },
    content: {
      zh: `<p>竹桌一张接一张，从寨门铺到山脚。每户一桌，每桌十来个碗，最中间的一碗总是新米：红的是梯田老品种，白的是坝上来的亲戚带的。</p>
<p>白阿娘的桌上有十二样：染黄的糯米饭、稻田鲫鱼、腊鸭、酸笋、草果煮牛肉、豆豉……她指着哪样，都能说出地块来。“鱼是靠水沟那三丘的，鸭是放下面田里的。”</p>
<p>宴席也是集市的另一面。外地来的客商沿街吃过去，吃到合口的就问哪里买。今年有三家合作社在桌边摆了小样：红米、茶、草果，当天登记了四十多个电话。</p>
<p>年轻人把桌号印成二维码，扫开是这家种什么、养什么。白阿娘不识字，孙子念给她听，她点点头：“写得对，就是鸭子少写了两只。”</p>`,
      en: `<p>Bamboo tables stand end to end from the village gate to the foot of the hill, one to a family, a dozen bowls on each. In the middle there is always new rice: red from the old terraces, white from relatives in the plain.</p>
<p>Grandmother Bai has twelve dishes: yellow sticky rice, carp from the paddies, cured duck, sour bamboo shoots, beef with black cardamom, fermented beans. She can name the field of each. “The fish are from the three plots by the ditch. The ducks had the one below.”</p>
<p>A feast is also a market. Buyers eat their way along and ask where a thing can be had; three cooperatives with samples of red rice, tea and cardamom wrote down more than forty numbers.</p>
<p>The young have printed a code for each table, saying what the family grows. Grandmother Bai does not read. Her grandson tells her what it says and she nods. “It is right. Only two ducks are missing.”</p>`,
    },
    source: SOURCES.editors,
    author: "李晓棠 Li Xiaotang",
  },
];
