import { defineTexts } from "../../contract/text.ts";

export const HOME_TEXTS = defineTexts("home", {
  lead: {
    zh: "服务中国与老挝的农业企业，在一个平台上管理企业、产品与认证资料。",
    lo: "ບໍລິການວິສາຫະກິດກະສິກຳຂອງລາວ ແລະ ຈີນ ດ້ວຍລະບົບດຽວ ສຳລັບຂໍ້ມູນວິສາຫະກິດ, ຜະລິດຕະພັນ ແລະ ການຢັ້ງຢືນ.",
    en: "One platform for the farming enterprises of China and Laos: their records, products and certificates.",
  },
  description: {
    zh: "面向中国与老挝农业企业的管理与服务平台。",
    lo: "ລະບົບຄຸ້ມຄອງ ແລະ ບໍລິການ ສຳລັບວິສາຫະກິດກະສິກຳຂອງລາວ ແລະ ຈີນ.",
    en: "The management and service platform for farming enterprises in China and Laos.",
  },
  aboutTitle: { zh: "关于平台", lo: "ກ່ຽວກັບລະບົບ", en: "About the platform" },
  staffTitle: { zh: "工作人员", lo: "ພະນັກງານ", en: "For staff" },
  staffText: {
    zh: "工作人员登录后，在管理平台中维护基础资料、字典和行政区划。每个人只看到自己有权限使用的栏目。",
    lo: "ພະນັກງານເຂົ້າສູ່ລະບົບເພື່ອຄຸ້ມຄອງຂໍ້ມູນພື້ນຖານ, ວັດຈະນານຸກົມ ແລະ ເຂດປົກຄອງ. ແຕ່ລະຄົນເຫັນສະເພາະສ່ວນທີ່ຕົນມີສິດໃຊ້ງານ.",
    en: "Staff sign in to keep the basic records, dictionaries and administrative divisions. Everyone sees only the parts they are allowed to use.",
  },
  languagesTitle: { zh: "三种语言", lo: "ສາມພາສາ", en: "Three languages" },
  languagesText: {
    zh: "界面提供中文、老挝文和英文，可随时切换，您的选择会保存在本浏览器中。",
    lo: "ໃຊ້ງານໄດ້ເປັນພາສາລາວ, ພາສາຈີນ ແລະ ພາສາອັງກິດ. ສາມາດປ່ຽນໄດ້ທຸກເວລາ ແລະ ບຣາວເຊີຈະຈື່ພາສາທີ່ທ່ານເລືອກ.",
    en: "Everything can be read in Chinese, Lao and English. Switch at any time; this browser remembers the choice.",
  },
  publicTitle: { zh: "公开信息", lo: "ຂໍ້ມູນສາທາລະນະ", en: "Public information" },
  publicText: {
    zh: "目前还没有公开发布的内容。内容经审核发布后，无需登录即可在此查看。",
    lo: "ປັດຈຸບັນຍັງບໍ່ທັນມີເນື້ອໃນທີ່ເຜີຍແຜ່. ເມື່ອເນື້ອໃນຜ່ານການກວດກາ ແລະ ເຜີຍແຜ່ແລ້ວ ທຸກຄົນສາມາດອ່ານໄດ້ທີ່ນີ້ ໂດຍບໍ່ຕ້ອງເຂົ້າສູ່ລະບົບ.",
    en: "Nothing has been published yet. Once content has been checked and published, anyone can read it here without signing in.",
  },
});
