import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newFolder, removeFolder } from "../database/testing/open-test-database.ts";

const OTHER = 10_001;
const isRoot = process.getuid?.() === 0;

let dataDir = "";
beforeEach(async () => {
  dataDir = await newFolder("unusable");
  const around = dirname(dataDir);
  if (isRoot) chmodSync(around, statSync(around).mode | 0o011); // the other user comes through it
  mkdirSync(join(dataDir, "database/base"), { recursive: true });
  writeFileSync(join(dataDir, "database/base/1"), "");
});
afterEach(() => {
  chmodSync(dataDir, 0o700);
  return removeFolder(dataDir);
});

const give = (...names: string[]) => {
  for (const name of names) if (isRoot) chownSync(join(dataDir, name), OTHER, OTHER);
};

/** What is said to another user; where this one is not root and cannot become another, to this one. */
function refusalToOther(call = "refuseUnusable"): string {
  const modules = JSON.stringify(new URL("./refuse-unusable.ts", import.meta.url).href);
  const given = call === "refuseUnusable" ? { dataDir, bucket: null } : dataDir;
  const code = `import { ${call} } from ${modules};
    if (${isRoot}) { process.setgroups([]); process.setgid(${OTHER}); process.setuid(${OTHER}); }
    try { ${call}(${JSON.stringify(given)}); } catch (error) { console.log(error.name, error.message); }`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout;
}

const [user, owner] = isRoot ? [OTHER, 0] : [process.getuid?.(), process.getuid?.()];
const ofRoot = isRoot ? `run this as user 0, or give all of it away with chown -R ${OTHER}` : "run chmod -R u+rwX";

test("what is closed to this user is named with its owner and the way out; what is not there yet is no matter", () => {
  give(".", "database", "database/base", "database/base/1");
  expect(refusalToOther()).toBe("");
  writeFileSync(join(dataDir, "secrets.json"), "", { mode: 0 });
  const keys = `ConfigurationError ${join(dataDir, "secrets.json")} belongs to user ${owner} and is closed to user ${user}`;
  expect(refusalToOther()).toContain(keys);
  expect(refusalToOther()).toContain(ofRoot);
  mkdirSync(join(dataDir, "files"), { mode: 0 });
  expect(refusalToOther()).toContain(`${join(dataDir, "files")} belongs to user ${owner}`);
  chmodSync(join(dataDir, "database"), 0);
  expect(refusalToOther()).toContain(`${join(dataDir, "database")} belongs to user ${user} and is`);
  chmodSync(join(dataDir, "database"), 0o700);
  chmodSync(dataDir, 0);
  expect(refusalToOther()).toContain(`${dataDir} belongs to user ${user} and is closed to`);
  expect(refusalToOther()).toContain("run chmod -R u+rwX");
});

test("a file among those of the database that another user made is found", () => {
  give(".", "database", "database/base", "database/base/1");
  expect(refusalToOther("refuseClosedFiles")).toBe("");
  writeFileSync(join(dataDir, "database/base/2"), "", { mode: 0 });
  expect(refusalToOther("refuseClosedFiles")).toContain(`${join(dataDir, "database/base/2")} belongs to user ${owner}`);
  expect(readdirSync(join(dataDir, "database/base"))).toHaveLength(2);
});
