import { createHash, randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { emptyPatterns, type PlacedDatabase } from "../database/testing/open-test-database.ts";
import {
  createOnServer,
  dropOnServer,
  ensureOnServer,
  testServer,
  urlOf,
} from "../database/testing/server-databases.ts";

/** A prepared database. It is made once for each state of the sources and copied for each test. */
export interface Template {
  readonly name: string;
  /** Initial content; an empty database by default. */
  readonly from?: Template;
  /** Completes the database in `dataDir`, or at `databaseUrl` with the files beside it (keys, uploads) in `dataDir`. */
  fill(dataDir: string, databaseUrl: string | null): Promise<void>;
}

const root = join(import.meta.dirname, "../../..");
const cache = join(root, "node_modules/.cache/terrace-test");
const KEPT_MS = 3_600_000; // each state of the sources leaves 60 MB

// Files from which a fresh database is made: the schema, all code of the first start, and the demonstration's texts.
const makesData = (name: string): boolean =>
  name.endsWith(".sql") ||
  name.endsWith(".json") ||
  (name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.includes(".web."));

let known: string | undefined;

/** Computed from sizes and modification times only, once in each process of the runner: it ends before the next run. */
const fingerprint = (): string => (known ??= computeFingerprint());

function computeFingerprint(): string {
  const hash = createHash("sha256").update(root);
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
}

const forgetOld = (): void => {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const mtimeMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now(); // another process was first
    if (Date.now() - mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
};

const isThere = (folder: string) => statSync(folder, { throwIfNoEntry: false }) !== undefined;

let begun = 0;

/** Has `make` fill a folder of its own, so that another process may make the same one at the same time. */
async function makeFolder(finished: string, make: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(cache, { recursive: true });
  forgetOld();
  const part = `${finished}.${process.pid}-${(begun += 1)}.part`;
  mkdirSync(part);
  await make(part);
  try {
    renameSync(part, finished);
  } catch (error) {
    if (!isThere(finished)) throw error;
    rmSync(part, { recursive: true, force: true }); // another one was first
  }
}

/** A copy of `template` in `dataDir`, embedded wherever the suite runs. */
export async function copyEmbedded(dataDir: string, template: Template): Promise<PlacedDatabase> {
  const finished = join(cache, `${fingerprint()}-${template.name}`);
  if (!isThere(finished))
    await makeFolder(finished, async (part) => {
      if (template.from) await copyEmbedded(part, template.from);
      await template.fill(part, null);
      emptyPatterns(join(part, "database"));
    });
  cpSync(finished, dataDir, { recursive: true });
  return { databaseUrl: null, drop: async () => {} };
}

/** The template's name on the server. */
async function ensureTemplate(template: Template): Promise<{ readonly database: string; readonly beside: string }> {
  const mark = fingerprint();
  const database = `terrace_template_${mark}_${template.name.replaceAll("-", "_")}`;
  const beside = join(cache, `${mark}-${template.name}-beside`);
  await ensureOnServer(
    database,
    () => isThere(beside),
    async (part) => {
      const origin = template.from && (await ensureTemplate(template.from));
      await createOnServer(part, origin?.database);
      rmSync(beside, { recursive: true, force: true });
      await makeFolder(beside, async (folder) => {
        if (origin) cpSync(origin.beside, folder, { recursive: true });
        await template.fill(folder, urlOf(part));
      });
    },
  );
  return { database, beside };
}

async function copyOnServer(dataDir: string, template: Template): Promise<PlacedDatabase> {
  const { database, beside } = await ensureTemplate(template);
  const name = `terrace_test_${randomBytes(6).toString("hex")}`;
  await createOnServer(name, database);
  cpSync(beside, dataDir, { recursive: true });
  return { databaseUrl: urlOf(name), drop: () => dropOnServer(name) };
}

/**
 * A copy of `template` in `dataDir`, or with TEST_DATABASE_URL on that server with the files beside it in `dataDir`.
 */
export const copyTemplate = (dataDir: string, template: Template): Promise<PlacedDatabase> =>
  testServer() ? copyOnServer(dataDir, template) : copyEmbedded(dataDir, template);
