import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { readCommandLine } from "./command-line.ts";

/*
 * The commands of an installed Terrace (`terrace start`, `terrace backup …`): those of package.json, bundled and
 * without the ones that build.
 */
const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  start: async () => {
    readCommandLine({ usage: "start\nServes." });
    await (await import("../src/main/server.ts")).main(process.env);
  },
  health: () => import("./health.ts"),
  migrate: () => import("./migrate.ts"),
  seed: () => import("./seed.ts"),
  backup: () => import("./backup.ts"),
  restore: () => import("./restore.ts"),
  "move-files": () => import("./move-files.ts"),
  "move-database": () => import("./move-database.ts"),
  "verify-audit": () => import("./verify-audit.ts"),
  "self-check": () => import("./self-check.ts"),
};

// Filled when the release was made (scripts/release.ts) and only read since, unless the operator names a folder. By the
// environment, so that the database's thread takes its modules from there too.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "../dist/compiled");
process.env["NODE_COMPILE_CACHE_PORTABLE"] ??= "1";
enableCompileCache({ directory: process.env["NODE_COMPILE_CACHE"], portable: true });

const [command = "start"] = process.argv.splice(2, 1); // the commands read their arguments from there
const run = COMMANDS[command];
if (run) await run();
else {
  console.error(`usage: terrace ${Object.keys(COMMANDS).join(" | ")}`);
  process.exitCode = 2;
}
