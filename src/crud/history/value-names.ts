import { defineTexts, type Words } from "../../contract/text.ts";

/** Labels of recorded values that are no fields; other names are shown as they are. */
const NAMES = defineTexts("auditedValue", {
  value: { zh: "值", lo: "ຄ່າ", en: "Value" },
  filters: { zh: "筛选条件", lo: "ຕົວກັ່ນຕອງ", en: "Filters" },
  search: { zh: "搜索", lo: "ຄົ້ນຫາ", en: "Search" },
  retentionDays: { zh: "保留天数", lo: "ຈຳນວນວັນທີ່ເກັບຮັກສາ", en: "Days kept" },
  timing: { zh: "执行时间", lo: "ເວລາເຮັດ", en: "When" },
  password: { zh: "密码", lo: "ລະຫັດຜ່ານ", en: "Password" },
  members: { zh: "成员", lo: "ສະມາຊິກ", en: "Members" },
  roles: { zh: "角色", lo: "ບົດບາດ", en: "Roles" },
  menus: { zh: "菜单与权限", lo: "ເມນູ ແລະ ສິດ", en: "Menus and permissions" },
  device: { zh: "设备", lo: "ອຸປະກອນ", en: "Device" },
  address: { zh: "来源 IP", lo: "ທີ່ຢູ່ IP", en: "IP address" },
  accountId: { zh: "账号", lo: "ບັນຊີຜູ້ໃຊ້", en: "Account" },
  filePath: { zh: "文件路径", lo: "ບ່ອນຢູ່ຂອງໄຟລ໌", en: "File" },
  fileSize: { zh: "文件大小", lo: "ຂະໜາດໄຟລ໌", en: "File size" },
  state: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
  sort: { zh: "排序", lo: "ລຳດັບ", en: "Order" },
  parentId: { zh: "上级", lo: "ຂັ້ນເທິງ", en: "Parent" },
  type: { zh: "类型", lo: "ປະເພດ", en: "Type" },
  path: { zh: "路径", lo: "ເສັ້ນທາງ", en: "Path" },
  component: { zh: "页面", lo: "ໜ້າຈໍ", en: "View" },
  redirect: { zh: "跳转到", lo: "ປ່ຽນເສັ້ນທາງ", en: "Redirect" },
  permission: { zh: "权限标识", lo: "ລະຫັດສິດ", en: "Permission" },
  icon: { zh: "图标", lo: "ໄອຄອນ", en: "Icon" },
  title: { zh: "中文标题", lo: "ຫົວຂໍ້ພາສາຈີນ", en: "Chinese title" },
  titleEn: { zh: "英文标题", lo: "ຫົວຂໍ້ພາສາອັງກິດ", en: "English title" },
  titleLo: { zh: "老挝文标题", lo: "ຫົວຂໍ້ພາສາລາວ", en: "Lao title" },
  hidden: { zh: "隐藏", lo: "ເຊື່ອງ", en: "Hidden" },
  noCache: { zh: "不缓存", lo: "ບໍ່ເກັບໄວ້", en: "Not kept" },
  alwaysShow: { zh: "总是显示", lo: "ສະແດງສະເໝີ", en: "Always shown" },
  requireAuth: { zh: "需要登录", lo: "ຕ້ອງເຂົ້າສູ່ລະບົບ", en: "Sign-in needed" },
  zh: { zh: "中文", lo: "ພາສາຈີນ", en: "Chinese" },
  lo: { zh: "老挝文", lo: "ພາສາລາວ", en: "Lao" },
  en: { zh: "英文", lo: "ພາສາອັງກິດ", en: "English" },
});

const ORDER = Object.keys(NAMES);
/** Sort position of a value, because the database's JSON does not keep an order. */
export const placeOfValue = (name: string): number => {
  const place = ORDER.indexOf(name);
  return place < 0 ? ORDER.length : place;
};

export const nameOfValue = (name: string): Words | undefined =>
  Object.hasOwn(NAMES, name) ? NAMES[name as keyof typeof NAMES] : undefined;
