import type { Text, Words } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { choice } from "../../fields/choice/choice.ts";
import { text } from "../../fields/text/text.ts";
import { TRANSLATION_TEXTS as texts } from "./texts.ts";

/** A language is missing, overridden, or overridden before the shipped text changed. */
export const TEXT_STATES = ["missing", "replaced", "outdated"] as const;
export type TextState = (typeof TEXT_STATES)[number];

const STATES: ReadonlyMap<string, Text> = new Map(TEXT_STATES.map((state) => [state, texts[state]]));

const areas = new Map<string, Words>();
/** Tells the filter which areas there are: texts of the program come from all of it, which no browser holds at once. */
export const knowAreas = (names: readonly string[]): void => {
  for (const name of names) areas.set(name, { zh: name, lo: name, en: name });
};

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
    scope: choice({ label: texts.scope, among: () => areas, readOnly: true }),
    state: choice({ label: texts.state, among: () => STATES, readOnly: true }),
  },
  list: {
    columns: ["textId", "zh", "lo", "en"],
    filters: ["scope", "state"],
    search: ["textId"],
    sort: "textId asc",
    notInRows: ["scope", "state"],
  },
  recordTitle: "textId",
  without: ["get", "add", "update", "delete", "export", "import", "options"],
});
