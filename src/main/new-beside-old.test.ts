import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, removeFolder } from "../server/database/testing/open-test-database.ts";
import { newBesideOld } from "./new-beside-old.server.ts";

test("a PostgreSQL database that is begun beside an embedded one is said with the command that moves it, and only then", async () => {
  const dataDir = await newFolder("beside");
  const all = ["0001-identity.sql", "0002-dictionary.sql"];
  expect(newBesideOld(dataDir, all)).toBeUndefined();
  mkdirSync(join(dataDir, "database"));
  writeFileSync(join(dataDir, "database", "terrace-ready"), "");
  expect(newBesideOld(dataDir, all)).toContain("npm run move-database -- to-postgres");
  expect(newBesideOld(dataDir, all.slice(1))).toBeUndefined();
  expect(newBesideOld(dataDir, [])).toBeUndefined();
  await removeFolder(dataDir);
});
