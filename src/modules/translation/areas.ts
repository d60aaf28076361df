import type { Words } from "../../contract/text.ts";

/** Parts of the product by which translators look for texts, in the order of the filter. */
export const AREAS = {
  site: { zh: "公众网站", lo: "ເວັບໄຊສາທາລະນະ", en: "Public site" },
  content: { zh: "内容管理", lo: "ຄຸ້ມຄອງເນື້ອໃນ", en: "Content" },
  applications: { zh: "入驻申请与咨询", lo: "ຄຳຮ້ອງ ແລະ ຄຳຖາມ", en: "Applications and enquiries" },
  people: { zh: "用户、角色与权限", lo: "ຜູ້ໃຊ້, ບົດບາດ ແລະ ສິດ", en: "Users, roles and permissions" },
  signIn: {
    zh: "登录、密码与锁屏",
    lo: "ການເຂົ້າສູ່ລະບົບ, ລະຫັດຜ່ານ ແລະ ການລັອກໜ້າຈໍ",
    en: "Sign-in, passwords and screen lock",
  },
  messages: { zh: "消息", lo: "ຂໍ້ຄວາມ", en: "Messages" },
  files: { zh: "文件与图片", lo: "ໄຟລ໌ ແລະ ຮູບ", en: "Files and images" },
  basics: {
    zh: "菜单、字典、行政区划与设置",
    lo: "ເມນູ, ບັນຊີຕົວເລືອກ, ເຂດປົກຄອງ ແລະ ການຕັ້ງຄ່າ",
    en: "Menus, dictionaries, divisions and settings",
  },
  log: { zh: "日志与历史", lo: "ບັນທຶກ ແລະ ປະຫວັດ", en: "Logs and history" },
  operation: { zh: "后台任务与运行", lo: "ວຽກເບື້ອງຫຼັງ ແລະ ການເຮັດວຽກຂອງລະບົບ", en: "Background jobs and operation" },
  figures: { zh: "首页与统计报表", lo: "ໜ້າຫຼັກ ແລະ ລາຍງານສະຖິຕິ", en: "Home and statistics" },
  frame: { zh: "管理平台框架", lo: "ໂຄງຂອງລະບົບຄຸ້ມຄອງ", en: "Frame of the console" },
  lists: { zh: "列表、筛选与表单", lo: "ລາຍການ, ການກັ່ນຕອງ ແລະ ແບບຟອມ", en: "Lists, filters and forms" },
  refusals: { zh: "错误与提示", lo: "ຂໍ້ຜິດພາດ ແລະ ຄຳແຈ້ງ", en: "Errors and refusals" },
} as const satisfies Readonly<Record<string, Words>>;
export type TextArea = keyof typeof AREAS;
export const TEXT_AREAS = Object.keys(AREAS) as TextArea[];

/** The area of what stands in a folder of the source; the first that fits. */
const FOLDERS: readonly (readonly [folder: RegExp, area: TextArea])[] = [
  [/^portal\/|^modules\/(public-search|sitemap)\//, "site"],
  [/^modules\/(application|enquiry)\//, "applications"],
  [/^modules\/(user|role)\//, "people"],
  [/^modules\/(session|live-session)\/|^console\/(lock|password|session)\/|^contract\/session\//, "signIn"],
  [/^modules\/message\/|^console\/notifications\//, "messages"],
  [/^modules\/(file|upload)\/|^contract\/files\/|^web\/picture-upload\/|^console\/features\/image-upload\//, "files"],
  [/^modules\/(menu|dictionary|division|setting|calendar|translation)\//, "basics"],
  [/^modules\/(audit|client-error)\/|^crud\/history\/|^console\/features\/error-log\//, "log"],
  [
    /^modules\/(job|schedule|folder-import|self-check|monitor|instance)\/|^contract\/job\.|^web\/jobs\/|^server\/jobs\//,
    "operation",
  ],
  [/^modules\/(statistics|work)\/|^console\/pages\/dashboard\//, "figures"],
  [/^modules\/(preference|search)\/|^console\//, "frame"],
  [/^modules\/(draft|saved-view)\/|^(crud|fields|web)\//, "lists"],
  [/^modules\//, "content"],
  [/^(server|contract|main)\//, "refusals"],
];

/** The same for texts of declarations, whose ids begin with their page's address. */
const PAGES: readonly (readonly [id: RegExp, area: TextArea])[] = [
  [/^cms\.(application|enquiry)\./, "applications"],
  [/^cms\./, "content"],
  [/^sys\.(user|role)\./, "people"],
  [/^sys\.message\./, "messages"],
  [/^sys\./, "basics"],
];

const firstOf = (table: readonly (readonly [RegExp, TextArea])[], place: string): TextArea => {
  const area = table.find(([fits]) => fits.test(place))?.[1];
  if (!area) throw new Error(`${place} belongs to no area of texts`);
  return area;
};

/** Throws for a folder that no area has. */
export const areaOfFile = (file: string): TextArea => firstOf(FOLDERS, file.replaceAll("\\", "/"));
/** Throws for an id that no area has. */
export const areaOfDeclared = (id: string): TextArea => firstOf(PAGES, id);
