import { defineTexts, type Text } from "../../contract/text.ts";
import { translationOf } from "./shipped-value.ts";
import { SETTING_NAMES, type SettingKey } from "./setting.ts";

/** How a setting is edited. `translated` covers the keys of all three languages. */
export type SettingEditorKind = "translated" | "switch" | "picture" | "secret" | "download" | "pattern";

export interface SettingDescription {
  readonly key: SettingKey;
  readonly label: Text;
  /** One sentence. */
  readonly help: Text;
  readonly editor: SettingEditorKind;
}

export interface SettingGroup {
  readonly name: string;
  readonly title: Text;
  readonly settings: readonly SettingDescription[];
}

const groups = defineTexts("setting-groups", {
  identity: { zh: "名称与标识", lo: "ຊື່ ແລະ ເຄື່ອງໝາຍ", en: "Name and logo" },
  security: { zh: "锁屏与密码", lo: "ການລັອກໜ້າຈໍ ແລະ ລະຫັດຜ່ານ", en: "Lock and passwords" },
  appearance: { zh: "界面", lo: "ໜ້າຕາ", en: "Appearance" },
  language: { zh: "语言", lo: "ພາສາ", en: "Language" },
  downloads: { zh: "下载", lo: "ການດາວໂຫຼດ", en: "Downloads" },
});

const helps = defineTexts("setting-help", {
  name: {
    zh: "显示在左上角、浏览器标题和登录页；没有译文的语言显示中文。",
    lo: "ສະແດງຢູ່ມຸມຊ້າຍເທິງ, ຫົວບຣາວເຊີ ແລະ ໜ້າເຂົ້າລະບົບ; ພາສາທີ່ບໍ່ມີຄຳແປຈະສະແດງພາສາຈີນ.",
    en: "Stands at the top left, in the browser's title and on the sign-in page; a language without its own shows the Chinese.",
  },
  subname: {
    zh: "系统名称下方的一行小字，显示在登录页。",
    lo: "ແຖວນ້ອຍໃຕ້ຊື່ລະບົບ, ສະແດງຢູ່ໜ້າເຂົ້າລະບົບ.",
    en: "A small line under the name, on the sign-in page.",
  },
  logo: {
    zh: "显示在系统名称旁；未设置时使用自带的梯田标志。",
    lo: "ສະແດງຢູ່ຂ້າງຊື່ລະບົບ; ຖ້າບໍ່ຕັ້ງຈະໃຊ້ໂລໂກ້ນາຂັ້ນໄດຂອງລະບົບ.",
    en: "Stands beside the name; without one the built-in terraces are shown.",
  },
  lock: {
    zh: "约 15 分钟没有操作时锁定屏幕；手动锁屏不受此项影响。",
    lo: "ລັອກໜ້າຈໍເມື່ອບໍ່ມີການໃຊ້ງານປະມານ 15 ນາທີ; ການລັອກດ້ວຍມືຍັງໃຊ້ໄດ້ສະເໝີ.",
    en: "Locks the screen after about 15 minutes without a move; locking by hand works either way.",
  },
  lockPassword: {
    zh: "供没有自己解锁密码的人使用；未设置时用登录密码解锁。保存后任何人都看不到。",
    lo: "ສຳລັບຜູ້ທີ່ບໍ່ມີລະຫັດປົດລັອກຂອງຕົນ; ຖ້າບໍ່ຕັ້ງຈະໃຊ້ລະຫັດເຂົ້າລະບົບ. ບັນທຶກແລ້ວບໍ່ມີໃຜເຫັນ.",
    en: "For whoever has no unlock password of their own; without it the login password unlocks. Once saved, nobody can read it.",
  },
  lockPicture: {
    zh: "锁屏时的整屏背景；未设置时使用自带的风景画。",
    lo: "ພື້ນຫຼັງເຕັມຈໍຕອນລັອກ; ຖ້າບໍ່ຕັ້ງຈະໃຊ້ຮູບທິວທັດຂອງລະບົບ.",
    en: "Fills the lock screen; without one the built-in landscape is shown.",
  },
  pattern: {
    zh: "新密码必须符合的正则表达式（最多 200 个字符）；留空则只用系统自身的规则。",
    lo: "ຮູບແບບ (regex) ທີ່ລະຫັດຜ່ານໃໝ່ຕ້ອງກົງ (ບໍ່ເກີນ 200 ຕົວອັກສອນ); ຖ້າວ່າງຈະໃຊ້ສະເພາະກົດຂອງລະບົບ.",
    en: "The regular expression a new password must meet, up to 200 characters; empty leaves the built-in rules alone.",
  },
  patternWords: {
    zh: "修改密码时显示给用户，用普通的话说明上面的规则；不能是常见密码、不能与用户名或系统名称相似，也请写明。",
    lo: "ສະແດງໃຫ້ຜູ້ໃຊ້ຕອນປ່ຽນລະຫັດຜ່ານ, ບອກກົດຂ້າງເທິງດ້ວຍຄຳທີ່ເຂົ້າໃຈງ່າຍ; ບອກນຳວ່າ ບໍ່ໃຫ້ໃຊ້ລະຫັດທົ່ວໄປ ຫຼື ຄ້າຍຄືກັບຊື່ຜູ້ໃຊ້ ຫຼື ຊື່ລະບົບ.",
    en: "Shown to whoever changes a password: the pattern above in plain words. Say also that common passwords, and those like the user name or the name of the system, are refused.",
  },
  watermark: {
    zh: "在每个页面上淡淡显示当前用户和时间，便于追查截图来源。",
    lo: "ສະແດງຊື່ຜູ້ໃຊ້ ແລະ ເວລາຈາງໆໃນທຸກໜ້າ, ເພື່ອຮູ້ທີ່ມາຂອງຮູບໜ້າຈໍ.",
    en: "Shows faintly over every page who looks at it and when, so that screenshots can be traced.",
  },
  sideDrawer: {
    zh: "鼠标停在屏幕左边缘半秒时打开的快捷入口。",
    lo: "ທາງລັດທີ່ເປີດເມື່ອວາງເມົາສ໌ຢູ່ຂອບຊ້າຍຂອງຈໍເຄິ່ງວິນາທີ.",
    en: "The shortcuts that open when the mouse rests at the left edge for half a second.",
  },
  languages: {
    zh: "在顶部工具栏显示语言切换；关闭后用户仍可在个人信息中切换。",
    lo: "ສະແດງປຸ່ມປ່ຽນພາສາຢູ່ແຖບເທິງ; ຖ້າປິດ ຜູ້ໃຊ້ຍັງປ່ຽນໄດ້ໃນຂໍ້ມູນສ່ວນຕົວ.",
    en: "Shows the switch in the top bar; without it people still choose under their own data.",
  },
  download: {
    zh: "超过 10,000 行的导出总是在后台生成。",
    lo: "ການສົ່ງອອກທີ່ເກີນ 10.000 ແຖວ ຈະສ້າງຢູ່ເບື້ອງຫຼັງສະເໝີ.",
    en: "Exports above 10,000 rows are always made in the background.",
  },
});

/** All settings as people see them: what belongs together stands together. */
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

/** The entry of the page that edits a key; the three languages of a text have one. */
export const descriptionOf = (key: SettingKey): SettingDescription =>
  ALL.find((each) => each.key === (translationOf(key)?.of ?? key)) as SettingDescription;
