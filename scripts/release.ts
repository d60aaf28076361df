import { spawnSync } from "node:child_process";
import { chmod, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { staleParts } from "./build/staleness.ts";
import { dist, root } from "./places.ts";
import { copyPackages } from "./release/copy-packages.ts";
import { fillCache } from "./release/fill-cache.ts";
import { readCommandLine } from "./command-line.ts";

const { values } = readCommandLine({
  usage: `release [--folder <path>]
The built program with its packages and its Node in one folder and one archive, for machines like this one. It installs
and builds nothing where it runs, and needs no write access to its own folder. --folder makes the folder alone.`,
  options: { folder: { type: "string" } },
});
/** The user that the program runs as in a container and under the service manager (docs/operating.md). */
const SERVICE_UID = 10001;

const fail = (words: string): never => {
  console.error(words);
  process.exit(1);
};

const { name, version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as Record<string, string>;
const isArchived = values.folder === undefined;
if (isArchived && !(await readFile(join(root, "CHANGELOG.md"), "utf8")).includes(`\n## ${version}`))
  fail(`CHANGELOG.md has no section "## ${version}": say there what people notice of this version.`);
const title = `${name}-${version}-${process.platform}-${process.arch}`;
const folder = resolve(values.folder ?? join(dist, "release", title));

const stale = await staleParts();
if (stale.length > 0) {
  const built = spawnSync(process.execPath, [join(root, "scripts/build.ts"), ...stale], { stdio: "inherit" });
  if (built.status !== 0) process.exit(1);
}

/**
 * Sources are read for their texts and lists (modules/translation, division), so they come along; their tests and style
 * sheets do not.
 */
const isShipped = (path: string): boolean => path.startsWith(dist) || !/\.test\.tsx?$|[\\/]testing$|\.css$/.test(path);

await rm(folder, { recursive: true, force: true });
await mkdir(join(folder, "bin"), { recursive: true });
for (const part of ["dist/web", "dist/ssr", "dist/server", "migrations", "src", "demo", "ops", "docs"])
  await cp(join(root, part), join(folder, part), {
    recursive: true,
    filter: isShipped,
    preserveTimestamps: true,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" || part !== "demo") throw error; // it runs without the demonstration
  });
for (const file of ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]) await cp(join(root, file), join(folder, file));
// Its Node is the one that makes it (the self-check's "Versions" reads this).
const engines = { node: process.versions.node };
const manifest = { name, version, private: true, type: "module", engines };
await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest)}\n`);
await copyPackages(root, folder);
await cp(process.execPath, join(folder, "bin/node"));
await cp(join(root, "ops/terrace"), join(folder, "terrace"));
await Promise.all(["bin/node", "terrace"].map((file) => chmod(join(folder, file), 0o755)));
await fillCache(folder, SERVICE_UID);
// Node writes the cache for its owner alone.
spawnSync("chmod", ["-R", "a+rX,go-w", folder], { stdio: "inherit" });

if (isArchived) {
  const archive = `${folder}.tar.gz`;
  const words = ["--owner=0", "--group=0", "-czf", archive, "-C", join(folder, ".."), basename(folder)];
  const packed = spawnSync("tar", words, { stdio: "inherit" });
  if (packed.status !== 0) fail("tar failed.");
  console.log(`Made ${archive}`);
} else console.log(`Made ${folder}`);
