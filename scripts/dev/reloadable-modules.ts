import { registerHooks } from "node:module";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { isOnlyServer } from "../build/staleness.ts";

/**
 * Lets a running process import changed modules again. Node never unloads a module, so a changed one and all its
 * importers get a new URL for the next import of `entry`; the old ones stay in memory.
 */
export function reloadableModules(root: string, entry: string) {
  /** The program's path below the repository, `src/…`; undefined for packages and Node's own. */
  const sourceOf = (url: string | undefined): string | undefined => {
    if (!url?.startsWith("file:")) return undefined;
    const path = relative(root, fileURLToPath(url)).replaceAll(sep, "/");
    return path.startsWith("src/") ? path : undefined;
  };
  const importers = new Map<string, Set<string>>();
  const versions = new Map<string, number>();
  let kept: ReadonlySet<string> = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const path = sourceOf(found.url);
      if (path === undefined) return found;
      const importer = sourceOf(context.parentURL);
      const known = importers.get(path) ?? new Set();
      importers.set(path, importer === undefined ? known : known.add(importer));
      const version = versions.get(path);
      return version === undefined ? found : { ...found, url: `${found.url}?version=${version}` };
    },
  });
  return {
    /** Modules loaded so far stay loaded until the process ends. */
    keepLoaded(): void {
      kept = new Set(importers.keys());
    },
    /**
     * Makes the next import of `entry` load the changed files. "kept": one of them stays loaded, or may be used in
     * another way, such as by a worker or a migration; "unused": none of them is loaded.
     */
    reload(changed: readonly string[]): "renewed" | "kept" | "unused" {
      const unknown = changed.filter((path) => !importers.has(path));
      if (unknown.some((path) => !path.startsWith("src/") || isOnlyServer(path))) return "kept";
      const due = new Set(changed.filter((path) => importers.has(path)));
      for (const path of due) {
        if (kept.has(path)) return "kept";
        if (path !== entry) for (const importer of importers.get(path) ?? []) due.add(importer); // walked as well
      }
      for (const path of due) versions.set(path, (versions.get(path) ?? 0) + 1);
      return due.size > 0 ? "renewed" : "unused";
    },
  };
}
