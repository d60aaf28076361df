import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readCommandLine } from "./command-line.ts";
import { root } from "./places.ts";

const { values } = readCommandLine({
  usage: `fuzz [--requests <number>] [--seed <number>]
The suite's test of drawn requests, for longer. Exit code 1 when one of them is answered with a fault, ends the process,
or memory does not come back; the seed repeats a run.`,
  options: { requests: { type: "string", default: "100000" }, seed: { type: "string" } },
});
const words = ["run", "src/modules/every-call/fuzz.test.ts", "--project", "node", "--disable-console-intercept"];
const program = spawn(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), ...words], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, REQUESTS: values.requests, SEED: values.seed ?? String(Date.now() % 1_000_000) },
});
const [status] = (await once(program, "close")) as [number | null];
process.exitCode = status ?? 1;
