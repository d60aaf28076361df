import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** File of each exported name of a package's index. */
type Files = ReadonlyMap<string, string>;

const antdFiles = (root: string): Files => {
  const index = readFileSync(join(root, "node_modules/antd/es/index.js"), "utf8");
  const lines = index.matchAll(/export \{ default as (\w+) \} from '\.\/([\w-]+)'/g);
  return new Map([...lines].map(([, name = "", file]) => [name, `antd/es/${file}`]));
};

// Absolute paths, because the package's `exports` names none of its files.
const iconFiles = (root: string): Files => {
  const folder = join(root, "node_modules/lucide-react/dist/esm").replaceAll("\\", "/");
  const index = readFileSync(`${folder}/lucide-react.mjs`, "utf8");
  const lines = index.matchAll(/export \{ ([^}]+) \} from '\.\/(icons\/[\w-]+\.mjs)'/g);
  return new Map(
    [...lines].flatMap(([, names = "", file]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]): [string, string] => [name, `${folder}/${file}`]),
    ),
  );
};

/**
 * `import { Button } from "antd"` imports the index of all 70 components, so that every chunk would seem to need them
 * all, and likewise with icons. This rewrites such an import to one import for each name, from its own file. Imports of
 * types are left to the compiler, which drops them.
 */
export function kitImports(root: string): Plugin {
  const packages = new Map([
    ["antd", antdFiles(root)],
    ["lucide-react", iconFiles(root)],
  ]);
  return {
    name: "kit-imports",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes("node_modules")) return undefined;
      const result = code.replace(
        /import \{([^}]*)\} from "(antd|lucide-react)";/g,
        (_whole, list: string, from: string) =>
          list
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name !== "" && !name.startsWith("type "))
            .map((name) => {
              const [exported = "", local = exported] = name.split(/ as /);
              const file = packages.get(from)?.get(exported);
              if (!file) throw new Error(`${id}: ${from} has no ${exported}`);
              return `import ${local} from ${JSON.stringify(file)};`;
            })
            .join(" "),
      );
      return result === code ? undefined : { code: result, map: null };
    },
  };
}
