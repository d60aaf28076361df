import { isStale } from "../../contract/optimistic-locking.ts";
import { Failure, type Author, type FailureDetails } from "../../contract/errors.ts";

interface Stored {
  readonly version: number;
  /** The record as the caller would read it now. */
  current(): unknown;
  /** The author of the stored version. */
  by?(): Promise<Author | undefined>;
}

/** Refuses a write of an older version with `changedMeanwhile`. The record is held by the transaction that is to change it. */
export async function refuseStale(
  asked: number | undefined,
  { version, current, by }: Stored,
  { words }: Pick<FailureDetails, "words"> = {},
): Promise<void> {
  if (!isStale(asked, version)) return;
  throw new Failure("changedMeanwhile", { current: await current(), by: await by?.(), ...(words ? { words } : {}) });
}
