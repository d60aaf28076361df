import { plainText } from "../../../contract/characters/plain-text.ts";
import { defineTexts, type Words } from "../../../contract/text.ts";
import { ICON_NAMES } from "../../../web/components/Icon.tsx";

/** Search words and accessible names of the icons, by name. */
const ICON_TEXTS = defineTexts("menu.icon", {
  apple: { zh: "苹果、水果", lo: "ໝາກໂປມ, ໝາກໄມ້", en: "Apple, fruit" },
  archive: { zh: "归档、箱子", lo: "ເກັບມ້ຽນ, ກ່ອງ", en: "Archive, box" },
  award: { zh: "奖章、认证", lo: "ຫຼຽນ, ລາງວັນ, ຢັ້ງຢືນ", en: "Award, medal" },
  bean: { zh: "豆、种子", lo: "ຖົ່ວ, ເມັດ", en: "Bean, seed" },
  bell: { zh: "铃铛、通知", lo: "ກະດິ່ງ, ແຈ້ງເຕືອນ", en: "Bell, alert" },
  book: { zh: "书、词典", lo: "ປຶ້ມ, ວັດຈະນານຸກົມ", en: "Book, dictionary" },
  library: { zh: "书架、分组", lo: "ຊັ້ນປຶ້ມ, ຫໍສະໝຸດ, ກຸ່ມ", en: "Library, shelf" },
  boxes: { zh: "箱子、库存", lo: "ກ່ອງ, ສາງ", en: "Boxes, stock" },
  building: { zh: "楼房、企业", lo: "ຕຶກ, ວິສາຫະກິດ", en: "Building, enterprise" },
  calendar: { zh: "日历、日期", lo: "ປະຕິທິນ, ວັນທີ", en: "Calendar, date" },
  chart: { zh: "图表、统计", lo: "ແຜນຜັງ, ສະຖິຕິ", en: "Chart, statistics" },
  help: { zh: "帮助、问号", lo: "ຊ່ວຍເຫຼືອ, ຄຳຖາມ", en: "Help, question" },
  add: { zh: "添加、圆形加号", lo: "ເພີ່ມ, ບວກໃນວົງມົນ", en: "Add, plus in a circle" },
  clipboard: { zh: "剪贴板、清单", lo: "ກະດານຈົດ, ລາຍການ", en: "Clipboard, checklist" },
  clock: { zh: "时钟、时间", lo: "ໂມງ, ເວລາ", en: "Clock, time" },
  coffee: { zh: "咖啡", lo: "ກາເຟ", en: "Coffee" },
  database: { zh: "数据库", lo: "ຖານຂໍ້ມູນ", en: "Database" },
  download: { zh: "下载", lo: "ດາວໂຫຼດ", en: "Download" },
  eye: { zh: "眼睛、查看", lo: "ຕາ, ເບິ່ງ", en: "Eye, view" },
  file: { zh: "文件", lo: "ໄຟລ໌", en: "File" },
  "file-check": { zh: "文件、审核", lo: "ໄຟລ໌, ກວດແລ້ວ", en: "File, checked" },
  "file-text": { zh: "文档、文章", lo: "ເອກະສານ, ບົດຄວາມ", en: "Document, article" },
  flag: { zh: "旗帜", lo: "ທຸງ", en: "Flag" },
  folder: { zh: "文件夹、目录", lo: "ໂຟນເດີ", en: "Folder, directory" },
  "gallery-horizontal": { zh: "横幅、轮播图", lo: "ປ້າຍ, ຮູບເລື່ອນ", en: "Banner, gallery" },
  gauge: { zh: "仪表", lo: "ໜ້າປັດ", en: "Gauge" },
  globe: { zh: "地球、网站", lo: "ໂລກ, ເວັບໄຊ", en: "Globe, website" },
  house: { zh: "首页、房屋", lo: "ໜ້າຫຼັກ, ເຮືອນ", en: "Home, house" },
  image: { zh: "图片", lo: "ຮູບພາບ", en: "Image, picture" },
  inbox: { zh: "收件箱", lo: "ກ່ອງຮັບ", en: "Inbox" },
  info: { zh: "信息", lo: "ຂໍ້ມູນ", en: "Information" },
  key: { zh: "钥匙、密码", lo: "ກະແຈ, ລະຫັດຜ່ານ", en: "Key, password" },
  languages: { zh: "语言、翻译", lo: "ພາສາ, ການແປ", en: "Languages, translation" },
  layers: { zh: "图层", lo: "ຊັ້ນ", en: "Layers" },
  dashboard: { zh: "仪表盘、工作台", lo: "ແຜງຄວບຄຸມ", en: "Dashboard" },
  leaf: { zh: "叶子、绿色", lo: "ໃບໄມ້, ສີຂຽວ", en: "Leaf, green" },
  link: { zh: "链接", lo: "ລິ້ງ", en: "Link" },
  list: { zh: "列表", lo: "ລາຍການ", en: "List" },
  "list-tree": { zh: "树形、层级", lo: "ໂຄງສ້າງຕົ້ນໄມ້", en: "Tree, hierarchy" },
  lock: { zh: "锁、安全", lo: "ກະແຈລັອກ, ຄວາມປອດໄພ", en: "Lock, security" },
  "log-out": { zh: "退出", lo: "ອອກຈາກລະບົບ", en: "Sign out" },
  map: { zh: "地图、区划", lo: "ແຜນທີ່, ເຂດ", en: "Map, division" },
  "map-pin": { zh: "地点、定位", lo: "ສະຖານທີ່, ໝຸດ", en: "Place, pin" },
  megaphone: { zh: "喇叭、公告", lo: "ໂທລະໂຄ່ງ, ປະກາດ, ແຈ້ງການ", en: "Megaphone, announcement" },
  menu: { zh: "菜单", lo: "ເມນູ", en: "Menu" },
  message: { zh: "消息、对话", lo: "ຂໍ້ຄວາມ, ສົນທະນາ", en: "Message, chat" },
  monitor: { zh: "显示器、会话", lo: "ຈໍພາບ", en: "Monitor, screen" },
  newspaper: { zh: "报纸、新闻", lo: "ໜັງສືພິມ, ຂ່າວ", en: "Newspaper, news" },
  package: { zh: "包裹、产品", lo: "ຫີບຫໍ່, ຜະລິດຕະພັນ", en: "Package, product" },
  panels: { zh: "面板、页面", lo: "ແຜງ, ໜ້າ", en: "Panels, page" },
  pencil: { zh: "铅笔、编辑", lo: "ດິນສໍ, ແກ້ໄຂ", en: "Pencil, edit" },
  plus: { zh: "加号、新建", lo: "ບວກ, ເພີ່ມ", en: "Plus, new" },
  printer: { zh: "打印机、打印", lo: "ເຄື່ອງພິມ, ພິມ", en: "Printer, print" },
  "qr-code": { zh: "二维码", lo: "ລະຫັດ QR, ຄິວອາໂຄດ", en: "QR code" },
  refresh: { zh: "刷新", lo: "ໂຫຼດໃໝ່", en: "Refresh" },
  scroll: { zh: "卷轴、日志", lo: "ມ້ວນເຈ້ຍ, ບັນທຶກ", en: "Scroll, log" },
  search: { zh: "搜索、查找", lo: "ຄົ້ນຫາ", en: "Search" },
  send: { zh: "发送", lo: "ສົ່ງ", en: "Send" },
  settings: { zh: "设置、齿轮", lo: "ຕັ້ງຄ່າ, ເຟືອງ", en: "Settings, gear" },
  shield: { zh: "盾牌", lo: "ໂລ້", en: "Shield" },
  "shield-check": { zh: "盾牌、权限", lo: "ໂລ້, ສິດ", en: "Shield, rights" },
  basket: { zh: "购物篮、采购", lo: "ກະຕ່າ, ຊື້", en: "Basket, purchase" },
  sprout: { zh: "幼苗、种植", lo: "ເບ້ຍ, ປູກ", en: "Sprout, planting" },
  star: { zh: "星星、收藏、推荐", lo: "ດາວ, ແນະນຳ", en: "Star, favourite" },
  store: { zh: "商店、市场", lo: "ຮ້ານ, ຕະຫຼາດ", en: "Store, market" },
  tag: { zh: "标签", lo: "ປ້າຍ", en: "Tag, label" },
  tags: { zh: "标签、品牌", lo: "ປ້າຍ, ຍີ່ຫໍ້", en: "Tags, brands" },
  "thumbs-up": { zh: "点赞、推荐", lo: "ຍົກນິ້ວ, ແນະນຳ", en: "Thumbs up, recommended" },
  trash: { zh: "垃圾桶、删除", lo: "ຖັງຂີ້ເຫຍື້ອ, ລຶບ", en: "Trash, delete" },
  tractor: { zh: "拖拉机、农机", lo: "ລົດໄຖ, ເຄື່ອງຈັກກະສິກຳ", en: "Tractor, farm machine" },
  warning: { zh: "警告", lo: "ເຕືອນ", en: "Warning" },
  upload: { zh: "上传", lo: "ອັບໂຫຼດ", en: "Upload" },
  user: { zh: "用户、个人", lo: "ຜູ້ໃຊ້", en: "User, person" },
  "user-cog": { zh: "用户设置、账号", lo: "ຕັ້ງຄ່າຜູ້ໃຊ້, ບັນຊີ", en: "Account, user settings" },
  users: { zh: "用户组、人员", lo: "ກຸ່ມຜູ້ໃຊ້", en: "Users, people" },
  wheat: { zh: "小麦、粮食、农作物", lo: "ຮວງເຂົ້າ, ທັນຍາຫານ, ພືດ", en: "Wheat, grain, crop" },
  wrench: { zh: "扳手、工具", lo: "ກະແຈປາກຕາຍ, ເຄື່ອງມື", en: "Wrench, tool" },
});

const WORDS: ReadonlyMap<string, Words> = new Map(Object.entries(ICON_TEXTS));

/** An icon's words; its name if it has none. */
export const wordsOfIcon = (name: string): Words => WORDS.get(name) ?? { zh: name, lo: name, en: name };

/** Icons whose name or words, in any language, contain all words of `question`. */
export function iconsFor(question: string): readonly string[] {
  const words = plainText(question).split(/\s+/).filter(Boolean);
  return ICON_NAMES.filter((name) => {
    const { zh, lo, en } = wordsOfIcon(name);
    const text = plainText(`${name} ${zh} ${lo} ${en}`);
    return words.every((word) => text.includes(word));
  });
}
