import { root } from "../../scripts/places.ts";
import { testInstances } from "../../src/server/testing/instances.ts";
import { makeProcess, type Server } from "./server.ts";

/** The first administrator of every test server. */
export const administrator = { username: "admin", password: "Terrace-e2e-2026" } as const;

/**
 * A server on a free port, not started yet: one process with the embedded database, or with TEST_INSTANCES several
 * behind a balancer. `env` is added to its configuration; `program` is another checkout.
 */
export async function makeServer(dataDir: string, env: NodeJS.ProcessEnv = {}, program = root): Promise<Server> {
  const settings = {
    CAPTCHA: "off",
    TEST_SWITCHES: "1",
    DEMO: "1",
    ADMIN_PASSWORD: administrator.password,
    ...env,
  };
  const count = testInstances();
  if (count <= 1) return makeProcess(dataDir, settings, program);
  // Imported here alone: it has this process end, at a signal too, with all that it has started.
  const { makeInstances } = await import("./instances.ts");
  return makeInstances(count, dataDir, settings, program);
}
