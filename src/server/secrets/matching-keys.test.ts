import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { manualClock } from "../clock.ts";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { loadSecrets } from "./secrets.ts";
import { refuseDifferentKeys } from "./matching-keys.ts";

test("instances with other keys than the first one are refused with what to do", async () => {
  const { database, drop } = await openMigratedDatabase();
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "terrace-keys-")));
  const [own, other] = folders.map((folder) => loadSecrets(folder, { isProduction: false }));
  const clock = manualClock(Date.now());
  if (!own || !other) throw new Error("two sets of keys");
  await refuseDifferentKeys(database, own, clock);
  await refuseDifferentKeys(database, own, clock);
  await expect(refuseDifferentKeys(database, other, clock)).rejects.toThrow(/secrets\.json.*copy that file/s);
  await refuseDifferentKeys(database, own, clock);
  await drop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});
