import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";
import { DEL_FLAG, withWireNames, textFlag } from "../../contract/wire/wire.ts";
import { defineModule } from "../../crud/define-module.ts";
import { endpointsOf } from "../../crud/endpoints.ts";
import { flag } from "../../fields/flag/flag.ts";
import { number } from "../../fields/number/number.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";

const texts = defineTexts("division", {
  codeShape: {
    zh: "只能包含字母、数字和连字符",
    lo: "ມີໄດ້ພຽງຕົວອັກສອນອັງກິດ, ຕົວເລກ ແລະ -",
    en: "Use only letters, digits and -",
  },
  all: { zh: "全部行政区划", lo: "ເຂດປົກຄອງທັງໝົດ", en: "All administrative divisions" },
  activeHelp: {
    zh: "停用后，此区划及其下级不能再选择；已选用的记录不受影响",
    lo: "ເມື່ອປິດໃຊ້ແລ້ວ ຈະເລືອກໃໝ່ບໍ່ໄດ້ ລວມທັງຂັ້ນລຸ່ມ; ຂໍ້ມູນທີ່ເລືອກໄວ້ແລ້ວຍັງຢູ່ຄືເກົ່າ",
    en: "Inactive divisions and those under them can no longer be selected. Existing records are not affected",
  },
});

/** Administrative divisions as a tree of country, province, prefecture and district (§3, `sysdivision` on the wire). */
export const division = defineModule({
  path: "/sys/sysdivision",
  table: "division",
  title: { zh: "行政区划", lo: "ເຂດປົກຄອງ", en: "Administrative divisions" },
  record: { zh: "行政区划", lo: "ເຂດປົກຄອງ", en: "Division" },
  purpose: {
    zh: "中国与老挝的省、市、县，供地址与数据范围选用。",
    lo: "ແຂວງ, ນະຄອນ ແລະ ເມືອງຂອງຈີນ ແລະ ລາວ ສຳລັບທີ່ຢູ່ ແລະ ຂອບເຂດຂໍ້ມູນ.",
    en: "Provinces, prefectures and districts of China and Laos, for addresses and data scope.",
  },
  menu: { group: "system", icon: "map", order: 60 },
  fields: {
    parentId: reference({ label: { zh: "上级区划", lo: "ຂຶ້ນກັບ", en: "Parent division" }, to: "/sys/sysdivision" }),
    value: text({
      label: { zh: "代码", lo: "ລະຫັດ", en: "Code" },
      required: true,
      max: 16,
      pattern: { shape: /^[A-Za-z0-9-]+$/, words: texts.codeShape },
    }),
    // One language is enough, as nobody knows all three names of every village that is added.
    name: translatedText({
      label: { zh: "名称", lo: "ຊື່", en: "Name" },
      max: 100,
      requiredIn: [],
      fallback: "en",
      hasSortKey: true,
    }),
    sort: number({
      label: { zh: "排序", lo: "ລຳດັບ", en: "Order" },
      required: true,
      mode: "num",
      max: 999_999,
      initial: 0,
    }),
    isActive: flag({
      label: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
      help: texts.activeHelp,
      initial: true,
      on: { zh: "启用", lo: "ເປີດໃຊ້", en: "Active" },
      off: { zh: "停用", lo: "ປິດໃຊ້", en: "Inactive" },
      wire: DEL_FLAG,
    }),
  },
  list: {
    columns: ["name", "value", "sort", "isActive"],
    filters: ["isActive"],
    search: ["value", "name"],
    sort: "sort asc",
  },
  recordTitle: "name",
  tree: { parent: "parentId" },
  active: "isActive",
  unique: [["value"]],
  code: "value",
  areForEverybody: true,
});

const entry = withWireNames(
  {
    id: z.string(),
    parentId: z.string().nullable(),
    value: z.string(),
    /** The Chinese name, else the Lao or English one; never empty. */
    name: z.string(),
    /** Empty where a translation is missing. */
    nameEn: z.string(),
    nameLo: z.string(),
    isActive: textFlag(DEL_FLAG.on, DEL_FLAG.off),
  },
  { isActive: DEL_FLAG.name },
);
export type DivisionItem = z.output<typeof entry>;

export const divisionCalls = {
  /** The list as GET with a query string (§7). */
  listByQuery: { ...endpointsOf(division).list, method: "GET" },
  /** Divisions outside the recycle bin, parents before children. */
  all: endpoint({
    method: "GET",
    path: "/sys/sysdivision",
    permission: "signed-in",
    title: texts.all,
    input: z.object({}),
    hasETag: true,
    reply: z.array(entry),
  }),
} as const;
