import { afterAll, beforeAll, expect, it } from "vitest";
import { addRole, employ, enter, type Colleague } from "./testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "./testing/start-modules.server.ts";

/* Numbers beside the filters of lists without a declaration; those of modules are `crud/counts`. */

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
  expect(await counted(admin, "/sys/job/counts", "owner_id")).toBe(400001);
});

it("files and interface texts are counted for whoever may list them", async () => {
  expect(await counted(admin, "/sys/file/counts", "fileExtension")).toEqual({});
  const scopes = (await counted(admin, "/sys/translation/counts", "scope", { search: "savedView" })) as object;
  expect(Object.keys(scopes)).toEqual(expect.arrayContaining(["savedView"]));
  for (const path of ["/sys/file/counts", "/sys/translation/counts"])
    expect(await counted(noy, path, path.includes("file") ? "fileExtension" : "scope")).toBe(100010);
});
