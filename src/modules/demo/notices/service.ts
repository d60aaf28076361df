import { ISSUERS, type DemoNotice } from "./written-notice.ts";

export const SERVICE: readonly DemoNotice[] = [
  {
    kind: "maintenance",
    appeared: 0,
    visibleForDays: 5,
    title: { zh: "{+3}凌晨系统维护通知", lo: "ແຈ້ງການບຳລຸງຮັກສາລະບົບ {+3}", en: "Maintenance in the early hours of {+3}" },
    content: {
      zh: `<p>为扩容图片存储，平台将于{+3}0:30 至 4:00（万象时间，北京时间 1:30 至 5:00）维护。</p>
<ul><li>期间网站可以浏览，不能提交入驻申请、不能上传图片；</li><li>已填未交的申请会保存在您的浏览器里；</li><li>维护提前完成会提前恢复。</li></ul>`,
      lo: `<p>ເພື່ອຂະຫຍາຍບ່ອນເກັບຮູບ ຈະບຳລຸງຮັກສາລະບົບວັນທີ {+3} ແຕ່ 0:30 ຫາ 4:00 ໂມງ (ເວລາວຽງຈັນ).</p>
<ul><li>ເບິ່ງເວັບໄຊໄດ້ ແຕ່ສົ່ງຄຳຮ້ອງ ແລະ ອັບໂຫຼດຮູບບໍ່ໄດ້;</li><li>ຄຳຮ້ອງທີ່ຕື່ມຄ້າງໄວ້ ຍັງເກັບຢູ່ໃນເຄື່ອງຂອງທ່ານ;</li><li>ແລ້ວໄວ ກໍຈະເປີດໄວ.</li></ul>`,
      en: `<p>Picture storage is enlarged on {+3} from 0:30 to 4:00, Vientiane time (1:30 to 5:00 in Beijing).</p>
<ul><li>Pages can be read; applications and pictures cannot be sent.</li><li>What you have filled in stays in your browser.</li><li>If it is done sooner, it opens sooner.</li></ul>`,
    },
    issuer: ISSUERS.operations,
  },
  {
    kind: "announcement",
    appeared: 14,
    title: {
      zh: "证书二维码查验办法",
      lo: "ວິທີກວດໃບຢັ້ງຢືນດ້ວຍລະຫັດ QR",
      en: "How to check a certificate by its code",
    },
    content: {
      zh: `<p>平台公开的认证证书均带二维码。收货时建议当场查验：</p>
<ol>
<li>扫码打开的网址必须与本站一致，页面上证书编号与纸面相同；</li>
<li>看状态：有效、即将到期、已过期、已撤销，以页面为准；</li>
<li>看范围：证书写的是茶，就不能拿来证明蜂蜜；</li>
<li>复印件无效时，请对方出示原件或在<a href="/home/rzMoreDetail" rel="noopener">认证企业</a>页自行检索。</li>
</ol>
<p>发现编号对不上的，请把照片和购买地点发给认证服务部，两个工作日内答复。</p>`,
      lo: `<p>ໃບຢັ້ງຢືນທີ່ເຜີຍແຜ່ໃນລະບົບ ມີລະຫັດ QR ທຸກໃບ. ເວລາຮັບສິນຄ້າ ຄວນກວດຢູ່ບ່ອນ:</p>
<ol>
<li>ສະແກນແລ້ວ ຕ້ອງເປີດໜ້າຂອງເວັບໄຊນີ້ ແລະ ເລກໃບຢັ້ງຢືນຕ້ອງກົງກັບໃບເຈ້ຍ;</li>
<li>ເບິ່ງສະຖານະ: ໃຊ້ໄດ້, ໃກ້ໝົດອາຍຸ, ໝົດອາຍຸ, ຖືກຖອນ ໃຫ້ຖືຕາມໜ້າເວັບ;</li>
<li>ເບິ່ງຂອບເຂດ: ໃບຂອງຊາ ໃຊ້ຢັ້ງຢືນນ້ຳເຜິ້ງບໍ່ໄດ້;</li>
<li>ສົງໄສໃບສຳເນົາ ໃຫ້ຄົ້ນຫາເອງໃນໜ້າ <a href="/home/rzMoreDetail" rel="noopener">ວິສາຫະກິດທີ່ໄດ້ຮັບການຢັ້ງຢືນ</a>.</li>
</ol>
<p>ຖ້າເລກບໍ່ກົງ ສົ່ງຮູບ ແລະ ບ່ອນຊື້ໃຫ້ພະແນກບໍລິການຢັ້ງຢືນ ຈະຕອບພາຍໃນ 2 ວັນລັດຖະການ.</p>`,
      en: `<p>Every certificate shown on the platform has a code. Check it when you receive goods:</p>
<ol>
<li>The address must be this site, and the number the same as on paper.</li>
<li>Valid, about to expire, expired or withdrawn: what the page says counts.</li>
<li>Mind the scope. A certificate for tea says nothing about honey.</li>
<li>Doubtful copies can be looked up among the <a href="/home/rzMoreDetail" rel="noopener">certified enterprises</a>.</li>
</ol>
<p>If a number does not match, send a photograph and the place of purchase to the certification service; it answers within two working days.</p>`,
    },
    issuer: ISSUERS.certification,
  },
  {
    kind: "notice",
    division: "530000",
    appeared: 24,
    title: { zh: "滇南各州市茶样统一送检的时间与份量", en: "Tea samples from southern Yunnan: when and how much" },
    content: {
      zh: `<p>认证服务部每季统一组织一次茶样送检，本季安排如下：</p>
<table>
<thead><tr><th scope="col">片区</th><th scope="col">收样点</th><th scope="col">收样日</th></tr></thead>
<tbody>
<tr><td>西双版纳</td><td>勐海县收样点</td><td>{+9}</td></tr>
<tr><td>普洱</td><td>思茅区收样点</td><td>{+11}</td></tr>
<tr><td>临沧</td><td>临翔区收样点</td><td>{+13}</td></tr>
<tr><td>红河</td><td>绿春县收样点</td><td>{+16}</td></tr>
</tbody>
</table>
<p>每批三百克，分三袋密封，标签写批号、产地、加工日期，勿用香皂、香烟包装袋。检测费按实际项目收取，入驻企业本季首样补贴一半。</p>`,
      en: `<p>Once a quarter the certification service collects tea samples together:</p>
<table>
<thead><tr><th scope="col">Area</th><th scope="col">Brought to</th><th scope="col">On</th></tr></thead>
<tbody>
<tr><td>Xishuangbanna</td><td>Menghai</td><td>{+9}</td></tr>
<tr><td>Pu'er</td><td>Simao</td><td>{+11}</td></tr>
<tr><td>Lincang</td><td>Linxiang</td><td>{+13}</td></tr>
<tr><td>Honghe</td><td>Lüchun</td><td>{+16}</td></tr>
</tbody>
</table>
<p>Three hundred grams to the lot in three sealed bags, labelled with lot, place and day of making; no bags that held soap or tobacco. Tests are charged as done; half of the first is paid for enterprises on the platform.</p>`,
    },
    issuer: ISSUERS.certification,
  },
  {
    kind: "announcement",
    appeared: 71,
    translations: { lo: "outdated" },
    title: {
      zh: "平台老挝文、英文版页面改进说明",
      lo: "ການປັບປຸງໜ້າພາສາລາວ ແລະ ພາສາອັງກິດ",
      en: "Changes to the Lao and English pages",
    },
    content: {
      zh: `<p>根据读者来信，改动如下：老挝文行距加大，声调符号不再被截断；暂无译文的文章显示中文并注明；地名统一采用官方拼写。</p>
<p>译文有误请写信告知，我们每周集中修订一次。</p>`,
      lo: `<p>ຕາມຄຳເຫັນຂອງຜູ້ອ່ານ: ພາສາລາວໄດ້ຂະຫຍາຍໄລຍະແຖວ ວັນນະຍຸດບໍ່ຂາດ; ບົດທີ່ຍັງບໍ່ມີຄຳແປ ຈະສະແດງພາສາຈີນ.</p>`,
      en: `<p>Following readers' letters Lao lines stand wider apart, so that tone marks are whole; articles without a translation are shown in Chinese and say so; place names are spelled as officially.</p>
<p>Mistakes in translation are corrected once a week. Please write to us.</p>`,
    },
    issuer: ISSUERS.operations,
  },
  {
    kind: "maintenance",
    appeared: 44,
    visibleForDays: -38,
    state: "withdrawn",
    title: {
      zh: "短信通知通道切换（已完成）",
      lo: "ປ່ຽນຊ່ອງທາງສົ່ງຂໍ້ຄວາມ (ສຳເລັດແລ້ວ)",
      en: "Text messages moved to another provider (done)",
    },
    content: {
      zh: `<p>{+2}起短信由新通道发送，发送号码有变，内容不含链接。切换期间个别短信可能晚到一小时。</p>`,
      lo: `<p>ແຕ່ວັນທີ {+2} ຂໍ້ຄວາມສົ່ງຈາກເບີໃໝ່ ບໍ່ມີລິ້ງໃນຂໍ້ຄວາມ. ບາງຂໍ້ຄວາມອາດຊ້າໜຶ່ງຊົ່ວໂມງ.</p>`,
      en: `<p>From {+2} text messages come from a new number and hold no links. Some may be an hour late.</p>`,
    },
    issuer: ISSUERS.operations,
  },
  {
    kind: "notice",
    appeared: 1,
    state: { scheduledInDays: 4 },
    title: {
      zh: "年度优秀产地信息员推荐开始",
      lo: "ເປີດຮັບການສະເໜີຜູ້ປະສານງານດີເດັ່ນປະຈຳປີ",
      en: "Proposals for correspondents of the year",
    },
    content: {
      zh: `<p>每个合作社可推荐一名，写三百字事迹，须有一件具体的事。推荐截至{+30}。</p>`,
      lo: `<p>ສະຫະກອນລະໜຶ່ງຄົນ ຂຽນບໍ່ເກີນໜຶ່ງໜ້າ ຕ້ອງມີເລື່ອງຈິງໜຶ່ງເລື່ອງ. ຮັບຮອດວັນທີ {+30}.</p>`,
      en: `<p>Each cooperative may name one person, on one page, with one thing that person did. Until {+30}.</p>`,
    },
    issuer: ISSUERS.office,
  },
  {
    kind: "notice",
    appeared: 2,
    state: "draft",
    title: { zh: "关于调整每周行情发布时间的通知（讨论稿）" },
    content: { zh: `<p>拟由周五下午改为周四上午，便于周末备货。请市场信息组提意见。</p>` },
    issuer: ISSUERS.office,
  },
];
