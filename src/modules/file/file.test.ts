import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Busy } from "../../server/concurrency-limit.ts";
import type { Storage } from "../../server/storage/storage.ts";
import { memoryStorage } from "../../server/testing/memory-storage.ts";
import { addUser } from "../testing/add-user.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { contentModules, modules } from "../index.ts";
import { sweepFiles } from "./file.server.ts";
import type { PictureUse, StoredPicture } from "./file-calls.ts";
import { pictureColumnsOf } from "./picture-columns.server.ts";
import { makeNextSizes } from "./sizes.server.ts";

const PASSWORD = "Bolaven-coffee 1200";
let app: ModulesApp;
let token: string;
let foreign: string;
let isStoreAway = false;
const files = new Map<string, Uint8Array>();
const memory = memoryStorage(files);
const storage: Storage = {
  ...memory,
  remove: async (key) => {
    if (isStoreAway) throw new Error("store is away");
    await memory.remove(key);
  },
};

beforeAll(async () => {
  app = await startModules({}, { wrapStorage: () => storage });
  await addUser(app.services, { username: "grower", password: PASSWORD, roles: [] });
  token = tokensOf(await visitor(app.origin).signIn(ADMIN.username, ADMIN.password)).access;
  foreign = tokensOf(await visitor(app.origin).signIn("grower", PASSWORD)).access;
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`update setting set value = '' where key = 'sys.logo'`.execute(app.services.database.as<unknown>());
  isStoreAway = false;
});

const post = async (path: string, fields: Record<string, unknown> = {}, as = token) =>
  (await app.client.post(path, fields, { token: as, headers: { "accept-language": "en" } })).body;
const get = async (path: string, as = token) =>
  (await app.client.get(path, { token: as, headers: { "accept-language": "en" } })).body;
const drawn = (background: string, type: "png" | "jpeg" = "png", side = 300) => {
  const blank = sharp({ create: { width: side, height: 200, channels: 3, background } });
  return blank.toFormat(type).toBuffer();
};
const send = async (path: string, name: string, bytes: Uint8Array, as = token) => {
  const body = new FormData();
  body.append(
    "file",
    new Blob([new Uint8Array(bytes)], { type: name.endsWith("png") ? "image/png" : "image/jpeg" }),
    name,
  );
  return (await app.client.send(`/api${path}`, { method: "POST", body, headers: { access_token: as } })).body;
};
const upload = async (name: string, as = token, bytes?: Buffer) => {
  const { attachment_list: list } = await send("/oss/upload", name, bytes ?? (await drawn("#2a7")), as);
  return (list as { id: string; filePath: string }[])[0] as { id: string; filePath: string };
};
const listed = async (fields: Record<string, unknown> = {}) =>
  ((await post("/sys/file/list", { sort: "createdAt desc", ...fields }))["data"] as { results: StoredPicture[] })
    .results;
/** Requests a file as staff; without a token only public files are served. */
const seen = async (path: string, as: string | undefined = token) => {
  const response = await fetch(app.origin + path, { headers: as === "" ? {} : { access_token: as } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};
const colour = async (bytes: Buffer) => (await sharp(bytes).stats()).dominant;

test("what was uploaded is listed with a small square of it, found by name and uploader, and counted", async () => {
  await upload("茶园 one.png");
  await upload("ສວນກາເຟ.png", foreign);
  const [newest] = await listed();
  expect(newest).toMatchObject({ fileName: "ສວນກາເຟ.png", ownerName: "grower", width: 300, height: 200 });
  expect(newest?.thumbPath).toMatch(/^\/file\/thumb\/image\/202606\/[0-9a-f-]{36}\.png$/);
  const small = await seen(newest?.thumbPath ?? "");
  expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 240, height: 240, format: "png" });
  expect((await listed({ search: "grower" })).map(({ fileName }) => fileName)).toEqual(["ສວນກາເຟ.png"]);
  expect((await listed({ search: "茶园" })).map(({ fileName }) => fileName)).toEqual(["茶园 one.png"]);
  expect(await listed({ search: "100%" })).toEqual([]);
  expect(await listed({ "query.fileSize||ge": "999999" })).toEqual([]);
  expect((await listed({ sort: "fileName asc" })).length).toBe(2);
  const { data } = await post("/sys/file/list");
  expect(data).toMatchObject({ total: 2, bytes: expect.any(Number) });
  expect((await post("/sys/file/list", { "query.storageKey||eq": "x" }))["code"]).toBe(400001);
  const details = await get(`/sys/file/${newest?.id}`);
  expect(details["data"]).toMatchObject({ uses: [], quota: { files: 1, mostFiles: 2000, isCounted: true } });
});

test("the calls are for who holds the right, and a foreign id is one that is not there (AZ-05)", async () => {
  for (const path of ["/sys/file/list", "/sys/file/delete", "/sys/file/x/delete"])
    expect((await post(path, { ids: "x" }, foreign))["code"], path).toBe(100010);
  expect((await get("/sys/file/x", foreign))["code"]).toBe(100010);
  expect((await send("/sys/file/x/replace", "a.png", await drawn("#000"), foreign))["code"]).toBe(100010);
  expect((await post("/sys/file/nothing/delete"))["code"]).toBe(400004);
  expect((await get("/sys/file/nothing"))["code"]).toBe(400004);
});

