import { createHash } from "node:crypto";
import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { uploadPicture } from "../../modules/testing/upload-picture.server.ts";
import { headOf, plain, textsOf, xmlOf } from "../testing/site-answers.ts";
import { startSite, type Site } from "../testing/start-site.server.ts";

const EVIL = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'&]]>\u2028x";

const FEEDS = ["zh", "lo", "en"].flatMap((language) =>
  ["news", "notices"].flatMap((name) => ["rss", "atom"].map((form) => `/feeds/${language}/${name}.${form}`)),
);

let site: Site;
let origin: string;

beforeAll(async () => {
  site = await startSite();
  origin = site.origin;
});
afterAll(() => site.close());

const open: Site["open"] = (...asked) => site.open(...asked);
const write = async (values: Readonly<Record<string, string>>, module = "article") => {
  const kind = module === "article" ? "market" : "announcement";
  const added = await site.admin.post(`/cms/${module}/add`, { kind, content: "<p>x</p>", ...values });
  expect(added).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
const IN_ALL = { titleLo: "ຊື່", titleEn: "Title", contentLo: "<p>x</p>", contentEn: "<p>x</p>" };
const turn = async (id: string, verb: "publish" | "withdraw", module = "article") =>
  expect((await site.admin.post(`/cms/${module}/${id}/${verb}`)).code).toBe(0);

describe("what the head of a page says", () => {
  it("names one address of the page and those of its other languages, each of which answers in its own", async () => {
    const id = await write({ ...IN_ALL, title: "茶叶", titleLo: "ໃບຊາ", titleEn: "Tea leaves" });
    await turn(id, "publish");
    const bare = `${origin}/home/textInfo?id=${id}`;
    const { canonical, alternates } = headOf((await open(`/home/textInfo?utm_source=x&id=${id}&page=9`)).text);
    expect(canonical).toEqual([bare]);
    expect(alternates).toEqual({ "zh-CN": bare, lo: `${bare}&lang=lo`, en: `${bare}&lang=en`, "x-default": bare });
    for (const [tag, title] of [
      ["zh-CN", "茶叶"],
      ["lo", "ໃບຊາ"],
      ["en", "Tea leaves"],
    ] as const) {
      const answer = await open((alternates[tag] ?? "").slice(origin.length));
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(`<html lang="${tag}"`);
      const head = headOf(answer.text);
      expect([head.canonical, head.alternates, head.og("url")]).toEqual([
        [alternates[tag]],
        alternates,
        alternates[tag],
      ]);
      expect(head.title).toContain(title);
    }
  });

  it("remembers the language of the address for whoever came by it, and lets a choice without one stand", async () => {
    const came = await open("/home/nyNewsList?lang=lo");
    expect(came.headers.get("set-cookie")).toMatch(/^language=lo; /);
    const chosen = await open("/home/nyNewsList", { cookie: "language=lo" });
    expect(chosen.text).toContain('<html lang="lo"');
    expect(chosen.headers.get("set-cookie")).toBeNull();
    // Feeds, sitemap and canonical URLs do not depend on a visitor's cookie.
    expect(headOf(chosen.text).canonical).toEqual([`${origin}/home/nyNewsList`]);
    // For staff a link from elsewhere must not change the console's language; the site's own switch does.
    const staff = { cookie: "access_token=x" };
    const switched = await open("/home/nyNewsList?lang=lo", { ...staff, "sec-fetch-site": "same-origin" });
    expect(switched.headers.get("set-cookie")).toMatch(/^language=lo; /);
    expect((await open("/home/nyNewsList?lang=xx")).text).toContain('<html lang="zh-CN"');
  });

  it("shows every written value as text (RT-07, RT-08)", async () => {
    const id = await write({ title: EVIL, summary: EVIL, author: EVIL.slice(0, 60) });
    await turn(id, "publish");
    for (const path of [
      `/home/textInfo?id=${id}`,
      "/home/nyNewsList",
      `/home/searchInputInfo?search=${encodeURIComponent(EVIL)}`,
    ]) {
      const { text } = await open(path);
      const head = headOf(text);
      expect(head.elements("img[onerror]"), path).toBe(0);
      expect(
        head.scripts.some((script) => script.includes("alert")),
        path,
      ).toBe(false);
    }
    const head = headOf((await open(`/home/textInfo?id=${id}`)).text);
    expect(head.og("title")).toBe(EVIL);
    expect(head.description).toBe(EVIL);
    expect(head.structured.find((each) => each["@type"] === "NewsArticle")).toMatchObject({ headline: EVIL });
    await turn(id, "withdraw");
  });

  it("describes the site on its home page and an article on its own, in whole addresses", async () => {
    const home = headOf((await open("/home/oneInex")).text);
    expect(home.structured).toContainEqual(
      expect.objectContaining({
        "@type": "WebSite",
        potentialAction: expect.objectContaining({
          target: { "@type": "EntryPoint", urlTemplate: `${origin}/home/searchInputInfo?search={search_term_string}` },
        }),
      }),
    );
    const id = await write({ title: "雨季", author: "Khamla" });
    await turn(id, "publish");
    const { structured, og } = headOf((await open(`/home/textInfo?id=${id}`)).text);
    expect(og("type")).toBe("article");
    expect(og("image")).toBe(`${origin}/share.jpg`);
    expect(structured.find((each) => each["@type"] === "NewsArticle")).toMatchObject({
      mainEntityOfPage: `${origin}/home/textInfo?id=${id}`,
      author: { "@type": "Person", name: "Khamla" },
    });
  });

  it("runs the scripts that the policy names by content, and no other (HD-02)", async () => {
    const { headers, text } = await open("/home/nyNewsList");
    const policy = headers.get("content-security-policy") ?? "";
    const allowed = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
    const hashOf = (script: string) => createHash("sha256").update(script).digest("base64");
    expect(headOf(text).scripts.map(hashOf)).toEqual(allowed);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)/);
    expect(policy).toContain("worker-src 'self'");
  });
});

