import type { Text, Words } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { choice } from "../../fields/choice/choice.ts";
import { text } from "../../fields/text/text.ts";
import { AREAS } from "./areas.ts";
import { TRANSLATION_TEXTS as texts } from "./texts.ts";

/** A language is missing, overridden, or overridden before the shipped text changed. */
export const TEXT_STATES = ["missing", "replaced", "outdated"] as const;
export type TextState = (typeof TEXT_STATES)[number];

const STATES: ReadonlyMap<string, Text> = new Map(TEXT_STATES.map((state) => [state, texts[state]]));

const AREA_NAMES: ReadonlyMap<string, Words> = new Map(Object.entries(AREAS));

/**
 * Texts of the interface, declared for the filters and saved views of their page; `translation-admin.server.ts` reads
 * the rows.
 */
export const textList = defineModule({
  path: "/sys/translation",
  table: "text",
  title: texts.title,
  record: texts.record,
  purpose: texts.purpose,
  fields: {
    textId: text({ label: texts.id, readOnly: true }),
    zh: text({ label: texts.zh, readOnly: true }),
    lo: text({ label: texts.lo, readOnly: true }),
    en: text({ label: texts.en, readOnly: true }),
    area: choice({ label: texts.area, among: () => AREA_NAMES, readOnly: true }),
    state: choice({ label: texts.state, among: () => STATES, readOnly: true }),
  },
  list: {
    columns: ["textId", "zh", "lo", "en"],
    filters: ["area", "state"],
    search: ["textId"],
    sort: "textId asc",
    notInRows: ["area", "state"],
  },
  recordTitle: "textId",
  without: ["get", "add", "update", "delete", "export", "import", "options"],
});
