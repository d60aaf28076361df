import { useSyncExternalStore } from "react";
import {
  PERSONAL_DEFAULTS,
  readPersonal,
  type Personal,
  type PersonalName,
} from "../../contract/preferences/personal.ts";
import { recordPreferenceChange, onPreferenceChange } from "./preference-changes.ts";
import { changePersisted, readPersisted } from "./stored-preferences.ts";

/*
 * Choices that are JSON values (pinned tabs, columns, density). Like the cookies of §3 (`preference`) they are read and
 * written at once, are the same in all windows of the browser, and are sent to the server, from which the person's next
 * browser gets them. A new one is a line in contract/preferences/personal.ts.
 */

const read = new Map<string, unknown>();

/** The same object until the text behind it changes, so that components do not render for nothing. */
function valueOf<N extends PersonalName>(name: N): Personal[N] {
  const text = readPersisted().values[name];
  const key = `${name} ${text ?? ""}`;
  const present = read.get(key) as Personal[N] | undefined;
  if (present !== undefined) return present;
  for (const old of read.keys()) if (old.startsWith(`${name} `)) read.delete(old);
  const value = readPersonal(name, text) ?? PERSONAL_DEFAULTS[name];
  read.set(key, value);
  return value;
}

export const personal = {
  read: valueOf,
  /**
   * Stores the value and sends it to the server after a moment. A value that contract/preferences/personal.ts does
   * not allow is dropped.
   */
  write<N extends PersonalName>(name: N, value: Personal[N]): void {
    const text = JSON.stringify(value);
    if (readPersonal(name, text) === undefined) return;
    changePersisted((kept) => ({ ...kept, values: { ...kept.values, [name]: text } }));
    recordPreferenceChange(name);
  },
};

/** The value, updated by every `write` in this browser. */
export const usePersonal = <N extends PersonalName>(name: N): Personal[N] =>
  useSyncExternalStore(
    onPreferenceChange,
    () => valueOf(name),
    () => PERSONAL_DEFAULTS[name],
  );
