import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const dist = join(root, "dist");

const settings = [
  "vite.config.ts",
  "scripts/build/first-chunks.ts",
  "scripts/build/form-context.ts",
  "scripts/build/inline-script.ts",
  "scripts/build/kit-imports.ts",
  "scripts/build/kit-styles.ts",
  "scripts/build/split-rules.ts",
  "package-lock.json",
  "tsconfig.base.json",
  "tsconfig.web.json",
];
const results = ["web/.vite/manifest.json", "ssr/render.js"];

/** Two signatures of the build's input: `times` costs a stat for each file, `contents` reads every file. */
export interface BuildStamp {
  readonly times: string;
  readonly contents: string;
}

/** True for files that neither browser nor renderer imports, which need no build when they change. */
export const isOnlyServer = (path: string) =>
  /^src\/server\/|\.server\.ts$|\.test\.tsx?$|^src\/main\/server\.ts$/.test(path.replaceAll("\\", "/"));

const inputs = async () => {
  const entries = await readdir(join(root, "src"), { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return [...settings, ...sources.filter((path) => !isOnlyServer(path))].sort();
};

const signature = async (paths: string[], read: (path: string) => Promise<string | Buffer>) => {
  const parts = await Promise.all(paths.map((path) => read(join(root, path))));
  const hash = createHash("sha256");
  for (const [index, part] of parts.entries()) hash.update(`${paths[index]}\n${part.length}\n`).update(part);
  return hash.digest("hex");
};

const timesOf = (paths: string[]) =>
  signature(paths, async (path) => {
    const { size, mtimeMs } = await stat(path);
    return `${size} ${mtimeMs}`;
  });

const contentsOf = (paths: string[]) => signature(paths, (path) => readFile(path));

export async function buildStamp(): Promise<BuildStamp> {
  const paths = await inputs();
  return { times: await timesOf(paths), contents: await contentsOf(paths) };
}

const stampFile = join(dist, "stamp.json");

export async function writeStamp(stamp: BuildStamp): Promise<void> {
  await mkdir(dist, { recursive: true });
  await writeFile(stampFile, JSON.stringify(stamp));
}

export const removeStamp = (): Promise<void> => rm(stampFile, { force: true });

const storedStamp = async (): Promise<BuildStamp | undefined> => {
  try {
    await Promise.all(results.map((path) => stat(join(dist, path))));
    return JSON.parse(await readFile(stampFile, "utf8")) as BuildStamp;
  } catch {
    return undefined;
  }
};

/**
 * True if `dist` is incomplete or was built from other sources. Times are compared first (a few ms); if they differ, as
 * after a copy or in a container's layer, contents are compared, and if these are equal the new times are stored.
 */
export async function isStale(): Promise<boolean> {
  const stored = await storedStamp();
  if (!stored) return true;
  const paths = await inputs();
  const times = await timesOf(paths);
  if (times === stored.times) return false;
  if ((await contentsOf(paths)) !== stored.contents) return true;
  await writeStamp({ ...stored, times }).catch(() => undefined); // a read-only image compares contents at each start
  return false;
}
