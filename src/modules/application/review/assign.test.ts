import { afterAll, beforeAll, expect, test } from "vitest";
import { applicantAt } from "../../testing/applicant.server.ts";
import { addRole, employ, enter } from "../../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../testing/start-modules.server.ts";

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
  const applicant = await applicantAt(app);
  expect(await applicant.apply({ division: rows[0]?.id })).toMatchObject({ code: 0 });
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
