import { demoPicture } from "../subjects.ts";
import { SOURCES, type DemoArticle } from "./written-article.ts";

export const LIVESTOCK: readonly DemoArticle[] = [
  {
    kind: "technology",
    division: "LA0902",
    cover: demoPicture("buffalo-field", 1),
    appeared: "04-25",
    title: {
      zh: "旱季牛不掉膘：孟康县农户的青贮窖",
      lo: "ງົວບໍ່ຈ່ອຍໃນລະດູແລ້ງ: ຂຸມຫຍ້າໝັກຂອງຊາວເມືອງຄຳ",
      en: "Cattle that keep their weight in the dry months: silage pits in Kham district",
    },
    summary: {
      zh: "川圹黄牛旱季常掉三四十公斤膘。农户雨季末把象草、玉米秆切短压进窖里，二月开窖，到四月还够喂。",
      lo: "ງົວຊຽງຂວາງມັກຈ່ອຍລົງ 30–40 ກິໂລໃນລະດູແລ້ງ. ທ້າຍຝົນ ຊາວບ້ານຕັດຫຍ້າ ແລະ ຕົ້ນສາລີ ໝັກໄວ້ ເດືອນກຸມພາເປີດໃຫ້ກິນ ພໍຮອດເດືອນເມສາ.",
      en: "Xiengkhouang cattle often lose thirty or forty kilograms in the dry season. Chopped napier and maize go into pits as the rains end, and last until April.",
    },
    content: {
      zh: `<p>四月下旬，川圹的草坡还是一片枯黄。孟康县的本通家里，六头牛却毛色发亮，围着食槽不肯走。槽里的料黄绿色，带点酸香，是去年十月封窖的青贮。</p>
<p>“以前二月就开始赶牛上山找草，到四月，一头少三四十公斤，商贩压价，不卖又要养。”他说。农技站带着八户人家试了三年，做法已经固定：</p>
<ol>
<li>象草长到一米二、玉米秆在乳熟期收割，晾半天，含水降到七成左右（手捏成团、松手慢慢散）；</li>
<li>铡成两三厘米，分层装窖，每层二十厘米，用脚踩实；</li>
<li>撒少量糖蜜水，最上面盖厚膜，压四十厘米土；</li>
<li>四十天后可开，从一头切面取料，每天取厚不少于十厘米。</li>
</ol>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">放牧过旱季</th><th scope="col">放牧加青贮</th></tr></thead>
<tbody>
<tr><td>十二月体重</td><td>238 公斤</td><td>241 公斤</td></tr>
<tr><td>四月体重</td><td>203 公斤</td><td>252 公斤</td></tr>
<tr><td>每头饲料开支</td><td>约 20 万基普</td><td>约 75 万基普</td></tr>
<tr><td>四月售价</td><td>680 万基普</td><td>880 万基普</td></tr>
</tbody>
</table>
<p>失败过的人也不少：一户压得不实，开窖全是白霉。有霉的、发黑发黏的料一定要扔，别心疼，母牛吃了会流产。</p>`,
      lo: `<p>ທ້າຍເດືອນເມສາ ທົ່ງຫຍ້າຊຽງຂວາງຍັງແຫ້ງເຫຼືອງ. ແຕ່ງົວຫົກໂຕຂອງພໍ່ບຸນທົງ ເມືອງຄຳ ຂົນຍັງເຫຼື້ອມ ອ້ອມຮາງອາຫານບໍ່ຍອມໜີ. ໃນຮາງແມ່ນຫຍ້າໝັກທີ່ອັດຂຸມໄວ້ແຕ່ເດືອນຕຸລາ ສີຂຽວເຫຼືອງ ກິ່ນສົ້ມອ່ອນໆ.</p>
<p>“ແຕ່ກ່ອນ ເດືອນກຸມພາກໍໄລ່ງົວຂຶ້ນພູຫາຫຍ້າ ຮອດເດືອນເມສາ ໂຕໜຶ່ງຫາຍໄປ 30–40 ກິໂລ ພໍ່ຄ້າກົດລາຄາ”. ຫ້ອງການກະສິກຳພາ 8 ຄອບຄົວທົດລອງມາສາມປີ ວິທີເຮັດລົງຕົວແລ້ວ:</p>
<ol>
<li>ຫຍ້າເນເປຍສູງ 1,2 ແມັດ ຫຼື ຕົ້ນສາລີຍາມເມັດເປັນນ້ຳນົມ ຕັດແລ້ວຜາຍເຄິ່ງມື້ (ກຳແລ້ວເປັນກ້ອນ ປ່ອຍແລ້ວຄ່ອຍໆແຕກ);</li>
<li>ຟັກຍາວ 2–3 ຊັງຕີແມັດ ໃສ່ຂຸມເທື່ອລະ 20 ຊັງຕີແມັດ ຢຽບໃຫ້ແໜ້ນ;</li>
<li>ຫົດນ້ຳກາກນ້ຳຕານໜ້ອຍໜຶ່ງ ປົກຢາງໜາ ຖົມດິນ 40 ຊັງຕີແມັດ;</li>
<li>40 ມື້ເປີດໄດ້ ຕັກຈາກສົ້ນໜຶ່ງ ມື້ລະບໍ່ໜ້ອຍກວ່າ 10 ຊັງຕີແມັດ.</li>
</ol>
<table>
<thead><tr><th scope="col">ລາຍການ</th><th scope="col">ປ່ອຍຢ່າງດຽວ</th><th scope="col">ປ່ອຍ + ຫຍ້າໝັກ</th></tr></thead>
<tbody>
<tr><td>ນ້ຳໜັກເດືອນທັນວາ</td><td>238 ກິໂລ</td><td>241 ກິໂລ</td></tr>
<tr><td>ນ້ຳໜັກເດືອນເມສາ</td><td>203 ກິໂລ</td><td>252 ກິໂລ</td></tr>
<tr><td>ຄ່າອາຫານຕໍ່ໂຕ</td><td>200.000 ກີບ</td><td>750.000 ກີບ</td></tr>
<tr><td>ລາຄາຂາຍເດືອນເມສາ</td><td>6.800.000 ກີບ</td><td>8.800.000 ກີບ</td></tr>
</tbody>
</table>
<p>ຜູ້ທີ່ບໍ່ສຳເລັດກໍມີ: ຄອບຄົວໜຶ່ງຢຽບບໍ່ແໜ້ນ ເປີດຂຸມມີແຕ່ເຊື້ອລາ. ຫຍ້າທີ່ຂຶ້ນເຊື້ອລາ ຫຼື ດຳເໜຽວ ຕ້ອງຖິ້ມ ແມ່ງົວກິນແລ້ວອາດລູ.</p>`,
      en: `<p>In late April the slopes of Xiengkhouang are still dry and yellow. Bounthong's six cattle in Kham district have shining coats and will not leave the trough. What is in it is green-gold and smells a little sour: silage, closed in October.</p>
<p>“We used to drive them up the hill from February. By April each had lost thirty or forty kilos and the traders knew it.” Eight families have tried with the district office for three years, and the way is settled:</p>
<ol>
<li>Cut napier at 1.2 metres or maize at the milk stage and wilt it for half a day; squeezed, it should hold and slowly fall apart.</li>
<li>Chop to two or three centimetres, fill in layers of twenty, tread hard.</li>
<li>Sprinkle molasses water, cover with thick film and forty centimetres of soil.</li>
<li>Open after forty days, from one end, at least ten centimetres a day.</li>
</ol>
<table>
<thead><tr><th scope="col"> </th><th scope="col">Grazing only</th><th scope="col">With silage</th></tr></thead>
<tbody>
<tr><td>Weight in December</td><td>238 kg</td><td>241 kg</td></tr>
<tr><td>Weight in April</td><td>203 kg</td><td>252 kg</td></tr>
<tr><td>Feed per head</td><td>200,000 kip</td><td>750,000 kip</td></tr>
<tr><td>Sold in April for</td><td>6.8 million kip</td><td>8.8 million kip</td></tr>
</tbody>
</table>
<p>It can fail. One family trod too lightly and opened a pit of white mould. Mouldy, black or slimy silage must be thrown away, however much it hurts: it makes cows abort.</p>`,
    },
    source: SOURCES.advisers,
    author: "Phetsamone Keo",
  },
  {
    kind: "weather",
    division: "LA0803",
    cover: demoPicture("buffalo-field", 2),
    appeared: "05-04",
    title: {
      zh: "雨季前给牛打针：口蹄疫、出败一次安排好",
      lo: "ກ່ອນຝົນລົງ ສັກຢາໃຫ້ງົວຄວາຍ: ປາກເປື່ອຍລົງເລັບ ແລະ ຄໍບວມ ຈັດໃຫ້ແລ້ວເທື່ອດຽວ",
      en: "Vaccinate before the rains: foot-and-mouth and septicaemia in one round",
    },
    summary: {
      zh: "头场大雨后两三周是牛病高发期。沙耶武里几个县的兽医员按村排好了日子，请养殖户提前拴牛、备好牛卡。",
      lo: "ຫຼັງຝົນຫຼວງຫ່າທຳອິດ 2–3 ອາທິດ ງົວຄວາຍມັກເຈັບ. ສັດຕະວະແພດໃນໄຊຍະບູລີ ຈັດມື້ຕາມບ້ານແລ້ວ ຂໍໃຫ້ມັດງົວຄວາຍ ແລະ ກຽມບັດໄວ້.",
      en: "Cattle fall ill two or three weeks after the first heavy rain. Vets in Xayaboury have set a day for each village; have animals tied and cards ready.",
    },
    content: {
      zh: `<p>五月头场大雨一落，河滩草返青，各村的牛混群下坡，病也跟着来。洪沙县兽医站回看前三年的记录，出血性败血症七成发生在五月下旬到七月上旬，全是没打针或只打了一半的牛。</p>
<p>今年的安排是“一牛两针”：左颈口蹄疫、右颈出败，间隔五厘米以上，同日完成；水牛与黄牛同等剂量，三月龄以下犊牛只打口蹄疫。</p>
<ul>
<li>提前一天：牛进栏，不喂太饱，准备饮水；</li>
<li>当天：兽医员核牛卡、量体温，高于三十九度五的缓打；</li>
<li>打后：观察半小时，三天内不使役、不长途赶运；</li>
<li>两周后：抗体起来，再办外运手续。</li>
</ul>
<p>疫苗要在二至八度存放，村里没有冰箱，兽医员用泡沫箱加冰带，开瓶四小时内用完。去年有人嫌麻烦，把剩药放到下午，打了等于没打。</p>
<p>发现流口水、跛行、喉部肿胀的牛，先隔离，再给县站打电话。不要自己宰卖，一头病牛能搭进一个村。</p>`,
      lo: `<p>ເດືອນພຶດສະພາ ຝົນຫຼວງຫ່າທຳອິດລົງ ຫຍ້າແຄມນ້ຳຂຽວຄືນ ງົວຄວາຍຂອງແຕ່ລະບ້ານລົງມາຢູ່ປົນກັນ ພະຍາດກໍມານຳ. ຫ້ອງການສັດຕະວະແພດເມືອງຫົງສາ ເບິ່ງບັນທຶກສາມປີ ພະຍາດຄໍບວມ 70% ເກີດລະຫວ່າງທ້າຍເດືອນພຶດສະພາ ຫາ ຕົ້ນເດືອນກໍລະກົດ ລ້ວນແຕ່ງົວຄວາຍທີ່ບໍ່ໄດ້ສັກຢາ.</p>
<p>ປີນີ້ຈັດ “ໂຕລະສອງເຂັມ”: ຄໍເບື້ອງຊ້າຍ ປາກເປື່ອຍລົງເລັບ ເບື້ອງຂວາ ຄໍບວມ ໃຫ້ແລ້ວໃນມື້ດຽວ. ລູກອາຍຸບໍ່ຮອດ 3 ເດືອນ ສັກແຕ່ປາກເປື່ອຍລົງເລັບ.</p>
<ul>
<li>ກ່ອນໜຶ່ງມື້: ເອົາເຂົ້າຄອກ ບໍ່ໃຫ້ກິນອີ່ມເກີນ ກຽມນ້ຳໄວ້;</li>
<li>ມື້ສັກ: ກວດບັດ ວັດອຸນຫະພູມ ເກີນ 39,5 ອົງສາ ເລື່ອນອອກ;</li>
<li>ສັກແລ້ວ: ເບິ່ງເຄິ່ງຊົ່ວໂມງ ສາມມື້ບໍ່ໃຫ້ເຮັດວຽກ ບໍ່ຂົນໄປໄກ;</li>
<li>ສອງອາທິດ: ຈຶ່ງເຮັດເອກະສານຍ້າຍສັດ.</li>
</ul>
<p>ຢາວັກຊິນເກັບໄວ້ 2–8 ອົງສາ ຢູ່ບ້ານບໍ່ມີຕູ້ເຢັນ ໃຫ້ໃຊ້ກັບໂຟມໃສ່ນ້ຳກ້ອນ ເປີດແລ້ວໃຊ້ໃຫ້ໝົດໃນ 4 ຊົ່ວໂມງ.</p>
<p>ພົບໂຕທີ່ນ້ຳລາຍໄຫຼ ຍ່າງເຄ ຄໍບວມ ໃຫ້ແຍກໄວ້ ແລ້ວໂທຫາຫ້ອງການເມືອງ ຢ່າຂ້າຂາຍເອງ.</p>`,
      en: `<p>With the first heavy rain of May the river meadows turn green, herds of several villages mix, and illness comes with them. In three years of records at Hongsa seven cases of haemorrhagic septicaemia in ten fell between late May and early July, all in animals with no injection or only half of one.</p>
<p>This year it is two injections on one day: foot-and-mouth on the left of the neck, septicaemia on the right. Buffalo get the same dose; calves under three months only the first.</p>
<ul>
<li>The day before: pen them, feed lightly, have water ready.</li>
<li>On the day: cards are checked and temperatures taken; above 39.5 °C it is put off.</li>
<li>After: watch for half an hour; no work and no long drive for three days.</li>
<li>Two weeks later: only now apply for transport.</li>
</ul>
<p>Vaccine keeps at two to eight degrees. Where there is no refrigerator it travels on ice and is used within four hours of opening. Somebody kept a bottle until the afternoon last year; it might as well have been water.</p>
<p>An animal that drools, limps or swells at the throat is set apart and reported. Do not slaughter it for sale. One sick animal can cost a village.</p>`,
    },
    source: SOURCES.weather,
    author: "Amphone Sayavong",
  },
  {
    kind: "enterprise",
    division: "LA1002",
    cover: demoPicture("fish-pond"),
    appeared: "06-08",
    title: {
      zh: "南俄湖边的网箱换了算法：少养一成，多卖两成",
      en: "Cages on Nam Ngum: a tenth fewer fish, a fifth more money",
    },
    summary: {
      zh: "罗非鱼价低迷，南俄水库的养殖户把密度降下来，错开上市，死鱼少了，规格大了，账反而好看。",
      en: "Tilapia was cheap, so cage farmers on the reservoir stocked less and sold at different times. Fewer died, they grew larger, and the books look better.",
    },
    content: {
      zh: `<p>南俄水库的早晨像一面镜子，网箱一排排浮在岬湾里。苏克家有十二口箱，每口五米见方，过去每口放一千二百尾罗非鱼，六个月起捕，每条不到五百克。</p>
<p>“雨季一涨水，底层没氧，一夜翻上来几百条。”去年六月，他一次丢了两吨。养殖小组请来水产技术员，测了一周溶氧：清晨四点，箱底每升只有一点八毫克。</p>
<p>今年他改了三处：每口放一千尾，三批错开一个半月；六月到八月每天少喂三成，清晨不喂；箱间距从两米拉到六米，让水走得开。</p>
<table>
<thead><tr><th scope="col"> </th><th scope="col">去年</th><th scope="col">今年上半年</th></tr></thead>
<tbody>
<tr><td>成活率</td><td>71%</td><td>88%</td></tr>
<tr><td>平均尾重</td><td>480 克</td><td>640 克</td></tr>
<tr><td>饲料系数</td><td>1.75</td><td>1.48</td></tr>
<tr><td>塘头价（基普／公斤）</td><td>23,000</td><td>27,000</td></tr>
</tbody>
</table>
<p>六百克以上的鱼可以直供万象的餐馆，价钱稳。剩下的一部分，他妻子腌成酸鱼，用荷叶包，在十三号公路边卖。</p>`,
      en: `<p>The reservoir is a mirror in the morning, with rows of cages in its bays. Souk has twelve, five metres square. He used to put 1,200 tilapia into each and lift them after six months, below half a kilogram.</p>
<p>“When the rains raise the lake there is no air below, and in a night hundreds float up.” Last June he lost two tonnes at once. A fish adviser measured for a week: at four in the morning, 1.8 milligrams of oxygen a litre at the bottom.</p>
<p>He changed three things: a thousand fish to a cage, in three batches six weeks apart; a third less feed from June to August and none at dawn; six metres between cages in place of two.</p>
<table>
<thead><tr><th scope="col"> </th><th scope="col">Last year</th><th scope="col">First half of this</th></tr></thead>
<tbody>
<tr><td>Survival</td><td>71%</td><td>88%</td></tr>
<tr><td>Average weight</td><td>480 g</td><td>640 g</td></tr>
<tr><td>Feed conversion</td><td>1.75</td><td>1.48</td></tr>
<tr><td>Kip per kg at the shore</td><td>23,000</td><td>27,000</td></tr>
</tbody>
</table>
<p>Fish above 600 grams go straight to restaurants in Vientiane at a steady price. Of the rest his wife makes sour fish, wrapped in lotus leaf, and sells it on Road 13.</p>`,
    },
    source: SOURCES.editors,
    author: "Vilaysack Chanthala",
  },
  {
    kind: "market",
    division: "LA0101",
    cover: demoPicture("chicken"),
    appeared: 8,
    translations: { en: "unchecked" },
    title: {
      zh: "土鸡为什么总比肉鸡贵一倍：早市三问",
      lo: "ເປັນຫຍັງໄກ່ບ້ານແພງກວ່າໄກ່ຟາມເທົ່າຕົວ: ສາມຄຳຖາມຢູ່ຕະຫຼາດເຊົ້າ",
      en: "Why village chicken costs twice as much: three questions at the morning market",
    },
    summary: {
      zh: "饲料涨了一轮又一轮，散养土鸡的价钱却稳得出奇。我们在万象早市问了摊主、养户和买菜的人。",
      lo: "ອາຫານສັດຂຶ້ນລາຄາຫຼາຍຮອບ ແຕ່ໄກ່ບ້ານລາຄາຍັງນິ້ງ. ພວກເຮົາຖາມແມ່ຄ້າ, ຄົນລ້ຽງ ແລະ ຄົນຊື້.",
      en: "Feed has gone up again and again, yet village chicken hardly moves. We asked a stallholder, a keeper and a cook.",
    },
    content: {
      zh: `<p><strong>第一问，问摊主：贵在哪里？</strong><br />“贵在时间。”卖了十九年鸡的通婶一边褪毛一边答。肉鸡四十二天出栏，散养土鸡要五个月，活重才一公斤三四。今早土鸡每公斤七万五千基普，肉鸡三万六千。</p>
<p><strong>第二问，问养户：涨饲料怕不怕？</strong><br />赛塔尼县的养户阿文说，土鸡大半口粮是碎米、木薯和虫子，一只鸡全程配合饲料不到两公斤。他怕的不是饲料，是瘟：“新城疫一来，一夜剩个空圈。”所以小鸡七日龄滴鼻、二十八日龄再滴、两月龄打针，一次都不能漏。</p>
<p><strong>第三问，问买菜的人：认得出来吗？</strong><br />“看脚。”退休教师蓬婶说，散养的脚细、鳞片紧，爪子磨得短；油是黄的，皮薄。有人拿肉鸡染色冒充，下锅十分钟就散了。</p>
<p>眼下市场上真正缺的是二到三公斤的阉公鸡，婚宴旺季一天要不到货。想养的农户不妨先算算自家有没有五个月的耐心。</p>`,
      lo: `<p><strong>ຄຳຖາມທີໜຶ່ງ ຖາມແມ່ຄ້າ: ແພງຍ້ອນຫຍັງ?</strong><br />“ແພງຍ້ອນເວລາ” ແມ່ຕູ້ທອງ ຂາຍໄກ່ມາ 19 ປີ ຕອບໄປຫຼົກຂົນໄປ. ໄກ່ຟາມ 42 ມື້ຂາຍໄດ້ ໄກ່ບ້ານຕ້ອງ 5 ເດືອນ ໜັກພຽງ 1,3–1,4 ກິໂລ. ເຊົ້ານີ້ ໄກ່ບ້ານກິໂລລະ 75.000 ກີບ ໄກ່ຟາມ 36.000 ກີບ.</p>
<p><strong>ຄຳຖາມທີສອງ ຖາມຄົນລ້ຽງ: ອາຫານແພງ ຢ້ານບໍ່?</strong><br />ອ້າຍວັນ ເມືອງໄຊທານີ ວ່າ ໄກ່ບ້ານກິນປາຍເຂົ້າ, ມັນຕົ້ນ ແລະ ແມງໄມ້ ໂຕໜຶ່ງກິນອາຫານສຳເລັດຮູບບໍ່ຮອດ 2 ກິໂລ. ຢ້ານແຕ່ຫ່າ: “ມາຄືນດຽວ ເຫຼືອແຕ່ເລົ້າ”. ສະນັ້ນ 7 ມື້ຢອດດັງ 28 ມື້ຢອດອີກ 2 ເດືອນສັກ ຂາດບໍ່ໄດ້ຈັກເທື່ອ.</p>
<p><strong>ຄຳຖາມທີສາມ ຖາມຄົນຊື້: ເບິ່ງອອກບໍ່?</strong><br />“ເບິ່ງຕີນ” ແມ່ພອນ ຄູບຳນານ ຕອບ. ໄກ່ບ້ານຕີນນ້ອຍ ເກັດແໜ້ນ ເລັບກຸດ ໄຂມັນເຫຼືອງ ໜັງບາງ. ບາງຄົນເອົາໄກ່ຟາມຍ້ອມສີ ຕົ້ມສິບນາທີກໍເປື່ອຍ.</p>
<p>ທີ່ຕະຫຼາດຂາດແທ້ແມ່ນໄກ່ຕອນ 2–3 ກິໂລ ຍາມງານດອງສັ່ງບໍ່ທັນ. ໃຜຢາກລ້ຽງ ໃຫ້ຖາມຕົນເອງກ່ອນວ່າ ມີຄວາມອົດທົນຫ້າເດືອນບໍ່.</p>`,
      en: `<p><strong>First, to the stallholder: what costs so much?</strong><br />“Time,” says Thong, plucking, nineteen years in the trade. A broiler is sold at 42 days, a village bird after five months, and then weighs 1.3 kilograms. This morning: 75,000 kip a kilogram against 36,000.</p>
<p><strong>Second, to the keeper: does dear feed frighten you?</strong><br />Van in Xaythany feeds broken rice and cassava; insects do the rest, and a bird eats less than two kilograms of bought feed in its life. He fears Newcastle disease: “One night, and the pen is empty.” Drops at seven days and 28, an injection at two months, never one missed.</p>
<p><strong>Third, to a cook: can you tell?</strong><br />“Look at the feet,” says Phone, a retired teacher. A village bird's are thin, the scales tight, the claws worn; the fat is yellow, the skin fine. Dyed broilers fall apart after ten minutes in the pot.</p>
<p>What the market really lacks is capons of two or three kilograms, hardly to be had in the wedding months. Whoever thinks of keeping them should ask himself about those five months.</p>`,
    },
    source: SOURCES.markets,
    author: "Khamsone Vilayphan",
  },
];
