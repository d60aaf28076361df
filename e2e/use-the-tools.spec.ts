import type { Page } from "@playwright/test";
import { dialog, open, pick, tab, toast } from "./support/console.ts";
import { openList } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";

const tool = (page: Page, name: string | RegExp) => page.getByRole("banner").getByRole("button", { name, exact: true });
const fontSize = (page: Page) => page.locator("html").evaluate((html) => getComputedStyle(html).fontSize);
const rowHeight = (page: Page) =>
  page
    .getByRole("main")
    .locator("tr[data-row-key]")
    .first()
    .evaluate((row) => Math.round(row.getBoundingClientRect().height));

test("text, controls and rows grow and shrink at once, and stay so (§2, §8)", async ({ signedIn: page }) => {
  await openList(page);
  for (const [name, font, row] of [
    ["大", "15px", 46],
    ["小", "13px", 34],
    ["中", "14px", 40],
  ] as const) {
    await Promise.all([expect(toast(page, "当前字体大小设置成功")).toBeVisible(), pick(tool(page, "字体大小"), name)]);
    await expect.poll(() => fontSize(page)).toBe(font);
    await expect.poll(() => rowHeight(page)).toBe(row);
  }
  await pick(tool(page, "字体大小"), "大");
  await expect.poll(() => fontSize(page)).toBe("15px");
  await page.reload();
  await expect.poll(() => fontSize(page)).toBe("15px");
});

test("the theme colour, light and dark are chosen in one place, seen at once, and stay so", async ({
  signedIn: page,
}) => {
  await open(page, "/dashboard");
  const accent = () => page.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--accent"));
  const ground = () => page.getByRole("banner").evaluate((top) => getComputedStyle(top).backgroundColor);
  const [first, bright] = [await accent(), await ground()];
  await tool(page, "偏好设置").focus();
  await page.keyboard.press("Enter");
  const panel = dialog(page, "偏好设置");
  const modes = panel.getByRole("radiogroup", { name: "显示模式" });
  await expect(modes.getByRole("radio", { name: "跟随系统" })).toBeFocused();
  await panel.locator("label", { has: page.getByRole("radio", { name: "梯田绿" }) }).click();
  await expect.poll(accent).not.toBe(first);
  await panel.getByText("深色").click();
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  await expect.poll(ground).not.toBe(bright);
  await panel.getByRole("textbox", { name: "颜色代码" }).fill("#7C3AED");
  const violet = await accent();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(tool(page, "偏好设置")).toBeFocused();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  await expect.poll(accent).toBe(violet);
  await tool(page, "偏好设置").click();
  await panel.getByRole("button", { name: "恢复默认" }).click();
  await panel.getByText("浅色").click();
  await expect.poll(accent).toBe(first);
  await expect.poll(ground).toBe(bright);
});

test("full screen is entered and left (§2)", async ({ signedIn: page }) => {
  await open(page, "/dashboard");
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await tool(page, "全屏").click();
  await expect(tool(page, "退出全屏")).toBeVisible();
  expect(await isFull()).toBe(true);
  await tool(page, "退出全屏").click();
  await expect(tool(page, "全屏")).toBeVisible();
  expect(await isFull()).toBe(false);
});

test("errors show a button with their log, to be copied and cleared; the server hears of them too (§2)", async ({
  signedIn: page,
}) => {
  await open(page, "/dashboard");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await expect(tool(page, /错误日志/)).toHaveCount(0);
  const reported = page.waitForResponse(/\/api\/sys\/log\/client$/);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("the harvest failed, password=khao-niaw");
    });
  });
  expect(await (await reported).json()).toMatchObject({ code: 0 });
  await tool(page, /错误日志/).click();
  const log = dialog(page, "错误日志");
  await expect(log.getByRole("columnheader")).toHaveText(["错误信息", "附加信息", "地址", "堆栈"]);
  await expect(log.getByRole("cell", { name: /the harvest failed, password=\[hidden\]/ }).first()).toBeVisible();
  await Promise.all([expect(toast(page, "已复制")).toBeVisible(), log.getByRole("button", { name: "复制" }).click()]);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("the harvest failed");
  expect(copied).not.toContain("khao-niaw");
  await log.getByRole("button", { name: "清空" }).click();
  await expect(tool(page, /错误日志/)).toHaveCount(0);
});

test("a long page leads back to its top, separately in each tab (§2)", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await openList(page);
  await page.goto("/sys/dict?size=50");
  const up = page.getByRole("button", { name: "回到顶部" });
  await expect(page.getByRole("main").locator("tr[data-row-key]").nth(20)).toBeAttached();
  await expect(up).toBeHidden();
  await page.getByRole("main").locator("tr[data-row-key]").nth(1).hover();
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(up).toBeVisible({ timeout: 500 });
  }).toPass();
  await tab(page, "首页").click();
  await expect(up).toBeHidden();
  await tab(page, "数据字典").click();
  await up.click();
  await expect(up).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});
