import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sampleRoutes } from "../../testing/sample-routes.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const dist = mkdtempSync(join(tmpdir(), "terrace-away-"));
// Shows what it was asked.
const renderer = `export const declaredQuery = () => new URLSearchParams();
export const hasConsolePage = () => true;
export const renderPage = ({ assets, query, ...page }) => ({ status: page.failed ? 503 : 200, body: JSON.stringify(page) });`;
const gone = () => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
const features = { hasCaptcha: false, hasMail: false, hasOfflinePages: true };
const words = async () => ({ zh: {}, lo: {}, en: {} });

let away: TestApp;
beforeAll(async () => {
  for (const name of ["web/.vite", "web/assets", "ssr"]) mkdirSync(join(dist, name), { recursive: true });
  const entries = ["console", "signin", "portal"].map((name) => [
    `src/main/${name}.tsx`,
    { file: `assets/${name}-1.js`, name, isEntry: true },
  ]);
  writeFileSync(join(dist, "web/.vite/manifest.json"), JSON.stringify(Object.fromEntries(entries)));
  writeFileSync(join(dist, "ssr/render.js"), renderer);
  away = await startTestApp(sampleRoutes(), [], { pages: { dist, settings: gone, features, words } });
});
afterAll(async () => {
  await away.close();
  rmSync(dist, { recursive: true, force: true });
});

it.each(["/", "/login", "/sys/dict", "/home/list"])(
  "%s is a page that says so and comes back by itself",
  async (path) => {
    const answer = await away.client.send(path, { headers: { cookie: "language=lo; access_token=x" } });
    const told = ["content-type", "cache-control"].map((name) => answer.headers.get(name));
    expect([answer.status, ...told]).toEqual([503, "text/html; charset=utf-8", "no-store"]);
    const seconds = Number(answer.headers.get("refresh"));
    expect(seconds).toBeGreaterThan(0);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(JSON.parse(answer.text)).toMatchObject({
      language: "lo",
      failed: { reason: "unavailable", retryAfter: seconds },
    });
  },
);

const never = () => new Promise<never>(() => {});

it.each([
  ["/login", { settings: never, words: never }],
  ["/login", { settings: async () => ({}), words: never }],
  ["/sys/dict", { settings: async () => ({}), words, menu: never }],
])("%s does not wait for a database that gives no answer at all (%#)", async (path, asked) => {
  const hanging = await startTestApp(sampleRoutes(), [], { pages: { dist, features, ...asked } });
  const { status, text } = await hanging.client.send(path, { headers: { cookie: "access_token=x" } });
  expect([status, JSON.parse(text)]).toMatchObject([503, { failed: { reason: "unavailable" }, settings: {} }]);
  await hanging.close();
});

it.each([
  ["/sitemap.xml", "服务暂时不可用，请稍后再试"],
  ["/feeds/lo/news.rss", "ລະບົບບໍ່ພ້ອມໃຫ້ບໍລິການຊົ່ວຄາວ, ກະລຸນາລອງໃໝ່"],
  ["/manifest.webmanifest?lang=en", "The service is temporarily unavailable. Try again later"],
])("%s says in plain words when to come back", async (path, line) => {
  const { status, headers, text } = await away.client.send(path);
  const told = ["content-type", "cache-control", "retry-after"].map((name) => headers.get(name));
  expect([status, ...told]).toEqual([503, "text/plain; charset=utf-8", "no-store", "2"]);
  expect(text).toBe(`${line}\n${headers.get("x-request-id")}\n`);
});
