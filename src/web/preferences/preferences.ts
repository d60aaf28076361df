import { useSyncExternalStore } from "react";
import {
  PREFERENCE_DAYS,
  PREFERENCE_READERS,
  type PreferenceName,
  type Preferences,
} from "../../contract/preferences/preferences.ts";
import { recordPreferenceChange, onPreferenceChange } from "./preference-changes.ts";
import { readCookie, writeCookie } from "./cookie.ts";

/*
 * The choices of §3: cookies for ten years (§9), so that the server's render knows them too. The server also stores a
 * copy, which follows the person to the next browser (modules/preference). JSON values: personal.ts.
 */

export interface Preference<Value> {
  read(): Value;
  write(value: Value): void;
}

/** Each window has its own top menu; the stored value is only the start of the next window. */
let ownTopMenuIndex: number | undefined;

const preferenceOf = <N extends PreferenceName>(name: N): Preference<Preferences[N]> => ({
  read: () => PREFERENCE_READERS[name](readCookie(name)),
  write: (value) => {
    writeCookie(name, String(value), PREFERENCE_DAYS);
    recordPreferenceChange(name);
  },
});

const topMenuIndex = preferenceOf("topMenuIndex");

export const preference: { readonly [N in PreferenceName]: Preference<Preferences[N]> } = {
  language: preferenceOf("language"),
  size: preferenceOf("size"),
  sidebarStatus: preferenceOf("sidebarStatus"),
  topMenuIndex: {
    read: () => ownTopMenuIndex ?? topMenuIndex.read(),
    write: (index) => {
      ownTopMenuIndex = index;
      topMenuIndex.write(index);
    },
  },
  themeColor: preferenceOf("themeColor"),
  colorScheme: preferenceOf("colorScheme"),
  limit: preferenceOf("limit"),
};

export const isPreferenceName = (name: string): name is PreferenceName => Object.hasOwn(preference, name);

/** Takes a value from the server; undefined: the default. It is not sent back as a choice. */
export const adoptPreference = (name: PreferenceName, text: string | undefined): void =>
  writeCookie(
    name,
    text === undefined ? "" : String(PREFERENCE_READERS[name](text)),
    text === undefined ? 0 : PREFERENCE_DAYS,
  );

/** The value, updated by every choice in this browser. */
export function usePreference<N extends PreferenceName>(name: N): Preferences[N] {
  return useSyncExternalStore(
    onPreferenceChange,
    () => preference[name].read(),
    () => PREFERENCE_READERS[name](undefined),
  );
}
