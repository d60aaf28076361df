import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { articleAddress, noticeAddress, productAddress } from "../src/contract/public/public-addresses.ts";
import { expect, test } from "./support/fixtures.ts";

/*
 * Line breaks of headlines, measured on the longest ones of the demonstration (§2): no Chinese line begins with closing
 * punctuation, and no line breaks within a word or a name.
 */

/** Text before and after each line break of a headline on the page. */
const turns = (page: Page): Promise<{ before: string; after: string }[]> =>
  page.evaluate(() => {
    const found: { before: string; after: string }[] = [];
    for (const heading of document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")) {
      if (heading.closest(".visually-hidden") || !heading.checkVisibility()) continue;
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest(".page-language") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      let text = "";
      let before: DOMRect | undefined;
      const starts: number[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { segment, index } of new Intl.Segmenter("lo").segment(node.textContent ?? "")) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + segment.length);
          const box = range.getClientRects()[0];
          if (!box || box.width === 0 || segment.trim() === "") continue;
          if (before && box.left < before.left && box.top > before.top) starts.push(text.length + index);
          before = box;
        }
        text += node.textContent ?? "";
      }
      for (const at of starts) found.push({ before: text.slice(0, at), after: text.slice(at) });
    }
    return found;
  });

type Unspaced = "zh" | "lo";

/** Words that dictionaries split, in addition to the names of divisions. */
const WHOLE: Readonly<Record<Unspaced, readonly string[]>> = {
  zh: ["波罗芬", "古树茶", "景迈"],
  lo: ["ພູພຽງ", "ບໍລະເວນ", "ລະດູບານ", "ຢຸນນານ", "ຄຸນໝິງ", "ນ້ຳຕານ"],
};

const names: Readonly<Record<Unspaced, readonly string[]>> = { zh: [], lo: [] };
{
  const lines = readFileSync(join(import.meta.dirname, "../src/modules/division/laos.tsv"), "utf8")
    .split("\n")
    .slice(1);
  const of = (column: number, plain: RegExp) =>
    lines.map((line) => (line.split("\t")[column] ?? "").replace(plain, "")).filter((name) => name.length > 2);
  Object.assign(names, { zh: of(2, /[省市县]$/), lo: of(4, /^(?:ນະຄອນຫຼວງ|ແຂວງ|ເມືອງ)/) });
}

/** Reason why a line must not break there; undefined if it may. */
function wrongTurn(text: string, at: number, language: Unspaced): string | undefined {
  const ends = new Set(
    [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)].map(({ index }) => index),
  );
  for (const word of [...WHOLE[language], ...names[language]])
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
      const to = from + word.length;
      if (WHOLE[language].includes(word)) ends.add(from).add(to);
      if (at > from && at < to && ends.has(from) && (to === text.length || ends.has(to))) return `within ${word}`;
    }
  return ends.has(at) ? undefined : "within a word";
}

async function longest(page: Page, kind: "article" | "notice" | "product", language: string): Promise<string[]> {
  const rows: { id: string; title: string }[] = [];
  for (let from = 1; from <= 4; from += 1) {
    const answer = await page.request.get(`/api/portal/${kind}/list?size=50&page=${from}`, {
      headers: { "accept-language": language },
    });
    const { data } = (await answer.json()) as {
      data: { results: { id: string; title?: { text: string }; name?: { text: string } }[] };
    };
    const found = data.results.map((row) => ({
      id: row.id,
      title: (row.title ?? row.name)?.text ?? "",
    }));
    rows.push(...found);
    if (found.length < 50) break;
  }
  return rows
    .toSorted((one, other) => other.title.length - one.title.length)
    .slice(0, 4)
    .map(({ id }) => id);
}

const ADDRESSES = { article: articleAddress, notice: noticeAddress, product: productAddress } as const;

for (const language of ["zh", "lo"] as const)
  test(`lines of headlines begin where one may, in ${language} at 1440 and 390 px`, async ({ page }) => {
    const addresses = ["/home/oneInex?", "/home/nyNewsList?", "/home/noticeDetail?"];
    for (const kind of ["article", "notice", "product"] as const)
      for (const id of await longest(page, kind, language)) addresses.push(`${ADDRESSES[kind](id)}&`);
    const seen = { 1440: 0, 390: 0 };
    for (const address of addresses) {
      await page.goto(`${address}lang=${language}`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [1440, 390] as const) {
        await page.setViewportSize({ width, height: 900 });
        for (const { before, after } of await turns(page)) {
          seen[width] += 1;
          const where = `${width}: ${before}↵${after}`;
          expect(after, where).not.toMatch(/^[，。、；：？！）》」』】”’…·％%,.;:?!)\]ໆ]/);
          expect(before, where).not.toMatch(/[（《「『【“‘(]$/);
          expect(wrongTurn(`${before}${after}`, before.length, language), where).toBeUndefined();
        }
      }
    }
    for (const [width, count] of Object.entries(seen))
      expect(count, `headlines of more than a line at ${width}`).toBeGreaterThan(3);
  });

test("a long name of the site takes two lines of the header at most, on a desktop too", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/home?lang=en");
  const name = page.locator(".portal-brand span");
  await name.evaluate((shown) => (shown.textContent = "Agricultural Enterprise and Certified Produce Platform, Laos"));
  const lines = await name.evaluate(
    (shown) => shown.clientHeight / Number.parseFloat(getComputedStyle(shown).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
});

test("a name within a place has the place's colour", async ({ page }) => {
  await page.goto("/home/nyNewsList?lang=lo");
  const whole = page.locator(".page-kicker a .whole-word");
  await expect(whole.first()).toBeVisible();
  const colours = await whole.evaluateAll((all) =>
    all.map((name) => [name, name.parentElement as Element].map((each) => getComputedStyle(each).color)),
  );
  for (const [own, place] of colours) expect(own).toBe(place);
});