test("a picture that something shows is not deleted, and the refusal says where; one that nothing shows goes for good", async () => {
  const shown = await upload("shown.png");
  const idle = await upload("idle.png");
  await post("/sys/setting/update", { "sys.logo": shown.filePath });
  await post("/sys/message/add", {
    title: "通知",
    message: `<p><img src="${shown.filePath}" alt="x"></p>`,
    audience: "all",
  });
  const { uses } = (await get(`/sys/file/${shown.id}`))["data"] as { uses: PictureUse[] };
  expect(uses).toContainEqual({ address: "/sys/setting", place: "Settings", title: "sys.logo", isInBin: false });
  const unused = (await listed({ isUnused: "1" })).map(({ id }) => id);
  expect([unused.includes(shown.id), unused.includes(idle.id)]).toEqual([false, true]);
  expect(await post(`/sys/file/${shown.id}/delete`)).toMatchObject({
    code: 400010,
    msg: expect.stringContaining("shown.png: Settings · sys.logo"),
  });
  expect((await post("/sys/file/delete", { ids: `${idle.id},${shown.id}` }))["code"]).toBe(400010);
  expect((await seen(idle.filePath)).status).toBe(200);
  expect((await post(`/sys/file/${idle.id}/delete`))["code"]).toBe(0);
  expect((await seen(idle.filePath)).status).toBe(404);
  expect([...files.keys()].some((key) => idle.filePath.endsWith(key.replace("thumb/", "")))).toBe(false);
  expect((await get(`/sys/file/${idle.id}`))["code"]).toBe(400004);
});

test("what the store could not give up is gone with the next sweep", async () => {
  const { id, filePath } = await upload("late.png");
  isStoreAway = true;
  expect((await post(`/sys/file/${id}/delete`))["code"]).toBe(0);
  expect((await listed()).some((row) => row.id === id)).toBe(false);
  isStoreAway = false;
  await sweepFiles(app.services);
  expect((await seen(filePath)).status).toBe(404);
  const { rows } = await sql`select id from attachment where id = ${id}`.execute(app.services.database.as<unknown>());
  expect(rows).toEqual([]);
});

test("a replaced picture has a new address wherever it is shown, and the old one leads to the new content", async () => {
  const { id, filePath } = await upload("logo.png");
  await post("/sys/setting/update", { "sys.logo": filePath });
  const first = await send(`/sys/file/${id}/replace`, "other.jpg", await drawn("#d22", "jpeg", 120));
  const { filePath: second } = first["data"] as StoredPicture;
  expect(first["data"]).toMatchObject({ id, fileName: "logo.png", width: 120, fileExtension: "png" });
  expect(second).not.toBe(filePath);
  expect((await post("/sys/setting/config"))["data"]).toMatchObject({ "sys.logo": second });
  const third = (await send(`/sys/file/${id}/replace`, "third.png", await drawn("#22d")))["data"] as StoredPicture;
  for (const address of [filePath, second, third.filePath]) {
    const { status, bytes } = await seen(address);
    expect([status, (await colour(bytes)).b > 200], address).toEqual([200, true]);
  }
  const { uses } = (await get(`/sys/file/${id}`))["data"] as { uses: PictureUse[] };
  expect(uses.map(({ title }) => title)).toEqual(["sys.logo"]);
  expect((await send(`/sys/file/${id}/replace`, "x.png", Buffer.from("<svg/>")))["code"]).toBe(400001);
  // The old content is gone from the storage.
  expect([...files.keys()].filter((key) => filePath.endsWith(key))).toEqual([]);
});

test("a picture among several, and one in a text or in an unsaved draft, is in use", async () => {
  const [other, several, inText, unsaved] = [
    await upload("other.png"),
    await upload("several.png"),
    await upload("text.png"),
    await upload("unsaved.png"),
  ];
  const article = {
    title: "t",
    kind: "market",
    content: `<figure data-align="center"><img src="${inText.filePath}" alt="x"></figure>`,
  };
  expect((await post("/cms/article/add", article))["code"]).toBe(0);
  const db = app.services.database.as<unknown>();
  const { rows } = await sql<{ id: string }>`select id from division where is_active limit 1`.execute(db);
  const enterprise = await post("/cms/enterprise/add", {
    name: "社",
    type: "cooperative",
    division: rows[0]?.id,
    pictures: `${other.filePath},${several.filePath}`,
  });
  expect(enterprise["code"]).toBe(0);
  const values = JSON.stringify({ content: `<img src="${unsaved.filePath}">` });
  expect((await post("/cms/draft/keep", { path: "/cms/article", id: "new", version: 0, values }))["code"]).toBe(0);
  const unused = (await listed({ isUnused: "1" })).map(({ id }) => id);
  for (const { id } of [several, inText, unsaved]) {
    const { uses } = (await get(`/sys/file/${id}`))["data"] as { uses: PictureUse[] };
    expect([uses.length, unused.includes(id)]).toEqual([1, false]);
    expect((await post(`/sys/file/${id}/delete`))["code"]).toBe(400010);
  }
});

