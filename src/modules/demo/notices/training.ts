import { ISSUERS, type DemoNotice } from "./written-notice.ts";

export const TRAINING: readonly DemoNotice[] = [
  {
    kind: "training",
    division: "LA1604",
    appeared: 3,
    visibleForDays: 40,
    title: {
      zh: "关于举办咖啡湿法加工与节水脱皮培训班的通知",
      lo: "ແຈ້ງການ ເປີດຝຶກອົບຮົມການປຸງແຕ່ງກາເຟແບບປຽກ ແລະ ການປອກເປືອກປະຢັດນ້ຳ",
      en: "Course: wet processing of coffee with less water",
    },
    content: {
      zh: `<p>各咖啡合作社、加工点：</p>
<p>为配合本采收季，平台培训中心定于近期在巴松县举办三期培训，每期两天，课堂半天、现场一天半。每期限三十人，费用由平台承担，食宿自理。</p>
<table>
<thead><tr><th scope="col">期次</th><th scope="col">日期</th><th scope="col">地点</th><th scope="col">授课语言</th></tr></thead>
<tbody>
<tr><td>第一期</td><td>{+12}—{+13}</td><td>巴松县农技站会议室</td><td>老挝语</td></tr>
<tr><td>第二期</td><td>{+19}—{+20}</td><td>四十三公里示范加工点</td><td>老挝语、中文</td></tr>
<tr><td>第三期</td><td>{+26}—{+27}</td><td>塔腾县合作社</td><td>老挝语</td></tr>
</tbody>
</table>
<p>报名截至{+9}，每单位不超过两人，请写明姓名、电话、加工设备型号。参训人员自带胶鞋和记录本；第一天上午七点半签到，迟到一小时以上视为放弃。</p>`,
      lo: `<p>ເຖິງ: ສະຫະກອນກາເຟ ແລະ ຈຸດປຸງແຕ່ງທຸກແຫ່ງ</p>
<p>ເພື່ອຮັບໃຊ້ລະດູເກັບກ່ຽວນີ້ ສູນຝຶກອົບຮົມຈະເປີດ 3 ຊຸດຢູ່ເມືອງປາກຊ່ອງ ຊຸດລະ 2 ມື້ ພາກທິດສະດີເຄິ່ງມື້ ພາກປະຕິບັດມື້ເຄິ່ງ. ຊຸດລະບໍ່ເກີນ 30 ຄົນ ບໍ່ເສຍຄ່າຮຽນ ຄ່າກິນຢູ່ຮັບຜິດຊອບເອງ.</p>
<table>
<thead><tr><th scope="col">ຊຸດທີ</th><th scope="col">ວັນທີ</th><th scope="col">ສະຖານທີ່</th><th scope="col">ພາສາ</th></tr></thead>
<tbody>
<tr><td>1</td><td>{+12} – {+13}</td><td>ຫ້ອງປະຊຸມຫ້ອງການກະສິກຳເມືອງ</td><td>ລາວ</td></tr>
<tr><td>2</td><td>{+19} – {+20}</td><td>ຈຸດສາທິດຫຼັກ 43</td><td>ລາວ, ຈີນ</td></tr>
<tr><td>3</td><td>{+26} – {+27}</td><td>ສະຫະກອນເມືອງທ່າແຕງ</td><td>ລາວ</td></tr>
</tbody>
</table>
<p>ລົງທະບຽນຮອດວັນທີ {+9} ໜ່ວຍງານລະບໍ່ເກີນ 2 ຄົນ ຂໍບອກຊື່, ເບີໂທ ແລະ ລຸ້ນເຄື່ອງປອກທີ່ໃຊ້. ກະລຸນານຳເກີບຢາງ ແລະ ປຶ້ມບັນທຶກມາເອງ; ມື້ທຳອິດລົງທະບຽນ 7:30 ໂມງ.</p>`,
      en: `<p>To cooperatives and processing stations:</p>
<p>For this harvest the training centre holds three courses around Paksong, two days each: half a day in the classroom and a day and a half at the machines. Thirty places each; the platform pays for the teaching, participants for board and lodging.</p>
<table>
<thead><tr><th scope="col">Course</th><th scope="col">Dates</th><th scope="col">Place</th><th scope="col">Taught in</th></tr></thead>
<tbody>
<tr><td>1</td><td>{+12} to {+13}</td><td>District agriculture office, Paksong</td><td>Lao</td></tr>
<tr><td>2</td><td>{+19} to {+20}</td><td>Demonstration station, kilometre 43</td><td>Lao, Chinese</td></tr>
<tr><td>3</td><td>{+26} to {+27}</td><td>Cooperative in Thateng</td><td>Lao</td></tr>
</tbody>
</table>
<p>Applications until {+9}, two people from each place, with name, telephone and type of pulper. Bring rubber boots and a notebook. Sign in at 7.30 on the first day; an hour late counts as absent.</p>`,
    },
    issuer: ISSUERS.training,
  },
  {
    kind: "training",
    division: "532823",
    appeared: 11,
    visibleForDays: 20,
    title: {
      zh: "出口水果单证实务线上课报名通知",
      lo: "ແຈ້ງການ ລົງທະບຽນຮຽນອອນລາຍ ເອກະສານສົ່ງອອກໝາກໄມ້",
      en: "Online course: papers for exporting fruit",
    },
    content: {
      zh: `<p>课程共四讲，每讲九十分钟，晚七点半开课，可回看七天。</p>
<ol>
<li>{+14}：果园与包装厂登记要准备哪些材料</li>
<li>{+16}：植物检疫证书逐格填写</li>
<li>{+21}：装箱单、原产地证、报关单三单一致</li>
<li>{+23}：退单案例与问答</li>
</ol>
<p>入驻企业凭账号免费，未入驻的可旁听前两讲。讲义用中文和老挝文印发，课后一周内提问由讲师书面答复。</p>`,
      lo: `<p>ຫຼັກສູດມີ 4 ບົດ ບົດລະ 90 ນາທີ ເລີ່ມ 19:30 ໂມງ ເບິ່ງຄືນໄດ້ 7 ມື້.</p>
<ol>
<li>{+14}: ເອກະສານຂຶ້ນທະບຽນສວນ ແລະ ໂຮງບັນຈຸ</li>
<li>{+16}: ຕື່ມໃບຢັ້ງຢືນສຸຂານາໄມພືດເທື່ອລະຊ່ອງ</li>
<li>{+21}: ບັນຊີບັນຈຸ, ໃບແຫຼ່ງກຳເນີດ, ໃບແຈ້ງພາສີ ໃຫ້ກົງກັນ</li>
<li>{+23}: ກໍລະນີຖືກສົ່ງຄືນ ແລະ ຖາມຕອບ</li>
</ol>
<p>ວິສາຫະກິດໃນລະບົບຮຽນໂດຍບໍ່ເສຍຄ່າ ຜູ້ທີ່ຍັງບໍ່ເຂົ້າຮ່ວມຟັງໄດ້ສອງບົດທຳອິດ. ເອກະສານມີພາສາຈີນ ແລະ ພາສາລາວ.</p>`,
      en: `<p>Four evenings of ninety minutes at 7.30, to be watched again for a week.</p>
<ol>
<li>{+14}: registering orchard and packing house</li>
<li>{+16}: the phytosanitary certificate, field by field</li>
<li>{+21}: packing list, origin and declaration that agree</li>
<li>{+23}: loads that were turned back, and questions</li>
</ol>
<p>Free with an account of the platform; others may hear the first two. Handouts are in Chinese and Lao, and questions within a week are answered in writing.</p>`,
    },
    issuer: ISSUERS.training,
  },
  {
    kind: "training",
    division: "LA1301",
    appeared: 26,
    translations: { en: "outdated" },
    title: {
      zh: "合作社女会计记账班（沙湾拿吉）招生",
      lo: "ຮັບນັກຮຽນ ຊຸດບັນຊີສຳລັບແມ່ຍິງສະຫະກອນ (ສະຫວັນນະເຂດ)",
      en: "Bookkeeping for women of cooperatives, Savannakhet",
    },
    content: {
      zh: `<p>面向各合作社现任或拟任会计、出纳，女性优先，识字即可，不要求会电脑。</p>
<ul>
<li>时间：{+30}至{+34}，每天上午；</li>
<li>内容：现金日记账、收货单、分红表、怎样向社员念账；</li>
<li>名额：二十四人，每社不超过一人；</li>
<li>路费：凭票报销，上限四十万基普；带孩子的学员有照看。</li>
</ul>
<p>结业时每人交一本自己社里的真账，讲师逐页看过。</p>`,
      lo: `<p>ສຳລັບຜູ້ເປັນ ຫຼື ກຽມເປັນບັນຊີ, ຄັງເງິນຂອງສະຫະກອນ ບຸລິມະສິດແມ່ຍິງ ອ່ານຂຽນໄດ້ກໍພໍ ບໍ່ຈຳເປັນໃຊ້ຄອມພິວເຕີເປັນ.</p>
<ul>
<li>ເວລາ: {+30} ຫາ {+34} ທຸກຕອນເຊົ້າ;</li>
<li>ເນື້ອໃນ: ບັນຊີເງິນສົດ, ໃບຮັບສິນຄ້າ, ຕາຕະລາງປັນຜົນ, ວິທີອ່ານບັນຊີໃຫ້ສະມາຊິກຟັງ;</li>
<li>ຈຳນວນ: 24 ຄົນ ສະຫະກອນລະ 1 ຄົນ;</li>
<li>ຄ່າເດີນທາງ: ເບີກຕາມໃບບິນ ບໍ່ເກີນ 400.000 ກີບ; ມີຄົນເບິ່ງແຍງເດັກນ້ອຍ.</li>
</ul>
<p>ມື້ຈົບ ທຸກຄົນນຳບັນຊີແທ້ຂອງສະຫະກອນຕົນມາ ອາຈານຈະກວດເທື່ອລະໜ້າ.</p>`,
      en: `<p>For those who keep or will keep a cooperative's books; women first. Reading is enough, a computer is not needed.</p>
<ul>
<li>From {+30} to {+34}, mornings.</li>
<li>Cash book, receipts, dividends, and how to read accounts aloud to members.</li>
<li>Twenty places, one to a cooperative.</li>
</ul>`,
    },
    issuer: ISSUERS.training,
  },
  {
    kind: "training",
    division: "LA0106",
    appeared: 58,
    title: {
      zh: "植保无人机操作员安全培训与考核安排",
      lo: "ກຳນົດຝຶກອົບຮົມ ແລະ ສອບເສັງ ຜູ້ບັງຄັບໂດຣນສີດຢາ",
      en: "Safety training and test for operators of spraying drones",
    },
    content: {
      zh: `<p>凡通过平台接单的植保飞手，须完成一次安全培训并通过考核，未通过者自{+60}起暂停接单。</p>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">时长</th><th scope="col">合格标准</th></tr></thead>
<tbody>
<tr><td>药剂与防护理论</td><td>3 小时</td><td>八十分</td></tr>
<tr><td>航线规划、避障</td><td>2 小时</td><td>无碰撞</td></tr>
<tr><td>实喷：雾滴密度</td><td>1 小时</td><td>每平方厘米不少于二十滴</td></tr>
<tr><td>应急：失控、漏药</td><td>1 小时</td><td>按步骤完成</td></tr>
</tbody>
</table>
<p>学校、水源、养蜂场和桑园周围两百米内的地块一律人工作业，不在接单范围。</p>`,
      lo: `<p>ຜູ້ຮັບງານສີດຢາຜ່ານລະບົບ ຕ້ອງຜ່ານການຝຶກ ແລະ ສອບເສັງໜຶ່ງຄັ້ງ ຜູ້ບໍ່ຜ່ານຈະຖືກພັກຮັບງານແຕ່ວັນທີ {+60}.</p>
<table>
<thead><tr><th scope="col">ວິຊາ</th><th scope="col">ເວລາ</th><th scope="col">ເກນຜ່ານ</th></tr></thead>
<tbody>
<tr><td>ຢາ ແລະ ການປ້ອງກັນຕົວ</td><td>3 ຊົ່ວໂມງ</td><td>80 ຄະແນນ</td></tr>
<tr><td>ວາງເສັ້ນທາງບິນ ຫຼົບສິ່ງກີດຂວາງ</td><td>2 ຊົ່ວໂມງ</td><td>ບໍ່ຕຳ</td></tr>
<tr><td>ສີດຈິງ: ຄວາມຖີ່ຢອດຢາ</td><td>1 ຊົ່ວໂມງ</td><td>20 ຢອດຕໍ່ ຊມ² ຂຶ້ນໄປ</td></tr>
<tr><td>ເຫດສຸກເສີນ: ໂດຣນຕົກ ຢາຮົ່ວ</td><td>1 ຊົ່ວໂມງ</td><td>ເຮັດຕາມຂັ້ນຕອນ</td></tr>
</tbody>
</table>
<p>ໄຮ່ນາທີ່ຢູ່ໃກ້ໂຮງຮຽນ, ແຫຼ່ງນ້ຳ, ຮັງເຜິ້ງ ແລະ ສວນມ່ອນໃນໄລຍະ 200 ແມັດ ໃຫ້ໃຊ້ແຮງຄົນ.</p>`,
      en: `<p>Pilots who take work through the platform train once and pass a test. Those who have not are given no work from {+60}.</p>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Hours</th><th scope="col">To pass</th></tr></thead>
<tbody>
<tr><td>Products and protection</td><td>3</td><td>80 points</td></tr>
<tr><td>Flight lines and obstacles</td><td>2</td><td>no contact</td></tr>
<tr><td>Spraying: droplet density</td><td>1</td><td>20 to the square centimetre</td></tr>
<tr><td>Loss of control, leaks</td><td>1</td><td>every step done</td></tr>
</tbody>
</table>
<p>Fields within 200 metres of a school, a spring, hives or mulberries are done by hand and not offered.</p>`,
    },
    issuer: ISSUERS.training,
  },
];
