import type { Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import { PUBLISHING_TEXTS as texts } from "./texts.ts";
import { lacksChinese } from "./translation/translation-state.ts";

/** What a step on the way to the public makes of a record, or why it cannot be taken. */
export type Step = (
  row: Row,
) => { readonly action: string; readonly values: Readonly<Record<string, unknown>> } | { readonly refusal: Words };

/** To the public now, or from the moment `at`, as long as that is still to come. */
export const publishStep =
  (module: Module, now: number, at?: string | null): Step =>
  (row) => {
    if (row["state"] === "published") return { refusal: texts.already };
    if (lacksChinese(module, row)) return { refusal: texts.chineseFirst };
    const isLater = typeof at === "string" && new Date(at).getTime() > now;
    const until = row["visibleUntil"];
    if (typeof until === "string" && Date.parse(until) <= (isLater ? Date.parse(at) : now))
      return { refusal: texts.endsBefore };
    return isLater
      ? { action: "schedule", values: { state: "scheduled", publishAt: at } }
      : {
          action: "publish",
          values: { state: "published", publishAt: null, publishedAt: new Date(now).toISOString() },
        };
  };

/** Off the public site; what waits for its time becomes a draft again. */
export const withdrawStep: Step = ({ state }) =>
  state === "published" || state === "scheduled"
    ? { action: "withdraw", values: { state: state === "scheduled" ? "draft" : "withdrawn", publishAt: null } }
    : { refusal: texts.notPublic };

export const pinStep =
  (isPinned: boolean): Step =>
  (row) =>
    row["isPinned"] === isPinned
      ? { refusal: isPinned ? texts.pinnedAlready : texts.notPinned }
      : { action: "update", values: { isPinned } };