test("what the database notes of shown pictures is what the modules declare that others than staff see (AZ-17)", async () => {
  const { rows } = await sql<{ place: string; given: string }>`
    select tgrelid::regclass::text as place, encode(tgargs, 'escape') as given from pg_trigger
    where tgname = 'shown_pictures'`.execute(app.services.database.as<unknown>());
  const noted = rows.flatMap(({ place, given }) => {
    const columns = /\{(.+)\}/.exec(given)?.[1]?.split(",") ?? [];
    return columns.map((column) => `${place}.${column}`);
  });
  const declared = pictureColumnsOf(modules).filter(({ viewers }) => viewers !== "staff");
  expect(noted.toSorted()).toEqual(declared.map(({ table, column }) => `${table}.${column}`).toSorted());
});

test("a picture of the site itself is everybody's, one in a message or a draft is for who is signed in", async () => {
  const logo = await upload("open.png");
  const inMessage = await upload("internal.png");
  expect((await seen(logo.filePath, "")).status).toBe(404);
  await post("/sys/setting/update", { "sys.logo": logo.filePath });
  await post("/sys/message/add", {
    title: "通知",
    message: `<p><img src="${inMessage.filePath}" alt="x"></p>`,
    audience: "all",
  });
  const answer = await fetch(app.origin + logo.filePath);
  await answer.arrayBuffer();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
  expect((await seen(inMessage.filePath, foreign)).status).toBe(200);
  expect((await seen(inMessage.filePath, "")).status).toBe(404);
  await post("/sys/setting/update", { "sys.logo": "" });
  expect((await seen(logo.filePath, "")).status).toBe(404);
});

/** Uploads a picture of an article, 1,000 px wide. */
async function uploadWide() {
  const sent = new FormData();
  const bytes = new Uint8Array(await drawn("#a63", "png", 1000));
  sent.set("base_path", "/file/news/");
  sent.set("file", new File([bytes], "wide.png", { type: "image/png" }));
  const answer = await app.client.send("/api/oss/upload", {
    method: "POST",
    body: sent,
    headers: { access_token: token },
  });
  const key = (answer.body["attachment_list"] as { filePath: string }[])[0]?.filePath.slice("/file/".length) ?? "";
  const sizes = () => [...files.keys()].filter((each) => each.startsWith("sized/") && each.includes(key)).toSorted();
  return { key, sizes };
}

test("sizes of content's pictures are made in the background, those for phones first, each once, and go on where it was stopped", async () => {
  const { key, sizes } = await uploadWide();
  const { signal } = new AbortController();
  const next = () => makeNextSizes(app.services, contentModules, signal);
  expect(await next()).toBe(true);
  expect(sizes()).toEqual(
    [`480/${key}.avif`, `480/${key}.webp`, `960/${key}.avif`, `960/${key}.webp`, `share/${key}.jpg`].map(
      (each) => `sized/${each}`,
    ),
  );
  // One size was left by a process that crashed before it updated the row.
  await storage.put(`sized/1440/${key}.avif`, new Uint8Array([1]), "image/avif");
  const aborted = new AbortController();
  aborted.abort();
  await makeNextSizes(app.services, contentModules, aborted.signal);
  expect(await next()).toBe(true);
  expect(sizes()).toHaveLength(9);
  expect(files.get(`sized/1440/${key}.avif`)).toEqual(new Uint8Array([1]));
  // Sizes above the picture's own width contain it in its own width.
  expect(await sharp(files.get(`sized/1920/${key}.webp`)).metadata()).toMatchObject({ width: 1000, format: "webp" });
  expect(await next()).toBe(false);
});

test("while the server has too many pictures to make, sizes wait for a calm moment before they are tried again", async () => {
  const { sizes } = await uploadWide();
  const { signal } = new AbortController();
  const busy = {
    ...storage,
    get: () => {
      throw new Busy();
    },
  };
  const looked = vi.spyOn(performance, "eventLoopUtilization");
  expect(await makeNextSizes({ ...app.services, storage: busy }, contentModules, signal)).toBe(true);
  expect(looked).toHaveBeenCalled();
  looked.mockRestore();
  expect(sizes()).toEqual([]);
  // It was not given up.
  while (await makeNextSizes(app.services, contentModules, signal));
  expect(sizes()).toHaveLength(9);
});

test("two instances that make the sizes of the same picture do not get in each other's way", async () => {
  const { sizes } = await uploadWide();
  const warn = vi.spyOn(app.services.log, "warn");
  const { signal } = new AbortController();
  const next = () => makeNextSizes(app.services, contentModules, signal);
  while ((await Promise.all([next(), next()])).some(Boolean));
  expect(sizes()).toHaveLength(9);
  expect(warn).not.toHaveBeenCalled();
});
