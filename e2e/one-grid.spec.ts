import type { Page } from "@playwright/test";
import { LANGUAGES } from "../src/contract/text.ts";
import { connect } from "./support/client.ts";
import { dialog, everyPage, open, prefer, visit } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";

/**
 * Left edges of breadcrumb, title and content, and right edges of the page's blocks, from the edges of the page (px).
 */
const edges = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const place = [...document.querySelectorAll("[data-page]")].find(
      (each) => isSeen(each) && getComputedStyle(each.parentElement ?? each).contentVisibility !== "hidden",
    );
    const box = place?.getBoundingClientRect();
    const title = place?.querySelector("h1");
    if (!box || !title) return undefined;
    const leftOf = (element: Element | null | undefined) => {
      const range = document.createRange();
      if (element) range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left - box.left);
    };
    // Blocks of the page: the elements after its head, without lines that slide under both edges.
    const section = title.closest("section, [data-page] > *");
    const blocks = [...(section?.children ?? [])].filter((each) => isSeen(each) && !each.classList.contains("slides"));
    const sides = blocks.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 1);
    return {
      crumb: leftOf(document.querySelector("#main")?.previousElementSibling?.querySelector("li")),
      title: leftOf(title),
      begin: Math.round(Math.min(...sides.map(({ left }) => left)) - box.left),
      end: Math.round(box.right - Math.max(...sides.map(({ right }) => right))),
    };
  });

/** Lists in sight that are wider than their boxes. */
const beyond = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main div:has(> table[aria-rowcount])")].flatMap((box) =>
      box.checkVisibility({ contentVisibilityAuto: true }) && box.scrollWidth > box.clientWidth + 1
        ? [`${box.scrollWidth} in ${box.clientWidth}`]
        : [],
    ),
  );

/** Words in the rows in sight that end in an ellipsis. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main tr[data-row-key] :is(td, td *)")].flatMap((each) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(each);
      const isWide = textOverflow === "ellipsis" && each.scrollWidth > each.clientWidth + 1;
      const isHigh = webkitLineClamp !== "none" && each.scrollHeight > each.clientHeight + 2;
      return each.checkVisibility({ contentVisibilityAuto: true }) && each.clientWidth > 0 && (isWide || isHigh)
        ? [each.innerText]
        : [];
    }),
  );

/** Lists whose names are whole. */
const NAMES = [
  ...["article", "product", "brand", "certificate", "enterprise", "application", "region"].map(
    (name) => `/cms/${name}`,
  ),
  "/sys/user",
  "/sys/session",
  "/sys/log",
];

/** Widths of a window with the distance of a page from its edges; all px. */
const WIDTHS = [
  [1440, 24],
  [1024, 24],
  [390, 12],
] as const;

/** A message whose title is as long as titles get. */
async function addLongTitle(origin: string): Promise<void> {
  const client = await connect(origin);
  const title = "A title as long as editors write them, with a reason, a place, a day and what is asked of the reader";
  const draft = { title, message: "<p>…</p>", showType: "NOTIFY", audience: "everybody" };
  expect(await client.post("/sys/message/add", draft)).toMatchObject({ code: 0 });
  await client.close();
}

