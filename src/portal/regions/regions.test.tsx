import { expect, it } from "vitest";
import { LANGUAGES } from "../../contract/text.ts";
import type { ListedRegion, PublicRegion } from "../../modules/region/region.ts";
import { HOSTILE, zh } from "../testing/given-words.ts";
import { openPage } from "../testing/open-page.tsx";
import { regionsPage } from "./regions-page.tsx";

const REGIONS = "/home/region";
const none = { rows: [], total: 0, page: 1, pageSize: 12 };
const profile = { title: zh(HOSTILE), summary: zh("山里的茶"), picture: "/file/region/202611/a.jpg" };
const listed = (code: string, more: Partial<ListedRegion> = {}): ListedRegion => ({
  code,
  name: code === "LA16" ? HOSTILE : code,
  country: { code: "LA", name: "老挝" },
  parent: "",
  products: 1,
  enterprises: 0,
  brands: 0,
  articles: 0,
  notices: 0,
  profile: null,
  ...more,
});
const champasak: PublicRegion = {
  code: "LA16",
  name: HOSTILE,
  above: [{ code: "LA", name: "老挝" }],
  profile: { ...profile, introduction: zh("<p>高原</p>") },
};
const product = {
  id: "p1",
  name: zh(HOSTILE),
  summary: zh(""),
  category: "tea",
  categoryName: "茶叶",
  picture: "/file/product/202611/p.jpg",
  place: [{ code: "LA16", name: HOSTILE, isRegion: true }],
  months: [3, 4],
  isInSeason: false,
  begins: 3,
  certificate: "",
  isCertified: false,
  enterprise: null,
};
const answers = (region: PublicRegion, more: Readonly<Record<string, unknown>> = {}) => ({
  "/portal/region/get": region,
  "/portal/region/list": [listed("LA16", { profile }), listed("LA03")],
  "/portal/product/list": none,
  "/portal/product/months": { current: 11, months: [{ value: "3", name: "3月", count: 1 }] },
  "/portal/enterprise/list": none,
  "/portal/brand/list": none,
  "/portal/article/list": none,
  "/portal/notice/list": none,
  ...more,
});
const headings = (shown: HTMLElement | undefined) =>
  [...(shown?.querySelectorAll("h2") ?? [])].map((each) => each.textContent);

it("shows what editors wrote of a region, its place and what is published from there; hostile words as words", async () => {
  const found = await openPage(
    regionsPage,
    `${REGIONS}?division=LA16`,
    answers(champasak, { "/portal/product/list": { ...none, rows: [product], total: 1 } }),
  );
  expect(found?.shown.querySelector("h1")?.textContent).toBe(HOSTILE);
  expect(headings(found?.shown)).toEqual([HOSTILE, "什么时候有什么", "农产品", "老挝其他地区"]);
  expect(found?.shown.querySelector(".prose")?.textContent).toBe("高原");
  expect(found?.shown.querySelectorAll("script, [onerror]")).toHaveLength(0);
  const months = [...(found?.shown.querySelectorAll(".season-calendar td[data-on]") ?? [])];
  expect(months.map((td) => [...(td.parentElement?.children ?? [])].indexOf(td))).toEqual([3, 4]);
  // A month of one region is one list of very many.
  const month = found?.shown.querySelector(".season-strip li:nth-child(3) a");
  expect([month?.getAttribute("href"), month?.getAttribute("rel")]).toEqual([
    "/home/season?month=3&division=LA16",
    "nofollow",
  ]);
  expect(found?.head).toMatchObject({ description: "山里的茶", picture: profile.picture, canonical: ["division"] });
  expect(found?.head.structured?.map((each) => each["@type"])).toEqual([
    "AdministrativeArea",
    "ItemList",
    "BreadcrumbList",
  ]);
});

it("pretends nothing: without an introduction, and for each kind of which there is nothing, the section is absent", async () => {
  const bare = answers(
    { ...champasak, profile: null },
    { "/portal/product/list": { ...none, rows: [product], total: 1 } },
  );
  const found = await openPage(regionsPage, `${REGIONS}?division=LA16`, {
    ...bare,
    "/portal/product/months": { current: 11, months: [] },
  });
  expect(headings(found?.shown)).toEqual(["农产品", "老挝其他地区"]);
  expect(found?.shown.querySelector(".prose, .page-lead")).toBeNull();
  expect(found?.head).toMatchObject({ picture: "/file/product/202611/p.jpg" });
});

it("does not exist without any content, nor where the division is no region", async () => {
  const bare = answers({ ...champasak, profile: null });
  expect(await openPage(regionsPage, `${REGIONS}?division=LA16`, bare)).toBeUndefined();
  expect(
    await openPage(regionsPage, `${REGIONS}?division=LA`, { ...bare, "/portal/region/get": undefined }),
  ).toBeUndefined();
});

it.each(LANGUAGES)("lists in %s all regions by country, those with an introduction as cards", async (language) => {
  const found = await openPage(regionsPage, REGIONS, answers(champasak), language);
  const links = (selector: string) =>
    [...(found?.shown.querySelectorAll(`${selector} a`) ?? [])].map((each) => each.getAttribute("href"));
  expect(links(".card")).toEqual(["/home/region?division=LA16"]);
  expect(links(".region-names")).toEqual(["/home/region?division=LA03"]);
  expect(found?.shown.querySelector("#LA h2")?.textContent).toBe("老挝");
  const empty = await openPage(regionsPage, REGIONS, { "/portal/region/list": [] }, language);
  expect(empty?.shown.querySelector(".page-empty a")?.getAttribute("href")).toBe("/home/qyncInfo");
});
