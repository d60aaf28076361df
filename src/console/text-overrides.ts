import { create } from "zustand";
import type { TextOverrides } from "../contract/text.ts";
import { translation } from "../modules/translation/translation.ts";
import { apiSettings } from "../web/api/api-settings.ts";
import { call } from "../web/api/call.ts";

const useStore = create<{ readonly overrides: TextOverrides }>(() => ({ overrides: new Map<string, string>() }));

/** Texts that operators wrote in place of the built-in ones, by text id. */
export const useTextOverrides = (): TextOverrides => useStore((store) => store.overrides);

/**
 * Fetches the overrides (§7 `/static/i18n`); the screen follows. Nothing waits for them: without them the built-in
 * texts are shown.
 */
export async function loadTextOverrides(): Promise<void> {
  const all = await call(translation.all, {});
  const own = new Map(Object.entries(all[apiSettings().language()]));
  const { overrides } = useStore.getState();
  // A new map re-renders every screen.
  const isSame = own.size === overrides.size && [...own].every(([id, words]) => overrides.get(id) === words);
  if (!isSame) useStore.setState({ overrides: own });
}
