import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { makeServer } from "./server.ts";

/** Sizes of the demonstration's pictures are made when a page asks: made beforehand, they would take every worker's server a core. */
async function leaveSizes(dataDir: string): Promise<void> {
  const engine = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  await engine.query("update attachment set sizes_made = 2");
  await engine.close();
}

/** The first start with its migrations and demo rows happens once; every worker begins with a copy of what it left. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "terrace-e2e-"));
  const server = await makeServer(join(folder, "data"));
  try {
    await server.start();
  } finally {
    await server.stop();
  }
  await leaveSizes(join(server.dataDir, "database"));
  process.env["E2E_DATA"] = server.dataDir;
  return () => rm(folder, { recursive: true, force: true });
}
