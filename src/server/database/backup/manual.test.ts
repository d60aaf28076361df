import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../../log.ts";
import { openStores } from "../../storage/open-storage.ts";
import { migratedTemplate } from "../../testing/migrated-database.ts";
import { copyTemplate } from "../../testing/template.ts";
import { openDatabase } from "../open-database.ts";
import { describeEmbedded, engineWords } from "../testing/embedded-engine.ts";
import { newFolder, removeFolder } from "../testing/open-test-database.ts";

const root = join(import.meta.dirname, "../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Readonly<Record<string, string>> };

/** The commands of a section of the manual. */
function stepsOf(section: string): readonly { readonly name: string; readonly words: readonly string[] }[] {
  const text = read("docs/operating.md").split(`## ${section}\n`)[1]?.split("\n## ")[0] ?? "";
  const block = /```sh\n(.*?)```/s.exec(text)?.[1] ?? "";
  return [...block.matchAll(/^npm run ([\w-]+) -- (.*?)\s*(?:#.*)?$/gm)].map(([, name = "", words = ""]) => ({
    name,
    words: words.split(" "),
  }));
}

const folders: string[] = [];
const folder = async (name: string) => {
  const made = await newFolder(name);
  folders.push(made);
  return made;
};
afterAll(() => Promise.all(folders.map(removeFolder)));

describeEmbedded(() => {
  test("the manual's steps of backup and restore do what it says, with a sealed backup, on a machine that has nothing but the file and the key", async () => {
    const [from, to, kept] = [await folder("from"), await folder("to"), await folder("kept")];
    await copyTemplate(from, migratedTemplate);
    const log = createLog("silent", () => {});
    const database = await openDatabase({ dataDir: from });
    await database.pool.query(
      `insert into attachment (id, base_path, file_name, file_extension, storage_key, content_type, file_size, width, height,
         stored_at, created_at, created_by, updated_at)
       values ('a', 'x', 'a.jpg', 'jpg', 'x/a.jpg', 'image/jpeg', 3, 1, 1, now(), now(), 'x', now())`,
    );
    await database.close();
    await (await openStores({ bucket: null, dataDir: from }, log)).storage.put("x/a.jpg", Buffer.from("pic"), "");
    const key = randomBytes(32).toString("base64url");
    let file = "";
    const run = ({ name, words }: { name: string; words: readonly string[] }, dataDir: string, sealing = key) => {
      const script = scripts[name]?.replace("node scripts/run.mjs ", "") ?? "";
      const given = words.map((word) => word.replace("/path/to/backups", kept).replace("THE-FILE", basename(file)));
      const env = { ...process.env, DATA_DIR: dataDir, BACKUP_KEY: sealing, DATABASE_URL: "", NODE_ENV: "" };
      return spawnSync(process.execPath, [...engineWords, join(root, script), ...given], { env, encoding: "utf8" });
    };
    const steps = stepsOf("Backup and restore");
    expect(steps.map(({ name }) => name)).toEqual(["backup", "restore", "restore"]);
    const [backup, rehearsal, restore] = steps as [(typeof steps)[0], (typeof steps)[0], (typeof steps)[0]];

    const written = run(backup, from);
    expect(written).toMatchObject({ status: 0, stderr: "" });
    file = written.stdout.replace("Backup written: ", "").trim();
    expect(file).toMatch(new RegExp(`^${kept}/terrace-\\S+\\.tar\\.gz\\.sealed$`));
    const tried = run(rehearsal, to);
    expect(tried).toMatchObject({ status: 0, stderr: "" });
    expect(tried.stdout).toMatch(/can be restored: \d+ tables with \d+ rows, 1 files\.\nThe activity log is whole/);
    expect(existsSync(join(to, "database"))).toBe(false);
    expect(run(restore, to)).toMatchObject({ status: 0, stderr: "" });

    const restored = await openDatabase({ dataDir: to });
    const { rows } = await restored.pool.query("select storage_key from attachment");
    expect(rows).toEqual([{ storage_key: "x/a.jpg" }]);
    await restored.close();
    const picture = await (await openStores({ bucket: null, dataDir: to }, log)).storage.get("x/a.jpg");
    expect(picture && (await buffer(picture.stream)).toString()).toBe("pic");

    // One that lost a file says so.
    const again = await openDatabase({ dataDir: to });
    await again.pool.query("update attachment set storage_key = 'x/b.jpg'");
    await again.close();
    const open = run(backup, to, "");
    expect(open).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^It is not sealed: BACKUP_KEY is not set/),
    });
    file = open.stdout.replace("Backup written: ", "").trim();
    const faulty = run(rehearsal, to);
    expect(faulty.status).toBe(1);
    expect(faulty.stderr).toContain("x/b.jpg");
  }, 120_000);
});