describe("caching", () => {
  it("answers from the cache, with 304 when nothing changed, and with a change as soon as it is made", async () => {
    const id = await write({ title: "旧标题" });
    await turn(id, "publish");
    const path = `/home/textInfo?id=${id}`;
    const { headers, text } = await open(path);
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("vary")).toBe("Cookie, Accept-Encoding");
    const known = { "if-none-match": headers.get("etag") ?? "" };
    expect(await open(path, known)).toMatchObject({ status: 304, text: "" });
    expect((await open(path)).text).toBe(text);
    const { version } = (await site.admin.get(`/cms/article/get?id=${id}`)).data as { version: number };
    expect((await site.admin.post(`/cms/article/${id}/update`, { title: "新标题", version })).code).toBe(0);
    const after = await open(path, known);
    expect(after.status).toBe(200);
    expect(headOf(after.text).title).toContain("新标题");
  });

  it("differs by language, scheme and colour, and stores nothing for signed-in visitors", async () => {
    const variants = ["", "language=lo", "colorScheme=dark", "themeColor=#1F7A5C"];
    const texts = await Promise.all(variants.map(async (cookie) => (await open("/home/nyNewsList", { cookie })).text));
    expect(new Set(texts).size).toBe(variants.length);
    const { headers } = await open("/home/nyNewsList", { cookie: "access_token=x" });
    expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null]);
  });

  it("caches no search without results, no missing page and no unknown address (HD-05)", async () => {
    for (const path of [
      "/home/searchInputInfo?search=qqqq",
      "/home/none",
      "/home/textInfo?id=none",
      "/home/nyNewsList?page=99",
      "/home/offline",
    ]) {
      const { headers, status, text } = await open(path);
      expect(headers.get("cache-control"), path).toBe("no-store");
      expect(headOf(text).robots, path).toBe("noindex");
      expect(headOf(text).canonical, path).toEqual([]);
      expect(status, path).toBe(/search|offline/.test(path) ? 200 : 404);
    }
  });
});

