import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CallInProcess } from "../../contract/page-render.ts";
import type { Language } from "../../contract/text.ts";
import type { ProductTeaser, PublicProduct } from "../../modules/product/product.ts";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { HOSTILE, zh } from "../testing/given-words.ts";
import { ProductMaker } from "./ProductMaker.tsx";
import { productPage } from "./product-page.tsx";
import { productsPage } from "./products-page.tsx";

const teaser: ProductTeaser = {
  id: HOSTILE,
  name: zh(HOSTILE),
  summary: zh(HOSTILE),
  category: HOSTILE,
  categoryName: HOSTILE,
  picture: "",
  place: [
    { code: "LA", name: "老挝", isRegion: false },
    { code: HOSTILE, name: HOSTILE, isRegion: true },
  ],
  months: [10, 11, 1],
  isInSeason: true,
  begins: 0,
  certificate: "",
  isCertified: true,
  enterprise: { id: HOSTILE, name: zh(HOSTILE), logo: "" },
};
const whole: PublicProduct = {
  ...teaser,
  description: zh("<p>写好的</p>"), // sanitised when it is stored, not here
  specification: zh(HOSTILE),
  price: zh(HOSTILE),
  grade: HOSTILE,
  gradeName: HOSTILE,
  storage: HOSTILE,
  storageName: HOSTILE,
  pictures: ["/file/product/202611/a.jpg", "/file/product/202611/b.jpg"],
  updatedAt: "2026-11-21T00:00:00Z",
  languages: ["zh", "lo", "en"],
};
const maker = { hotline: HOSTILE, position: HOSTILE, address: zh(HOSTILE) };
const months = Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), name: "", count: index }));

/** Fake answers by path; `rows` gives the list's rows for a query. */
const asks = (rows: (asked: Readonly<Record<string, unknown>>) => readonly ProductTeaser[]): CallInProcess =>
  (async ({ path }: { readonly path: string }, asked: Readonly<Record<string, unknown>>) => {
    if (path.endsWith("/list")) {
      const found = rows(asked);
      return { rows: found, total: found.length, page: Number(asked["page"] ?? 1), pageSize: 12 };
    }
    if (path.endsWith("/places"))
      return [
        { code: "LA", parent: "", name: "老挝", count: 3 },
        { code: "LA16", parent: "LA", name: HOSTILE, count: 2 },
        { code: "LA1601", parent: "LA16", name: "巴色", count: 1 },
      ];
    if (path.endsWith("/categories")) return [{ value: "coffee", name: HOSTILE, count: 2 }];
    if (path.endsWith("/months")) return { months, current: 11 };
    if (path === "/portal/enterprise/get") return maker;
    if (path.endsWith("/get")) return whole;
    return { around: { code: "LA", name: HOSTILE }, near: [teaser], inSeason: [teaser] };
  }) as unknown as CallInProcess;

async function drawn(page: typeof productsPage, ask: CallInProcess, query = "", language: Language = "zh") {
  const address: PageAddress = {
    origin: "https://example.la",
    path: page.path,
    query: new URLSearchParams(query),
    language,
    settings: {},
    features: { hasCaptcha: false, hasMail: false, hasOfflinePages: true },
    hasToken: false,
  };
  const data = await page.load(ask, address);
  if (data === undefined) return undefined;
  const { View } = page;
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <View data={data} address={address} />
    </LanguageProvider>,
  );
  const host = document.createElement("div");
  host.innerHTML = html;
  return { host, head: page.head(data, address), text: host.textContent ?? "" };
}
const linksIn = (host: HTMLElement) => [...host.querySelectorAll("a")].map((a) => a.getAttribute("href") ?? "");

