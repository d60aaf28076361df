import { create } from "zustand";
import type { TextOverrides } from "../contract/text.ts";
import { translation } from "../modules/translation/translation.ts";
import { call } from "../web/api/call.ts";
import { preference } from "../web/preferences/preferences.ts";

const useStore = create<{ readonly overrides: TextOverrides }>(() => ({ overrides: new Map<string, string>() }));

/** Words written at run time in place of the built-in ones, by text id. */
export const useTextOverrides = (): TextOverrides => useStore((store) => store.overrides);

/** Fetches them (§7 `/static/i18n`); what is on the screen follows. Nothing waits for it: without them the built-in words stand. */
export async function loadTextOverrides(): Promise<void> {
  const all = await call(translation.all, {});
  const own = new Map(Object.entries(all[preference.language.read()]));
  const { overrides } = useStore.getState();
  // Other words draw every screen anew.
  const isSame = own.size === overrides.size && [...own].every(([id, words]) => overrides.get(id) === words);
  if (!isSame) useStore.setState({ overrides: own });
}
