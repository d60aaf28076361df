import { defineTexts } from "../../../contract/text.ts";

/** Texts of an entry's form, the buttons dialog and the preview. */
export const MENU_FORM_TEXTS = defineTexts("menu.form", {
  parent: { zh: "上级", lo: "ຂັ້ນເທິງ", en: "Parent" },
  top: { zh: "顶层", lo: "ຊັ້ນເທິງສຸດ", en: "Top level" },
  title: { zh: "名称", lo: "ຊື່", en: "Title" },
  icon: { zh: "图标", lo: "ໄອຄອນ", en: "Icon" },
  noIcon: { zh: "无图标", lo: "ບໍ່ມີໄອຄອນ", en: "No icon" },
  chooseIcon: { zh: "选择图标", lo: "ເລືອກໄອຄອນ", en: "Choose an icon" },
  searchIcon: { zh: "搜索图标", lo: "ຄົ້ນຫາໄອຄອນ", en: "Search icons" },
  noIconFound: { zh: "没有匹配的图标", lo: "ບໍ່ພົບໄອຄອນ", en: "No icon matches" },
  pathHelp: {
    zh: "站内路径如 /sys/machine；外部链接以 http:、https:、mailto: 或 tel: 开头",
    lo: "ເສັ້ນທາງພາຍໃນ ເຊັ່ນ /sys/machine; ລິ້ງພາຍນອກຂຶ້ນຕົ້ນດ້ວຍ http:, https:, mailto: ຫຼື tel:",
    en: "Inside: /sys/machine. A link begins with http:, https:, mailto: or tel:",
  },
  component: { zh: "页面组件", lo: "ໜ້າຈໍ", en: "View" },
  unknownView: {
    zh: "{name}（不存在，将显示 404）",
    lo: "{name} (ບໍ່ມີ, ຈະສະແດງ 404)",
    en: "{name} (does not exist: shows 404)",
  },
  redirect: { zh: "跳转到", lo: "ສົ່ງຕໍ່ໄປ", en: "Redirects to" },
  redirectHelp: {
    zh: "打开此目录时转到的路径；留空则打开第一个页面",
    lo: "ເສັ້ນທາງທີ່ເປີດເມື່ອເລືອກໂຟນເດີນີ້; ປະຫວ່າງໄວ້ຈະເປີດໜ້າທຳອິດ",
    en: "Where this folder opens. Leave empty for its first page",
  },
  routeName: { zh: "路由名称", lo: "ຊື່ເສັ້ນທາງ", en: "Route name" },
  permissionHelp: {
    zh: "如 sys:machine:list。得到此菜单项的角色即拥有该权限。",
    lo: "ເຊັ່ນ sys:machine:list. ບົດບາດທີ່ໄດ້ຮັບລາຍການນີ້ຈະມີສິດນີ້.",
    en: "For example, sys:machine:list. Roles with this menu item get this permission.",
  },
  hidden: { zh: "在菜单中隐藏", lo: "ເຊື່ອງໃນເມນູ", en: "Hide in the menu" },
  noCache: { zh: "离开后不保留页面", lo: "ບໍ່ເກັບໜ້າໄວ້ເມື່ອອອກ", en: "Discard state on leaving" },
  alwaysShow: {
    zh: "只有一个下级时也显示此级",
    lo: "ສະແດງລະດັບນີ້ເຖິງຈະມີລາຍການດຽວ",
    en: "Show this level even if it has only one page",
  },
  declared: {
    zh: "此项由程序定义：类型、路径、组件和权限不能修改（启动时会恢复），其余可以。",
    lo: "ໂປຣແກຣມກຳນົດລາຍການນີ້: ປະເພດ, ເສັ້ນທາງ, ໜ້າຈໍ ແລະ ສິດ ແກ້ໄຂບໍ່ໄດ້ (ເມື່ອເລີ່ມລະບົບຈະກັບຄືນ), ສ່ວນອື່ນແກ້ໄຂໄດ້.",
    en: "This item is defined by the program. Type, path, component and permission cannot be changed. You can change the rest.",
  },
  save: { zh: "保存", lo: "ບັນທຶກ", en: "Save" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
  close: { zh: "关闭", lo: "ປິດ", en: "Close" },
  saved: { zh: "已保存：{title}", lo: "ບັນທຶກແລ້ວ: {title}", en: "Saved: {title}" },
  gone: { zh: "此菜单项已不存在", lo: "ບໍ່ມີລາຍການເມນູນີ້ແລ້ວ", en: "This menu item no longer exists" },
  // buttons
  generateTitle: { zh: "为“{title}”生成按钮", lo: "ສ້າງປຸ່ມໃຫ້ “{title}”", en: "Buttons of “{title}”" },
  generateHelp: {
    zh: "勾选要生成的按钮。已有按钮未勾选的保持不变，勾选的只更新名称；编号和角色授权不变。",
    lo: "ໝາຍປຸ່ມທີ່ຕ້ອງການສ້າງ. ປຸ່ມທີ່ມີແລ້ວ ຖ້າບໍ່ໝາຍຈະຄືເກົ່າ; ຖ້າໝາຍຈະປ່ຽນແຕ່ຊື່, ລະຫັດ ແລະ ສິດຂອງບົດບາດບໍ່ປ່ຽນ.",
    en: "Select the buttons to generate. Existing buttons you do not select stay unchanged. Existing ones you select are only renamed.",
  },
  prefix: { zh: "权限前缀", lo: "ຄຳນຳໜ້າສິດ", en: "Permission prefix" },
  exists: { zh: "已有", lo: "ມີແລ້ວ", en: "Exists" },
  verb: { zh: "操作", lo: "ການກະທຳ", en: "Action" },
  another: { zh: "添加操作", lo: "ເພີ່ມການກະທຳ", en: "Add action" },
  generate: { zh: "生成 {count} 个", lo: "ສ້າງ {count} ປຸ່ມ", en: "Generate {count}" },
  generated: { zh: "按钮已生成：{title}", lo: "ສ້າງປຸ່ມແລ້ວ: {title}", en: "Buttons generated: {title}" },
  // preview
  role: { zh: "角色", lo: "ບົດບາດ", en: "Role" },
  chooseRole: { zh: "选择一个角色", lo: "ເລືອກບົດບາດ", en: "Choose a role" },
  previewHelp: {
    zh: "只拥有此角色的人看到的菜单。",
    lo: "ເມນູທີ່ຜູ້ມີພຽງບົດບາດນີ້ເຫັນ.",
    en: "The menu of a user who has only this role.",
  },
  nothing: { zh: "此角色看不到任何页面", lo: "ບົດບາດນີ້ບໍ່ເຫັນໜ້າໃດໆ", en: "This role sees no page" },
});
