import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { password } from "../../fields/password/password.ts";
import { longText } from "../../fields/long-text/long-text.ts";
import { text } from "../../fields/text/text.ts";
import { tamper } from "../../server/audit/testing/tamper.ts";
import { defineModule } from "../define-module.ts";
import { crudRoutes } from "../crud-routes.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../testing/crud-app.server.ts";
import { plot, PLOT_SCHEMA } from "../testing/joined-plot.ts";
import { crop } from "../testing/stored-crop.ts";
import { uploadSheet } from "../testing/upload-sheet.server.ts";

const words = (en: string) => ({ zh: `${en} zh`, lo: `${en} lo`, en });
const guarded = defineModule({
  path: "/test/guarded",
  table: "guarded",
  title: words("guarded"),
  record: words("guarded"),
  purpose: words("testing"),
  fields: {
    code: text({ label: words("code"), max: 40 }),
    pin: password({ label: words("pin") }),
    note: longText({ label: words("note"), max: 30_000 }),
  },
  list: { columns: ["code"], search: [], sort: "code asc" },
  recordTitle: "code",
});

type Data = { id: string; version: number };
let app: CrudApp;
const post = async (path: string, fields: Record<string, unknown> = {}) =>
  (await app.client.post(`/test${path}`, fields, { token: ADMIN })).body;
const log = () =>
  app.sql(
    "select action, module, record_id, title, before, after, by_id, by_name, session_id, address from audit_log order by position",
  );

beforeAll(async () => {
  app = await startCrudApp(
    (services) => [
      ...crudRoutes(plot, services, {
        afterSave(record) {
          if (record.code === "late") throw new Error("after everything was written");
        },
      }),
      ...crudRoutes(crop, services, {}, [plot]),
      ...crudRoutes(guarded, services, {
        beforeSave: (values) => ({ ...values, ...(values.pin ? { pin: "$hash" } : {}) }),
      }),
    ],
    `${PLOT_SCHEMA} create table guarded (
      id text primary key, code text, pin text, note text, created_at timestamptz not null, created_by text,
      updated_at timestamptz not null, updated_by text, version integer not null default 1, deleted_at timestamptz);`,
  );
});
afterAll(() => app.close());
beforeEach(() => tamper(app.sql, "truncate plot, plot_crop, plot_near, crop, audit_log"));

it("tells of every write who did what from where, and of a change only what differs", async () => {
  const rice = ((await post("/crop/add", { code: "r", name: "水稻" })).data as Data).id;
  const { id } = (await post("/plot/add", { code: "a", crops: [rice] })).data as Data;
  await post(`/plot/${id}/update`, { code: "a", region: rice, crops: "" });
  await post(`/plot/${id}/delete`);
  await post(`/plot/${id}/restore`);
  const who = { by_id: ADMIN, by_name: ADMIN, session_id: `session-${ADMIN}`, address: "127.0.0.1" };
  const what = { module: "/test/plot", record_id: id, title: "a", ...who };
  expect(await log()).toEqual([
    {
      action: "add",
      module: "/test/crop",
      record_id: rice,
      title: "水稻",
      before: {},
      after: { code: "r", name: "水稻", isActive: true },
      ...who,
    },
    { action: "add", before: {}, after: { code: "a", crops: [rice] }, ...what },
    { action: "update", before: { region: null, crops: [rice] }, after: { region: rice, crops: [] }, ...what },
    { action: "delete", before: {}, after: {}, ...what },
    { action: "restore", before: {}, after: {}, ...what },
  ]);
});

it("leaves no entry of a write that was refused, undone or changed nothing", async () => {
  const { id, version } = (await post("/plot/add", { code: "a" })).data as Data;
  await post("/plot/add", { code: "b" });
  await tamper(app.sql, "truncate audit_log");
  const refused = [
    await post("/plot/add", { code: "a" }),
    await post("/plot/add", { code: "late" }),
    await post(`/plot/${id}/update`, { code: "b" }),
    await post(`/plot/${id}/update`, { code: "c", version: version + 1 }),
    await post(`/plot/${id}/update`, { region: id }),
    await post("/plot/delete", { ids: [id, "00000000-0000-7000-8000-000000000000"] }),
  ];
  expect(refused.map(({ code }) => code === 0)).toEqual(refused.map(() => false));
  expect((await post(`/plot/${id}/update`, { code: "a" })).code).toBe(0);
  await uploadSheet(app, "/test/plot", [["code"], ["x"]], { isDryRun: true });
  await uploadSheet(app, "/test/plot", [
    ["code", "region"],
    ["x", ""],
    ["y", "nowhere"],
  ]);
  expect(await log()).toEqual([]);
});

it("names a secret and never tells it, and keeps a text that is too long beside the row (LG-01)", async () => {
  const { id } = (await post("/guarded/add", { code: "a", pin: "Khao-niaw 7" })).data as Data;
  await post(`/guarded/${id}/update`, { pin: "Khao-niaw 8" });
  await post(`/guarded/${id}/update`, { note: "长".repeat(25_000) });
  expect((await log()).map(({ before, after }) => [before, after])).toEqual([
    [{}, { code: "a", pin: "•" }],
    [{ pin: "•" }, { pin: "•" }],
    [
      { note: null },
      { note: { cut: "长".repeat(2_000), length: 25_000, text: expect.stringMatching(/^[0-9a-f]{64}$/) as string } },
    ],
  ]);
  expect(JSON.stringify(await log())).not.toMatch(/Khao|\$hash/);
});

it("tells of an import record by record, ten thousand rows too", async () => {
  await post("/plot/add", { code: "c1" });
  await tamper(app.sql, "truncate audit_log");
  const rows = Array.from({ length: 10_000 }, (_, at) => [`c${at}`]);
  const { body } = await uploadSheet(app, "/test/plot", [["code"], ...rows]);
  expect(body.data).toMatchObject({ added: 9_999, unchanged: 1 });
  expect(
    await app.sql("select action, count(*) as n, count(distinct record_id) as records from audit_log group by action"),
  ).toEqual([{ action: "add", n: 9_999, records: 9_999 }]);
});
