import { ISSUERS, type DemoNotice } from "./written-notice.ts";

export const TENDERS: readonly DemoNotice[] = [
  {
    kind: "tender",
    division: "LA0106",
    appeared: 8,
    visibleForDays: 14,
    title: {
      zh: "果蔬周转箱采购招标公告（第二次）",
      lo: "ປະກາດປະມູນຈັດຊື້ກະບະໝູນວຽນໃສ່ໝາກໄມ້ ແລະ ຜັກ (ຄັ້ງທີ 2)",
      en: "Call for tenders: reusable crates for fruit and vegetables (second call)",
    },
    content: {
      zh: `<p>第一次招标有效投标人不足三家，现重新公告。</p>
<table>
<tbody>
<tr><th scope="row">数量</th><td>可折叠 600×400×220 毫米 4,000 只；直壁 500×350×290 毫米 2,500 只</td></tr>
<tr><th scope="row">材质</th><td>食品级聚丙烯新料，单只承重不低于二十五公斤</td></tr>
<tr><th scope="row">交货</th><td>{+60}前分两批到万象、南塔仓</td></tr>
<tr><th scope="row">报价</th><td>含税到仓价，人民币或基普均可</td></tr>
<tr><th scope="row">样品</th><td>各三只，{+14}前送达</td></tr>
<tr><th scope="row">截止</th><td>{+18}下午四点，密封递交</td></tr>
</tbody>
</table>
<p>评标：价格五成、样品跌落与堆码三成、供货与售后两成。低于成本的报价须书面说明。招标文件可向采购组索取，不收工本费。</p>`,
      lo: `<p>ຄັ້ງທີ 1 ມີຜູ້ຍື່ນຊອງຖືກຕ້ອງບໍ່ຮອດ 3 ລາຍ ຈຶ່ງປະກາດຄືນ.</p>
<table>
<tbody>
<tr><th scope="row">ຈຳນວນ</th><td>ແບບພັບໄດ້ 600×400×220 ມມ 4.000 ໜ່ວຍ; ແບບຕັ້ງ 500×350×290 ມມ 2.500 ໜ່ວຍ</td></tr>
<tr><th scope="row">ວັດສະດຸ</th><td>ໂພລີໂພຣພີລີນໃໝ່ ລະດັບອາຫານ ຮັບນ້ຳໜັກບໍ່ຕ່ຳກວ່າ 25 ກິໂລ</td></tr>
<tr><th scope="row">ສົ່ງມອບ</th><td>ກ່ອນ {+60} ສອງຊຸດ ສາງວຽງຈັນ ແລະ ຫຼວງນ້ຳທາ</td></tr>
<tr><th scope="row">ລາຄາ</th><td>ລວມພາສີ ຮອດສາງ ເປັນຢວນ ຫຼື ກີບ</td></tr>
<tr><th scope="row">ຕົວຢ່າງ</th><td>ຢ່າງລະ 3 ໜ່ວຍ ກ່ອນ {+14}</td></tr>
<tr><th scope="row">ປິດຮັບຊອງ</th><td>{+18} ເວລາ 16:00 ໂມງ</td></tr>
</tbody>
</table>
<p>ເກນຕັດສິນ: ລາຄາ 50%, ທົດສອບຕົວຢ່າງ 30%, ການສະໜອງ ແລະ ບໍລິການ 20%. ຂໍເອກະສານໄດ້ທີ່ທີມຈັດຊື້ ໂດຍບໍ່ເສຍຄ່າ.</p>`,
      en: `<p>Fewer than three valid offers came in at the first call, so it is repeated.</p>
<table>
<tbody>
<tr><th scope="row">Quantity</th><td>4,000 folding crates, 600×400×220 mm; 2,500 straight-walled, 500×350×290 mm</td></tr>
<tr><th scope="row">Material</th><td>new food-grade polypropylene, 25 kg load or more</td></tr>
<tr><th scope="row">Delivery</th><td>two lots until {+60}, to Vientiane and Luang Namtha</td></tr>
<tr><th scope="row">Price</th><td>at the store, taxes included, in yuan or kip</td></tr>
<tr><th scope="row">Samples</th><td>three of each until {+14}</td></tr>
<tr><th scope="row">Closing</th><td>{+18}, 16:00, sealed</td></tr>
</tbody>
</table>
<p>Price counts half, drop and stacking tests three tenths, supply and service two. Offers below cost need an explanation. The documents are free of charge.</p>`,
    },
    issuer: ISSUERS.purchasing,
  },
  {
    kind: "tender",
    appeared: 33,
    translations: { lo: "unchecked" },
    title: {
      zh: "产地摄影与三语文案服务比选公告",
      lo: "ປະກາດຄັດເລືອກຜູ້ໃຫ້ບໍລິການຖ່າຍພາບ ແລະ ຂຽນບົດສາມພາສາ",
      en: "Photographs and texts in three languages: request for offers",
    },
    content: {
      zh: `<p>为更新区域产品页，拟选定两家服务方，合同一年，按篇结算。</p>
<ul>
<li>每季不少于十二个产地，每地成片二十张、短文一篇（中、老、英）；</li>
<li>老挝文稿须由老挝语母语者撰写或审定，不接受机器译文直接交付；</li>
<li>涉及农户肖像的，须取得本人书面同意；</li>
<li>底片与文稿著作财产权归平台，作者署名。</li>
</ul>
<p>请提交作品三组、报价单、人员简历，截止{+21}。</p>`,
      lo: `<p>ເພື່ອປັບປຸງໜ້າຜະລິດຕະພັນຕາມເຂດ ຈະຄັດເລືອກຜູ້ໃຫ້ບໍລິການ 2 ລາຍ ສັນຍາ 1 ປີ ຈ່າຍຕາມຊິ້ນວຽກ.</p>
<ul>
<li>ໄຕມາດລະບໍ່ໜ້ອຍກວ່າ 12 ແຫຼ່ງ ແຫຼ່ງລະ 20 ຮູບ ແລະ ບົດສັ້ນ 1 ບົດ (ຈີນ, ລາວ, ອັງກິດ);</li>
<li>ບົດພາສາລາວ ຕ້ອງຂຽນ ຫຼື ກວດໂດຍຄົນລາວ ບໍ່ຮັບບົດແປດ້ວຍເຄື່ອງ;</li>
<li>ຮູບບຸກຄົນ ຕ້ອງມີໜັງສືຍິນຍອມ;</li>
<li>ລິຂະສິດເປັນຂອງລະບົບ ລົງຊື່ຜູ້ຖ່າຍ ແລະ ຜູ້ຂຽນ.</li>
</ul>
<p>ສົ່ງຜົນງານ 3 ຊຸດ, ໃບສະເໜີລາຄາ ແລະ ຊີວະປະຫວັດ ກ່ອນ {+21}.</p>`,
      en: `<p>Two providers are sought for the regional product pages, for a year, paid by the piece.</p>
<ul>
<li>At least twelve places a quarter, each with twenty pictures and a short text in Chinese, Lao and English.</li>
<li>Lao is written or revised by a native speaker; machine translation is not accepted as it comes.</li>
<li>People shown have agreed in writing.</li>
<li>Rights of use pass to the platform; authors are named.</li>
</ul>
<p>Three samples, a price list and short biographies until {+21}.</p>`,
    },
    issuer: ISSUERS.purchasing,
  },
  {
    kind: "publicity",
    appeared: 5,
    visibleForDays: 12,
    title: {
      zh: "产品分类目录调整征求意见",
      lo: "ຂໍຄຳເຫັນຕໍ່ການປັບປຸງໝວດສິນຄ້າ",
      en: "Open for comment: a revised list of product categories",
    },
    content: {
      zh: `<p>现行目录把草果、砂仁、姜黄都放在“其他”，买家不好找。拟调整如下：</p>
<table>
<thead><tr><th scope="col">现在</th><th scope="col">拟改为</th><th scope="col">涉及产品</th></tr></thead>
<tbody>
<tr><td>其他</td><td>香料与药材</td><td>砂仁、草果、姜黄、香茅</td></tr>
<tr><td>饮料</td><td>茶、咖啡分列</td><td>全部茶、咖啡</td></tr>
<tr><td>副食</td><td>林下与野生</td><td>野生菌、竹笋、蜂蜜</td></tr>
<tr><td>水产</td><td>水产与河藻</td><td>鱼、河藻制品</td></tr>
</tbody>
</table>
<p>意见请在{+15}前发给平台办公室，写明企业名称和理由。旧链接在调整后自动转到新类目。</p>`,
      lo: `<p>ໝວດປັດຈຸບັນເອົາໝາກແໜ່ງ, ຂີ້ໝິ້ນ ໄວ້ໃນ “ອື່ນໆ” ຜູ້ຊື້ຫາຍາກ. ສະເໜີປັບດັ່ງນີ້:</p>
<table>
<thead><tr><th scope="col">ເກົ່າ</th><th scope="col">ໃໝ່</th><th scope="col">ສິນຄ້າ</th></tr></thead>
<tbody>
<tr><td>ອື່ນໆ</td><td>ເຄື່ອງເທດ ແລະ ຢາພື້ນເມືອງ</td><td>ໝາກແໜ່ງ, ຂີ້ໝິ້ນ, ຫົວສິງໄຄ</td></tr>
<tr><td>ເຄື່ອງດື່ມ</td><td>ແຍກຊາ ແລະ ກາເຟ</td><td>ຊາ, ກາເຟທັງໝົດ</td></tr>
<tr><td>ອາຫານເສີມ</td><td>ເຄື່ອງປ່າຂອງດົງ</td><td>ເຫັດ, ໜໍ່ໄມ້, ນ້ຳເຜິ້ງ</td></tr>
<tr><td>ສັດນ້ຳ</td><td>ສັດນ້ຳ ແລະ ໄຄ</td><td>ປາ, ໄຄແຜ່ນ</td></tr>
</tbody>
</table>
<p>ສົ່ງຄຳເຫັນເຖິງຫ້ອງການກ່ອນ {+15} ພ້ອມຊື່ວິສາຫະກິດ ແລະ ເຫດຜົນ. ລິ້ງເກົ່າຈະພາໄປໝວດໃໝ່ເອງ.</p>`,
      en: `<p>Cardamom and turmeric stand under “other”, where buyers do not look. We propose:</p>
<table>
<thead><tr><th scope="col">Now</th><th scope="col">Then</th><th scope="col">For</th></tr></thead>
<tbody>
<tr><td>Other</td><td>Spices and medicinal plants</td><td>cardamom, turmeric, lemongrass</td></tr>
<tr><td>Drinks</td><td>Tea and coffee, apart</td><td>all tea and coffee</td></tr>
<tr><td>Sundries</td><td>From forest and wild</td><td>mushrooms, bamboo shoots, honey</td></tr>
<tr><td>Fish</td><td>Fish and river weed</td><td>fish, river weed sheets</td></tr>
</tbody>
</table>
<p>Comments reach the office until {+15}, with the enterprise's name and reasons. Old links will lead to the new categories.</p>`,
    },
    issuer: ISSUERS.office,
  },
  {
    kind: "publicity",
    appeared: 41,
    title: {
      zh: "首批产地信息员名单公示",
      lo: "ເຜີຍແຜ່ລາຍຊື່ຜູ້ປະສານງານທ້ອງຖິ່ນຊຸດທຳອິດ",
      en: "First local correspondents: list open for comment",
    },
    content: {
      zh: `<p>经自荐、合作社推荐与试用，拟聘下列产地信息员，公示七天（{+0}至{+7}）。姓名仅列名，不列联系方式。</p>
<table>
<thead><tr><th scope="col">片区</th><th scope="col">人数</th><th scope="col">主要品种</th></tr></thead>
<tbody>
<tr><td>波罗芬高原</td><td>5</td><td>咖啡、榴莲、蔬菜</td></tr>
<tr><td>川圹、华潘</td><td>4</td><td>小鸡米、安息香、黄牛</td></tr>
<tr><td>琅南塔、乌多姆赛、丰沙里</td><td>6</td><td>砂仁、西瓜、茶</td></tr>
<tr><td>万象平原</td><td>4</td><td>蔬菜、木薯、水产</td></tr>
<tr><td>滇南各州市</td><td>7</td><td>茶、咖啡、花卉、坚果</td></tr>
</tbody>
</table>
<p>有异议请实名书面提出，办公室七日内答复。</p>`,
      lo: `<p>ຜ່ານການສະໝັກ, ການແນະນຳຂອງສະຫະກອນ ແລະ ການທົດລອງງານ ຈະແຕ່ງຕັ້ງຜູ້ປະສານງານຕໍ່ໄປນີ້ ເຜີຍແຜ່ 7 ມື້ ({+0} ຫາ {+7}).</p>
<table>
<thead><tr><th scope="col">ເຂດ</th><th scope="col">ຈຳນວນ</th><th scope="col">ສິນຄ້າຫຼັກ</th></tr></thead>
<tbody>
<tr><td>ພູພຽງບໍລະເວນ</td><td>5</td><td>ກາເຟ, ທຸລຽນ, ຜັກ</td></tr>
<tr><td>ຊຽງຂວາງ, ຫົວພັນ</td><td>4</td><td>ເຂົ້າໄກ່ນ້ອຍ, ຍານ, ງົວ</td></tr>
<tr><td>ຫຼວງນ້ຳທາ, ອຸດົມໄຊ, ຜົ້ງສາລີ</td><td>6</td><td>ໝາກແໜ່ງ, ໝາກໂມ, ຊາ</td></tr>
<tr><td>ທົ່ງພຽງວຽງຈັນ</td><td>4</td><td>ຜັກ, ມັນຕົ້ນ, ປາ</td></tr>
<tr><td>ຢຸນນານຕອນໃຕ້</td><td>7</td><td>ຊາ, ກາເຟ, ດອກໄມ້, ມະຄາເດເມຍ</td></tr>
</tbody>
</table>
<p>ຜູ້ມີຄຳເຫັນ ຂໍໃຫ້ຂຽນເປັນລາຍລັກອັກສອນພ້ອມຊື່ ຫ້ອງການຈະຕອບໃນ 7 ມື້.</p>`,
      en: `<p>After applications, proposals of cooperatives and a trial, correspondents are to be appointed as follows; open for comment for seven days, {+0} to {+7}.</p>
<table>
<thead><tr><th scope="col">Area</th><th scope="col">People</th><th scope="col">Mainly</th></tr></thead>
<tbody>
<tr><td>Bolaven Plateau</td><td>5</td><td>coffee, durian, vegetables</td></tr>
<tr><td>Xiengkhouang, Houaphanh</td><td>4</td><td>Khao Kai Noy, benzoin, cattle</td></tr>
<tr><td>Luang Namtha, Oudomxay, Phongsaly</td><td>6</td><td>cardamom, melons, tea</td></tr>
<tr><td>Vientiane plain</td><td>4</td><td>vegetables, cassava, fish</td></tr>
<tr><td>Southern Yunnan</td><td>7</td><td>tea, coffee, flowers, nuts</td></tr>
</tbody>
</table>
<p>Objections in writing, with a name; the office answers within seven days.</p>`,
    },
    issuer: ISSUERS.office,
  },
];