describe("what programs ask for", () => {
  it("lists every published record in its languages in the sitemap, and what is not published nowhere (AZ-17)", async () => {
    const title = "仅供测试的秘密";
    const places = [
      ["article", await write({ ...IN_ALL, title, titleLo: title, titleEn: title })],
      ["notice", await write({ ...IN_ALL, title, titleLo: title, titleEn: title }, "notice")],
    ] as const;
    const addresses = async () => {
      const index = textsOf((await open("/sitemap.xml")).text, "loc");
      const parts = await Promise.all(
        index.map(async (address) => (await open(plain(address).slice(origin.length))).text),
      );
      return parts.flatMap((text) => textsOf(text, "loc")).map(plain);
    };
    const everything = async (id: string) => {
      const feeds = await Promise.all(FEEDS.map(async (path) => (await open(path)).text));
      const pages = ["/home/oneInex", "/home/nyNewsList", "/home/noticeDetail"];
      const htmls = await Promise.all(pages.map(async (path) => (await open(path)).text));
      // The 404 page repeats the address, not the title.
      for (const path of [
        `/home/textInfo?id=${id}`,
        `/home/noticeDetail?id=${id}`,
        `/home/searchInputInfo?search=${title.slice(0, 2)}`,
      ])
        htmls.push((await open(path)).text.replaceAll(id, ""));
      return [...(await addresses()), ...feeds, ...htmls].filter((text) => text.includes(id) || text.includes(title))
        .length;
    };
    for (const [module, id] of places) {
      // Requested first, so that caches are filled without the record.
      expect(await everything(id)).toBe(0);
      await turn(id, "publish", module);
      const page = module === "article" ? "/home/textInfo" : "/home/noticeDetail";
      expect((await addresses()).filter((address) => address.includes(id)).toSorted()).toEqual([
        `${origin}${page}?id=${id}`,
        `${origin}${page}?id=${id}&lang=en`,
        `${origin}${page}?id=${id}&lang=lo`,
      ]);
      const feeds = await Promise.all(FEEDS.map(async (path) => (await open(path)).text.includes(id)));
      expect(feeds.filter(Boolean)).toHaveLength(6);
      await turn(id, "withdraw", module);
      expect(await everything(id)).toBe(0);
    }
  });

  it("serves well-formed feeds of new records, each in its own language for every visitor", async () => {
    const id = await write({ title: EVIL, titleLo: "ຂ່າວ", summary: "a & b" });
    await turn(id, "publish");
    for (const path of FEEDS) {
      const { headers, text } = await open(path, { cookie: "language=en; access_token=x" });
      expect(headers.get("content-type")).toBe(
        `application/${path.endsWith("rss") ? "rss" : "atom"}+xml; charset=utf-8`,
      );
      expect(headers.get("cache-control"), path).toBe("public, max-age=0, must-revalidate");
      expect(headers.get("vary")).toBe("Accept-Encoding");
      expect(() => xmlOf(text), path).not.toThrow();
    }
    const lao = (await open("/feeds/lo/news.rss")).text;
    expect(textsOf(lao, "title")).toContain("ຂ່າວ");
    expect(textsOf(lao, "language")).toEqual(["lo"]);
    expect(plain(textsOf(lao, "link").find((each) => each.includes(id)) ?? "")).toBe(
      `${origin}/home/textInfo?id=${id}&lang=lo`,
    );
    expect(textsOf((await open("/feeds/zh/news.atom")).text, "title").join()).toContain("&lt;/script&gt;");
    for (const path of [
      "/feeds/fr/news.rss",
      "/feeds/zh/none.rss",
      "/feeds/zh/news.xml",
      "/feeds/zh/toString.rss",
      "/feeds/",
    ])
      expect((await open(path)).status, path).toBe(404);
    await turn(id, "withdraw");
  });

  it("divides a long list into parts, each record in exactly one", async () => {
    const { pool } = site.app.services.database;
    // A few at a time, as a statement is cut off where the machine is busy.
    for (let first = 1; first < 6300; first += 1050)
      await pool.query(
        `insert into notice (id, title, kind, content, lao_state, english_state, state, published_at, created_at, updated_at)
        select '019a0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'), 'n' || n, 'notice', '<p>x</p>', 'checked', 'outdated',
          case when n % 3 = 0 then 'draft' else 'published' end, now(), now(), now() from generate_series($1::integer, $1 + 1049) n`,
        [first],
      );
    // its event makes the sitemap notice the rows inserted above
    await turn(await write({ ...IN_ALL, title: "最后" }, "notice"), "publish", "notice");
    const index = textsOf((await open("/sitemap.xml")).text, "loc").filter((address) => address.includes("/notice-"));
    expect(index).toHaveLength(3);
    const parts = await Promise.all(
      index.map(async (address) => textsOf((await open(address.slice(origin.length))).text, "loc")),
    );
    expect(parts.map((part) => part.length)).toEqual([6000, 6000, 603]);
    expect(new Set(parts.flat()).size).toBe(12_603);
    for (const name of ["notice-4", "notice-0", "notice-01", "notice-x", "user-1", "banner-1", "none"])
      expect((await open(`/sitemap/${name}.xml`)).status, name).toBe(404);
  });

  it("robots.txt names the sitemap and what must not be crawled", async () => {
    const { text } = await open("/robots.txt");
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, verb, path]) => ({
      verb,
      path: path ?? "",
    }));
    // RFC 9309: the longest matching rule decides.
    const mayRead = (path: string) =>
      rules.filter((rule) => path.startsWith(rule.path)).toSorted((a, b) => b.path.length - a.path.length)[0]?.verb ===
      "Allow";
    for (const path of [
      "/home/oneInex",
      "/home/textInfo?id=1",
      "/home/searchInputInfo?search=x",
      "/home/application",
      "/file/sized/480/a.jpg.avif",
      "/assets/x.woff2",
      "/sitemap/pages.xml",
    ])
      expect(mayRead(path), path).toBe(true);
    for (const path of ["/", "/login", "/sys/user", "/api/portal/article/list", "/home?redirect=/x"])
      expect(mayRead(path), path).toBe(false);
  });

  it.each([
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/sw.js", "text/javascript; charset=utf-8"],
    ["/favicon.svg", "image/svg+xml; charset=utf-8"],
    ["/favicon.ico", "image/x-icon"],
    ["/apple-touch-icon.png", "image/png"],
    ["/icon-512.png", "image/png"],
    ["/share.jpg", "image/jpeg"],
  ])("finds %s, the same for everybody", async (path, type) => {
    const [one, other] = [
      await open(path),
      await open(`${path}?x=1`, { cookie: "language=lo; themeColor=#123abc; access_token=x" }),
    ];
    expect([one.status, one.headers.get("content-type")]).toEqual([200, type]);
    expect(other.text).toBe(one.text);
    const etag = one.headers.get("etag") ?? "";
    expect((await open(path, { "if-none-match": etag })).status).toBe(304);
  });
});

