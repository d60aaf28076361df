import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../src/contract/text.ts";
import { dialog, prefer, tab, toast } from "./support/console.ts";
import { row, rows } from "./support/list-page.ts";
import { administrator, expect, test } from "./support/terrace.ts";

const OPEN = ["/login", "/home", "/home?redirect=%2Fsys%2Fdict"];
const CONSOLE = ["/dashboard", "/sys/dict", "/sys/dict?open=new", "/sys/sysdivision", "/nowhere"];

/** Looks at pages in one language, light and dark. */
async function examine(page: Page, paths: readonly string[], language: Language): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const)
    for (const path of paths) {
      await prefer(page, { language, colorScheme });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
      const said = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      );
      expect(said, `${path}, ${language}, ${colorScheme}`).toEqual([]);
    }
}

// Motion would be looked at half-way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.setTimeout(180_000); // ten pages under a magnifying glass

    test("axe finds nothing on the public pages", async ({ page }) => {
      await page.goto("/login");
      await examine(page, OPEN, language);
    });

    test("axe finds nothing in the console", async ({ signedIn: page }) => {
      await examine(page, CONSOLE, language);
    });
  });
}

/** Presses Tab until the wanted thing has the focus; it must be reached in a bearable number of steps. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const said = await focused.evaluate((one: HTMLElement) => one.getAttribute("aria-label") ?? one.textContent ?? "");
    if (said.trim() === name) return;
  }
  throw new Error(`Tab never came to “${name}”`);
}

test("with the keyboard alone: sign in, open Dictionaries, add an entry, save it", async ({ page }) => {
  await page.goto("/login");
  await expect(page.locator("#username")).toBeFocused();
  await page.keyboard.type(administrator.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");
  await expect(tab(page, "首页")).toBeVisible();

  await tabTo(page, "系统管理");
  await page.keyboard.press("Enter");
  await expect(rows(page).first()).toBeVisible();

  await page.keyboard.press("n");
  const form = dialog(page, "新建字典项");
  await expect(form.getByRole("combobox", { name: "分组" })).toBeFocused();
  await page.keyboard.type("季节");
  await expect(page.locator(".ant-select-dropdown:visible .ant-select-item-option-active")).toHaveText("季节");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(form.getByRole("textbox", { name: "值" })).toBeFocused();
  await page.keyboard.type("keys");
  await page.keyboard.press("Tab");
  await expect(form.getByRole("textbox", { name: "中文" })).toBeFocused();
  await page.keyboard.insertText("键盘季");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "已保存")).toBeVisible();
  await expect(form).toBeHidden();

  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "搜索" })).toBeFocused();
  await page.keyboard.insertText("键盘季");
  await expect(row(page, "键盘季")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test("Escape closes a drawer and the focus returns to where it came from", async ({ signedIn: page }) => {
  await page.goto("/sys/dict");
  await expect(rows(page).first()).toBeVisible();
  const add = page.getByRole("button", { name: "新建字典项" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "新建字典项").getByRole("combobox", { name: "分组" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "新建字典项")).toBeHidden();
  await expect(add).toBeFocused();
});
