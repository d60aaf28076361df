import { useSyncExternalStore } from "react";
import {
  PREFERENCE_DAYS,
  PREFERENCE_READERS,
  type PreferenceName,
  type Preferences,
} from "../../contract/preferences.ts";
import { readCookie, writeCookie } from "./cookie.ts";

export interface Preference<Value> {
  read(): Value;
  write(value: Value): void;
}

const listeners = new Map<PreferenceName, Set<() => void>>();
const listenersOf = (name: PreferenceName): Set<() => void> => {
  const present = listeners.get(name) ?? new Set();
  listeners.set(name, present);
  return present;
};

const preferenceOf = <N extends PreferenceName>(name: N): Preference<Preferences[N]> => ({
  read: () => PREFERENCE_READERS[name](readCookie(name)),
  write: (value) => {
    writeCookie(name, String(value), PREFERENCE_DAYS);
    for (const listener of listenersOf(name)) listener();
  },
});

/** A person's choices, kept in cookies for ten years (§9) so that the server's render knows them too. */
export const preference: { readonly [N in PreferenceName]: Preference<Preferences[N]> } = {
  language: preferenceOf("language"),
  size: preferenceOf("size"),
  sidebarStatus: preferenceOf("sidebarStatus"),
  topMenuIndex: preferenceOf("topMenuIndex"),
  themeColor: preferenceOf("themeColor"),
  colorScheme: preferenceOf("colorScheme"),
  limit: preferenceOf("limit"),
};

/** The value, following every `write` of this page. */
export function usePreference<N extends PreferenceName>(name: N): Preferences[N] {
  return useSyncExternalStore(
    (listener) => {
      listenersOf(name).add(listener);
      return () => listenersOf(name).delete(listener);
    },
    () => preference[name].read(),
    () => PREFERENCE_READERS[name](undefined),
  );
}
