import type { Readable } from "node:stream";

/** Characters a key may have; the folders of a disk and an object store take as many. */
export const LONGEST_KEY = 500;

const KEY = /^[a-z0-9-]+(?:[/.][a-z0-9-]+)*$/; // no empty, dot or absolute part can be spelled with it

/** Throws for a key that the server does not make (UP-04). */
export function refuseOtherKeys(key: string): void {
  if (!KEY.test(key) || key.length > LONGEST_KEY) throw new Error("A storage key is made of [a-z0-9/.-].");
}

/** Bytes, or a file of this machine that is streamed into the store. */
export type Content = Uint8Array | { readonly path: string };

export interface StoredFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** ms; by the store's own clock. */
  readonly changedAt: number;
}

/** Name under which a browser saves a file that it fetches directly from the store. */
export interface DirectDownload {
  /** The whole `Content-Disposition`. */
  readonly disposition: string;
  readonly type: string;
  /** Time for which the address is valid. */
  readonly seconds: number;
}

/**
 * Storage of files in a folder of this machine or in a bucket. Keys are made by the server from `[a-z0-9/.-]` (UP-04);
 * no text of a client is ever one. A store that does not answer in time throws the failure `unavailable`; a full one
 * throws an error with the code `ENOSPC`.
 */
export interface Storage {
  /** Stores and makes durable before it resolves. Never overwrites: an existing key is an error (UP-05). */
  put(key: string, content: Content, contentType: string): Promise<void>;
  /** null if there is no such file. */
  get(key: string): Promise<{ readonly stream: Readable; readonly size: number } | null>;
  /** True when `get` would find the key, without opening the file. */
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** All files, in no particular order. */
  list(): AsyncIterable<StoredFile>;
  /**
   * An address at which a browser can fetch the file directly from the store; undefined if it must come through the
   * server.
   */
  directLink(key: string, download: DirectDownload): Promise<string | undefined>;
  /** Resolves when the store can be written to. */
  ping(): Promise<void>;
}

/** The error of `put` for a key that exists already. */
export const thereAlready = (key: string): Error =>
  Object.assign(new Error(`EEXIST: ${key} is stored already`), { code: "EEXIST" });

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
