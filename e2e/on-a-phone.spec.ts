import type { Locator, Page } from "@playwright/test";
import { LANGUAGES } from "../src/contract/text.ts";
import { dialog, open, pick, prefer, toast, visit } from "./support/console.ts";
import { beyondTheEdge } from "./support/read-page.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const OPEN = [
  "/login",
  "/home",
  "/home?redirect=%2Fsys%2Fdict",
  "/home/qyncInfo",
  "/home/season",
  "/home/region",
  "/home/region?division=532800",
  "/home/nyNewsList",
  "/home/rzcpEntp",
  "/home/searchInputInfo?search=cha",
  "/home/entpNewsSigle",
];
const CONSOLE = [
  "/dashboard",
  "/sys/dict",
  "/sys/dict?open=new",
  "/sys/dict/group",
  "/sys/sysdivision",
  "/change/password",
  "/nowhere",
];

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test("no public page scrolls sideways", async ({ page }) => {
      await page.goto("/login");
      await prefer(page, { language });
      for (const path of OPEN) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect.poll(() => beyondTheEdge(page), path).toEqual([]);
      }
    });

    test("no page of the console scrolls sideways", async ({ signedIn: page }) => {
      await prefer(page, { language });
      await open(page, "/dashboard");
      for (const path of CONSOLE) {
        // A form stands over its list, whose page may be there already.
        await (path.includes("?") ? open : visit)(page, path);
        await expect.poll(() => beyondTheEdge(page), path).toEqual([]);
      }
    });
  });
}

test("the menu is a sheet, and records are cards", async ({ signedIn: page }) => {
  await open(page, "/dashboard");
  await page.getByRole("button", { name: "打开菜单" }).tap();
  const sheet = dialog(page, "农业企业服务平台");
  await expect(sheet).toBeVisible();
  await sheet.getByRole("button", { name: "系统管理" }).tap();
  await sheet.getByRole("link", { name: "数据字典" }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "数据字典" })).toBeVisible();
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^操作：/ }) });
  await expect(cards).toHaveCount(10);
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(cards.first()).toContainText("分组");
});

