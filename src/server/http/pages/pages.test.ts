import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDiskStorage } from "../../storage/disk-storage.ts";
import { sampleRoutes } from "../../testing/sample-routes.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { BUDGETS } from "../admission/rate-limit.ts";

const folder = mkdtempSync(join(tmpdir(), "terrace-pages-"));
const script = "console.log(1);".repeat(200);
// Shows what it was asked, so that the tests see it too.
const renderer = `export const declaredQuery = (path, query) => path === "/home/unknown" ? undefined
  : new URLSearchParams(["page", "to"].flatMap((name) => query.get(name) === null ? [] : [[name, query.get(name)]]));
export const hasConsolePage = (path) => !path.startsWith("/nothing");
export const renderPage = ({ assets, query, ...page }) =>
  page.path === "/go" ? { status: 302, body: "", location: query.get("to"), rememberLanguage: "lo" }
  : { status: page.failed ? 503 : page.isUnknown || page.path === "/home/none" ? 404 : 200, body: JSON.stringify({ ...page, files: assets("console") }), ...(page.path.startsWith("/home") ? { cache: "public" } : {}) };`;
const manifest = {
  "src/main/console/open-console.tsx": {
    file: "assets/console-1.js",
    name: "console",
    isEntry: true,
    imports: ["_antd", "_react"],
    css: ["assets/console-1.css"],
  },
  "src/main/signin.tsx": { file: "assets/signin-1.js", name: "signin", isEntry: true, imports: ["_react"] },
  "src/main/portal.tsx": { file: "assets/portal-1.js", name: "portal", isEntry: true, imports: ["_react"] },
  _antd: { file: "assets/antd-1.js", name: "antd", imports: ["_react"], css: ["assets/antd-1.css"] },
  _react: { file: "assets/react-1.js", name: "react" },
};

