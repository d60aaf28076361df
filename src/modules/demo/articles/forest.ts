import { demoPicture } from "../subjects.ts";
import { SOURCES, type DemoArticle } from "./written-article.ts";

export const FOREST: readonly DemoArticle[] = [
  {
    kind: "market",
    division: "LA0304",
    cover: demoPicture("cardamom"),
    appeared: "09-02",
    translations: { en: "outdated" },
    title: {
      zh: "砂仁熟了，别抢青：琅南塔林下药材的账怎么算",
      lo: "ໝາກແໜ່ງສຸກແລ້ວ ຢ່າຟ້າວເກັບດິບ: ຄິດໄລ່ລາຍຮັບຈາກຢາໃຕ້ປ່າຢູ່ຫຼວງນ້ຳທາ",
      en: "Cardamom is ripe, so do not pick it green: the sums of forest spice in Luang Namtha",
    },
    summary: {
      zh: "维昂普卡县砂仁进入采收期，干果每公斤十一万基普上下。提前十天抢青，三公斤鲜果多换不来一公斤干货。",
      lo: "ໝາກແໜ່ງເມືອງວຽງພູຄາເຂົ້າສູ່ຍາມເກັບ ແຫ້ງກິໂລລະປະມານ 110.000 ກີບ. ເກັບດິບໄວໄປສິບມື້ ນ້ຳໜັກແຫ້ງຫາຍໄປເກືອບເຄິ່ງ.",
      en: "Picking has begun in Viengphoukha at some 110,000 kip a kilogram dried. Ten days too early costs nearly half the dry weight.",
    },
    content: {
      zh: `<p>砂仁长在林子最湿的地方，果子贴地，拨开落叶才看得见。维昂普卡县的采收每年从八月底到十月初，前后不过五周。</p>
<p>最伤人的是“抢青”：怕被别人摘走，未熟先采。县里的收购组今年做了一次对比，同一片林子分三次采：</p>
<table>
<thead><tr><th scope="col">采收时间</th><th scope="col">鲜果出干率</th><th scope="col">挥发油</th><th scope="col">收购价（基普／公斤干果）</th></tr></thead>
<tbody>
<tr><td>8 月 20 日</td><td>13%</td><td>偏低</td><td>72,000</td></tr>
<tr><td>9 月 1 日</td><td>19%</td><td>合格</td><td>98,000</td></tr>
<tr><td>9 月 12 日</td><td>24%</td><td>优</td><td>115,000</td></tr>
</tbody>
</table>
<p>一百公斤鲜果，早采卖九十四万基普，等到熟透卖二百七十六万。村民大会因此定了“开山日”：九月八日前谁都不许进林，护林员由各户轮流当。</p>
<p>烘干也有讲究。柴火直烤容易焦，县里推广的是砖砌回烟炕：头六小时五十度杀青，翻一遍，再四十五度慢烘二十小时，壳色紫褐、摇动有声即可。入袋前摊凉，一袋不超过三十公斤。</p>
<p>林下砂仁靠蜂授粉，花期四五月别在附近打药；遮荫保持五成，密了不结果，稀了被晒死。</p>`,
      lo: `<p>ໝາກແໜ່ງເກີດຢູ່ບ່ອນຊຸ່ມທີ່ສຸດໃນປ່າ ໝາກຕິດດິນ ຕ້ອງເປີດໃບໄມ້ຈຶ່ງເຫັນ. ຢູ່ເມືອງວຽງພູຄາ ເກັບແຕ່ທ້າຍເດືອນສິງຫາ ຮອດຕົ້ນເດືອນຕຸລາ ພຽງຫ້າອາທິດ.</p>
<p>ສິ່ງທີ່ເສຍຫາຍສຸດແມ່ນ “ຍາດກັນເກັບດິບ” ຢ້ານຄົນອື່ນໄດ້ກ່ອນ. ປີນີ້ກຸ່ມຮັບຊື້ທົດລອງເກັບຈາກປ່າດຽວກັນສາມເທື່ອ:</p>
<table>
<thead><tr><th scope="col">ມື້ເກັບ</th><th scope="col">ສົດເປັນແຫ້ງ</th><th scope="col">ນ້ຳມັນຫອມ</th><th scope="col">ລາຄາແຫ້ງ (ກີບ/ກິໂລ)</th></tr></thead>
<tbody>
<tr><td>20 ສິງຫາ</td><td>13%</td><td>ຕ່ຳ</td><td>72.000</td></tr>
<tr><td>1 ກັນຍາ</td><td>19%</td><td>ໄດ້ມາດຕະຖານ</td><td>98.000</td></tr>
<tr><td>12 ກັນຍາ</td><td>24%</td><td>ດີ</td><td>115.000</td></tr>
</tbody>
</table>
<p>ໝາກສົດ 100 ກິໂລ ເກັບໄວຂາຍໄດ້ 940.000 ກີບ ຖ້າໃຫ້ສຸກຂາຍໄດ້ 2.760.000 ກີບ. ກອງປະຊຸມບ້ານຈຶ່ງກຳນົດ “ມື້ເປີດປ່າ”: ກ່ອນວັນທີ 8 ກັນຍາ ຫ້າມເຂົ້າເກັບ ແຕ່ລະຄອບຄົວປ່ຽນກັນເຝົ້າ.</p>
<p>ການອົບ: ຢ່າໃຫ້ໄຟຖືກໂດຍກົງ ໃຊ້ເຕົາດິນຈີ່ ຫົກຊົ່ວໂມງທຳອິດ 50 ອົງສາ ປີ້ນເທື່ອໜຶ່ງ ແລ້ວ 45 ອົງສາອີກ 20 ຊົ່ວໂມງ ຈົນເປືອກສີນ້ຳຕານມ່ວງ ສັ່ນແລ້ວມີສຽງ. ຍາມອອກດອກເດືອນ 4–5 ຢ່າສີດຢາໃກ້ປ່າ ເພາະໝາກແໜ່ງອາໄສເຜິ້ງ.</p>`,
      en: `<p>Cardamom grows where the forest is wettest; the fruit lies on the ground under leaves. In Viengphoukha it is picked from late August to early October, five weeks in all.</p>
<p>The damage is done by hurry. A buying group picked the same patch three times to show it:</p>
<table>
<thead><tr><th scope="col">Picked on</th><th scope="col">Dry from fresh</th><th scope="col">Oil</th><th scope="col">Kip per kg dried</th></tr></thead>
<tbody>
<tr><td>20 August</td><td>13%</td><td>low</td><td>72,000</td></tr>
<tr><td>1 September</td><td>19%</td><td>fair</td><td>98,000</td></tr>
<tr><td>12 September</td><td>24%</td><td>high</td><td>115,000</td></tr>
</tbody>
</table>
<p>A hundred kilograms fresh are worth 940,000 kip picked early and 2.76 million ripe. So the village has named an opening day: before 8 September nobody enters, and households take turns to watch.</p>`,
    },
    source: SOURCES.markets,
    author: "Khamsone Vilayphan",
  },
  {
    kind: "technology",
    division: "532530",
    cover: demoPicture("village", 1),
    appeared: "10-24",
    title: {
      zh: "金平草果换无烟烘房，一季省柴四成",
      lo: "ຈິນຜິງປ່ຽນເຕົາອົບໝາກແໜ່ງໃຫຍ່ບໍ່ມີຄວັນ ປະຢັດຟືນ 40%",
      en: "Smokeless driers for black cardamom in Jinping save four tenths of the firewood",
    },
    summary: {
      zh: "草果采收季，马鞍底一带的村寨用上热风烘房，果色红亮不带烟味，林子里少砍了柴。",
      lo: "ຍາມເກັບກ່ຽວ ໝູ່ບ້ານຢູ່ຈິນຜິງໃຊ້ເຕົາລົມຮ້ອນ ໝາກແດງງາມ ບໍ່ເໝັນຄວັນ ແລະ ຕັດໄມ້ໜ້ອຍລົງ.",
      en: "Hot-air houses have come to the villages: red fruit without a taste of smoke, and fewer trees cut.",
    },
    content: {
      zh: `<p>十月下旬，金平县海拔一千八百米的阔叶林里，采草果的人背着竹篓往下走。一篓五十公斤，下到寨子要一个半小时。</p>
<p>草果采下不能过夜堆放，历来用土灶柴火熏烤，一吨鲜果要烧两立方米柴，果子带烟味，价钱低一等。去年冬天，三个寨子合资建了五间热风烘房：炉膛在外，热气走铁管，湿气从屋顶排走。</p>
<p>记录一个烘房一季的账，四十吨鲜果用柴四十七立方米，比老灶省下四成；烘一炉从七天缩到三天半；出来的果红褐发亮，收购价每公斤高六元。</p>
<p>合作社会计盘金凤说，钱之外，最大的好处是不用半夜起来添柴，“女人们能睡觉了”。剩下的难题是山路，她们打算明年拉一条一千二百米的货运索道。</p>`,
      lo: `<p>ທ້າຍເດືອນຕຸລາ ຢູ່ປ່າສູງ 1.800 ແມັດຂອງເມືອງຈິນຜິງ ຄົນເກັບໝາກແໜ່ງໃຫຍ່ ເປ້ກະຕ່າລົງພູ. ກະຕ່າໜຶ່ງໜັກ 50 ກິໂລ ຍ່າງຮອດບ້ານໃຊ້ເວລາຊົ່ວໂມງເຄິ່ງ.</p>
<p>ໝາກນີ້ກອງຄ້າງຄືນບໍ່ໄດ້ ແຕ່ກ່ອນຮົມດ້ວຍຟືນ ໝາກສົດໜຶ່ງໂຕນໃຊ້ຟືນສອງແມັດກ້ອນ ເໝັນຄວັນ ລາຄາຕົກ. ໜາວກາຍນີ້ ສາມບ້ານລົງທຶນຮ່ວມກັນ ສ້າງເຮືອນອົບລົມຮ້ອນ 5 ຫຼັງ ເຕົາຢູ່ນອກ ຄວາມຮ້ອນໄປຕາມທໍ່ເຫຼັກ ຄວາມຊຸ່ມອອກທາງຫຼັງຄາ.</p>
<p>ເຮືອນໜຶ່ງ ໝາກສົດ 40 ໂຕນ ໃຊ້ຟືນ 47 ແມັດກ້ອນ ໜ້ອຍກວ່າເກົ່າ 40% ອົບຊຸດໜຶ່ງຈາກ 7 ມື້ ເຫຼືອ 3 ມື້ເຄິ່ງ ຂາຍໄດ້ແພງຂຶ້ນກິໂລລະ 6 ຢວນ.</p>
<p>ນາງ ຜານ ບັນຊີສະຫະກອນ ວ່າ ດີທີ່ສຸດແມ່ນບໍ່ຕ້ອງລຸກເດິກມາສຸມຟືນ “ແມ່ຍິງໄດ້ນອນແລ້ວ”. ປີໜ້າຈະເຮັດກະເຊົ້າສາຍສະລິງຍາວ 1.200 ແມັດ.</p>`,
      en: `<p>In late October people come down through the forest of Jinping, at 1,800 metres, with baskets of black cardamom on their backs: fifty kilograms, an hour and a half to the village.</p>
<p>The fruit may not lie overnight. It used to be smoked over open hearths, two cubic metres of wood to the tonne, and the smell cost a grade. Last winter three villages built five drying houses together: firebox outside, hot air in iron pipes, moisture out through the roof.</p>
<p>One house dried forty tonnes this season with 47 cubic metres, four tenths less; a batch takes three and a half days instead of seven; and the fruit, red-brown and bright, brings six yuan a kilogram more.</p>
<p>The best of it, says Pan Jinfeng, who keeps the books, is that nobody feeds a fire at midnight. “The women can sleep.” The path remains. Next year they want a cableway of 1,200 metres.</p>`,
    },
    source: SOURCES.advisers,
    author: "李晓棠 Li Xiaotang",
  },
  {
    kind: "industry",
    division: "LA0705",
    cover: demoPicture("karst", 1),
    appeared: "02-24",
    title: {
      zh: "华潘的安息香：一棵树七年等来一滴香",
      lo: "ຍານຫົວພັນ: ເຈັດປີຖ້າຕົ້ນໄມ້ ໄດ້ຢາງຫອມໜຶ່ງຢອດ",
      en: "Benzoin of Houaphanh: seven years of waiting for a drop of scent",
    },
    summary: {
      zh: "旱季是收安息香的时候。割口、等泪、剥取、分级，北部山区这门老手艺仍按月亮和树皮的颜色行事。",
      lo: "ລະດູແລ້ງແມ່ນຍາມເກັບຍານ. ຟັນເປືອກ ຖ້ານ້ຳຢາງ ແກະ ແລະ ຄັດຊັ້ນ ອາຊີບເກົ່າແກ່ຂອງຊາວພູພາກເໜືອ.",
      en: "The dry season is the time for benzoin: notching, waiting, prising off, grading. The old craft still goes by the moon and the colour of bark.",
    },
    content: {
      zh: `<p>休耕六七年的山地上，安息香树长到碗口粗。九月里割第一批口子，第二年二月上树收“泪”：乳白的香脂从切口渗出，在干风里凝成一粒粒硬块。</p>
<p>华潘省华孟县的宋坎爬一棵树只要半分钟，腰间一把小弯刀，一只竹筒。“大的叫一等，像指甲盖；碎的做二三等；连树皮刮下来的，叫尘。”</p>
<table>
<thead><tr><th scope="col">等级</th><th scope="col">样子</th><th scope="col">村口价（基普／公斤）</th></tr></thead>
<tbody>
<tr><td>一等</td><td>整粒，长两厘米以上</td><td>260,000</td></tr>
<tr><td>二等</td><td>一至两厘米</td><td>190,000</td></tr>
<tr><td>三等</td><td>半厘米至一厘米</td><td>130,000</td></tr>
<tr><td>碎末</td><td>带皮屑</td><td>60,000</td></tr>
</tbody>
</table>
<p>一棵树一季不过两三百克，好在不用施肥打药，树下还能种一茬旱稻。老规矩是割口不超过树围的三分之一，收两年歇一年；这几年有人心急，一圈割满，树第二年就枯了。</p>
<p>香料商多在桑怒收货，再转手出口做香水和药。村里小组今年第一次自己分级、按等装箱，省掉一道中间人，平均每公斤多得两万基普。宋坎把钱分成三份：买牛、供孩子上学、留一份补种树苗。</p>`,
      lo: `<p>ໃນປ່າເລົ່າອາຍຸ 6–7 ປີ ຕົ້ນຍານໃຫຍ່ເທົ່າຖ້ວຍ. ເດືອນກັນຍາຟັນເປືອກ ຮອດເດືອນກຸມພາຈຶ່ງປີນເກັບ: ນ້ຳຢາງສີຂາວຊຶມອອກຈາກຮອຍຟັນ ຖືກລົມແຫ້ງກໍແຂງເປັນກ້ອນໆ.</p>
<p>ອ້າຍ ສົມຄານ ເມືອງຫົວເມືອງ ແຂວງຫົວພັນ ປີນຕົ້ນໜຶ່ງໃຊ້ເວລາເຄິ່ງນາທີ ແອວຫ້ອຍພ້ານ້ອຍ ກັບບັ້ງໄມ້ໄຜ່. “ກ້ອນໃຫຍ່ເທົ່າເລັບມືແມ່ນຊັ້ນໜຶ່ງ ກ້ອນນ້ອຍຊັ້ນສອງ ຊັ້ນສາມ ຂູດຕິດເປືອກແມ່ນຂີ້ຝຸ່ນ”.</p>
<table>
<thead><tr><th scope="col">ຊັ້ນ</th><th scope="col">ລັກສະນະ</th><th scope="col">ລາຄາຢູ່ບ້ານ (ກີບ/ກິໂລ)</th></tr></thead>
<tbody>
<tr><td>ຊັ້ນ 1</td><td>ເປັນກ້ອນ ຍາວເກີນ 2 ຊມ</td><td>260.000</td></tr>
<tr><td>ຊັ້ນ 2</td><td>1–2 ຊມ</td><td>190.000</td></tr>
<tr><td>ຊັ້ນ 3</td><td>0,5–1 ຊມ</td><td>130.000</td></tr>
<tr><td>ຂີ້ຝຸ່ນ</td><td>ຕິດເປືອກ</td><td>60.000</td></tr>
</tbody>
</table>
<p>ຕົ້ນໜຶ່ງໄດ້ພຽງ 200–300 ກຣາມຕໍ່ລະດູ ແຕ່ບໍ່ຕ້ອງໃສ່ຝຸ່ນ ບໍ່ຕ້ອງສີດຢາ ກ້ອງຕົ້ນຍັງປູກເຂົ້າໄຮ່ໄດ້. ຮີດເກົ່າບອກວ່າ ຟັນບໍ່ເກີນໜຶ່ງສ່ວນສາມຂອງລຳຕົ້ນ ເກັບສອງປີພັກໜຶ່ງປີ. ຫຼັງໆມາ ບາງຄົນໃຈຮ້ອນຟັນຮອບຕົ້ນ ປີຕໍ່ມາຕົ້ນກໍຕາຍ.</p>
<p>ປີນີ້ກຸ່ມບ້ານຄັດຊັ້ນ ແລະ ບັນຈຸເອງເປັນເທື່ອທຳອິດ ບໍ່ຜ່ານຄົນກາງ ໄດ້ເພີ່ມກິໂລລະ 20.000 ກີບ. ອ້າຍສົມຄານແບ່ງເງິນເປັນສາມກອງ: ຊື້ງົວ, ສົ່ງລູກຮຽນ, ຊື້ເບ້ຍໄມ້ມາປູກແທນ.</p>`,
      en: `<p>On fallows of six or seven years the benzoin trees are as thick as a bowl. They are notched in September; in February people climb for the “tears”, milky resin that has seeped out and hardened in the dry wind.</p>
<p>Somkhan of Houameuang is up a tree in half a minute with a small curved knife and a bamboo tube. “As large as a thumbnail is first grade. Crumbs are second and third. What comes with bark is dust.”</p>
<table>
<thead><tr><th scope="col">Grade</th><th scope="col">Looks</th><th scope="col">Kip per kg in the village</th></tr></thead>
<tbody>
<tr><td>First</td><td>whole, above 2 cm</td><td>260,000</td></tr>
<tr><td>Second</td><td>1–2 cm</td><td>190,000</td></tr>
<tr><td>Third</td><td>0.5–1 cm</td><td>130,000</td></tr>
<tr><td>Dust</td><td>with bark</td><td>60,000</td></tr>
</tbody>
</table>
<p>A tree gives two or three hundred grams a season. It needs no manure and no spray, and upland rice grows beneath. Custom says: notch no more than a third of the trunk, take two years, rest one. Some have ringed their trees in haste, and the trees died.</p>
<p>The resin goes through Xam Neua to makers of perfume and medicine abroad. This year a village group sorted and boxed its own and got 20,000 kip a kilogram more. Somkhan makes three heaps of his money: a cow, school, and seedlings for the trees he will need in seven years.</p>`,
    },
    source: SOURCES.editors,
    author: "Bounmy Sisouvong",
  },
  {
    kind: "market",
    division: "532324",
    cover: demoPicture("mushrooms", 1),
    appeared: "07-28",
    title: {
      zh: "雨后第三天上山：南华野生菌市场一日",
      lo: "ຝົນຕົກສາມມື້ຈຶ່ງຂຶ້ນພູ: ໜຶ່ງມື້ຢູ່ຕະຫຼາດເຫັດປ່ານານຮວາ",
      en: "Up the hill on the third day after rain: a day at the Nanhua mushroom market",
    },
    summary: {
      zh: "楚雄南华进入出菌高峰，牛肝菌日上市量过百吨。老采菌人守着三条规矩：不挖小、不翻土、不采没把握的。",
      lo: "ເມືອງນານຮວາເຂົ້າສູ່ຍາມເຫັດອອກຫຼາຍສຸດ. ຄົນເກັບເຫັດຖືສາມຂໍ້: ບໍ່ຂຸດດອກນ້ອຍ, ບໍ່ປີ້ນດິນ, ບໍ່ແນ່ໃຈບໍ່ເກັບ.",
      en: "More than a hundred tonnes of boletes a day now reach Nanhua. Old pickers keep three rules: nothing small, no turned soil, nothing you are not sure of.",
    },
    content: {
      zh: `<p>“头天下透雨，第二天捂一天，第三天上山正好。”南华县五街镇的罗兴发六十一岁，采了五十年菌子。凌晨四点出门，中午前背下来十一公斤见手青、三公斤松茸。</p>
<p>县城的交易市场从午后一直热闹到半夜。昨天的价目：</p>
<ul>
<li>松茸（未开伞，五至七厘米）每公斤 480—620 元；</li>
<li>黄牛肝每公斤 85—110 元；</li>
<li>见手青每公斤 95—130 元；</li>
<li>鸡枞每公斤 260—380 元；</li>
<li>干巴菌每公斤 500 元以上，泥多的减半。</li>
</ul>
<p>收菌的人不看嘴看手：罗兴发用竹片轻轻一撬，把土按回去，再盖上松针。“菌窝子是活的，翻开晒三天就死了。”小于五厘米的一律不动，留着放孢子。</p>
<p>市场管理员提醒外地游客：见手青须切薄、炒透、不加冷水，出现恶心、看东西变形要立刻就医；不认识的菌子再好看也别进锅。拿不准的，可以到市场入口的鉴别点免费看一眼。</p>`,
      lo: `<p>“ມື້ທຳອິດຝົນຕົກຫຼວງ ມື້ທີສອງອົບໄວ້ ມື້ທີສາມຂຶ້ນພູພໍດີ”. ພໍ່ເຖົ້າ ຫຼົວ ອາຍຸ 61 ປີ ເກັບເຫັດມາ 50 ປີ. ສີ່ໂມງເຊົ້າອອກເຮືອນ ກ່ອນທ່ຽງໄດ້ເຫັດຕັບ 11 ກິໂລ ແລະ ເຫັດຫວາຍ 3 ກິໂລ.</p>
<p>ຕະຫຼາດຢູ່ຕົວເມືອງຄຶກຄື້ນແຕ່ບ່າຍຮອດທ່ຽງຄືນ. ລາຄາມື້ວານ (ຢວນ/ກິໂລ):</p>
<ul>
<li>ເຫັດຫວາຍ ຍັງບໍ່ບານ 5–7 ຊມ: 480–620;</li>
<li>ເຫັດຕັບເຫຼືອງ: 85–110;</li>
<li>ເຫັດຕັບມືຂຽວ: 95–130;</li>
<li>ເຫັດປວກ: 260–380.</li>
</ul>
<p>ພໍ່ເຖົ້າໃຊ້ໄມ້ໄຜ່ງັດຄ່ອຍໆ ກົດດິນລົງຄືນ ແລ້ວເອົາໃບແປກປົກ. “ບ່ອນເຫັດເກີດມັນມີຊີວິດ ເປີດໄວ້ສາມມື້ກໍຕາຍ”. ດອກນ້ອຍກວ່າ 5 ຊມ ບໍ່ແຕະ ໄວ້ໃຫ້ແນວມັນຕົກ.</p>
<p>ຢູ່ຊຽງຂວາງບ້ານເຮົາ ເດືອນສິງຫາ–ຕຸລາກໍເກັບເຫັດຫວາຍໄດ້ ຄວນຖືກົດດຽວກັນ. ເຫັດທີ່ບໍ່ຮູ້ຈັກ ງາມປານໃດກໍຢ່າເອົາລົງໝໍ້ ກິນແລ້ວປວດຮາກ ຕາລາຍ ໃຫ້ໄປໂຮງໝໍທັນທີ.</p>`,
      en: `<p>“Good rain one day, leave it to steam the next, go up on the third.” Luo Xingfa, 61, has gathered mushrooms around Wujie for fifty years. He left at four and was down before noon with eleven kilograms of boletes and three of matsutake.</p>
<p>The market in town is busy from midday to midnight. Yesterday, in yuan a kilogram:</p>
<ul>
<li>Matsutake, closed, 5–7 cm: 480–620</li>
<li>Yellow boletes: 85–110</li>
<li>Bluing boletes: 95–130</li>
<li>Termite mushrooms: 260–380</li>
<li>Ganba fungus: above 500, half that if muddy</li>
</ul>
<p>Luo lifts with a sliver of bamboo, presses the soil back and covers it with needles. “The nest is alive. Open it to the sun for three days and it is dead.” Nothing below five centimetres is touched; it is left to shed spores.</p>
<p>The market's wardens ask visitors to slice bluing boletes thin, fry them right through, and see a doctor at once if they feel sick or things look strange. Whoever is in doubt can have a mushroom named at the entrance, free of charge.</p>`,
    },
    source: SOURCES.markets,
    author: "罗云 Luo Yun",
  },
  {
    kind: "enterprise",
    division: "LA0605",
    cover: demoPicture("honey", 1),
    appeared: "04-18",
    translations: { lo: "outdated" },
    title: {
      zh: "南巴县的野蜂进了木桶，一村人学会“留一半”",
      lo: "ເຜິ້ງປ່ານ້ຳບາກເຂົ້າມາຢູ່ຄອນໄມ້ ຊາວບ້ານຮຽນຮູ້ “ໄວ້ເຄິ່ງໜຶ່ງ”",
      en: "Wild bees of Nambak move into logs, and a village learns to leave half",
    },
    summary: {
      zh: "琅勃拉邦省南巴县的养蜂小组用空心木桶收蜂，一年只割一次蜜，每次留下半脾给蜂过雨季。",
      lo: "ກຸ່ມລ້ຽງເຜິ້ງເມືອງນ້ຳບາກ ແຂວງຫຼວງພະບາງ ໃຊ້ຄອນໄມ້ຮັບເຜິ້ງ ປີໜຶ່ງເອົານ້ຳເຜິ້ງເທື່ອດຽວ ໄວ້ເຄິ່ງໜຶ່ງໃຫ້ເຜິ້ງກິນໃນລະດູຝົນ.",
      en: "Keepers in Luang Prabang province harvest once a year and leave half of each comb for the rains.",
    },
    content: {
      zh: `<p>从前采蜜靠火把。夜里举着火上树，蜂烧死一地，蜜里一股焦味，一窝蜂也就散了。</p>
<p>南巴县的养蜂小组从九年前改用空心木桶：截一段七十厘米的轻木，掏空，两头封板，留拇指大的洞，桶内抹蜂蜡和柠檬草，挂在屋檐和林缘。三月分蜂，野蜂自己会来。</p>
<p>今年小组二百一十只桶住进了一百五十四窝。割蜜定在四月中旬，用烟不用火，每桶只取外侧的脾，里面一半不动。平均每桶两公斤三两，含水率量过，超过二十一的先不灌瓶。</p>
<blockquote><p>“多拿那一斤，明年就少一窝。”组长苏万对来参观的邻村人说。</p></blockquote>
<p>蜜瓶上贴着花源：四月以野荔枝、苦楝为主，颜色浅琥珀。琅勃拉邦的酒店订走三成，其余在早市和<a href="/home/qyncInfo" rel="noopener">平台的区域专页</a>出售。</p>`,
      lo: `<p>ແຕ່ກ່ອນ ຕີເຜິ້ງໃຊ້ກະບອງ. ກາງຄືນເອົາໄຟຂຶ້ນຕົ້ນ ເຜິ້ງໄໝ້ຕາຍເຕັມດິນ ນ້ຳເຜິ້ງເໝັນໄໝ້ ຮັງໜຶ່ງກໍແຕກໜີ.</p>
<p>ເກົ້າປີກ່ອນ ກຸ່ມລ້ຽງເຜິ້ງເມືອງນ້ຳບາກ ປ່ຽນມາໃຊ້ຄອນໄມ້: ຕັດໄມ້ເບົາຍາວ 70 ຊັງຕີແມັດ ເຈາະກວງ ອັດສອງສົ້ນ ໄວ້ຮູເທົ່າໂປ້ມື ທາຂີ້ເຜິ້ງກັບຫົວສິງໄຄ ຫ້ອຍໄວ້ຊາຍຄາ ແລະ ແຄມປ່າ. ເດືອນມີນາ ເຜິ້ງແຍກຮັງ ມັນມາເອງ.</p>
<p>ປີນີ້ 210 ຄອນ ມີເຜິ້ງເຂົ້າຢູ່ 154 ຮັງ. ກາງເດືອນເມສາເອົານ້ຳເຜິ້ງ ໃຊ້ຄວັນບໍ່ໃຊ້ໄຟ ເອົາແຕ່ຮວງນອກ ທາງໃນເຄິ່ງໜຶ່ງບໍ່ແຕະ. ສະເລ່ຍຄອນລະ 2,3 ກິໂລ.</p>
<blockquote><p>“ເອົາເພີ່ມອີກໜຶ່ງກິໂລ ປີໜ້າກໍຂາດໄປໜຶ່ງຮັງ” ທ່ານ ສຸວັນ ຫົວໜ້າກຸ່ມ ບອກບ້ານໃກ້ຄຽງທີ່ມາຢ້ຽມຢາມ.</p></blockquote>`,
      en: `<p>Honey used to be taken with torches, at night. Bees lay burnt under the tree, the honey tasted of fire, and the colony was gone.</p>
<p>Nine years ago the keepers of Nambak turned to logs: seventy centimetres of light wood, hollowed, boarded at both ends, a hole as wide as a thumb, rubbed with wax and lemongrass, hung under eaves and at the forest's edge. Swarms come by themselves in March.</p>
<p>Of 210 logs 154 are lived in this year. Harvest is in mid-April, with smoke and without flame, and only the outer combs; the inner half stays. A log gives 2.3 kilograms on average. Honey with more than 21 per cent of water is not bottled yet.</p>
<blockquote><p>“Take that one kilo more and next year you have a colony less,” Souvanh, who leads the group, tells visitors from the next village.</p></blockquote>
<p>The label names the flowers: in April wild litchi and chinaberry, light amber. Hotels in Luang Prabang take a third; the rest is sold at the morning market and among the platform's <a href="/home/qyncInfo" rel="noopener">regional products</a>.</p>`,
    },
    source: SOURCES.editors,
    author: "Soukphaphone Inthavong",
  },
];
