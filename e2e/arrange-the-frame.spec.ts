import { dialog, prefer, tab } from "./support/console.ts";
import { openList } from "./support/list-page.ts";
import { beyondTheEdge } from "./support/read-page.ts";
import { expect, test } from "./support/fixtures.ts";

test("the left menu folds to icons and stays so", async ({ signedIn: page }) => {
  await openList(page);
  await page.getByRole("button", { name: "收起菜单" }).click();
  const side = page.getByRole("navigation", { name: "页面", exact: true });
  await expect(side.getByText("行政区划")).toHaveCount(0);
  await page.reload();
  await side.getByRole("link", { name: "行政区划" }).click();
  await expect(tab(page, "行政区划")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "展开菜单" }).click();
  await expect(side.getByText("行政区划")).toBeVisible();
});

test("where there is less room the menu starts folded and seldom used tools share a button; what is chosen stays", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openList(page);
  const side = page.getByRole("navigation", { name: "页面", exact: true });
  await expect(side.getByText("行政区划")).toHaveCount(0);
  await expect.poll(() => beyondTheEdge(page)).toEqual([]); // every column fits without horizontal scrolling
  await page.getByRole("button", { name: "展开菜单" }).click();
  await expect(side.getByText("行政区划")).toBeVisible();
  await page.reload();
  await expect(side.getByText("行政区划")).toBeVisible();

  const top = page.getByRole("banner");
  await expect(top.getByRole("button", { name: "偏好设置" })).toBeHidden();
  await expect(top.getByRole("button", { name: "系统管理员" })).toBeVisible();
  await top.getByRole("button", { name: "更多工具" }).press("Enter");
  const tools = top.getByRole("group", { name: "更多工具" });
  await expect(tools.getByRole("button").first()).toBeFocused();
  await expect(tools.getByRole("button", { name: "界面语言" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tools).toBeHidden();
  await expect(top.getByRole("button", { name: "更多工具" })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(top.getByRole("button", { name: "偏好设置" })).toBeVisible();
  await expect(top.getByRole("button", { name: "更多工具" })).toHaveCount(0);
});

test("a page takes the whole window from its tab's menu, and Escape brings the frame back", async ({
  signedIn: page,
}) => {
  await page.goto("/sys/dict");
  await tab(page, "数据字典").click({ button: "right" });
  await page.getByRole("menuitem", { name: "最大化" }).click();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "页面", exact: true })).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  const box = await page.getByRole("main").boundingBox();
  expect(box?.x).toBe(0);
  await page
    .getByRole("button", { name: /^操作：/ })
    .first()
    .click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(tab(page, "数据字典")).toHaveAttribute("aria-selected", "true");
});

test("without a bar of tabs a page is refreshed from the tools, and stays so at the next visit", async ({
  signedIn: page,
}) => {
  await page.goto("/sys/dict");
  await expect(tab(page, "数据字典")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "偏好设置" }).click();
  const panel = dialog(page, "偏好设置");
  await panel.getByRole("radiogroup", { name: "标签栏" }).getByText("隐藏").click();
  await expect(tab(page, "数据字典")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button", { name: "刷新此页" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "数据字典" })).toBeVisible();
  await expect(tab(page, "数据字典")).toBeHidden();
});

test("a list prints as a sheet: its title, the filters that are set and its rows, always light", async ({
  signedIn: page,
}) => {
  await prefer(page, { colorScheme: "dark" });
  await page.goto("/sys/dict?del_flag.eq=0&search=%E8%89%B2");
  await expect(page.getByRole("main").locator("tr[data-row-key]").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden({ timeout: 20_000 }); // its style sheet comes once the page rests
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "数据字典" })).toBeVisible();
  await expect(main.locator("[data-active]").filter({ hasText: "启用" })).toBeVisible();
  await expect(main.getByRole("navigation")).toBeHidden();
  await expect(main.getByRole("button", { name: "更多筛选" })).toBeHidden();
  await expect(main.getByRole("searchbox", { name: "搜索" })).toHaveValue("色");
  await expect(main.getByRole("columnheader").getByText("名称", { exact: true })).toBeVisible();
  await expect(main.locator("tr[data-row-key]").first()).toBeVisible();
  await expect(main.getByRole("checkbox").first()).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(main.getByText(/^打印于 .* · 第 1–\d+ 条$/)).toBeVisible();
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--surface"));
  await page.emulateMedia({ media: "screen" });
  const screen = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--surface"));
  expect(paper).not.toBe(screen);
  await expect(main.getByText(/^打印于/)).toBeHidden();
});

test("what is read on a button is printed too: days, texts, files, states; what only acts is not", async ({
  signedIn: page,
}) => {
  const main = page.getByRole("main");
  const print = async (path: string) => {
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: "print" });
  };
  await print("/sys/calendar");
  await expect(main.locator("[data-date]").first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden({ timeout: 20_000 });
  await expect(main.getByRole("button", { name: "导入" })).toBeHidden();
  await print("/sys/translation");
  await expect(main.getByRole("row", { name: /^action\.add / }).getByText("新建", { exact: true })).toBeVisible();
  await print("/sys/setting");
  const texts = main.locator("textarea:not([aria-hidden])");
  await expect(texts.first()).toBeVisible();
  const cut = (all: Element[]) => all.filter((text) => text.scrollHeight > text.clientHeight + 1).length;
  await expect.poll(() => texts.evaluateAll(cut), "long texts are whole").toBe(0);
  await print("/sys/message/edit");
  await expect(main.getByRole("combobox").first()).toBeVisible();
  await expect(main.locator(".row[data-at-end]")).toBeHidden();
  await print("/sys/schedule");
  await expect(main.getByRole("switch").first()).toBeVisible();
  await expect(main.getByRole("button", { name: "立即执行" }).first()).toBeHidden();
  await print("/sys/file");
  await expect(
    main
      .getByRole("listitem")
      .getByRole("img")
      .or(main.getByText(/\.png$/))
      .first(),
  ).toBeVisible();
  await expect(main.getByRole("checkbox").first()).toBeHidden();
});
