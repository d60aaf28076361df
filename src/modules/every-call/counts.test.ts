import { afterAll, beforeAll, expect, it } from "vitest";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

/*
 * Filters of lists that read their rows themselves, with the numbers beside the choices; those of modules are tested in
 * `crud/counts`.
 */

let app: ModulesApp;
let admin: Colleague;
let noy: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  await addRole(app.services, "plain", ["sys:dict:list"]);
  noy = await employ(app, "noy", ["plain"]);
  await app.services.database.pool.query(
    `insert into job (id, kind, title, input, permission, most_attempts, state, owner_id, created_at, run_at)
     select 'j' || n, case when n = 1 then 'import' else 'export' end, '{"zh":"x","lo":"x","en":"x"}', '{}', '', 1,
       case when n < 3 then 'done' else 'failed' end,
       (select id from account where username = case when n = 4 then 'noy' else 'admin' end), now(), now()
     from generate_series(1, 4) as n`,
  );
});
afterAll(() => app.close());

const counted = async (by: Colleague, path: string, field: string, of: Record<string, string> = {}) => {
  const asked = Object.fromEntries(Object.entries({ "page.pn": "1", ...of }).map(([key, text]) => [`of.${key}`, text]));
  const answer = await by.post(path, { by: field, ...asked });
  const values = (answer.data as { values?: { value: string; count: number }[] } | null)?.values;
  return values ? Object.fromEntries(values.map(({ value, count }) => [value, count])) : answer.code;
};

it("jobs are counted by state and kind as the other filter leaves them, one's own apart", async () => {
  expect(await counted(admin, "/sys/job/counts", "state")).toEqual({ done: 2, failed: 2 });
  expect(await counted(admin, "/sys/job/counts", "kind", { "query.state||in": "done" })).toEqual({
    export: 1,
    import: 1,
  });
  expect(await counted(noy, "/sys/job/my/counts", "state")).toEqual({ failed: 1 });
  expect(await counted(noy, "/sys/job/counts", "state")).toBe(100010);
  const owners = Object.values((await counted(admin, "/sys/job/counts", "ownerId")) as Record<string, number>);
  expect(new Set(owners)).toEqual(new Set([1, 3]));
  for (const [path, field] of [
    ["/sys/job/counts", "owner_id"],
    ["/sys/job/counts", "title"],
    ["/sys/job/my/counts", "ownerId"],
  ] as const)
    expect(await counted(admin, path, field), field).toBe(400001);
});

it("jobs are found by what they are called and by what came of them, in the caller's language, and sorted", async () => {
  await app.services.database.pool.query(
    `update job set title = '{"zh":"导出茶叶","lo":"ສົ່ງອອກຊາ","en":"Export of tea"}',
      error = '{"zh":"磁盘已满","lo":"ດິດເຕັມ","en":"The disk is full"}' where id = 'j3'`,
  );
  const ids = async (asked: Record<string, string>) =>
    ((await admin.post("/sys/job/list", asked)).data as { results: { id: string }[] }).results.map(({ id }) => id);
  expect(await ids({ search: "of TEA" })).toEqual(["j3"]);
  expect(await ids({ search: "noy" })).toEqual(["j4"]);
  expect(await ids({ "query.title||like": "Tea" })).toEqual(["j3"]);
  expect(await ids({ "query.outcome||like": "full" })).toEqual(["j3"]);
  expect((await ids({ sort: "kind desc" }))[0]).toBe("j1");
  expect((await ids({ sort: "ownerId asc" }))[0]).toBe("j4");
});

it("files and interface texts are counted for whoever may list them", async () => {
  await app.services.database.pool.query(
    `insert into attachment (id, storage_key, base_path, file_name, file_extension, content_type, file_size, width, height, stored_at,
       created_at, created_by, updated_at, updated_by)
     select 'a' || n, 'attachment/a' || n, '/file/attachment/', 'a' || n, case when n = 1 then 'pdf' else 'jpg' end, 'x/y',
       n * 400000, 0, 0, now(), now(), account.id, now(), account.id
     from generate_series(1, 4) as n, account where username = 'admin'`,
  );
  expect(await counted(admin, "/sys/file/counts", "fileExtension")).toEqual({ jpg: 3, pdf: 1 });
  expect(await counted(admin, "/sys/file/counts", "sizeClass")).toEqual({ medium: 1, large: 1, huge: 2 });
  expect(await counted(admin, "/sys/file/counts", "isUnused", { "query.sizeClass||in": "huge" })).toEqual({ true: 2 });
  expect(Object.values((await counted(admin, "/sys/file/counts", "ownerId")) as object)).toEqual([4]);
  expect(await counted(admin, "/sys/file/counts", "fileName")).toBe(400001);
  const files = async (asked: Record<string, string>) =>
    ((await admin.post("/sys/file/list", asked)).data as { results: { id: string }[] }).results.map(({ id }) => id);
  expect(await files({ sort: "sizeClass desc", "query.sizeClass||in": "large,huge" })).toEqual(["a4", "a3", "a2"]);
  expect(await files({ "query.isUnused||in": "true,false" })).toHaveLength(4);
  expect(await files({ "query.isUnused||eq": "false" })).toEqual([]);
  const areas = (await counted(admin, "/sys/translation/counts", "area", { search: "savedView" })) as object;
  expect(Object.keys(areas)).toEqual(expect.arrayContaining(["lists"]));
  expect(await counted(admin, "/sys/translation/counts", "state", { "query.en||like": "saved views" })).toEqual({});
  expect(await counted(admin, "/sys/translation/counts", "zh")).toBe(400001);
  for (const path of ["/sys/file/counts", "/sys/translation/counts"])
    expect(await counted(noy, path, path.includes("file") ? "fileExtension" : "area")).toBe(100010);
});
