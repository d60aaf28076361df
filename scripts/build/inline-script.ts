import { build, type Plugin } from "vite";

const SUFFIX = "?script";

/**
 * `import text from "./x.ts?script"` returns the module and its imports as one minified script, to be inlined in a
 * page's HTML.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return undefined;
      const file = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return file ? `\0${file.id}${SUFFIX}` : undefined;
    },
    async load(id) {
      if (!id.startsWith("\0") || !id.endsWith(SUFFIX)) return undefined;
      const built = await build({
        configFile: false,
        logLevel: "warn",
        build: {
          write: false,
          target: "es2023",
          modulePreload: false,
          rolldownOptions: { input: id.slice(1, -SUFFIX.length), output: { format: "iife" } },
        },
      });
      const [chunk] = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
      if (chunk?.type !== "chunk") throw new Error(`${id} gave no script`);
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}
