import { EMPTY, type FormValues } from "./application-values.ts";

/** What was typed into the form so far, stored on this device only. */
export interface Autosave {
  readonly version: 1;
  readonly savedAt: number;
  readonly step: number;
  readonly values: FormValues;
  /** Upload ticket of the pictures. */
  readonly ticket: string | undefined;
  /** Of corrections: when they were asked for. Those asked for before have been sent, perhaps from another device. */
  readonly askedAt: string | undefined;
}

// Those of earlier versions stand under it, too. Corrections of an application have its number after it.
const keyOf = (number: string): string => `terrace.settle-in${number && `.${number}`}`;

/** Null if nothing is stored, or if another version of the page stored it. */
export function readAutosave(number: string, askedAt?: string): Autosave | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(number)) ?? "null") as Autosave | null;
    if (kept?.version !== 1 || kept.askedAt !== askedAt || !kept.values.products[0]) return null;
    return { ...kept, values: { ...EMPTY, ...kept.values } };
  } catch {
    return null; // storage is blocked, or its content is something else
  }
}

export function writeAutosave(number: string, kept: Omit<Autosave, "version" | "savedAt">): void {
  try {
    localStorage.setItem(
      keyOf(number),
      JSON.stringify({ version: 1, savedAt: Date.now(), ...kept } satisfies Autosave),
    );
  } catch {
    // A full or blocked storage must not keep anybody from applying.
  }
}

export const forgetAutosave = (number: string): void => {
  try {
    localStorage.removeItem(keyOf(number));
  } catch {
    // the storage is blocked
  }
};
