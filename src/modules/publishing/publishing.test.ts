import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statementsOf } from "../testing/count-statements.server.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { uploadPicture } from "../testing/upload-picture.server.ts";
import { contentModules } from "../index.ts";
import { startPublishing, publishDue } from "./publishing.server.ts";

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
    // Published again, with a new date.
    expect(await admin.post(`/cms/article/${id}/publish`)).toMatchObject({ data: { state: "published" } });
  });

  it("waits for its time; several instances publish it once, and what came due while nobody ran is seen at the start", async () => {
    const [at, late] = [inAMinute(), inAMinute()];
    const ids = [await write(), await write()];
    for (const id of ids)
      expect(await admin.post(`/cms/article/${id}/publish`, { at })).toMatchObject({ data: { state: "scheduled" } });
    const [first = "", second = ""] = ids;
    // Rescheduled, or published at once.
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
      "select action, by_name from audit_log where record_id = $1 and action in ('schedulePublishing', 'publish') order by id",
      [first],
    );
    expect(rows).toEqual([
      { action: "schedulePublishing", by_name: "admin" },
      { action: "publish", by_name: "" },
    ]);

    const missed = await write();
    await admin.post(`/cms/article/${missed}/publish`, { at: inAMinute() });
    app.clock.advance(600_000);
    await publishDue(app.services, contentModules, AbortSignal.abort());
    expect((await read(missed))["state"], "none is begun while the server stops").toBe("scheduled");
    const stop = startPublishing(app.services, contentModules);
    await expect.poll(async () => (await read(missed))["state"], { timeout: 10_000 }).toBe("published");
    await stop();
  });

  it("waits at most ten years", async () => {
    const id = await write();
    const inYears = (years: number) => new Date(app.clock.now() + years * 365.25 * 86_400_000).toISOString();
    const scheduled = async (at: string) => JSON.stringify(await admin.post(`/cms/article/${id}/publish`, { at }));
    expect(await scheduled(inYears(10.1))).toContain("at most 10 years ahead");
    expect(await scheduled("9999-12-31T00:00:00Z")).toContain("valid date and time");
    expect((await read(id))["state"]).toBe("draft");
    expect(await admin.post(`/cms/article/${id}/publish`, { at: inYears(9.9) })).toMatchObject({ code: 0 });
    await admin.post(`/cms/article/${id}/withdraw`);
  });

  it("of records that are due, those that cannot be published hold up none after them, and are tried again", async () => {
    const { pool } = app.services.database;
    const [sample, after] = [await write(), await write()];
    for (const id of [sample, after]) await admin.post(`/cms/article/${id}/publish`, { at: inAMinute() });
    // More than are read at once, all with ids before the last.
    const { rows } = await pool.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = current_schema() and table_name = 'article' and is_generated = 'NEVER'
      and column_name not in ('id', 'content')`,
    );
    const { columns } = rows[0]!;
    await pool.query(`insert into article (id, content, ${columns})
      select ('00000000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, '<p>broken</p>', ${columns}
      from article, generate_series(1, 60) number where article.id = '${sample}'`);
    await pool.query(
      "alter table article add constraint broken check (state <> 'published' or content <> '<p>broken</p>')",
    );
    app.clock.advance(60_000);
    await expect(publishDue(app.services, contentModules)).rejects.toThrow("60 records could not be changed");
    expect([(await read(sample))["state"], (await read(after))["state"]]).toEqual(["published", "published"]);
    await pool.query("alter table article drop constraint broken");
    await publishDue(app.services, contentModules);
    const stillDue = await pool.query("select id from article where state = 'scheduled'");
    expect(stillDue.rows).toEqual([]);
  });

  it("is no change where it was saved as it is, whatever the version it is sent with: the next save meets no conflict", async () => {
    const id = await write({ titleLo: "ຂ່າວ", content: "<p>x</p>" });
    const before = await read(id);
    const same = { title: before["title"], titleLo: "ຂ່າວ", content: "<p>x</p>" };
    for (const version of [before["version"], 99])
      expect(await admin.post(`/cms/article/${id}/update`, { ...same, version })).toMatchObject({
        code: 0,
        data: { version: before["version"] },
      });
    expect(await read(id)).toEqual(before);
    const { rows } = await app.services.database.pool.query("select 1 from audit_log where record_id = $1", [id]);
    expect(rows).toHaveLength(1);
    expect(await admin.post(`/cms/article/${id}/update`, { title: "新题", version: before["version"] })).toMatchObject({
      code: 0,
    });
  });

  it("is refused while a picture in a text says nothing to those who do not see it, and so is a save of what is public", async () => {
    const { filePath } = await uploadPicture(app.origin, admin, "/file/news/");
    const picture = (alt: string) => `<figure><img src="${filePath}" alt="${alt}"></figure>`;
    const id = await write({ content: `<p>x</p>${picture("稻田")}${picture("")}`, contentLo: picture(" ") });
    const refused = await admin.post(`/cms/article/${id}/publish`);
    expect(refused).toMatchObject({ code: 400010, msg: expect.stringContaining("description: 2 (Text") as string });
    expect((await admin.post(`/cms/article/${id}/publish`, { at: inAMinute() })).code).toBe(400010);
    // The dry run returns the same and changes nothing.
    const whole = await write();
    expect(await admin.post(`/cms/article/${id}/publish`, { dryRun: "1" })).toEqual({
      ...refused,
      requestId: expect.anything() as string,
    });
    expect((await admin.post(`/cms/article/${whole}/publish`, { dryRun: "1" })).code).toBe(0);
    expect((await admin.post("/cms/article/publish", { ids: [id, whole], dryRun: "1" })).data).toMatchObject({
      done: [whole],
      refused: [{ id }],
    });
    expect((await read(whole))["state"]).toBe("draft");
    const many = await admin.post("/cms/article/publish", { ids: [id] });
    expect(many.data).toMatchObject({ done: [], refused: [{ id }] });
    await admin.post(`/cms/article/${id}/update`, { content: picture("稻田"), contentLo: picture("ທົ່ງນາ") });
    expect((await admin.post(`/cms/article/${id}/publish`)).code).toBe(0);
    expect(await admin.post(`/cms/article/${id}/update`, { contentEn: picture("") })).toMatchObject({
      code: 400001,
      data: { errors: [{ field: "contentEn" }] },
    });
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
    // A change of other properties than texts.
    await update(id, { isPinned: "1" });
    expect(await states(id)).toEqual(["missing", "checked"]);
    await update(id, { title: "南塔香米今日上市", titleLo: "ເຂົ້າຫອມຫຼວງນ້ຳທາ", contentLo: "<p>ເຂົ້າໃໝ່ມາແລ້ວ.</p>" });
    expect(await states(id)).toEqual(["unchecked", "outdated"]);
    await update(id, { titleEn: "Rice from Namtha today", titleLo: "ເຂົ້າຫອມຫຼວງນ້ຳທາມື້ນີ້" });
    expect(await states(id)).toEqual(["unchecked", "unchecked"]);
    // A text without Chinese needs no translation.
    await update(id, { summary: "摘要" });
    expect(await states(id)).toEqual(["missing", "missing"]);
  });
});

describe("several at once", () => {
  const many = async (by: Colleague, verb: string, values: Readonly<Record<string, unknown>>) =>
    (await by.post(`/cms/article/${verb}`, values)) as unknown as {
      code: number;
      data: { done: string[]; refused: { id: string; title: string; reason: string }[] };
    };

  it("does what can be done of each record, says of the others why not, and tells of it once", async () => {
    const [draft, waiting, published] = [await write(), await write(), await write({ title: "已经发布的" })];
    await admin.post(`/cms/article/${waiting}/publish`, { at: inAMinute() });
    await admin.post(`/cms/article/${published}/publish`);
    const told: unknown[] = [];
    const stop = app.services.changes.on("article", (change) => told.push(change));
    const gone = "01890000-0000-7000-8000-000000000000";
    for (const id of ["no id", `${draft}\u0000`, `${draft}\r\n`, draft.toUpperCase()])
      // IN-06, IN-10: nothing is changed
      expect(await many(admin, "publish", { "ids[0]": draft, "ids[1]": id })).toMatchObject({ code: 400001 });
    const { data } = await many(admin, "publish", { ids: [draft, waiting, published, gone, draft] });
    expect(data.done).toEqual([draft, waiting]);
    expect(data.refused).toEqual([
      { id: published, title: "已经发布的", reason: "It is published already" },
      { id: gone, title: "", reason: "It is not there, or outside your data scope" },
    ]);
    expect(told).toHaveLength(1);
    stop();
    expect(await read(waiting)).toMatchObject({ state: "published", publishAt: null });
    const { rows } = await app.services.database.pool.query(
      "select record_id, by_name from audit_log where action = 'publish' and record_id = any($1) order by id",
      [[draft, waiting]],
    );
    expect(rows).toEqual([
      { record_id: draft, by_name: "admin" },
      { record_id: waiting, by_name: "admin" },
    ]);

    expect((await many(admin, "pin", { ids: [draft, published], isPinned: "1" })).data.refused).toEqual([]);
    expect((await many(admin, "pin", { ids: [draft, waiting], isPinned: "1" })).data).toMatchObject({
      done: [waiting],
      refused: [{ id: draft, reason: "It is pinned already" }],
    });
    expect((await many(admin, "pin", { ids: [draft], isPinned: "0" })).data.done).toEqual([draft]);
    const down = await many(admin, "withdraw", { ids: [draft, published, await write()] });
    expect(down.data.done).toEqual([draft, published]);
    expect(down.data.refused.map(({ reason }) => reason)).toEqual(["Not published, so it cannot be unpublished"]);
    expect(await read(published)).toMatchObject({ state: "withdrawn", isPinned: true });
    expect((await many(admin, "publish", { ids: [] })).code).toBe(400001);
  });

  it("takes the same rights as one by one, and what is outside somebody's scope is not there (AZ-04, AZ-05)", async () => {
    const { rows } = await app.services.database.pool.query<{ id: string }>(
      "select id from division where is_active and parent_id is not null order by id limit 2",
    );
    const [here, there] = rows.map(({ id }) => id);
    const [mine, theirs] = [await write({ division: here }), await write({ division: there })];
    await addRole(app.services, "bulk-writer", ["cms:article:list", "cms:article:update"]);
    const rights = ["cms:article:list", "cms:article:update", "cms:article:publish"];
    const chosen = await addRole(app.services, "bulk-publisher", rights);
    await app.services.database.pool.query("update role set scope = 'chosen' where id = $1", [chosen]);
    await app.services.database.pool.query("insert into role_division (role_id, division_id) values ($1, $2)", [
      chosen,
      here,
    ]);
    const onlyWrites = await employ(app, "bulkwriter", ["bulk-writer"]);
    expect((await many(onlyWrites, "publish", { ids: [mine] })).code).toBe(100010);
    expect((await many(onlyWrites, "withdraw", { ids: [mine] })).code).toBe(100010);
    const scoped = await employ(app, "bulkpublisher", ["bulk-publisher"]);
    // The transaction that last locked or changed the row.
    const locker = async () =>
      (await app.services.database.pool.query("select xmax::text from article where id = $1", [theirs])).rows;
    const before = await locker();
    for (const [verb, values] of [
      ["publish", {}],
      ["pin", { isPinned: "1" }],
      ["withdraw", {}],
    ] as const)
      expect((await many(scoped, verb, { ids: [mine, theirs], ...values })).data).toMatchObject({
        done: [mine],
        refused: [{ id: theirs, title: "" }],
      });
    expect(await read(theirs)).toMatchObject({ state: "draft", isPinned: false });
    expect(await locker(), "what is outside somebody's scope is not locked by them").toEqual(before);
    const missing = "01890000-0000-7000-8000-000000000000";
    for (const id of [theirs, missing, "no id"])
      expect((await scoped.post(`/cms/article/${id}/publish`)).code, id).toBe(400004);
  });

  it("does not ask the log who changed each of the records that are refused as changed meanwhile", async () => {
    const ids = [await write(), await write(), await write()];
    const work = async () =>
      expect(await many(admin, "publish", { ids, versions: ids.map(() => 9).join() })).toMatchObject({
        data: { done: [], refused: ids.map((id) => ({ id })) },
      });
    expect(await statementsOf(app, work, "from audit_log entry")).toBe(0);
  });
});
