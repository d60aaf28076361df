import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeServer } from "./server.ts";

/** Runs the first start, with migrations and demo rows, once; every worker starts with a copy of its data. */
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
