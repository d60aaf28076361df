import type { IncomingMessage } from "node:http";
import { Failure } from "../../../contract/errors.ts";

// Limits for draining a refused body: a client that is cut off while sending sees a broken connection instead of the
// answer. The bytes are discarded.
const DRAIN = { bytes: 16 * 1024 * 1024, milliseconds: 800 } as const;

/** Reads a request's body of at most `limit` bytes. Rejects with `tooLarge`, or `invalidInput` when it breaks off. */
export function readBody(stream: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const announced = Number(stream.headers["content-length"] ?? 0);
    const most = Math.max(limit, DRAIN.bytes);
    if (announced > most) return reject(new Failure("tooLarge"));
    const parts: Buffer[] = [];
    let size = 0;
    let timer: NodeJS.Timeout | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      stream.off("data", onData).off("end", onEnd).off("error", onBroken).off("close", onBroken);
      settle();
    };
    const refuse = () => end(() => reject(new Failure("tooLarge")));
    const onData = (part: Buffer) => {
      size += part.length;
      if (size <= limit) return void parts.push(part);
      parts.length = 0;
      timer ??= setTimeout(refuse, DRAIN.milliseconds);
      if (size > most) refuse();
    };
    const onEnd = () => (size > limit ? refuse() : end(() => resolve(Buffer.concat(parts, size))));
    const onBroken = () => end(() => reject(new Failure("invalidInput")));
    stream.on("data", onData).on("end", onEnd).on("error", onBroken).on("close", onBroken);
  });
}
