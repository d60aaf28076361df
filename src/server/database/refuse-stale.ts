import { isStale } from "../../contract/optimistic-locking.ts";
import { Failure, type Author, type FailureDetails } from "../../contract/errors.ts";

interface Stored {
  readonly version: number;
  /** The record as the caller would read it now. */
  current(): unknown;
  /** The author of the stored version. */
  by?(): Promise<Author | undefined>;
}

/**
 * Refuses a write that was based on an older version with `changedMeanwhile`. The writing transaction holds the record.
 */
export async function refuseStale(
  asked: number | undefined,
  { version, current, by }: Stored,
  { words }: Pick<FailureDetails, "words"> = {},
): Promise<void> {
  if (!isStale(asked, version)) return;
  throw new Failure("changedMeanwhile", { current: await current(), by: await by?.(), ...(words ? { words } : {}) });
}
