import { afterAll, beforeAll, expect, it } from "vitest";
import { headOf, plain, textsOf } from "../testing/site-answers.ts";
import { startSite, type Site } from "../testing/start-site.server.ts";

/** Pages for every visitor without a record, which the sitemap leaves out. */
const UNLISTED = ["/home/application", "/home/certificate", "/home/searchInputInfo"];

const PROOF = "LAO-ORG-16-0012";

let site: Site;
const ids: Record<string, string> = {};

const add = async (module: string, values: Readonly<Record<string, unknown>>): Promise<string> => {
  const added = await site.admin.post(`/cms/${module}/add`, values);
  expect(added, JSON.stringify(added)).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
const publish = async (...added: Parameters<typeof add>): Promise<string> => {
  const [module] = added;
  const id = await add(...added);
  expect((await site.admin.post(`/cms/${module}/${id}/publish`)).code).toBe(0);
  return id;
};
const headAt = async (path: string) => headOf((await site.open(path)).text);

beforeAll(async () => {
  site = await startSite();
  const { rows } = await site.app.services.database.pool.query<{ id: string; value: string }>(
    "select id, value from division where value in ('LA16', 'LA03', '530000')",
  );
  for (const { id, value } of rows) ids[value] = id;
  const { LA16, LA03 } = ids;
  const tea = { category: "tea", months: ["3", "4"] };
  ids["tea"] = await publish("product", { name: "古树茶", division: LA16, ...tea });
  await publish("product", { name: "春茶", division: LA03, ...tea });
  await publish("product", { name: "咖啡", category: "coffee", division: LA16, months: ["4", "11"] });
  ids["enterprise"] = await publish("enterprise", {
    name: "丰沙里茶厂",
    type: "cooperative",
    division: LA16,
    address: "一号路",
    introduction: "<p>在山里种茶。</p>",
  });
  await publish("brand", { name: "晨雾", enterprise: ids["enterprise"] });
  const proof = { number: PROOF, enterprise: ids["enterprise"], kind: "laoOrganic", issuer: "农林部" };
  const days = { issuedOn: "2026-01-01", validUntil: "2028-12-31" };
  await add("certificate", { ...proof, ...days });
  for (const [kind, title] of [
    ["announcement", "一号通知"],
    ["tender", "二号通知"],
    ["tender", "三号通知"],
    ["notice", "四号通知"],
  ])
    ids[String(title)] = await publish("notice", { kind, title, content: `<p>${title}的内容。</p>` });
  for (const kind of ["market", "policy"])
    await publish("article", { kind, title: kind, content: `<p>${kind}正文&amp;</p>` });
  // Two pages of each list, also with a filter.
  for (let number = 1; number <= 13; number += 1) {
    await publish("product", { name: `茶${number}`, division: LA16, enterprise: ids["enterprise"], ...tea });
    await publish("article", { kind: "market", title: `行情${number}`, content: `<p>第${number}次</p>` });
  }
});
afterAll(() => site.close());

interface Crawled {
  readonly kept: ReadonlySet<string>;
  readonly descriptions: ReadonlyMap<string, string | undefined>;
  readonly opened: number;
}
let crawled: Promise<Crawled> | undefined;

/**
 * Canonical Chinese addresses of the pages a search engine would index, with their descriptions, and the number it would
 * open; links with rel=nofollow are skipped. Once for all tests, which change no page.
 */
const crawl = (): Promise<Crawled> => (crawled ??= follow());

async function follow(): Promise<Crawled> {
  const queue = ["/home/oneInex"];
  const seen = new Set(queue);
  const kept = new Set<string>();
  const descriptions = new Map<string, string | undefined>();
  for (const path of queue) {
    const { status, text } = await site.open(path);
    expect([status, path]).toEqual([200, path]);
    const { robots, canonical, description } = headOf(text);
    descriptions.set(path, description);
    const own = (canonical[0] ?? "").slice(site.origin.length);
    if (robots === undefined && !own.includes("lang=")) kept.add(own);
    for (const [link] of text.matchAll(/<a [^>]*>/g)) {
      const href = plain(/ href="([^"#]*)/.exec(link)?.[1] ?? "");
      if (!href.startsWith("/home/") || / rel="[^"]*nofollow/.test(link) || seen.has(href)) continue;
      seen.add(href);
      queue.push(href);
    }
  }
  return { kept, descriptions, opened: queue.length };
}

it("leads a search machine from the home page to what the sitemap lists, and to nothing else", async () => {
  const index = textsOf((await site.open("/sitemap.xml")).text, "loc").map(plain);
  const parts = await Promise.all(index.map(async (part) => (await site.open(part.slice(site.origin.length))).text));
  const listed = parts
    .flatMap((part) => textsOf(part, "loc"))
    .map((address) => plain(address).slice(site.origin.length))
    .filter((address) => !address.includes("lang="));
  const { kept, opened } = await crawl();
  expect(listed).toContain("/home/qyncInfo?division=LA16");
  const linked = ["/home/nyNewsList?page=2", "/home/qyncInfo?page=2", `/home/certificate?number=${PROOF}`];
  const expected = [...listed, ...linked];
  expect([...kept].filter((address) => !UNLISTED.includes(address)).toSorted()).toEqual(expected.toSorted());
  // Empty months, and the filter for certified products, of which there are none now.
  expect(opened - kept.size, "pages that are looked at for nothing").toBeLessThanOrEqual(14);
});

it("keeps search engines from lists with several filters by nofollow, noindex and robots.txt, while visitors get them from the cache", async () => {
  const joined = "/home/qyncInfo?division=LA16&category=tea";
  const { headers, text } = await site.open(joined);
  expect(headOf(text)).toMatchObject({ robots: "noindex", canonical: [] });
  expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const one = await site.open("/home/qyncInfo?division=LA16");
  expect(headOf(one.text).robots).toBeUndefined();
  const links = [...one.text.matchAll(/<a [^>]*href="[^"]*division=LA16&amp;[^>]*>/g)].map(([link]) => link);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !link.includes("nofollow") && !link.includes("lang="))).toEqual([]);
  for (const path of [
    "/home/qyncInfo?month=4&certified=1",
    "/home/qyncInfo?enterprise=x&month=4",
    "/home/rzMoreDetail?kind=organic&division=LA16",
    "/home/rzMoreDetail?division=LA16&valid=any",
    "/home/qyncInfo?month=4&page=2",
    "/home/nyNewsList?kind=market&page=2",
    `/home/qyncInfo?enterprise=${ids["enterprise"]}`,
  ])
    expect((await headAt(path)).robots, path).toBe("noindex");
  const robots = (await site.open("/robots.txt")).text;
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, verb, path]) => ({
    verb,
    path: path ?? "",
  }));
  const fits = (rule: string, path: string) =>
    new RegExp(`^${rule.replace(/[.?+]/g, "\\$&").replaceAll("*", ".*")}`).test(path);
  const ruleOf = (path: string) =>
    rules.filter((rule) => fits(rule.path, path)).toSorted((a, b) => b.path.length - a.path.length)[0]?.verb;
  for (const path of [
    joined,
    `${joined}&page=2`,
    "/home/qyncInfo?month=3&page=2",
    "/home/nyNewsList?kind=market&page=2",
  ])
    expect(ruleOf(path), path).toBe("Disallow");
  for (const path of ["?month=3", "?month=3&lang=lo", "?page=2", "?page=2&lang=en"])
    expect(ruleOf(`/home/qyncInfo${path}`), path).toBe("Allow");
  expect(ruleOf("/home/rzMoreDetail?id=1&utm_source=x")).toBe("Allow");
});