let app: TestApp;
beforeAll(async () => {
  const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, "dist", name), content);
  for (const name of ["dist/web/.vite", "dist/web/assets", "dist/ssr"])
    mkdirSync(join(folder, name), { recursive: true });
  put("web/.vite/manifest.json", JSON.stringify(manifest));
  put("web/assets/console-1.js", script);
  put("web/assets/console-1.js.br", brotliCompressSync(script));
  put("web/assets/console-1.js.gz", gzipSync(script));
  put("web/assets/console-1.js.map", "{}");
  put("web/assets/lao-1.woff2", "font");
  put("ssr/render.js", renderer);
  const storage = await openDiskStorage(join(folder, "files"));
  await storage.put("news/202601/a-1.png", Buffer.from("picture"), "image/png");
  await storage.put("news/202601/page.html", Buffer.from("<script>1</script>"), "text/html");
  app = await startTestApp(sampleRoutes(), [], {
    storage,
    env: { publicUrl: "https://desk.example.la" },
    pages: {
      dist: join(folder, "dist"),
      settings: async () => ({ "sys.name": "台" }),
      features: { hasCaptcha: false, hasMail: false, hasOfflinePages: true },
      words: async () => ({ zh: {}, lo: {}, en: {} }),
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.client.send(path, { headers });
  return {
    ...answer,
    asked:
      answer.headers.get("content-type")?.startsWith("text/html") && answer.text
        ? (JSON.parse(answer.text) as Record<string, unknown>)
        : {},
  };
};

describe("pages", () => {
  it.each(["/", "/login", "/sys/dict", "/redirect/sys/dict", "/home/detail", "/some/unknown/page", "/字典"])(
    "%s is rendered with its own nonce",
    async (path) => {
      const [one, two] = [await page(path), await page(path)];
      const nonce = String(one.asked["nonce"]);
      expect([one.status, one.headers.get("content-type"), one.headers.get("vary")]).toEqual([
        200,
        "text/html; charset=utf-8",
        "Cookie, Accept-Encoding",
      ]);
      expect(one.headers.get("content-security-policy")).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
      expect(two.asked["nonce"]).not.toBe(nonce);
    },
  );
  it("are answered 404 with the frame where the console has none", async () => {
    for (const cookie of ["", "access_token=x"]) {
      const { status, asked } = await page("/nothing/here", { cookie });
      expect([status, asked["path"], asked["isUnknown"]]).toEqual([404, "/nothing/here", false]);
    }
  });
  it("have a policy without inline or evaluated scripts (HD-02)", async () => {
    const policy = (await page("/")).headers.get("content-security-policy") ?? "";
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "connect-src 'self' wss://desk.example.la",
    ])
      expect(policy).toContain(part);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default ");
    expect(policy).toContain("report-uri /api/csp-report; report-to csp");
    expect((await page("/")).headers.get("reporting-endpoints")).toBe('csp="/api/csp-report"');
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe/);
  });
  it("know the visitor's choices; wrong ones are the defaults", async () => {
    const { asked } = await page("/", { cookie: "language=lo; colorScheme=dark; themeColor=#123abc; access_token=x" });
    expect(asked).toMatchObject({
      language: "lo",
      colorScheme: "dark",
      themeColor: "#123abc",
      hasToken: true,
      apiBase: "/api",
      settings: { "sys.name": "台" },
    });
    expect((await page("/", { cookie: 'language="><script>; colorScheme=x; themeColor=red' })).asked).toMatchObject({
      language: "zh",
      colorScheme: "system",
      themeColor: "#409EFF",
      hasToken: false,
    });
  });
  it("name their files with the deepest first", async () => {
    expect((await page("/")).asked["files"]).toEqual({
      scripts: ["/assets/console-1.js"],
      styles: ["/assets/antd-1.css", "/assets/console-1.css"],
      preload: ["/assets/react-1.js", "/assets/antd-1.js"],
    });
  });
  it("are kept by nobody, the public ones as long as they hold, errors never (HD-05)", async () => {
    const kept = async (path: string) => (await page(path)).headers.get("cache-control");
    expect([await kept("/sys/dict"), await kept("/home"), await kept("/home/none")]).toEqual([
      "no-store",
      "public, max-age=0, must-revalidate",
      "no-store",
    ]);
  });
  it("answer HEAD without a body and refuse to be posted to", async () => {
    expect((await app.client.send("/login", { method: "HEAD" })).text).toBe("");
    const posted = await app.client.send("/login", { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
  it.each([
    ["/home?a=1", "/home?a=1"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["\\\\evil.example", "/"],
    ["https://evil.example", "/"],
    ["javascript:1", "/"],
    ["/a\r\nSet-Cookie: a=b", "/"],
    ["", "/"],
  ])("lead from %j to %s (HD-07)", async (to, location) => {
    const { status, headers } = await page(`/go?to=${encodeURIComponent(to)}`);
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([302, location, "no-store"]);
    expect(headers.get("set-cookie")).toMatch(/^language=lo; Max-Age=315360000; Path=\/; SameSite=Lax$/);
  });
  it.each([
    "/api/sys/none",
    "/API/sys/none",
    "/%61pi/sample/find",
    "/api",
    "/api/",
    "/file/none.png",
    "/file",
    "/File/x",
    "/%66ile/x",
    "//file/x",
    "/health/none",
    "/assets/none.js",
    "/Assets/x",
    "/x.js",
    "/.env",
    "/.git/config",
    "/a/.hidden",
    "/%2eenv",
    "/a%2f..%2f.env",
    "/assets/%2e%2e%2fx",
    "/assets%2F..%5Cx",
    "/api;x",
    "/home;x",
    "/sys//dict",
    "/index.html",
    "/robots.txt.bak",
    "/sso/oauth2/nothing",
    "/oss/upload",
    "/static/i18n",
    "/x.map",
  ])("%s is no page (HD-06, ST-06)", async (path) => {
    const { status, headers, body } = await page(path);
    expect([status, body.code, headers.get("cache-control")]).toEqual([404, 400004, "no-store"]);
  });
  it.each([
    ["/home/", "/home"],
    ["/HOME", "/home"],
    ["//home//nyNewsList/?page=2&x=é", "/home/nyNewsList?page=2&x=%C3%A9"],
    ["/home/nynewslist", "/home/nyNewsList"],
    ["/sys/dict/", "/sys/dict"],
  ])("%s leads to %s, as people type it", async (typed, location) => {
    const { status, headers } = await page(encodeURI(typed));
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([301, location, "no-store"]);
  });
  const person = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  it.each([
    "/redirect//evil.example",
    "/redirect/%5cevil.example",
    "/sys//dict",
    "/home;x",
    "/index.php",
    "/.env",
    "/%zz;",
  ])("%s is a page that says so, for a person who followed it", async (path) => {
    const { status, headers, asked } = await page(path, person);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      404,
      "text/html; charset=utf-8",
      "no-store",
    ]);
    expect(asked).toMatchObject({ isUnknown: true, path: "/" });
  });
  it.each(["/nothing/%E0%A4%A", "/nothing/%zz?x=%zz"])(
    "%s, whose escapes are no text, is a page that is not there, for a person who followed it",
    async (path) => {
      const { status, headers } = await page(path, person);
      expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    },
  );
  it.each(["/api/sys/none", "/API/x", "/%61pi/x", "//api/x", "/File/x", "//file/x", "/assets/none.js", "/health/none"])(
    "%s is no page for anybody (HD-06)",
    async (path) => {
      const { status, body } = await page(path, person);
      expect([status, body.code]).toEqual([404, 400004]);
    },
  );
});

describe("what drawing may cost (RL-01)", () => {
  let narrow: TestApp;
  beforeAll(async () => {
    const pages = {
      dist: join(folder, "dist"),
      settings: async () => ({}),
      features: { hasCaptcha: false, hasMail: false, hasOfflinePages: true },
      words: async () => ({ zh: {}, lo: {}, en: {} }),
    };
    // Any drawing at all spends it; a millisecond comes back in a second.
    const budgets = { ...BUDGETS, drawing: { perSecond: 1, burst: 0.0001 } };
    narrow = await startTestApp(sampleRoutes(), [], {
      pages,
      budgets,
      env: { trustProxy: ["127.0.0.1"] },
      onPublicChange: () => {},
    });
  });
  afterAll(() => narrow.close());
  const from = async (address: string, path: string, headers: Record<string, string> = {}) =>
    narrow.client.send(path, { headers: { "x-forwarded-for": address, ...headers } });

  it("whoever has spent it is told to wait, in their language and without the program that draws pages", async () => {
    expect((await from("192.0.2.1", "/home/list?page=1")).status).toBe(200);
    const refused = await from("192.0.2.1", "/home/list?page=2", { cookie: "language=lo; colorScheme=dark" });
    const told = ["content-type", "cache-control"].map((name) => refused.headers.get(name));
    expect([refused.status, ...told]).toEqual([429, "text/html; charset=utf-8", "no-store"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("refresh")).toBe(refused.headers.get("retry-after"));
    expect(refused.text).toContain('<html lang="lo">');
    expect(refused.text).toContain("ມີການຮ້ອງຂໍຫຼາຍເກີນໄປ");
    expect(refused.text).toContain('<a href="/home/list?page=2">');
    expect(refused.text.length).toBeLessThan(2_000);
  });
  it("every page that is drawn for a request counts, kept for visitors or not", async () => {
    const drawn = [
      "/login?x=1",
      "/some/console/page",
      "/home/unknown",
      "/home/list?page=4&preview=x",
      "/sitemap/1.xml",
    ];
    const counts = async (path: string, index: number) => {
      const address = `192.0.2.${10 + index}`;
      expect((await from(address, path)).status).toBeLessThan(429);
      const after = [from(address, "/home/list?page=5"), from(address, "/sys/dict", { cookie: "access_token=x" })];
      expect((await Promise.all(after)).map(({ status }) => status)).toEqual([429, 429]);
    };
    await Promise.all(drawn.map(counts));
  });
  it("a page is drawn and kept by what it declares to read: another member or spelling is no other page", async () => {
    const nonceOf = async (address: string, path: string) =>
      (JSON.parse((await from(address, path)).text) as { nonce: string }).nonce;
    const nonce = await nonceOf("192.0.2.30", "/home/list?page=20");
    for (const query of ["x=1&page=20", "page=20&page=21", "page=%320&utm=n"])
      expect(await nonceOf("192.0.2.30", `/home/list?${query}`)).toBe(nonce);
    expect(await nonceOf("192.0.2.31", "/home/list?page=21")).not.toBe(nonce);
  });
  it("what the public site does not have is one page to visitors, kept here and by no reader", async () => {
    const [one, two] = [await from("192.0.2.32", "/home/unknown?x=1"), await from("192.0.2.32", "/home/unknown?x=2")];
    expect([one.status, one.headers.get("cache-control"), one.headers.get("etag")]).toEqual([404, "no-store", null]);
    expect(JSON.parse(one.text)).toMatchObject({ isUnknown: true, path: "/" });
    expect(two.text).toBe(one.text);
    const signedIn = await from("192.0.2.33", "/home/unknown", { cookie: "access_token=x" });
    expect(JSON.parse(signedIn.text)).toMatchObject({ isUnknown: false, path: "/home/unknown", hasToken: true });
  });
  it("what is kept costs nothing, others have budgets of their own, and it comes back", async () => {
    expect((await from("192.0.2.1", "/home/list?page=1")).status).toBe(200);
    expect((await from("192.0.2.2", "/home/list?page=6")).status).toBe(200);
    narrow.clock.advance(3_600_000);
    expect((await from("192.0.2.1", "/home/list?page=7")).status).toBe(200);
  });
});

describe("built files", () => {
  it("come in the best form the caller takes, to be kept for good", async () => {
    for (const [accepted, encoding] of [
      ["br, gzip", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["identity", null],
    ] as const) {
      const { text, headers } = await page("/assets/console-1.js", { "accept-encoding": accepted });
      expect([text, headers.get("content-encoding"), headers.get("vary")]).toEqual([
        script,
        encoding,
        "Accept-Encoding",
      ]);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }
    expect((await page("/assets/lao-1.woff2")).headers.get("content-type")).toBe("font/woff2");
  });
  it.each([
    "console-1.js.br",
    "console-1.js.map",
    "../.vite/manifest.json",
    "..%2f.vite%2fmanifest.json",
    "console-1.js%00",
    "",
    "console-1.js/",
  ])("%s is not among them", async (name) => {
    expect((await page(`/assets/${name}`)).status).toBe(404);
  });
});

describe("stored files (UP-06)", () => {
  it.each(["/file/news/202601/a-1.png", "/api/file/news/202601/a-1.png"])(
    "%s is a picture and nothing else, whatever is asked",
    async (path) => {
      for (const headers of [{}, { accept: "text/html" }, { range: "bytes=0-1" }] as Record<string, string>[]) {
        const answer = await page(path, headers);
        expect([
          answer.status,
          answer.text,
          answer.headers.get("content-type"),
          answer.headers.get("content-disposition"),
        ]).toEqual([200, "picture", "image/png", "inline"]);
        expect(answer.headers.get("content-security-policy")).toContain("sandbox");
      }
      expect((await app.client.send(path, { method: "HEAD" })).headers.get("content-length")).toBe("7");
    },
  );
  it.each([
    "news/202601/page.html",
    "news/202601",
    "news/202601/",
    "news",
    "",
    "../secrets.json",
    "..%2fsecrets.json",
    "news/202601/A-1.png",
    "news/202601/a-1.PNG",
    "news/202601/a-1.png/",
    "news/202601/a-1.png%00.jpg",
    "news//202601/a-1.png",
    ".unfinished/a.png",
  ])("%s is not served", async (key) => {
    const { status, headers } = await page(`/file/${key}`);
    expect([status, headers.get("content-type")]).toEqual([404, "application/json; charset=utf-8"]);
  });
});
