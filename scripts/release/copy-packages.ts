import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readNeeded } from "../build/server-bundle.ts";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Files that are only used for development. */
const isUnused = (path: string): boolean => /\.(?:map|d\.ts|d\.cts|d\.mts)$/.test(path);

/**
 * Copies the packages that must be beside the server's bundle, with their dependencies: the installed files of the
 * lockfile's versions. An optional package that is not installed is for another platform.
 */
export async function copyPackages(root: string, folder: string): Promise<void> {
  const waiting = [...readNeeded(join(root, "dist/server"))];
  const seen = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const from = join(root, "node_modules", name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      await readFile(join(from, "package.json"), "utf8"),
    ) as Manifest;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (existsSync(join(from, "node_modules", needed))) continue; // its own version, which comes with the folder
      if (existsSync(join(root, "node_modules", needed))) waiting.push(needed);
      else if (!(needed in optionalDependencies)) throw new Error(`${name} needs ${needed}, which is not installed.`);
    }
    await cp(from, join(folder, "node_modules", name), { recursive: true, filter: (path) => !isUnused(path) });
  }
}
