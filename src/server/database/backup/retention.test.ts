import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { manualClock } from "../../clock.ts";
import { newFolder, removeFolder } from "../testing/open-test-database.ts";
import { folderPlace } from "./backup-place.ts";
import { pruneBackups } from "./backup.ts";

const at = Date.parse("2026-11-21T03:00:00Z");

test("backups of seven days, four weeks and six months are kept, and the newest always", async () => {
  const { advance, now } = manualClock(at);
  const folder = await newFolder("kept");
  const kept = folderPlace(folder);
  const days = (await Promise.all(
    Array.from({ length: 400 }, async (_, n) => {
      const name = `terrace-${new Date(at - n * 86_400_000).toISOString().slice(0, 10)}T03-00-00Z.tar.gz`;
      writeFileSync(join(folder, name), "");
      return name;
    }),
  )) as readonly string[];
  for (const name of ["terrace-2026-11-20T09-00-00Z.tar.gz", "terrace-2026-11-17t09-00-00z.tar.gz.sealed"])
    writeFileSync(join(folder, name), "");
  writeFileSync(join(folder, "notes.txt"), "");
  await pruneBackups(kept, now());
  const names = (await kept.list()).map(({ name }) => name);
  expect(names.map((name) => name.slice(8, 21))).toEqual([
    "2026-11-21T03",
    "2026-11-20T09", // all of the last two days
    "2026-11-20T03",
    "2026-11-19T03",
    "2026-11-18T03",
    "2026-11-17t09",
    "2026-11-16T03",
    "2026-11-15T03",
    "2026-11-08T03",
    "2026-11-01T03",
    "2026-10-31T03",
    "2026-09-30T03",
    "2026-08-31T03",
    "2026-07-31T03",
    "2026-06-30T03",
  ]);
  expect(days).toHaveLength(400);
  advance(365 * 86_400_000);
  await pruneBackups(kept, now());
  // A clock that jumps removes none but the second of a day that is over.
  expect(readdirSync(folder).sort()).toEqual(
    ["notes.txt", ...names.filter((name) => name !== "terrace-2026-11-20T03-00-00Z.tar.gz")].sort(),
  );
  await removeFolder(folder);
});
