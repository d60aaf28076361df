import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/support/prepare-data.ts",
  workers: 3, // on two cores: a test waits for frames and clocks a seventh of its time
  fullyParallel: false, // the journeys of one file share their server's records
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0, // a test that passes only sometimes is a fault to be found
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "zh-CN",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    trace: "off", // taking it costs a fifth of the run; the lone tries of what failed take it (scripts/testing/steps.ts)
    launchOptions: {
      // Where a machine names no locale, Chromium gives downloads no name that is not ASCII.
      env: { ...(process.env as Record<string, string>), LC_ALL: "C.UTF-8" },
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox", // as root, in containers
        "--disable-gpu",
        // A page lives for seconds: a process to draw in, code compiled for speed and small young generations of its
        // memory take longer than they save, a tenth of the run.
        "--in-process-gpu",
        "--js-flags=--no-turbofan,--no-maglev,--min-semi-space-size=32",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
