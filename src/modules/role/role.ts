import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { number } from "../../fields/number/number.ts";
import { references } from "../../fields/references/references.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { division } from "../division/division.ts";

/** The role with every right, whatever its menu entries (§6). */
export const ADMIN_ROLE = "admin";

const texts = defineTexts("roleFields", {
  codeShape: {
    zh: "以字母开头，只能包含字母、数字、下划线和连字符",
    lo: "ຕ້ອງຂຶ້ນຕົ້ນດ້ວຍຕົວອັກສອນອັງກິດ ແລະ ມີພຽງຕົວອັກສອນ, ຕົວເລກ, _ ແລະ -",
    en: "Start with a letter. Use only letters, digits, _ and -",
  },
  scopeHelp: {
    zh: "决定在带行政区划的列表中能看到哪些记录；一人有多个角色时取并集",
    lo: "ກຳນົດວ່າເຫັນຂໍ້ມູນໃດໃນລາຍການທີ່ມີເຂດປົກຄອງ; ຜູ້ທີ່ມີຫຼາຍບົດບາດຈະເຫັນລວມກັນ",
    en: "Which records users can see in lists with divisions. Several roles add up",
  },
  divisionsHelp: {
    zh: "至少选择一个；下级区划包含在内",
    lo: "ເລືອກຢ່າງໜ້ອຍໜຶ່ງເຂດ; ລວມເຖິງເຂດຂັ້ນລຸ່ມນຳ",
    en: "At least one; those below are included",
  },
});

/** Data scopes of a role: which records with a division or an author its members see. */
export const DATA_SCOPES = ["all", "division", "chosen", "own"] as const;
export type DataScopeKind = (typeof DATA_SCOPES)[number];
/** Code of the dictionary of data scopes. */
export const DATA_SCOPE_GROUP = "dataScope";

/** A set of rights and a data scope, assigned to users (§6). */
export const role = defineModule({
  path: "/sys/role",
  table: "role",
  title: { zh: "角色", lo: "ບົດບາດ", en: "Roles" },
  record: { zh: "角色", lo: "ບົດບາດ", en: "Role" },
  purpose: {
    zh: "规定一类用户可以打开的页面、可以执行的操作和可以看到的数据。",
    lo: "ກຳນົດໜ້າທີ່ເປີດໄດ້, ສິ່ງທີ່ເຮັດໄດ້ ແລະ ຂໍ້ມູນທີ່ເຫັນໄດ້ ຂອງພະນັກງານແຕ່ລະກຸ່ມ.",
    en: "The pages, actions and data that a group of users can access.",
  },
  menu: { group: "system", icon: "shield-check", order: 20 },
  fields: {
    name: translatedText({ label: { zh: "名称", lo: "ຊື່", en: "Name" }, max: 100, hasSortKey: true }),
    code: text({
      label: { zh: "编码", lo: "ລະຫັດ", en: "Code" },
      required: true,
      max: 64,
      pattern: { shape: /^[A-Za-z][\w-]*$/, words: texts.codeShape },
    }),
    scope: dictionary({
      label: { zh: "数据范围", lo: "ຂອບເຂດຂໍ້ມູນ", en: "Data scope" },
      help: texts.scopeHelp,
      required: true,
      group: DATA_SCOPE_GROUP,
    }),
    scopeDivisions: references({
      label: { zh: "可见的行政区划", lo: "ເຂດທີ່ເຫັນໄດ້", en: "Divisions seen" },
      help: texts.divisionsHelp,
      to: division,
      through: { table: "role_division", from: "role_id", to: "division_id", isBare: true },
    }),
    memberCount: number({
      label: { zh: "成员数", lo: "ຈຳນວນສະມາຊິກ", en: "Members" },
      mode: "num",
      initial: 0,
      required: true,
      readOnly: true,
    }),
    note: translatedText({
      label: { zh: "备注", lo: "ໝາຍເຫດ", en: "Note" },
      max: 500,
      isLong: true,
      requiredIn: [],
    }),
  },
  list: {
    columns: ["name", "code", "scope", "memberCount", "note"],
    filters: ["scope"],
    search: ["name", "code", "note"],
    sort: "code asc",
  },
  recordTitle: "name",
  form: { as: "page" },
  unique: [["code"]],
  recentPassword: { add: "always", update: "sometimes", restore: "sometimes", importRows: "always" },
});
