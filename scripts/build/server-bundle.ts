import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { build, type Plugin } from "vite";

/*
 * Bundles the server and its commands, so that a start reads twenty files instead of a thousand. It is not minified, so
 * that a stack trace can be read. Sources still find the files beside them (lists, texts, migrations): the bundle
 * resolves them from the source's own place, two folders above.
 */

/** Packages with native code, or with files that they look for in their own folder. */
const APART = ["@electric-sql/pglite", "@node-rs/argon2", "sharp"];

/** Names of the packages that must be installed beside a bundle, as JSON in its folder. */
export const NEEDED = "packages.json";

const WORKER = /new URL\("\.\/([\w-]+-worker)(?:\.server)?\.ts", import\.meta\.url\)/g;
const LATER = /\blazyLibrary<[^>]*>\("([^"]+)"\)/g;
const DEMONSTRATION = "import(PLACE.href)";

const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Makes expressions for a source's own path give that path instead of the bundle's. */
function ownPlaces(root: string, laterPackages: Set<string>): Plugin {
  const hasDemonstration = existsSync(join(root, "demo"));
  return {
    name: "own-places",
    enforce: "pre",
    transform(code, id) {
      if (id.includes("/node_modules/") || !id.startsWith(root.replaceAll("\\", "/"))) return undefined;
      for (const [, name = ""] of code.matchAll(LATER)) laterPackages.add(packageOf(name));
      const place = `../../${relative(root, id).replaceAll("\\", "/")}`;
      const workers: string[] = [];
      const changed = code
        .replace(
          WORKER,
          (_whole, name: string) => `\0${workers.push(`new URL("./${name}.js", import.meta.url)`) - 1}\0`,
        )
        .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`)
        .replaceAll("import.meta.url", `new URL(${JSON.stringify(place)}, import.meta.url).href`)
        .replace(/\0(\d+)\0/g, (_whole, index: string) => workers[Number(index)] ?? "")
        .replace(DEMONSTRATION, hasDemonstration ? `import("../../demo/demonstration.server.ts")` : "null");
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}

/** Each worker thread is an entry, found at run time by its name. */
const workersIn = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => /-worker(?:\.server)?\.ts$/.test(file))
      .map((file) => [basename(file).replace(/(?:\.server)?\.ts$/, ""), join(root, "src", file)]),
  );

export async function bundleServer(root: string, folder: string): Promise<void> {
  const laterPackages = new Set<string>();
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [ownPlaces(root, laterPackages)],
    ssr: { noExternal: true, external: APART },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      rolldownOptions: {
        checks: { bundlerTimings: false }, // an operator cannot change the duration of the build
        external: (name) => APART.includes(packageOf(name)),
        input: {
          server: join(root, "src/main/server.ts"),
          terrace: join(root, "scripts/terrace.ts"),
          ...workersIn(root),
        },
        output: {
          // Flat: the sources' places are counted from here.
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          // A running program keeps its source text in memory: of comments only licences stay.
          comments: { legal: true, annotation: false, jsdoc: false },
        },
      },
    },
  });
  const chunks = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks
    .flatMap((chunk) => (chunk.type === "chunk" ? [...chunk.imports, ...chunk.dynamicImports] : []))
    .filter((name) => !files.has(name) && !isBuiltin(name));
  const needed = new Set([...imported.map(packageOf), ...laterPackages]);
  writeFileSync(join(folder, NEEDED), JSON.stringify([...needed].sort()));
}

export const readNeeded = (folder: string): readonly string[] =>
  JSON.parse(readFileSync(join(folder, NEEDED), "utf8")) as string[];
