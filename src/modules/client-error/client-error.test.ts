import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { REPORT_LENGTHS } from "../../contract/client-report.ts";
import { createApp } from "../../server/http/app.ts";
import { addUser } from "../testing/add-user.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { authenticateWith, moduleRoutes } from "../index.server.ts";
import { RETENTION, sweepClientErrors, type ClientErrorRow } from "./client-error.server.ts";

let app: ModulesApp;
let token: string;
const report = { message: "x is not a function", info: "window", url: "/sys/dict", stack: "at a (console.js:1:2)" };
const db = () => app.services.database.as<{ client_error: ClientErrorRow }>();
const rows = () => db().selectFrom("client_error").selectAll().orderBy("id").execute();
const send = (fields: Record<string, string> = {}, withToken: string | undefined = token) =>
  visitor(app.origin).post(
    "/sys/log/client",
    { ...report, ...fields },
    withToken === undefined ? {} : { token: withToken },
  );

beforeAll(async () => {
  app = await startModules();
  await addUser(app.services, { username: "grower", password: ADMIN.password });
  token = tokensOf(await visitor(app.origin).signIn("grower", ADMIN.password)).access;
});
afterAll(() => app.close());
beforeEach(() => db().deleteFrom("client_error").execute());

test("keeps what a page reports, the same error once with its count, from those who are signed in", async () => {
  expect((await send()).body).toMatchObject({ code: 0, data: null });
  app.clock.advance(60_000);
  await send();
  await send({ message: "another" });
  const [first, second] = await rows();
  expect(first).toMatchObject({ ...report, times: 2 });
  expect(Date.parse(first?.last_at ?? "") - Date.parse(first?.first_at ?? "")).toBe(60_000);
  expect(second).toMatchObject({ message: "another", times: 1 });
  const stranger = await visitor(app.origin).post("/sys/log/client", report);
  expect(stranger.body.code).toBe(200001);
  expect(await rows()).toHaveLength(2);
});

test("holds neither tokens nor passwords nor queries, wherever they stand in a report (LG-01, LG-02)", async () => {
  const canary = randomBytes(32).toString("base64url").replace(/^./, "a").replace(/.$/, "7");
  await send({
    message: `failed with ${canary}`,
    info: `password=khao-niaw Authorization: Bearer ${canary}`,
    url: `/sys/dict?access_token=${canary}`,
    stack: `at f (/api/ws/1/${canary})\nat g {"refresh_token":"${canary}"}`,
  });
  const [row] = await rows();
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${canary}|khao-niaw`));
  expect(row).toMatchObject({ message: "failed with [hidden]", url: "/sys/dict" });
});

test("refuses what is longer than a report may be", async () => {
  for (const [name, length] of Object.entries(REPORT_LENGTHS)) {
    expect((await send({ [name]: "a".repeat(length + 1) })).body, name).toMatchObject({
      code: 400001,
      data: { errors: [{ field: name }] },
    });
  }
  expect(await rows()).toEqual([]);
});

test("a page that fails in a loop is stopped by a budget of its own, and can go on working", async () => {
  const { services } = app;
  const { server } = await createApp({
    ...services,
    routes: moduleRoutes(services, app.imports),
    authenticate: authenticateWith(services),
  });
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  const statuses: number[] = [];
  for (let time = 0; time < 25; time += 1)
    statuses.push((await visitor(origin).post("/sys/log/client", report, { token })).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
  expect((await visitor(origin).post("/sys/session/my/list", {}, { token })).status).toBe(200);
  await server.close();
});

test("is swept: what is older than 30 days, and beyond 5,000 rows the oldest", async () => {
  const at = (ago: number) => new Date(app.clock.now() - ago).toISOString();
  const row = { account_id: "a", message: "", info: "", url: "", stack: "", user_agent: "", times: 1 };
  await db()
    .insertInto("client_error")
    .values([
      { ...row, id: "old", fingerprint: "old", first_at: at(RETENTION.ms * 2), last_at: at(RETENTION.ms + 1) },
      { ...row, id: "kept", fingerprint: "kept", first_at: at(RETENTION.ms * 2), last_at: at(0) },
    ])
    .execute();
  await sweepClientErrors(app.services);
  expect((await rows()).map(({ id }) => id)).toEqual(["kept"]);
  await sql`insert into client_error
    select 'r' || n, 'a', 'r' || n, '', '', '', '', '', 1, ${at(1000)}::timestamptz, ${at(1000)}::timestamptz
    from generate_series(1, ${RETENTION.rows}::int) n`.execute(db());
  await sweepClientErrors(app.services);
  const left = (await rows()).map(({ id }) => id);
  expect([left.length, left.includes("kept")]).toEqual([RETENTION.rows, true]);
});
