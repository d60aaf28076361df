import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const cache = join(root, "node_modules/.cache/terrace-test");
const day = 86_400_000;

// Everything a fresh database is made from: the schema, and whatever code takes part in the first start.
const makesData = (name: string): boolean =>
  name.endsWith(".sql") || (name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.includes(".web."));

const fingerprint = async (): Promise<string> => {
  const hash = createHash("sha256");
  for (const folder of [
    "migrations",
    "src/contract",
    "src/server",
    "src/fields",
    "src/crud",
    "src/modules",
    "src/main",
  ]) {
    const names = (await readdir(join(root, folder), { recursive: true })).filter(makesData).sort();
    for (const name of names) hash.update(`${folder}/${name}\0`).update(await readFile(join(root, folder, name)));
  }
  return hash.digest("hex").slice(0, 20);
};

const forgetOld = async (): Promise<void> => {
  for (const name of await readdir(cache).catch(() => [])) {
    const path = join(cache, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > day) await rm(path, { recursive: true, force: true });
  }
};

/**
 * Copies a data directory as a first start leaves it into `target`. It is made once per name and state of the sources, by
 * `make` in a folder of its own; processes that make it at the same time do not disturb each other.
 */
export async function copyTemplate(
  target: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const finished = join(cache, `${await fingerprint()}-${name}`);
  const copy = () => cp(finished, target, { recursive: true });
  try {
    return await copy();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  await mkdir(cache, { recursive: true });
  await forgetOld();
  const part = `${finished}.${process.pid}.part`;
  await make(part);
  await rename(part, finished).catch(() => rm(part, { recursive: true, force: true })); // another one was first
  await copy();
}
