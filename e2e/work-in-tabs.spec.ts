import type { Page } from "@playwright/test";
import { open, tab, tabs, visit } from "./support/console.ts";
import { openList, row, rows, search } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";

const names = (page: Page) => tabs(page).allInnerTexts();
const sideMenu = (page: Page) => page.getByRole("navigation", { name: "页面", exact: true });
const inFront = (page: Page, name: string) => expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
const menu = async (page: Page, name: string) => {
  await sideMenu(page).getByRole("link", { name, exact: true }).click();
  await inFront(page, name);
};

/** Opens three pages, dictionaries, groups and divisions; the last is active. */
async function openThree(page: Page): Promise<void> {
  await openList(page);
  await menu(page, "字典分组");
  await expect(rows(page).first()).toBeVisible();
  await menu(page, "行政区划");
  await expect(row(page, "老挝")).toBeVisible();
  expect(await names(page)).toEqual(["首页", "数据字典", "字典分组", "行政区划"]);
}

test("a page keeps typed text, filters, open parts and scroll position while another tab is active", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  await openList(page);
  await search(page, "农");
  const groups = page.getByRole("navigation", { name: "分组" });
  const scroller = groups.locator("xpath=ancestor-or-self::*").or(groups.locator("ul"));
  const scrollable = await scroller.evaluateAll((all: HTMLElement[]) =>
    all.findIndex((one) => one.scrollHeight > one.clientHeight + 50 && getComputedStyle(one).overflowY !== "visible"),
  );
  await scroller.nth(scrollable).evaluate((one) => (one.scrollTop = 120));
  await page.getByRole("button", { name: "刷新此页" }).focus();

  await page.getByRole("navigation", { name: "模块" }).getByRole("link", { name: "首页" }).click();
  await inFront(page, "首页");
  await open(page, "/change/password");
  await page.getByLabel("原密码", { exact: true }).fill("half a thought");
  await tab(page, "数据字典").click();
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === "农");
  await expect(page.getByRole("searchbox", { name: "搜索" })).toHaveValue("农");
  await scroller.nth(scrollable).evaluate((one) => (one.scrollTop = 120));

  await tab(page, "修改密码").click();
  await expect(page.getByLabel("原密码", { exact: true })).toHaveValue("half a thought");
  await tab(page, "数据字典").click();
  await inFront(page, "数据字典");
  expect(await scroller.nth(scrollable).evaluate((one) => one.scrollTop)).toBe(120);

  // Refreshing renders the page anew at the same address.
  await tab(page, "修改密码").click();
  await page.getByRole("button", { name: "刷新此页" }).click();
  await expect(page.getByLabel("原密码", { exact: true })).toHaveValue("");
  await expect(page).toHaveURL("/change/password");
});

test("tabs close by their icon, the middle button and the menu; the last remaining comes to the front", async ({
  signedIn: page,
}) => {
  await openThree(page);
  await page.getByRole("button", { name: "关闭“行政区划”" }).click();
  await inFront(page, "字典分组");
  await expect(page).toHaveURL("/sys/dict/group");
  await tab(page, "数据字典").click({ button: "middle" });
  await expect(tabs(page)).toHaveText(["首页", "字典分组"]);
  await inFront(page, "字典分组");

  await menu(page, "行政区划");
  await tab(page, "字典分组").click({ button: "right" });
  await page.getByRole("menuitem", { name: "关闭其他" }).click();
  await expect(tabs(page)).toHaveText(["首页", "字典分组"]);
  await inFront(page, "字典分组");
  await tab(page, "字典分组").click({ button: "right" });
  await page.getByRole("menuitem", { name: "关闭全部" }).click();
  await expect(tabs(page)).toHaveText(["首页"]);
  await expect(page).toHaveURL("/dashboard");
});

