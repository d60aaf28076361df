import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishRecord, readPublic } from "../testing/read-public.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { uploadPicture } from "../testing/upload-picture.server.ts";

let app: ModulesApp;
let admin: Colleague;

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const visit = (path: string, language?: string) => readPublic(app.origin, `article/${path}`, language);
const titles = async (query = "") =>
  ((await visit(`list?${query}`)).results ?? []).map(({ title }) => (title as { text: string }).text);
const write = async (values: Readonly<Record<string, unknown>>) => {
  const added = await admin.post("/cms/article/add", { kind: "market", content: "<p>内容</p>", ...values });
  expect(added).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
const publish = (id: string) => publishRecord(admin, "article", id);

describe("a picture in a text", () => {
  const picture = (src: string) => `<p>x</p><figure><img src="${src}" alt="稻田" /></figure>`;

  it.each([
    ["data:image/png;base64,AAAA", "was not uploaded"],
    ["file:///C:/Temp/a.png", "was not uploaded"],
    ["https://elsewhere.example/file/a.png", "another website"],
  ])("that is not stored here is refused in words: %s", async (src, words) => {
    const refused = {
      code: 400001,
      data: { errors: [{ field: "contentLo", message: expect.stringContaining(words) }] },
    };
    const values = { kind: "market", title: "x", content: "<p>x</p>", contentLo: picture(src) };
    expect(await admin.post("/cms/article/add", values)).toMatchObject(refused);
    const id = await write({ title: "x" });
    expect(await admin.post(`/cms/article/${id}/update`, { contentLo: picture(src) })).toMatchObject(refused);
  });

  it("stands by its path, whichever name of this site was written before it", async () => {
    const host = await app.another({ env: { publicUrl: "https://desk.example.la" } });
    const colleague = await enter({ ...app, origin: host }, ADMIN.username, ADMIN.password);
    const { filePath } = await uploadPicture(app.origin, admin, "/file/news/");
    for (const site of ["https://desk.example.la", host, host.replace("http:", "")]) {
      const values = { kind: "market", title: "x", content: picture(site + filePath) };
      expect(await colleague.post("/cms/article/add", values)).toMatchObject({
        code: 0,
        data: { content: picture(filePath) },
      });
    }
    // Only a user whose own request used this host name means this site by it.
    expect(
      await admin.post("/cms/article/add", {
        kind: "market",
        title: "x",
        content: picture(`https://desk.example.la/file/a.png`),
      }),
    ).toMatchObject({ code: 400001 });
  });
});

describe("the public site", () => {
  it("shows what is published and nothing else, by whatever way it is sought (AZ-17)", async () => {
    const id = await write({ title: "秘密草稿", summary: "尚未公开" });
    const sought = async () => [
      (await visit(`get?id=${id}`)).code,
      (await visit("list")).total,
      (await visit("list?search=%E7%A7%98%E5%AF%86")).total,
      (await visit("list?kind=market&size=50&page=1")).total,
      ((await visit("kinds")).data as unknown[]).length,
    ];
    expect(await sought()).toEqual([400004, 0, 0, 0, 0]);
    await publish(id);
    expect(await sought()).toEqual([0, 1, 1, 1, 1]);
    // Filters and sorting of the console are ignored here.
    expect(await visit("list?query.state||eq=draft&sort=version%20desc&isBin=1")).toMatchObject({ total: 1 });
    await admin.post(`/cms/article/${id}/withdraw`);
    expect(await sought()).toEqual([400004, 0, 0, 0, 0]);
    await publish(id);
    await admin.post(`/cms/article/${id}/delete`);
    expect(await sought()).toEqual([400004, 0, 0, 0, 0]);
    for (const odd of ["get?id=1'--", "get?id=", "get", "list?page=0", "list?size=1000", "list?page=abc"])
      expect((await visit(odd)).code, odd).toBeGreaterThan(400_000);
  });

  it("reads in the language asked for, in the Chinese where a translation is missing, and says which it is (§2)", async () => {
    const id = await write({
      title: "咖啡节开幕",
      titleLo: "ເປີດງານບຸນກາເຟ",
      summary: "波罗芬高原",
      contentEn: "<p>In Paksong.</p>",
    });
    await publish(id);
    expect((await visit(`get?id=${id}`, "lo")).data).toMatchObject({
      title: { text: "ເປີດງານບຸນກາເຟ", language: "lo" },
      summary: { text: "波罗芬高原", language: "zh" },
      kindName: "ສະພາບຕະຫຼາດ",
      cover: "",
    });
    expect((await visit(`get?id=${id}`, "en")).data).toMatchObject({
      title: { text: "咖啡节开幕", language: "zh" },
      content: { text: "<p>In Paksong.</p>", language: "en" },
      kindName: "Markets",
    });
    for (const words of ["咖啡", "kafei", "kf", "ບຸນກາເຟ"])
      expect(await titles(`search=${encodeURIComponent(words)}`), words).toEqual(["咖啡节开幕"]);
  });

  it("takes down what was to be shown until a time, and shows pinned ones first", async () => {
    const until = new Date(app.clock.now() + 60_000).toISOString().replace(/\.\d+Z/, "Z");
    const short = await write({ title: "限时", visibleUntil: until });
    await publish(short);
    const pinned = await write({ title: "置顶", isPinned: "1" });
    await publish(pinned);
    app.clock.advance(1_000);
    const newest = await write({ title: "最新" });
    await publish(newest);
    expect(await titles()).toEqual(["置顶", "最新", "限时", "咖啡节开幕"]);
    app.clock.advance(60_000);
    expect(await titles()).toEqual(["置顶", "最新", "咖啡节开幕"]);
  });

  it("turns to any page of a long list, each article on exactly one of them", async () => {
    const { pool } = app.services.database;
    await pool.query(`insert into article (id, title, kind, content, state, published_at, is_pinned, created_at, updated_at)
      select '019a0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'), 'n' || n, 'policy', '<p>x</p>', 'published',
        timestamptz '2020-01-01' + (n / 3) * interval '1 minute', n % 1000 = 0, now(), now() from generate_series(1, 3000) n`);
    const pages: Awaited<ReturnType<typeof visit>>[] = [];
    for (let page = 1; page <= 60; page += 1) pages.push(await visit(`list?kind=policy&size=50&page=${page}`));
    const ids = pages.flatMap(({ results = [] }) => results.map(({ id }) => String(id)));
    expect(new Set(ids).size).toBe(3000);
    const { rows } = await pool.query<{ id: string }>(
      "select id from article where kind = 'policy' order by is_pinned desc, published_at desc, id desc",
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(await visit("list?kind=policy&size=50&page=61")).toMatchObject({ total: 3000, results: [] });
  });
});
