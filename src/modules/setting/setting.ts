import { defineTexts, type Text, type Words } from "../../contract/text.ts";
import type { DeclaredPage } from "../menu-groups.ts";

export { setting } from "./config-call.ts";

const texts = defineTexts("setting", {
  list: { zh: "查看 · 系统设置", lo: "ເບິ່ງ · ການຕັ້ງຄ່າລະບົບ", en: "View · Settings" },
  passwordRule: {
    zh: "8 至 128 个字符；不能是常见密码，也不能与用户名或系统名称相似",
    lo: "8 ຫາ 128 ຕົວອັກສອນ; ບໍ່ແມ່ນລະຫັດທີ່ໃຊ້ກັນທົ່ວໄປ ແລະ ບໍ່ຄ້າຍຄືກັບຊື່ຜູ້ໃຊ້ ຫຼື ຊື່ລະບົບ",
    en: "8 to 128 characters; no common password, and nothing like the user name or the name of this system",
  },
  page: { zh: "系统设置", lo: "ການຕັ້ງຄ່າລະບົບ", en: "Settings" },
  update: { zh: "编辑 · 系统设置", lo: "ແກ້ໄຂ · ການຕັ້ງຄ່າລະບົບ", en: "Edit · Settings" },
});

/**
 * The settings of §3 with their shipped values. `public` ones are readable before login (W7, ST-01), `secret` ones by
 * nobody. Keys ending in En and Lo are our additions: the translations of §3's texts, named like the family's
 * `titleEn`, `titleLo`.
 */
export const SETTINGS = {
  "sys.name": {
    audience: "public",
    initial: { zh: "农业企业服务平台", lo: "ແພລດຟອມບໍລິການວິສາຫະກິດກະສິກຳ", en: "Farm Enterprise Platform" },
  },
  "sys.nameEn": { audience: "public", initial: "" },
  "sys.nameLo": { audience: "public", initial: "" },
  "sys.subname": { audience: "public", initial: { zh: "中国 · 老挝", lo: "ຈີນ · ລາວ", en: "China · Laos" } },
  "sys.subnameEn": { audience: "public", initial: "" },
  "sys.subnameLo": { audience: "public", initial: "" },
  "sys.logo": { audience: "public", initial: "" },
  "sys.lock.enable": { audience: "public", initial: "1" },
  "sys.lock.password.default": { audience: "secret", initial: "" },
  "sys.lock.background-image": { audience: "public", initial: "" },
  "sys.watermark.enable": { audience: "public", initial: "0" },
  "sys.sidedrawer.enable": { audience: "public", initial: "1" },
  "sys.download.type": { audience: "public", initial: "1" },
  "sys.lang.enable": { audience: "public", initial: "1" },
  // Foot of the public site, which omits empty values.
  "site.phone": { audience: "public", initial: "" },
  "site.email": { audience: "public", initial: "" },
  "site.address": { audience: "public", initial: "" },
  "site.addressEn": { audience: "public", initial: "" },
  "site.addressLo": { audience: "public", initial: "" },
  "site.copyright": { audience: "public", initial: "" },
  "site.copyrightEn": { audience: "public", initial: "" },
  "site.copyrightLo": { audience: "public", initial: "" },
  "site.icp": { audience: "public", initial: "" },
  "site.privacy": { audience: "public", initial: "" },
  "site.privacyEn": { audience: "public", initial: "" },
  "site.privacyLo": { audience: "public", initial: "" },
  passwordRegex: { audience: "public", initial: "^[\\s\\S]{8,128}$" },
  // Describes the shipped pattern and our built-in rules (AU-10).
  passwordErrorMessage: { audience: "public", initial: texts.passwordRule },
  passwordErrorMessageEn: { audience: "public", initial: "" },
  passwordErrorMessageLo: { audience: "public", initial: "" },
} as const satisfies Record<string, { audience: "public" | "secret"; initial: string | Words }>;

