import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { dist, root } from "../places.ts";

/** The parts that are built separately: the browser's pages with their renderer, and the server bundle. */
export const PARTS = ["pages", "server"] as const;
export type Part = (typeof PARTS)[number];

const pageSettings = [
  "vite.config.ts",
  "scripts/build/first-chunks.ts",
  "scripts/build/form-context.ts",
  "scripts/build/inline-script.ts",
  "scripts/build/kit-imports.ts",
  "scripts/build/kit-styles.ts",
  "scripts/build/split-style-sheet.ts",
  "package-lock.json",
  "tsconfig.base.json",
  "tsconfig.web.json",
];
const serverSettings = ["scripts/build/server-bundle.ts", "package-lock.json"];

const results: Readonly<Record<Part, readonly string[]>> = {
  pages: ["web/.vite/manifest.json", "ssr/render.js"],
  server: ["server/server.js", "server/terrace.js"],
};

/** Two signatures of the build's input: `times` costs a stat for each file, `contents` reads every file. */
export interface BuildStamp {
  readonly times: string;
  readonly contents: string;
}

/** True for files that neither browser nor renderer imports, which need no build when they change. */
export const isOnlyServer = (path: string) =>
  /^src\/server\/|\.server\.ts$|\.test\.tsx?$|^src\/main\/server\.ts$/.test(path.replaceAll("\\", "/"));

/** True for files that the server's bundle may hold; what it reads while it runs (texts, migrations) needs no build. */
const isBundled = (path: string) =>
  path.endsWith(".ts") && !/\.(?:web|test|d)\.ts$|^src[\\/](?:web|console|portal)[\\/]/.test(path);

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
};

const commandFiles = async () => (await readdir(join(root, "scripts"))).map((name) => join("scripts", name));

const inputs: Readonly<Record<Part, () => Promise<string[]>>> = {
  pages: async () => [...pageSettings, ...(await filesIn("src")).filter((path) => !isOnlyServer(path))].sort(),
  server: async () => {
    const lists = await Promise.all([filesIn("src"), filesIn("demo"), commandFiles()]);
    return [...serverSettings, ...lists.flat().filter(isBundled)].sort();
  },
};

const AT_ONCE = 200; // files; a shell or a builder of images may let a process open 1,024

const signature = async (paths: string[], read: (path: string) => Promise<string | Buffer>) => {
  const hash = createHash("sha256");
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const some = paths.slice(from, from + AT_ONCE);
    const parts = await Promise.all(some.map((path) => read(join(root, path))));
    for (const [index, part] of parts.entries()) hash.update(`${some[index]}\n${part.length}\n`).update(part);
  }
  return hash.digest("hex");
};

const timesOf = (paths: string[]) =>
  signature(paths, async (path) => {
    const { size, mtimeMs } = await stat(path);
    return `${size} ${mtimeMs}`;
  });

const contentsOf = (paths: string[]) => signature(paths, (path) => readFile(path));

export async function buildStamp(part: Part): Promise<BuildStamp> {
  const paths = await inputs[part]();
  return { times: await timesOf(paths), contents: await contentsOf(paths) };
}

const stampFile = (part: Part) => join(dist, `${part}.stamp.json`);

export async function writeStamp(part: Part, stamp: BuildStamp): Promise<void> {
  await mkdir(dist, { recursive: true });
  await writeFile(stampFile(part), JSON.stringify(stamp));
}

export const removeStamp = (part: Part): Promise<void> => rm(stampFile(part), { force: true });

const storedStamp = async (part: Part): Promise<BuildStamp | undefined> => {
  try {
    await Promise.all(results[part].map((path) => stat(join(dist, path))));
    return JSON.parse(await readFile(stampFile(part), "utf8")) as BuildStamp;
  } catch {
    return undefined;
  }
};

/**
 * True if this part of `dist` is incomplete or was built from other sources. Times are compared first (a few ms); if
 * they differ, as after a copy or in a container's layer, contents are compared, and if these are equal the new times
 * are stored.
 */
async function isStale(part: Part): Promise<boolean> {
  const stored = await storedStamp(part);
  if (!stored) return true;
  const paths = await inputs[part]();
  const times = await timesOf(paths);
  if (times === stored.times) return false;
  if ((await contentsOf(paths)) !== stored.contents) return true;
  // a read-only image compares contents at each start
  await writeStamp(part, { ...stored, times }).catch(() => undefined);
  return false;
}

export async function staleParts(): Promise<readonly Part[]> {
  const stale = await Promise.all(PARTS.map(isStale));
  return PARTS.filter((_part, index) => stale[index]);
}
