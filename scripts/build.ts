import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createBuilder } from "vite";
import { buildStamp, dist, removeStamp, root, writeStamp } from "./build/staleness.ts";
import { compressFolder } from "./build/compress.ts";
import { refuseHeavyPages } from "./build/page-weight.ts";

/*
 * Builds the browser's bundles and the page renderer into `dist`. It builds in a scratch folder that replaces the old
 * one at the end, so that an aborted or concurrent build never leaves half a page. `--fast` skips compression (for `npm
 * run dev`).
 */
// whatever the shell sets, because React's development build must never reach a browser
process.env.NODE_ENV = "production";
const isFast = process.argv.includes("--fast");
const stamp = await buildStamp();
const scratch = join(dist, `.build-${process.pid}`);
try {
  const builder = await createBuilder({ root, configFile: join(root, "vite.config.ts"), logLevel: "warn" });
  for (const [name, folder] of Object.entries({ client: "web", ssr: "ssr" })) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts has no environment ${name}`);
    environment.config.build.outDir = join(scratch, folder);
    await builder.build(environment);
  }
  await refuseHeavyPages(join(scratch, "web"));
  if (!isFast) await compressFolder(join(scratch, "web/assets"));
  await removeStamp();
  for (const folder of ["web", "ssr"]) {
    await rm(join(dist, folder), { recursive: true, force: true });
    await rename(join(scratch, folder), join(dist, folder));
  }
  if (!isFast) await writeStamp(stamp); // `npm start` does not serve a fast build
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}
