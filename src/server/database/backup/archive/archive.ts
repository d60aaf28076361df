import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { ArchiveFault } from "./archive-fault.ts";
import { smallFile, type ArchivedFile } from "./archived-file.ts";
import { pack, unpack } from "./tar.ts";

/*
 * An archive begins with what it is (`backup.json`) and ends with the SHA-256 of every file before it, in the form that
 * `sha256sum -c` reads. One without that end is not whole.
 */

const HEAD = "backup.json";
const SUMS = "SHA256SUMS";
const MAX_HEAD = 4_096; // bytes
const MAX_SUMS = 512 * 1024 * 1024;

const Head = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Major version of the engine that wrote the files of the database. */
  engine: z.string(),
  /** The archive contains the files too. */
  hasFiles: z.boolean(),
});
export type ArchiveHead = z.infer<typeof Head>;

const NAME = /^(?:database|files|private)(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\/?$/;

/** Passes a file on, and computes its checksum while it is read. */
function summed({ name, size, content }: ArchivedFile): { readonly file: ArchivedFile; readonly sum: () => string } {
  const hash = createHash("sha256");
  async function* through(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  }
  return { file: { name, size, content: through() }, sum: () => hash.digest("hex") };
}

/** The bytes of an archive of `files`, whose names begin with `database/`, `files/` or `private/`. */
export function writeArchive(head: Omit<ArchiveHead, "format">, files: AsyncIterable<ArchivedFile>) {
  async function* all(): AsyncGenerator<ArchivedFile> {
    const sums: string[] = [];
    const first = summed(smallFile(HEAD, Buffer.from(JSON.stringify({ format: 1, ...head }))));
    yield first.file;
    sums.push(`${first.sum()}  ${HEAD}\n`);
    for await (const each of files) {
      if (each.name.endsWith("/")) {
        yield each;
        continue;
      }
      const { file, sum } = summed(each);
      yield file;
      sums.push(`${sum()}  ${file.name}\n`);
    }
    yield smallFile(SUMS, Buffer.from(sums.join("")));
  }
  return pack(all());
}

/** A tar, but not one of ours. */
export class OtherFormat extends Error {}

/**
 * Reads an archive and passes every file to `take`, which must read its content. The files may only be used once this
 * has resolved: then each is as it was written, none is missing and none was added. Throws `OtherFormat` for the tar of
 * another program.
 */
export async function readArchive(
  bytes: AsyncIterable<Uint8Array>,
  take: (file: ArchivedFile, head: ArchiveHead) => Promise<void>,
): Promise<ArchiveHead> {
  const sums: string[] = [];
  let head: ArchiveHead | undefined;
  let isWhole = false;
  for await (const each of unpack(bytes)) {
    if (isWhole) throw new ArchiveFault("damaged", "something follows the list of checksums");
    if (each.name.endsWith("/") && head) {
      if (!NAME.test(each.name)) throw new ArchiveFault("damaged", "it names a folder that no backup has");
      await take(each, head);
    } else if (each.name === SUMS && head) {
      if (each.size > MAX_SUMS || (await buffer(each.content)).toString("utf8") !== sums.join(""))
        throw new ArchiveFault("damaged", "its content is not what its checksums say");
      isWhole = true;
    } else {
      const { file, sum } = summed(each);
      if (head === undefined) {
        if (file.name !== HEAD || file.size > MAX_HEAD) throw new OtherFormat("it does not begin as a backup does");
        head = Head.parse(JSON.parse((await buffer(file.content)).toString("utf8")));
      } else if (NAME.test(file.name)) await take(file, head);
      else throw new ArchiveFault("damaged", "it names a file that no backup has");
      sums.push(`${sum()}  ${file.name}\n`);
    }
  }
  if (!isWhole || !head) throw new ArchiveFault("cutShort", "the archive is cut short");
  return head;
}
