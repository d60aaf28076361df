import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../../log.ts";
import { loadSecrets } from "../../secrets/secrets.ts";
import { openStores } from "../../storage/open-storage.ts";
import { describeEmbedded } from "../testing/embedded-engine.ts";
import { newFolder, placeEmbedded, removeFolder } from "../testing/open-test-database.ts";
import { openDatabase } from "../open-database.ts";
import { backupFolder, folderPlace } from "./backup-place.ts";
import { writeBackup } from "./backup.ts";
import { restoreBackup } from "./restore.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await newFolder("backup");
  await placeEmbedded(dataDir);
});
afterEach(() => removeFolder(dataDir));

const stores = () =>
  openStores(
    { bucket: null, dataDir },
    createLog("silent", () => {}),
  );

describeEmbedded(() => {
  test("a backup of a newer version's schema is refused before anything is replaced: no start of this one would take it", async () => {
    const before = loadSecrets(dataDir, { isProduction: false });
    const database = await openDatabase({ dataDir });
    await database.pool.query("create table schema_migration (number integer, name text, checksum text)");
    await database.pool.query("insert into schema_migration values (9999, '9999-later.sql', 'x')");
    const place = folderPlace(backupFolder(dataDir));
    const now = Date.parse("2026-11-21T03:00:00Z");
    const backup = { bucket: null, key: null, hasFiles: true };
    const { name } = await writeBackup({ database, env: { backup }, ...(await stores()) }, place, now);
    await database.pool.query("drop table schema_migration; create table t ()");
    await database.close();
    const restoring = restoreBackup(dataDir, {
      file: place.addressOf(name),
      key: null,
      now,
      stores: async () => {
        const { storage, privateFiles } = await stores();
        return { files: storage, private: privateFiles };
      },
    });
    await expect(restoring).rejects.toMatchObject({
      kind: "newerSchema",
      message: expect.stringMatching(
        /\.tar\.gz is no backup for this version: .* newer version of Terrace \(9999-later/,
      ) as string,
    });
    expect(loadSecrets(dataDir, { isProduction: false }).fingerprint).toBe(before.fingerprint);
    const again = await openDatabase({ dataDir });
    expect((await again.pool.query("select from t")).rows).toEqual([]);
    await again.close();
  }, 60_000);
});
