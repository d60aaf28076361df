import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { BUDGETS } from "../admission/rate-limit.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp([], [], { budgets: { ...BUDGETS, fault: { perSecond: 1, burst: 3 } } });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(10_000));

const OLD = "application/csp-report";
const NEW = "application/reports+json";
const send = (type: string, body: unknown) =>
  app.client.send("/api/csp-report", {
    method: "POST",
    headers: { "content-type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const logged = () =>
  app.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === "a page's policy was broken");
const TOLD = {
  directive: "script-src-elem",
  blocked: "https://evil.example/x.js",
  page: "https://desk.example.la/sys/user",
  source: "https://desk.example.la/assets/console.js",
  line: 12,
};

it("logs what a browser tells of a broken policy, in either spelling, without queries and samples (HD-02, LG-01)", async () => {
  const before = logged().length;
  const sample = "token=canary-1";
  expect(
    (
      await send(OLD, {
        "csp-report": {
          "effective-directive": "script-src-elem",
          "blocked-uri": "https://evil.example/x.js?password=canary-2",
          "document-uri": "https://desk.example.la/sys/user?access_token=canary-3#canary-4",
          "source-file": "https://desk.example.la/assets/console.js",
          "line-number": 12,
          "script-sample": sample,
        },
      })
    ).status,
  ).toBe(200);
  const body = {
    effectiveDirective: "script-src-elem",
    blockedURL: "https://user:canary-5@evil.example/x.js?a=canary-2",
    documentURL: "https://desk.example.la/sys/user",
    sourceFile: "https://desk.example.la/assets/console.js",
    lineNumber: 12,
    sample,
  };
  expect(
    (
      await send(NEW, [
        { type: "csp-violation", body },
        { type: "deprecation", body },
      ])
    ).body.code,
  ).toBe(0);
  const lines = logged().slice(before);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatchObject({ ...TOLD, level: "warn" });
  expect(app.lines.join()).not.toContain("canary");
});

it.each([
  ["nothing of a report", OLD, { "csp-report": "x" }, 200],
  ["a list of other things", NEW, [1, null, { type: "csp-violation" }], 200],
  ["no JSON", OLD, "{", 400],
  ["something nested", OLD, { "csp-report": { a: { b: { c: { d: 1 } } } } }, 400],
  ["another type", "application/json", {}, 415],
  ["too much", NEW, "[".repeat(20_000), 413],
])("takes %s without a line in the log", async (_what, type, body, status) => {
  const before = logged().length;
  expect((await send(type, body)).status).toBe(status);
  expect(logged()).toHaveLength(before);
});

it("lets an address say little, ten reports at a time (LG-05)", async () => {
  const before = logged().length;
  const many = Array.from({ length: 50 }, () => ({ type: "csp-violation", body: { blockedURL: "inline" } }));
  const statuses = [];
  for (let time = 0; time < 5; time++) statuses.push((await send(NEW, many)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(logged()).toHaveLength(before + 30);
});
