import type { Env } from "../env.ts";
import type { App } from "../http/app.ts";
import type { Budgets } from "../http/admission/rate-limit.ts";
import type { Services } from "../services.ts";
import type { Clock } from "../clock.ts";
import type { Logger } from "pino";

/**
 * The composition in `main`, injected by the test runner's setup file, so that tests of any folder can start the
 * server.
 */
export interface TestComposition {
  openServices(env: Env, log: Logger, clock: Clock): Promise<Services>;
  closeServices(services: Services): Promise<void>;
  compose(services: Services, options: { dist: null; budgets: Budgets; announce: () => void }): Promise<App>;
}

let load: (() => Promise<TestComposition>) | undefined;

export function setTestComposition(loader: () => Promise<TestComposition>): void {
  load = loader;
}

export function testComposition(): Promise<TestComposition> {
  if (!load) throw new Error("The test runner's setup file src/main/test-setup.server.ts did not run.");
  return load();
}
