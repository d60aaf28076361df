import type { Words } from "../../contract/text.ts";
import { SETTING_NAMES, SETTINGS_PAGE } from "../setting/setting.ts";

// Entries from before settings were logged under their names bear their keys.
const SETTINGS_BY_NAME = new Map<string, Words>(
  Object.entries(SETTING_NAMES).flatMap(([key, { zh, lo, en }]) =>
    [key, zh].map((title) => [title, { zh, lo, en }] as const),
  ),
);

/** What the record of an entry is called: as it was then, or in every language where the program names it itself. */
export const titleOf = ({ module, title }: { readonly module: string; readonly title: string }): string | Words =>
  (module === SETTINGS_PAGE.path ? SETTINGS_BY_NAME.get(title) : undefined) ?? title;
