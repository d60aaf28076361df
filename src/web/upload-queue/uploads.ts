/** A file on its way to the store; `Stored` is what the store answers. */
export interface Upload<Stored> {
  readonly id: number;
  readonly file: File;
  readonly state: "waiting" | "sending" | "stored" | "failed";
  /** Percent sent, a whole number. */
  readonly percent: number;
  /** Reason of the failure. */
  readonly reason: string;
  /** Sending the same file again may work: the server has not rejected the file itself. */
  readonly canRetry: boolean;
  readonly stored: Stored | undefined;
}

/** Moves one upload to index `to` of the list without it; an index outside means the nearer end. */
export function moveUpload<Stored>(
  uploads: readonly Upload<Stored>[],
  id: number,
  to: number,
): readonly Upload<Stored>[] {
  const upload = uploads.find((each) => each.id === id);
  if (!upload) return uploads;
  const others = uploads.filter((each) => each.id !== id);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, upload);
}

/** The stored files in order; undefined until all are stored (§5). */
export const allStored = <Stored>(uploads: readonly Upload<Stored>[]): readonly Stored[] | undefined => {
  const stored = uploads.flatMap((upload) => upload.stored ?? []);
  return uploads.length > 0 && stored.length === uploads.length ? stored : undefined;
};
