import { staleParts } from "../build/staleness.ts";
import { run } from "../testing/run-command.ts";

/** Builds what is stale: instances that start together would each do so. */
export async function ensureBuilt(): Promise<void> {
  const stale = await staleParts();
  if (stale.length === 0) return;
  process.stderr.write(`Building the ${stale.join(" and the ")} ...\n`);
  const { code, output } = await run(process.execPath, ["scripts/build.ts", ...stale]);
  if (code === 0) return;
  process.stderr.write(output);
  process.exit(1);
}
