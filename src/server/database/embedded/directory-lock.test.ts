import { spawnSync } from "node:child_process";
import { existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigurationError } from "../../configuration-error.ts";
import { lockDirectory } from "./directory-lock.ts";
import { CLAIM_FILE, claimFolder } from "./folder-claim.ts";
import { restoreBackup } from "../backup/restore.ts";
import { runScript } from "../testing/child.ts";
import { describeEmbedded } from "../testing/embedded-engine.ts";
import { newFolder, placeEmbedded, removeFolder } from "../testing/open-test-database.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await newFolder("lock");
});
afterEach(() => removeFolder(dataDir));

describeEmbedded(() => {
  test("a second owner in the same process is refused until the first releases", () => {
    const first = lockDirectory(dataDir);
    expect(() => lockDirectory(dataDir)).toThrow(ConfigurationError);
    first.release();
    first.release();
    lockDirectory(dataDir).release();
  });

  test("a directory that cannot be is said by its variable", () => {
    writeFileSync(join(dataDir, "file"), "");
    expect(() => lockDirectory(join(dataDir, "file"))).toThrow(ConfigurationError);
    expect(() => lockDirectory(join(dataDir, "file/below"))).toThrow(/^DATA_DIR is .*nothing can be stored/);
  });

  test("RE-03: a second process stops with one line that names directory and owner, also while the owner hangs", async () => {
    const owner = runScript("opener.ts", dataDir);
    expect(await owner.firstLine()).toBe("owner");
    owner.send("SIGSTOP");
    const second = runScript("opener.ts", dataDir);
    const line = await second.firstLine();
    expect(line).toContain(dataDir);
    expect(line).toMatch(/in use by process \d+/);
    owner.send("SIGCONT");
    await owner.kill();
    await second.kill();
  });

  test("RE-03: the lock of a killed owner is free, whatever its notes say", async () => {
    const owner = runScript("opener.ts", dataDir);
    await owner.firstLine();
    await owner.kill();
    // The dead one's number now belongs to a living process.
    writeFileSync(join(dataDir, "lock.owner"), `process ${process.pid}`);
    lockDirectory(dataDir).release();
  });

  test("RE-03: of eight that come at once after a kill exactly one becomes the owner", async () => {
    const dead = runScript("opener.ts", dataDir);
    await dead.firstLine();
    await dead.kill();
    const takers = Array.from({ length: 8 }, () => runScript("opener.ts", dataDir));
    const lines = await Promise.all(takers.map((taker) => taker.firstLine()));
    expect(lines.filter((line) => line === "owner")).toHaveLength(1);
    expect(lines.filter((line) => line.includes("in use"))).toHaveLength(7);
    await Promise.all(takers.map((taker) => taker.kill()));
  });

  test.each(["moved away", "removed"])(
    "RE-03: with the lock file %s the database is still its owner's alone, also while that hangs",
    async (fate) => {
      await placeEmbedded(dataDir);
      const owner = runScript("opener.ts", dataDir, "database");
      expect(await owner.firstLine()).toBe("owner");
      const away = () => {
        if (fate === "removed") rmSync(join(dataDir, "lock"));
        else renameSync(join(dataDir, "lock"), join(dataDir, "lock.away"));
      };
      away();
      owner.send("SIGSTOP");
      const second = runScript("opener.ts", dataDir, "database");
      expect(await second.firstLine()).toMatch(/in use by process \d+/);
      owner.send("SIGCONT");
      // Moves away or removes the lock file of the second process as well.
      away();
      // By another DATA_DIR, too.
      const other = await newFolder("other");
      symlinkSync(join(dataDir, "database"), join(other, "database"));
      const third = runScript("opener.ts", other, "database");
      expect(await third.firstLine()).toMatch(/in use by process \d+/);
      const stores = () => Promise.reject(new Error("nothing is unpacked"));
      const file = join(other, "backup");
      writeFileSync(file, "never read");
      const options = { file, key: null, now: Date.now(), stores };
      await expect(restoreBackup(dataDir, options)).rejects.toThrow(/in use by process/);
      await owner.kill();
      const heir = runScript("opener.ts", dataDir, "database");
      expect(await heir.firstLine()).toBe("owner");
      await Promise.all([second.kill(), third.kill(), heir.kill()]);
      await removeFolder(other);
    },
    60_000,
  );

  test("an owner on another machine or in another container is known by its file, which goes on changing; a dead one's is not waited for", async () => {
    const file = join(dataDir, CLAIM_FILE);
    let beat = 0;
    const write = (lock: string) =>
      writeFileSync(file, JSON.stringify({ by: "process 7, there", lock, beat: (beat += 1) }));
    write("1:2");
    const living = setInterval(() => write("1:2"), 50);
    await expect(claimFolder(dataDir, "1:3")).rejects.toThrow(/in use by process 7, there/);
    clearInterval(living);
    const claim = await claimFolder(dataDir, "1:2");
    expect(existsSync(file)).toBe(true);
    claim.release();
    expect(existsSync(file)).toBe(false);
  });

  test("taking the lock prints nothing on the operator's screen", () => {
    const url = new URL("directory-lock.ts", import.meta.url).href;
    const code = `import("${url}").then((m) => m.lockDirectory(${JSON.stringify(dataDir)}).release())`;
    const { stdout, stderr } = spawnSync(process.execPath, ["-e", code], { encoding: "utf8" });
    expect(stdout + stderr).toBe("");
  });
});
