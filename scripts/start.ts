import { spawnSync } from "node:child_process";
import { flushCompileCache } from "node:module";
import { join } from "node:path";

const { isStale } = await import("./build/staleness.ts");
// scripts/dev.ts passes `--as-built`, because it builds by itself.
if (!process.argv.includes("--as-built") && (await isStale())) {
  process.stderr.write("Building the pages ...\n");
  // In a process of its own, because the bundler's memory would otherwise stay allocated in the server.
  const built = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: ["ignore", 2, 2] });
  if (built.status !== 0) process.exit(1);
}

const { main } = await import("../src/main/server.ts");
await main(process.env);
setTimeout(flushCompileCache, 2000).unref(); // a killed server would otherwise leave no cache
