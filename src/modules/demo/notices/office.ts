import { ISSUERS, type DemoNotice } from "./written-notice.ts";

export const OFFICE: readonly DemoNotice[] = [
  {
    kind: "announcement",
    appeared: 6,
    isPinned: true,
    title: {
      zh: "谨防冒用平台名义收费的提醒",
      lo: "ເຕືອນໃຫ້ລະວັງຜູ້ແອບອ້າງຊື່ລະບົບເກັບເງິນ",
      en: "Warning: nobody collects fees in the platform's name",
    },
    content: {
      zh: `<p>近日有种植户反映，接到自称“平台工作人员”的电话，以加急认证、优先上架为由要求转账。现郑重说明：</p>
<ul>
<li>平台入驻、审核、上架<strong>均不收费</strong>；</li>
<li>工作人员不会索要短信验证码、账户密码和身份证照片；</li>
<li>申请进度只在<a href="/home/application" rel="noopener">申请状态页</a>查询，凭申请编号即可。</li>
</ul>
<p>遇到类似情况请保留通话记录，勿转账，并向当地主管部门反映。已转账的请立即联系银行。</p>`,
      lo: `<p>ຜ່ານມາ ຊາວກະສິກອນລາຍງານວ່າ ມີຄົນໂທມາອ້າງວ່າເປັນພະນັກງານຂອງລະບົບ ໃຫ້ໂອນເງິນເພື່ອເລັ່ງການຢັ້ງຢືນ. ພວກເຮົາຂໍຢືນຢັນວ່າ:</p>
<ul>
<li>ການເຂົ້າຮ່ວມ, ການກວດສອບ ແລະ ການລົງສິນຄ້າ <strong>ບໍ່ເກັບເງິນ</strong>;</li>
<li>ພະນັກງານຈະບໍ່ຖາມລະຫັດໃນຂໍ້ຄວາມ, ລະຫັດຜ່ານ ຫຼື ຮູບບັດປະຈຳຕົວ;</li>
<li>ກວດຄວາມຄືບໜ້າໄດ້ທີ່ <a href="/home/application" rel="noopener">ໜ້າສະຖານະຄຳຮ້ອງ</a> ໂດຍໃຊ້ເລກຄຳຮ້ອງ.</li>
</ul>
<p>ຖ້າພົບ ໃຫ້ເກັບຫຼັກຖານການໂທ ຢ່າໂອນເງິນ ແລະ ແຈ້ງພາກສ່ວນກ່ຽວຂ້ອງໃນທ້ອງຖິ່ນ. ຖ້າໂອນແລ້ວ ໃຫ້ຕິດຕໍ່ທະນາຄານທັນທີ.</p>`,
      en: `<p>Growers have been called by people who say they work for the platform and ask for money to hasten certification or listing. Therefore, plainly:</p>
<ul>
<li>Settling in, review and listing are <strong>free of charge</strong>.</li>
<li>Our staff never ask for message codes, passwords or pictures of identity cards.</li>
<li>How an application stands is shown on the <a href="/home/application" rel="noopener">status page</a>, by its number, and nowhere else.</li>
</ul>
<p>If you are called, keep the record, pay nothing and tell the local authority. If you have paid, call your bank at once.</p>`,
    },
    issuer: ISSUERS.office,
  },
  {
    kind: "announcement",
    appeared: 19,
    title: {
      zh: "入驻企业资料年度核对公告",
      lo: "ປະກາດ ກວດຄືນຂໍ້ມູນວິສາຫະກິດປະຈຳປີ",
      en: "Yearly check of enterprise records",
    },
    content: {
      zh: `<p>请各入驻企业在{+45}前登录后台核对下列内容，变更的请重新上传扫描件：</p>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">谁来核对</th><th scope="col">逾期处理</th></tr></thead>
<tbody>
<tr><td>营业执照、联系人、电话</td><td>企业管理员</td><td>企业页标注“待核对”</td></tr>
<tr><td>认证证书有效期</td><td>企业管理员</td><td>过期证书不再公开</td></tr>
<tr><td>产地与面积</td><td>企业与属地信息员</td><td>暂停新品上架</td></tr>
<tr><td>产品照片</td><td>企业管理员</td><td>可用旧图，不影响</td></tr>
</tbody>
</table>
<p>核对下来没有变化的，不必另行提交。</p>`,
      lo: `<p>ຂໍໃຫ້ທຸກວິສາຫະກິດເຂົ້າລະບົບກວດຄືນກ່ອນວັນທີ {+45} ຫາກມີການປ່ຽນແປງ ໃຫ້ອັບໂຫຼດເອກະສານໃໝ່:</p>
<table>
<thead><tr><th scope="col">ລາຍການ</th><th scope="col">ຜູ້ກວດ</th><th scope="col">ຖ້າເກີນກຳນົດ</th></tr></thead>
<tbody>
<tr><td>ໃບທະບຽນວິສາຫະກິດ, ຜູ້ຕິດຕໍ່, ເບີໂທ</td><td>ຜູ້ດູແລຂອງວິສາຫະກິດ</td><td>ໝາຍ “ລໍຖ້າກວດຄືນ”</td></tr>
<tr><td>ອາຍຸໃບຢັ້ງຢືນ</td><td>ຜູ້ດູແລຂອງວິສາຫະກິດ</td><td>ບໍ່ສະແດງໃບໝົດອາຍຸ</td></tr>
<tr><td>ແຫຼ່ງຜະລິດ ແລະ ເນື້ອທີ່</td><td>ວິສາຫະກິດ ແລະ ຜູ້ປະສານງານທ້ອງຖິ່ນ</td><td>ພັກລົງສິນຄ້າໃໝ່</td></tr>
<tr><td>ຮູບສິນຄ້າ</td><td>ຜູ້ດູແລຂອງວິສາຫະກິດ</td><td>ໃຊ້ຮູບເກົ່າໄດ້</td></tr>
</tbody>
</table>
<p>ຖ້າກວດແລ້ວບໍ່ມີຫຍັງປ່ຽນ ບໍ່ຈຳເປັນຕ້ອງສົ່ງຫຍັງຕື່ມ.</p>`,
      en: `<p>Enterprises on the platform are asked to look through their records until {+45} and to upload anew what has changed:</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">By whom</th><th scope="col">If it is late</th></tr></thead>
<tbody>
<tr><td>Licence, contact, telephone</td><td>the enterprise</td><td>shown as “to be checked”</td></tr>
<tr><td>Validity of certificates</td><td>the enterprise</td><td>expired ones are not shown</td></tr>
<tr><td>Place and area of production</td><td>enterprise and local correspondent</td><td>no new products</td></tr>
<tr><td>Product pictures</td><td>the enterprise</td><td>old ones stay</td></tr>
</tbody>
</table>
<p>Where nothing has changed nothing need be sent.</p>`,
    },
    issuer: ISSUERS.office,
  },
  {
    kind: "notice",
    appeared: "04-05",
    title: {
      zh: "泼水节（老挝新年）期间客服与审核安排",
      lo: "ແຈ້ງການ ເວລາບໍລິການໃນຊ່ວງບຸນປີໃໝ່ລາວ",
      en: "Service hours over Lao New Year",
    },
    content: {
      zh: `<p>四月十三日至十七日，平台办公室放假五天。期间：</p>
<ul><li>网站照常访问，行情每日一报改为节前节后各一报；</li><li>入驻申请照常受理，审核自十八日起按顺序办理，时限顺延；</li><li>客服值班每日九时至十二时，急事可留言，两小时内回复。</li></ul>
<p>节日出行人多车多，鲜货请避开十三、十四两天发车。</p>`,
      lo: `<p>ແຕ່ວັນທີ 13 ຫາ 17 ເມສາ ຫ້ອງການຂອງລະບົບພັກ 5 ມື້. ໃນໄລຍະນີ້:</p>
<ul><li>ເວັບໄຊໃຊ້ໄດ້ປົກກະຕິ ລາຄາສິນຄ້າລົງກ່ອນ ແລະ ຫຼັງບຸນ;</li><li>ຮັບຄຳຮ້ອງປົກກະຕິ ແຕ່ຈະກວດສອບແຕ່ວັນທີ 18 ເປັນຕົ້ນໄປ ຕາມລຳດັບ;</li><li>ມີເວນຕອບລູກຄ້າ 9:00–12:00 ໂມງທຸກມື້.</li></ul>
<p>ບຸນນີ້ຄົນເດີນທາງຫຼາຍ ສິນຄ້າສົດຂໍຫຼີກວັນທີ 13–14. ສະບາຍດີປີໃໝ່!</p>`,
      en: `<p>The office is closed from 13 to 17 April.</p>
<ul><li>The site is open as usual; prices come before and after the feast.</li><li>Applications are accepted and reviewed in their order from the 18th; time limits move with it.</li><li>Somebody answers from nine to twelve each day.</li></ul>
<p>Roads are full. Fresh goods should not leave on the 13th or 14th. Happy New Year!</p>`,
    },
    issuer: ISSUERS.office,
  },
  {
    kind: "notice",
    division: "LA0301",
    appeared: 2,
    visibleForDays: 25,
    title: {
      zh: "冷链拼箱登记：未来四周磨丁—昆明班次",
      lo: "ລົງທະບຽນແບ່ງຕູ້ເຢັນ: ບໍ່ເຕັນ–ຄຸນໝິງ ສີ່ອາທິດຕໍ່ໜ້າ",
      en: "Sharing refrigerated containers: Boten to Kunming, the next four weeks",
    },
    content: {
      zh: `<p>不足一柜的鲜货可向平台办公室登记拼箱，满十八吨发车，不满按实际分摊。</p>
<table>
<thead><tr><th scope="col">装箱日</th><th scope="col">温度</th><th scope="col">适合</th><th scope="col">截止登记</th></tr></thead>
<tbody>
<tr><td>{+7}</td><td>10 ℃</td><td>西瓜、百香果</td><td>{+4}</td></tr>
<tr><td>{+14}</td><td>13 ℃</td><td>香蕉、芒果</td><td>{+11}</td></tr>
<tr><td>{+21}</td><td>4 ℃</td><td>叶菜、鲜花</td><td>{+18}</td></tr>
<tr><td>{+28}</td><td>10 ℃</td><td>西瓜、百香果</td><td>{+25}</td></tr>
</tbody>
</table>
<p>同箱货物检疫要求须一致，登记时请报果园编号。</p>`,
      lo: `<p>ສິນຄ້າສົດທີ່ບໍ່ເຕັມຕູ້ ລົງທະບຽນແບ່ງຕູ້ໄດ້ກັບຫ້ອງການຂອງລະບົບ ຄົບ 18 ໂຕນອອກລົດ ບໍ່ຄົບແບ່ງຄ່າຕາມຈິງ.</p>
<table>
<thead><tr><th scope="col">ມື້ບັນຈຸ</th><th scope="col">ອຸນຫະພູມ</th><th scope="col">ເໝາະກັບ</th><th scope="col">ປິດຮັບ</th></tr></thead>
<tbody>
<tr><td>{+7}</td><td>10 ℃</td><td>ໝາກໂມ, ໝາກເສົາວະລົດ</td><td>{+4}</td></tr>
<tr><td>{+14}</td><td>13 ℃</td><td>ກ້ວຍ, ໝາກມ່ວງ</td><td>{+11}</td></tr>
<tr><td>{+21}</td><td>4 ℃</td><td>ຜັກໃບ, ດອກໄມ້</td><td>{+18}</td></tr>
<tr><td>{+28}</td><td>10 ℃</td><td>ໝາກໂມ, ໝາກເສົາວະລົດ</td><td>{+25}</td></tr>
</tbody>
</table>
<p>ສິນຄ້າໃນຕູ້ດຽວກັນ ຕ້ອງມີເງື່ອນໄຂກັກກັນພືດຄືກັນ ກະລຸນາແຈ້ງເລກສວນ.</p>`,
      en: `<p>Loads below a container can share one; register with the office. It leaves with eighteen tonnes; below that, costs are divided by weight.</p>
<table>
<thead><tr><th scope="col">Loading</th><th scope="col">At</th><th scope="col">Suits</th><th scope="col">Book until</th></tr></thead>
<tbody>
<tr><td>{+7}</td><td>10 °C</td><td>melons, passion fruit</td><td>{+4}</td></tr>
<tr><td>{+14}</td><td>13 °C</td><td>bananas, mangoes</td><td>{+11}</td></tr>
<tr><td>{+21}</td><td>4 °C</td><td>leaf vegetables, flowers</td><td>{+18}</td></tr>
<tr><td>{+28}</td><td>10 °C</td><td>melons, passion fruit</td><td>{+25}</td></tr>
</tbody>
</table>
<p>Goods in one container must fall under the same quarantine conditions. Give the orchard's number when you register.</p>`,
    },
    issuer: ISSUERS.office,
  },
  {
    kind: "notice",
    division: "LA0901",
    appeared: "02-26",
    title: { zh: "川圹种子交换日：请自带一斤留种和一张标签", lo: "ມື້ແລກແນວພັນຊຽງຂວາງ: ນຳແນວພັນເຄິ່ງກິໂລ ກັບປ້າຍໜຶ່ງໃບ" },
    content: {
      zh: `<p>三月十五日上午九点，丰沙湾早市旁空地。每人带一斤自留种，标签写清品种叫法、海拔、熟期和种了几年；换回别人的，回去先种一小块。</p>
<p>主办方只记账、不收费。带病、带虫、拌过药的种子请勿带来。去年换出的六十一份里，有四十四份留到了今年。</p>`,
      lo: `<p>ເກົ້າໂມງເຊົ້າ ວັນທີ 15 ມີນາ ເດີ່ນຂ້າງຕະຫຼາດເຊົ້າໂພນສະຫວັນ. ຜູ້ໃດນຳແນວພັນຂອງຕົນເຄິ່ງກິໂລ ຂຽນປ້າຍບອກຊື່ພັນ, ຄວາມສູງ, ອາຍຸ ແລະ ປູກມາຈັກປີ; ໄດ້ແນວໃໝ່ໄປ ໃຫ້ທົດລອງປູກຕອນນ້ອຍກ່ອນ.</p>
<p>ຜູ້ຈັດພຽງແຕ່ຈົດບັນຊີ ບໍ່ເກັບເງິນ. ແນວພັນມີພະຍາດ ມີມອດ ຫຼື ຄຸກຢາແລ້ວ ຢ່ານຳມາ. ປີກາຍແລກໄປ 61 ຊະນິດ ຍັງຮັກສາໄວ້ໄດ້ 44 ຊະນິດ.</p>`,
    },
    issuer: ISSUERS.office,
  },
];
