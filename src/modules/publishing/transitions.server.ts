import { inEach, inLanguage, type Language, type Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { FIELD_TEXTS } from "../../fields/texts.ts";
import { missingAltTexts } from "./require-alt-texts.server.ts";
import { PUBLISHING_TEXTS as texts } from "./texts.ts";
import { TRANSLATED } from "./states.ts";
import { isTooFarAhead, SCHEDULE_LIMIT_TEXTS } from "./schedule-limit.ts";
import { lacksSource, sourceOf } from "./translation/translation-state.ts";

/** A change of a publishing state: the new values of a record, or the reason why it is refused. */
export type Transition = (
  row: Row,
) => { readonly action: string; readonly values: Readonly<Record<string, unknown>> } | { readonly refusal: Words };

const sourceFirst = (source: Language): Words =>
  inEach((language) => inLanguage(texts.sourceFirst, language, { language: FIELD_TEXTS[source][language] }));

/** Publishes now, or at `at` if that is in the future. */
export const publishTransition =
  (module: Module, now: number, at?: string | null): Transition =>
  (row) => {
    if (row["state"] === "published") return { refusal: texts.already };
    if (lacksSource(module, row)) return { refusal: sourceFirst(sourceOf(row)) };
    const isLater = typeof at === "string" && new Date(at).getTime() > now;
    if (isLater && isTooFarAhead(Date.parse(at), now)) return { refusal: SCHEDULE_LIMIT_TEXTS.tooFarAhead };
    const until = row["visibleUntil"];
    if (typeof until === "string" && Date.parse(until) <= (isLater ? Date.parse(at) : now))
      return { refusal: texts.endsBefore };
    const undescribed = missingAltTexts(module, row);
    if (undescribed) return { refusal: undescribed };
    return isLater
      ? { action: "schedulePublishing", values: { state: "scheduled", publishAt: at } }
      : {
          action: "publish",
          values: { state: "published", publishAt: null, publishedAt: new Date(now).toISOString() },
        };
  };

/** Withdraws; a scheduled record becomes a draft again. */
export const withdrawTransition: Transition = ({ state }) => {
  if (state === "published") return { action: "unpublish", values: { state: "withdrawn", publishAt: null } };
  if (state === "scheduled") return { action: "cancelPublishing", values: { state: "draft", publishAt: null } };
  return { refusal: texts.notPublic };
};

export const pinTransition =
  (isPinned: boolean): Transition =>
  (row) =>
    row["isPinned"] === isPinned
      ? { refusal: isPinned ? texts.pinnedAlready : texts.notPinned }
      : { action: "update", values: { isPinned } };

/** Marks the translation into a language as reviewed; one that is reviewed stays as it is. */
export const markTranslationChecked =
  (language: Language): Transition =>
  (row) => {
    const name = TRANSLATED[language];
    if (row[name] === "source") return { refusal: texts.original };
    if (row[name] === "missing") return { refusal: texts.untranslated };
    return { action: "check", values: row[name] === "checked" ? {} : { [name]: "checked" } };
  };
