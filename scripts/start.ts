import { spawnSync } from "node:child_process";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

// The second start takes the stripped and compiled modules from here: half of the time to the first answer.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));

const { isStale } = await import("./build/staleness.ts");
// `--as-built` is for scripts/dev.ts, which builds by itself.
if (!process.argv.includes("--as-built") && (await isStale())) {
  process.stderr.write("Building the pages ...\n");
  // In a process of its own: the bundler's memory would otherwise stay with the server.
  const built = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: ["ignore", 2, 2] });
  if (built.status !== 0) process.exit(1);
}

const { main } = await import("../src/main/server.ts");
await main(process.env);
setTimeout(flushCompileCache, 2000).unref(); // a killed server would otherwise leave no cache behind
