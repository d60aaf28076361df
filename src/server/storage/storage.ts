import type { Readable } from "node:stream";

/** Characters a key may have; the folders of a disk and an object store take as many. */
export const LONGEST_KEY = 500;

/**
 * Storage of uploaded files. Keys are made by the server from `[a-z0-9/.-]` (UP-04); no text of a client is ever one.
 */
export interface Storage {
  /** Stores and makes durable before it resolves. Never overwrites: an existing key is an error (UP-05). */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** null when there is no such file. */
  get(key: string): Promise<{ readonly stream: Readable; readonly size: number } | null>;
  /** True when `get` would find the key, without opening the file. */
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Resolves when the store can be written to; for readiness. */
  ping(): Promise<void>;
}

/** True for the error of `put` when the key exists already. */
export const isThereAlready = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EEXIST";

/**
 * Stores content that depends on the key alone: if another writer, perhaps another instance, was first, it stored the
 * same.
 */
export async function putOnce(
  storage: Pick<Storage, "put">,
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  await storage.put(key, bytes, contentType).catch((error: unknown) => {
    if (!isThereAlready(error)) throw error;
  });
}
