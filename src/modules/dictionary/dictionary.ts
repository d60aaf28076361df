import { z } from "zod";
import { expectedVersion } from "../../contract/optimistic-locking.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { int } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { DEL_FLAG, PINYIN_INITIALS, withWireNames, textFlag } from "../../contract/wire/wire.ts";
import { defineModule } from "../../crud/define-module.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { flag } from "../../fields/flag/flag.ts";
import { longText } from "../../fields/long-text/long-text.ts";
import { number } from "../../fields/number/number.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";

const texts = defineTexts("dictionary", {
  codeShape: {
    zh: "以字母开头，只能包含字母、数字、下划线和连字符",
    lo: "ຕ້ອງຂຶ້ນຕົ້ນດ້ວຍຕົວອັກສອນອັງກິດ ແລະ ມີພຽງຕົວອັກສອນ, ຕົວເລກ, _ ແລະ -",
    en: "Start with a letter. Use only letters, digits, _ and -",
  },
  valueShape: {
    zh: "值中不能有英文逗号",
    lo: "ຫ້າມໃຊ້ເຄື່ອງໝາຍ “,”",
    en: "Leave out commas",
  },
  sortHelp: {
    zh: "留空则排在本组最后",
    lo: "ປະຫວ່າງໄວ້ ຈະຢູ່ທ້າຍສຸດຂອງກຸ່ມ",
    en: "Left empty, it comes last in its group",
  },
  all: { zh: "全部字典", lo: "ບັນຊີຕົວເລືອກທັງໝົດ", en: "All dictionaries" },
  move: { zh: "调整字典项顺序", lo: "ຈັດລຳດັບລາຍການບັນຊີຕົວເລືອກ", en: "Order of dictionary entries" },
  usage: { zh: "字典使用情况", lo: "ການນຳໃຊ້ບັນຊີຕົວເລືອກ", en: "Where a dictionary is used" },
});

/** A list of options that fields refer to by its code. */
export const dictionaryGroup = defineModule({
  path: "/sys/dict/group",
  table: "dictionary_group",
  title: { zh: "字典分组", lo: "ກຸ່ມບັນຊີຕົວເລືອກ", en: "Dictionary groups" },
  record: { zh: "字典分组", lo: "ກຸ່ມບັນຊີຕົວເລືອກ", en: "Dictionary group" },
  purpose: {
    zh: "每个分组是一份可选项清单，程序按编码使用。",
    lo: "ແຕ່ລະກຸ່ມແມ່ນບັນຊີຕົວເລືອກ ທີ່ລະບົບໃຊ້ຕາມລະຫັດ.",
    en: "Each group is a list of options that pages use by its code.",
  },
  menu: { group: "system", icon: "library", order: 50 },
  fields: {
    code: text({
      label: { zh: "编码", lo: "ລະຫັດ", en: "Code" },
      required: true,
      max: 64,
      pattern: { shape: /^[A-Za-z][\w-]*$/, words: texts.codeShape },
    }),
    name: translatedText({ label: { zh: "名称", lo: "ຊື່", en: "Name" }, max: 100, hasSortKey: true }),
    note: longText({ label: { zh: "备注", lo: "ໝາຍເຫດ", en: "Note" }, max: 500, rows: 3 }),
  },
  list: { columns: ["name", "code", "note"], search: ["code", "name", "note"], sort: "code asc" },
  recordTitle: "name",
  unique: [["code"]],
});

