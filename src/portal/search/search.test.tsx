import { expect, it } from "vitest";
import { LANGUAGES } from "../../contract/text.ts";
import type { FoundPublic } from "../../modules/public-search/public-search.ts";
import { HOSTILE } from "../testing/given-words.ts";
import { openPage } from "../testing/open-page.tsx";
import { searchPage } from "./search-page.tsx";

const text = (words: string, marks: [number, number][] = []) => ({ text: words, language: "zh" as const, marks });
const found = (id: string, more: Partial<FoundPublic> = {}): FoundPublic => ({
  id,
  address: `/home/detail?id=${id}`,
  title: text("普洱茶", [[0, 2]]),
  text: text(HOSTILE, [[0, 1]]),
  picture: "",
  place: HOSTILE,
  category: HOSTILE,
  publishedAt: "2026-11-01T02:00:00Z",
  ...more,
});
const groups = (rows: Partial<Record<string, readonly FoundPublic[]>>, page = 1, total?: number) => ({
  "/portal/search": ["product", "article"].map((kind) => ({
    kind,
    name: kind,
    isDated: kind === "article",
    found: { rows: rows[kind] ?? [], total: total ?? rows[kind]?.length ?? 0, page, pageSize: 4 },
  })),
});
const SEARCH = "/home/searchInputInfo";

it("asks for words first, and may be found by search machines", async () => {
  const opened = await openPage(searchPage, SEARCH, {});
  expect(opened?.asked).toEqual([]);
  expect(opened?.shown.querySelector<HTMLFormElement>("form[role=search]")?.getAttribute("action")).toBe(SEARCH);
  expect(opened?.head.isPrivate).toBe(false);
});

it("quotes the beginning of a long search, and keeps the whole of it in the field", async () => {
  const long = "organic tea ".repeat(8).trim();
  const opened = await openPage(searchPage, `${SEARCH}?search=${encodeURIComponent(long)}`, groups({}));
  expect(opened?.shown.querySelector("h1")?.textContent).toMatch(/“organic tea organic .{20}…”/);
  expect(opened?.shown.querySelector<HTMLInputElement>("input[type=search]")?.value).toBe(long);
});

it("shows what was found by kind, with what was typed marked and hostile words as words", async () => {
  const opened = await openPage(
    searchPage,
    `${SEARCH}?search=${encodeURIComponent("普洱")}`,
    groups({
      product: [found("p1")],
      article: [found("a1", { address: "/home/textInfo?id=a1", other: text("Pu'er tea", [[0, 4]]) })],
    }),
  );
  const links = [...(opened?.shown.querySelectorAll(".search-found a") ?? [])].map((each) => each.getAttribute("href"));
  expect(links).toEqual(["/home/detail?id=p1", "/home/textInfo?id=a1"]);
  expect(opened?.shown.querySelector(".search-found h3 mark")?.textContent).toBe("普洱");
  expect(opened?.shown.querySelector(".search-other mark")?.textContent).toBe("Pu'e");
  expect(opened?.shown.querySelectorAll("script, [onerror]")).toHaveLength(0);
  expect(opened?.shown.querySelector("[role=status]")?.textContent).toBe("共 2 条结果");
  expect(opened?.head).toMatchObject({ title: "“普洱”的搜索结果", isPrivate: false });
});

it("pages through the results of one kind, up to the last page", async () => {
  const some = groups({ product: [found("p5")] }, 2, 9);
  const opened = await openPage(searchPage, `${SEARCH}?search=a&kind=product&page=2`, some);
  expect(opened?.asked).toEqual(['/portal/search {"search":"a","kind":"product","page":"2"}']);
  expect(opened?.shown.querySelector("a[rel~=next]")?.getAttribute("href")).toBe(
    `${SEARCH}?search=a&kind=product&page=3`,
  );
  expect(await openPage(searchPage, `${SEARCH}?search=a&kind=product&page=9`, groups({}, 9, 9))).toBeUndefined();
  expect(await openPage(searchPage, `${SEARCH}?search=a&kind=account`, some)).toBeUndefined();
});

it.each(LANGUAGES)("says in %s that nothing was found, keeps what was typed and leads on", async (language) => {
  const opened = await openPage(searchPage, `${SEARCH}?search=${encodeURIComponent(HOSTILE)}`, groups({}), language);
  expect(opened?.shown.querySelector("input")?.value).toBe(HOSTILE);
  expect(opened?.shown.querySelector(".page-empty h2")?.textContent).toContain(HOSTILE.slice(0, 40));
  expect(opened?.shown.querySelectorAll(".page-empty p a").length).toBeGreaterThan(2);
  expect(opened?.shown.querySelectorAll("script, [onerror]")).toHaveLength(0);
});

it("asks whether a similar word was meant where nothing is found", async () => {
  const answers = { ...groups({}), "/portal/search/suggestion": { search: "coffee & tea" } };
  const opened = await openPage(searchPage, `${SEARCH}?search=cofee`, answers, "en");
  const link = opened?.shown.querySelector(`a[href="${SEARCH}?search=coffee+%26+tea"]`);
  expect(link?.textContent).toBe("Did you mean “coffee & tea”?");
});