test("every text and query parameter is shown as text and never runs", async () => {
  const query = new URLSearchParams({ search: HOSTILE, division: HOSTILE, category: HOSTILE }).toString();
  for (const page of [productsPage, productPage])
    for (const language of ["zh", "lo", "en"] as const) {
      const { host } =
        (await drawn(
          page,
          asks(() => [teaser]),
          query,
          language,
        )) ?? {};
      expect(host?.querySelector("script, [onerror], img[src=x]")).toBeNull();
      for (const href of linksIn(host as HTMLElement)) expect(href).toMatch(/^\/(home|file)\//);
      expect(host?.textContent).toContain(HOSTILE);
    }
});

test("every choice is a link that keeps the other filters; an active filter is a link that removes it", async () => {
  const { host } =
    (await drawn(
      productsPage,
      asks(() => [teaser]),
      "division=LA1601&month=11&page=2",
    )) ?? {};
  const links = linksIn(host as HTMLElement);
  expect(links).toContain("/home/qyncInfo?division=LA1601&month=11&category=coffee");
  expect(links).toContain("/home/qyncInfo?division=LA16&month=11");
  expect(links).toContain("/home/qyncInfo?division=LA1601&month=11&certified=1");
  expect(links).toContain("/home/qyncInfo?division=LA1601&month=3");
  const chosen = [...(host?.querySelectorAll(".products-chosen a") ?? [])].map((a) => [
    a.textContent,
    a.getAttribute("href"),
  ]);
  expect(chosen).toEqual([
    ["巴色", "/home/qyncInfo?month=11"],
    ["11月上市", "/home/qyncInfo?division=LA1601"],
    ["清除全部", "/home/qyncInfo"],
  ]);
  // The form repeats the active filters, and leads to the first page.
  const kept = [...(host?.querySelectorAll<HTMLInputElement>("form input[type=hidden]") ?? [])];
  expect(kept.map(({ name, value }) => [name, value])).toEqual([
    ["division", "LA1601"],
    ["month", "11"],
  ]);
});

test("a filtered list says what it shows, and each of its pages has a title of its own", async () => {
  const shown = async (query: string, language: Language = "zh") => {
    const found = await drawn(
      productsPage,
      asks(() => [teaser]),
      query,
      language,
    );
    return [found?.head.title, found?.host.querySelector("h1")?.textContent, found?.head.isPrivate];
  };
  expect(await shown("")).toEqual(["区域特色农产品", "区域特色农产品", false]);
  expect(await shown("page=2")).toEqual(["区域特色农产品，第 2 页", "区域特色农产品", false]);
  const filtered = "division=LA1601&category=coffee&month=11&page=2";
  expect(await shown(filtered)).toEqual([`巴色${HOSTILE}，11月上市，第 2 页`, `巴色${HOSTILE}，11月上市`, false]);
  expect((await shown(filtered, "en"))[0]).toBe(`${HOSTILE} from 巴色, In season: November, page 2`);
  expect((await shown(filtered, "lo"))[0]).toBe(`${HOSTILE}ຈາກ巴色, ເດືອນພະຈິກ, ໜ້າ 2`);
  // A search must not be indexed.
  expect(await shown("search=%E8%8C%B6")).toEqual(["农产品，“茶”", "农产品，“茶”", true]);
});

test("the map is hidden from screen readers, and a list beside it names the places", async () => {
  const { host } =
    (await drawn(
      productsPage,
      asks(() => [teaser]),
    )) ?? {};
  const map = host?.querySelector(".product-map");
  expect(map?.getAttribute("aria-hidden")).toBe("true");
  expect([...(map?.querySelectorAll("a") ?? [])].every((a) => a.getAttribute("tabindex") === "-1")).toBe(true);
  const places = linksIn(host?.querySelector(".product-places") as HTMLElement);
  expect(places).toEqual(["/home/qyncInfo", "/home/qyncInfo?division=LA", "/home/qyncInfo?division=LA16"]);
});

test("an empty result offers to remove the filter without which most is found, and is not indexed", async () => {
  const found = asks(({ month, category }) => (category ? [] : month ? [teaser] : [teaser, teaser]));
  const none = await drawn(productsPage, found, "month=2&category=coffee");
  expect(none?.text).toContain("没有匹配的农产品");
  const offered = linksIn(none?.host.querySelector(".products-without") as HTMLElement);
  expect(offered).toEqual(["/home/qyncInfo?month=2", "/home/qyncInfo"]);
  expect(none?.head.isPrivate).toBe(true);
  const empty = await drawn(
    productsPage,
    asks(() => []),
  );
  expect(empty?.text).toContain("这里还没有农产品");
  expect(
    await drawn(
      productsPage,
      asks(() => []),
      "page=7",
    ),
  ).toBeUndefined();
});

test("a product's page shows its origin, season and kind, also as structured data", async () => {
  const { host, head } =
    (await drawn(
      productPage,
      asks(() => []),
      "id=1",
    )) ?? {};
  const on = [...(host?.querySelectorAll(".season-strip [data-on]") ?? [])].map((li) => li.textContent?.trim());
  expect(on).toEqual(["1月", "10月", "11月  本月"]);
  expect([...(host?.querySelectorAll("img") ?? [])].slice(0, 2).map(({ alt }) => alt)).toEqual([
    HOSTILE,
    `${HOSTILE}，第 2 张`,
  ]);
  expect(head).toMatchObject({ picture: "/file/product/202611/a.jpg", canonical: ["id"] });
  expect(head?.structured?.map((each) => each["@type"])).toEqual(["Product", "BreadcrumbList"]);
});

test("words in the address that are no category are not said as the site's own", async () => {
  const empty = asks(() => []);
  const { head, text } = (await drawn(productsPage, empty, "category=call+020+999", "en")) ?? {};
  expect(JSON.stringify(head)).not.toContain("call 020 999");
  expect(text).not.toContain("call 020 999");
});

test("the mark of a product's enterprise does not wait until it is scrolled to, so that it is printed", () => {
  const of = { id: "1", name: zh("合作社"), logo: "/file/enterprise/202611/a.png" };
  const html = renderToStaticMarkup(
    <LanguageProvider language="zh">
      <ProductMaker of={of} />
    </LanguageProvider>,
  );
  expect(html).toContain(of.logo);
  expect(html).not.toContain('loading="lazy"');
});

test("a card whose title is translated says of a text that is not in which language it is", async () => {
  const name = { text: "Bokeo fresh cassava", language: "en" as const };
  const given = [
    { ...teaser, name, summary: zh("鲜木薯") },
    { ...teaser, name: zh("鲜木薯"), summary: zh("当日采挖") },
  ];
  const found = await drawn(
    productsPage,
    asks(() => given),
    "",
    "en",
  );
  const tags = [...(found?.host.querySelectorAll(".page-language") ?? [])];
  expect(tags.map((tag) => [tag.textContent, tag.parentElement?.className])).toEqual([
    ["中文", "card-text two-lines"],
    ["中文", "card-link"],
  ]);
});
