import type { Permission } from "../contract/permission.ts";
import type { Text, Words } from "../contract/text.ts";
import type { Module, StandardVerb } from "./define-module.ts";

/** The verbs with a permission, in the order of their menu buttons. `list` includes reading one record. */
export const VERBS = ["list", "add", "update", "delete", "export", "import"] as const satisfies readonly StandardVerb[];
export type Verb = (typeof VERBS)[number];

const WORDS: Record<Verb, Words> = {
  list: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  add: { zh: "新建", lo: "ເພີ່ມ", en: "Add" },
  update: { zh: "编辑", lo: "ແກ້ໄຂ", en: "Edit" },
  delete: { zh: "删除", lo: "ລຶບ", en: "Delete" },
  export: { zh: "导出", lo: "ສົ່ງອອກ", en: "Export" },
  import: { zh: "导入", lo: "ນຳເຂົ້າ", en: "Import" },
};

type Rights = Pick<Module, "permission" | "without" | "title">;

/** `sys:dict` + `list` → `sys:dict:list`. */
export const permissionFor = (module: Pick<Rights, "permission">, verb: Verb): Permission =>
  `${module.permission}:${verb}`;

export const offers = (module: Pick<Rights, "without">, verb: StandardVerb): boolean => !module.without?.includes(verb);

/** Name of a permission: 查看 · 字典. */
export const verbTitle = (module: Pick<Rights, "permission" | "title">, verb: Verb): Text => ({
  id: permissionFor(module, verb),
  zh: `${WORDS[verb].zh} · ${module.title.zh}`,
  lo: `${WORDS[verb].lo} · ${module.title.lo}`,
  en: `${WORDS[verb].en} · ${module.title.en}`,
});

/** Name of a verb, for menu buttons and the rights of a role. */
export const verbWords = (verb: Verb): Words => WORDS[verb];
