import { mkdirSync, writeFileSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createBuilder, type Plugin } from "vite";
import { root } from "../places.ts";

/** Folder that the program reads as its build during `npm run dev`; its files name modules of the dev server. */
export const DEV_DIST = join(root, "node_modules/.cache/dev");
export const BUILT_RENDERER = join(DEV_DIST, "renderer/render.js");

/** Event sent to open pages that the server renders when the renderer has changed. */
export const NEW_RENDERER = "terrace:new-renderer";

const ENTRIES = {
  signin: "src/main/signin.tsx",
  console: "src/main/console/entry.tsx",
  portal: "src/main/portal.tsx",
} as const;
const AT = "@entry/";

/** Writes a manifest that names the entries below `AT`, and a renderer module that follows changes of the built one. */
export function writeDevDist(): void {
  const manifest = Object.fromEntries(
    Object.entries(ENTRIES).map(([name, src]) => [src, { file: `${AT}${name}.js`, name, isEntry: true }]),
  );
  for (const folder of ["web/.vite", "web/assets", "ssr"]) mkdirSync(join(DEV_DIST, folder), { recursive: true });
  writeFileSync(join(DEV_DIST, "web/.vite/manifest.json"), JSON.stringify(manifest));
  const latest = JSON.stringify(join(import.meta.dirname, "latest-renderer.ts"));
  writeFileSync(join(DEV_DIST, "ssr/render.js"), `export * from ${latest};\n`);
}

const builtText = () => readFile(BUILT_RENDERER, "utf8").catch(() => "");

/**
 * Builds the page renderer (half a second). Returns false if it did not change or the build failed; a failure is
 * printed.
 */
export async function buildRenderer(): Promise<boolean> {
  const scratch = join(DEV_DIST, "renderer-next");
  const builder = await createBuilder({ root, configFile: join(root, "vite.config.ts"), logLevel: "warn" });
  const environment = builder.environments["ssr"];
  if (!environment) throw new Error("vite.config.ts has no environment ssr");
  environment.config.build.outDir = scratch;
  try {
    await builder.build(environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
  if ((await readFile(join(scratch, "render.js"), "utf8")) === (await builtText())) return false;
  await rm(join(DEV_DIST, "renderer"), { recursive: true, force: true });
  await rename(scratch, join(DEV_DIST, "renderer"));
  return true;
}

/**
 * Serves each entry with the code that Vite would write into its own HTML before it: React Refresh and the HMR client.
 */
export const devEntries = (): Plugin => ({
  name: "dev-entries",
  apply: "serve",
  resolveId: (source) => (source.startsWith(`/${AT}`) ? source : undefined),
  load(id) {
    const name = id.startsWith(`/${AT}`) ? id.slice(AT.length + 1, -".js".length) : "";
    if (!Object.hasOwn(ENTRIES, name)) return undefined;
    const lines = [
      'import { injectIntoGlobalHook } from "/@react-refresh";',
      'import "/@vite/client";',
      "injectIntoGlobalHook(window);",
      "window.$RefreshReg$ = () => {};",
      "window.$RefreshSig$ = () => (type) => type;",
      `await import("/${ENTRIES[name as keyof typeof ENTRIES]}");`,
    ];
    const reload = `import.meta.hot.on(${JSON.stringify(NEW_RENDERER)}, () => location.reload());`;
    return [...lines, ...(name === "console" ? [] : [reload])].join("\n");
  },
});
