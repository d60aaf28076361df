import { ReadableStream } from "node:stream/web";
import { createTarDecoder, createTarPacker } from "modern-tar";
import { ArchiveFault } from "./archive-fault.ts";
import type { ArchivedFile } from "./archived-file.ts";

/** The reader's own errors have a message alone; those of whoever gives the bytes are given on. */
async function* asArchiveFaults<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    if (!(error instanceof Error) || error.constructor !== Error || "code" in error) throw error;
    throw new ArchiveFault(/truncated/.test(error.message) ? "cutShort" : "damaged", error.message);
  }
}

/**
 * The bytes of a tar of `files`, as any system's `tar` unpacks them by hand. Fails where a file has another size than
 * it says. Whoever stops reading ends the reading of `files`.
 */
export function pack(files: AsyncIterable<ArchivedFile>): AsyncIterable<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const addAll = async () => {
    for await (const { name, size, content } of files) {
      const type = name.endsWith("/") ? "directory" : "file";
      const body = controller.add({ name, size, type, mode: type === "directory" ? 0o700 : 0o600 });
      await ReadableStream.from(content).pipeTo(body);
    }
    controller.finalize();
  };
  addAll().catch((error: unknown) => controller.error(error));
  return readable;
}

/** The files of a tar, in its order. The content of each must have been read before the next is asked for. */
export async function* unpack(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedFile> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const left = new AbortController();
  const written = ReadableStream.from(bytes).pipeTo(writable, { signal: left.signal });
  written.catch(() => {}); // whoever reads hears of it
  try {
    for await (const { header, body } of asArchiveFaults(readable))
      yield { name: header.name, size: header.size, content: asArchiveFaults(body) };
  } finally {
    left.abort(); // or else all the rest would be read for nobody
  }
}
