import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { endpoint } from "../../../contract/endpoint.ts";
import { Failure } from "../../../contract/errors.ts";
import { line, lines } from "../../../contract/scalars.ts";
import { LANGUAGES } from "../../../contract/text.ts";
import { route } from "../route.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const dist = mkdtempSync(join(tmpdir(), "terrace-form-"));
const renderer = `export const declaredQuery = (path, query) => query;
export const hasConsolePage = () => true;
export const renderPage = ({ refusedForm }) => { throw new Error("cannot be drawn: " + Object.keys(refusedForm)); };`;

const ask = endpoint({
  method: "POST",
  path: "/sample/ask",
  permission: "public",
  title: { id: "sample.title", zh: "样例", lo: "ຕົວຢ່າງ", en: "Sample" },
  formPage: { path: "/home/ask", keeps: [] },
  input: z.object({ language: z.enum(LANGUAGES), name: line(20), message: lines() }),
  reply: z.object({}),
});

let app: TestApp;
beforeAll(async () => {
  for (const name of ["web/.vite", "web/assets", "ssr"]) mkdirSync(join(dist, name), { recursive: true });
  const entries = ["console", "signin", "portal"].map((name) => [
    `src/main/${name}.tsx`,
    { file: `assets/${name}-1.js`, name, isEntry: true },
  ]);
  writeFileSync(join(dist, "web/.vite/manifest.json"), JSON.stringify(Object.fromEntries(entries)));
  writeFileSync(join(dist, "ssr/render.js"), renderer);
  const late = route(ask, async () => {
    throw new Failure("unavailable", { retryAfter: 2 });
  });
  const features = { hasCaptcha: false, hasMail: false, hasOfflinePages: true };
  const words = async () => ({ zh: {}, lo: {}, en: {} });
  app = await startTestApp([late], [], { pages: { dist, settings: async () => ({}), features, words } });
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true, force: true });
});

it("keeps what was written, and sends it again, where the form's page cannot be drawn in its turn", async () => {
  const message = `\r\nFirst line\r\n</textarea><script>alert(1)</script>`;
  const answer = await fetch(`${app.origin}/api/sample/ask`, {
    method: "POST",
    headers: { accept: "text/html" },
    body: new URLSearchParams({ language: "lo", name: `"Chan"`, message, stray: "not declared" }),
    redirect: "manual",
  });
  const text = await answer.text();
  const told = ["content-type", "cache-control", "retry-after", "location"].map((name) => answer.headers.get(name));
  expect([answer.status, ...told]).toEqual([503, "text/html; charset=utf-8", "no-store", "2", null]);
  // If a directive occurs twice, browsers use the first.
  expect(answer.headers.get("content-security-policy")?.match(/form-action [^;]*/g)).toEqual(["form-action 'self'"]);
  expect(text).toContain(`<html lang="lo">`);
  expect(text).toContain("ລະບົບບໍ່ພ້ອມໃຫ້ບໍລິການຊົ່ວຄາວ, ກະລຸນາລອງໃໝ່");
  expect(text).toContain(`<form method="post" action="/api/sample/ask">`);
  expect(text).toContain(`<textarea name="name" hidden>\n&quot;Chan&quot;</textarea>`);
  expect(text).toContain("First line\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>");
  expect(text).not.toMatch(/<script|stray/);
  expect(app.lines.join()).not.toContain("First line");
  expect(app.lines.join()).toContain("cannot be drawn");
});
