import { stillHere } from "../document/leaving.ts";
import { lookReplaced } from "./replaced.ts";

/** A part of the program that comes when it is first wanted could not be fetched: the network, or a newer version has taken its place. */
export class PartMissing extends Error {
  override readonly name = "PartMissing";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Rejects with `PartMissing` where the part cannot be had; one that was cut off because the page is being left is no such case. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (await stillHere()) return fetchPart(load);
    if (cause instanceof PartMissing) throw cause;
    await lookReplaced(cause);
    throw new PartMissing(cause);
  }
}
