import type { Locator, Page } from "@playwright/test";
import { rows } from "./support/list-page.ts";
import { open } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";

const buttonOf = (row: Locator): Locator => row.getByRole("button", { name: /^操作：/ });
const menu = (page: Page): Locator => page.getByRole("menu").filter({ visible: true });

/** Waits until the only open menu is at the button: below it, or above it if there is no room. */
async function expectAt(page: Page, button: Locator): Promise<void> {
  await expect(menu(page)).toHaveCount(1);
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(async () => {
    const [at, it] = [await button.boundingBox(), await menu(page).boundingBox()];
    if (!at || !it) throw new Error("it is not drawn");
    expect(Math.abs(it.x + it.width - (at.x + at.width)), "right edges").toBeLessThanOrEqual(2);
    const gap = it.y > at.y ? it.y - (at.y + at.height) : at.y - (it.y + it.height);
    expect(Math.abs(gap), "gap between button and menu").toBeLessThanOrEqual(8);
  }).toPass();
}

/** Holds back the answers of lists until the returned function is called. */
async function holdLists(page: Page): Promise<() => void> {
  let letGo: () => void = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/**/list", async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

test("a row's menu stands at the button of its row: pressed, scrolled, with another one open, by keyboard", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  await open(page, "/cms/article");
  const buttonAt = (index: number) => buttonOf(rows(page).nth(index));
  await buttonAt(0).click();
  await expectAt(page, buttonAt(0));
  await page
    .getByRole("main")
    .locator("tbody")
    .hover({ position: { x: 200, y: 60 } });
  await page.mouse.wheel(0, 40);
  await expectAt(page, buttonAt(0));
  await buttonAt(0).click();
  await expect(menu(page)).toHaveCount(0);

  await page.setViewportSize({ width: 1024, height: 1100 }); // the open menu has room below and covers no row above
  await buttonAt(6).click();
  await expectAt(page, buttonAt(6));
  await buttonAt(3).click();
  await expectAt(page, buttonAt(3));
  await page.keyboard.press("Escape");
  await expect(buttonAt(3)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectAt(page, buttonAt(3));
});

test("rows that come while a row's menu is open take it along, or close it with its row", async ({
  signedIn: page,
}) => {
  await open(page, "/sys/dict");
  const first = rows(page).first();
  const title = (await buttonOf(first).getAttribute("aria-label")) ?? "";
  const letGo = await holdLists(page);
  const byName = page.getByRole("main").getByRole("columnheader").getByRole("button").first();
  await byName.click();
  await buttonOf(first).click();
  await expectAt(page, page.getByRole("button", { name: title, exact: true }));
  letGo();
  await expect(page.locator("main [data-old]").filter({ visible: true })).toHaveCount(0);
  const same = page.getByRole("main").getByRole("button", { name: title, exact: true });
  if ((await same.count()) === 0) await expect(menu(page)).toHaveCount(0);
  else {
    await expectAt(page, same);
    await page.keyboard.press("Escape");
    await expect(same).toBeFocused();
  }

  await buttonOf(rows(page).nth(1)).click();
  await expectAt(page, buttonOf(rows(page).nth(1)));
  await page.evaluate(() => {
    history.pushState(null, "", "/sys/dict?search=nothing-is-called-so");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(rows(page)).toHaveCount(0);
  await expect(menu(page)).toHaveCount(0);
});

test("in a long list of which only a part is drawn, a row that is scrolled away closes its menu", async ({
  signedIn: page,
}) => {
  await open(page, "/sys/sysdivision?search=县&size=100");
  await expect.poll(() => rows(page).count()).toBeGreaterThan(30);
  await expect(page.locator("main [data-old]")).toHaveCount(0);
  await buttonOf(rows(page).nth(4)).click();
  await expectAt(page, buttonOf(rows(page).nth(4)));
  await page
    .getByRole("main")
    .locator("tbody")
    .hover({ position: { x: 200, y: 60 } });
  await page.mouse.wheel(0, 5000);
  await expect(menu(page)).toHaveCount(0);
  // The way back to the top stands over the last ones.
  const far = rows(page).nth((await rows(page).count()) - 6);
  await buttonOf(far).click();
  await expectAt(page, buttonOf(far));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a card's menu stands at the card's button", async ({ signedIn: page }) => {
    await open(page, "/cms/article");
    for (const index of [0, 2]) {
      const button = buttonOf(page.getByRole("main").getByRole("listitem").nth(index));
      await button.tap();
      await expect(menu(page)).toHaveCount(1);
      const [at, it] = [await button.boundingBox(), await menu(page).boundingBox()];
      expect(Math.abs((it?.y ?? 0) - (at?.y ?? 0)), "from button to menu").toBeLessThan(300);
      await page.keyboard.press("Escape");
      await expect(menu(page)).toHaveCount(0);
    }
  });
});

test("a column is made wider and narrower by its edge, dragged or with the keys, and stays so after a reload", async ({
  signedIn: page,
}) => {
  await open(page, "/cms/product");
  const head = page.getByRole("columnheader", { name: /^品类/ });
  const edge = page.getByRole("separator", { name: "“品类 / 产地”的列宽" });
  const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
  await head.hover();
  await expect(edge).toBeVisible();
  const before = await width();
  const at = await edge.boundingBox();
  if (!at) throw new Error("the edge is not drawn");
  await page.mouse.move(at.x + 6, at.y + 6);
  await page.mouse.down();
  await page.mouse.move(at.x + 66, at.y + 6, { steps: 5 });
  await page.mouse.up();
  await expect.poll(width).toBe(before + 60);
  await edge.press("ArrowLeft");
  await expect.poll(width).toBe(before + 44);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(width).toBe(before + 44);
  await head.hover();
  await edge.dblclick();
  await expect.poll(width).not.toBe(before + 44);
});
