import { describe, expect, it } from "vitest";
import { menuNode as node } from "../../console/testing/menu-node.ts";
import type { PageRequest } from "../../contract/page-render.ts";
import { declaredQuery, hasConsolePage, renderPage } from "../render.tsx";

const ask = async (address: string, more: Partial<PageRequest> = {}) => {
  const url = new URL(address, "http://own.invalid");
  return renderPage({
    origin: "https://farm.example.la",
    path: url.pathname,
    query: url.searchParams,
    isUnknown: false,
    language: "zh",
    colorScheme: "system",
    themeColor: "#409EFF",
    apiBase: "/api",
    version: "b1",
    settings: { "sys.name": "农业企业服务平台", "sys.subname": "中国 · 老挝" },
    features: { hasCaptcha: false, hasMail: false, hasOfflinePages: true },
    words: { zh: {}, lo: {}, en: {} },
    hasToken: false,
    nonce: "n0",
    ask: async () => undefined,
    pictures: async () => ({}),
    assets: (entry) => ({
      scripts: [`/assets/${entry}.js`],
      styles: [`/assets/${entry}.css`],
      preload: ["/assets/react.js"],
    }),
    ...more,
  });
};
const dataOf = (html: string): Record<string, unknown> =>
  JSON.parse(/id="terrace"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "null") as Record<string, unknown>;

it("says what was written at run time in place of built-in words, on both public pages and to no other reader (§7)", async () => {
  const words = { zh: { "signIn.title": "进入平台" }, lo: { "home.description": "ຄຳອະທິບາຍໃໝ່" }, en: {} };
  const { body: html } = await ask("/login", { words });
  expect(html).toContain("<title>进入平台 · 农业企业服务平台</title>");
  expect(html).toContain("<h1>进入平台</h1>");
  // The page's data holds none of the other page's texts.
  expect(dataOf(html)["words"]).toEqual({ zh: words.zh, lo: {}, en: {} });
  expect((await ask("/home/oneInex", { words, language: "lo" })).body).toContain("ຄຳອະທິບາຍໃໝ່");
  expect((await ask("/login")).body).toContain("<h1>登录</h1>");
});

it("sends the console's first calls before the browser compiles its modules", async () => {
  const { body: html } = await ask("/sys/dict");
  const [calls, modules] = [html.indexOf('id="terrace"'), html.indexOf("modulepreload")];
  expect(calls).toBeGreaterThan(-1);
  expect(modules).toBeGreaterThan(html.indexOf("</script>", html.indexOf("<script", calls)));
});

it.each([
  ["/home/oneInex?x=1&redirect=/a&page=2", "redirect=%2Fa"],
  ["/home/nyNewsList?page=2&kind=a&kind=b&search=x", "kind=a&page=2"],
  ["/home/nyNewsList?page=1&kind=&lang=en", "lang=en"],
  ["/home/noticeDetail?id=1&page=2&kind=a", "id=1"],
  ["/home/rzMoreDetail?page=2&valid=any&division=CN53", "division=CN53&valid=any&page=2"],
  ["/home/searchInputInfo?page=2&search=x", "search=x"],
  ["/home/searchInputInfo?page=2&search=x&kind=article", "search=x&kind=article&page=2"],
  ["/home/brandAgree?lang=xx&id=1", ""],
  ["/login?redirect=/a&ended=deleted&username=b", "redirect=%2Fa&ended=deleted"],
  ["/sys/dict?x=1", ""],
  ["/home/nowhere?x=1", undefined],
])("of %s reads %s and nothing else", (address, declared) => {
  const { pathname, searchParams } = new URL(address, "http://own.invalid");
  expect(declaredQuery(pathname, searchParams)?.toString()).toBe(declared);
});

it.each([
  ["/", true],
  ["/dashboard", true],
  ["/change/password", true],
  ["/401", true],
  ["/sys", true],
  ["/sys/dict", true],
  ["/sys/dict/7", true],
  ["/redirect/sys/dict", true],
  ["/redirect/home/oneInex", true],
  ["/404", false],
  ["/redirect/404", false],
  ["/nothing/here", false],
  ["/sys/dict/7/x", false],
  ["/redirect/nothing", false],
  ["/Dashboard", false],
])("the console has a page at %s: %s", (path, isThere) => {
  const menu = node({
    path: "/sys",
    component: "Layout",
    children: [
      { path: "dict", component: "sys/dict/index" },
      { path: "dict/:id", component: "sys/dict/edit" },
    ],
  });
  expect(hasConsolePage(path, [menu])).toBe(isThere);
});

