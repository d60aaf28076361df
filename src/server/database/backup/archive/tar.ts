import { ReadableStream } from "node:stream/web";
import { createTarDecoder, createTarPacker } from "modern-tar";
import { ArchiveFault } from "./archive-fault.ts";
import type { ArchivedFile } from "./archived-file.ts";

/** The decoder's own errors have only a message; errors of the source are passed on. */
async function* asArchiveFaults<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    if (!(error instanceof Error) || error.constructor !== Error || "code" in error) throw error;
    throw new ArchiveFault(/truncated/.test(error.message) ? "cutShort" : "damaged", error.message);
  }
}

/**
 * The bytes of a tar of `files`, which any system's `tar` can unpack. Fails if a file's content has another size than
 * stated. Stopping the returned iteration also ends that of `files`.
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

/** The files of a tar, in its order. The content of each must be read before the next one is requested. */
export async function* unpack(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedFile> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const reading = new AbortController();
  const written = ReadableStream.from(bytes).pipeTo(writable, { signal: reading.signal });
  written.catch(() => {}); // the reader gets the error
  try {
    for await (const { header, body } of asArchiveFaults(readable))
      yield { name: header.name, size: header.size, content: asArchiveFaults(body) };
  } finally {
    reading.abort(); // or else all the rest would be read for nobody
  }
}
