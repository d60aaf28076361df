import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { manualClock } from "../clock.ts";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { loadSecrets } from "./secrets.ts";
import { FORGET_KEYS, refuseDifferentKeys } from "./matching-keys.ts";

test("instances with other keys than the first one are refused with what to do", async () => {
  const { database, drop } = await openMigratedDatabase();
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "terrace-keys-")));
  const [own, other] = folders.map((folder) => loadSecrets(folder, { isProduction: false }));
  const said = { clock: manualClock(Date.now()), file: "/run/secrets/terrace.json" };
  if (!own || !other) throw new Error("two sets of keys");
  await refuseDifferentKeys(database, own, said);
  await refuseDifferentKeys(database, own, said);
  await expect(refuseDifferentKeys(database, other, said)).rejects.toThrow(
    `than those in /run/secrets/terrace.json: put those of an instance that runs there. Where they are lost, or these are meant to be fresh ones, stop every instance, run in the database "${FORGET_KEYS}"`,
  );
  await refuseDifferentKeys(database, own, said);
  await database.pool.query(FORGET_KEYS);
  await refuseDifferentKeys(database, other, said);
  await expect(refuseDifferentKeys(database, own, said)).rejects.toThrow("other keys");
  await drop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});
