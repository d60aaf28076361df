import type { Language } from "../../contract/text.ts";
import { useRoutes } from "../routing/routes-store.ts";
import { tabTitle } from "./tab-title.ts";
import { useTabs } from "./tabs-store.ts";
import type { Tab } from "./tabs.ts";

/** Titles of the pages with text that is not saved. */
export function unsavedTitles(language: Language, isLost: (tab: Tab) => boolean = () => true): string[] {
  const { table } = useRoutes.getState();
  return useTabs
    .getState()
    .tabs.filter((tab) => tab.isDirty && isLost(tab))
    .map((tab) => tabTitle(tab, table, language));
}
