import { flag } from "../../fields/flag/flag.ts";
import { number } from "../../fields/number/number.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { defineModule } from "../define-module.ts";
import type { Row } from "../record-queries.web.ts";

const words = (en: string, zh = en, lo = en) => ({ zh, lo, en });

/** A module for tests of screens. */
export const crop = defineModule({
  path: "/test/crop",
  table: "crop",
  title: words("Crops", "作物", "ພືດ"),
  record: words("Crop", "作物", "ພືດ"),
  purpose: words("What grows where"),
  fields: {
    name: translatedText({ label: words("Name", "名称") }),
    code: text({ label: words("Code", "编码"), required: true, max: 8 }),
    price: number({ label: words("Price"), mode: "float" }),
    parentId: reference({ label: words("Parent division"), to: "/test/crop" }),
    isActive: flag({
      label: words("Status"),
      initial: true,
      on: words("Grown"),
      off: words("Not grown"),
      wire: { name: "del_flag", on: "0", off: "1" },
    }),
  },
  list: {
    columns: ["name", "code", "price", "isActive"],
    filters: ["isActive"],
    search: ["name", "code"],
    sort: "code asc",
  },
  recordTitle: "name",
  tree: { parent: "parentId" },
  unique: [["code"]],
});

export const cropId = (index: number): string => `01900000-0000-7000-8000-${String(index).padStart(12, "0")}`;

/** `count` crops named Crop 1, Crop 2, …; every third is inactive. */
export const crops = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: cropId(index + 1),
    version: 1,
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
    name: `作物 ${index + 1}`,
    nameEn: `Crop ${index + 1}`,
    nameLo: null,
    code: `C${index + 1}`,
    price: index,
    parentId: null,
    isActive: index % 3 !== 2,
  }));