/** An option of a dictionary (§3 "Dictionary entry"). */
export const dictionaryEntry = defineModule({
  path: "/sys/dict",
  table: "dictionary_entry",
  title: { zh: "数据字典", lo: "ບັນຊີຕົວເລືອກ", en: "Dictionaries" },
  record: { zh: "字典项", lo: "ລາຍການບັນຊີຕົວເລືອກ", en: "Dictionary entry" },
  purpose: {
    zh: "维护各业务页面下拉选项的值与三种语言的名称。",
    lo: "ຄຸ້ມຄອງຄ່າຂອງຕົວເລືອກ ແລະ ຊື່ໃນສາມພາສາ ທີ່ໃຊ້ໃນໜ້າຕ່າງໆ.",
    en: "Values of the dropdown options, with names in three languages.",
  },
  menu: { group: "system", icon: "book-open", order: 40 },
  fields: {
    groupId: reference({ label: { zh: "分组", lo: "ກຸ່ມ", en: "Group" }, required: true, to: dictionaryGroup }),
    value: text({
      label: { zh: "值", lo: "ຄ່າ", en: "Value" },
      required: true,
      max: 64,
      // Commas stand between the values of a filter and of a field of several choices.
      pattern: { shape: /^[^,]*$/, words: texts.valueShape },
    }),
    label: translatedText({ label: { zh: "名称", lo: "ຊື່", en: "Name" }, max: 100, hasSortKey: true }),
    color: dictionary({ label: { zh: "标签颜色", lo: "ສີປ້າຍ", en: "Tag colour" }, group: "tagType" }),
    sort: number({
      label: { zh: "排序", lo: "ລຳດັບ", en: "Order" },
      help: texts.sortHelp,
      mode: "num",
      max: 999_999,
    }),
    isActive: flag({
      label: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
      initial: true,
      on: { zh: "启用", lo: "ເປີດໃຊ້", en: "Active" },
      off: { zh: "停用", lo: "ປິດໃຊ້", en: "Inactive" },
      wire: DEL_FLAG,
    }),
    pinyinInitials: text({
      label: { zh: "拼音首字母", lo: "ຕົວຫຍໍ້ພິນອິນ", en: "Pinyin initials" },
      readOnly: true,
      wireName: PINYIN_INITIALS,
    }),
  },
  list: {
    columns: ["label", "value", "groupId", "color", "sort", "isActive"],
    filters: ["groupId", "isActive"],
    search: ["value", "label"],
    sort: ["groupId asc", "sort asc"],
  },
  recordTitle: "label",
  unique: [["groupId", "value"]],
});

const entry = withWireNames(
  {
    value: z.string(),
    label: z.string(),
    /** Empty where a translation is missing. */
    labelEn: z.string(),
    labelLo: z.string(),
    color: z.string(),
    sort: z.int(),
    isActive: textFlag(DEL_FLAG.on, DEL_FLAG.off),
    pinyinInitials: z.string(),
  },
  { isActive: DEL_FLAG.name, pinyinInitials: PINYIN_INITIALS },
);
export type DictionaryItem = z.output<typeof entry>;

const place = z.object({ id: z.string(), value: z.string(), sort: z.int() });
export type EntryPlace = z.output<typeof place>;

const words = z.object({ zh: z.string(), lo: z.string(), en: z.string() });
const usage = z.object({
  records: z.int(),
  /** True if `records` is a lower bound, because counting stops at 10,000 for each field. */
  isMore: z.boolean(),
  uses: z.array(
    z.object({
      /** Path of the module; `name` is the field's wire name. */
      path: z.string(),
      name: z.string(),
      title: words,
      field: words,
      records: z.int(),
      isMore: z.boolean(),
    }),
  ),
});
export type Usage = z.output<typeof usage>;

// Loose, so that a malformed id is answered like an unknown one (AZ-05).
const byId = z.object({ id: z.string().max(1000) });

export const dictionaryCalls = {
  /** Entries outside the recycle bin by group code, in order. Includes inactive ones, which older records refer to. */
  all: endpoint({
    method: "GET",
    path: "/sys/dict",
    permission: "signed-in",
    title: texts.all,
    input: z.object({}),
    hasETag: true,
    reply: z.record(z.string(), z.array(entry)),
    flat: "members",
  }),
  /** Moves an entry by `step` places in its group, up if negative; replies with the group's new order. */
  move: endpoint({
    method: "POST",
    path: "/sys/dict/{id}/move",
    permission: "sys:dict:update",
    title: texts.move,
    input: byId.extend({ step: int(-10_000, 10_000), version: expectedVersion }),
    reply: z.array(place),
    budget: "write",
  }),
  /** Number of records that hold the entry's value, by module and field. */
  usage: endpoint({
    method: "GET",
    path: "/sys/dict/{id}/usage",
    permission: "sys:dict:list",
    title: texts.usage,
    input: byId,
    reply: usage,
    budget: "search",
  }),
  /** Number of records that hold any value of the group, by module and field. */
  groupUsage: endpoint({
    method: "GET",
    path: "/sys/dict/group/{id}/usage",
    permission: "sys:dictGroup:list",
    title: texts.usage,
    input: byId,
    reply: usage,
    budget: "search",
  }),
};
