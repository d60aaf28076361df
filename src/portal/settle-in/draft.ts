import { EMPTY, type FormValues } from "./form-values.ts";

/** The form as it was left, on this device alone. */
export interface Kept {
  readonly version: 1;
  readonly savedAt: number;
  readonly step: number;
  readonly values: FormValues;
  /** Of the pictures among the values. */
  readonly ticket: string | undefined;
}

const KEY = "terrace.settle-in";

/** Null: there is none, or another version of the page kept it. */
export function readDraft(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    if (kept?.version !== 1 || !Array.isArray(kept.values.products) || kept.values.products.length === 0) return null;
    return { ...kept, values: { ...EMPTY, ...kept.values } };
  } catch {
    return null; // no storage, or not ours
  }
}

export function keepDraft(kept: Omit<Kept, "version" | "savedAt">): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, savedAt: Date.now(), ...kept } satisfies Kept));
  } catch {
    // A full or forbidden storage keeps nobody from applying.
  }
}

export const forgetDraft = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // as above
  }
};
