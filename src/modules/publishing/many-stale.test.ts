import { afterAll, beforeAll, expect, it } from "vitest";
import { statementsOf } from "../testing/count-statements.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
}, 120_000);
afterAll(() => app.close());
it("many records that are refused as stale are not asked the log about", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 30; n += 1)
    ids.push(
      (
        (await admin.post("/cms/article/add", { title: `t${n}`, kind: "market", content: "<p>x</p>" })).data as {
          id: string;
        }
      ).id,
    );
  const work = async () =>
    expect(
      await admin.post("/cms/article/publish", { ids: ids.join(), versions: ids.map(() => 9).join() }),
    ).toMatchObject({
      data: { done: [], refused: ids.map((id) => ({ id })) },
    });
  expect(await statementsOf(app, work, "from audit_log entry")).toBe(0);
});
