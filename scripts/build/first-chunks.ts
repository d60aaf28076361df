import type { Plugin } from "vite";

/*
 * Tells which modules are statically imported by an entry and which are loaded later. The module graph is read at
 * buildEnd and queried when chunks are formed.
 */

export interface FirstModules {
  readonly plugin: Plugin;
  /** True if this entry imports the module, directly or not; `import()` does not count. */
  comesWith(entry: string, id: string): boolean;
}

export function firstModules(entries: Readonly<Record<string, string>>): FirstModules {
  const reached = new Map<string, Set<string>>();
  return {
    plugin: {
      name: "first-modules",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      buildEnd() {
        const ids = [...this.getModuleIds()];
        for (const [name, file] of Object.entries(entries)) {
          const seen = new Set<string>();
          const waiting = ids.filter((id) => id.replaceAll("\\", "/").endsWith(`/${file}`));
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (seen.has(id)) continue;
            seen.add(id);
            waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
          }
          reached.set(name, seen);
        }
      },
    },
    comesWith: (entry, id) => reached.get(entry)?.has(id) ?? false,
  };
}
