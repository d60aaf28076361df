import { afterAll, beforeAll, expect, test } from "vitest";
import { lockDirectory } from "../server/database/embedded/directory-lock.ts";
import { describeEmbedded } from "../server/database/testing/embedded-engine.ts";
import type { TestDatabase } from "../server/database/testing/open-test-database.ts";
import { readEnv, type Env } from "../server/env.ts";
import { createLog } from "../server/log.ts";
import { openMigratedDatabase } from "../server/testing/migrated-database.ts";
import { checkInstallation, findingLines } from "./self-check.server.ts";

let stopped: TestDatabase;
let env: Env;
beforeAll(async () => {
  stopped = await openMigratedDatabase();
  await stopped.database.close();
  const { dataDir: DATA_DIR, databaseUrl } = stopped;
  env = readEnv({ DATA_DIR, DATABASE_URL: databaseUrl ?? "", CAPTCHA: "off", TEST_SWITCHES: "1" });
});
afterAll(() => stopped.drop());

const log = createLog("silent");
const foundBy = (findings: Awaited<ReturnType<typeof checkInstallation>>, name: string) =>
  findings.find(({ check }) => check === name)?.found;

test("the command looks at a stopped installation as a whole, and prints what is serious first", async () => {
  const findings = await checkInstallation(env, log);
  expect(findings.find(({ check, level }) => check === "versions" && level === "ok")?.found).toMatch(
    /^Program .*, Node 24\./,
  );
  expect(foundBy(findings, "passwords")).toBe("Every system administrator has replaced the first password");
  const lines = findingLines(findings);
  expect(lines[0]).toMatch(/^SERIOUS {2}Settings that weaken sign-in {2,}CAPTCHA=off/);
  expect(lines[1]).toMatch(/^ +→ This switch is for tests only/);
  const counted = findings.slice(0, 1).map((each) => ({ ...each, items: ["News: edit, delete", "Jobs: view"] }));
  expect(findingLines(counted).map((line) => line.trim())).toEqual([
    expect.stringMatching(/^SERIOUS/),
    "· News: edit, delete",
    "· Jobs: view",
    expect.stringMatching(/^→ This switch/),
  ]);
});

describeEmbedded(() => {
  test("beside a running server on the embedded database it tells what needs no database", async () => {
    const lock = lockDirectory(env.dataDir);
    try {
      const findings = await checkInstallation(env, log);
      expect(foundBy(findings, "passwords")).toContain("belongs to the running server");
      expect(foundBy(findings, "disk")).toContain("GB");
    } finally {
      lock.release();
    }
  });
});

test("a folder without a database is left as it is", async () => {
  await expect(checkInstallation({ ...env, databaseUrl: null, dataDir: "/nowhere" }, log)).rejects.toThrow(
    "There is no database in /nowhere: set DATA_DIR",
  );
});
