import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTracing } from "../../server/tracing/tracing.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { enter } from "../testing/staff.server.ts";

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

let app: ModulesApp;
let received = "";
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    received += `${body}\n`;
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
const spans = () =>
  received
    .split("\n")
    .filter(Boolean)
    .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
const valueOf = ({ attributes }: SentSpan, key: string) =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0];

beforeAll(async () => {
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  app = await startModules({ demo: false });
});
afterAll(async () => {
  await app.close();
  collector.close();
});

it("a request is one trace with its statements below it, which names a route and no address, value, person or token", async () => {
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const tracing = startTracing({ url, instance: "test:1" });
  const admin = await enter(app, ADMIN.username, ADMIN.password);
  const added = await admin.post("/cms/notice/add", { title: "不该出现的标题", kind: "notice", content: "<p>x</p>" });
  expect(added.code).toBe(0);
  await admin.get("/sys/job/no-such-id-anywhere");
  await tracing.stop();
  const save = spans().find(({ name }) => name === "POST /api/cms/notice/add");
  expect(save).toBeDefined();
  if (!save) return;
  expect([valueOf(save, "http.response.status_code"), valueOf(save, "terrace.outcome")]).toEqual([200, "ok"]);
  const below = spans().filter(({ traceId, spanId }) => traceId === save.traceId && spanId !== save.spanId);
  expect(below.map(({ name }) => name)).toContain("database insert");
  expect(below.every(({ parentSpanId }) => parentSpanId === save.spanId)).toBe(true);
  expect(below.some((span) => /insert into "notice".*\$1/s.test(String(valueOf(span, "db.query.text"))))).toBe(true);
  expect(received).toContain("GET /api/sys/job/:id");
  expect(received).not.toMatch(/不该出现|no-such-id|Bearer|eyJ/);
  expect(received).not.toContain(ADMIN.password);
  expect(received).not.toContain(ADMIN.username);
});

it("nothing is recorded once it has stopped, and a collector that is away disturbs nobody", async () => {
  received = "";
  const tracing = startTracing({ url: "http://127.0.0.1:9", instance: "test:1" });
  expect((await app.client.get("/oauth/publicKey")).status).toBeLessThan(500);
  await tracing.stop();
  await app.client.get("/oauth/publicKey");
  expect(received).toBe("");
});
