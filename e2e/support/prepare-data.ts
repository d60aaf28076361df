import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeServer } from "./server.ts";

/** The first start with its migrations and demo rows happens once; every worker begins with a copy of what it left. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "terrace-e2e-"));
  const server = await makeServer(join(folder, "data"));
  try {
    await server.start();
  } finally {
    await server.stop();
  }
  process.env["E2E_DATA"] = server.dataDir;
  return () => rm(folder, { recursive: true, force: true });
}
