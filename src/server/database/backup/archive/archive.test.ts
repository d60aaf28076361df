import { createSecretKey, randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { OtherFormat, readArchive, writeArchive } from "./archive.ts";
import { smallFile, type ArchivedFile } from "./archived-file.ts";
import { isOpenedBy, openWith, sealWith } from "./archive-seal.ts";
import { pack } from "./tar.ts";

const head = { madeAt: "2026-11-21T03:00:00Z", engine: "18", hasFiles: true };
const FRAME = 65_536 + 16;
const START = 32;

async function* each<T>(of: readonly T[]): AsyncGenerator<T> {
  yield* of;
}
/** In chunks that end nowhere in particular. */
const chunksOf = (bytes: Uint8Array, size = 1_000) =>
  each(Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size)));
const archiveOf = (files: readonly ArchivedFile[]) => buffer(writeArchive(head, each(files)));
const read = async (bytes: AsyncIterable<Uint8Array>) => {
  const found: [string, number][] = [];
  await readArchive(bytes, async ({ name, content }) => void found.push([name, (await buffer(content)).length]));
  return found;
};
const files = () => [
  smallFile("database/PG_VERSION", Buffer.from("18\n")),
  smallFile("database/pg_wal/", Buffer.alloc(0)),
  smallFile("database/base/1/1259", randomBytes(8_192)),
  smallFile(`files/${"a".repeat(200)}.jpg`, randomBytes(300_001)),
];

test("an archive gives back the files it was made of, and refuses to be less, more or other than that", async () => {
  const whole = await archiveOf(files());
  expect(await read(chunksOf(whole))).toEqual([
    ["database/PG_VERSION", 3],
    ["database/pg_wal/", 0],
    ["database/base/1/1259", 8_192],
    [`files/${"a".repeat(200)}.jpg`, 300_001],
  ]);
  for (const length of [0, 100, 5_000, whole.length - 4_096, whole.length - 1_024])
    await expect(read(chunksOf(whole.subarray(0, length)))).rejects.toMatchObject({
      kind: "cutShort",
      message: expect.stringMatching(/cut short|truncated/) as string,
    });
  const altered = Buffer.from(whole);
  altered[whole.length - 200_000] = (altered[whole.length - 200_000] ?? 0) ^ 1;
  await expect(read(chunksOf(altered))).rejects.toThrow(/not what its checksums say/);
  await expect(read(chunksOf(Buffer.concat([whole, Buffer.from("more")])))).rejects.toMatchObject({
    kind: "damaged",
    message: "Invalid EOF.",
  });
});

test("an archive cannot write outside of its folders, and the tar of another program is told apart", async () => {
  for (const name of ["../secrets.json", "database/../../x", "/etc/passwd", "files/.hidden", "other/x"])
    await expect(read(chunksOf(await archiveOf([smallFile(name, Buffer.from("x"))])))).rejects.toThrow(/no backup has/);
  await expect(read(pack(each([smallFile("PG_VERSION", Buffer.from("18"))])))).rejects.toThrow(OtherFormat);
});

test("a sealed stream opens with its key alone, and not when a frame of it is altered, moved, left out or the end is", async () => {
  const key = createSecretKey(randomBytes(32));
  for (const length of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
    const content = randomBytes(length);
    const sealed = await buffer(sealWith(key)(chunksOf(content, 7_777)));
    expect((await buffer(openWith(key)(chunksOf(sealed)))).equals(content)).toBe(true);
    expect(length > 20 && sealed.includes(content.subarray(0, 20))).toBe(false);
  }
  const content = randomBytes(4 * 65_536);
  const sealed = await buffer(sealWith(key)(chunksOf(content)));
  const frames = [0, 1, 2, 3].map((n) => sealed.subarray(START + n * FRAME, START + (n + 1) * FRAME));
  const [a, b, c, d] = frames as [Buffer, Buffer, Buffer, Buffer];
  const start = sealed.subarray(0, START);
  const open = (parts: readonly Buffer[], by = key) => buffer(openWith(by)(chunksOf(Buffer.concat(parts))));
  expect((await open([start, a, b, c, d])).equals(content)).toBe(true);
  for (const parts of [[a, c, b, d], [a, b, c], [a, b, d], [a, b, c, d, d], [a], []])
    await expect(open([start, ...parts])).rejects.toThrow(/altered|cut short/);
  const other = await buffer(sealWith(key)(chunksOf(content)));
  await expect(open([other.subarray(0, START), a, b, c, d])).rejects.toThrow(/altered/);
  await expect(open([start, a, b, c, d], createSecretKey(randomBytes(32)))).rejects.toThrow(/another BACKUP_KEY/);
  expect(await isOpenedBy(key, chunksOf(other))).toBe(true);
  expect(await isOpenedBy(createSecretKey(randomBytes(32)), chunksOf(other))).toBe(false);
  await expect(isOpenedBy(key, chunksOf(start))).rejects.toThrow(/cut short/);
  for (const at of [20, START + 5, START + FRAME + 70, sealed.length - 1]) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    await expect(open([altered])).rejects.toThrow(/altered/);
  }
});
