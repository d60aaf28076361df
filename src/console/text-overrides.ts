import { create } from "zustand";
import type { TextOverrides } from "../contract/text.ts";
import { translation } from "../modules/translation/translation.ts";
import { call } from "../web/api/call.ts";
import { preference } from "../web/preferences/preferences.ts";

const useStore = create<{ readonly overrides: TextOverrides }>(() => ({ overrides: new Map<string, string>() }));

/** Words written at run time in place of the built-in ones, by text id. */
export const useTextOverrides = (): TextOverrides => useStore((store) => store.overrides);

/** Fetches them (§7 `/static/i18n`). Nothing waits for it: without them the built-in words stand. */
export async function loadTextOverrides(): Promise<void> {
  const all = await call(translation.all, {});
  const own = Object.entries(all[preference.language.read()]);
  if (own.length > 0) useStore.setState({ overrides: new Map(own) });
}