test("Home never closes", async ({ signedIn: page }) => {
  await openThree(page);
  await expect(page.getByRole("button", { name: "关闭“首页”" })).toHaveCount(0);
  await tab(page, "首页").click({ button: "middle" });
  await expect(tab(page, "首页")).toBeVisible();
  await tab(page, "首页").click({ button: "right" });
  await expect(page.getByRole("menuitem", { name: "关闭", exact: true })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("menuitem", { name: "关闭其他" }).click();
  await expect(tabs(page)).toHaveText(["首页"]);
});

test("the tab menu refreshes a page through its own address", async ({ signedIn: page }) => {
  await openList(page);
  await search(page, "水稻");
  await page.getByRole("searchbox", { name: "查找分组" }).fill("季节");
  await tab(page, "数据字典").click({ button: "right" });
  await page.getByRole("menuitem", { name: "刷新", exact: true }).click();
  await expect(page.getByRole("searchbox", { name: "查找分组" })).toHaveValue("");
  await expect(page.getByRole("searchbox", { name: "搜索" })).toHaveValue("水稻");
  await expect(tabs(page)).toHaveText(["首页", "数据字典"]);
});

test("a reload on a page of the server's menu shows it again, with all tabs", async ({ signedIn: page }) => {
  await openThree(page);
  await tab(page, "字典分组").click();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(tabs(page)).toHaveText(["首页", "数据字典", "字典分组", "行政区划"]);
  await inFront(page, "字典分组");
  await tab(page, "行政区划").click();
  await expect(row(page, "老挝")).toBeVisible();
});

test("tabs are dragged, moved and pinned; a pinned one outlives closing all and stands in the next window", async ({
  signedIn: page,
  context,
}) => {
  await openThree(page);
  await tab(page, "行政区划").dragTo(tab(page, "数据字典"), { targetPosition: { x: 8, y: 10 } });
  await expect(tabs(page)).toHaveText(["首页", "行政区划", "数据字典", "字典分组"]);

  // By keyboard, on the focused tab.
  const focused = (name: string) => expect(page.locator(":focus")).toHaveText(name);
  await tab(page, "行政区划").press("Shift+F10");
  await focused("刷新");
  await page.keyboard.press("ArrowDown");
  await focused("最大化");
  await page.keyboard.press("ArrowDown");
  await focused("固定");
  await page.keyboard.press("ArrowDown");
  await focused("右移"); // the first entry is disabled, as no tab is to the left
  await page.keyboard.press("Enter");
  await expect(tabs(page)).toHaveText(["首页", "数据字典", "行政区划", "字典分组"]);
  await focused("行政区划");
  await page.keyboard.press("ContextMenu");
  await focused("刷新");
  await page.keyboard.press("Escape");
  await focused("行政区划");

  const saved = page.waitForResponse((answer) => answer.url().includes("/my/preferences") && answer.ok());
  await tab(page, "字典分组").click({ button: "right" });
  await page.getByRole("menuitem", { name: "固定", exact: true }).click();
  await expect(tabs(page)).toHaveText(["首页", "字典分组", "数据字典", "行政区划"]);
  await expect(page.getByRole("button", { name: "关闭“字典分组”" })).toHaveCount(0);
  await saved;
  await tab(page, "数据字典").click({ button: "right" });
  await page.getByRole("menuitem", { name: "关闭右侧" }).click();
  await expect(tabs(page)).toHaveText(["首页", "字典分组", "数据字典"]);
  await tab(page, "数据字典").click({ button: "right" });
  await page.getByRole("menuitem", { name: "关闭全部" }).click();
  await expect(tabs(page)).toHaveText(["首页", "字典分组"]);
  await expect(page).toHaveURL("/dashboard");

  const other = await context.newPage();
  await open(other, "/dashboard");
  await expect(tabs(other)).toHaveText(["首页", "字典分组"]);
  await tab(other, "字典分组").click({ button: "right" });
  await other.getByRole("menuitem", { name: "取消固定" }).click();
  await expect(page.getByRole("button", { name: "关闭“字典分组”" })).toHaveCount(1);
});

test("a reload brings every page back with its filters, scrolled as it was", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await openList(page, "/sys/dict?size=50&del_flag.eq=0");
  const scrollTo = (path: string, top: number) =>
    page.locator(`[data-page="${path}"] *`).evaluateAll((all, to) => {
      const scrolls = all.filter(
        (one) => one.scrollHeight > one.clientHeight + to && /auto|scroll/.test(getComputedStyle(one).overflowY),
      );
      scrolls.at(-1)?.scrollTo({ top: to });
    }, top);
  const scrolled = (path: string) =>
    page
      .locator(`[data-page="${path}"] *`)
      .evaluateAll((all) => all.map((one) => one.scrollTop).findLast((top) => top > 0));
  await scrollTo("/sys/dict", 120);
  await expect.poll(() => scrolled("/sys/dict")).toBe(120);
  await menu(page, "字典分组");
  await expect(rows(page).first()).toBeVisible();
  await scrollTo("/sys/dict/group", 60);
  await expect.poll(() => scrolled("/sys/dict/group")).toBe(60);

  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => scrolled("/sys/dict/group")).toBe(60);
  await tab(page, "数据字典").click();
  await expect(page).toHaveURL((url) => url.searchParams.get("size") === "50");
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => scrolled("/sys/dict")).toBe(120);

  // Refreshing renders the page anew, at its top.
  await page.getByRole("button", { name: "刷新此页" }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => scrolled("/sys/dict")).toBeUndefined();
});

test("Back and Forward go through the pages, and a click never doubles a tab", async ({ signedIn: page }) => {
  await openThree(page);
  await page.goBack();
  await inFront(page, "字典分组");
  await page.goBack();
  await inFront(page, "数据字典");
  await page.goForward();
  await inFront(page, "字典分组");
  await menu(page, "行政区划");
  await menu(page, "数据字典");
  await expect(tabs(page)).toHaveText(["首页", "数据字典", "字典分组", "行政区划"]);
});

test("an unknown address is the 404 page, and leads home", async ({ signedIn: page }) => {
  for (const path of ["/nowhere", "/sys/nowhere", "/sys/dict/nowhere", "/404"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: "找不到这个页面" })).toBeVisible();
    await expect(page.getByRole("tab", { selected: true })).toHaveCount(0);
  }
  await page.getByRole("link", { name: "返回首页" }).click();
  await inFront(page, "首页");
});

test("a keep-alive page does not lie over the one in front", async ({ signedIn: page }) => {
  await open(page, "/dashboard");
  await visit(page, "/cms/product");
  // Pressed by coordinates, so that the click meets the topmost element.
  await page.getByRole("main").getByRole("button", { name: "品类", exact: true }).first().click({ timeout: 10_000 });
  await expect(page.getByRole("group", { name: "品类" })).toBeVisible();
});
