import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Schedule, ScheduleName } from "../../src/modules/schedule/schedule.ts";
import { connect } from "./client.ts";
import { makeServer } from "./make-server.ts";
import type { Server } from "./server.ts";

const HALF_DAY = 12 * 3_600_000; // ms
const HEAVY: readonly ScheduleName[] = ["nightlyBackup", "databaseUpkeep"];

/** Runs the first start, with migrations and demo rows, once; every worker starts with a copy of its data. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "terrace-e2e-"));
  const server = await makeServer(join(folder, "data"));
  try {
    await server.start();
    await putOffHeavyWork(server);
  } finally {
    await server.stop();
  }
  process.env["E2E_DATA"] = server.dataDir;
  return async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Else each server that starts ten minutes later begins with the first backup of a new installation. */
async function putOffHeavyWork({ url }: Server): Promise<void> {
  const client = await connect(url);
  const { timeZone, rows } = (await client.get("/sys/schedule/list")).data as { timeZone: string; rows: Schedule[] };
  const at = new Date(Date.now() + HALF_DAY).toLocaleTimeString("en-GB", { timeZone, timeStyle: "short" });
  for (const { id, kind, version } of rows) {
    if (!HEAVY.includes(kind)) continue;
    const timing = { "timing.every": "day", "timing.at": at };
    const { code, msg } = await client.post(`/sys/schedule/${id}/update`, { version: String(version), ...timing });
    if (code !== 0) throw new Error(`A schedule could not be put off: ${msg}`);
  }
  await client.close();
}
