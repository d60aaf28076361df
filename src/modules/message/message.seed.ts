import type { Words } from "../../contract/text.ts";
import type { SHOW_TYPES } from "../../contract/push.ts";

interface DemoMessage {
  readonly title: Words;
  readonly message: Words;
  readonly showType: (typeof SHOW_TYPES)[number];
  readonly type: string;
  readonly targetUrl: string;
  /** Minutes before the first start. */
  readonly ago: number;
}

/** How far a message has come; the values are fixed, their words are not. */
export const MESSAGE_STATE_DICTIONARY = {
  code: "messageState",
  name: { zh: "消息状态", lo: "ສະຖານະຂໍ້ຄວາມ", en: "State of a message" },
  entries: [
    { value: "draft", label: { zh: "草稿", lo: "ຮ່າງ", en: "Draft" } },
    { value: "scheduled", label: { zh: "待发送", lo: "ລໍຖ້າສົ່ງ", en: "Scheduled" }, color: "info" },
    { value: "sent", label: { zh: "已发送", lo: "ສົ່ງແລ້ວ", en: "Sent" }, color: "success" },
    { value: "withdrawn", label: { zh: "已撤回", lo: "ຖອນຄືນແລ້ວ", en: "Withdrawn" }, color: "warning" },
  ],
};

/** What the first users find in their list, with the demonstration content. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    title: { zh: "系统维护通知", lo: "ແຈ້ງການບຳລຸງຮັກສາລະບົບ", en: "System maintenance" },
    message: {
      zh: "<p>平台将于<strong>周六 22:00—23:30</strong>（老挝时间）进行维护，期间无法登录。请提前保存正在填写的内容。</p>",
      lo: "<p>ລະບົບຈະບຳລຸງຮັກສາໃນ<strong>ວັນເສົາ ເວລາ 22:00—23:30</strong> (ເວລາລາວ), ໃນຊ່ວງນີ້ຈະເຂົ້າສູ່ລະບົບບໍ່ໄດ້. ກະລຸນາບັນທຶກວຽກທີ່ກຳລັງເຮັດໄວ້ກ່ອນ.</p>",
      en: "<p>The platform is being maintained on <strong>Saturday, 22:00–23:30</strong> (Lao time). Nobody can sign in meanwhile, so save your work before.</p>",
    },
    showType: "NOTIFY",
    type: "system",
    targetUrl: "",
    ago: 35,
  },
  {
    title: { zh: "数据字典已更新", lo: "ວັດຈະນານຸກົມຂໍ້ມູນໄດ້ຮັບການປັບປຸງ", en: "Dictionaries updated" },
    message: {
      zh: "<p>“农产品类别”按今年的行业标准补充了新条目，请相关科室核对老挝文名称。</p>",
      lo: "<p>“ປະເພດຜະລິດຕະພັນກະສິກຳ” ໄດ້ເພີ່ມລາຍການໃໝ່ຕາມມາດຕະຖານຂອງປີນີ້, ກະລຸນາໃຫ້ຂະແໜງທີ່ກ່ຽວຂ້ອງກວດຄືນຊື່ພາສາລາວ.</p>",
      en: "<p>“Kinds of farm products” has new entries after this year's standard. Please check the Lao names in your section.</p>",
    },
    showType: "NOTIFY",
    type: "data",
    targetUrl: "/sys/dict",
    ago: 60 * 26,
  },
  {
    title: { zh: "欢迎使用", lo: "ຍິນດີຕ້ອນຮັບ", en: "Welcome" },
    message: {
      zh: "<p>欢迎使用农业企业服务平台。小提示：</p><ul><li>按 <strong>Ctrl + K</strong> 可以快速查找页面和记录；</li><li>右键单击标签页可以关闭其他标签页；</li><li>右上角可以切换中文、老挝文和英文。</li></ul>",
      lo: "<p>ຍິນດີຕ້ອນຮັບສູ່ແພລດຟອມບໍລິການວິສາຫະກິດກະສິກຳ. ຄຳແນະນຳ:</p><ul><li>ກົດ <strong>Ctrl + K</strong> ເພື່ອຄົ້ນຫາໜ້າ ແລະ ຂໍ້ມູນໄດ້ໄວ;</li><li>ຄລິກຂວາທີ່ແຖບ ເພື່ອປິດແຖບອື່ນ;</li><li>ປ່ຽນພາສາຈີນ, ລາວ ຫຼື ອັງກິດ ໄດ້ທີ່ມຸມຂວາເທິງ.</li></ul>",
      en: "<p>Welcome to the Farm Enterprise Platform. Good to know:</p><ul><li><strong>Ctrl + K</strong> finds pages and records;</li><li>a right click on a tab closes the others;</li><li>Chinese, Lao and English are at the top right.</li></ul>",
    },
    showType: "DIALOG",
    type: "welcome",
    targetUrl: "",
    ago: 60 * 24 * 3,
  },
];