it.each(["/login", "/sys/dict", "/", "/home/oneInex"])(
  "%s says what is wrong, and that it comes back by itself",
  async (address) => {
    const failed = { reason: "unavailable", requestId: "r1", retryAfter: 7 } as const;
    const { status, body: html } = await ask(address, { failed, settings: {}, hasToken: address === "/sys/dict" });
    expect(status).toBe(503);
    for (const words of ["服务暂时不可用，请稍后再试", "7 秒后自动重新打开本页。", "r1", `href="${address}"`])
      expect(html).toContain(words);
  },
);

describe("the sign-in page", () => {
  it("is drawn whole by the server, with its own scripts and the console's announced", async () => {
    const { status, body: html } = await ask("/login?redirect=/sys/dict");
    expect(status).toBe(200);
    expect(html).toContain("<title>登录 · 农业企业服务平台</title>");
    expect(html).toContain('name="password"');
    expect(html).toContain('src="/assets/signin.js"');
    expect(dataOf(html)).toMatchObject({
      target: "/sys/dict",
      apiBase: "/api",
      version: "b1",
      console: { scripts: [], styles: ["/assets/console.css"] },
    });
  });

  it.each(["//evil.example", "/login", "javascript:alert(1)", "/\\evil.example"])(
    "does not carry on to %s (W8)",
    async (target) => {
      expect(dataOf((await ask(`/login?redirect=${encodeURIComponent(target)}`)).body)["target"]).toBe("/");
    },
  );

  it("says what ended the session before, in each language, and nothing that it does not know", async () => {
    const { body: html } = await ask("/login?redirect=/sys/dict&ended=disabled");
    expect(html).toContain("您的账号已被停用");
    expect(html).toContain('href="/login?redirect=%2Fsys%2Fdict&amp;ended=disabled&amp;lang=lo"');
    expect((await ask("/login?ended=deleted", { language: "lo" })).body).toContain("ບັນຊີຂອງທ່ານຖືກລຶບ");
    expect((await ask("/login?ended=__proto__")).body).not.toContain('sign-in-ended"');
  });

  it("redirects a signed-in visitor to the root, or to their target (§4)", async () => {
    expect(await ask("/login", { hasToken: true })).toMatchObject({ status: 302, location: "/" });
    expect(await ask("/login?redirect=/sys/dict", { hasToken: true })).toMatchObject({
      status: 302,
      location: "/sys/dict",
    });
    expect(await ask("/login?redirect=//evil.example", { hasToken: true })).toMatchObject({ location: "/" });
  });
});

describe("the public site", () => {
  it("leads from /home to the home page (§2)", async () =>
    expect(await ask("/home")).toMatchObject({ status: 302, location: "/home/oneInex" }));

  it("is readable without scripts", async () => {
    const { status, body: html } = await ask("/home/oneInex", { language: "en" });
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain("<h1>农业企业服务平台</h1>");
    expect(html).toContain('href="/login"');
    expect(html).not.toContain('<script type="module"');
    expect(html).toContain('name="description"');
  });

  it("asks to sign in first, on the way to a checked address (§4, W8)", async () => {
    const { body: html } = await ask("/home?redirect=/sys/dict%3Fa%3D1");
    expect(html).toContain("登录后将打开您要访问的页面");
    expect(html).toContain('href="/login?redirect=%2Fsys%2Fdict%3Fa%3D1"');
    // Every link to sign in: in the header, the phone menu, the card and the footer.
    expect(html.match(/href="\/login[^"]*"/g)).toEqual(
      Array.from({ length: 4 }, () => 'href="/login?redirect=%2Fsys%2Fdict%3Fa%3D1"'),
    );
    expect((await ask("/home?redirect=//evil.example")).body).not.toContain('evil.example"');
    expect((await ask("/home?redirect=//evil.example")).body).not.toContain("请先登录");
  });

  it("answers an unknown address with 404", async () => {
    const { status, body: html } = await ask("/home/detail?id=1");
    expect(status).toBe(404);
    expect(html).toContain("没有找到这个页面");
    expect(html).toContain('content="noindex"');
  });

  it("leads from behind the last page of a list to its first one", async () => {
    const answers: PageRequest["ask"] = async (endpoint, { page }) =>
      (endpoint.path.endsWith("/list") ? { rows: [], total: 30, page: Number(page ?? 1), pageSize: 12 } : []) as never;
    const { status, body: html } = await ask("/home/nyNewsList?kind=market&page=99999", { ask: answers });
    expect(status).toBe(404);
    expect(html).toContain("没有更多了");
    expect(html).toContain('<a href="/home/nyNewsList?kind=market">');
    expect(html).not.toContain("没有找到这个页面");
  });

  it("has an address of its own in each language; the sign-in page remembers a choice instead", async () => {
    const { status, body: html } = await ask("/home/oneInex?lang=lo", { language: "lo" });
    expect(status).toBe(200);
    expect(html).toContain('<html lang="lo"');
    expect(await ask("/login?redirect=%2Fsys%2Fdict&lang=en")).toMatchObject({
      location: "/login?redirect=%2Fsys%2Fdict",
      rememberLanguage: "en",
    });
    expect((await ask("/home/oneInex?lang=xx")).status).toBe(200);
  });
});

