import { EMPTY, type FormValues } from "./form-values.ts";

/** Draft of the form, stored on this device only. */
export interface Kept {
  readonly version: 1;
  readonly savedAt: number;
  readonly step: number;
  readonly values: FormValues;
  /** Upload ticket of the pictures. */
  readonly ticket: string | undefined;
}

const KEY = "terrace.settle-in"; // drafts of earlier versions stand under it

/** The stored draft; null without one, or if another version of the page stored it. */
export function readDraft(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    if (kept?.version !== 1 || !Array.isArray(kept.values.products) || kept.values.products.length === 0) return null;
    return { ...kept, values: { ...EMPTY, ...kept.values } };
  } catch {
    return null; // storage is blocked, or its content is not a draft
  }
}

export function keepDraft(kept: Omit<Kept, "version" | "savedAt">): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, savedAt: Date.now(), ...kept } satisfies Kept));
  } catch {
    // A full or blocked storage must not keep anybody from applying.
  }
}

export const forgetDraft = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // the storage is blocked
  }
};
