import { spawnSync } from "node:child_process";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as server from "../src/main/server.ts";

const { staleParts } = await import("./build/staleness.ts");
const { dist } = await import("./places.ts");
const { readCommandLine } = await import("./command-line.ts");
const { values } = readCommandLine({
  usage: "start [--as-built]\nBuilds what is stale, but not with --as-built, and serves.",
  options: { "as-built": { type: "boolean", default: false } },
});
const stale = values["as-built"] ? [] : await staleParts();
if (stale.length > 0) {
  // Building takes half a minute, and a wrong setting is told before.
  const [{ readUsableEnv }, { ConfigurationError }] = await Promise.all([
    import("../src/server/usable-env.ts"),
    import("../src/server/configuration-error.ts"),
  ]);
  try {
    readUsableEnv(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(ConfigurationError.exitCode);
  }
  process.stderr.write(`Building the ${stale.join(" and the ")} ...\n`);
  // In a process of its own, because the bundler's memory would otherwise stay allocated in the server.
  const words = [join(import.meta.dirname, "build.ts"), ...stale];
  const built = spawnSync(process.execPath, words, { stdio: ["ignore", 2, 2] });
  if (built.status !== 0) process.exit(1);
}

const { main } = (await import(pathToFileURL(join(dist, "server/server.js")).href)) as typeof server;
await main(process.env);
setTimeout(flushCompileCache, 2000).unref(); // a killed server would otherwise leave no cache
