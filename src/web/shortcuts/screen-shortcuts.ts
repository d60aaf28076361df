import { defineTexts } from "../../contract/text.ts";
import type { Shortcuts } from "./shortcut.ts";

const texts = defineTexts("crud-keys", {
  search: { zh: "跳到搜索框", lo: "ໄປທີ່ຊ່ອງຄົ້ນຫາ", en: "Go to the search box" },
  add: { zh: "新建记录", lo: "ເພີ່ມລາຍການໃໝ່", en: "Add a record" },
  save: { zh: "保存", lo: "ບັນທຶກ", en: "Save" },
});

export const LIST_SHORTCUTS = {
  search: { keys: "/", does: texts.search, place: "lists" },
  add: { keys: "n", does: texts.add, place: "lists" },
} as const satisfies Shortcuts;

export const FORM_SHORTCUTS = {
  save: { keys: "Mod+S", does: texts.save, place: "forms" },
} as const satisfies Shortcuts;
