import { afterAll, beforeAll, expect, test } from "vitest";
import { contentModules } from "../index.ts";
import { listen, type Listener } from "../testing/listener.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { publishDue } from "./publishing.server.ts";

let app: ModulesApp;
let admin: Listener;

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await listen(app.origin, ADMIN);
});
afterAll(async () => {
  admin.ws.terminate();
  await app.close();
});

const post = async (path: string, fields: Readonly<Record<string, unknown>>) => {
  const { body } = await admin.visitor.post(path, fields, { token: admin.token });
  expect(body).toMatchObject({ code: 0 });
  return body.data as { id: string; version: number };
};
const ARTICLE = { title: "南塔香米上市", kind: "market", content: "<p>新米已到。</p>" };
const inMinutes = (count: number) => new Date(app.clock.now() + count * 60_000).toISOString();

test("what happens at a set time is told as the program's doing, not as that of whoever scheduled it, and is in the history as such", async () => {
  const { id } = await post("/cms/article/add", { ...ARTICLE, visibleUntil: inMinutes(2) });
  await post(`/cms/article/${id}/publish`, { at: inMinutes(1) });
  const heard = async (action: string, count: number) => {
    app.clock.advance(60_000);
    await publishDue(app.services, contentModules);
    await expect.poll(() => admin.heard.filter(({ change }) => change?.ids.includes(id))).toHaveLength(count);
    expect(admin.heard.findLast(({ change }) => change)?.change).toEqual({
      path: "/cms/article",
      ids: [id],
      verb: "updated",
      byId: "",
      byName: "",
    });
    const { rows } = await app.services.database.pool.query(
      "select action, by_id from audit_log where record_id = $1 order by position desc limit 1",
      [id],
    );
    expect(rows).toEqual([{ action, by_id: null }]);
    const { rows: records } = await app.services.database.pool.query("select updated_by from article where id = $1", [
      id,
    ]);
    expect(records).toEqual([{ updated_by: null }]);
  };
  await heard("publish", 3); // after the two calls
  await heard("unpublish", 4);
});