describe("the name of the site (IN-15)", () => {
  const HOSTILE = "evil.example";
  const asked = (path: string, headers: Readonly<Record<string, string>>) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      get(origin + path, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => void parts.push(part));
        const text = () => JSON.stringify(answer.headers) + Buffer.concat(parts).toString("latin1");
        answer.on("end", () => resolve({ status: answer.statusCode, text: text() }));
      }).on("error", reject);
    });

  it("is never taken from a request's headers, in no page, file or answer, nor in a cached one", async () => {
    const id = await write({ title: "茶", titleLo: "ຊາ" });
    await turn(id, "publish");
    const paths = [
      ...Object.values(PUBLIC_PATHS),
      `${PUBLIC_PATHS.article}?id=${id}&lang=lo`,
      "/home?redirect=/sys/user",
      "/login",
      "/none",
      "/robots.txt",
      "/sitemap.xml",
      "/sitemap/article-1.xml",
      "/manifest.webmanifest",
      "/api/portal/article/list",
      ...FEEDS,
    ];
    for (const path of paths)
      for (const headers of [
        { host: HOSTILE },
        { host: `${HOSTILE}:80`, "x-forwarded-host": HOSTILE, "x-forwarded-proto": "https" },
        { host: new URL(origin).host, "x-forwarded-host": HOSTILE, forwarded: `host=${HOSTILE}` },
      ]) {
        expect((await asked(path, headers)).text, path).not.toContain(HOSTILE);
        expect((await open(path)).text, path).not.toContain(HOSTILE);
      }
  });

  it("is left out where it is not configured: no canonical address, no sitemap, and paths in feeds", async () => {
    const page = headOf((await asked("/home/nyNewsList", { host: HOSTILE })).text);
    expect([page.canonical, page.alternates, page.og("url"), page.og("image")]).toEqual([[], {}, undefined, undefined]);
    expect((await asked("/robots.txt", { host: HOSTILE })).text).not.toContain("Sitemap");
    for (const path of ["/sitemap.xml", "/sitemap/pages.xml"]) {
      const { status, text } = await asked(path, { host: HOSTILE });
      expect([status, text.includes("PUBLIC_URL")], path).toEqual([404, true]);
    }
    const feed = await asked("/feeds/zh/news.rss", { host: HOSTILE });
    expect(feed.text).toContain("<link>/home/textInfo?id=");
    const { text } = await asked("/feeds/zh/news.atom", { host: HOSTILE });
    expect(text).toContain("<id>urn:terrace:feeds:zh:news</id>");
  });
});

