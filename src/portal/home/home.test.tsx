import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { CallInProcess } from "../../contract/page-render.ts";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { PortalFrame } from "../frame/PortalFrame.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { HOSTILE, zh } from "../testing/given-words.ts";
import { homePages } from "./home-page.tsx";

const many = <T,>(rows: readonly T[]) => ({ rows, total: rows.length, page: 1, pageSize: 12 });

const banner = (title: string, target: string) => ({
  id: title,
  title: zh(title),
  subtitle: zh(""),
  picture: "/file/banner/202611/a.jpg",
  target,
});
const brand = {
  id: "b1",
  name: zh(HOSTILE),
  slogan: zh(HOSTILE),
  logo: "",
  picture: "",
  since: null,
  region: null,
  place: HOSTILE,
  regionPage: "LA16",
  enterprise: null,
};
const product = {
  id: "p1",
  name: zh(HOSTILE),
  summary: zh(""),
  category: "tea",
  categoryName: "茶叶",
  picture: "",
  place: [{ code: "LA", name: "老挝", isRegion: false }],
  months: [11],
  isInSeason: true,
  begins: 0,
  isCertified: false,
  enterprise: null,
};
const EVERYTHING: Readonly<Record<string, unknown>> = {
  "/portal/banner/list": [banner("梯田", "/home/nyNewsList"), banner(HOSTILE, "javascript:alert(3)")],
  "/portal/product/list": many([product]),
  "/portal/product/months": { current: 11, months: [{ value: "11", name: "十一月", count: 1 }] },
  "/portal/product/places": [
    { code: "LA", parent: "", name: "老挝", count: 1 },
    { code: "LA16", parent: "LA", name: HOSTILE, count: 1 },
  ],
  "/portal/enterprise/list": many([
    {
      id: "e1",
      name: zh(HOSTILE),
      summary: zh(""),
      type: "planting",
      typeName: "种植",
      picture: "",
      logo: "",
      place: "老挝",
      regionPage: "",
      region: { code: "LA", name: "老挝" },
      certified: [{ number: "N1", kindName: HOSTILE, levelName: "" }],
    },
  ]),
  "/portal/recommendation/list": [
    { id: "r1", title: zh(HOSTILE), reason: zh(HOSTILE), picture: "", brand, updatedAt: "2026-11-01T00:00:00Z" },
  ],
  "/portal/article/list": many([
    {
      id: "a1",
      title: zh(HOSTILE),
      summary: zh(""),
      kind: "market",
      kindName: "行情",
      cover: "",
      place: "",
      regionPage: "",
      publishedAt: "2026-11-01T00:00:00Z",
      isPinned: false,
    },
  ]),
  "/portal/notice/list": many([
    {
      id: "n1",
      title: zh(HOSTILE),
      kind: "tender",
      kindName: "招标公告",
      issuer: zh(""),
      place: "",
      regionPage: "",
      publishedAt: "2026-10-31T18:00:00Z",
      visibleUntil: "",
      isPinned: false,
    },
  ]),
};

interface Given {
  readonly href?: string;
  readonly language?: Language;
  readonly hasToken?: boolean;
  readonly published?: Readonly<Record<string, unknown>>;
}

async function open({ href = "/home/oneInex", language = "zh", hasToken = false, published = EVERYTHING }: Given = {}) {
  const url = new URL(href, "http://own.invalid");
  const address: PageAddress = {
    path: url.pathname,
    query: url.searchParams,
    origin: "https://farm.example.la",
    language,
    settings: { "sys.name": "农业企业服务平台", "sys.subname": "中国 · 老挝" },
    features: { hasCaptcha: false, hasMail: false, hasOfflinePages: true },
    hasToken,
  };
  const ask = (async ({ path }: { readonly path: string }) => published[path]) as unknown as CallInProcess;
  const page = homePages.find(({ path }) => path === url.pathname) ?? homePages[0];
  const data = await page.load(ask, address);
  const { View } = page;
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <PortalFrame address={address} addressOf={(other) => `${url.pathname}?lang=${other}`} isOverPicture>
        <View data={data} address={address} />
      </PortalFrame>
    </LanguageProvider>,
  );
  const shown = document.createElement("div");
  shown.innerHTML = html;
  return { html, shown, head: page.head(data, address) };
}
const headings = (of: HTMLElement) => [...of.querySelectorAll("main h2")].map(({ textContent }) => textContent);

