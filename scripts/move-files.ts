import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { buffer } from "node:stream/consumers";
import { Failure } from "../src/contract/errors.ts";
import { commandWords } from "../src/server/command-words.ts";
import { ConfigurationError } from "../src/server/configuration-error.ts";
import { bucketStorage } from "../src/server/storage/bucket-storage.ts";
import { contentTypeOf } from "../src/server/storage/content-type.ts";
import { openDiskStorage } from "../src/server/storage/disk-storage.ts";
import type { Storage } from "../src/server/storage/storage.ts";
import { readUsableEnv } from "../src/server/usable-env.ts";
import { readCommandLine, runCommand } from "./command-line.ts";

const AT_ONCE = 4;

const digest = async (stream: Readable): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(stream, hash);
  return hash.digest("hex");
};

/** Copies one file unless the same is there; returns whether it was copied. Throws where the two differ. */
async function copy(key: string, from: Storage, to: Storage): Promise<boolean> {
  const source = await from.get(key);
  if (!source) return false; // removed meanwhile
  const bytes = await buffer(source.stream);
  const wanted = createHash("sha256").update(bytes).digest("hex");
  const isNew = !(await to.has(key));
  if (isNew) await to.put(key, bytes, contentTypeOf(key));
  const arrived = await to.get(key);
  if (!arrived || (await digest(arrived.stream)) !== wanted) throw new Error(`${key} is not the same there.`);
  return isNew;
}

async function copyAll(area: string, from: Storage, to: Storage): Promise<void> {
  let [copied, same] = [0, 0];
  const files = from.list()[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      if (await copy(next.value.key, from, to)) copied += 1;
      else same += 1;
      if ((copied + same) % 500 === 0) console.log(`${area}: ${copied} copied, ${same} there already ...`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${area}: ${copied} copied, ${same} there already; all are the same.`);
}

const { positionals } = readCommandLine({
  usage: `move-files to-bucket | to-folder
Copies all files between DATA_DIR and the bucket of STORAGE_URL and compares what arrived with what was sent. What is
there already is compared too, so it may be broken off and started again. Nothing is removed from where it was.`,
  mostWords: 1,
  knownWords: ["to-bucket", "to-folder"],
});
const [way] = positionals;
await runCommand(async () => {
  const { bucket, dataDir } = readUsableEnv(process.env);
  if (!bucket) throw new ConfigurationError("STORAGE_URL must name the bucket.");
  if (way !== "to-bucket" && way !== "to-folder")
    throw new ConfigurationError(`Say where to: ${commandWords("move-files", "to-bucket")}, or to-folder.`);
  for (const area of ["files", "private"]) {
    const folder = await openDiskStorage(join(dataDir, area));
    const remote = bucketStorage(bucket, { area: `${area}/`, fault: (error) => console.error(String(error)) });
    try {
      await (way === "to-bucket" ? copyAll(area, folder, remote) : copyAll(area, remote, folder));
    } catch (error) {
      if (!(error instanceof Failure) || error.reason !== "unavailable") throw error;
      throw new ConfigurationError(
        "The bucket of STORAGE_URL does not do what it is asked; what was copied so far counts. Start again once it answers.",
      );
    }
  }
});