/** Swipes with one finger between two points (px), in a few steps. */
async function swipe(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const at = (part: number) => [0, 1].map((axis) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * part);
  const send = (type: "touchStart" | "touchMove", [x = 0, y = 0]: number[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await send("touchStart", at(0));
  for (const part of [0.3, 0.6, 1]) await send("touchMove", at(part));
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await cdp.detach();
}

test("the sheet holds the focus, and goes by Escape, by a swipe and with the page", async ({ signedIn: page }) => {
  await page.goto("/sys/dict/group");
  const opener = page.getByRole("button", { name: "打开菜单" });
  const sheet = dialog(page, "农业企业服务平台");
  await opener.tap();
  await expect(sheet.getByRole("link", { name: "字典分组" })).toHaveAttribute("aria-current", "page");
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator("header :focus, main :focus")).toHaveCount(0); // the focus never goes behind the sheet
  }
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.tap();
  await expect(sheet).toBeVisible();
  await swipe(page, [200, 400], [190, 200]); // along the menu, which scrolls it
  await expect(sheet).toBeVisible();
  await swipe(page, [250, 400], [60, 410]);
  await expect(sheet).toBeHidden();

  await opener.tap();
  await sheet.getByRole("combobox", { name: "查找菜单" }).fill("区划");
  await page.getByRole("option", { name: /行政区划/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/sys/sysdivision");
});

test("the open pages are a list that is called up: gone to, closed one by one and all at once", async ({
  signedIn: page,
}) => {
  await open(page, "/sys/dict");
  for (const path of ["/sys/dict/group", "/sys/sysdivision"]) await visit(page, path);
  await expect(page.getByRole("tab")).toHaveCount(0);
  const opener = page.getByRole("navigation", { name: "已打开的标签页" }).getByRole("button");
  await expect(opener).toContainText("行政区划");
  await opener.tap();
  const list = dialog(page, "已打开 4 个标签页");
  await list.getByRole("button", { name: "数据字典", exact: true }).tap();
  await expect(page).toHaveURL("/sys/dict");
  await expect(list).toBeHidden();
  await opener.tap();
  await expect(list.getByRole("button", { name: "关闭“首页”" })).toHaveCount(0);
  await list.getByRole("button", { name: "关闭“字典分组”" }).tap();
  await expect(dialog(page, "已打开 3 个标签页").getByRole("listitem")).toHaveText(["首页", "数据字典", "行政区划"]);
  await page.getByRole("button", { name: "关闭全部" }).tap();
  await expect(page).toHaveURL("/dashboard");
  await expect(opener).toContainText("首页");
});

/** Visible buttons less than 40 px high or wide; a card is as large as its title's target. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button:not([role=switch], li > :first-child)")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.closest("[inert], .visually-hidden, .ant-input-affix-wrapper"))
      .filter((one) => getComputedStyle(one).clipPath === "none")
      .map((one) => ({ name: one.ariaLabel ?? one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 40 || box.height < 40))
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );

test("nothing is too small for a thumb", async ({ signedIn: page }) => {
  await open(page, "/dashboard");
  for (const path of ["/dashboard", "/sys/dict", "/sys/sysdivision", "/change/password"]) {
    await visit(page, path);
    // The dashboard has one in its content only while a notice or a draft waits.
    if (path !== "/dashboard")
      await expect(page.getByRole("main").getByRole("button").filter({ visible: true }).first()).toBeVisible();
    await expect.poll(() => tooSmall(page), path).toEqual([]);
  }
});

test("an entry is added, changed, deleted and brought back with one thumb", async ({ signedIn: page }) => {
  await page.goto("/sys/dict");
  await page.getByRole("button", { name: "新建字典项" }).tap();
  const form = dialog(page, "新建字典项");
  await form.getByRole("combobox", { name: "分组" }).fill("jijie");
  await page.locator(".ant-select-dropdown:visible .ant-select-item-option", { hasText: "季节" }).tap();
  await form.getByRole("textbox", { name: "值" }).fill("phone");
  await form.getByRole("textbox", { name: "中文" }).fill("掌上季");
  await form.getByRole("button", { name: "保存" }).tap();
  await expect(form).toBeHidden();
  await page.getByRole("searchbox", { name: "搜索" }).fill("掌上季");
  const card = page.getByRole("button", { name: "掌上季", exact: true });
  await card.tap();
  const edit = dialog(page, "字典项");
  await expect(edit.getByRole("textbox", { name: "中文" })).toHaveValue("掌上季");
  await edit.getByRole("button", { name: "取消" }).tap();
  await pick(page.getByRole("button", { name: "操作：掌上季" }), "删除");
  await toast(page, "已移入回收站：掌上季").getByRole("button", { name: "撤销" }).tap();
  await expect(card).toBeVisible();
});

test("what clears a field, counts what is ticked or leads to a mistake is in line with what it stands beside", async ({
  signedIn: page,
}) => {
  const middleOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height / 2;
  };
  await page.goto("/sys/user?search=ai.wen");
  await page.getByRole("button", { name: "岩温罕", exact: true }).tap();
  const clear = dialog(page, "编辑用户").getByRole("button", { name: "清空" }).first();
  await expect
    .poll(async () => Math.abs((await middleOf(clear)) - (await middleOf(clear.locator("..")))))
    .toBeLessThan(1);

  await open(page, "/sys/dict");
  await page.getByRole("main").getByRole("checkbox").first().check();
  const count = page.getByRole("main").getByRole("status").filter({ hasText: "已选" });
  const beside = page.getByRole("main").getByRole("button", { name: "导出", exact: true });
  await expect.poll(async () => Math.abs((await middleOf(count)) - (await middleOf(beside)))).toBeLessThan(1);

  await page.goto("/sys/dict?open=new");
  const form = dialog(page, "新建字典项");
  await form.getByRole("button", { name: "保存" }).tap();
  const line = form.getByRole("alert").getByRole("listitem").filter({ hasText: "值" });
  const gap = await line.evaluate((item) => {
    const words = document.createRange();
    words.selectNodeContents(item.firstElementChild ?? item);
    const after = document.createRange();
    after.selectNode(item.lastChild ?? item);
    return after.getBoundingClientRect().left - words.getBoundingClientRect().right;
  });
  expect(gap).toBeLessThan(4);
});

test("filters, export, languages and signing out are all within reach", async ({ signedIn: page }) => {
  await page.goto("/sys/dict");
  await page.getByRole("main").getByRole("button", { name: "状态", exact: true }).tap();
  await page.locator("label", { hasText: "启用" }).tap();
  await expect(page).toHaveURL(/del_flag\.eq=0/);
  await page.keyboard.press("Escape");
  const saved = page.waitForEvent("download");
  await pick(page.getByRole("main").getByRole("button", { name: "更多操作" }), "导出");
  await saved;
  await page.getByRole("button", { name: "更多工具" }).tap();
  await page.getByRole("button", { name: "界面语言" }).tap();
  await expect(page.getByRole("menuitem", { name: "ລາວ" })).toBeVisible();
  await page.keyboard.press("Escape");
  await pick(page.getByRole("banner").getByRole("button", { name: "系统管理员" }), "退出登录");
  await page.waitForURL(/\/home/);
});

test("the whole panel of a date and time is on the screen, and its button uncovers the dialog’s", async ({
  signedIn: page,
}) => {
  const isOnScreen = (part: Locator) =>
    part.evaluate(async (shown) => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))); // it grows
      const { left, right } = shown.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  const main = page.getByRole("main");
  await page.goto("/cms/article?state.in=draft");
  await main.getByText("采访提纲").first().tap();
  await main.locator("form").getByRole("button", { name: "更多操作" }).tap();
  await main.getByRole("button", { name: "定时发布…" }).tap();
  const asked = dialog(page, /^定时发布/);
  await asked.getByLabel("发布时间").tap();
  const panel = page.locator(".ant-picker-dropdown:visible");
  for (const part of [panel, panel.locator(".ant-picker-time-panel-column").last()])
    await expect.poll(() => isOnScreen(part)).toBe(true);
  await panel.locator(".ant-picker-cell-today").tap();
  await panel.getByRole("button", { name: "确定" }).tap();
  await asked.getByRole("button", { name: "定时发布", exact: true }).tap();
  await expect(dialog(page, /^于 .* 发布/)).toBeVisible();
});

test("a public page that is come back to is where it was left, and a link into it shows its target", async ({
  page,
}) => {
  await page.goto("/home/oneInex");
  await expect(page.locator("html")).toHaveAttribute("data-staged", "");
  // all parts of the page have been rendered
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.evaluate(() => scrollTo(0, 5000));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(5000);

  await page.goto("/home/brandAgree");
  const id = await page.locator(".recommendation").last().getAttribute("id");
  await page.goto("/home");
  await page.goto(`/home/brandAgree#${id}`);
  await expect(page.locator(":target")).toBeInViewport();
  expect(await page.locator(":target").evaluate((part) => part.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
});

test("a long form leads to its parts, its tools take one line, and nothing shows beside the bar below it", async ({
  signedIn: page,
}) => {
  await page.goto("/cms/notice/edit");
  const main = page.getByRole("main");
  const tools = main.getByRole("toolbar").first();
  await expect.poll(async () => (await tools.boundingBox())?.height).toBeLessThan(60);
  const bar = main.getByRole("button", { name: "保存", exact: true }).locator("xpath=..");
  await expect.poll(async () => (await bar.boundingBox())?.width).toBe(390);
  await main.getByRole("navigation", { name: "表单各部分" }).getByRole("button", { name: "分类与地区" }).tap();
  await expect(main.getByRole("combobox", { name: "类型" })).toBeInViewport();
});
