import { useText } from "../../web/i18n/language.tsx";
import { DRAFT_TEXTS } from "./texts.ts";
import style from "./draft-state.module.css";
import type { DraftStatus } from "./use-kept-draft.web.ts";

const WORDS = {
  waiting: DRAFT_TEXTS.draftWaiting,
  keeping: DRAFT_TEXTS.draftKeeping,
  kept: DRAFT_TEXTS.draftKept,
  here: DRAFT_TEXTS.draftHere,
  aside: DRAFT_TEXTS.draftAside,
} as const;

/** Shows whether the draft has been saved. */
export function DraftState({ state, why = "" }: DraftStatus) {
  const t = useText();
  return (
    <span
      role="status"
      className={`note ${style.kept}`}
      data-state={state}
      data-tone={state === "here" || state === "aside" ? "warning" : undefined}
    >
      {state === "none" ? "" : t(WORDS[state], { why })}
    </span>
  );
}
