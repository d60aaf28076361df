import { defineTexts, type Text } from "../../contract/text.ts";
import { translationOf } from "./shipped-value.ts";
import { SETTING_NAMES, type SettingKey } from "./setting.ts";

/** The input of a setting. `translated` covers the keys of all three languages. */
export type SettingEditorKind = "translated" | "line" | "switch" | "picture" | "secret" | "download" | "pattern";

export interface SettingDescription {
  readonly key: SettingKey;
  readonly label: Text;
  /** One sentence. */
  readonly help: Text;
  readonly editor: SettingEditorKind;
  /** Of `line` and `translated`: characters; 60 for names of the system, else 200. */
  readonly max?: number;
  /** Of `translated`: several lines. */
  readonly isLong?: true;
}

/** Characters of the privacy statement. */
export const PRIVACY_MAX = 4000;

export interface SettingGroup {
  readonly name: string;
  readonly title: Text;
  readonly settings: readonly SettingDescription[];
}

const groups = defineTexts("setting-groups", {
  identity: { zh: "名称与标识", lo: "ຊື່ ແລະ ເຄື່ອງໝາຍ", en: "Name and logo" },
  site: { zh: "公众网站页脚", lo: "ທ້າຍໜ້າເວັບໄຊ", en: "Foot of the public site" },
  security: { zh: "锁屏与密码", lo: "ການລັອກໜ້າຈໍ ແລະ ລະຫັດຜ່ານ", en: "Lock and passwords" },
  appearance: { zh: "界面", lo: "ການສະແດງຜົນ", en: "Appearance" },
  language: { zh: "语言", lo: "ພາສາ", en: "Language" },
  downloads: { zh: "下载", lo: "ການດາວໂຫຼດ", en: "Downloads" },
});