describe("a sign-in that happened elsewhere (/auth-redirect)", () => {
  it.each([
    [true, "?redirect=/sys/dict%3Fpage%3D2", "/sys/dict?page=2"],
    [true, "", "/"],
    [true, "?redirect=//evil.example", "/"],
    [true, "?redirect=/auth-redirect%3Fredirect%3D/x", "/"],
    [false, "?redirect=/sys/dict", "/login?redirect=%2Fsys%2Fdict"],
    [false, "?redirect=https://evil.example", "/login"],
    [false, "", "/login"],
  ])("signed in: %s, %j leads to %s (W8)", async (hasToken, query, location) =>
    expect(await ask(`/auth-redirect${query}`, { hasToken })).toMatchObject({ status: 302, location }),
  );
});

describe("an address that no page has", () => {
  const WORDS = { zh: "没有找到这个页面", lo: "ບໍ່ພົບໜ້ານີ້", en: "Page not found" } as const;
  it.each(["zh", "lo", "en"] as const)("is a page with words and a way back, in %s", async (language) => {
    const { status, body: html } = await ask("/", { isUnknown: true, language });
    expect(status).toBe(404);
    expect(html).toContain(WORDS[language]);
    expect(html).toContain('href="/home/oneInex"');
  });
  it("is the console's own 404 for a signed-in visitor", async () => {
    const { status, body: html } = await ask("/", { isUnknown: true, hasToken: true });
    expect(status).toBe(404);
    expect(html).toContain('<div id="root">');
  });
});

describe("every page", () => {
  const pages = ["/login", "/home/oneInex", "/home/none", "/", "/sys/dict"];

  it.each(pages)("%s runs only scripts that its policy names (HD-02)", async (address) => {
    const { body: html, inlineScripts } = await ask(address);
    for (const [, tag, text = ""] of html.matchAll(/(<script[^>]*>)([^<]*)<\/script>/g)) {
      if (inlineScripts === undefined) expect(tag).toContain('nonce="n0"');
      else if (!tag?.includes('type="application/')) expect(inlineScripts).toContain(text);
    }
    expect(html).not.toMatch(/\son\w+=/);
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org|schema\.org|farm\.example\.la)/);
  });

  it.each(pages)("%s shows settings as text (RT-07, RT-08)", async (address) => {
    const evil = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'\u2028";
    const { body: html } = await ask(address, { settings: { "sys.name": evil, "sys.subname": evil } });
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
    expect(dataOf(html)["settings"]).toEqual({ "sys.name": evil, "sys.subname": evil });
  });

  it.each(pages)("%s is drawn in the person's colours at once", async (address) => {
    const { body: html } = await ask(address, { colorScheme: "dark", themeColor: "#1F7A5C" });
    expect(html).toContain('data-scheme="dark"');
    expect(html).toContain("--accent:");
  });

  it.each([
    ["zh", "此页面需要启用浏览器的 JavaScript。"],
    ["lo", "ໜ້ານີ້ຕ້ອງເປີດໃຊ້ JavaScript ໃນບຣາວເຊີ."],
    ["en", "Turn on JavaScript in your browser to open this page."],
  ] as const)(
    "of the console says in %s what it needs where no script runs, and leads home",
    async (language, words) => {
      const { body: html } = await ask("/sys/user", { language });
      const said = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1];
      expect(said).toContain(words);
      expect(said).toContain('href="/home/oneInex"');
    },
  );

  it("is the console's frame at every other address", async () => {
    const { status, body: html } = await ask("/sys/anything");
    expect(status).toBe(200);
    expect(html).toContain('<div id="root">');
    expect(html).toContain('<link rel="modulepreload" href="/assets/console.js"');
    expect(dataOf(html)["program"]).toBe("/assets/console.js");
    expect(html.indexOf('href="/assets/console.css"')).toBeGreaterThan(html.indexOf('id="root"'));
  });
});
