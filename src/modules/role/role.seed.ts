import { DATA_SCOPE_GROUP } from "./role.ts";

/** Dictionary of data scopes; the values are fixed, the labels can be edited. */
export const DATA_SCOPE_DICTIONARY = {
  code: DATA_SCOPE_GROUP,
  name: { zh: "数据范围", lo: "ຂອບເຂດຂໍ້ມູນ", en: "Data scopes" },
  entries: [
    { value: "all", label: { zh: "全部数据", lo: "ຂໍ້ມູນທັງໝົດ", en: "All records" }, color: "accent" },
    {
      value: "division",
      label: { zh: "本区划及下级", lo: "ເຂດຂອງຕົນ ແລະ ຂັ້ນລຸ່ມ", en: "Own division and below" },
      color: "info",
    },
    { value: "chosen", label: { zh: "指定区划", lo: "ເຂດທີ່ເລືອກ", en: "Chosen divisions" }, color: "info" },
    { value: "own", label: { zh: "仅本人的数据", lo: "ສະເພາະຂໍ້ມູນຂອງຕົນ", en: "Own records" }, color: "warning" },
  ],
};