/** In a window of 1024 px. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await expect.poll(() => beyond(page), path).toEqual([]);
  if (!NAMES.includes(path)) return;
  await expect(page.locator("main tr[data-row-key]").filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => cutWords(page), path).toEqual([]);
}

for (const language of LANGUAGES) {
  // Edges are the same in all languages; widths of columns are not.
  const widths = WIDTHS.filter(([width]) => language === "zh" || width === 1024);
  const named = widths.map(([width]) => width).join(", ");
  test(`every page begins and ends at one edge at ${named} px; at 1024 no column lies beyond it, and names are whole (${language})`, async ({
    signedIn: page,
    server,
  }) => {
    test.setTimeout(240_000); // opens all pages of the console
    await addLongTitle(server.url);
    const paths = await everyPage(page);
    expect(paths.length).toBeGreaterThan(25);
    expect(NAMES.filter((path) => !paths.includes(path))).toEqual([]);
    await prefer(page, { language });
    await page.setViewportSize({ width: 1024, height: 844 });
    await page.goto("/sys/message");
    // Each is opened at the width at which the one before it ended.
    for (const [index, path] of paths.entries()) {
      const order = index % 2 === 0 ? widths : widths.toReversed();
      await page.setViewportSize({ width: order[0]?.[0] ?? 1024, height: 844 });
      await visit(page, path);
      for (const [width, edge] of order) {
        await page.setViewportSize({ width, height: 844 });
        await expect
          .poll(() => edges(page), `${path} ${width}`)
          .toEqual({ crumb: edge, title: edge, begin: edge, end: edge });
        if (width === 1024) await expectWhole(page, path);
      }
    }
  });
}

test("at 1024 px the lists of content fit beside the open menu", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const language of LANGUAGES) {
    await prefer(page, { language });
    await page.goto("/cms/notice");
    if (language === "zh") await page.getByRole("banner").getByRole("button", { name: "展开菜单" }).click();
    for (const path of ["/cms/notice", "/cms/product", "/cms/article", "/cms/enterprise"]) {
      await visit(page, path);
      await expect(page.locator("main tbody tr[data-row-key]").filter({ visible: true }).first()).toBeVisible();
      await expect.poll(() => beyond(page), `${path} ${language}`).toEqual([]);
    }
  }
});

for (const width of [1440, 1024])
  test(`at ${width} px a filter that is set moves nothing below its line`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of LANGUAGES) {
      await prefer(page, { language });
      await page.goto("/cms/article");
      for (const path of ["/cms/article", "/cms/product"]) {
        await visit(page, path);
        const table = page.locator("main div:has(> table[aria-rowcount])").filter({ visible: true });
        await expect(table).toBeVisible();
        const { y } = (await table.boundingBox()) ?? {};
        await visit(page, `${path}?state.in=published`);
        await expect(page.locator("main [data-active]").filter({ visible: true })).toHaveCount(1);
        expect((await table.boundingBox())?.y, `${path} ${language}`).toBe(y);
        const line = page.locator("main [data-filter]").filter({ visible: true });
        const places = await line.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect(Math.max(...places) - Math.min(...places), `${path} ${language}`).toBeLessThan(4);
      }
    }
  });

test("a list that is wider than its box says so at the edge, until its last column is reached", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 800, height: 768 });
  await page.goto("/cms/product?columns=name,enterprise,state,laoState,publishedAt,category,division,grade,storage");
  const box = page.locator("main div:has(> table[aria-rowcount])");
  await expect(box).toHaveAttribute("data-more", "");
  // Columns take the widths of their contents, which may come after the first scrolling.
  const hasMoreAtTheEnd = () =>
    box.evaluate((each) => {
      each.scrollTo({ left: each.scrollWidth });
      return each.hasAttribute("data-more");
    });
  await expect.poll(hasMoreAtTheEnd).toBe(false);
  await expect(box).toHaveAttribute("data-scrolled", "");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const cards = (page: Page) =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^操作：/ }) });

  test("the first record stands high, in a line of filters that slides, under one bar", async ({ signedIn: page }) => {
    await open(page, "/cms/article");
    for (const path of ["/cms/article", "/cms/application", "/cms/product", "/sys/user", "/sys/dict", "/sys/role"]) {
      await visit(page, path);
      const first = cards(page).filter({ visible: true }).first();
      await expect(first).toBeVisible();
      await expect.poll(async () => (await first.boundingBox())?.y ?? 0, path).toBeLessThan(260);
      await expect.poll(async () => (await first.boundingBox())?.y ?? 0, path).toBeGreaterThan(0);
    }
  });

  test("a scheduled record's card says when it will be published", async ({ signedIn: page }) => {
    await page.goto("/cms/article?state.in=scheduled");
    await expect(cards(page).first()).toContainText(/发布时间\s*\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  });

  test("an application's card is headed by its enterprise, and its number stands below", async ({ signedIn: page }) => {
    await page.goto("/cms/application");
    const card = cards(page).filter({ hasText: "TN-2026-000010" });
    await expect(card.getByRole("button").first()).toContainText("Sing Valley Organic Rice Group");
    await expect(card.getByRole("definition").first()).toHaveText("TN-2026-000010");
  });

  test("cards are ticked, and a bar says how many and what can be done with them", async ({ signedIn: page }) => {
    await page.goto("/sys/dict");
    await expect(cards(page)).toHaveCount(10);
    await cards(page).nth(1).getByRole("checkbox").tap();
    await cards(page).nth(2).getByRole("checkbox").tap();
    await expect(page.getByText("已选 2 条")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: "删除", exact: true })).toBeAttached();
    await page.getByRole("button", { name: "取消选择" }).tap();
    await expect(cards(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(page.getByRole("searchbox", { name: "搜索" })).toBeVisible();
  });

  test("a schedule is a compact card whose switch and buttons answer to a thumb", async ({ signedIn: page }) => {
    await page.goto("/sys/schedule");
    const rows = page.getByRole("main").getByRole("row");
    const card = rows.filter({ has: page.getByRole("switch") }).first();
    await expect(card).toBeVisible();
    expect((await card.boundingBox())?.height).toBeLessThan(240);
    for (const name of ["设置时间", "立即执行"]) {
      const box = await card.getByRole("button", { name }).boundingBox();
      expect(
        [box?.width, box?.height].map((side) => (side ?? 0) >= 44),
        name,
      ).toEqual([true, true]);
    }
    const toggle = card.getByRole("switch");
    const reached = await toggle.evaluate((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const answers = (dx: number, dy: number) => each.contains(document.elementFromPoint(x + dx, y + dy));
      return [answers(-21, 0), answers(21, 0), answers(0, -21), answers(0, 21)];
    });
    expect(reached).toEqual([true, true, true, true]);
  });

  test("an editor's bar is saving and the way to the rest", async ({ signedIn: page }) => {
    await page.goto("/cms/product/edit");
    const form = page.locator("form").filter({ visible: true });
    const cancel = form.getByRole("button", { name: "取消", exact: true });
    const more = form.getByRole("button", { name: "更多操作" });
    await expect(form.getByRole("button", { name: "保存" })).toBeVisible();
    await expect(cancel).toBeHidden();
    await more.tap();
    await expect(cancel).toBeVisible();
    await more.tap();
    await expect(cancel).toBeHidden();
  });

  test("the way back to the top lies on nothing of the page", async ({ signedIn: page }) => {
    await page.goto("/sys/dict?size=50");
    await expect(cards(page)).toHaveCount(50);
    await cards(page).last().scrollIntoViewIfNeeded();
    const up = page.getByRole("banner").getByRole("button", { name: "回到顶部" });
    await expect(up).toBeVisible();
    await cards(page)
      .last()
      .getByRole("button", { name: /^操作：/ })
      .tap();
    await expect(page.getByRole("menuitem").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await up.tap();
    await expect(cards(page).first()).toBeInViewport();
    await expect(dialog(page, /./)).toHaveCount(0);
  });
});
