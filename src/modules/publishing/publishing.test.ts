import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { contentModules } from "../index.ts";
import { keepPublishing, publishDue } from "./publishing.server.ts";

let app: ModulesApp;
let admin: Colleague;
const ARTICLE = { title: "南塔香米上市", kind: "market", content: "<p>新米已到。</p>" };

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const write = async (values: Readonly<Record<string, unknown>> = {}) => {
  const added = await admin.post("/cms/article/add", { ...ARTICLE, ...values });
  expect(added).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
const read = async (id: string) => (await admin.get(`/cms/article/get?id=${id}`)).data as Record<string, unknown>;
const inAMinute = () => new Date(app.clock.now() + 60_000).toISOString().replace(/\.\d+Z/, "Z");

describe("publishing", () => {
  it("is a step of its own: a new record is a draft, and what a call says of its state is not heard", async () => {
    const id = await write({ state: "published", publishedAt: "2026-01-01T00:00:00Z" });
    expect(await read(id)).toMatchObject({ state: "draft", publishedAt: null, publishAt: null });
    expect((await admin.post(`/cms/article/${id}/withdraw`)).code).toBe(400010);
    expect(await admin.post(`/cms/article/${id}/publish`)).toMatchObject({ code: 0, data: { state: "published" } });
    expect(await read(id)).toMatchObject({
      state: "published",
      publishedAt: expect.stringMatching(/^2026-/) as string,
    });
    expect((await admin.post(`/cms/article/${id}/publish`)).code).toBe(400010);
    expect(await admin.post(`/cms/article/${id}/withdraw`)).toMatchObject({ data: { state: "withdrawn" } });
    // Back again, with a new date.
    expect(await admin.post(`/cms/article/${id}/publish`)).toMatchObject({ data: { state: "published" } });
  });

  it("waits for its time; several instances publish it once, and what came due while nobody ran is seen at the start", async () => {
    const [at, late] = [inAMinute(), inAMinute()];
    const ids = [await write(), await write()];
    for (const id of ids)
      expect(await admin.post(`/cms/article/${id}/publish`, { at })).toMatchObject({ data: { state: "scheduled" } });
    const [first = "", second = ""] = ids;
    // Another time, or none at all.
    expect(await admin.post(`/cms/article/${second}/publish`, { at: late })).toMatchObject({
      data: { state: "scheduled" },
    });
    expect(await admin.post(`/cms/article/${second}/withdraw`)).toMatchObject({ data: { state: "draft" } });
    app.clock.advance(59_000);
    await publishDue(app.services, contentModules);
    expect((await read(first))["state"]).toBe("scheduled");
    app.clock.advance(1_000);
    await Promise.all([1, 2, 3].map(() => publishDue(app.services, contentModules)));
    expect(await read(first)).toMatchObject({ state: "published", publishedAt: at, publishAt: null });
    expect((await read(second))["state"]).toBe("draft");
    const { rows } = await app.services.database.pool.query(
      "select action, by_name from audit_log where record_id = $1 and action in ('schedule', 'publish') order by id",
      [first],
    );
    expect(rows).toEqual([
      { action: "schedule", by_name: "admin" },
      { action: "publish", by_name: "" },
    ]);

    const missed = await write();
    await admin.post(`/cms/article/${missed}/publish`, { at: inAMinute() });
    app.clock.advance(600_000);
    const stop = keepPublishing(app.services, contentModules);
    await expect.poll(async () => (await read(missed))["state"], { timeout: 10_000 }).toBe("published");
    stop();
  });

  it("takes the right to publish: who may only write may not, and nobody publishes outside their scope (AZ-04)", async () => {
    await addRole(app.services, "writer", ["cms:article:list", "cms:article:add", "cms:article:update"]);
    const writer = await employ(app, "writer", ["writer"]);
    const id = await write();
    for (const verb of ["publish", "withdraw"])
      expect((await writer.post(`/cms/article/${id}/${verb}`)).code).toBe(100010);
    expect((await admin.post("/cms/article/0190abcd-0000-7000-8000-00000000000a/publish")).code).toBe(400004);
    expect((await admin.post(`/cms/article/${id}/publish`, { at: "tomorrow" })).code).toBe(400001);
  });
});

describe("a translation", () => {
  const states = async (id: string) => {
    const { laoState, englishState } = await read(id);
    return [laoState, englishState];
  };
  const update = (id: string, values: Readonly<Record<string, unknown>>) =>
    admin.post(`/cms/article/${id}/update`, values);

  it("is missing until every text has it, then to be checked, and out of date when the Chinese changes alone", async () => {
    const id = await write({ titleEn: "Rice from Namtha" });
    expect(await states(id)).toEqual(["missing", "missing"]);
    await update(id, { contentEn: "<p>The new rice is here.</p>" });
    expect(await states(id)).toEqual(["missing", "unchecked"]);
    expect((await admin.post(`/cms/article/${id}/translation/check`, { language: "lo" })).code).toBe(400010);
    expect((await admin.post(`/cms/article/${id}/translation/check`, { language: "en" })).code).toBe(0);
    expect(await states(id)).toEqual(["missing", "checked"]);
    // Something that is no text leaves it as it is.
    await update(id, { isPinned: "1" });
    expect(await states(id)).toEqual(["missing", "checked"]);
    await update(id, { title: "南塔香米今日上市", titleLo: "ເຂົ້າຫອມຫຼວງນ້ຳທາ", contentLo: "<p>ເຂົ້າໃໝ່ມາແລ້ວ.</p>" });
    expect(await states(id)).toEqual(["unchecked", "outdated"]);
    await update(id, { titleEn: "Rice from Namtha today", titleLo: "ເຂົ້າຫອມຫຼວງນ້ຳທາມື້ນີ້" });
    expect(await states(id)).toEqual(["unchecked", "unchecked"]);
    // A text that nobody wrote in Chinese needs no translation; a new one does.
    await update(id, { summary: "摘要" });
    expect(await states(id)).toEqual(["missing", "missing"]);
  });
});
