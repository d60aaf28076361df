import { expect, it } from "vitest";
import { LANGUAGES } from "../../contract/text.ts";
import type { BrandTeaser } from "../../modules/brand/brand.ts";
import { HOSTILE, zh } from "../testing/given-words.ts";
import { openPage } from "../testing/open-page.tsx";
import { brandPage } from "./brand-page.tsx";
import { recommendedPage } from "./recommended-page.tsx";

const many = <T,>(rows: readonly T[], page = 1) => ({ rows, total: rows.length, page, pageSize: 36 });
const CHAMPASAK = { code: "LA16", name: "占巴塞省" };

const brand = (id: string, region: BrandTeaser["region"] = CHAMPASAK): BrandTeaser => ({
  id,
  name: zh(`${id} ${HOSTILE}`),
  slogan: zh(HOSTILE),
  logo: "",
  picture: "",
  since: 2009,
  region,
  place: "老挝 · 占巴塞省",
  regionPage: "LA16",
  enterprise: { id: "e1", name: zh(HOSTILE) },
});
const whole = { ...brand("b1"), pictures: [], story: zh("<p>故事</p>"), updatedAt: "2026-11-01T00:00:00Z" };

it("shows all brands region by region, hostile words as words", async () => {
  const rows = [brand("b1"), brand("b2", null), brand("b3")];
  const found = await openPage(brandPage, "/home/pingpaiDetail", {
    "/portal/brand/list": many(rows),
    "/portal/brand/regions": [
      { ...CHAMPASAK, count: 2 },
      { code: "LA02", name: "丰沙里省", count: 1 },
    ],
  });
  const regions = [...(found?.shown.querySelectorAll(".brand-region") ?? [])];
  expect(regions.map((each) => [each.querySelector("h2")?.textContent, each.querySelectorAll("li").length])).toEqual([
    ["占巴塞省", 2],
    ["其他", 1],
  ]);
  expect(found?.shown.querySelectorAll("script, [onerror]")).toHaveLength(0);
  expect(found?.shown.querySelector('.page-chips a[href="/home/pingpaiDetail?division=LA02"]')).not.toBeNull();
  expect(found?.head).toMatchObject({ title: "品牌", canonical: ["division", "page"] });
});

it("shows one brand with its story, its enterprise and its products", async () => {
  const found = await openPage(brandPage, "/home/pingpaiDetail?id=b1", { "/portal/brand/get": whole });
  expect(found?.shown.querySelector("h1")?.textContent).toContain("b1");
  expect(found?.shown.querySelector(".prose p")?.textContent).toBe("故事");
  expect(found?.shown.querySelector('a[href="/home/rzMoreDetail?id=e1"]')).not.toBeNull();
  expect(found?.shown.querySelectorAll("script, [onerror]")).toHaveLength(0);
  expect(found?.head).toMatchObject({ canonical: ["id"] });
  expect(JSON.stringify(found?.head.structured)).toContain("BreadcrumbList");
});

it("is no page for a brand that is not published, or behind the last page", async () => {
  expect(await openPage(brandPage, "/home/pingpaiDetail?id=x", {})).toBeUndefined();
  const behind = { "/portal/brand/list": many([], 9), "/portal/brand/regions": [] };
  expect(await openPage(brandPage, "/home/pingpaiDetail?page=9", behind)).toBeUndefined();
});

it.each(LANGUAGES)("says in %s what is missing and where to go while there are none", async (language) => {
  const none = { "/portal/brand/list": many([]), "/portal/brand/regions": [], "/portal/recommendation/list": [] };
  const brands = await openPage(brandPage, "/home/pingpaiDetail", none, language);
  expect(brands?.shown.querySelector('.page-empty a[href="/home/entpNewsSigle"]')).not.toBeNull();
  const recommended = await openPage(recommendedPage, "/home/brandAgree", none, language);
  expect(recommended?.shown.querySelector('.page-empty a[href="/home/pingpaiDetail"]')).not.toBeNull();
});

it("tells of each recommendation why, and leads to its brand; search finds its place by id", async () => {
  const found = await openPage(recommendedPage, "/home/brandAgree", {
    "/portal/recommendation/list": [
      { id: "r1", title: zh("值得一试"), reason: zh(HOSTILE), picture: "", brand: brand("b1"), updatedAt: "" },
    ],
  });
  expect(found?.shown.querySelector("#r1 h2")?.textContent).toBe("值得一试");
  expect(found?.shown.querySelector("#r1 .recommendation-reason")?.textContent).toBe(HOSTILE);
  expect(found?.shown.querySelector('#r1 a[href="/home/pingpaiDetail?id=b1"]')).not.toBeNull();
});

it("says in which language a recommended brand's name is, also in the name of its link", async () => {
  const recommended = { id: "r1", title: zh("值得一试"), reason: zh(""), picture: "", updatedAt: "" };
  const answers = {
    "/portal/recommendation/list": [{ ...recommended, brand: { ...brand("b1"), name: zh("湄公红") } }],
  };
  for (const [language, lang] of [
    ["lo", "zh-CN"],
    ["zh", undefined],
  ] as const) {
    const found = await openPage(recommendedPage, "/home/brandAgree", answers, language);
    const link = found?.shown.querySelector('#r1 a[href="/home/pingpaiDetail?id=b1"]:last-of-type');
    expect(link?.hasAttribute("aria-label")).toBe(false);
    expect(link?.textContent).toMatch(/^湄公红: ./);
    expect(link?.querySelector("[lang]")?.getAttribute("lang") ?? undefined).toBe(lang);
  }
});
