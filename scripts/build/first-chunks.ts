import type { Plugin } from "vite";

/*
 * Which modules come with an entry and which only later, with something a person opens: known once the whole graph is read, asked
 * when chunks are cut.
 */

export interface FirstModules {
  readonly plugin: Plugin;
  /** The module is imported, directly or not, by this entry; `import()` does not count. */
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
