import { EMPTY, type FormValues } from "./application-values.ts";

/** What was typed into the form so far, stored on this device only. */
export interface Autosave {
  readonly version: 1;
  readonly savedAt: number;
  readonly step: number;
  readonly values: FormValues;
  /** Upload ticket of the pictures. */
  readonly ticket: string | undefined;
}

const KEY = "terrace.settle-in"; // those of earlier versions stand under it

/** Null if nothing is stored, or if another version of the page stored it. */
export function readAutosave(): Autosave | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Autosave | null;
    if (kept?.version !== 1 || !Array.isArray(kept.values.products) || kept.values.products.length === 0) return null;
    return { ...kept, values: { ...EMPTY, ...kept.values } };
  } catch {
    return null; // storage is blocked, or its content is something else
  }
}

export function writeAutosave(kept: Omit<Autosave, "version" | "savedAt">): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, savedAt: Date.now(), ...kept } satisfies Autosave));
  } catch {
    // A full or blocked storage must not keep anybody from applying.
  }
}

export const forgetAutosave = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // the storage is blocked
  }
};
