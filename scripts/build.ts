import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createBuilder } from "vite";
import { buildStamp, dist, removeStamp, root, writeStamp } from "./build/staleness.ts";
import { compressFolder } from "./build/compress.ts";
import { refuseHeavyPages } from "./build/page-weight.ts";

/*
 * Builds the browser's half and the page renderer into `dist`. It happens in a folder of its own that takes the place
 * of the old one at the end, so that a cut or a second build never leaves half a page behind.
 * `--fast` leaves out the compressed twins (for `npm run dev`).
 */
process.env.NODE_ENV = "production"; // whatever the shell says: React's development half must never reach a browser
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
  if (!isFast) await writeStamp(stamp); // a fast build is not what `npm start` serves
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}
