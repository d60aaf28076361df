import { expect, it } from "vitest";
import { LANGUAGES } from "../../../contract/text.ts";
import { HOSTILE, zh } from "../../testing/given-words.ts";
import { openPage } from "../../testing/open-page.tsx";
import { groupsOf } from "./load-season.ts";
import { seasonPage } from "./season-page.tsx";

const SEASON = "/home/season";
const teaser = (id: string, months: readonly number[]) => ({
  id,
  name: zh(`${id}${HOSTILE}`),
  summary: zh(""),
  category: "tea",
  categoryName: "茶叶",
  picture: "",
  place: [{ code: "LA16", name: "占巴塞省", isRegion: true }],
  months: [...months],
  isInSeason: true,
  begins: 0,
  certificate: "",
  isCertified: false,
  enterprise: null,
});
const YEAR = Array.from({ length: 12 }, (_, index) => index + 1);
const all = [
  teaser("begins", [12, 1, 2]),
  teaser("full", [11, 12, 1]),
  teaser("ends", [10, 11, 12]),
  teaser("only", [12]),
  teaser("always", YEAR),
  teaser("next", [1, 2]),
];
/** Answers like the server's, for the products above. */
const answers = () => ({
  "/portal/product/months": {
    current: 12,
    months: YEAR.map((month) => ({ value: String(month), name: "", count: month % 2 })),
  },
  "/portal/product/places": [
    { code: "LA", parent: "", name: "老挝", count: 6, isRegion: false },
    { code: "LA16", parent: "LA", name: "占巴塞省", count: 6, isRegion: true },
  ],
  "/portal/product/list": { rows: all.slice(0, 5), total: 5, page: 1, pageSize: 50 },
});

it("tells the products of a month apart by how far their season is, over the turn of the year", () => {
  const ids = Object.values(groupsOf(all.slice(0, 5), 12)).map((group) =>
    group.map((each: { readonly id: string }) => each.id),
  );
  expect(ids).toEqual([["begins"], ["full"], ["ends", "only"], ["always"]]);
  expect(groupsOf([teaser("spring", [1, 2])], 1).starting).toHaveLength(1);
});

it.each(LANGUAGES)(
  "shows in %s the present month, leads to the others and to places, hostile words as words",
  async (language) => {
    const found = await openPage(seasonPage, SEASON, answers(), language);
    expect(found?.asked).toContain('/portal/product/list {"month":"12","size":"50"}');
    expect(found?.asked).toContain('/portal/product/list {"month":"1","size":"50"}');
    expect(found?.shown.querySelectorAll("script, [onerror]")).toHaveLength(0);
    const link = (selector: string) => {
      const each = found?.shown.querySelector(selector);
      return [each?.getAttribute("href"), each?.getAttribute("rel")];
    };
    expect(link(".season-strip li:nth-child(3) a")).toEqual([`${SEASON}?month=3`, null]);
    // Search machines need not look at an empty month.
    expect(link(".season-strip li:nth-child(4) a")).toEqual([`${SEASON}?month=4`, "nofollow"]);
    expect(link(".product-places ul ul a")).toEqual([`${SEASON}?division=LA16`, null]);
    expect(found?.shown.querySelector(".season-strip [aria-current]")?.getAttribute("href")).toBe(`${SEASON}?month=12`);
  },
);

it("has a title for each month and place, and leads from a region to its page", async () => {
  const titled = async (query: string) => {
    const found = await openPage(seasonPage, `${SEASON}${query}`, answers());
    return [found?.head.title, found?.shown.querySelector(".season-region a")?.getAttribute("href")];
  };
  expect(await titled("")).toEqual(["12月，正当季", undefined]);
  expect(await titled("?month=12")).toEqual(["12月当季农产品", undefined]);
  expect(await titled("?month=3&division=LA16")).toEqual(["3月当季农产品，占巴塞省", "/home/region?division=LA16"]);
});

it("shows an empty month and keeps it from search machines; a month that does not exist is no page", async () => {
  const empty = { ...answers(), "/portal/product/list": { rows: [], total: 0, page: 1, pageSize: 50 } };
  const found = await openPage(seasonPage, `${SEASON}?month=4`, empty);
  expect(found?.shown.querySelector(".page-empty")).not.toBeNull();
  expect(found?.shown.querySelector(".season-calendar")).toBeNull();
  expect(found?.head.isPrivate).toBe(true);
  for (const month of ["0", "13", "now", "3'"])
    expect(await openPage(seasonPage, `${SEASON}?month=${month}`, answers()), month).toBeUndefined();
});
