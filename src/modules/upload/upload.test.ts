import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { image } from "../../fields/image/image.ts";
import type { Storage } from "../../server/storage/storage.ts";
import { memoryStorage } from "../../server/testing/memory-storage.ts";
import { contentModules } from "../index.ts";
import { addUser } from "../testing/add-user.server.ts";
import { addRole } from "../testing/staff.server.ts";
import { startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import type { AttachmentRow } from "./attachment.server.ts";
import { sweepUnstored } from "./unfinished-uploads.server.ts";
import { QUOTA } from "./quota.server.ts";
import { placesOf } from "./upload.server.ts";
import type { Attachment } from "./upload.ts";

const PASSWORD = "Bolaven-coffee 1200";
let app: ModulesApp;
let token: string;
let picture: Buffer;
/** "cut": the file is stored, then everything fails. "told": so is its row, as by a commit whose answer is lost. */
let failing: "put" | "cut" | "told" | null = null;
const files = new Map<string, Uint8Array>();

// An in-memory storage that fails on demand.
const memory = memoryStorage(files);
const storage: Storage = {
  ...memory,
  put: async (key, content, type) => {
    if (failing === "put") throw Object.assign(new Error("no space"), { code: "ENOSPC" });
    await memory.put(key, content, type);
    if (failing === "told")
      await app.services.database.pool.query("update attachment set stored_at = now() where storage_key = $1", [key]);
    if (failing) throw new Error("cut off after writing");
  },
  remove: async (key) => {
    if (failing === "cut") throw new Error("store is away");
    await memory.remove(key);
  },
};

beforeAll(async () => {
  app = await startModules({}, { wrapStorage: () => storage });
  await addRole(app.services, "news-writer", ["cms:article:update"]);
  await addUser(app.services, { username: "grower", password: PASSWORD, roles: ["news-writer"] });
  token = tokensOf(await visitor(app.origin).signIn("grower", PASSWORD)).access;
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#2a7" } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());
beforeEach(() => {
  failing = null;
});

const rows = () =>
  app.services.database.as<{ attachment: AttachmentRow }>().selectFrom("attachment").selectAll().execute();
const send = async (
  options: { basePath?: string; name?: string; bytes?: Uint8Array; type?: string; withToken?: boolean } = {},
) => {
  const body = new FormData();
  if (options.basePath !== undefined) body.append("base_path", options.basePath);
  body.append(
    "file",
    new Blob([new Uint8Array(options.bytes ?? picture)], { type: options.type ?? "image/png" }),
    options.name ?? "稻田 ນາ.png",
  );
  return app.client.send("/api/oss/upload", {
    method: "POST",
    body,
    headers: options.withToken === false ? {} : { access_token: token },
  });
};

test("stores a picture and answers where, at top level and in data (§7)", async () => {
  const { body } = await send({ basePath: "/file/news/" });
  expect(body.code).toBe(0);
  const [stored] = body["attachment_list"] as Attachment[];
  expect((body.data as Record<string, unknown>)["attachment_list"]).toEqual([stored]);
  expect(stored).toMatchObject({
    fileName: "稻田 ນາ.png",
    fileExtension: "png",
    contentType: "image/png",
    basePath: "/file/news/",
    width: 40,
    height: 30,
  });
  expect(stored?.filePath).toMatch(/^\/file\/news\/202606\/[0-9a-f-]{36}\.png$/);
  const unsaved = stored?.filePath ?? "";
  expect((await app.client.send(unsaved)).status).toBe(404); // not used by any record yet (AZ-17)
  const shown = await app.client.send(unsaved, { headers: { access_token: token } });
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect((await rows())[0]).toMatchObject({
    stored_at: expect.any(String),
    storage_key: stored?.filePath.slice("/file/".length),
  });
  const { rows: written } = await app.services.database.pool.query(
    "select by_name, module, title, after from audit_log where action = 'upload' and record_id = $1",
    [stored?.id],
  );
  const after = { filePath: stored?.filePath, fileSize: stored?.fileSize };
  expect(written).toEqual([{ by_name: "grower", module: "/sys/file", title: "稻田 ນາ.png", after }]);
});

test("puts it under /file/image/ unless told, and nowhere but in the listed places (UP-04, UP-05)", async () => {
  const [stored] = (await send()).body["attachment_list"] as Attachment[];
  expect(stored?.basePath).toBe("/file/image/");
  const before = files.size;
  for (const basePath of [
    "/file/js/",
    "/file/",
    "../",
    "/file/news/../js/",
    "/etc/",
    "/file/news/x",
    "C:\\",
    "//evil/",
  ]) {
    expect((await send({ basePath })).body).toMatchObject({ code: 400001, data: { errors: [{ field: "base_path" }] } });
  }
  expect(files.size).toBe(before);
});

test("where content has its pictures, only who may write it stores some (UP-07)", async () => {
  const before = files.size;
  // Folders of news, which the sender may write, and the one of everybody.
  const open = placesOf(contentModules.filter(({ path }) => path === "/cms/article"));
  const places = [...placesOf(contentModules)].filter((place) => !open.has(place));
  expect(places.length).toBeGreaterThan(0);
  for (const basePath of places) expect((await send({ basePath })).body["code"], basePath).toBe(100010);
  expect(files.size).toBe(before);
  expect((await send({ basePath: "/file/news/" })).body["code"]).toBe(0);
});

test("its places are those the declarations name, and none of the server's own (UP-04, UP-05)", () => {
  const label = { zh: "照片", lo: "ຮູບພາບ", en: "Image" };
  const machine = (basePath: `/file/${string}/`) => ({
    path: "/sys/machine" as const,
    fields: { picture: image({ label, basePath }) },
  });
  expect([...placesOf([machine("/file/machine/")])]).toEqual(["/file/image/", "/file/avatar/", "/file/machine/"]);
  for (const place of ["/file/js/", "/file/thumb/", "/file/application/", "/file/../", "/file/A b/"] as const)
    expect(() => placesOf([machine(place)]), place).toThrow(`/sys/machine cannot keep its pictures in ${place}`);
});

test("the name is for showing only: no path, no line break, no turned direction (UP-04, UP-11)", async () => {
  const [stored] = (await send({ name: "../../etc/\u202egnp.exe.png" })).body["attachment_list"] as Attachment[];
  expect(stored?.fileName).toBe("gnp.exe.png");
  expect(stored?.filePath).toMatch(/^\/file\/image\/202606\/[0-9a-f-]{36}\.png$/);
});

test("refuses without sign-in, without a file, and what is no JPEG or PNG, leaving nothing behind (UP-01, UP-07)", async () => {
  const [before, kept] = [files.size, (await rows()).length];
  expect((await send({ withToken: false })).body.code).toBe(200001);
  expect(
    (await send({ bytes: new TextEncoder().encode("<svg/>"), name: "a.svg", type: "image/svg+xml" })).body.code,
  ).toBe(400001);
  const empty = new FormData();
  empty.append("base_path", "/file/news/");
  expect(
    (await app.client.send("/api/oss/upload", { method: "POST", body: empty, headers: { access_token: token } })).body,
  ).toMatchObject({ code: 400001, data: { errors: [{ field: "file" }] } });
  expect([files.size, (await rows()).length]).toEqual([before, kept]);
});

test("a picture whose row was committed stays, though the commit's answer was lost (UP-09)", async () => {
  const [kept, before] = [files.size, (await rows()).length];
  failing = "told";
  expect((await send()).status).toBe(500);
  expect([files.size, (await rows()).length]).toEqual([kept + 1, before + 1]);
});

test("when the store fails no row is left; when it cannot even tidy up, the sweep does later (UP-09, RE-05)", async () => {
  const kept = (await rows()).length;
  failing = "put";
  expect((await send()).status).toBe(503);
  expect((await rows()).length).toBe(kept);

  failing = "cut";
  const files0 = files.size;
  expect((await send()).status).toBe(500);
  expect([files.size, (await rows()).length]).toEqual([files0 + 1, kept + 1]);
  failing = null;
  await sweepUnstored(app.services);
  expect((await rows()).length).toBe(kept + 1); // may still be running
  app.clock.advance(3_600_001);
  await sweepUnstored(app.services);
  expect([files.size, (await rows()).length]).toEqual([files0, kept]);
});

test("a user's room is limited by number and bytes, exactly, also in parallel (UP-07)", async () => {
  token = tokensOf(await visitor(app.origin).signIn("grower", PASSWORD)).access;
  const [mine] = await rows();
  const db = app.services.database.as<{ attachment: AttachmentRow }>();
  const filler = { ...(mine as AttachmentRow), stored_at: "2026-06-01T00:00:00Z" };
  await db
    .insertInto("attachment")
    .values({ ...filler, id: "filler", storage_key: "filler", file_size: QUOTA.bytes - 3 * 200 })
    .execute();
  const used = (await rows()).filter(({ id }) => id !== "filler").reduce((sum, row) => sum + row.file_size, 0);
  await db
    .updateTable("attachment")
    .set({ file_size: QUOTA.bytes - used - 3 * (mine?.file_size ?? 0) })
    .where("id", "=", "filler")
    .execute();
  const codes = await Promise.all(Array.from({ length: 6 }, async () => (await send()).status));
  expect(codes.filter((status) => status === 200)).toHaveLength(3);
  expect(codes.filter((status) => status === 413)).toHaveLength(3);
});
