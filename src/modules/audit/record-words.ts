import { ADMINISTRATOR } from "../../contract/person-name.ts";
import type { Words } from "../../contract/text.ts";
import { SETTING_NAMES, SETTINGS_PAGE } from "../setting/setting.ts";

// Older entries hold a setting's key as the title, newer ones its Chinese name.
const SETTINGS_BY_NAME = new Map<string, Words>(
  Object.entries(SETTING_NAMES).flatMap(([key, { zh, lo, en }]) =>
    [key, zh].map((title) => [title, { zh, lo, en }] as const),
  ),
);

/** The title stored with an entry, or in all languages what the program itself named: a setting, the administrator. */
export function titleOf({ module, title }: { readonly module: string; readonly title: string }): string | Words {
  if (title === ADMINISTRATOR.zh) return ADMINISTRATOR;
  return (module === SETTINGS_PAGE.path ? SETTINGS_BY_NAME.get(title) : undefined) ?? title;
}
