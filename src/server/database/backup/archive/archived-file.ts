/** A file on its way into an archive or out of one. */
export interface ArchivedFile {
  /** Path with slashes; one that ends with a slash is a folder without content. */
  readonly name: string;
  /** Bytes; `content` has exactly as many. */
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array>;
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A file whose content is at hand. */
export const smallFile = (name: string, bytes: Uint8Array): ArchivedFile => ({
  name,
  size: bytes.length,
  content: only(bytes),
});
