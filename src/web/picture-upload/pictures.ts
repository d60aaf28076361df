import type { StoredFile } from "../api/upload.ts";

export interface Picture {
  readonly id: number;
  readonly file: File;
  /** Object URL of the chosen file. */
  readonly preview: string;
  readonly state: "waiting" | "sending" | "stored" | "failed";
  /** Percent sent, a whole number. */
  readonly percent: number;
  /** Reason of the failure. */
  readonly reason: string;
  /** Sending the same file again may work: the server has not rejected the picture itself. */
  readonly canRetry: boolean;
  readonly stored: StoredFile | undefined;
}

/** Moves one picture to index `to` of the list without it; an index outside means the nearer end. */
export function movePicture(pictures: readonly Picture[], id: number, to: number): readonly Picture[] {
  const picture = pictures.find((each) => each.id === id);
  if (!picture) return pictures;
  const others = pictures.filter((each) => each.id !== id);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, picture);
}

/** The stored files in order; undefined until all are stored (§5). */
export const allStored = (pictures: readonly Picture[]): readonly StoredFile[] | undefined => {
  const stored = pictures.flatMap((picture) => picture.stored ?? []);
  return pictures.length > 0 && stored.length === pictures.length ? stored : undefined;
};
