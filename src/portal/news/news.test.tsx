import { expect, it } from "vitest";
import { LANGUAGES } from "../../contract/text.ts";
import type { ArticleTeaser, PublicArticle } from "../../modules/article/article.ts";
import { HOSTILE, zh } from "../testing/given-words.ts";
import { openPage } from "../testing/open-page.tsx";
import { articlePage } from "./article-page.tsx";
import { newsListPage } from "./news-list-page.tsx";

const teaser = (id: string, more: Partial<ArticleTeaser> = {}): ArticleTeaser => ({
  id,
  title: zh(`${id} ${HOSTILE}`),
  summary: zh(HOSTILE),
  kind: "market",
  kindName: HOSTILE,
  cover: "",
  place: HOSTILE,
  regionPage: "LA16",
  publishedAt: "2026-11-01T02:00:00Z",
  isPinned: false,
  ...more,
});
const article: PublicArticle = {
  ...teaser("a1"),
  content: { text: "<p>In Paksong.</p>", language: "en" },
  source: zh(HOSTILE),
  documents: [{ path: "/file/news/202611/a.pdf", name: HOSTILE, kind: "pdf", size: 245_760 }],
  author: HOSTILE,
  updatedAt: "2026-11-02T02:00:00Z",
  languages: ["zh", "lo", "en"],
};
const list = (rows: readonly ArticleTeaser[], page = 1, total = rows.length) => ({
  "/portal/article/list": { rows, total, page, pageSize: 13 },
  "/portal/article/kinds": [{ value: "market", name: "市场行情", count: total }],
});
const NEWS = "/home/nyNewsList";

it("lists the news, the first large, hostile words as words", async () => {
  const found = await openPage(newsListPage, NEWS, list([teaser("a1", { isPinned: true }), teaser("a2")]));
  const cards = [...(found?.shown.querySelectorAll(".card") ?? [])];
  expect(
    cards.map((card) => [card.querySelector(".card-link")?.getAttribute("href"), card.hasAttribute("data-lead")]),
  ).toEqual([
    ["/home/textInfo?id=a1", true],
    ["/home/textInfo?id=a2", false],
  ]);
  expect(found?.shown.querySelectorAll("script, [onerror]")).toHaveLength(0);
  expect(found?.shown.textContent).toContain("置顶");
});

it("keeps the kind and the page in the address", async () => {
  const found = await openPage(newsListPage, `${NEWS}?kind=market&page=2`, list([teaser("a14")], 2, 40));
  expect(found?.asked).toContain('/portal/article/list {"kind":"market","page":"2","size":"13"}');
  const links = [...(found?.shown.querySelectorAll(".pagination a, .page-chips a") ?? [])];
  expect(links.map((each) => each.getAttribute("href"))).toEqual([
    NEWS,
    `${NEWS}?kind=market`,
    `${NEWS}?kind=market`,
    `${NEWS}?kind=market&page=3`,
  ]);
  expect(found?.shown.querySelector(".card[data-lead]")).toBeNull();
  expect(found?.head).toMatchObject({ title: "市场行情 · 农业资讯，第 2 页", canonical: ["kind", "page"] });
  expect(found?.shown.querySelector("h1")?.textContent).toBe("市场行情");
});

it("marks a title that is not translated with the name of its language (§2)", async () => {
  const [own, other] = [zh("雨季"), { text: "The rains", language: "en" } as const];
  const found = await openPage(
    newsListPage,
    NEWS,
    list([teaser("a1", { title: own }), teaser("a2", { title: other })]),
  );
  const titles = [...(found?.shown.querySelectorAll(".card h2") ?? [])];
  expect(titles.map((each) => [each.textContent?.trim(), each.querySelector(".page-language")?.textContent])).toEqual([
    ["雨季", undefined],
    ["The rains English", "English"],
  ]);
  expect(titles[1]?.querySelector("a > span[lang=en]")?.textContent).toBe("The rains");
});

it("is no page behind the last one", async () => {
  expect(await openPage(newsListPage, `${NEWS}?page=9`, list([], 9, 40))).toBeUndefined();
});

it.each(LANGUAGES)("says in %s that there is nothing yet", async (language) => {
  const found = await openPage(newsListPage, NEWS, list([]), language);
  expect(found?.shown.querySelector(".page-empty h2")?.textContent).not.toBe("");
});

it("shows an article with its text, and says which language that is in (§2)", async () => {
  const found = await openPage(articlePage, "/home/textInfo?id=a1", {
    "/portal/article/get": article,
    ...list([teaser("a1"), teaser("a2")]),
  });
  expect(found?.shown.querySelector("h1")?.textContent).toBe(`a1 ${HOSTILE}`);
  expect(found?.shown.querySelector(".prose[lang=en] p")?.textContent).toBe("In Paksong.");
  expect(found?.shown.querySelector("[role=note]")?.textContent).toBe("以下内容为英文，尚无中文版");
  expect(
    [...(found?.shown.querySelectorAll(".article-more .card-link") ?? [])].map((each) => each.getAttribute("href")),
  ).toEqual(["/home/textInfo?id=a2"]);
  expect(found?.shown.querySelectorAll("script, [onerror]")).toHaveLength(0);
  expect(JSON.stringify(found?.head.structured)).toContain("NewsArticle");
});

it("is no page for an article that is not published", async () => {
  expect(await openPage(articlePage, "/home/textInfo?id=x", {})).toBeUndefined();
});
