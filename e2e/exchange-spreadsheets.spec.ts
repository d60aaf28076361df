import type { Locator, Page } from "@playwright/test";
import { dialog, toast } from "./support/console.ts";
import { actOnList, openList, row, rows, search } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { cellsOf, writeWorkbook } from "./support/workbook.ts";

async function exported(page: Page): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent("download"), actOnList(page, "导出")]);
  expect(download.suggestedFilename()).toMatch(/^数据字典-\d{4}-\d\d-\d\d\.xlsx$/);
  await expect(toast(page, "已导出 数据字典-")).toBeVisible();
  return cellsOf(download);
}

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };

/** The note stands above the buttons, these apart from each other, the main one at the end; a phone shows them whole. */
async function expectFootInOrder(page: Page, form: Locator): Promise<void> {
  const [refused, cancel, main] = [/^下载有误的行$/, /^取\s?消$/, /^导入( \d+ 行)?$/].map((name) =>
    form.getByRole("button", { name }),
  ) as [Locator, Locator, Locator];
  const note = await boxOf(form.getByText("不会只导入一部分"));
  const boxes = [await boxOf(refused), await boxOf(cancel), await boxOf(main)] as const;
  for (const [index, { x, y, width }] of boxes.entries()) {
    expect(y).toBe(boxes[0].y);
    expect(y).toBeGreaterThan(note.y + note.height);
    expect((boxes[index + 1]?.x ?? Number.POSITIVE_INFINITY) - (x + width)).toBeGreaterThanOrEqual(8);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await boxOf(form)).width).toBeLessThanOrEqual(390);
  for (const button of [refused, cancel, main]) await expect(button).toBeInViewport({ ratio: 1 });
  if (size) await page.setViewportSize(size);
}

test("the export is a workbook with all rows of the list as it is filtered", async ({ signedIn: page }) => {
  await openList(page);
  const total = page.getByText(/^共 \d+ 条$/);
  const all = await total.innerText();
  await search(page, "农业");
  await expect(total).not.toHaveText(all);
  const shown = Number(/\d+/.exec(await total.innerText())?.[0]);
  const [head, ...body] = await exported(page);
  expect(head).toEqual(expect.arrayContaining(["分组", "值", "名称", "名称（英文）", "名称（老挝文）", "状态"]));
  expect(body).toHaveLength(shown);

  await search(page, "");
  await expect(total).toHaveText(all);
  expect((await exported(page)).length).toBe(Number(/\d+/.exec(all)?.[0]) + 1);
});

test("ticked rows are exported alone", async ({ signedIn: page }) => {
  await openList(page, "/sys/dict/group?size=20");
  await page.getByRole("checkbox", { name: "季节" }).check();
  await page.getByRole("checkbox", { name: "币种" }).check();
  const saved = page.waitForEvent("download");
  await page.getByRole("main").getByRole("button", { name: "导出", exact: true }).click();
  const [head = [], ...body] = await cellsOf(await saved);
  expect(body.map((cells) => cells[head.indexOf("编码")])).toEqual(["currency", "season"]);
});

test("a sheet is checked first, its wrong rows come back as a file, and the mended one is taken over", async ({
  signedIn: page,
}, info) => {
  await openList(page);
  await search(page, "season");
  const [head = []] = await exported(page);
  const line = (cells: Record<string, string>) => head.map((name) => cells[name] ?? "");
  const good = line({
    分组: "季节",
    值: "import-1",
    名称: "导入季一",
    "名称（老挝文）": "ລະດູນຳເຂົ້າ",
    排序: "5",
    状态: "启用",
  });
  const wrong = line({ 分组: "季节", 值: "", 名称: "导入季二", 排序: "many", 状态: "启用" });
  const file = info.outputPath("seasons.xlsx");
  await writeWorkbook(file, [head, good, wrong]);

  await actOnList(page, "导入");
  const form = dialog(page, "导入 · 数据字典");
  await form.locator("input[type=file]").setInputFiles(file);
  await expect(form.getByText("共 2 行：新增 1，更新 0，无变化 0，有误 1")).toBeVisible();
  await expect(form.getByRole("row", { name: /^3 值 请填写此项$/ })).toBeVisible();
  await expect(form.getByRole("row", { name: /^3 排序 “many”：请输入 0 到 999999 之间的整数$/ })).toBeVisible();
  await expect(form.getByRole("button", { name: "导入", exact: true })).toBeDisabled();
  await expect(form.getByText("1 行有误，请在文件中改正后重新选择")).toBeVisible();

  await expectFootInOrder(page, form);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    form.getByRole("button", { name: "下载有误的行" }).click(),
  ]);
  const [failedHead = [], ...failed] = await cellsOf(download);
  expect(failed).toHaveLength(1);
  expect(failedHead.slice(0, head.length)).toEqual(head);
  expect(failed[0]?.[head.indexOf("名称")]).toBe("导入季二");
  expect(failed[0]?.at(-1)).toContain("请填写此项");

  // The check wrote nothing.
  await form.getByRole("button", { name: "取消" }).click();
  await search(page, "导入季");
  await expect(page.getByText("没有匹配的记录")).toBeVisible();

  const mended = line({ 分组: "季节", 值: "import-2", 名称: "导入季二", 排序: "6", 状态: "停用" });
  await writeWorkbook(file, [head, good, mended]);
  await actOnList(page, "导入");
  await form.locator("input[type=file]").setInputFiles(file);
  await expect(form.getByText("共 2 行：新增 2，更新 0，无变化 0，有误 0")).toBeVisible();
  await form.getByRole("button", { name: "导入 2 行" }).click();
  await expect(toast(page, "导入完成：新增 2，更新 0")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, "导入季二")).toContainText("停用");

  // Importing the same sheet again changes nothing, because rows are identified by their value (EX-03).
  await actOnList(page, "导入");
  await form.locator("input[type=file]").setInputFiles(file);
  await expect(form.getByText("共 2 行：新增 0，更新 0，无变化 2，有误 0")).toBeVisible();
});

test("a file that is no workbook is refused with a message", async ({ signedIn: page }) => {
  await openList(page);
  await actOnList(page, "导入");
  const form = dialog(page, "导入 · 数据字典");
  await form
    .locator("input[type=file]")
    .setInputFiles({ name: "seasons.xlsx", mimeType: "application/zip", buffer: Buffer.from("not a workbook") });
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(form.getByRole("button", { name: "导入", exact: true })).toBeDisabled();
});
