import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readXlsx } from "hucre/xlsx";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import type { Jobs } from "../../server/jobs/run-jobs.ts";
import { bucketUrl } from "../../server/storage/bucket-url.ts";
import { startObjectStore, type ObjectStore } from "../../server/testing/object-store.ts";
import { jobsWith } from "../index.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let store: ObjectStore;
let app: ModulesApp;
let admin: Colleague;
let jobs: Jobs;

beforeAll(async () => {
  store = await startObjectStore();
  app = await startModules({ demo: false, bucket: bucketUrl.parse(store.url()) });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  jobs = jobsWith(app.services, app.imports);
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
  await store.close();
});

const upload = async (path: string, file: Blob, name: string, fields: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append("file", file, name);
  return fetch(`${app.origin}/api${path}`, { method: "POST", body, headers: { access_token: admin.token } });
};
const ended = (id: string) =>
  vi.waitFor(
    async () => {
      const { data } = await admin.get(`/sys/job/${id}`);
      expect(data).toMatchObject({ state: "done" });
      return data as Record<string, unknown>;
    },
    { timeout: 20_000 },
  );
const picture = async () =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background: "#2a7" } })
          .png()
          .toBuffer(),
      ),
    ],
    { type: "image/png" },
  );
const local = (folder: string) => {
  const path = join(app.services.env.dataDir, folder);
  return existsSync(path) ? readdirSync(path) : [];
};

it("a picture goes to the bucket and comes from it, with its sizes", async () => {
  const answer = (await (
    await upload("/oss/upload", await picture(), "a.png", { base_path: "/file/news/" })
  ).json()) as {
    attachment_list: { filePath: string }[];
  };
  const path = answer.attachment_list[0]?.filePath ?? "";
  const shown = await fetch(app.origin + path, { headers: { access_token: admin.token } });
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(60);
  expect(local("files")).toEqual([]);
});

it("the file of a job goes there too, and to its owner alone", async () => {
  await admin.post("/sys/setting/update", { "sys.download.type": "3" });
  const id = String((await admin.post("/sys/dict/group/export"))["job"]);
  await ended(id);
  const { url } = (await admin.post(`/sys/job/${id}/link`))["data"] as { url: string };
  const file = await fetch(app.origin + url);
  expect((await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets[0]?.rows.length).toBeGreaterThan(1);
  expect((await fetch(app.origin + url.replace(/owner=[^&]+/, "owner=somebody"))).status).toBe(404);
  expect([local("private"), local("scratch")]).toEqual([[], []]);
});

it("the rows of a long sheet wait there for whichever instance takes the job", async () => {
  const rows = Array.from({ length: 1_100 }, (_each, at) => [`kept${at}`, `类型 ${at}`, "导入"]);
  const sheet = await writeSheet("x", [["code", "name", "note"], ...rows]);
  const answer = (await (
    await upload("/sys/dict/group/import", new Blob([new Uint8Array(sheet)]), "a.xlsx")
  ).json()) as { data: { job: string } };
  await ended(answer.data.job);
  expect((await admin.post("/sys/dict/group/list", { search: "kept1099" }))["data"]).toMatchObject({ total: 1 });
  expect([local("private"), local("scratch")]).toEqual([[], []]);
});

it("files move between folder and bucket by one command, which may be broken off and started again", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "terrace-moved-"));
  const run = async (way: string) => {
    const env = { ...process.env, DATA_DIR: dataDir, STORAGE_URL: store.url() };
    const script = join(import.meta.dirname, "../../../scripts/move-files.ts");
    return promisify(execFile)(process.execPath, [script, way], { env }).then(
      ({ stdout }) => stdout,
      (error: { stderr: string }) => error.stderr,
    );
  };
  expect(await run("to-folder")).toMatch(
    /^files: [1-9]\d* copied, 0 there already; all are the same\.\nprivate: 1 copied/,
  );
  const [key = ""] = readdirSync(join(dataDir, "private")).filter((name) => !name.startsWith("."));
  rmSync(join(dataDir, "private", key));
  expect(await run("to-folder")).toMatch(/^files: 0 copied, [1-9]\d* there already; .+\nprivate: 1 copied, 0 there/);
  writeFileSync(join(dataDir, "private", "new.xlsx"), "new");
  expect(await run("to-bucket")).toMatch(/private: 1 copied, 1 there already/);
  writeFileSync(join(dataDir, "private", key), "altered");
  expect(await run("to-bucket")).toContain(`${key} is not the same there`);
  rmSync(dataDir, { recursive: true });
});

it("without the bucket only uploads and private files fail, and say so; it comes back without a restart (RE-09)", async () => {
  await store.close();
  const refused = await upload("/oss/upload", await picture(), "b.png", { base_path: "/file/news/" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, expect.any(String)]);
  expect((await admin.post("/sys/dict/group/list"))["code"]).toBe(0);
  expect(
    (
      await app.services.database.pool.query(
        "select 1 from attachment where file_name = 'b.png' and stored_at is not null",
      )
    ).rows,
  ).toEqual([]);
  store = await startObjectStore(store.port);
  expect((await upload("/oss/upload", await picture(), "b.png", { base_path: "/file/news/" })).status).toBe(200);
});