it("gives every page a title and a description of its own", async () => {
  const { kept, descriptions } = await crawl();
  const told = await Promise.all(
    [...kept].map(async (path) => [descriptions.get(path) ?? (await headAt(path)).description ?? "", path] as const),
  );
  const again = told.filter(([words], index) => words === "" || told.findIndex(([other]) => other === words) !== index);
  expect(again).toEqual([]);
  for (const language of ["lo", "en"]) {
    const titles = new Map<string, string>();
    for (const path of kept) {
      const { title } = await headAt(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      expect([title, titles.get(title)]).toEqual([title, undefined]);
      titles.set(title, path);
    }
  }
  expect((await headAt(`/home/noticeDetail?id=${ids["三号通知"]}`)).description).toContain("三号通知的内容。");
  expect((await headAt(`/home/rzMoreDetail?id=${ids["enterprise"]}`)).description).toBe("在山里种茶。");
});

it("names countries as countries, says what a shared picture shows, and links feeds with their pages", async () => {
  const tea = await headAt(`/home/detail?id=${ids["tea"]}`);
  expect(tea.structured.find((each) => each["@type"] === "Product")).toMatchObject({
    countryOfOrigin: { "@type": "Country", name: "老挝" },
    additionalProperty: { "@type": "PropertyValue", name: "产地", value: expect.stringContaining("老挝 · ") },
  });
  expect(tea.og("image:alt")).toBe("农业企业服务平台");
  const enterprise = await headAt(`/home/rzMoreDetail?id=${ids["enterprise"]}`);
  expect(enterprise.structured.find((each) => each["@type"] === "Organization")).toMatchObject({
    address: { "@type": "PostalAddress", addressCountry: "LA", streetAddress: "一号路" },
  });
  for (const [name, page] of [
    ["news", "/home/nyNewsList"],
    ["notices", "/home/noticeDetail"],
  ] as const) {
    expect((await headAt(page)).feeds, page).toEqual([`/feeds/zh/${name}.rss`, `/feeds/zh/${name}.atom`]);
    const atom = (await site.open(`/feeds/lo/${name}.atom`)).text;
    expect(atom).toContain(`<link rel="alternate" type="text/html" href="${site.origin}${page}?lang=lo"/>`);
    expect((await site.open(`/feeds/zh/${name}.rss`)).text).toContain(`<link>${site.origin}${page}</link>`);
  }
  const article = plain(
    /href="(\/home\/textInfo\?id=[^"]*)"/.exec((await site.open("/home/nyNewsList")).text)?.[1] ?? "",
  );
  expect((await headAt(article)).feeds).toEqual(["/feeds/zh/news.rss", "/feeds/zh/news.atom"]);
  expect((await headAt("/home/oneInex")).feeds).toHaveLength(4);
});

it("writes only attributes that HTML knows", async () => {
  const settleIn = (await site.open("/home/entpNewsSigle")).text;
  expect(settleIn.toLowerCase()).toContain('autocomplete="address-line1"');
  expect(settleIn).not.toContain("street-address");
  const signIn = (await site.open("/login")).text;
  expect(signIn).not.toMatch(/<meta (?![^>]*content=)(?!charset)/);
  expect(signIn).not.toMatch(/<button[^>]* disabled=""[^>]*aria-disabled|<button[^>]*aria-disabled[^>]* disabled=""/);
});
