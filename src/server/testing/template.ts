import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const cache = join(root, "node_modules/.cache/terrace-test");
const kept = 3_600_000; // ms: each state of the sources leaves 60 MB

// Files from which a fresh database is made: the schema, all code of the first start, and the demonstration's texts.
const makesData = (name: string): boolean =>
  name.endsWith(".sql") ||
  name.endsWith(".json") ||
  (name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.includes(".web."));

/** Computed from sizes and modification times only, because each test file with a database asks for it. */
const fingerprint = (): string => {
  const hash = createHash("sha256");
  for (const folder of [
    "migrations",
    "src/contract",
    "src/server",
    "src/fields",
    "src/crud",
    "src/modules",
    "src/main",
    "demo",
  ].filter((each) => existsSync(join(root, each)))) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const name of names.filter(makesData).sort()) {
      const { mtimeMs, size } = statSync(join(root, folder, name));
      hash.update(`${folder}/${name}\0${mtimeMs}\0${size}\0`);
    }
  }
  return hash.digest("hex").slice(0, 20);
};

const forgetOld = (): void => {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const mtimeMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now(); // another process was first
    if (Date.now() - mtimeMs > kept) rmSync(path, { recursive: true, force: true });
  }
};

/** The engine's own patterns for new databases (pg_database 1 and 4): half of all files, and no test makes a database in it. */
const PATTERNS = ["database/base/1", "database/base/4"];

let begun = 0;

/**
 * Copies a data directory after a first start into `target`. It is made once for each name and state of the sources, by
 * `make` in a folder of its own, so that another process may make it at the same time.
 */
export async function copyTemplate(
  target: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const finished = join(cache, `${fingerprint()}-${name}`);
  const isThere = () => statSync(finished, { throwIfNoEntry: false }) !== undefined;
  if (!isThere()) {
    mkdirSync(cache, { recursive: true });
    forgetOld();
    const part = `${finished}.${process.pid}-${(begun += 1)}.part`;
    await make(part);
    for (const pattern of PATTERNS) {
      rmSync(join(part, pattern), { recursive: true, force: true });
      mkdirSync(join(part, pattern), { recursive: true });
    }
    try {
      renameSync(part, finished);
    } catch (error) {
      if (!isThere()) throw error;
      rmSync(part, { recursive: true, force: true }); // another one was first
    }
  }
  cpSync(finished, target, { recursive: true });
}
