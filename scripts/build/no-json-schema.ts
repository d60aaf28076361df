import type { Plugin } from "vite";

const FILES = /[\\/]node_modules[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;

/**
 * zod carries in each schema what describes it as JSON Schema. That is for the API's description, which only the server writes: in
 * the browser every such function is an empty one (7 KB of what comes at once). With them goes what a schema tells of its own checks
 * (`schema.maxLength`): nothing in the browser may ask for that.
 */
export const noJsonSchema = (): Plugin => ({
  name: "no-json-schema",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (!FILES.test(id)) return undefined;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
    if (names.length === 0) throw new Error(`${id}: zod is written otherwise than it was`);
    const empty = names.map((name) =>
      name === "allProcessors" ? `export const ${name} = {};` : `export const ${name} = () => () => undefined;`,
    );
    return { code: empty.join("\n"), map: null };
  },
});
