import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishRecord, readPublic } from "../testing/read-public.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const visit = (path: string, language?: string) => readPublic(app.origin, `notice/${path}`, language);
const write = async (values: Readonly<Record<string, unknown>>) => {
  const added = await admin.post("/cms/notice/add", { kind: "tender", content: "<p>内容</p>", ...values });
  expect(added).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
const publish = (id: string, values = {}) => publishRecord(admin, "notice", id, values);
const isoIn = (ms: number) => new Date(app.clock.now() + ms).toISOString().replace(/\.\d+Z/, "Z");

describe("notices of the public site", () => {
  it("are only the published ones, by every way to find them (AZ-17)", async () => {
    const id = await write({ title: "秘密招标" });
    const sought = async () => [
      (await visit(`get?id=${id}`)).code,
      (await visit("list")).total,
      (await visit("list?search=%E7%A7%98%E5%AF%86")).total,
      (await visit("list?kind=tender")).total,
      ((await visit("kinds")).data as unknown[]).length,
    ];
    const unseen = [400004, 0, 0, 0, 0];
    expect(await sought()).toEqual(unseen);
    await publish(id, { at: isoIn(60_000) });
    expect(await sought()).toEqual(unseen);
    await admin.post(`/cms/notice/${id}/withdraw`);
    await publish(id);
    expect(await sought()).toEqual([0, 1, 1, 1, 1]);
    expect(await visit("list?query.state||eq=draft&isBin=1")).toMatchObject({ total: 1 });
    await admin.post(`/cms/notice/${id}/withdraw`);
    expect(await sought()).toEqual(unseen);
    await publish(id);
    await admin.post(`/cms/notice/${id}/delete`);
    expect(await sought()).toEqual(unseen);
    for (const odd of ["get?id=1'--", "get", "list?page=0", "list?size=1000"])
      expect((await visit(odd)).code, odd).toBeGreaterThan(400_000);
  });

  it("say until when they stand, and are gone after it", async () => {
    const id = await write({ title: "限时公示", visibleUntil: isoIn(60_000), issuer: "农林局", issuerLo: "ກົມກະສິກຳ" });
    await publish(id);
    expect((await visit(`get?id=${id}`, "lo")).data).toMatchObject({
      issuer: { text: "ກົມກະສິກຳ", language: "lo" },
      title: { text: "限时公示", language: "zh" },
      kindName: "ປະກາດປະມູນ",
      visibleUntil: isoIn(60_000),
    });
    app.clock.advance(60_000);
    expect((await visit(`get?id=${id}`)).code).toBe(400004);
    expect((await visit("list")).total).toBe(0);
  });

  it("are not taken down before they are shown", async () => {
    const id = await write({ title: "先下后上", visibleUntil: isoIn(60_000) });
    const at = isoIn(120_000);
    expect((await admin.post(`/cms/notice/${id}/publish`, { at })).msg).toContain("“Shown until” is before");
    expect((await admin.post(`/cms/notice/${id}/update`, { visibleUntil: isoIn(180_000) })).code).toBe(0);
    await publish(id, { at });
    expect(await admin.post(`/cms/notice/${id}/update`, { visibleUntil: isoIn(60_000) })).toMatchObject({
      code: 400001,
      data: { errors: [{ field: "visibleUntil", message: "It cannot be before “Publish at”" }] },
    });
    await admin.post(`/cms/notice/${id}/delete`);
  });

  it("lead to those published next before and after them, past whatever is not published", async () => {
    const ids: string[] = [];
    for (const title of ["一", "二", "三", "四"]) {
      app.clock.advance(1_000);
      const id = await write({ title, isPinned: title === "一" ? "1" : "0" });
      if (title !== "二") await publish(id);
      ids.push(id);
    }
    const [first = "", , third = "", fourth = ""] = ids;
    const beside = async (id: string) => {
      const { older, newer } = (await visit(`get?id=${id}`)).data as Record<string, { title: { text: string } } | null>;
      return [older?.title.text, newer?.title.text];
    };
    expect(await beside(first)).toEqual([undefined, "三"]);
    expect(await beside(third)).toEqual(["一", "四"]);
    expect(await beside(fourth)).toEqual(["三", undefined]);
    await admin.post(`/cms/notice/${fourth}/delete`);
    expect(await beside(third)).toEqual(["一", undefined]);
  });
});