it("a page that a preview link shows lets its browser fetch the pictures in it, and nobody else's (AZ-17)", async () => {
  const { filePath } = await uploadPicture(origin, site.admin, "/file/news/");
  const id = await write({ title: "未发布", cover: filePath });
  const made = await site.admin.post(`/cms/article/${id}/preview`, { isShared: "1" });
  const { headers, text } = await open((made.data as { address: string }).address);
  expect(text).toContain(filePath);
  const cookie = (headers.get("set-cookie") ?? "").split(";");
  expect(cookie.map((part) => part.trim())).toEqual(expect.arrayContaining(["HttpOnly", "Secure", "SameSite=Strict"]));
  expect((await open(filePath, { cookie: cookie[0] ?? "" })).status).toBe(200);
  expect((await open(filePath)).status).toBe(404);
});

describe("a page that cannot be made", () => {
  it.each([
    ["zh-CN", "zh", "这个页面暂时打不开"],
    ["lo", "lo", "ເປີດໜ້ານີ້ບໍ່ໄດ້ຊົ່ວຄາວ"],
    ["en", "en", "This page cannot be shown at the moment"],
  ])("says so to a person in %s, is kept by nobody, and is there again afterwards", async (tag, language, words) => {
    const { pool } = site.app.services.database;
    const address = `/home/pingpaiDetail?division=none-${language}`;
    await pool.query("alter table brand rename to brand_away");
    const failed = await open(address, { cookie: `language=${language}` });
    await pool.query("alter table brand_away rename to brand");
    expect([failed.status, failed.headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(failed.text).toContain(`<html lang="${tag}"`);
    expect(failed.text).toContain(words);
    expect(failed.text).not.toMatch(/relation|brand_away|\n\s+at /); // nor where in the program it failed
    expect((await open(address, { cookie: `language=${language}` })).status).toBe(200);
  });
});
