import type { Locator, Page } from "@playwright/test";
import { open, toast } from "./support/console.ts";
import { expect, test } from "./support/terrace.ts";
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
