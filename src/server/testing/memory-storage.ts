import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { thereAlready, type Storage } from "../storage/storage.ts";

/** A store in memory, whose `files` a test looks at. */
export const memoryStorage = (files: Map<string, Uint8Array>): Storage => ({
  async put(key, content) {
    if (files.has(key)) throw thereAlready(key);
    files.set(key, content instanceof Uint8Array ? content : await readFile(content.path));
  },
  get: async (key) => {
    const bytes = files.get(key);
    return bytes ? { stream: Readable.from([Buffer.from(bytes)]), size: bytes.length } : null;
  },
  has: async (key) => files.has(key),
  remove: async (key) => void files.delete(key),
  async *list() {
    for (const [key, { length }] of files) yield { key, size: length, changedAt: 0 };
  },
  directLink: async () => undefined,
  ping: async () => {},
});
