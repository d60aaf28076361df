import type { CDPSession, Page } from "@playwright/test";
import { addMenus } from "./support/add-menus.ts";
import { openList } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";

/**
 * Some pages are lists, most are light; together they exceed the limit of keep-alive pages, so that pages are dropped
 * and rendered again.
 */
const LISTS = ["/rest/list1", "/rest/list2", "/rest/list3", "/rest/list4"] as const;
const LIGHT = Array.from({ length: 16 }, (_, at) => `/rest/light${at + 1}`);
const SWITCHES = 200;
/** Highest ratio of each figure after to before; a leak at each switch would multiply it. */
const GROWTH = { Nodes: 1.1, JSEventListeners: 1.1, JSHeapUsedSize: 1.25 } as const;

let takeOut: () => Promise<void>;
test.beforeAll(async ({ server }) => {
  const pages = PAGES.map((path) => ({
    path,
    title: [path.slice(6)] as const,
    ...(path.includes("list") ? { view: "sys/dict/group/index" } : {}),
  }));
  takeOut = await addMenus(server, [{ path: "/rest", title: ["休息"], below: pages }]);
});
test.afterAll(() => takeOut());

const PAGES: readonly string[] = [...LISTS, ...LIGHT];
const OFTEN = PAGES.slice(0, 10);
/** Some pages are visited often and stay kept, the others are dropped and rendered again. */
const ROUND = [...OFTEN, ...OFTEN.toReversed(), ...PAGES];

/** Visits pages by their tabs; each is rendered before the next is opened. */
const walk = (page: Page, paths: readonly string[]): Promise<void> =>
  page.evaluate(async (wanted) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const path of wanted) {
      document.getElementById(`tab-${encodeURIComponent(path)}`)?.click();
      const isShown = () => document.querySelector(`[data-page="${path}"]`)?.checkVisibility() === true;
      for (let frame = 0; frame < 600 && !isShown(); frame += 1) await nextFrame();
      if (!isShown()) throw new Error(`${path} did not come to the front`);
    }
  }, paths);

async function measure(cdp: CDPSession): Promise<Record<keyof typeof GROWTH, number>> {
  for (let time = 0; time < 3; time += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { Nodes: of("Nodes"), JSEventListeners: of("JSEventListeners"), JSHeapUsedSize: of("JSHeapUsedSize") };
}

test.setTimeout(120_000); // opens twenty pages and switches two hundred times

test("two hundred switches among twenty tabs leave nothing behind", async ({ signedIn: page }) => {
  await openList(page, LISTS[0]);
  const menu = page.getByRole("navigation", { name: "页面", exact: true });
  for (const path of PAGES.slice(1)) await menu.getByRole("link", { name: path.slice(6), exact: true }).click();
  await expect(page.getByRole("tab")).toHaveCount(21);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await walk(page, ROUND);
  await page.waitForLoadState("networkidle");
  const before = await measure(cdp);
  await walk(
    page,
    Array.from({ length: SWITCHES }, (_, at) => ROUND[at % ROUND.length] ?? ""),
  );
  await page.waitForLoadState("networkidle");
  const after = await measure(cdp);
  for (const [name, most] of Object.entries(GROWTH) as [keyof typeof GROWTH, number][])
    expect(after[name] / before[name], `${name}: ${before[name]} → ${after[name]}`).toBeLessThan(most);
});

test("a page behind another keeps its layout, out of sight and out of reach", async ({ signedIn: page }) => {
  await openList(page, LISTS[0]);
  const first = page.locator(`[data-page="${LISTS[0]}"]`);
  const search = first.getByRole("searchbox");
  await search.focus();
  await openList(page, LISTS[1]);
  await walk(page, [LISTS[0], LISTS[1]]);
  await expect(first).toBeHidden();
  await expect(search).toBeHidden();
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveCount(1); // what a screen reader finds
  const reached = await first.evaluate((element) => {
    element.querySelector("input")?.focus();
    return element.contains(document.activeElement);
  });
  expect(reached, "the focus is in a page behind").toBe(false);
  // A layout without the page would be made again at each switch.
  expect(await first.evaluate((element) => getComputedStyle(element.parentElement ?? element).display)).toBe("block");
});
