import { afterAll, beforeAll, expect, test } from "vitest";
import { addRole, employ, enter } from "../../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../testing/start-modules.server.ts";
import { visitor } from "../../testing/visitor.server.ts";

let app: ModulesApp;
beforeAll(async () => {
  app = await startModules({ demo: false });
});
afterAll(() => app.close());

test("a reviewer whose sight cannot be looked up is not said to be one who may not review", async () => {
  const admin = await enter(app, ADMIN.username, ADMIN.password);
  const query = (text: string) => app.services.database.pool.query<{ id: string }>(text);
  const { rows } = await query("select id from division where value = 'LA16'");
  await addRole(app.services, "south", ["cms:application:list", "cms:application:review"]);
  const local = await employ(app, "noy", ["south"]);
  await query("update role set scope = 'division' where code = 'south'");
  await query("update account set division_id = (select id from division where value = 'LA16') where username = 'noy'");
  const call = async (path: string, fields: object = {}) =>
    (await visitor(app.origin).post(`/portal/application/${path}`, { ...fields })).body;
  const { draft } = (await call("begin")).data as { draft: string };
  const form = { nameLo: "ສະຫະກອນ", contact: "ນາງ ມະນີ", phone: "+856 20 5555 1234", division: rows[0]?.id };
  const more = { language: "lo", type: "cooperative", consent: "1", clientId: "0123456789abcdef" };
  const products = [{ name: "Arabica", category: "coffee" }];
  expect(await call("submit", { draft, products, ...form, ...more })).toMatchObject({ code: 0 });
  const [sent] = (await admin.post("/cms/application/list", {}))["results"] as { id: string }[];
  const assign = () => admin.post(`/cms/application/${sent?.id}/assign`, { userId: local.id });
  // What limits the other's sight; the caller sees everything.
  await query("alter table division rename to division_away");
  try {
    expect((await assign()).code).toBe(500_001);
  } finally {
    await query("alter table division_away rename to division");
  }
  expect(await assign()).toMatchObject({ code: 0, data: { state: "inReview" } });
});