const helps = defineTexts("setting-help", {
  name: {
    zh: "显示在左上角、浏览器标题和登录页。至少填写一种语言；没有译文的语言显示已填写的名称。",
    lo: "ສະແດງຢູ່ມຸມຊ້າຍເທິງ, ຫົວບຣາວເຊີ ແລະ ໜ້າເຂົ້າສູ່ລະບົບ. ຕ້ອງໃສ່ຢ່າງໜ້ອຍໜຶ່ງພາສາ; ພາສາທີ່ບໍ່ມີຄຳແປຈະສະແດງຊື່ທີ່ໃສ່ແລ້ວ.",
    en: "Shown at the top left, in the browser title and on the sign-in page. One language is enough: the others show the name that is there.",
  },
  subname: {
    zh: "系统名称下方的一行小字，显示在登录页。",
    lo: "ແຖວນ້ອຍໃຕ້ຊື່ລະບົບ, ສະແດງຢູ່ໜ້າເຂົ້າລະບົບ.",
    en: "A line under the system name on the sign-in page.",
  },
  logo: {
    zh: "显示在系统名称旁；未设置时使用默认的梯田标志。",
    lo: "ສະແດງຢູ່ຂ້າງຊື່ລະບົບ; ຖ້າບໍ່ຕັ້ງຈະໃຊ້ໂລໂກ້ນາຂັ້ນໄດຂອງລະບົບ.",
    en: "Shown beside the system name. If not set, the built-in terraces logo is used.",
  },
  sitePhone: {
    zh: "显示在网站每页底部；留空则不显示。",
    lo: "ສະແດງຢູ່ທ້າຍທຸກໜ້າຂອງເວັບໄຊ; ຖ້າປະຫວ່າງຈະບໍ່ສະແດງ.",
    en: "Shown at the foot of every page of the site. Leave empty to show none.",
  },
  copyright: {
    zh: "例如：© 2026 某某农业局。留空则不显示。",
    lo: "ເຊັ່ນ: © 2026 ພະແນກກະສິກຳ. ຖ້າປະຫວ່າງຈະບໍ່ສະແດງ.",
    en: "For example: © 2026 Department of Agriculture. Leave empty to show none.",
  },
  icp: {
    zh: "在中国大陆提供服务的网站须显示，链接到工信部备案系统。留空则不显示。",
    lo: "ເວັບໄຊທີ່ໃຫ້ບໍລິການໃນຈີນຕ້ອງສະແດງ. ຖ້າປະຫວ່າງຈະບໍ່ສະແດງ.",
    en: "Sites served from mainland China must show it. It links to the ministry’s register. Leave empty to show none.",
  },
  privacy: {
    zh: "填写后网站页脚出现“隐私说明”链接；空行分段。留空则没有此页面。",
    lo: "ເມື່ອໃສ່ແລ້ວ ທ້າຍໜ້າເວັບໄຊຈະມີລິ້ງ; ແຖວຫວ່າງແບ່ງວັກ. ຖ້າປະຫວ່າງຈະບໍ່ມີໜ້ານີ້.",
    en: "Once written, the foot of the site links to it. Empty lines separate paragraphs. Leave empty to have no such page.",
  },
  lock: {
    zh: "约 15 分钟没有操作时锁定屏幕；手动锁屏不受此项影响。",
    lo: "ລັອກໜ້າຈໍເມື່ອບໍ່ມີການໃຊ້ງານປະມານ 15 ນາທີ; ການລັອກດ້ວຍມືຍັງໃຊ້ໄດ້ສະເໝີ.",
    en: "Locks the screen after about 15 minutes of inactivity. Manual locking always works.",
  },
  lockPassword: {
    zh: "供未单独设置锁屏密码的用户使用；留空则用登录密码解锁。保存后不可查看。",
    lo: "ສຳລັບຜູ້ທີ່ບໍ່ມີລະຫັດປົດລັອກຂອງຕົນ; ຖ້າບໍ່ຕັ້ງຈະໃຊ້ລະຫັດເຂົ້າລະບົບ. ບັນທຶກແລ້ວບໍ່ມີໃຜເຫັນ.",
    en: "For users who have not set their own unlock password. If not set, the sign-in password unlocks. No one can read it once saved.",
  },
  lockPicture: {
    zh: "锁屏时的整屏背景；未设置时使用自带的风景画。",
    lo: "ພື້ນຫຼັງເຕັມຈໍຕອນລັອກ; ຖ້າບໍ່ຕັ້ງຈະໃຊ້ຮູບທິວທັດຂອງລະບົບ.",
    en: "Background of the lock screen. If not set, the built-in landscape is used.",
  },
  pattern: {
    zh: "新密码必须符合的正则表达式（最多 200 个字符）；留空则只用系统自身的规则。",
    lo: "ຮູບແບບ (regex) ທີ່ລະຫັດຜ່ານໃໝ່ຕ້ອງກົງ (ບໍ່ເກີນ 200 ຕົວອັກສອນ); ຖ້າປະຫວ່າງໄວ້ ຈະໃຊ້ສະເພາະກົດເກນຂອງລະບົບ.",
    en: "Regular expression that new passwords must match (up to 200 characters). Leave empty to use only the built-in rules.",
  },
  patternWords: {
    zh: "修改密码时显示给用户，请用通俗文字说明上述规则，并写明不能使用常见密码、不能与用户名或系统名称相似。",
    lo: "ສະແດງໃຫ້ຜູ້ໃຊ້ເວລາປ່ຽນລະຫັດຜ່ານ, ອະທິບາຍກົດເກນຂ້າງເທິງດ້ວຍຄຳທີ່ເຂົ້າໃຈງ່າຍ ແລະ ລະບຸວ່າ ບໍ່ໃຫ້ໃຊ້ລະຫັດທົ່ວໄປ ຫຼື ຄ້າຍຄືກັບຊື່ຜູ້ໃຊ້ ຫຼື ຊື່ລະບົບ.",
    en: "Shown to users when they change their password. Explain the rule above in plain words, and that common passwords and those similar to the user or system name are refused.",
  },
  watermark: {
    zh: "在每个页面以水印显示当前用户和时间，便于追溯截图来源。",
    lo: "ສະແດງຊື່ຜູ້ໃຊ້ ແລະ ເວລາຈາງໆໃນທຸກໜ້າ, ເພື່ອຮູ້ທີ່ມາຂອງພາບຖ່າຍໜ້າຈໍ.",
    en: "Shows the user’s name and the time faintly on every page, so screenshots can be traced.",
  },
  sideDrawer: {
    zh: "鼠标停在屏幕左边缘半秒时打开的快捷栏。",
    lo: "ທາງລັດທີ່ເປີດເມື່ອວາງເມົາສ໌ຢູ່ຂອບຊ້າຍຂອງຈໍເຄິ່ງວິນາທີ.",
    en: "Opens when the pointer rests at the left edge of the screen for half a second.",
  },
  languages: {
    zh: "在顶部工具栏显示语言切换；关闭后用户仍可在个人信息中切换。",
    lo: "ສະແດງປຸ່ມປ່ຽນພາສາຢູ່ແຖບເທິງ; ຖ້າປິດ ຜູ້ໃຊ້ຍັງປ່ຽນໄດ້ໃນຂໍ້ມູນສ່ວນຕົວ.",
    en: "Shows the language switch in the top bar. Users can always change language under My account.",
  },
  download: {
    zh: "超过 10,000 行的导出总是在后台生成。",
    lo: "ການສົ່ງອອກທີ່ເກີນ 10.000 ແຖວ ຈະສ້າງຢູ່ເບື້ອງຫຼັງສະເໝີ.",
    en: "Exports of more than 10,000 rows always run in the background.",
  },
});

