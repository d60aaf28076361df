import type { Locator, Page } from "@playwright/test";
import { dialog, open, toast } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";
import { cellsOf, writeWorkbook } from "./support/workbook.ts";

const cell = (page: Page, id: string, language: string): Locator =>
  page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`(?:^| · )编辑 ${id.replaceAll(".", "\\.")} · ${language}$`) });
const box = (page: Page, id: string, language: string): Locator =>
  page.getByRole("main").getByRole("textbox", { name: `编辑 ${id} · ${language}`, exact: true });
const find = async (page: Page, words: string): Promise<void> => {
  await page.getByRole("main").getByRole("searchbox").fill(words);
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === words);
};

test("a text of the interface is overridden in its cell, shown at once, exported, imported and reset", async ({
  signedIn: page,
}, info) => {
  await open(page, "/sys/translation");
  await find(page, "crud.add");
  await cell(page, "crud.add", "中文").click();
  await box(page, "crud.add", "中文").fill("添加");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("{record}"); // a placeholder is missing
  await box(page, "crud.add", "中文").fill("添加一个{record}");
  await page.keyboard.press("Enter");
  await expect(cell(page, "crud.add", "中文")).toHaveText("添加一个{record}");
  await expect(page.getByText("原文：新建{record}")).toBeVisible();
  await cell(page, "crud.add", "英文").click();
  await box(page, "crud.add", "英文").fill("not this");
  await page.keyboard.press("Escape");
  await expect(cell(page, "crud.add", "英文")).toHaveText("Add {record}");

  // Another page of this console shows the text without a reload.
  await page.getByRole("link", { name: "字典分组" }).first().click();
  await expect(page.getByRole("button", { name: "添加一个字典分组" })).toBeVisible();

  await page.goto("/sys/translation?state.in=replaced");
  await expect(cell(page, "crud.add", "中文")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("main").getByRole("button", { name: "导出" }).click(),
  ]);
  const [header = [], line = []] = await cellsOf(download);
  expect([header, line]).toEqual([
    ["id", "zh", "lo", "en"],
    ["crud.add", "添加一个{record}", "ເພີ່ມ{record}", "Add {record}"],
  ]);
  const path = info.outputPath("translated.xlsx");
  await writeWorkbook(path, [header, ["crud.add", "", "ສ້າງ{record}", ""], ["crud.close", "", "", "Shut"]]);
  await page.getByRole("main").getByRole("button", { name: "导入" }).click();
  const drawer = page.getByRole("dialog", { name: /导入/ });
  await drawer.locator("input[type=file]").setInputFiles(path);
  await expect(drawer.getByText("共 2 行：2 处修改")).toBeVisible();
  await expect(drawer.getByText("ສ້າງ{record}")).toBeVisible();
  await drawer.getByRole("button", { name: "写入 2 处修改" }).click();
  await expect(toast(page, "已写入 2 处修改")).toBeVisible();
  await expect(cell(page, "crud.close", "英文")).toHaveText("Shut");

  for (const id of ["crud.add", "crud.close"]) {
    await page.getByRole("button", { name: `恢复原文 · ${id}` }).click();
    await expect(toast(page, `已恢复：${id}`)).toBeVisible();
  }
  await page.goto("/sys/translation?state.in=replaced");
  await expect(page.getByText("没有匹配的记录")).toBeVisible();
});

test("what is typed in a cell outlives its row, leaves the keyboard to the search box, and is asked for when the tab closes", async ({
  signedIn: page,
}) => {
  await open(page, "/sys/translation");
  await find(page, "crud.c");
  await cell(page, "crud.close", "英文").click();
  await box(page, "crud.close", "英文").fill("Shut it");
  await cell(page, "crud.cancel", "英文").click();
  await box(page, "crud.cancel", "英文").fill("Leave it");

  // The row leaves the list and comes back while somebody types in the search box.
  const search = page.getByRole("main").getByRole("searchbox");
  await search.click();
  await search.pressSequentially("lose");
  await expect(box(page, "crud.cancel", "英文")).toHaveCount(0);
  for (const _ of "lose") await search.press("Backspace");
  await expect(cell(page, "crud.cancel", "英文")).toHaveText("Leave it");
  await search.pressSequentially("l");
  await expect(search).toHaveValue("crud.cl");
  await expect(cell(page, "crud.close", "英文")).toHaveText("Shut it");
  const bar = page.getByRole("region", { name: "2 项修改未保存" });
  await expect(bar).toContainText("crud.close, crud.cancel");

  await page.getByRole("button", { name: "关闭“界面翻译”" }).click();
  const question = dialog(page, "不保存就离开吗？");
  await question.getByRole("button", { name: "继续编辑" }).click();
  const [asked] = await Promise.all([
    page.waitForEvent("dialog"),
    page.evaluate(() => setTimeout(() => location.reload())),
  ]);
  expect(asked.type()).toBe("beforeunload");
  await asked.dismiss();

  // The row that the list does not show is saved with the others.
  await bar.getByRole("button", { name: "全部保存" }).click();
  await expect(bar).toBeHidden();
  await page.goto("/sys/translation?state.in=replaced");
  for (const [id, words] of [
    ["crud.close", "Shut it"],
    ["crud.cancel", "Leave it"],
  ] as const) {
    await expect(cell(page, id, "英文")).toHaveText(words);
    await page.getByRole("button", { name: `恢复原文 · ${id}` }).click();
    await expect(toast(page, `已恢复：${id}`)).toBeVisible();
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a cell is given up and saved by its buttons", async ({ signedIn: page }) => {
    await open(page, "/sys/translation?search=crud.close");
    const main = page.getByRole("main");
    await cell(page, "crud.close", "老挝文").tap();
    await box(page, "crud.close", "老挝文").fill("ປິດ 1");
    await main.getByRole("button", { name: "取消", exact: true }).tap();
    await expect(cell(page, "crud.close", "老挝文")).toHaveText("ປິດ");
    await cell(page, "crud.close", "老挝文").tap();
    await box(page, "crud.close", "老挝文").fill("ປິດ 2");
    await main.getByRole("button", { name: "保存", exact: true }).tap();
    await expect(cell(page, "crud.close", "老挝文")).toHaveText("ປິດ 2");
    await main.getByRole("button", { name: "恢复原文 · crud.close" }).tap();
    await expect(toast(page, "已恢复：crud.close")).toBeVisible();
  });
});
