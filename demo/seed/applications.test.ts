import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../src/server/database/transaction.ts";
import { enter, type Colleague } from "../../src/modules/testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../src/modules/testing/start-modules.server.ts";
import { seedApplications } from "./applications.server.ts";

let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  await inTransaction(app.services.database, (trx) => seedApplications(trx, app.services));
}, 60_000);
afterAll(() => app.close());

test("there are twelve, in every state, each readable whole with the steps that led there", async () => {
  const rows = (await admin.post("/cms/application/list", { "page.size": 50 }))["results"] as {
    readonly id: string;
    readonly state: string;
  }[];
  expect(rows).toHaveLength(12);
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(["submitted", "inReview", "returned", "resubmitted", "approved", "rejected"]),
  );
  for (const { id, state } of rows) {
    const { data } = await admin.get(`/cms/application/${id}/detail`);
    const { steps, products, place } = data as { steps: { kind: string }[]; products: unknown[]; place: string };
    expect([products.length > 0, place]).toEqual([true, expect.stringMatching(/^\S/)]);
    expect(steps.at(-1)?.kind).toBe(state === "inReview" ? "taken" : state);
  }
});

test("what waits can be taken and decided like any other", async () => {
  const [first] = (await admin.post("/cms/application/list", { "query.state||eq": "submitted" }))["results"] as {
    readonly id: string;
  }[];
  expect((await admin.post(`/cms/application/${first?.id}/take`)).code).toBe(0);
  expect(await admin.post(`/cms/application/${first?.id}/approve`)).toMatchObject({ code: 0 });
});
