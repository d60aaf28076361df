import { demoPicture } from "../subjects.ts";
import { figure, SOURCES, type DemoArticle } from "./written-article.ts";

export const BORDER: readonly DemoArticle[] = [
  {
    kind: "cooperation",
    division: "LA0401",
    cover: demoPicture("railway", 1),
    appeared: "01-25",
    title: {
      zh: "一个西瓜的四十八小时：从乌多姆赛瓜田到昆明货架",
      lo: "48 ຊົ່ວໂມງຂອງໝາກໂມໜຶ່ງໜ່ວຍ: ຈາກໄຮ່ອຸດົມໄຊ ເຖິງຮ້ານຢູ່ຄຸນໝິງ",
      en: "Forty-eight hours of a watermelon: from a field in Oudomxay to a shelf in Kunming",
    },
    summary: {
      zh: "记者跟着一车冬西瓜走了一遍：清晨下瓜、下午装箱、夜里过关、次日入市。每一环省下的一小时，都写在瓜的甜度里。",
      lo: "ນັກຂ່າວຕິດຕາມໝາກໂມລະດູໜາວໜຶ່ງຄັນລົດ: ຕອນເຊົ້າເກັບ ຕອນບ່າຍບັນຈຸ ກາງຄືນຜ່ານດ່ານ ມື້ຕໍ່ມາເຂົ້າຕະຫຼາດ.",
      en: "We followed one load of winter melons: picked at dawn, packed in the afternoon, over the border at night, on sale the next day. Every hour saved can be tasted.",
    },
    content: {
      zh: `<p>一月的乌多姆赛盆地，清晨有雾，瓜叶上全是水珠。六点二十分，芒赛县纳莱村的瓜田里响起第一声轻敲。种瓜八年的康佩听了听，摇头，换下一个。“声音发闷的，再等三天。”</p>
<h2>06:20　田里：只要八成五熟</h2>
<p>运往昆明的瓜八成五熟就要下，熟过头经不起颠。每个瓜留三厘米长的果柄，轻放进铺了稻草的筐。这块地每公顷产四十二吨左右，能进出口渠道的大约七成，其余走本地市场。</p>
<h2>13:00　包装间：洗、选、称、贴</h2>
${figure("watermelon", 1, "包装间里，分好级的西瓜排在垫纸上", "出口瓜单果重五至八公斤，裂纹、日灼、带泥的一律剔除。")}
<p>包装间是注册登记过的，墙上贴着果园和包装厂的编号。流程有四步：清水冲洗，软刷去泥；逐个看果面，有虫孔、裂纹的剔除；按重量分两级；贴上果园编号的标签后装箱。检查员抽查百分之二，查到泥土或活虫，整批返工。</p>
<table>
<thead><tr><th scope="col">环节</th><th scope="col">用时</th><th scope="col">费用（元／吨）</th></tr></thead>
<tbody>
<tr><td>采摘、短驳</td><td>5 小时</td><td>70</td></tr>
<tr><td>清洗、分级、装箱</td><td>4 小时</td><td>160</td></tr>
<tr><td>公路到纳堆货场</td><td>2.5 小时</td><td>55</td></tr>
<tr><td>报关、检疫、过境</td><td>9 小时</td><td>90</td></tr>
<tr><td>铁路到昆明</td><td>约 16 小时</td><td>310</td></tr>
<tr><td>市场卸货、分货</td><td>6 小时</td><td>80</td></tr>
</tbody>
</table>
<h2>18:40　货场：单据比瓜先到</h2>
<p>车到货场，报关员已经把植物检疫证书、原产地证和装箱单预录好了。“瓜不等人，纸要先走。”她说，去年最长的一次耽搁是因为证书上的果园编号少写了一位，一柜瓜在场站多停了两天，到岸价掉了三成。</p>
<p>冷藏箱温度设在十度。再低，瓜瓤会变绵；再高，途中容易裂。</p>
<h2>次日 05:10　过了磨憨</h2>
<p>列车在磨憨站停靠查验，海关随机抽箱，开门测温、取样、看果面。全程顺利的话三四个小时放行。随后一路向北，经景洪、普洱，傍晚进入昆明。</p>
<h2>第三天 04:00　市场</h2>
<p>凌晨四点，批发市场的灯亮如白昼。今天老挝冬西瓜批发价每公斤三元四角到三元九角，比大棚瓜低一元多。一个水果店老板切开样瓜，糖度计显示十二点一。“昨天的十一点三，今天这批好。”</p>
<blockquote><p>从敲第一下到切第一刀，四十六小时五十分。康佩在视频里看见自己的瓜，只说了一句：“柄还是绿的。”</p></blockquote>
<p>想通过平台对接包装厂和货代的种植户，可先<a href="/home/entpNewsSigle" rel="noopener">提交入驻申请</a>，并留意<a href="/home/noticeDetail" rel="noopener">通知公告</a>里的培训安排。</p>`,
      lo: `<p>ເດືອນມັງກອນ ທົ່ງພຽງອຸດົມໄຊມີໝອກຍາມເຊົ້າ ໃບໝາກໂມຊຸ່ມໄປດ້ວຍນ້ຳຄ້າງ. ຫົກໂມງຊາວ ສຽງເຄາະໝາກໂມດັງຂຶ້ນຢູ່ໄຮ່ບ້ານນາໄລ ເມືອງໄຊ. ອ້າຍຄຳແພງ ປູກໝາກໂມມາ 8 ປີ ຟັງແລ້ວສັ່ນຫົວ ຍ້າຍໄປໜ່ວຍໃໝ່. “ສຽງທຶບໆ ຕ້ອງຖ້າອີກສາມມື້”.</p>
<h2>06:20 ໃນໄຮ່: ສຸກ 85% ກໍພໍ</h2>
<p>ໝາກໂມສົ່ງຄຸນໝິງ ສຸກ 85% ຕ້ອງເກັບ ສຸກເກີນບໍ່ທົນທາງ. ໄວ້ຂົ້ວຍາວ 3 ຊັງຕີແມັດ ວາງຄ່ອຍໆໃສ່ກະບຸງຮອງເຟືອງ. ໄຮ່ນີ້ໄດ້ປະມານ 42 ໂຕນຕໍ່ເຮັກຕາ ສົ່ງອອກໄດ້ 70% ທີ່ເຫຼືອຂາຍໃນແຂວງ.</p>
<h2>13:00 ໂຮງບັນຈຸ: ລ້າງ ຄັດ ຊັ່ງ ຕິດປ້າຍ</h2>
${figure("watermelon", 1, "ໝາກໂມທີ່ຄັດແລ້ວ ລຽງຢູ່ໃນໂຮງບັນຈຸ", "ໝາກສົ່ງອອກໜັກ 5–8 ກິໂລ ໜ່ວຍແຕກ ໄໝ້ແດດ ຫຼື ຕິດດິນ ຄັດອອກໝົດ.")}
<p>ໂຮງບັນຈຸນີ້ຂຶ້ນທະບຽນແລ້ວ ຢູ່ຝາຕິດເລກທະບຽນສວນ ແລະ ໂຮງບັນຈຸ. ມີສີ່ຂັ້ນ: ລ້າງນ້ຳສະອາດ ຖູດິນອອກ; ກວດໜ້າໝາກເທື່ອລະໜ່ວຍ; ແບ່ງສອງຊັ້ນຕາມນ້ຳໜັກ; ຕິດປ້າຍເລກສວນແລ້ວລົງກັບ. ຜູ້ກວດສຸ່ມ 2% ພົບດິນ ຫຼື ແມງທີ່ຍັງມີຊີວິດ ຕ້ອງເຮັດໃໝ່ທັງຊຸດ.</p>
<table>
<thead><tr><th scope="col">ຂັ້ນຕອນ</th><th scope="col">ເວລາ</th><th scope="col">ຄ່າໃຊ້ຈ່າຍ (ຢວນ/ໂຕນ)</th></tr></thead>
<tbody>
<tr><td>ເກັບ ແລະ ຂົນອອກຈາກໄຮ່</td><td>5 ຊມ</td><td>70</td></tr>
<tr><td>ລ້າງ ຄັດ ບັນຈຸ</td><td>4 ຊມ</td><td>160</td></tr>
<tr><td>ທາງລົດໄປສະຖານີນາເຕີຍ</td><td>2,5 ຊມ</td><td>55</td></tr>
<tr><td>ແຈ້ງພາສີ ກັກກັນພືດ ຜ່ານດ່ານ</td><td>9 ຊມ</td><td>90</td></tr>
<tr><td>ລົດໄຟໄປຄຸນໝິງ</td><td>ປະມານ 16 ຊມ</td><td>310</td></tr>
<tr><td>ລົງສິນຄ້າ ແຈກຢາຍ</td><td>6 ຊມ</td><td>80</td></tr>
</tbody>
</table>
<h2>18:40 ສະຖານີສິນຄ້າ: ເອກະສານໄປກ່ອນໝາກ</h2>
<p>ລົດຍັງບໍ່ທັນຮອດ ຜູ້ແຈ້ງພາສີກໍປ້ອນໃບຢັ້ງຢືນສຸຂານາໄມພືດ, ໃບຢັ້ງຢືນແຫຼ່ງກຳເນີດ ແລະ ບັນຊີບັນຈຸໄວ້ແລ້ວ. “ໝາກໂມບໍ່ຖ້າຄົນ ເຈ້ຍຕ້ອງໄປກ່ອນ”. ປີກາຍ ຂຽນເລກສວນຂາດໂຕໜຶ່ງ ຕູ້ນັ້ນຄ້າງສອງມື້ ລາຄາຕົກ 30%.</p>
<p>ຕູ້ເຢັນຕັ້ງໄວ້ 10 ອົງສາ ເຢັນກວ່ານີ້ເນື້ອຈະຢຸ້ຍ ຮ້ອນກວ່ານີ້ມັກແຕກກາງທາງ.</p>
<h2>05:10 ມື້ຕໍ່ມາ: ຜ່ານບໍ່ຫານ</h2>
<p>ລົດໄຟຢຸດກວດຢູ່ສະຖານີບໍ່ຫານ ພາສີສຸ່ມເປີດຕູ້ ວັດອຸນຫະພູມ ເອົາຕົວຢ່າງ. ຖ້າບໍ່ມີບັນຫາ 3–4 ຊົ່ວໂມງກໍຜ່ານ ແລ້ວຂຶ້ນເໜືອຜ່ານຊຽງຮຸ່ງ, ຜູເອີ ຮອດຄຸນໝິງຕອນແລງ.</p>
<h2>04:00 ມື້ທີສາມ: ຕະຫຼາດ</h2>
<p>ສີ່ໂມງເຊົ້າ ຕະຫຼາດຂາຍສົ່ງແຈ້ງຄືກາງເວັນ. ມື້ນີ້ໝາກໂມລາວຂາຍສົ່ງກິໂລລະ 3,4–3,9 ຢວນ ຖືກກວ່າໝາກໂມເຮືອນຮົ່ມຢວນປາຍ. ເຈົ້າຂອງຮ້ານຜ່າເບິ່ງ ວັດຄວາມຫວານໄດ້ 12,1.</p>
<blockquote><p>ແຕ່ເຄາະບາດທຳອິດ ເຖິງຜ່າໜ່ວຍທຳອິດ 46 ຊົ່ວໂມງ 50 ນາທີ. ອ້າຍຄຳແພງເຫັນໝາກຂອງຕົນໃນວິດີໂອ ເວົ້າຄຳດຽວ: “ຂົ້ວຍັງຂຽວຢູ່”.</p></blockquote>
<p>ຜູ້ປູກທີ່ຢາກຕິດຕໍ່ໂຮງບັນຈຸ ແລະ ບໍລິສັດຂົນສົ່ງຜ່ານລະບົບ ກະລຸນາ <a href="/home/entpNewsSigle" rel="noopener">ຍື່ນຄຳຮ້ອງເຂົ້າຮ່ວມ</a> ແລະ ຕິດຕາມ <a href="/home/noticeDetail" rel="noopener">ແຈ້ງການ</a> ກ່ຽວກັບການຝຶກອົບຮົມ.</p>`,
      en: `<p>January mornings in the Oudomxay basin are foggy and every melon leaf drips. At 6.20 the first knock sounds in a field of Nalai village, Xay district. Khampheng, eight years a melon grower, listens, shakes his head and moves on. “That dull one needs three more days.”</p>
<h2>06:20, the field: 85 per cent is ripe enough</h2>
<p>Melons for Kunming are cut before they are fully ripe or they will not stand the road. Three centimetres of stem stay on; each is laid on straw. The field yields about 42 tonnes a hectare, and some seventy per cent is good enough to export.</p>
<h2>13:00, the packing house: wash, sort, weigh, label</h2>
${figure("watermelon", 1, "Graded melons lie on paper in the packing house", "Export melons weigh five to eight kilograms; cracked, sunburnt or muddy ones go out.")}
<p>The house is registered, and its number and those of its orchards hang on the wall. Melons are rinsed and brushed, looked at one by one, sorted by weight and labelled with the number of the orchard. Two per cent are checked again. Soil or a living insect sends the whole lot back.</p>
<table>
<thead><tr><th scope="col">Stage</th><th scope="col">Time</th><th scope="col">Cost, yuan per tonne</th></tr></thead>
<tbody>
<tr><td>Picking, haul from the field</td><td>5 h</td><td>70</td></tr>
<tr><td>Washing, grading, packing</td><td>4 h</td><td>160</td></tr>
<tr><td>Road to the Natoei yard</td><td>2.5 h</td><td>55</td></tr>
<tr><td>Declaration, quarantine, border</td><td>9 h</td><td>90</td></tr>
<tr><td>Rail to Kunming</td><td>about 16 h</td><td>310</td></tr>
<tr><td>Unloading, distribution</td><td>6 h</td><td>80</td></tr>
</tbody>
</table>
<h2>18:40, the yard: papers arrive before melons</h2>
<p>When the truck comes, phytosanitary certificate, certificate of origin and packing list are already entered. “A melon does not wait, so paper goes first,” says the declarant. Last year one digit was missing from an orchard number; the container stood for two days and lost thirty per cent of its price.</p>
<p>The reefer is set to ten degrees. Colder, the flesh turns woolly; warmer, melons split on the way.</p>
<h2>05:10 next day: past Mohan</h2>
<p>At Mohan customs open containers at random, measure, sample and look at the skin; three or four hours if all is well. Then north, through Jinghong and Pu'er, to Kunming by evening.</p>
<h2>04:00 on the third day: the market</h2>
<p>Lao winter melons sell at 3.40 to 3.90 yuan a kilogram wholesale, a yuan less than those from plastic houses. A shopkeeper cuts a sample: 12.1 Brix. “Yesterday's had 11.3. Today's are good.”</p>
<blockquote><p>From the first knock to the first cut: 46 hours and 50 minutes. Khampheng sees his melon on the phone and says only: “The stem is still green.”</p></blockquote>
<p>Growers who look for a packing house or a forwarder through the platform can <a href="/home/entpNewsSigle" rel="noopener">apply to settle in</a> and watch the <a href="/home/noticeDetail" rel="noopener">notices</a> for training dates.</p>`,
    },
    source: SOURCES.border,
    author: "陶文慧 Tao Wenhui",
  },
  {
    kind: "cooperation",
    division: "LA1002",
    cover: demoPicture("railway", 2),
    appeared: "12-08",
    title: {
      zh: "木薯淀粉赶火车：旱季头一个月北上货量涨两成",
      lo: "ແປ້ງມັນຕົ້ນຂຶ້ນລົດໄຟ: ເດືອນທຳອິດຂອງລະດູແລ້ງ ສິນຄ້າຂຶ້ນເໜືອເພີ່ມ 20%",
      en: "Cassava starch takes the train: northbound loads up a fifth in the first dry month",
    },
    summary: {
      zh: "图拉空县几家淀粉厂开榨，集装箱在万象南站排到了站台外。厂家改成夜间装车，平均等箱时间缩到一天半。",
      lo: "ໂຮງງານແປ້ງມັນຢູ່ເມືອງທຸລະຄົມເລີ່ມເດີນເຄື່ອງ ຕູ້ສິນຄ້າລຽງແຖວຢູ່ສະຖານີວຽງຈັນໃຕ້. ໂຮງງານປ່ຽນມາບັນຈຸກາງຄືນ ເວລາຖ້າຕູ້ເຫຼືອມື້ເຄິ່ງ.",
      en: "Starch works in Thoulakhom are running and containers queue at Vientiane South. Loading at night has cut the wait to a day and a half.",
    },
    content: {
      zh: `<p>木薯收获季一到，万象省图拉空县的公路上满是装薯的小货车。今年鲜薯淀粉含量普遍在百分之二十六以上，厂门口收购价每公斤一千三百五十至一千五百基普。</p>
<p>“湄丰淀粉厂”一天吃进六百吨鲜薯，出粉一百四十吨。往年大半走公路到边境，今年厂里把六成改走铁路。物流主管算给记者听：公路每吨省四十元，但雨雾天压车三天是常事；火车班期固定，客户敢按周下单。</p>
<p>十一月以来，北上淀粉、干片的集装箱比去年同期多了约两成，空箱一度紧张。几家工厂商量出三条办法：</p>
<ol>
<li>白天榨粉、晚上八点后集中装箱，错开进站高峰；</li>
<li>四十英尺箱改为统一二十六吨装载，减少改配；</li>
<li>返程箱优先装化肥、农膜和果苗筐，不放空。</li>
</ol>
<p>干片的行情稍弱，每吨一千五百元上下。农技员提醒，留种的茎秆要从没有花叶症状的地块选，砍下后竖放阴凉处，不要超过四十天。</p>`,
      lo: `<p>ຮອດລະດູຂຸດມັນຕົ້ນ ຖະໜົນຢູ່ເມືອງທຸລະຄົມ ແຂວງວຽງຈັນ ເຕັມໄປດ້ວຍລົດບັນທຸກມັນ. ປີນີ້ມັນສົດມີແປ້ງສ່ວນຫຼາຍເກີນ 26% ໜ້າໂຮງງານຮັບຊື້ກິໂລລະ 1.350–1.500 ກີບ.</p>
<p>ໂຮງງານແປ້ງ “ແມ່ພອນ” ໃຊ້ມັນສົດມື້ລະ 600 ໂຕນ ໄດ້ແປ້ງ 140 ໂຕນ. ແຕ່ກ່ອນສ່ວນຫຼາຍໄປທາງລົດ ປີນີ້ 60% ໄປທາງລົດໄຟ. ຫົວໜ້າຂົນສົ່ງຄິດໄລ່ໃຫ້ຟັງ: ທາງລົດຖືກກວ່າໂຕນລະ 40 ຢວນ ແຕ່ຝົນຕົກໝອກລົງ ລົດຄ້າງສາມມື້ແມ່ນເລື່ອງປົກກະຕິ ລົດໄຟມີຕາຕະລາງແນ່ນອນ ລູກຄ້າກ້າສັ່ງເປັນອາທິດ.</p>
<p>ແຕ່ເດືອນພະຈິກມາ ຕູ້ແປ້ງ ແລະ ມັນແຫ້ງຂຶ້ນເໜືອ ເພີ່ມປະມານ 20% ຕູ້ເປົ່າຂາດເປັນບາງໄລຍະ. ຫຼາຍໂຮງງານຕົກລົງກັນສາມຂໍ້:</p>
<ol>
<li>ກາງເວັນເຮັດແປ້ງ ຫຼັງ 8 ໂມງແລງຈຶ່ງບັນຈຸ ຫຼົບເວລາແອອັດ;</li>
<li>ຕູ້ 40 ຟຸດ ບັນຈຸ 26 ໂຕນຄືກັນໝົດ;</li>
<li>ຕູ້ຂາກັບ ໃສ່ຝຸ່ນ, ຜ້າຢາງ ແລະ ກະຕ່າເບ້ຍໄມ້ ບໍ່ກັບເປົ່າ.</li>
</ol>
<p>ມັນແຫ້ງລາຄາອ່ອນລົງ ໂຕນລະປະມານ 1.500 ຢວນ. ວິຊາການເຕືອນ: ທ່ອນພັນໃຫ້ເລືອກຈາກໄຮ່ທີ່ບໍ່ມີອາການໃບດ່າງ ຕັດແລ້ວຕັ້ງໄວ້ບ່ອນຮົ່ມ ບໍ່ເກີນ 40 ມື້.</p>`,
      en: `<p>Cassava is being lifted, and the roads of Thoulakhom are full of small trucks. Roots have mostly more than 26 per cent starch this year and fetch 1,350 to 1,500 kip a kilogram at the gate.</p>
<p>The Mae Phone works takes in 600 tonnes a day and makes 140 tonnes of starch. Most used to go by road; now six tenths go by rail. Road is forty yuan a tonne cheaper, says the logistics manager, but three lost days in fog are nothing unusual, while a timetable lets customers order by the week.</p>
<p>Since November about a fifth more containers of starch and dried chips have gone north, and empties ran short for a while. The factories agreed on three things:</p>
<ol>
<li>Press by day, load after eight in the evening.</li>
<li>Load every forty-foot container with the same 26 tonnes.</li>
<li>Fill returning boxes with fertiliser, film and nursery crates first.</li>
</ol>
<p>Chips are a little weaker at about 1,500 yuan a tonne. Advisers add: take planting stems only from plots without mosaic, stand them upright in shade, and no longer than forty days.</p>`,
    },
    source: SOURCES.border,
    author: "Sengdeuane Phommavong",
  },
  {
    kind: "technology",
    division: "LA0502",
    cover: demoPicture("banana"),
    appeared: "03-28",
    title: {
      zh: "香蕉园的三道门：敦蓬县怎样把枯萎病挡在外面",
      lo: "ສາມປະຕູຂອງສວນກ້ວຍ: ຕົ້ນເຜິ້ງປ້ອງກັນພະຍາດຫ່ຽວແນວໃດ",
      en: "Three gates of a banana farm: how Tonpheung keeps wilt out",
    },
    summary: {
      zh: "枯萎病没有特效药，靠的是不让带菌的土进园。博胶省敦蓬县的蕉园用鞋底池、专用刀和一张进出登记表守了三年。",
      lo: "ພະຍາດຫ່ຽວບໍ່ມີຢາປົວ ມີແຕ່ບໍ່ໃຫ້ດິນທີ່ມີເຊື້ອເຂົ້າສວນ. ສວນກ້ວຍຢູ່ບໍ່ແກ້ວໃຊ້ອ່າງລ້າງເກີບ, ມີດສະເພາະ ແລະ ປຶ້ມເຂົ້າອອກ.",
      en: "No spray cures Panama wilt; infected soil must not come in. A farm in Bokeo has kept clean for three years with a boot bath, its own knives and a gate book.",
    },
    content: {
      zh: `<p>进“清水湾蕉园”要过三道门。第一道洗车轮，第二道换胶鞋、踩消毒池，第三道登记：姓名、从哪块地来、四十八小时内去过哪个园。</p>
<p>香蕉枯萎病热带四号小种由土壤传播，病菌能在土里活几十年。外叶先黄，叶柄折断下垂，切开假茎可见褐色条纹。一旦入园，整块地多年不能再种感病品种。</p>
<p>园主阿昆说，规矩是用一块地换来的。三年前外来收蕉的刀没有换，第二年东角七株发病，挖除、撒石灰、围栏、停灌，前后损失两公顷。此后园里定下：</p>
<ul>
<li>割蕉刀一片区一把，割一株蘸一次消毒液；</li>
<li>种苗只用组培苗，到货隔离看护四十天；</li>
<li>灌溉水不从邻园沟渠过；</li>
<li>发现可疑株，周围五米插红旗，先报县农技站，不自己挖。</li>
</ul>
<p>现在园里八十六公顷，每公顷年产三十八吨。包装间按出口要求留样、记录用药间隔，冷链车装满前逐箱看是否夹带泥土与枯叶。“消毒液一年花不了一车蕉的钱。”</p>`,
      lo: `<p>ເຂົ້າສວນກ້ວຍ “ວັງນ້ຳໃສ” ຕ້ອງຜ່ານສາມປະຕູ. ປະຕູທີໜຶ່ງລ້າງລໍ້ລົດ, ທີສອງປ່ຽນເກີບ ຢຽບອ່າງຢາຂ້າເຊື້ອ, ທີສາມຂຽນຊື່ ມາແຕ່ສວນໃດ 48 ຊົ່ວໂມງກ່ອນໄປສວນໃດມາ.</p>
<p>ພະຍາດຫ່ຽວຂອງກ້ວຍຕິດຕໍ່ທາງດິນ ເຊື້ອຢູ່ໃນດິນໄດ້ຫຼາຍສິບປີ. ໃບນອກເຫຼືອງກ່ອນ ກ້ານໃບຫັກຫ້ອຍລົງ ຜ່າລຳຕົ້ນເຫັນເສັ້ນສີນ້ຳຕານ. ເຂົ້າສວນແລ້ວ ດິນຕອນນັ້ນປູກກ້ວຍພັນເກົ່າອີກບໍ່ໄດ້ຫຼາຍປີ.</p>
<p>ອ້າຍ ອາຄຸນ ເຈົ້າຂອງສວນ ເລົ່າວ່າ ກົດນີ້ໄດ້ມາດ້ວຍການເສຍດິນຕອນໜຶ່ງ. ສາມປີກ່ອນ ຄົນຮັບຊື້ໃຊ້ມີດຈາກສວນອື່ນ ປີຕໍ່ມາເຈັດຕົ້ນເປັນພະຍາດ ເສຍໄປສອງເຮັກຕາ. ແຕ່ນັ້ນມາ:</p>
<ul>
<li>ມີດຕັດກ້ວຍ ຕອນລະດວງ ຕັດຕົ້ນໜຶ່ງຈຸ່ມຢາເທື່ອໜຶ່ງ;</li>
<li>ໃຊ້ແຕ່ເບ້ຍເພາະເນື້ອເຍື່ອ ແຍກເບິ່ງ 40 ມື້ກ່ອນ;</li>
<li>ນ້ຳບໍ່ຜ່ານຮ່ອງຂອງສວນອື່ນ;</li>
<li>ພົບຕົ້ນສົງໄສ ປັກທຸງແດງອ້ອມ 5 ແມັດ ແຈ້ງຫ້ອງການກະສິກຳເມືອງກ່ອນ ບໍ່ຂຸດເອງ.</li>
</ul>
<p>ດຽວນີ້ມີ 86 ເຮັກຕາ ໄດ້ 38 ໂຕນຕໍ່ເຮັກຕາຕໍ່ປີ. “ຄ່າຢາຂ້າເຊື້ອທັງປີ ບໍ່ເທົ່າຄ່າກ້ວຍຄັນລົດດຽວ”.</p>`,
      en: `<p>There are three gates to the farm at Vang Nam Sai. At the first, wheels are washed. At the second you change boots and walk through a bath. At the third you write down your name, your plot, and every farm you have been on in 48 hours.</p>
<p>The tropical race 4 of Panama wilt travels in soil and lives there for decades. Outer leaves yellow, their stalks break, and the cut stem shows brown streaks. Once it is in, susceptible bananas cannot be grown on that land for years.</p>
<p>Akhoun paid for his rules with a field. Three years ago a buyer's crew brought its own knives. A year later seven plants wilted; with digging, lime and fences he lost two hectares. Since then:</p>
<ul>
<li>One knife to a block, dipped after every plant.</li>
<li>Tissue-cultured plants only, watched apart for forty days.</li>
<li>No water through a neighbour's ditch.</li>
<li>A doubtful plant gets red flags at five metres and a call to the district office; nobody digs by himself.</li>
</ul>
<p>He has 86 hectares now at 38 tonnes each. The packing house keeps samples and spray intervals, and looks for soil and dry leaves in every box. “A year of disinfectant costs less than one truck of bananas.”</p>`,
    },
    source: SOURCES.advisers,
    author: "Khamphou Latsavong",
  },
  {
    kind: "cooperation",
    division: "530114",
    cover: demoPicture("roses"),
    appeared: "02-10",
    title: {
      zh: "斗南的玫瑰坐上南下列车，春节前万象花店少等两天",
      en: "Roses from Dounan go south by train, and Vientiane's florists wait two days less",
    },
    summary: {
      zh: "呈贡花商把南下鲜切花改走铁路冷箱，凌晨拍卖、次日傍晚到万象。损耗从一成二降到百分之五。",
      en: "Cut flowers auctioned in Chenggong before dawn reach Vientiane the next evening; losses fall from twelve to five per cent.",
    },
    content: {
      zh: `<p>腊月里，昆明呈贡的花市通宵不歇。花商唐静的仓库里，红玫瑰、洋桔梗、尤加利按二十枝一扎码进纸箱，箱底垫湿棉，温度四度。</p>
<p>她从三年前开始往万象发花。走公路要三天半，雨雾天更久，开箱时外层花瓣发蔫的占一成多。今年冬天她同两家货代拼一个冷藏箱，凌晨拍卖、上午打包、中午进站，第二天傍晚万象的花店就能剪根醒花。</p>
<p>拼箱要过两关：一是植物检疫，鲜切花要求无土、无活虫，带根带泥的盆花不能混装；二是温度，玫瑰二至五度，热带切叶要十度以上，不能同箱。</p>
<p>“老挝客人喜欢颜色浓的，婚礼多在旱季，十一月到三月走量最大。”眼下每周发两箱，春节前加到三箱。回程她试着带了一批老挝的鸡蛋花苗和石斛，还在等检疫结果。</p>`,
      en: `<p>In the last month of the lunar year the flower market of Chenggong does not sleep. In Tang Jing's store red roses, lisianthus and eucalyptus are boxed in bunches of twenty over damp cotton, at four degrees.</p>
<p>She has sent flowers to Vientiane for three years. By road it took three and a half days, longer in fog, and more than a tenth arrived with limp outer petals. This winter she shares a refrigerated container with two forwarders: auction before dawn, packed in the morning, at the station by noon, and the florists of Vientiane trim stems the next evening.</p>
<p>Sharing has two conditions. Quarantine wants cut flowers free of soil and living insects, so potted plants cannot ride along; and roses want two to five degrees while tropical foliage wants more than ten.</p>
<p>“Lao customers like strong colours, and weddings are in the dry season.” Two containers a week now, three before the New Year. For the way back she has tried frangipani seedlings and dendrobium, and waits for the quarantine result.</p>`,
    },
    source: SOURCES.border,
    author: "陶文慧 Tao Wenhui",
  },
  {
    kind: "policy",
    division: "532823",
    cover: demoPicture("border-road"),
    appeared: 47,
    translations: { lo: "unchecked" },
    title: {
      zh: "看懂一张植物检疫证书：出口水果最常写错的六处",
      lo: "ອ່ານໃບຢັ້ງຢືນສຸຂານາໄມພືດໃຫ້ເຂົ້າໃຈ: ຫົກບ່ອນທີ່ມັກຂຽນຜິດ",
      en: "Reading a phytosanitary certificate: six places where fruit exporters go wrong",
    },
    summary: {
      zh: "平台口岸信息员整理近一年磨憨、磨丁两侧的退单，大半不是货有问题，而是纸有问题。",
      lo: "ຜູ້ສື່ຂ່າວປະຈຳດ່ານສັງລວມກໍລະນີຖືກສົ່ງຄືນໃນປີຜ່ານມາ ສ່ວນຫຼາຍບໍ່ແມ່ນສິນຄ້າ ແຕ່ແມ່ນເອກະສານ.",
      en: "Most loads turned back at Boten and Mohan in the past year had nothing wrong with the fruit. It was the paper.",
    },
    content: {
      zh: `<p>货到口岸，先看纸再看货。我们把一年来种植户和货代讲给我们的退单归了类，六处最常出错：</p>
<ol>
<li><strong>果园、包装厂编号。</strong>少一位、多一个空格都会与登记名单对不上。打印前请另一个人念一遍。</li>
<li><strong>学名。</strong>只写商品名不写拉丁学名，或者品种与申报不符。</li>
<li><strong>数量。</strong>证书、装箱单、报关单三处净重必须一致，途中称重有差要先改单。</li>
<li><strong>箱号与铅封号。</strong>换箱后忘了改证，是冷链货最多的毛病。</li>
<li><strong>处理方式。</strong>需要冷处理或熏蒸的，温度、时间、药剂要写全。</li>
<li><strong>日期。</strong>签发日早于装箱检查日，逻辑上就不通。</li>
</ol>
<p>各品种的准入名单和具体要求会调整，以两国主管部门公布的为准。第一次出口的果园，建议先走一票小批量，把全套单据跑通，再谈大单。</p>
<p>平台会不定期开设单证培训，安排见<a href="/home/noticeDetail" rel="noopener">通知公告</a>。</p>`,
      lo: `<p>ສິນຄ້າຮອດດ່ານ ເຈົ້າໜ້າທີ່ເບິ່ງເຈ້ຍກ່ອນເບິ່ງໝາກ. ພວກເຮົາສັງລວມຈາກຊາວສວນ ແລະ ບໍລິສັດຂົນສົ່ງ ຫົກບ່ອນທີ່ມັກຜິດ:</p>
<ol>
<li><strong>ເລກສວນ ແລະ ໂຮງບັນຈຸ.</strong> ຂາດໂຕໜຶ່ງ ຫຼື ມີຍະຫວ່າງເກີນ ກໍບໍ່ກົງກັບບັນຊີທະບຽນ. ກ່ອນພິມ ໃຫ້ອີກຄົນອ່ານທວນ.</li>
<li><strong>ຊື່ວິທະຍາສາດ.</strong> ຂຽນແຕ່ຊື່ການຄ້າ ບໍ່ມີຊື່ລາຕິນ.</li>
<li><strong>ຈຳນວນ.</strong> ນ້ຳໜັກສຸດທິໃນໃບຢັ້ງຢືນ, ບັນຊີບັນຈຸ ແລະ ໃບແຈ້ງພາສີ ຕ້ອງຄືກັນ.</li>
<li><strong>ເລກຕູ້ ແລະ ເລກກາປະທັບ.</strong> ປ່ຽນຕູ້ແລ້ວລືມແກ້ໃບ.</li>
<li><strong>ວິທີບຳບັດ.</strong> ຖ້າຕ້ອງແຊ່ເຢັນ ຫຼື ຮົມຢາ ໃຫ້ຂຽນອຸນຫະພູມ, ເວລາ ແລະ ຊື່ຢາໃຫ້ຄົບ.</li>
<li><strong>ວັນທີ.</strong> ວັນອອກໃບ ມາກ່ອນວັນກວດບັນຈຸ.</li>
</ol>
<p>ບັນຊີໝາກໄມ້ທີ່ອະນຸຍາດ ແລະ ເງື່ອນໄຂ ມີການປ່ຽນແປງ ໃຫ້ຖືເອົາຕາມທີ່ພາກສ່ວນກ່ຽວຂ້ອງຂອງສອງປະເທດປະກາດ. ຜູ້ສົ່ງອອກຄັ້ງທຳອິດ ຄວນສົ່ງຈຳນວນໜ້ອຍກ່ອນ ເພື່ອລອງເອກະສານໃຫ້ຄົບຂັ້ນຕອນ. ເບິ່ງການຝຶກອົບຮົມໃນ <a href="/home/noticeDetail" rel="noopener">ແຈ້ງການ</a>.</p>`,
      en: `<p>At the border paper is looked at before fruit. From what growers and forwarders told us, six places go wrong most often:</p>
<ol>
<li><strong>Numbers of orchard and packing house.</strong> A digit missing or a space too many and it no longer matches the register. Have somebody else read it aloud.</li>
<li><strong>Scientific name.</strong> A trade name alone is not enough.</li>
<li><strong>Weight.</strong> Certificate, packing list and declaration must give the same net weight.</li>
<li><strong>Container and seal.</strong> Changed on the way and not on the paper: the commonest fault of chilled goods.</li>
<li><strong>Treatment.</strong> Cold or fumigation, with temperature, time and substance.</li>
<li><strong>Dates.</strong> Issued before the packing was inspected: that cannot be.</li>
</ol>
<p>Which fruit is admitted, and how, changes from time to time; what the authorities of both countries publish is what counts. A first exporter does well to send one small lot through all the paperwork before a large one.</p>
<p>Document courses are announced under <a href="/home/noticeDetail" rel="noopener">notices</a>.</p>`,
    },
    source: SOURCES.border,
    author: "陶文慧 Tao Wenhui",
  },
];
