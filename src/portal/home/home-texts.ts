import { defineTexts } from "../../contract/text.ts";

export const HOME_TEXTS = defineTexts("home", {
  lead: {
    zh: "中国与老挝的山地农产：当季有什么、来自哪里、谁在种、有没有认证。",
    lo: "ຜົນຜະລິດກະສິກຳຈາກພູດອຍຂອງລາວ ແລະ ຈີນ: ດຽວນີ້ມີຫຍັງ, ມາຈາກໃສ, ໃຜປູກ ແລະ ຜ່ານການຢັ້ງຢືນບໍ່.",
    en: "The farms of China and Laos: what is in season, where it grows, who grows it, and whether it is certified.",
  },
  description: {
    zh: "中国与老挝的当季农产品、认证企业、品牌、农业资讯与公告。",
    lo: "ຜະລິດຕະພັນກະສິກຳຕາມລະດູການ, ວິສາຫະກິດທີ່ຜ່ານການຢັ້ງຢືນ, ຍີ່ຫໍ້, ຂ່າວ ແລະ ແຈ້ງການ ຂອງລາວ ແລະ ຈີນ.",
    en: "Farm products in season, certified enterprises, brands, farming news and notices of China and Laos.",
  },
  cover: { zh: "封面", lo: "ໜ້າປົກ", en: "Cover" },
  coverShown: { zh: "第 {at} 张，共 {of} 张", lo: "ຮູບທີ {at} ໃນ {of} ຮູບ", en: "Image {at} of {of}" },
  coverBefore: { zh: "上一张", lo: "ຮູບກ່ອນໜ້າ", en: "Previous image" },
  coverAfter: { zh: "下一张", lo: "ຮູບຕໍ່ໄປ", en: "Next image" },
  coverPictures: { zh: "封面图片", lo: "ຮູບໜ້າປົກ", en: "Cover images" },
  seasonTitle: { zh: "{month}，正当季", lo: "ເດືອນ{month}: ຢູ່ໃນລະດູການ", en: "In season this {month}" },
  seasonLead: {
    zh: "这个月田里、林下和茶山上正在采收的。",
    lo: "ສິ່ງທີ່ກຳລັງເກັບກ່ຽວໃນທົ່ງນາ, ໃນປ່າ ແລະ ເທິງພູໃນເດືອນນີ້.",
    en: "Being harvested this month in fields, forests and tea hills.",
  },
  productsTitle: { zh: "这片土地的物产", lo: "ຜະລິດຕະພັນຈາກແຜ່ນດິນນີ້", en: "What this land grows" },
  productsLead: {
    zh: "本月没有登记的当季产品，先看看其他的。",
    lo: "ເດືອນນີ້ຍັງບໍ່ມີຜະລິດຕະພັນຕາມລະດູການ, ເຊີນເບິ່ງຢ່າງອື່ນກ່ອນ.",
    en: "No products are listed as in season this month. Here are others.",
  },
  year: { zh: "全年物产", lo: "ຜະລິດຕະພັນຕະຫຼອດປີ", en: "Products by month" },
  regionsTitle: { zh: "按产地看", lo: "ເບິ່ງຕາມເຂດ", en: "By region" },
  regionsLead: {
    zh: "从丰沙里的茶山到占巴塞的咖啡园，每样东西都有出处。",
    lo: "ຈາກພູຊາຜົ້ງສາລີ ຮອດສວນກາເຟຈຳປາສັກ, ທຸກຢ່າງມີທີ່ມາ.",
    en: "From the tea hills of Phongsaly to the coffee farms of Champasak, everything has an origin.",
  },
  recommendedTitle: { zh: "品牌推荐", lo: "ຍີ່ຫໍ້ແນະນຳ", en: "Recommended brands" },
  recommendedLead: {
    zh: "由编辑部挑选，并写明理由。",
    lo: "ຄັດເລືອກໂດຍກອງບັນນາທິການ ພ້ອມບອກເຫດຜົນ.",
    en: "Chosen by our editors, each with the reason why.",
  },
  certifiedTitle: { zh: "认证企业", lo: "ວິສາຫະກິດທີ່ຜ່ານການຢັ້ງຢືນ", en: "Certified enterprises" },
  certifiedLead: {
    zh: "持有有效证书的企业与合作社，每张证书都可当场查验。",
    lo: "ວິສາຫະກິດ ແລະ ສະຫະກອນທີ່ມີໃບຢັ້ງຢືນຍັງໃຊ້ໄດ້, ກວດສອບໄດ້ທັນທີ.",
    en: "Enterprises and cooperatives with valid certificates. Anyone can verify them.",
  },
  checkTitle: { zh: "要查验证书？", lo: "ມີໃບຢັ້ງຢືນຢູ່ໃນມືບໍ?", en: "Have a certificate to verify?" },
  checkText: {
    zh: "输入编号，看看它是否真实、是否仍然有效。",
    lo: "ໃສ່ເລກທີ ເພື່ອກວດວ່າເປັນຂອງແທ້ ແລະ ຍັງໃຊ້ໄດ້ບໍ່.",
    en: "Enter its number to see whether it is genuine and still valid.",
  },
  newsTitle: { zh: "资讯", lo: "ຂ່າວ", en: "News" },
  noticesTitle: { zh: "公告", lo: "ແຈ້ງການ", en: "Notices" },
  inviteTitle: {
    zh: "您的农产品也可以在这里展示",
    lo: "ສິ່ງທີ່ທ່ານປູກ ກໍຢູ່ບ່ອນນີ້ໄດ້",
    en: "Show what you grow here",
  },
  inviteText: {
    zh: "企业、合作社和农户都可以申请入驻：三步填完，随时可以查看进度。",
    lo: "ວິສາຫະກິດ, ສະຫະກອນ ແລະ ຊາວກະສິກອນ ສະໝັກໄດ້ໃນສາມຂັ້ນຕອນ ແລະ ຕິດຕາມໄດ້ທຸກເວລາ.",
    en: "Enterprises, cooperatives and farmers can apply in three steps and follow the application at any time.",
  },
  invite: { zh: "申请入驻", lo: "ສະໝັກເຂົ້າຮ່ວມ", en: "Apply to join" },
  inviteStatus: { zh: "查询申请进度", lo: "ຕິດຕາມຄຳຮ້ອງ", en: "Check application status" },
  stepApply: {
    zh: "填写企业与产品资料，得到申请编号",
    lo: "ຕື່ມຂໍ້ມູນວິສາຫະກິດ ແລະ ຜະລິດຕະພັນ, ຮັບເລກທີຄຳຮ້ອງ",
    en: "Tell us about the enterprise and its products, and get an application number",
  },
  stepReview: {
    zh: "工作人员审核，需要补充时会告诉您",
    lo: "ພະນັກງານກວດສອບ ແລະ ແຈ້ງໃຫ້ຮູ້ຖ້າຕ້ອງຕື່ມຂໍ້ມູນ",
    en: "Our staff review it and contact you if anything is missing",
  },
  stepShown: {
    zh: "通过后在本站展示，附产地与认证",
    lo: "ເມື່ອຜ່ານແລ້ວ ຈະສະແດງໃນເວັບໄຊນີ້ ພ້ອມແຫຼ່ງຜະລິດ ແລະ ການຢັ້ງຢືນ",
    en: "Once approved, it appears on this site with its region and certificates",
  },
  comingTitle: { zh: "这里将会有", lo: "ບ່ອນນີ້ຈະມີ", en: "Coming soon" },
  comingText: {
    zh: "目前还没有公开发布的内容。发布后无需登录即可查看。",
    lo: "ປັດຈຸບັນຍັງບໍ່ທັນມີເນື້ອໃນທີ່ເຜີຍແຜ່. ເມື່ອເຜີຍແຜ່ແລ້ວ ທຸກຄົນອ່ານໄດ້ໂດຍບໍ່ຕ້ອງເຂົ້າສູ່ລະບົບ.",
    en: "Nothing has been published yet. Once it is, anyone can read it here without signing in.",
  },
  comingProducts: {
    zh: "按月份和产地查看农产品：当前采收什么、产自哪个县。",
    lo: "ຜະລິດຕະພັນກະສິກຳ ຕາມເດືອນ ແລະ ເຂດ: ດຽວນີ້ເກັບກ່ຽວຫຍັງ, ມາຈາກເມືອງໃດ.",
    en: "Products by month and region: what is harvested now and in which district.",
  },
  comingCertified: {
    zh: "企业与合作社，以及任何人都能查验的证书。",
    lo: "ວິສາຫະກິດ ແລະ ສະຫະກອນ ພ້ອມໃບຢັ້ງຢືນທີ່ໃຜກໍກວດສອບໄດ້.",
    en: "Enterprises and cooperatives, with certificates that anyone can verify.",
  },
  comingBrands: {
    zh: "农产品品牌、它们的故事，和编辑部的推荐。",
    lo: "ຍີ່ຫໍ້ກະສິກຳ, ເລື່ອງລາວ ແລະ ຄຳແນະນຳຈາກກອງບັນນາທິການ.",
    en: "Brands of farm products, their stories, and what our editors recommend.",
  },
  comingNews: {
    zh: "政策、行情、科技、天气与两国合作。",
    lo: "ນະໂຍບາຍ, ຕະຫຼາດ, ເຕັກໂນໂລຊີ, ອາກາດ ແລະ ການຮ່ວມມືຂອງສອງປະເທດ.",
    en: "Policy, markets, technology, weather and cooperation.",
  },
  comingNotices: {
    zh: "通知、公示、招标与培训。",
    lo: "ແຈ້ງການ, ການເຜີຍແຜ່ເພື່ອຮັບຄຳເຫັນ, ການປະມູນ ແລະ ການຝຶກອົບຮົມ.",
    en: "Notices, consultations, calls for tenders and training.",
  },
  staffTitle: { zh: "工作人员：从这里开始", lo: "ພະນັກງານ: ເລີ່ມຈາກບ່ອນນີ້", en: "Staff: start here" },
  staffText: {
    zh: "内容在管理平台撰写和发布，两秒内出现在本站。",
    lo: "ເນື້ອໃນຂຽນ ແລະ ເຜີຍແຜ່ໃນລະບົບຄຸ້ມຄອງ ແລະ ຈະປາກົດຢູ່ບ່ອນນີ້ພາຍໃນສອງວິນາທີ.",
    en: "Content written and published in the console appears here within two seconds.",
  },
  staffSignIn: {
    zh: "登录管理平台，打开“内容管理”",
    lo: "ເຂົ້າສູ່ລະບົບຄຸ້ມຄອງ ແລ້ວເປີດ “ຄຸ້ມຄອງເນື້ອໃນ”",
    en: "Sign in to the console and open “Content”",
  },
  staffWrite: {
    zh: "先添加一张首页横幅、几家企业和它们的产品",
    lo: "ເພີ່ມປ້າຍໜ້າຫຼັກ, ວິສາຫະກິດ ແລະ ຜະລິດຕະພັນກ່ອນ",
    en: "Add a banner first, then some enterprises and their products",
  },
  staffPublish: {
    zh: "检查译文后发布，可立即也可定时",
    lo: "ກວດຄຳແປແລ້ວເຜີຍແຜ່ ທັນທີ ຫຼື ຕາມເວລາ",
    en: "Check the translations and publish, now or at a time",
  },
});
