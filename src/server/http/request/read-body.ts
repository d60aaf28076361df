import type { IncomingMessage } from "node:http";
import { Failure } from "../../../contract/errors.ts";

// A client that is cut off while it sends sees a broken connection instead of the answer. So the rest of a refused body
// is read and discarded, within limits: for a while before the answer, because some clients only listen after sending,
// and for longer after it.
const BEFORE = { bytes: 16 * 1024 * 1024, milliseconds: 800 } as const;
const AFTER = { bytes: 64 * 1024 * 1024, milliseconds: 30_000 } as const;

function discardRest(stream: IncomingMessage): void {
  if (stream.complete) return;
  let size = 0;
  const cut = () => void stream.socket.destroy();
  const timer = setTimeout(cut, AFTER.milliseconds);
  timer.unref();
  const count = (part: Buffer) => {
    size += part.length;
    if (size > AFTER.bytes) cut();
  };
  stream.on("data", count).once("close", () => clearTimeout(timer));
}

/**
 * Reads a request's body of at most `limit` bytes. Rejects with `tooLarge` and discards the rest, for which the answer
 * must leave the connection open; or with `invalidInput` when the body breaks off.
 */
export function readBody(stream: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const announced = Number(stream.headers["content-length"] ?? 0);
    const most = Math.max(limit, BEFORE.bytes);
    const refuseNow = () => {
      discardRest(stream);
      reject(new Failure("tooLarge"));
    };
    if (announced > most) return refuseNow();
    const parts: Buffer[] = [];
    let size = 0;
    let timer: NodeJS.Timeout | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      stream.off("data", onData).off("end", onEnd).off("error", onBroken).off("close", onBroken);
      settle();
    };
    const refuse = () => end(refuseNow);
    const onData = (part: Buffer) => {
      size += part.length;
      if (size <= limit) return void parts.push(part);
      parts.length = 0;
      timer ??= setTimeout(refuse, BEFORE.milliseconds);
      if (size > most) refuse();
    };
    const onEnd = () => (size > limit ? refuse() : end(() => resolve(Buffer.concat(parts, size))));
    const onBroken = () => end(() => reject(new Failure("invalidInput")));
    stream.on("data", onData).on("end", onEnd).on("error", onBroken).on("close", onBroken);
  });
}
