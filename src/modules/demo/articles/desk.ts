import { demoPicture } from "../subjects.ts";
import { figure, SOURCES, type DemoArticle } from "./written-article.ts";

export const DESK: readonly DemoArticle[] = [
  {
    kind: "market",
    division: "LA01",
    cover: demoPicture("night-market"),
    appeared: 0,
    title: {
      zh: "一周行情：生姜回落，干辣椒走俏，糯米平稳",
      lo: "ລາຄາປະຈຳອາທິດ: ຂີງຫຼຸດ ໝາກເຜັດແຫ້ງຂາຍດີ ເຂົ້າໜຽວຄົງທີ່",
      en: "The week's prices: ginger down, dried chilli wanted, sticky rice level",
    },
    summary: {
      zh: "平台市场信息组汇总万象、琅勃拉邦、磨憨和昆明四地批发报价，供种植户和客商参考。",
      lo: "ທີມຂໍ້ມູນຕະຫຼາດສັງລວມລາຄາຂາຍສົ່ງຢູ່ວຽງຈັນ, ຫຼວງພະບາງ, ບໍ່ຫານ ແລະ ຄຸນໝິງ.",
      en: "Wholesale quotes from Vientiane, Luang Prabang, Mohan and Kunming, collected by the platform's market desk.",
    },
    content: {
      zh: `<p>本周四地二十六个信息员报回一百九十四条批发价。生姜新货集中上市，万象批发价一周跌去一成；干辣椒受餐饮备货带动，连涨第三周；糯米、木薯干片基本持平。</p>
<table>
<thead><tr><th scope="col">品种</th><th scope="col">万象（基普／公斤）</th><th scope="col">昆明（元／公斤）</th><th scope="col">一周变化</th></tr></thead>
<tbody>
<tr><td>糯米（普通）</td><td>13,500</td><td>6.2</td><td>平</td></tr>
<tr><td>生姜</td><td>14,000</td><td>7.8</td><td>降 10%</td></tr>
<tr><td>干辣椒</td><td>68,000</td><td>24.0</td><td>升 6%</td></tr>
<tr><td>木薯干片</td><td>4,200</td><td>1.5</td><td>平</td></tr>
<tr><td>香蕉（出口级）</td><td>7,500</td><td>4.6</td><td>升 2%</td></tr>
<tr><td>生猪</td><td>33,000</td><td>15.4</td><td>降 1%</td></tr>
</tbody>
</table>
<p><strong>卖货提示：</strong>存姜户不必恐慌，含水高的先走，老姜留到节后。干辣椒注意含水率，超过百分之十四的客商会压价。</p>
<p><strong>买货提示：</strong>跨境结算前一天看一次汇率，本周基普对人民币小幅波动，大单可约定当日价。</p>
<p>报价为批发市场上午成交的中间价，不含运费，仅供参考。</p>`,
      lo: `<p>ອາທິດນີ້ ຜູ້ລາຍງານ 26 ຄົນ ສົ່ງລາຄາຂາຍສົ່ງມາ 194 ລາຍການ. ຂີງໃໝ່ອອກພ້ອມກັນ ຢູ່ວຽງຈັນຫຼຸດ 10% ໃນອາທິດດຽວ; ໝາກເຜັດແຫ້ງຂຶ້ນເປັນອາທິດທີສາມ; ເຂົ້າໜຽວ ແລະ ມັນຕົ້ນແຫ້ງຄົງທີ່.</p>
<table>
<thead><tr><th scope="col">ສິນຄ້າ</th><th scope="col">ວຽງຈັນ (ກີບ/ກິໂລ)</th><th scope="col">ຄຸນໝິງ (ຢວນ/ກິໂລ)</th><th scope="col">ອາທິດນີ້</th></tr></thead>
<tbody>
<tr><td>ເຂົ້າໜຽວທົ່ວໄປ</td><td>13.500</td><td>6,2</td><td>ຄົງທີ່</td></tr>
<tr><td>ຂີງ</td><td>14.000</td><td>7,8</td><td>ຫຼຸດ 10%</td></tr>
<tr><td>ໝາກເຜັດແຫ້ງ</td><td>68.000</td><td>24,0</td><td>ຂຶ້ນ 6%</td></tr>
<tr><td>ມັນຕົ້ນແຫ້ງ</td><td>4.200</td><td>1,5</td><td>ຄົງທີ່</td></tr>
<tr><td>ກ້ວຍ (ຊັ້ນສົ່ງອອກ)</td><td>7.500</td><td>4,6</td><td>ຂຶ້ນ 2%</td></tr>
<tr><td>ໝູເປັນ</td><td>33.000</td><td>15,4</td><td>ຫຼຸດ 1%</td></tr>
</tbody>
</table>
<p><strong>ສຳລັບຜູ້ຂາຍ:</strong> ຜູ້ມີຂີງບໍ່ຕ້ອງຕົກໃຈ ຂີງນ້ຳຫຼາຍຂາຍກ່ອນ ຂີງແກ່ເກັບໄວ້. ໝາກເຜັດແຫ້ງຊຸ່ມເກີນ 14% ຈະຖືກຕັດລາຄາ.</p>
<p><strong>ສຳລັບຜູ້ຊື້:</strong> ກ່ອນຊຳລະຂ້າມແດນໜຶ່ງມື້ ໃຫ້ເບິ່ງອັດຕາແລກປ່ຽນ ສັນຍາໃຫຍ່ຄວນຕົກລົງໃຊ້ອັດຕາຂອງມື້ນັ້ນ.</p>
<p>ລາຄານີ້ແມ່ນລາຄາກາງໃນຕອນເຊົ້າ ບໍ່ລວມຄ່າຂົນສົ່ງ ໃຊ້ເພື່ອອ້າງອີງເທົ່ານັ້ນ.</p>`,
      en: `<p>Twenty-six correspondents sent 194 wholesale quotes this week. New ginger is coming in all at once and lost a tenth in Vientiane; dried chilli rose for the third week as restaurants stock up; sticky rice and cassava chips are level.</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Vientiane, kip per kg</th><th scope="col">Kunming, yuan per kg</th><th scope="col">This week</th></tr></thead>
<tbody>
<tr><td>Sticky rice, ordinary</td><td>13,500</td><td>6.2</td><td>level</td></tr>
<tr><td>Ginger</td><td>14,000</td><td>7.8</td><td>down 10%</td></tr>
<tr><td>Dried chilli</td><td>68,000</td><td>24.0</td><td>up 6%</td></tr>
<tr><td>Cassava chips</td><td>4,200</td><td>1.5</td><td>level</td></tr>
<tr><td>Bananas, export</td><td>7,500</td><td>4.6</td><td>up 2%</td></tr>
<tr><td>Pigs, live</td><td>33,000</td><td>15.4</td><td>down 1%</td></tr>
</tbody>
</table>
<p><strong>For sellers:</strong> no need to panic over ginger. Sell what is wet first and keep mature roots. Chilli above 14 per cent moisture will be marked down.</p>
<p><strong>For buyers:</strong> look at the exchange rate the day before you settle across the border; for large lots agree on the rate of the day.</p>
<p>Middle prices of morning trade, without transport, for orientation only.</p>`,
    },
    source: SOURCES.markets,
    author: "Khamsone Vilayphan",
  },
  {
    kind: "industry",
    division: "LA",
    cover: demoPicture("terraces", 3),
    appeared: 2,
    isPinned: true,
    title: {
      zh: "这一年吃什么收什么：中老边区农事月历",
      lo: "ປະຕິທິນກະສິກຳລາວ–ຢຸນນານ: ເດືອນໃດເກັບຫຍັງ ກິນຫຍັງ",
      en: "What is in season: a farming calendar for Laos and Yunnan",
    },
    summary: {
      zh: "从一月的西瓜到十二月的咖啡，把波罗芬高原、湄公河平原和滇南山地十二个月的当季物产排成一张表，买菜、订货、下乡都用得上。",
      lo: "ຈາກໝາກໂມເດືອນມັງກອນ ຮອດກາເຟເດືອນທັນວາ ລວມຜະລິດຕະພັນຕາມລະດູຂອງພູພຽງບໍລະເວນ, ທົ່ງພຽງແມ່ນ້ຳຂອງ ແລະ ຢຸນນານຕອນໃຕ້ ໄວ້ໃນຕາຕະລາງດຽວ.",
      en: "From January's melons to December's coffee: twelve months of the Bolaven, the Mekong plain and the hills of southern Yunnan in one table.",
    },
    content: {
      zh: `<p>同一个月，海拔差一千米，地里是两个季节。十一月的占巴塞平原在收稻，巴松的咖啡刚红，元阳的冬水田正映着天。读者常问：什么时候去，能吃到什么？编辑部请各地信息员报了自家的日子，排成下面这张表。</p>
<h2>三个季节，不是四个</h2>
<p>边区农人习惯把一年分成凉季、热季、雨季。<strong>凉季</strong>（十一月至次年二月）少雨，收稻、收咖啡、种瓜菜；<strong>热季</strong>（三月至五月）等雨，采春茶、整地、修渠；<strong>雨季</strong>（六月至十月）插秧、薅草，果子和菌子最多。</p>
${figure("terraces", 1, "山间水田一层层铺开，远处是村寨", "同一面山坡，山脚收稻时山顶还绿着。")}
<h2>十二个月的当季</h2>
<table>
<thead><tr><th scope="col">月份</th><th scope="col">老挝</th><th scope="col">滇南</th></tr></thead>
<tbody>
<tr><td>一月</td><td>西瓜、甘蔗、河藻</td><td>咖啡、冬早蔬菜、鲜切花</td></tr>
<tr><td>二月</td><td>安息香、旱季蔬菜、木薯</td><td>蚕豆、草莓、咖啡收尾</td></tr>
<tr><td>三月</td><td>旱季玉米、罗望子</td><td>头春茶、枇杷</td></tr>
<tr><td>四月</td><td>春茶、蜂蜜、芒果</td><td>春茶、桑葚</td></tr>
<tr><td>五月</td><td>旱季稻、菠萝、荔枝</td><td>早熟葡萄、杨梅</td></tr>
<tr><td>六月</td><td>竹笋、红毛丹</td><td>葡萄、菌子头水</td></tr>
<tr><td>七月</td><td>高原榴莲、龙眼</td><td>牛肝菌、鸡枞</td></tr>
<tr><td>八月</td><td>砂仁开采、百香果</td><td>晚熟芒果、松茸</td></tr>
<tr><td>九月</td><td>砂仁、花生、薏米</td><td>石榴、澳洲坚果、梯田红米</td></tr>
<tr><td>十月</td><td>早稻、芝麻、百香果</td><td>草果、核桃、秋茶</td></tr>
<tr><td>十一月</td><td>小鸡米、糯稻、头茬咖啡</td><td>甘蔗开榨、三七、柑橘</td></tr>
<tr><td>十二月</td><td>咖啡、木薯、生姜</td><td>咖啡、冬桃、豌豆尖</td></tr>
</tbody>
</table>
<h2>怎么用这张表</h2>
<ul>
<li><strong>订货的人：</strong>提前一个月看，和合作社约采收周，比临时找货便宜；</li>
<li><strong>种地的人：</strong>看邻省什么时候集中上市，避开那两周；</li>
<li><strong>下乡的人：</strong>雨季山路难走，七、八两月进山先问村里。</li>
</ul>
<p>年份有早有晚。今年春旱，头春茶迟了十天；去年雨季长，稻子推后一周。表里写的是常年，当月实情请看<a href="/home/nyNewsList?kind=weather" rel="noopener">气象农情</a>。</p>
<p>想按季节找货，可以到<a href="/home/qyncInfo" rel="noopener">区域农产品</a>按月份筛选。</p>`,
      lo: `<p>ເດືອນດຽວກັນ ຄວາມສູງຕ່າງກັນ 1.000 ແມັດ ໃນໄຮ່ນາກໍເປັນສອງລະດູ. ເດືອນພະຈິກ ທົ່ງພຽງຈຳປາສັກກ່ຽວເຂົ້າ ກາເຟປາກຊ່ອງຫາກໍແດງ ນາຂັ້ນໄດຢວນຢາງຂັງນ້ຳໃສ. ຜູ້ອ່ານມັກຖາມວ່າ ໄປຍາມໃດ ໄດ້ກິນຫຍັງ? ກອງບັນນາທິການຈຶ່ງໃຫ້ຜູ້ລາຍງານແຕ່ລະບ່ອນບອກມື້ຂອງຕົນ ແລ້ວລວມເປັນຕາຕະລາງນີ້.</p>
<h2>ສາມລະດູ ບໍ່ແມ່ນສີ່</h2>
<p><strong>ລະດູໜາວ</strong> (ພະຈິກ–ກຸມພາ) ຝົນໜ້ອຍ ກ່ຽວເຂົ້າ ເກັບກາເຟ ປູກໝາກໂມ ປູກຜັກ; <strong>ລະດູຮ້ອນ</strong> (ມີນາ–ພຶດສະພາ) ຖ້າຝົນ ເກັບຊາ ກຽມດິນ ລອກຄອງ; <strong>ລະດູຝົນ</strong> (ມິຖຸນາ–ຕຸລາ) ດຳນາ ເສຍຫຍ້າ ໝາກໄມ້ ແລະ ເຫັດຫຼາຍທີ່ສຸດ.</p>
${figure("terraces", 1, "ນາເປັນຂັ້ນໆຕາມຄ້ອຍພູ ໄກອອກໄປແມ່ນໝູ່ບ້ານ", "ພູໜ່ວຍດຽວກັນ ຕີນພູກ່ຽວເຂົ້າ ຈອມພູຍັງຂຽວ.")}
<h2>ສິບສອງເດືອນ</h2>
<table>
<thead><tr><th scope="col">ເດືອນ</th><th scope="col">ລາວ</th><th scope="col">ຢຸນນານຕອນໃຕ້</th></tr></thead>
<tbody>
<tr><td>ມັງກອນ</td><td>ໝາກໂມ, ອ້ອຍ, ໄຄ</td><td>ກາເຟ, ຜັກລະດູໜາວ, ດອກໄມ້</td></tr>
<tr><td>ກຸມພາ</td><td>ຍານ, ຜັກລະດູແລ້ງ, ມັນຕົ້ນ</td><td>ຖົ່ວ, ສະຕໍເບີຣີ, ກາເຟ</td></tr>
<tr><td>ມີນາ</td><td>ສາລີ, ໝາກຂາມ</td><td>ຊາລະດູບານ</td></tr>
<tr><td>ເມສາ</td><td>ຊາ, ນ້ຳເຜິ້ງ, ໝາກມ່ວງ</td><td>ຊາ, ໝາກມ່ອນ</td></tr>
<tr><td>ພຶດສະພາ</td><td>ເຂົ້ານາແຊງ, ໝາກນັດ, ລິ້ນຈີ່</td><td>ໝາກລະແຊັງ</td></tr>
<tr><td>ມິຖຸນາ</td><td>ໜໍ່ໄມ້, ໝາກເງາະ</td><td>ໝາກລະແຊັງ, ເຫັດຮຸ່ນທຳອິດ</td></tr>
<tr><td>ກໍລະກົດ</td><td>ທຸລຽນພູພຽງ, ລຳໄຍ</td><td>ເຫັດຕັບ, ເຫັດປວກ</td></tr>
<tr><td>ສິງຫາ</td><td>ໝາກແໜ່ງເລີ່ມ, ໝາກເສົາວະລົດ</td><td>ໝາກມ່ວງສຸກຊ້າ, ເຫັດຫວາຍ</td></tr>
<tr><td>ກັນຍາ</td><td>ໝາກແໜ່ງ, ຖົ່ວດິນ, ໝາກເດືອຍ</td><td>ໝາກພິລາ, ມະຄາເດເມຍ, ເຂົ້າແດງ</td></tr>
<tr><td>ຕຸລາ</td><td>ເຂົ້າດໍ, ໝາກງາ, ໝາກເສົາວະລົດ</td><td>ໝາກແໜ່ງໃຫຍ່, ວອນນັດ, ຊາ</td></tr>
<tr><td>ພະຈິກ</td><td>ເຂົ້າໄກ່ນ້ອຍ, ເຂົ້າໜຽວ, ກາເຟຮຸ່ນທຳອິດ</td><td>ອ້ອຍ, ໝາກກ້ຽງ</td></tr>
<tr><td>ທັນວາ</td><td>ກາເຟ, ມັນຕົ້ນ, ຂີງ</td><td>ກາເຟ, ຍອດຖົ່ວ</td></tr>
</tbody>
</table>
<h2>ໃຊ້ແນວໃດ</h2>
<ul>
<li><strong>ຜູ້ສັ່ງຊື້:</strong> ເບິ່ງລ່ວງໜ້າໜຶ່ງເດືອນ ນັດອາທິດເກັບກັບສະຫະກອນ;</li>
<li><strong>ຜູ້ປູກ:</strong> ເບິ່ງວ່າແຂວງໃກ້ຄຽງຂາຍຫຼາຍຍາມໃດ ຫຼົບສອງອາທິດນັ້ນ;</li>
<li><strong>ຜູ້ຢາກລົງທ່ຽວ:</strong> ລະດູຝົນທາງຍາກ ເດືອນ 7–8 ຖາມບ້ານກ່ອນ.</li>
</ul>
<p>ແຕ່ລະປີໄວຊ້າຕ່າງກັນ ສະພາບຕົວຈິງເບິ່ງທີ່ <a href="/home/nyNewsList?kind=weather" rel="noopener">ອຸຕຸນິຍົມກະສິກຳ</a>. ຢາກຫາສິນຄ້າຕາມລະດູ ເບິ່ງທີ່ <a href="/home/qyncInfo" rel="noopener">ຜະລິດຕະພັນກະສິກຳຕາມເຂດ</a>.</p>`,
      en: `<p>In one month a thousand metres of height make two seasons. In November the plain of Champasak cuts rice, the coffee of Paksong turns red and the winter paddies of Yuanyang hold the sky. Readers ask when to come and what there is to eat. Our correspondents named their days, and this is the table.</p>
<h2>Three seasons, not four</h2>
<p>The <strong>cool</strong> months, November to February, are dry: rice and coffee come in, melons and vegetables are planted. In the <strong>hot</strong> ones, March to May, people wait for rain, pick tea, plough and mend canals. In the <strong>rains</strong>, June to October, they transplant and weed, and there is most fruit and all the mushrooms.</p>
${figure("terraces", 1, "Terraced fields in the hills, a village in the distance", "On one slope rice is cut below while it is still green above.")}
<h2>Twelve months</h2>
<table>
<thead><tr><th scope="col">Month</th><th scope="col">Laos</th><th scope="col">Southern Yunnan</th></tr></thead>
<tbody>
<tr><td>January</td><td>watermelon, sugar cane, river weed</td><td>coffee, winter vegetables, cut flowers</td></tr>
<tr><td>February</td><td>benzoin, dry-season vegetables, cassava</td><td>broad beans, strawberries, last coffee</td></tr>
<tr><td>March</td><td>maize, tamarind</td><td>first tea, loquats</td></tr>
<tr><td>April</td><td>tea, honey, mangoes</td><td>tea, mulberries</td></tr>
<tr><td>May</td><td>dry-season rice, pineapple, litchi</td><td>early grapes, bayberries</td></tr>
<tr><td>June</td><td>bamboo shoots, rambutan</td><td>grapes, first mushrooms</td></tr>
<tr><td>July</td><td>plateau durian, longan</td><td>boletes, termite mushrooms</td></tr>
<tr><td>August</td><td>first cardamom, passion fruit</td><td>late mangoes, matsutake</td></tr>
<tr><td>September</td><td>cardamom, peanuts, Job's tears</td><td>pomegranates, macadamias, red rice</td></tr>
<tr><td>October</td><td>early rice, sesame, passion fruit</td><td>black cardamom, walnuts, autumn tea</td></tr>
<tr><td>November</td><td>Khao Kai Noy, sticky rice, first coffee</td><td>sugar cane, notoginseng, citrus</td></tr>
<tr><td>December</td><td>coffee, cassava, ginger</td><td>coffee, winter peaches, pea shoots</td></tr>
</tbody>
</table>
<h2>How to use it</h2>
<ul>
<li><strong>Buyers:</strong> look a month ahead and agree on a picking week with a cooperative.</li>
<li><strong>Growers:</strong> see when the province next door floods the market, and avoid those two weeks.</li>
<li><strong>Visitors:</strong> hill roads are bad in the rains; in July and August ask the village first.</li>
</ul>
<p>Years differ. The table shows a usual one; for this one see <a href="/home/nyNewsList?kind=weather" rel="noopener">weather and crops</a>. To buy by season, choose a month among the <a href="/home/qyncInfo" rel="noopener">regional products</a>.</p>`,
    },
    source: SOURCES.editors,
    author: "李晓棠 Li Xiaotang",
  },
];
