import { describe } from "vitest";
import { testServer } from "./server-databases.ts";

/** Words for Node in a process with the embedded engine: compiling that for speed costs more than a short one gains. */
export const engineWords = ["--liftoff-only"];

/**
 * Tests of the embedded engine itself, not run where the suite runs on a PostgreSQL server; `scripts/testing/tally.ts`
 * knows them by this title and counts them.
 */
export const describeEmbedded = (tests: () => void): void => {
  describe.skipIf(testServer() !== undefined)("embedded engine", () => {
    tests();
  });
};
