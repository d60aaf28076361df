import type { StoredFile } from "../api/upload.ts";

/** One picture of an upload dialog. */
export interface Picture {
  readonly id: number;
  readonly file: File;
  /** Address of the chosen file in this browser. */
  readonly preview: string;
  readonly state: "waiting" | "sending" | "stored" | "failed";
  /** Whole percent of what has left the browser. */
  readonly percent: number;
  /** Why it failed. */
  readonly reason: string;
  /** Sending the same file again can help: nobody has looked at the picture and refused it. */
  readonly canRetry: boolean;
  readonly stored: StoredFile | undefined;
}

/** The list with one picture at another place, counted without it; places outside are the ends. */
export function moved(pictures: readonly Picture[], id: number, to: number): readonly Picture[] {
  const picture = pictures.find((each) => each.id === id);
  if (!picture) return pictures;
  const others = pictures.filter((each) => each.id !== id);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, picture);
}

/** The stored files in their order; undefined until every one is there (§5). */
export const allStored = (pictures: readonly Picture[]): readonly StoredFile[] | undefined => {
  const stored = pictures.flatMap((picture) => picture.stored ?? []);
  return pictures.length > 0 && stored.length === pictures.length ? stored : undefined;
};