describe("the home page", () => {
  it("is the cover of what is published: pictures, season, regions, brands, enterprises, news, notices (§2)", async () => {
    const { shown, head } = await open();
    expect(shown.querySelectorAll(".home-slides > li")).toHaveLength(2);
    // Upright, its height decides how many pixels the cover needs.
    expect(shown.querySelector(".home-slides source")?.getAttribute("sizes")).toMatch(/max\(92vw, 80vh\)/);
    expect(headings(shown).slice(2)).toEqual([
      "11月，正当季",
      "按产地看",
      "品牌推荐",
      "认证企业",
      "资讯",
      "公告",
      "您的农产品也可以在这里展示",
    ]);
    expect(shown.querySelectorAll('form[role="search"] input[name="search"]')).toHaveLength(1);
    expect(shown.querySelector('form[role="search"]')?.getAttribute("action")).toBe("/home/searchInputInfo");
    // The day in Vientiane, which is already 1 November while it is 31 October in UTC.
    expect(shown.querySelector(".notice-day .visually-hidden")?.textContent).toBe("2026-11-01");
    expect(shown.querySelectorAll("h1")).toHaveLength(1);
    expect(head).toMatchObject({ picture: "/file/banner/202611/a.jpg", isPrivate: false });
    expect(JSON.stringify(head.structured)).toContain("SearchAction");
  });

  it("names each picture of the cover by its number and title, in the title's language", async () => {
    const { shown } = await open({ language: "lo" });
    const first = shown.querySelector(".home-numbers a");
    expect([first?.getAttribute("aria-label"), first?.getAttribute("lang")]).toEqual(["1: 梯田", "zh-CN"]);
  });

  it("shows hostile text as text, and links only to internal or https targets (RT-01, W8)", async () => {
    const { shown, html } = await open();
    expect(shown.querySelectorAll("script, [onerror]")).toHaveLength(0);
    expect(html).not.toContain("javascript:");
    expect([...shown.querySelectorAll(".home-slides h2")].map((each) => each.querySelector("a") !== null)).toEqual([
      true,
      false,
    ]);
  });

  it("leaves out empty parts", async () => {
    const published = { "/portal/article/list": EVERYTHING["/portal/article/list"] };
    const { shown } = await open({ published });
    expect(headings(shown)).toEqual(["资讯", "您的农产品也可以在这里展示"]);
    expect(shown.querySelector("svg.scene")).not.toBeNull();
  });

  it("shows other products while nothing is in season", async () => {
    const months: string[] = [];
    const ask = (async ({ path }: { readonly path: string }, { month }: Readonly<Record<string, string>>) => {
      if (path !== "/portal/product/list") return undefined;
      months.push(month ?? "any");
      return many(month === "now" ? [] : [product]);
    }) as unknown as CallInProcess;
    const address = {
      path: "/home/oneInex",
      query: new URLSearchParams(),
      origin: "",
      language: "zh",
      settings: {},
      features: { hasCaptcha: false, hasMail: false, hasOfflinePages: true },
      hasToken: false,
    } as const;
    const data = await homePages[0].load(ask, address);
    expect(months).toEqual(["now", "any"]);
    expect(data).toMatchObject({ season: { isNow: false, products: [{ id: "p1" }] } });
  });

  it.each(LANGUAGES)(
    "says in %s what will be here, and how staff begin, while nothing is published",
    async (language) => {
      const { shown } = await open({ language, published: {} });
      expect(shown.querySelectorAll(".home-first dl > div")).toHaveLength(5);
      expect(shown.querySelectorAll(".home-first ol > li")).toHaveLength(3);
      expect(shown.querySelector('main a[href="/home/entpNewsSigle"]')).not.toBeNull();
      expect(shown.querySelector('form[role="search"]')).toBeNull();
    },
  );

  it("asks to sign in first on its first screen, with or without a cover, and asks nobody who is signed in (§4, W8)", async () => {
    const href = "/home?redirect=/sys/dict%3Fa%3D1";
    const { shown, head } = await open({ href });
    const notice = shown.querySelector('.home-notice[role="status"]');
    expect(notice?.textContent).toBe("请先登录登录后将打开您要访问的页面登录");
    expect(notice?.querySelector("a")?.getAttribute("href")).toBe("/login?redirect=%2Fsys%2Fdict%3Fa%3D1");
    expect(shown.querySelector(".home-slides")).toBeNull();
    expect(head.isPrivate).toBe(true);
    expect((await open({ href, hasToken: true })).shown.querySelector(".home-notice")).toBeNull();
    expect((await open({ href: "/home?redirect=//evil.example" })).shown.querySelector(".home-notice")).toBeNull();
  });
});

describe("the frame of the public site", () => {
  it("has every part in the header, in the menu of a phone and in the footer; lists of links have names of their own", async () => {
    const { shown } = await open();
    for (const list of [".portal-parts", ".portal-menu-parts", ".portal-footer-list"])
      expect([...shown.querySelectorAll(list)][0]?.querySelectorAll("a"), list).toHaveLength(8);
    const names = [...shown.querySelectorAll("nav")].map((each) => each.getAttribute("aria-label"));
    expect(new Set(names).size).toBe(names.length);
    // The menu opens without a script, and the search is one tap away.
    expect(shown.querySelector("details.portal-menu > summary")?.getAttribute("aria-label")).toBe("菜单");
    expect(shown.querySelector('.portal-find[href="/home/searchInputInfo"]')).not.toBeNull();
  });

  it.each([
    ["/home/noticeDetail", "page", ["公告"]],
    ["/home/textInfo", "true", ["资讯"]],
    ["/home/qyncInfo", "page", ["农产品"]],
    ["/home/season", "page", ["当季"]],
    ["/home/region", "page", ["农产地区"]],
    ["/home/oneInex", undefined, []],
  ])("marks on %s the part it belongs to", (path, mark, names) => {
    const address: PageAddress = {
      path,
      query: new URLSearchParams(),
      origin: "",
      language: "zh",
      settings: {},
      features: { hasCaptcha: false, hasMail: false, hasOfflinePages: true },
      hasToken: true,
    };
    const shown = document.createElement("div");
    shown.innerHTML = renderToStaticMarkup(
      <LanguageProvider language="zh">
        <PortalFrame address={address} addressOf={(other) => `${path}?lang=${other}`}>
          <p />
        </PortalFrame>
      </LanguageProvider>,
    );
    const marked = [...shown.querySelectorAll(".portal-parts [aria-current]")];
    expect(marked.map((each) => each.getAttribute("aria-current"))).toEqual(mark === undefined ? [] : [mark]);
    expect(marked.map((each) => each.textContent)).toEqual(names);
    expect(shown.querySelector(`.language-switch a[href="${path}?lang=lo"]`)).not.toBeNull();
  });
});