const ways = defineTexts("setting-screen", {
  direct: { zh: "直接下载", lo: "ດາວໂຫຼດໂດຍກົງ", en: "Direct download" },
  directHelp: {
    zh: "由浏览器直接下载并保存。",
    lo: "ໄຟລ໌ມາພ້ອມຄຳຕອບ, ບຣາວເຊີບັນທຶກທັນທີ.",
    en: "The browser saves the file immediately.",
  },
  link: { zh: "限时链接", lo: "ລິ້ງຈຳກັດເວລາ", en: "By link" },
  linkHelp: {
    zh: "生成 5 分钟内有效的下载链接，适合较大的文件。",
    lo: "ໄດ້ລິ້ງທີ່ໃຊ້ໄດ້ 5 ນາທີ, ເໝາະກັບໄຟລ໌ໃຫຍ່.",
    en: "A link valid for 5 minutes. Best for large files.",
  },
  background: { zh: "后台生成", lo: "ສ້າງຢູ່ເບື້ອງຫຼັງ", en: "In the background" },
  backgroundHelp: {
    zh: "可以离开页面，完成后在通知中提供下载链接。",
    lo: "ອອກຈາກໜ້າໄດ້, ສຳເລັດແລ້ວຈະມີລິ້ງໃນການແຈ້ງເຕືອນ.",
    en: "You can leave the page. A notification with the link arrives when it is ready.",
  },
});

/** The values of `sys.download.type`. */
export const DOWNLOAD_WAYS: Readonly<Record<string, { readonly label: Text; readonly help: Text }>> = {
  "1": { label: ways.direct, help: ways.directHelp },
  "2": { label: ways.link, help: ways.linkHelp },
  "3": { label: ways.background, help: ways.backgroundHelp },
};

/** All settings in the groups of the settings page. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    name: "identity",
    title: groups.identity,
    settings: [
      { key: "sys.name", label: SETTING_NAMES["sys.name"], help: helps.name, editor: "translated" },
      { key: "sys.subname", label: SETTING_NAMES["sys.subname"], help: helps.subname, editor: "translated" },
      { key: "sys.logo", label: SETTING_NAMES["sys.logo"], help: helps.logo, editor: "picture" },
    ],
  },
  {
    name: "site",
    title: groups.site,
    settings: [
      { key: "site.phone", label: SETTING_NAMES["site.phone"], help: helps.sitePhone, editor: "line", max: 40 },
      { key: "site.email", label: SETTING_NAMES["site.email"], help: helps.sitePhone, editor: "line", max: 120 },
      { key: "site.address", label: SETTING_NAMES["site.address"], help: helps.sitePhone, editor: "translated" },
      { key: "site.copyright", label: SETTING_NAMES["site.copyright"], help: helps.copyright, editor: "translated" },
      { key: "site.icp", label: SETTING_NAMES["site.icp"], help: helps.icp, editor: "line", max: 60 },
      {
        key: "site.privacy",
        label: SETTING_NAMES["site.privacy"],
        help: helps.privacy,
        editor: "translated",
        max: PRIVACY_MAX,
        isLong: true,
      },
    ],
  },
  {
    name: "security",
    title: groups.security,
    settings: [
      { key: "sys.lock.enable", label: SETTING_NAMES["sys.lock.enable"], help: helps.lock, editor: "switch" },
      {
        key: "sys.lock.password.default",
        label: SETTING_NAMES["sys.lock.password.default"],
        help: helps.lockPassword,
        editor: "secret",
      },
      {
        key: "sys.lock.background-image",
        label: SETTING_NAMES["sys.lock.background-image"],
        help: helps.lockPicture,
        editor: "picture",
      },
      { key: "passwordRegex", label: SETTING_NAMES["passwordRegex"], help: helps.pattern, editor: "pattern" },
      {
        key: "passwordErrorMessage",
        label: SETTING_NAMES["passwordErrorMessage"],
        help: helps.patternWords,
        editor: "translated",
      },
    ],
  },
  {
    name: "appearance",
    title: groups.appearance,
    settings: [
      {
        key: "sys.watermark.enable",
        label: SETTING_NAMES["sys.watermark.enable"],
        help: helps.watermark,
        editor: "switch",
      },
      {
        key: "sys.sidedrawer.enable",
        label: SETTING_NAMES["sys.sidedrawer.enable"],
        help: helps.sideDrawer,
        editor: "switch",
      },
    ],
  },
  {
    name: "language",
    title: groups.language,
    settings: [
      { key: "sys.lang.enable", label: SETTING_NAMES["sys.lang.enable"], help: helps.languages, editor: "switch" },
    ],
  },
  {
    name: "downloads",
    title: groups.downloads,
    settings: [
      { key: "sys.download.type", label: SETTING_NAMES["sys.download.type"], help: helps.download, editor: "download" },
    ],
  },
];

const ALL = SETTING_GROUPS.flatMap(({ settings }) => settings);

/** The description that covers a key; the three languages of a text share one. */
export const descriptionOf = (key: SettingKey): SettingDescription =>
  ALL.find((each) => each.key === (translationOf(key)?.of ?? key)) as SettingDescription;
