import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createBuilder } from "vite";
import { buildStamp, PARTS, removeStamp, writeStamp, type Part } from "./build/staleness.ts";
import { dist, root } from "./places.ts";
import { compressFolder } from "./build/compress.ts";
import { refuseHeavyPages } from "./build/page-weight.ts";
import { bundleServer } from "./build/server-bundle.ts";
import { readCommandLine } from "./command-line.ts";

const { positionals } = readCommandLine({
  usage: `build [pages] [server]
Builds the browser's bundles, the page renderer and the server's bundle into dist, or those that are named.`,
  mostWords: PARTS.length,
  knownWords: PARTS,
});
const asked = PARTS.filter((part) => positionals.includes(part));

/*
 * It builds in a scratch folder that replaces the old one at the end, so that an aborted or
 * concurrent build never leaves half a page.
 */
// whatever the shell sets, because React's development build must never reach a browser
process.env.NODE_ENV = "production";
const scratch = join(dist, `.build-${process.pid}`);

async function buildPages(): Promise<readonly string[]> {
  const builder = await createBuilder({ root, configFile: join(root, "vite.config.ts"), logLevel: "warn" });
  for (const [name, folder] of Object.entries({ client: "web", ssr: "ssr" })) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts has no environment ${name}`);
    environment.config.build.outDir = join(scratch, folder);
    await builder.build(environment);
  }
  await refuseHeavyPages(join(scratch, "web"));
  await compressFolder(join(scratch, "web/assets"));
  return ["web", "ssr"];
}

async function buildServer(): Promise<readonly string[]> {
  await bundleServer(root, join(scratch, "server"));
  return ["server"];
}

const builders: Readonly<Record<Part, () => Promise<readonly string[]>>> = { pages: buildPages, server: buildServer };

try {
  for (const part of asked.length > 0 ? asked : PARTS) {
    const stamp = await buildStamp(part);
    const folders = await builders[part]();
    await removeStamp(part);
    for (const folder of folders) {
      await rm(join(dist, folder), { recursive: true, force: true });
      await rename(join(scratch, folder), join(dist, folder));
    }
    await writeStamp(part, stamp);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}
