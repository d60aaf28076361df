import { demoPicture } from "../subjects.ts";
import { figure, SOURCES, type DemoArticle } from "./written-article.ts";

export const RICE: readonly DemoArticle[] = [
  {
    kind: "industry",
    division: "LA0901",
    cover: demoPicture("rice-harvest", 1),
    appeared: "11-05",
    title: {
      zh: "川圹小鸡米收获记：好米从留种那天算起",
      lo: "ເກັບກ່ຽວເຂົ້າໄກ່ນ້ອຍຊຽງຂວາງ: ເຂົ້າດີເລີ່ມແຕ່ມື້ຄັດແນວພັນ",
      en: "Khao Kai Noy comes in: in Xiengkhouang good rice begins on the day seed is chosen",
    },
    summary: {
      zh: "高原糯稻小鸡米进入收割。丰沙湾周边的农户讲究分品系留种、带穗晒、低温碾，一公斤比普通糯米多卖一半。",
      lo: "ເຂົ້າໜຽວໄກ່ນ້ອຍຢູ່ທົ່ງພຽງສູງເຂົ້າສູ່ການເກັບກ່ຽວ. ຊາວນາອ້ອມແອ້ມໂພນສະຫວັນ ຄັດແນວແຍກສາຍ ຕາກທັງຮວງ ສີໄຟອ່ອນ ກິໂລໜຶ່ງຂາຍໄດ້ແພງກວ່າເຂົ້າໜຽວທົ່ວໄປເຄິ່ງໜຶ່ງ.",
      en: "The plateau's sticky rice is being cut. Growers around Phonsavan keep seed lines apart, dry on the ear and mill cool, and a kilogram brings half as much again as ordinary sticky rice.",
    },
    content: {
      zh: `<p>十一月初的川圹，夜里只有十二三度，白天阳光却干爽。镰刀下去，小鸡米的稻穗轻轻一响——谷粒短圆，壳色从草黄到褐红，各家不同。老人说，名字就是这么来的：像雏鸡胸口的绒毛。</p>
<h2>一块田里先走一遍</h2>
<p>开镰前，农户要先进田选穗。孟白县种了三十年小鸡米的西蓬老人每年留二十公斤种：“高出一头的不要，早黄的不要，只要齐的。”</p>
<p>小鸡米在高原上有好几个品系，粒形、壳色、香气都不一样。混种几年，米就“花”了，煮出来有软有硬。县里的种子小组登记了四个主要品系：</p>
<table>
<thead><tr><th scope="col">品系（当地叫法）</th><th scope="col">生育期</th><th scope="col">适宜海拔</th><th scope="col">公顷产量</th></tr></thead>
<tbody>
<tr><td>黄壳</td><td>145 天</td><td>900—1,100 米</td><td>3.1 吨</td></tr>
<tr><td>花壳</td><td>150 天</td><td>1,000—1,200 米</td><td>2.9 吨</td></tr>
<tr><td>黑壳</td><td>155 天</td><td>1,050—1,250 米</td><td>2.6 吨</td></tr>
<tr><td>红壳</td><td>148 天</td><td>900—1,150 米</td><td>2.8 吨</td></tr>
</tbody>
</table>
<p>产量都不高，比平坝上的改良糯稻少三成以上。农户愿意种，是因为它不挑肥、耐凉水，更因为价钱。</p>
<h2>晒得慢，碾得凉</h2>
${figure("rice-harvest", 2, "收割后的稻田，稻把架在竹架上晾晒", "带穗晾晒五到七天，水分慢慢走，米粒不裂。")}
<p>割下的稻把不急着脱粒，先在田埂竹架上带穗晾五到七天，再打谷、扬净。入仓水分定在百分之十三。碾米时一次少量，过两遍，米温不超过四十度——“米一热，香就跑了”。</p>
<ol>
<li>收割：八成半黄时下镰，过熟易落粒；</li>
<li>晾晒：避开露水，傍晚盖布；</li>
<li>储藏：谷仓离地一米，四角柱套铁皮防鼠；</li>
<li>碾米：随订随碾，出仓不超过两周。</li>
</ol>
<h2>谁在买</h2>
<p>万象的米商十月底就进了山。本周谷子在田头每公斤九千基普，碾好的新米两万二到两万四。包装上有产地名的小袋米，万象超市里卖到三万。西蓬的孙女在网上接散单，最远寄到昆明，走铁路快运，四天到。</p>
<p>县里今年的难题是人手：收割工每天要十二万基普，还得抢晴天。几个村试着合用两台小型割晒机，坡田走不了，平田一天能放倒一公顷。</p>
<blockquote><p>“机器可以慢慢添，种子丢了就找不回来。”西蓬把选好的稻穗扎成把，挂在灶台上方的梁上，那里有烟，不生虫。</p></blockquote>`,
      lo: `<p>ຕົ້ນເດືອນພະຈິກຢູ່ຊຽງຂວາງ ກາງຄືນ 12–13 ອົງສາ ກາງເວັນແດດແຫ້ງດີ. ກ່ຽວລົງແຕ່ລະບາດ ຮວງເຂົ້າໄກ່ນ້ອຍດັງກອບແກບ ເມັດສັ້ນມົນ ເປືອກແຕ່ສີເຫຼືອງຫາສີນ້ຳຕານແດງ ແລ້ວແຕ່ເຮືອນ. ຜູ້ເຖົ້າວ່າ ຊື່ກໍມາແຕ່ຫັ້ນ: ຄືຂົນເອິກລູກໄກ່.</p>
<h2>ຍ່າງເບິ່ງນາໃຫ້ຮອບກ່ອນ</h2>
<p>ກ່ອນລົງກ່ຽວ ຕ້ອງເຂົ້າໄປຄັດຮວງ. ພໍ່ເຖົ້າສີພອນ ເມືອງແປກ ປູກເຂົ້າໄກ່ນ້ອຍມາ 30 ປີ ເກັບແນວປີລະ 20 ກິໂລ: “ຕົ້ນສູງກວ່າໝູ່ບໍ່ເອົາ ເຫຼືອງກ່ອນໝູ່ກໍບໍ່ເອົາ ເອົາແຕ່ທີ່ສະເໝີກັນ”.</p>
<p>ເຂົ້າໄກ່ນ້ອຍມີຫຼາຍສາຍ ຮູບເມັດ ສີເປືອກ ກິ່ນຫອມ ບໍ່ຄືກັນ. ປູກປົນກັນສອງສາມປີ ເຂົ້າກໍກາຍ ໜຶ້ງແລ້ວມີອ່ອນມີແຂງ. ກຸ່ມແນວພັນຂອງເມືອງ ບັນທຶກໄວ້ສີ່ສາຍ:</p>
<table>
<thead><tr><th scope="col">ສາຍ (ຊື່ທ້ອງຖິ່ນ)</th><th scope="col">ອາຍຸ</th><th scope="col">ຄວາມສູງທີ່ເໝາະ</th><th scope="col">ຕໍ່ເຮັກຕາ</th></tr></thead>
<tbody>
<tr><td>ໄກ່ນ້ອຍເຫຼືອງ</td><td>145 ມື້</td><td>900–1.100 ມ</td><td>3,1 ໂຕນ</td></tr>
<tr><td>ໄກ່ນ້ອຍລາຍ</td><td>150 ມື້</td><td>1.000–1.200 ມ</td><td>2,9 ໂຕນ</td></tr>
<tr><td>ໄກ່ນ້ອຍດຳ</td><td>155 ມື້</td><td>1.050–1.250 ມ</td><td>2,6 ໂຕນ</td></tr>
<tr><td>ໄກ່ນ້ອຍແດງ</td><td>148 ມື້</td><td>900–1.150 ມ</td><td>2,8 ໂຕນ</td></tr>
</tbody>
</table>
<p>ຜົນຜະລິດບໍ່ສູງ ໜ້ອຍກວ່າເຂົ້າໜຽວປັບປຸງຢູ່ທົ່ງພຽງ 30% ປາຍ. ແຕ່ຊາວນາຍັງປູກ ຍ້ອນທົນນ້ຳເຢັນ ບໍ່ຕ້ອງໃສ່ຝຸ່ນຫຼາຍ ແລະ ສຳຄັນແມ່ນລາຄາດີ.</p>
<h2>ຕາກຊ້າໆ ສີເຢັນໆ</h2>
${figure("rice-harvest", 2, "ມັດເຂົ້າຕາກໄວ້ເທິງຮາວໄມ້ໄຜ່ໃນນາທີ່ກ່ຽວແລ້ວ", "ຕາກທັງຮວງ 5–7 ມື້ ເມັດບໍ່ແຕກ.")}
<p>ມັດເຂົ້າບໍ່ຟ້າວຟາດ ຕາກທັງຮວງເທິງຮາວໄມ້ໄຜ່ 5–7 ມື້ ຈຶ່ງຟາດ ແລະ ຝັດ. ເຂົ້າເລົ້າເມື່ອຄວາມຊຸ່ມເຫຼືອ 13%. ເວລາສີ ໃສ່ເທື່ອລະໜ້ອຍ ສີສອງເທື່ອ ບໍ່ໃຫ້ເຂົ້າຮ້ອນເກີນ 40 ອົງສາ “ເຂົ້າຮ້ອນແລ້ວ ຄວາມຫອມກໍໜີ”.</p>
<ol>
<li>ກ່ຽວ: ເຫຼືອງ 85% ກໍກ່ຽວ ແກ່ເກີນເມັດຫຼົ່ນ;</li>
<li>ຕາກ: ຫຼີກນ້ຳໝອກ ຕອນແລງປົກຜ້າ;</li>
<li>ເກັບ: ເລົ້າສູງຈາກດິນ 1 ແມັດ ຫຸ້ມສັງກະສີເສົາກັນໜູ;</li>
<li>ສີ: ມີຄົນສັ່ງຈຶ່ງສີ ຂາຍພາຍໃນສອງອາທິດ.</li>
</ol>
<h2>ໃຜຊື້</h2>
<p>ພໍ່ຄ້າເຂົ້າຈາກວຽງຈັນຂຶ້ນມາແຕ່ທ້າຍເດືອນຕຸລາ. ອາທິດນີ້ ເຂົ້າເປືອກຢູ່ທົ່ງນາກິໂລລະ 9.000 ກີບ ເຂົ້າສານໃໝ່ 22.000–24.000 ກີບ ຖົງນ້ອຍທີ່ມີຊື່ແຫຼ່ງຜະລິດ ຢູ່ຊູເປີມາກເກັດຂາຍ 30.000 ກີບ. ຫຼານສາວຂອງພໍ່ເຖົ້າຮັບສັ່ງທາງອອນລາຍ ໄກສຸດສົ່ງຮອດຄຸນໝິງ ທາງລົດໄຟ 4 ມື້ຮອດ.</p>
<p>ບັນຫາປີນີ້ແມ່ນແຮງງານ: ຄ່າກ່ຽວມື້ລະ 120.000 ກີບ. ຫຼາຍບ້ານທົດລອງໃຊ້ລົດກ່ຽວນ້ອຍຮ່ວມກັນສອງຄັນ ນາພຽງກ່ຽວໄດ້ມື້ລະ 1 ເຮັກຕາ.</p>
<blockquote><p>“ເຄື່ອງຈັກຄ່ອຍຊື້ກໍໄດ້ ແນວພັນເສຍແລ້ວ ຫາຄືນບໍ່ໄດ້” ພໍ່ເຖົ້າມັດຮວງທີ່ຄັດໄວ້ ຫ້ອຍໃສ່ຂື່ເທິງເຕົາໄຟ ບ່ອນມີຄວັນ ແມງບໍ່ກິນ.</p></blockquote>`,
      en: `<p>In early November nights in Xiengkhouang fall to twelve degrees and days are dry and bright. Under the sickle the short ears rustle; grains are round, and the husk runs from straw to russet, different in every house. The old people say that is the name: the down on a chick's breast.</p>
<h2>First a walk through the field</h2>
<p>Before anyone cuts, seed is chosen. Siphone of Pek district has grown Khao Kai Noy for thirty years and keeps twenty kilograms. “Not the tall ones, not the early yellow ones. Only those that stand alike.”</p>
<p>The plateau has several lines, each with its own grain and scent. Grown together for a few years they blur, and the rice cooks soft and hard at once. The district's seed group has registered four:</p>
<table>
<thead><tr><th scope="col">Line, by its local name</th><th scope="col">Days</th><th scope="col">Best height</th><th scope="col">Per hectare</th></tr></thead>
<tbody>
<tr><td>Yellow husk</td><td>145</td><td>900–1,100 m</td><td>3.1 t</td></tr>
<tr><td>Striped husk</td><td>150</td><td>1,000–1,200 m</td><td>2.9 t</td></tr>
<tr><td>Black husk</td><td>155</td><td>1,050–1,250 m</td><td>2.6 t</td></tr>
<tr><td>Red husk</td><td>148</td><td>900–1,150 m</td><td>2.8 t</td></tr>
</tbody>
</table>
<p>None yields much: a third less than improved sticky rice of the plains. But it bears cold water, asks for little manure, and is paid for.</p>
<h2>Dried slowly, milled cool</h2>
${figure("rice-harvest", 2, "Sheaves drying on bamboo rails in a cut field", "Five to seven days on the ear: moisture leaves slowly and the grain does not crack.")}
<p>Sheaves hang on bamboo rails before they are threshed and winnowed. Rice goes into the granary at 13 per cent moisture. It is milled in small amounts, twice, never above 40 degrees: “Warm rice loses its scent.”</p>
<ol>
<li>Cut at 85 per cent yellow; later it shatters.</li>
<li>Dry out of the dew; cover at dusk.</li>
<li>Store a metre above ground, with tin around the posts against rats.</li>
<li>Mill to order, and sell within two weeks.</li>
</ol>
<h2>Who buys</h2>
<p>Traders from Vientiane arrived in late October. Paddy is 9,000 kip a kilogram in the field this week and new milled rice 22,000 to 24,000; a small bag that names its origin costs 30,000 in the capital. Siphone's granddaughter takes orders online. The farthest went to Kunming by rail, in four days.</p>
<p>Hands are the difficulty: a reaper costs 120,000 kip a day. Several villages share two small mowers, useless on slopes, a hectare a day on flat land.</p>
<blockquote><p>“A machine can be bought later. Seed that is lost is lost.” Siphone ties his chosen ears and hangs them on the beam above the hearth, where the smoke keeps weevils away.</p></blockquote>`,
    },
    source: SOURCES.editors,
    author: "Bounmy Sisouvong",
  },
  {
    kind: "technology",
    division: "532528",
    cover: demoPicture("terraces", 1),
    appeared: "05-10",
    title: {
      zh: "元阳梯田里的三份收成：稻、鱼、鸭怎么排班",
      lo: "ນາຂັ້ນໄດຢວນຢາງໄດ້ສາມຢ່າງ: ເຂົ້າ ປາ ເປັດ ຈັດເວລາແນວໃດ",
      en: "Three harvests from one terrace: how Yuanyang times rice, fish and ducks",
    },
    summary: {
      zh: "插秧后二十天放鱼、四十天放鸭、抽穗前收鸭，红米梯田里一亩水能养三样东西，关键是把时间错开。",
      lo: "ດຳນາ 20 ມື້ປ່ອຍປາ, 40 ມື້ປ່ອຍເປັດ, ກ່ອນເຂົ້າອອກຮວງເອົາເປັດຂຶ້ນ. ນາເຂົ້າແດງຕອນດຽວລ້ຽງໄດ້ສາມຢ່າງ ຖ້າຫຼົບເວລາກັນໃຫ້ດີ.",
      en: "Fish twenty days after planting, ducks at forty, ducks out before heading: red-rice terraces feed three things when their times are kept apart.",
    },
    content: {
      zh: `<p>五月的元阳，海拔一千六百米的水田刚插完秧，一层层映着天光。新街镇的马有福蹲在田埂上数日子：秧插下第二十天，才能放鱼苗。</p>
<p>“早放，鱼把秧拱起来；晚放，到收稻还没长大。”他家十一亩梯田走“稻鱼鸭”的路子已经六年，时间表写在灶房墙上：</p>
<table>
<thead><tr><th scope="col">插秧后</th><th scope="col">做什么</th><th scope="col">要点</th></tr></thead>
<tbody>
<tr><td>第 20 天</td><td>放鲫鱼、鲤鱼苗</td><td>每亩三百尾，四五厘米长</td></tr>
<tr><td>第 40 天</td><td>放雏鸭</td><td>每亩十二只，十五日龄</td></tr>
<tr><td>第 85 天</td><td>抽穗前收鸭</td><td>迟了会啄穗</td></tr>
<tr><td>第 125 天</td><td>放水、起鱼</td><td>鱼入鱼沟，留种鱼过冬</td></tr>
<tr><td>第 135 天</td><td>收红米</td><td>留高茬养冬水</td></tr>
</tbody>
</table>
<p>田里挖一条四十厘米宽、五十厘米深的鱼沟，面积不超过田块的一成；进出水口用竹栅拦住。鸭子吃虫、踩草，全季只在苗期人工除一次草，没打过一次药。</p>
<p>去年他家一亩红米三百四十公斤，鱼四十一公斤，鸭十一只，毛收入比单种稻子多出一倍多。不过他也提醒：沙漏田存不住水，不能学；上丘打药、下丘养鱼，要先和邻居讲好。</p>`,
      lo: `<p>ເດືອນພຶດສະພາ ຢູ່ຢວນຢາງ ນາຂັ້ນໄດສູງ 1.600 ແມັດ ດຳນາແລ້ວໃໝ່ໆ ນ້ຳໃນນາສ່ອງແສງເປັນຊັ້ນໆ. ທ້າວ ມ້າ ນັ່ງນັບມື້ຢູ່ຄັນນາ: ດຳແລ້ວ 20 ມື້ ຈຶ່ງປ່ອຍລູກປາໄດ້.</p>
<p>“ປ່ອຍໄວ ປາບຸກຕົ້ນກ້າ ປ່ອຍຊ້າ ຮອດຍາມກ່ຽວປາຍັງນ້ອຍ”. ຄອບຄົວລາວເຮັດນາ-ປາ-ເປັດ 11 ໝູ່ (0,7 ເຮັກຕາ) ມາ 6 ປີ ຕາຕະລາງຂຽນໄວ້ຝາເຮືອນຄົວ:</p>
<table>
<thead><tr><th scope="col">ຫຼັງດຳນາ</th><th scope="col">ເຮັດຫຍັງ</th><th scope="col">ຂໍ້ສຳຄັນ</th></tr></thead>
<tbody>
<tr><td>20 ມື້</td><td>ປ່ອຍລູກປາ</td><td>ໝູ່ລະ 300 ໂຕ ຍາວ 4–5 ຊມ</td></tr>
<tr><td>40 ມື້</td><td>ປ່ອຍລູກເປັດ</td><td>ໝູ່ລະ 12 ໂຕ ອາຍຸ 15 ມື້</td></tr>
<tr><td>85 ມື້</td><td>ເອົາເປັດຂຶ້ນ ກ່ອນອອກຮວງ</td><td>ຊ້າແລ້ວເປັດກິນຮວງ</td></tr>
<tr><td>125 ມື້</td><td>ລະບາຍນ້ຳ ຈັບປາ</td><td>ເກັບພໍ່ແມ່ພັນໄວ້ໃນຮ່ອງ</td></tr>
<tr><td>135 ມື້</td><td>ກ່ຽວເຂົ້າແດງ</td><td>ໄວ້ຕໍ່ສູງ ຂັງນ້ຳລະດູໜາວ</td></tr>
</tbody>
</table>
<p>ໃນນາຂຸດຮ່ອງປາກວ້າງ 40 ຊມ ເລິກ 50 ຊມ ບໍ່ເກີນ 10% ຂອງເນື້ອທີ່ ທາງນ້ຳເຂົ້າອອກກັ້ນດ້ວຍຕາໜ່າງໄມ້ໄຜ່. ເປັດກິນແມງ ຢຽບຫຍ້າ ທັງລະດູຫຼົກຫຍ້າເທື່ອດຽວ ບໍ່ສີດຢາຈັກເທື່ອ.</p>
<p>ປີກາຍ ນາໝູ່ໜຶ່ງໄດ້ເຂົ້າແດງ 340 ກິໂລ ປາ 41 ກິໂລ ເປັດ 11 ໂຕ ລາຍຮັບຫຼາຍກວ່າເຮັດເຂົ້າຢ່າງດຽວເກີນເທົ່າຕົວ. ແຕ່ນາດິນຊາຍທີ່ຂັງນ້ຳບໍ່ຢູ່ ຢ່າເຮັດຕາມ.</p>`,
      en: `<p>In May the paddies of Yuanyang, at 1,600 metres, have just been planted and lie in steps of sky. Ma Youfu squats on the bund and counts: fish may go in on the twentieth day.</p>
<p>“Too early and they root up the seedlings. Too late and they are small at harvest.” His family has worked eleven mu, less than a hectare, this way for six years. The timetable is on the kitchen wall:</p>
<table>
<thead><tr><th scope="col">Days after planting</th><th scope="col">What</th><th scope="col">Note</th></tr></thead>
<tbody>
<tr><td>20</td><td>Stock crucian and common carp</td><td>300 to the mu, 4–5 cm</td></tr>
<tr><td>40</td><td>Let ducklings in</td><td>12 to the mu, 15 days old</td></tr>
<tr><td>85</td><td>Take ducks out</td><td>later they eat the ears</td></tr>
<tr><td>125</td><td>Drain, catch fish</td><td>breeders stay in the trench</td></tr>
<tr><td>135</td><td>Cut red rice</td><td>high stubble, water kept over winter</td></tr>
</tbody>
</table>
<p>A trench forty centimetres wide and fifty deep takes no more than a tenth of the field; bamboo screens close inlet and outlet. Ducks eat insects and tread weeds: one hand weeding a season, and no spraying.</p>
<p>Last year a mu gave 340 kilograms of rice, 41 of fish and eleven ducks, more than twice the takings of rice alone. Leaky sandy fields should not try it, he says, and whoever farms below a neighbour who sprays must talk to him first.</p>`,
    },
    source: SOURCES.advisers,
    author: "李晓棠 Li Xiaotang",
  },
  {
    kind: "industry",
    division: "LA1309",
    cover: demoPicture("paddy-rice", 1),
    appeared: "12-28",
    translations: { en: "outdated" },
    title: {
      zh: "占蓬灌区开闸：旱季稻先定轮水表再下种",
      lo: "ຊົນລະປະທານຈຳພອນປ່ອຍນ້ຳ: ນາແຊງຕົກລົງຕາຕະລາງນ້ຳກ່ອນຫວ່ານກ້າ",
      en: "Water released at Champhone: dry-season growers fix the rota before they sow",
    },
    summary: {
      zh: "沙湾拿吉占蓬县的水库蓄水比去年同期少一成。用水户小组把轮灌日期写到村口木板上，谁家超时谁家补工。",
      lo: "ອ່າງນ້ຳຢູ່ເມືອງຈຳພອນ ມີນ້ຳໜ້ອຍກວ່າປີກາຍ 10%. ກຸ່ມຜູ້ໃຊ້ນ້ຳຂຽນມື້ປ່ອຍນ້ຳໃສ່ກະດານທາງເຂົ້າບ້ານ ໃຜໃຊ້ເກີນເວລາ ຕ້ອງອອກແຮງງານແທນ.",
      en: "The reservoir holds a tenth less than a year ago. Water users have written their turns on a board at the village gate.",
    },
    content: {
      zh: `<p>十二月底，占蓬平原的早稻茬已经翻进土里。水管站闸门提起二十厘米，水顺着主渠往下走，走到最末一个村要三天。</p>
<p>往年末梢村常常等不到水。今年七个村的用水户小组提前一个月坐下来，把一千一百公顷旱季稻压到九百二十公顷，余下的地改种花生、甜玉米和西瓜。水按“三天开、四天歇”轮流，上游先用白天，下游先用夜里。</p>
<p>小组长万纳说，规则里最管用的一条是“补工”：超时放水一小时，第二周清渠一天。开闸十天，只有两户补过工，其中一户是他自己家。</p>
<p>农技站给出的品种建议是一百一十天以内的短生育期糯稻，一月十五日前插完，赶在四月底库水见底前收割。秧田施足底肥，返青后浅水，分蘖末期晒田五天，全季可省水两成。</p>`,
      lo: `<p>ທ້າຍເດືອນທັນວາ ຕໍ່ເຂົ້ານາປີຢູ່ທົ່ງຈຳພອນ ຖືກໄຖກົບແລ້ວ. ປະຕູນ້ຳຍົກຂຶ້ນ 20 ຊັງຕີແມັດ ນ້ຳໄຫຼຕາມຄອງໃຫຍ່ ໄປຮອດບ້ານສຸດທ້າຍໃຊ້ເວລາສາມມື້.</p>
<p>ປີຜ່ານໆມາ ບ້ານປາຍຄອງມັກບໍ່ໄດ້ນ້ຳ. ປີນີ້ ກຸ່ມຜູ້ໃຊ້ນ້ຳ 7 ບ້ານປະຊຸມກັນກ່ອນໜຶ່ງເດືອນ ຕົກລົງຫຼຸດນາແຊງຈາກ 1.100 ເຮັກຕາ ເຫຼືອ 920 ເຮັກຕາ ດິນທີ່ເຫຼືອປູກຖົ່ວດິນ, ສາລີຫວານ ແລະ ໝາກໂມ. ນ້ຳປ່ອຍສາມມື້ ພັກສີ່ມື້ ຕົ້ນຄອງໃຊ້ກາງເວັນ ປາຍຄອງໃຊ້ກາງຄືນ.</p>
<p>ທ່ານ ວັນນາ ຫົວໜ້າກຸ່ມ ວ່າ ກົດທີ່ໄດ້ຜົນສຸດແມ່ນ “ອອກແຮງແທນ”: ປ່ອຍນ້ຳເກີນໜຶ່ງຊົ່ວໂມງ ອາທິດໜ້າຕ້ອງລອກຄອງໜຶ່ງມື້. ເປີດນ້ຳໄດ້ສິບມື້ ມີສອງຄອບຄົວຖືກປັບ ໜຶ່ງໃນນັ້ນແມ່ນຄອບຄົວລາວເອງ.</p>
<p>ວິຊາການແນະນຳໃຫ້ໃຊ້ເຂົ້າໜຽວອາຍຸສັ້ນບໍ່ເກີນ 110 ມື້ ດຳໃຫ້ແລ້ວກ່ອນວັນທີ 15 ມັງກອນ ເພື່ອເກັບກ່ຽວໃຫ້ທັນກ່ອນນ້ຳໝົດທ້າຍເດືອນເມສາ.</p>`,
      en: `<p>At the end of December the stubble of Champhone is already ploughed in. The gate is up by twenty centimetres; water needs three days to the last village on the canal.</p>
<p>That village often waited in vain. This year seven water-user groups met a month ahead and cut dry-season rice from 1,100 to 920 hectares; the rest is peanuts, sweet corn and watermelon. Water runs three days and rests four, upstream by day, downstream by night.</p>
<p>The rule that works, says Vanna, who leads one group, is labour: an hour too long is a day of clearing canals the week after. In ten days two families have paid. One was his own.</p>`,
    },
    source: SOURCES.weather,
    author: "Thongsay Keomany",
  },
  {
    kind: "technology",
    division: "LA0106",
    cover: demoPicture("drone"),
    appeared: "08-22",
    title: {
      zh: "万象平原查稻飞虱：先拍盆，再决定打不打药",
      lo: "ທົ່ງພຽງວຽງຈັນກວດເພ້ຍກະໂດດ: ຕີຕົ້ນນັບກ່ອນ ຈຶ່ງຕັດສິນໃຈສີດຢາ",
      en: "Checking for planthoppers on the Vientiane plain: tap and count before you spray",
    },
    summary: {
      zh: "孕穗期闷热多雨，褐飞虱虫口上升。赛塔尼县的农技组教农户用脸盆查虫，不到防治指标不下药，保住田里的蜘蛛。",
      lo: "ເຂົ້າຖືກທ້ອງ ອາກາດອົບເອົ້າ ເພ້ຍກະໂດດສີນ້ຳຕານເພີ່ມຂຶ້ນ. ທີມວິຊາການສອນໃຫ້ໃຊ້ກະລະມັງນັບແມງ ບໍ່ຮອດເກນບໍ່ສີດ ເພື່ອຮັກສາແມງມຸມ.",
      en: "Hot wet weather at booting lets brown planthoppers grow. Advisers in Xaythany teach a count with a basin; below the threshold nothing is sprayed and the spiders live.",
    },
    content: {
      zh: `<p>八月下旬，万象平原的雨季稻进入孕穗。连着一周早晚有雨、午后三十三度，正合褐飞虱的胃口。</p>
<p>农技组的办法简单：端一只白瓷脸盆，盆底抹点洗衣粉水，斜靠稻丛基部，拍三下，数盆里的虫。一块田按对角线走五个点，每点两丛。</p>
<ul>
<li>平均每丛<strong>不到八头</strong>：不打药，七天后再查；</li>
<li><strong>八到十五头</strong>、蜘蛛每丛一只以上：排水露田三天，再看；</li>
<li><strong>超过十五头</strong>或下部稻秆发黑：选对口药剂，喷到基部，留二十厘米宽的不喷带。</li>
</ul>
<p>记者跟着查了六户，只有一户超标。那户上个月施了三次尿素，叶子黑绿，披头散发。农技员说，飞虱最喜欢这样的田。</p>
<p>植保无人机这几年多了，打药快，坏处也在快：手一痒就起飞。菊酯类药剂杀蜘蛛比杀飞虱还狠，打过的田两周后虫子反而翻番。“先拍盆，再起飞”，这六个字贴在了合作社机库门上。</p>`,
      lo: `<p>ທ້າຍເດືອນສິງຫາ ນາປີຢູ່ທົ່ງພຽງວຽງຈັນກຳລັງຖືກທ້ອງ. ໜຶ່ງອາທິດມານີ້ ເຊົ້າແລງຝົນຕົກ ບ່າຍ 33 ອົງສາ ຖືກໃຈເພ້ຍກະໂດດສີນ້ຳຕານພໍດີ.</p>
<p>ວິທີກວດງ່າຍໆ: ເອົາກະລະມັງສີຂາວ ໃສ່ນ້ຳແຟບໜ້ອຍໜຶ່ງ ວາງພາດໂຄນກໍເຂົ້າ ຕີສາມບາດ ແລ້ວນັບແມງ. ນາຕອນໜຶ່ງຍ່າງຂວາງມຸມ 5 ຈຸດ ຈຸດລະ 2 ກໍ.</p>
<ul>
<li><strong>ບໍ່ຮອດ 8 ໂຕ</strong> ຕໍ່ກໍ: ບໍ່ສີດ 7 ມື້ກວດໃໝ່;</li>
<li><strong>8–15 ໂຕ</strong> ແລະ ມີແມງມຸມກໍລະໂຕຂຶ້ນໄປ: ລະບາຍນ້ຳອອກ 3 ມື້ ແລ້ວເບິ່ງຄືນ;</li>
<li><strong>ເກີນ 15 ໂຕ</strong> ຫຼື ໂຄນຕົ້ນດຳ: ໃຊ້ຢາທີ່ຖືກກັບແມງ ສີດຮອດໂຄນຕົ້ນ.</li>
</ul>
<p>ພວກເຮົາຕາມກວດ 6 ຄອບຄົວ ເກີນເກນພຽງຄອບຄົວດຽວ ເຊິ່ງເດືອນແລ້ວໃສ່ຝຸ່ນຢູເຣຍ 3 ເທື່ອ ໃບຂຽວແກ່ລົ້ມລະເນລະນາດ.</p>
<p>ໂດຣນສີດຢາມີຫຼາຍຂຶ້ນ ໄວດີ ແຕ່ຄວາມໄວກໍເປັນໂທດ. ຢາບາງຊະນິດຂ້າແມງມຸມຫຼາຍກວ່າຂ້າເພ້ຍ ສີດແລ້ວສອງອາທິດ ເພ້ຍກັບເພີ່ມເທົ່າຕົວ. “ນັບກ່ອນ ຈຶ່ງບິນ” ຄຳນີ້ຕິດໄວ້ປະຕູໂຮງເກັບໂດຣນຂອງສະຫະກອນແລ້ວ.</p>`,
      en: `<p>Wet-season rice on the Vientiane plain is at booting. A week of rain at both ends of the day and 33 degrees between suits the brown planthopper well.</p>
<p>The check is simple: a white basin with a little soapy water, leaned against the foot of a hill of rice; tap three times and count. Five points along the diagonal, two hills each.</p>
<ul>
<li><strong>Below eight</strong> a hill: do not spray, look again in seven days.</li>
<li><strong>Eight to fifteen</strong> with a spider or more to the hill: drain for three days, then look.</li>
<li><strong>Above fifteen</strong>, or stems turning black: a fitting product, brought down to the base, with strips left unsprayed.</li>
</ul>
<p>We followed six counts. One field was over. It had been given urea three times last month and stood dark and lank, just as planthoppers like it.</p>
<p>Spraying drones are fast, and that is their fault: they take off at the first itch. Pyrethroids kill spiders even better than planthoppers, and two weeks later the pest has doubled. “Count, then fly,” says a sheet on the door of the cooperative's hangar.</p>`,
    },
    source: SOURCES.advisers,
    author: "Vilaysack Chanthala",
  },
  {
    kind: "weather",
    division: "LA1602",
    cover: demoPicture("rain"),
    appeared: "07-02",
    title: { zh: "雨季稻插秧过半，南部抢雨、北部等水", lo: "ດຳນາປີໄດ້ເກີນເຄິ່ງ ພາກໃຕ້ຟ້າວຕາມຝົນ ພາກເໜືອຍັງຖ້ານ້ຳ" },
    summary: {
      zh: "占巴塞平原插秧完成六成二，川圹、华潘两地进度偏慢。未来十天南部仍多雨，注意低洼田排水。",
      lo: "ທົ່ງພຽງຈຳປາສັກດຳນາໄດ້ 62% ສ່ວນຊຽງຂວາງ ແລະ ຫົວພັນຍັງຊ້າ. ສິບມື້ຕໍ່ໜ້າ ພາກໃຕ້ຍັງຝົນຫຼາຍ ລະວັງນາລຸ່ມນ້ຳຖ້ວມ.",
    },
    content: {
      zh: `<p>平台农情值班组汇总各县信息员报送的情况：截至昨天，南部占巴塞、沙湾拿吉两省平原插秧面积约完成六成，比去年同期快四个百分点；北部山区水田因六月中下旬少雨，进度慢了一周左右。</p>
<table>
<thead><tr><th scope="col">地区</th><th scope="col">插秧进度</th><th scope="col">近十天雨量</th><th scope="col">主要问题</th></tr></thead>
<tbody>
<tr><td>占巴塞平原</td><td>62%</td><td>148 毫米</td><td>低田积水</td></tr>
<tr><td>沙湾拿吉平原</td><td>58%</td><td>121 毫米</td><td>缺插秧工</td></tr>
<tr><td>万象平原</td><td>49%</td><td>96 毫米</td><td>正常</td></tr>
<tr><td>川圹高原</td><td>35%</td><td>42 毫米</td><td>望天田等雨</td></tr>
<tr><td>华潘山区</td><td>31%</td><td>38 毫米</td><td>秧龄偏大</td></tr>
</tbody>
</table>
<p>秧龄超过三十五天的，移栽时剪去叶尖三分之一，每丛多插一两苗。低洼田先开沟后插秧，水深不过苗高三分之一。等不到水的高岸田，七月二十日前改直播短生育期品种，或改种绿豆、玉米，不要误了季节。</p>`,
      lo: `<p>ໜ່ວຍຕິດຕາມສະພາບການຜະລິດ ສັງລວມຂໍ້ມູນຈາກແຕ່ລະເມືອງ: ຮອດມື້ວານ ທົ່ງພຽງແຂວງຈຳປາສັກ ແລະ ສະຫວັນນະເຂດ ດຳນາໄດ້ປະມານ 60% ໄວກວ່າປີກາຍ 4 ຈຸດ ສ່ວນພາກເໜືອ ຝົນໜ້ອຍໃນກາງຫາທ້າຍເດືອນມິຖຸນາ ຈຶ່ງຊ້າປະມານໜຶ່ງອາທິດ.</p>
<table>
<thead><tr><th scope="col">ເຂດ</th><th scope="col">ດຳນາແລ້ວ</th><th scope="col">ຝົນ 10 ມື້</th><th scope="col">ບັນຫາ</th></tr></thead>
<tbody>
<tr><td>ທົ່ງພຽງຈຳປາສັກ</td><td>62%</td><td>148 ມມ</td><td>ນາລຸ່ມນ້ຳຂັງ</td></tr>
<tr><td>ທົ່ງພຽງສະຫວັນນະເຂດ</td><td>58%</td><td>121 ມມ</td><td>ຂາດແຮງງານດຳນາ</td></tr>
<tr><td>ທົ່ງພຽງວຽງຈັນ</td><td>49%</td><td>96 ມມ</td><td>ປົກກະຕິ</td></tr>
<tr><td>ພູພຽງຊຽງຂວາງ</td><td>35%</td><td>42 ມມ</td><td>ນານ້ຳຝົນຖ້າຝົນ</td></tr>
<tr><td>ເຂດພູຫົວພັນ</td><td>31%</td><td>38 ມມ</td><td>ກ້າແກ່</td></tr>
</tbody>
</table>
<p>ກ້າອາຍຸເກີນ 35 ມື້ ໃຫ້ຕັດປາຍໃບອອກໜຶ່ງສ່ວນສາມ ແລະ ດຳເພີ່ມກໍລະ 1–2 ຕົ້ນ. ນາລຸ່ມໃຫ້ຂຸດຮ່ອງກ່ອນດຳ. ນາໂຄກທີ່ຍັງບໍ່ມີນ້ຳ ໃຫ້ປ່ຽນໄປຫວ່ານເຂົ້າອາຍຸສັ້ນ ຫຼື ປູກຖົ່ວຂຽວ, ສາລີ ກ່ອນວັນທີ 20 ກໍລະກົດ.</p>`,
    },
    source: SOURCES.weather,
    author: "Amphone Sayavong",
  },
];