const names = defineTexts("setting-labels", {
  name: { zh: "系统名称", lo: "ຊື່ລະບົບ", en: "Name of the system" },
  subname: { zh: "副标题", lo: "ຊື່ຮອງ", en: "Tagline" },
  logo: { zh: "标志", lo: "ໂລໂກ້", en: "Logo" },
  lock: { zh: "自动锁屏", lo: "ລັອກໜ້າຈໍອັດຕະໂນມັດ", en: "Auto-lock" },
  lockPassword: { zh: "默认锁屏密码", lo: "ລະຫັດປົດລັອກເລີ່ມຕົ້ນ", en: "Default unlock password" },
  lockPicture: { zh: "锁屏背景图", lo: "ຮູບພື້ນຫຼັງໜ້າຈໍລັອກ", en: "Lock screen background" },
  pattern: { zh: "密码规则", lo: "ກົດເກນລະຫັດຜ່ານ", en: "Password rule" },
  patternWords: { zh: "密码规则说明", lo: "ຄຳອະທິບາຍກົດເກນລະຫັດຜ່ານ", en: "Password rule in plain words" },
  watermark: { zh: "水印", lo: "ລາຍນ້ຳ", en: "Watermark" },
  sideDrawer: { zh: "侧边快捷栏", lo: "ແຖບທາງລັດຂ້າງ", en: "Side drawer" },
  languages: { zh: "语言切换", lo: "ປຸ່ມປ່ຽນພາສາ", en: "Language switch" },
  sitePhone: { zh: "网站联系电话", lo: "ໂທລະສັບຕິດຕໍ່ຂອງເວັບໄຊ", en: "Site phone" },
  siteEmail: { zh: "网站联系邮箱", lo: "ອີເມວຕິດຕໍ່ຂອງເວັບໄຊ", en: "Site email" },
  siteAddress: { zh: "网站联系地址", lo: "ທີ່ຢູ່ຕິດຕໍ່ຂອງເວັບໄຊ", en: "Site address" },
  copyright: { zh: "版权信息", lo: "ລິຂະສິດ", en: "Copyright" },
  icp: { zh: "ICP 备案号", lo: "ເລກ ICP (ຈີນ)", en: "ICP number (China)" },
  privacy: { zh: "隐私说明", lo: "ຄວາມເປັນສ່ວນຕົວ", en: "Privacy statement" },
  download: { zh: "导出文件的方式", lo: "ວິທີຮັບໄຟລ໌ສົ່ງອອກ", en: "Export delivery" },
});

/** Labels of the settings; translations share that of their base key. */
export const SETTING_NAMES = {
  "sys.name": names.name,
  "sys.subname": names.subname,
  "sys.logo": names.logo,
  "sys.lock.enable": names.lock,
  "sys.lock.password.default": names.lockPassword,
  "sys.lock.background-image": names.lockPicture,
  passwordRegex: names.pattern,
  passwordErrorMessage: names.patternWords,
  "site.phone": names.sitePhone,
  "site.email": names.siteEmail,
  "site.address": names.siteAddress,
  "site.copyright": names.copyright,
  "site.icp": names.icp,
  "site.privacy": names.privacy,
  "sys.watermark.enable": names.watermark,
  "sys.sidedrawer.enable": names.sideDrawer,
  "sys.lang.enable": names.languages,
  "sys.download.type": names.download,
} as const satisfies Partial<Record<keyof typeof SETTINGS, Text>>;

/** Translations of §3's texts; an empty one falls back to the base key, which is the only one that the family knows. */
export const TRANSLATED = {
  "sys.name": { en: "sys.nameEn", lo: "sys.nameLo" },
  "sys.subname": { en: "sys.subnameEn", lo: "sys.subnameLo" },
  "site.address": { en: "site.addressEn", lo: "site.addressLo" },
  "site.copyright": { en: "site.copyrightEn", lo: "site.copyrightLo" },
  "site.privacy": { en: "site.privacyEn", lo: "site.privacyLo" },
  passwordErrorMessage: { en: "passwordErrorMessageEn", lo: "passwordErrorMessageLo" },
} as const satisfies Partial<Record<keyof typeof SETTINGS, Record<"en" | "lo", keyof typeof SETTINGS>>>;

/** Permissions for the settings, by code. */
export const SETTING_RIGHTS = { "sys:setting:list": texts.list, "sys:setting:update": texts.update } as const;

export const SETTINGS_PAGE: DeclaredPage = {
  path: "/sys/setting",
  view: "sys/setting/index",
  title: texts.page,
  icon: "settings",
  group: "system",
  order: 80,
  permission: "sys:setting:list",
  buttons: SETTING_RIGHTS,
};

/** Table, path and permission under which changed settings are announced, as for records of a module. */
export const SETTING_RECORDS = {
  table: "setting",
  path: SETTINGS_PAGE.path,
  permission: SETTINGS_PAGE.permission,
} as const;

export type SettingKey = keyof typeof SETTINGS;
