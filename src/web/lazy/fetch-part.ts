import { doubtServer } from "../document/connection.web.ts";
import { waitIfLeaving } from "../document/leaving-page.ts";
import { checkFileGone } from "./replaced-files.ts";

/** A lazy part of the program failed to load: no network, or a newer version has replaced its file. */
export class PartMissing extends Error {
  override readonly name = "PartMissing";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Rejects with `PartMissing` when the part cannot be loaded. A load cut off by leaving the page is repeated if the
 * page stays after all.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (await waitIfLeaving()) return fetchPart(load);
    if (cause instanceof PartMissing) throw cause;
    doubtServer();
    await checkFileGone(cause);
    throw new PartMissing(cause);
  }
}
