import type { Page } from "@playwright/test";
import { dialog, open, tab } from "./support/console.ts";
import { openList } from "./support/list-page.ts";
import { administrator, expect, signIn, test } from "./support/fixtures.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "搜索页面、操作和记录" });
const marked = (page: Page) => page.locator("[role=option][aria-selected=true]");

/** Opens the palette by its shortcut and types. */
async function look(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.insertText(words);
}

/** Chooses the marked line, which must contain this text. */
async function take(page: Page, line: string): Promise<void> {
  await expect(marked(page)).toContainText(line);
  await page.keyboard.press("Enter");
  await expect(box(page)).toHaveCount(0);
}

test("Ctrl K goes to a page by Chinese, pinyin initials, a Lao word or a Latin one", async ({ signedIn: page }) => {
  await open(page, "/dashboard");
  for (const [words, title] of [
    ["行政区划", "行政区划"],
    ["sjzd", "数据字典"],
    ["ເຂດປົກຄອງ", "行政区划"],
    ["group", "字典分组"],
  ] as const) {
    await look(page, words);
    await take(page, title);
    await expect(tab(page, title)).toHaveAttribute("aria-selected", "true");
  }
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("group", { name: "最近使用" }).getByRole("option").first()).toContainText("字典分组");
  await page.keyboard.press("Escape");
  await expect(box(page)).toHaveCount(0);
});

test("a record is found by its words and opens over its list, whose filters stay", async ({ signedIn: page }) => {
  await openList(page, "/sys/dict?del_flag.eq=0");
  await page.getByRole("searchbox", { name: "搜索", exact: true }).focus();
  await look(page, "nmzy");
  await take(page, "农民专业合作社");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "中文" })).toHaveValue("农民专业合作社");
  await expect(page).toHaveURL(/del_flag\.eq=0.*open=/);
});

test("an action is done from the box: the dark colours, a new division", async ({ signedIn: page }) => {
  await open(page, "/dashboard");
  await look(page, "shense");
  await take(page, "外观：深色");
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  await look(page, "新建行政");
  await take(page, "新建行政区划");
  await expect(dialog(page, "新建行政区划")).toBeVisible();
});

test("a person who may not open a page finds neither it, nor its records, nor the action to add one", async ({
  page,
}) => {
  await signIn(page, { username: "editor", password: administrator.password });
  await look(page, "酒泉");
  await expect(page.getByText("没有找到“酒泉”")).toBeVisible();
  await box(page).fill("xzqh");
  await expect(page.getByText("没有找到“xzqh”")).toBeVisible();
  await box(page).fill("合作社");
  await expect(page.getByRole("option", { name: "农民专业合作社" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.context().clearCookies();
  await signIn(page, { username: "viewer", password: administrator.password });
  await look(page, "xzqh");
  await expect(page.getByRole("option")).toHaveText([/^行政区划/]);
});

test("? lists the shortcuts, but not while something is typed", async ({ signedIn: page }) => {
  await openList(page);
  await page.getByRole("searchbox", { name: "搜索", exact: true }).focus();
  await page.keyboard.type("?");
  await expect(page.getByRole("searchbox", { name: "搜索", exact: true })).toHaveValue("?");
  await page.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("?");
  const list = dialog(page, "键盘快捷键");
  for (const key of ["搜索页面、操作和记录", "锁定屏幕", "跳到搜索框", "保存", "关闭标签页"])
    await expect(list.getByText(key)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(page.getByRole("tab", { selected: true })).toBeFocused();
});
