import { useText } from "../../web/i18n/language.tsx";
import { CRUD_TEXTS } from "../texts.ts";
import style from "./draft-state.module.css";
import type { Whereabouts } from "./use-kept-draft.web.ts";

const WORDS = {
  waiting: CRUD_TEXTS.draftWaiting,
  keeping: CRUD_TEXTS.draftKeeping,
  kept: CRUD_TEXTS.draftKept,
  here: CRUD_TEXTS.draftHere,
} as const;

/** Where what was typed is by now. */
export function DraftState({ state, why = "" }: Whereabouts) {
  const t = useText();
  return (
    <span role="status" className={style.kept} data-state={state}>
      {state === "none" ? "" : t(WORDS[state], { why })}
    </span>
  );
}
