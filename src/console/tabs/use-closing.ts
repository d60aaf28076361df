import { useCallback, useMemo } from "react";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { fetchPart } from "../../web/lazy/fetch-part.ts";
import { goTo } from "../routing/navigation.ts";
import { close, closeAll, closeAround, type Around, type Closed } from "./tab-closing.ts";
import { useTabs } from "./tabs-store.ts";
import type { Tab, TabsState } from "./tabs.ts";
import { unsavedTitles } from "./unsaved-titles.ts";

export interface Closings {
  close(id: string): Promise<void>;
  closeAround(id: string, side: Around): Promise<void>;
  closeAll(): Promise<void>;
}

/** Fetched ahead with the other questions (boot/prefetch-parts.ts). */
export const unsavedWords = () => import("./unsaved-question.ts");

/**
 * Asks whether unsaved text of these tabs, and of those `elsewhere` by their titles, may be lost; resolves to true at
 * once if there is none. `losesDrafts`: drafts of forms go too, as by signing out.
 */
export function useMayLose({ losesDrafts = false } = {}): (
  isLost: (tab: Tab) => boolean,
  elsewhere?: readonly string[],
) => Promise<boolean> {
  const ask = useConfirm();
  const t = useText();
  const language = useLanguage();
  return useCallback(
    async (isLost, elsewhere = []) => {
      const here = unsavedTitles(language, isLost);
      if (here.length + elsewhere.length === 0) return true;
      const words = await fetchPart(unsavedWords).catch(() => undefined);
      // Where the question cannot be asked nothing is lost.
      return words !== undefined && ask(words.unsavedQuestion(t, { here, elsewhere, losesDrafts }));
    },
    [ask, t, language, losesDrafts],
  );
}

/** Closes tabs; asks first when unsaved text would be lost. */
export function useClosing(): Closings {
  const mayLose = useMayLose();
  return useMemo(() => {
    const run = async (closing: (state: TabsState) => Closed): Promise<void> => {
      const left = new Set(closing(useTabs.getState()).state.tabs.map((tab) => tab.id));
      if (!(await mayLose((tab) => !left.has(tab.id)))) return;
      const after = closing(useTabs.getState());
      useTabs.setState(after.state);
      if (after.goTo !== undefined) goTo(after.goTo);
    };
    return {
      close: (id) => run((state) => close(state, id)),
      closeAround: (id, side) => run((state) => closeAround(state, id, side)),
      closeAll: () => run(closeAll),
    };
  }, [mayLose]);
}
