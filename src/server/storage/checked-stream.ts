import { createHash } from "node:crypto";
import { pipeline, Transform, type Readable } from "node:stream";
import { Failure } from "../../contract/errors.ts";

/**
 * Passes on a file whose SHA-256 in hex is `digest`, its last piece only once all of it was compared: of a file that is
 * not what was stored nobody gets the whole, and of a small one nothing. Then it ends with the failure `unavailable`, and
 * `fault` is told.
 */
export function checkedStream(source: Readable, digest: string, fault: (error: unknown) => void): Readable {
  const hash = createHash("sha256");
  let held: Buffer | undefined;
  const check = new Transform({
    transform(piece: Buffer, _encoding, pass) {
      hash.update(piece);
      const before = held;
      held = piece;
      pass(null, before);
    },
    flush(pass) {
      if (hash.digest("hex") === digest) return pass(null, held);
      fault(new Error("the store gave other bytes than were stored"));
      pass(new Failure("unavailable", { retryAfter: 5 }));
    },
  });
  return pipeline(source, check, () => {}); // both ends are told by their own errors
}
