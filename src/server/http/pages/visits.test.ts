import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleRoutes } from "../../testing/sample-routes.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "terrace-visits-"));
const renderer = `export const declaredQuery = (path) => path === "/home/unknown" ? undefined : new URLSearchParams();
export const hasConsolePage = () => true;
export const renderPage = ({ path, isUnknown }) =>
  ({ status: isUnknown || path === "/home/none" ? 404 : 200, body: "a page", cache: "public" });`;
const entries = ["console", "signin", "portal"].map((name) => [
  `src/main/${name}.tsx`,
  { file: `assets/${name}-1.js`, name, isEntry: true },
]);

const visited: string[] = [];
let app: TestApp;
beforeAll(async () => {
  for (const name of ["web/.vite", "web/assets", "ssr"]) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, "web/.vite/manifest.json"), JSON.stringify(Object.fromEntries(entries)));
  writeFileSync(join(folder, "ssr/render.js"), renderer);
  app = await startTestApp(sampleRoutes(), [], {
    pages: {
      dist: folder,
      settings: async () => ({}),
      features: { hasCaptcha: false, hasMail: false, hasOfflinePages: true },
      words: async () => ({ zh: {}, lo: {}, en: {} }),
      onVisit: (path) => void visited.push(path),
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("visits", () => {
  const BROWSER = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36" };
  const countOf = async (path: string, headers: Record<string, string> = BROWSER, method = "GET") => {
    visited.length = 0;
    // `fetch` would say of itself that it is a script.
    const asked = request(app.origin + path, { headers, method }).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    await once(answer.resume(), "end");
    return visited.length;
  };

  it("counts a public page that a person opens, however it is answered from what is kept", async () => {
    expect(await countOf("/home/oneInex")).toBe(1);
    const { headers } = await app.client.send("/home/oneInex", { headers: BROWSER });
    expect(await countOf("/home/oneInex", { ...BROWSER, "if-none-match": headers.get("etag") ?? "" })).toBe(1);
    expect(visited).toEqual(["/home/oneInex"]);
    expect(await countOf("/home/oneInex", { ...BROWSER, "sec-fetch-mode": "navigate" })).toBe(1);
  });

  it("counts somebody whose telephone has a robot's name", async () => {
    const phone = "Mozilla/5.0 (Linux; Android 9; CUBOT X30) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
    expect(await countOf("/home/oneInex", { "user-agent": phone })).toBe(1);
  });

  it("counts no robots, scripts, prefetches, staff, previews, pages that are not there or parts of the console", async () => {
    expect(await countOf("/home/oneInex", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })).toBe(0);
    expect(await countOf("/home/oneInex", { "user-agent": "curl/8.5" })).toBe(0);
    expect(await countOf("/home/oneInex", { "user-agent": "" })).toBe(0);
    expect(await countOf("/home/oneInex", { ...BROWSER, "sec-fetch-mode": "cors" })).toBe(0);
    expect(await countOf("/home/oneInex", { ...BROWSER, "sec-purpose": "prefetch" })).toBe(0);
    expect(await countOf("/home/oneInex", { ...BROWSER, cookie: "access_token=x" })).toBe(0);
    expect(await countOf("/home/oneInex?preview=x", BROWSER)).toBe(0);
    expect(await countOf("/home/none")).toBe(0);
    expect(await countOf("/home/unknown")).toBe(0);
    expect(await countOf("/dashboard")).toBe(0);
    expect(await countOf("/home/oneInex", BROWSER, "HEAD")).toBe(0);
  });
});
