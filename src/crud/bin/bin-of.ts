import { moment } from "../../fields/moment/moment.ts";
import { text } from "../../fields/text/text.ts";
import { propertiesOf, type Module } from "../define-module.ts";
import { perModule } from "../per-module.ts";
import { BIN_TEXTS } from "./texts.ts";

const FIELDS = {
  updatedAt: moment({ label: BIN_TEXTS.deletedAt, required: true }),
  deletedBy: text({ label: BIN_TEXTS.deletedBy, isPersonName: true }),
};

/** The module as its recycle bin lists it, the last deleted first: the last change of a record there is its deletion. */
export const binOf = perModule((module): Module => {
  const { fields, properties, list } = module;
  return {
    ...module,
    fields: { ...fields, ...FIELDS },
    properties: [...properties, ...propertiesOf(FIELDS)],
    list: { ...list, sort: "updatedAt desc" },
  };
});

/** Whatever is chosen, the bin tells beside the title when, and beneath by whom, a record was deleted. */
export const columnsInBin = ([title = "", ...others]: readonly string[]): string[] => [title, "updatedAt", ...others];
export const beneathInBin = { updatedAt: "deletedBy" };
