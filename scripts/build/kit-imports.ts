import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * `import { Button } from "antd"` names the file with all 70 components, so that every chunk would seem to need them all: each name
 * is taken from its own file instead. Types are left to the compiler, which drops them.
 */
export function kitImports(root: string): Plugin {
  const index = readFileSync(join(root, "node_modules/antd/es/index.js"), "utf8");
  const files = new Map(
    [...index.matchAll(/export \{ default as (\w+) \} from '\.\/([\w-]+)'/g)].map(([, name, file]) => [name, file]),
  );
  return {
    name: "kit-imports",
    enforce: "pre",
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes("node_modules") || !code.includes('from "antd"')) return undefined;
      const result = code.replace(/import \{([^}]*)\} from "antd";/g, (_whole, list: string) =>
        list
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== "" && !name.startsWith("type "))
          .map((name) => {
            const [exported = "", local = exported] = name.split(/ as /);
            const file = files.get(exported);
            if (!file) throw new Error(`${id}: antd has no ${exported}`);
            return `import ${local} from "antd/es/${file}";`;
          })
          .join(" "),
      );
      return { code: result, map: null };
    },
  };
}
