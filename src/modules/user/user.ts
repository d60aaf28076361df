import { EMAIL, PHONE } from "../../contract/contact-rules.ts";
import { displayName, identifier } from "../../contract/characters/written-text.ts";
import { says } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { flag } from "../../fields/flag/flag.ts";
import { image } from "../../fields/image/image.ts";
import { longText } from "../../fields/long-text/long-text.ts";
import { password } from "../../fields/password/password.ts";
import { reference } from "../../fields/reference/reference.ts";
import { references } from "../../fields/references/references.ts";
import { text } from "../../fields/text/text.ts";
import { division } from "../division/division.ts";
import { role } from "../role/role.ts";
import { OWN_ACCOUNT_TEXTS, OWN_LIMITS, PORTRAIT_PLACE } from "./own-account.ts";

const texts = defineTexts("userFields", {
  usernameShape: {
    zh: "以字母或数字开头，只能包含字母、数字和 . _ - @",
    lo: "ຕ້ອງຂຶ້ນຕົ້ນດ້ວຍຕົວອັກສອນ ຫຼື ຕົວເລກ ແລະ ມີພຽງຕົວອັກສອນ, ຕົວເລກ ແລະ . _ - @",
    en: "Start with a letter or digit. Use only letters, digits and . _ - @",
  },
  usernameHelp: {
    zh: "登录时使用，不区分大小写",
    lo: "ໃຊ້ເພື່ອເຂົ້າສູ່ລະບົບ, ຕົວພິມໃຫຍ່ ແລະ ນ້ອຍແມ່ນຄືກັນ",
    en: "Used to sign in. Not case-sensitive",
  },
  enabledHelp: {
    zh: "停用后立即退出所有设备，且无法再登录",
    lo: "ເມື່ອປິດໃຊ້ ຈະອອກຈາກທຸກອຸປະກອນທັນທີ ແລະ ເຂົ້າສູ່ລະບົບບໍ່ໄດ້ອີກ",
    en: "Disabled users are signed out at once and cannot sign in",
  },
  unlock: { zh: "解除登录锁定", lo: "ປົດການລະງັບການເຂົ້າສູ່ລະບົບ", en: "Lift a sign-in lockout" },
  reset: { zh: "重置密码", lo: "ຕັ້ງລະຫັດຜ່ານຄືນໃໝ່", en: "Reset passwords" },
  explain: { zh: "查看权限来源", lo: "ເບິ່ງທີ່ມາຂອງສິດ", en: "See what people may do" },
});

/** Permissions for users besides the standard ones. */
export const UNLOCK_USERS = "sys:user:unlock";
export const RESET_PASSWORDS = "sys:user:changePassword";
export const EXPLAIN_RIGHTS = "sys:user:explain";

/**
 * The normalised form by which user names are compared, independent of case, width and spelling (AU-07). Normalised
 * twice, because lower case decomposes some letters again.
 */
export const usernameKey = (username: string): string =>
  username.normalize("NFKC").toLowerCase().normalize("NFKC").trim();

/** Maximum length in characters. */
const LONGEST_USERNAME = 64;
// Without commas and spaces, because lists of names are separated by them.
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]*$/u;

const username = text({
  label: { zh: "用户名", lo: "ຊື່ຜູ້ໃຊ້", en: "User name" },
  help: texts.usernameHelp,
  required: true,
  max: LONGEST_USERNAME,
  hasSortKey: true, // `usernameKey`
});
const realName = text({
  label: { zh: "姓名", lo: "ຊື່ ແລະ ນາມສະກຸນ", en: "Name" },
  required: true,
  max: OWN_LIMITS.realName,
  isPersonName: true,
  hasSortKey: true,
  wireName: "realname",
});
const avatar = image({ label: { zh: "头像", lo: "ຮູບປະຈຳຕົວ", en: "Profile photo" }, basePath: PORTRAIT_PLACE });
const newPassword = password({
  label: { zh: "初始密码", lo: "ລະຫັດຜ່ານເລີ່ມຕົ້ນ", en: "Initial password" },
  isCallOnly: true,
});

/** People who can sign in (§3 User, §7 "Users"). */
export const user = defineModule({
  path: "/sys/user",
  table: "account",
  title: { zh: "用户", lo: "ຜູ້ໃຊ້", en: "Users" },
  record: { zh: "用户", lo: "ຜູ້ໃຊ້", en: "User" },
  purpose: {
    zh: "可以登录本系统的用户，以及他们的角色和所属区划。",
    lo: "ຜູ້ທີ່ເຂົ້າສູ່ລະບົບໄດ້, ພ້ອມບົດບາດ ແລະ ເຂດຂອງເຂົາເຈົ້າ.",
    en: "The people who may sign in, with their roles and divisions.",
  },
  menu: {
    group: "system",
    icon: "users",
    order: 10,
    rights: { [UNLOCK_USERS]: texts.unlock, [RESET_PASSWORDS]: texts.reset, [EXPLAIN_RIGHTS]: texts.explain },
  },
  fields: {
    realName: {
      ...realName,
      properties: { "": { ...realName.properties[""], schema: displayName(OWN_LIMITS.realName).min(1) } },
    },
    username: {
      ...username,
      properties: {
        "": {
          ...username.properties[""],
          schema: identifier(LONGEST_USERNAME)
            .min(1)
            // Empty and invisible names are reported by the rules before.
            .refine((name) => /^$|\p{C}/u.test(name) || USERNAME.test(name), says(texts.usernameShape)),
        },
      },
    },
    roleIds: references({
      label: { zh: "角色", lo: "ບົດບາດ", en: "Roles" },
      to: role,
      through: { table: "user_role", from: "account_id", to: "role_id" },
      required: true,
    }),
    divisionId: reference({ label: { zh: "所属区划", lo: "ເຂດ", en: "Division" }, to: division }),
    isEnabled: flag({
      label: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
      help: texts.enabledHelp,
      initial: true,
      on: { zh: "启用", lo: "ເປີດໃຊ້", en: "Active" },
      off: { zh: "停用", lo: "ປິດໃຊ້", en: "Disabled" },
    }),
    phone: text({
      label: { zh: "电话", lo: "ເບີໂທ", en: "Phone" },
      max: OWN_LIMITS.phone,
      pattern: { shape: PHONE, words: OWN_ACCOUNT_TEXTS.phone },
      hasAsciiDigits: true,
    }),
    email: text({
      label: { zh: "邮箱", lo: "ອີເມວ", en: "Email" },
      max: OWN_LIMITS.email,
      pattern: { shape: EMAIL, words: OWN_ACCOUNT_TEXTS.email },
    }),
    avatar: { ...avatar, properties: { "": { ...avatar.properties[""], wireName: "portrait" } } },
    introduction: longText({
      label: { zh: "个人简介", lo: "ແນະນຳຕົວ", en: "About" },
      max: OWN_LIMITS.introduction,
    }),
    passwordHash: { ...newPassword, properties: { "": { ...newPassword.properties[""], wireName: "password" } } },
  },
  list: {
    columns: ["realName", "username", "roleIds", "divisionId", "isEnabled"],
    filters: ["roleIds", "isEnabled"],
    search: ["realName", "username", "phone", "email"],
    sort: "username asc",
  },
  recordTitle: "realName",
  ofPeople: true,
  scope: { division: "divisionId" },
  recentPassword: {
    add: "always",
    update: "sometimes",
    restore: "sometimes",
    exportRows: "always",
    importRows: "always",
  },
  unique: [["username"]],
});
