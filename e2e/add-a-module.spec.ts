import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { choose, dialog, prefer, tab, toast } from "./support/console.ts";
import { test } from "./support/copy-with-module.ts";
import { act, actOnList, openList, row, rows } from "./support/list-page.ts";
import { expect } from "./support/fixtures.ts";
import { cellsOf } from "./support/workbook.ts";

const LIST = "/sys/machine";
const save = (page: Page) => page.getByRole("main").getByRole("button", { name: "保存" });

/** Fills in the required fields and saves. */
async function addMachine(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`${LIST}/edit`);
  await page.getByRole("textbox", { name: "编号" }).fill(code);
  await page.getByRole("textbox", { name: "中文" }).fill(name);
  await save(page).click();
  await expect(tab(page, name)).toBeVisible();
}

test("the documented steps are all there and type-check", async ({ copy }) => {
  test.slow(); // type-checks two programs from scratch
  expect(copy.files).toHaveLength(7);
  for (const program of ["tsconfig.server.json", "tsconfig.web.json"]) {
    const tsc = join("node_modules", ".bin", "tsc");
    const checked = promisify(execFile)(tsc, ["-p", program, "--singleThreaded"], { cwd: copy.folder });
    await checked.catch((error: { stdout: string }) => expect(error.stdout).toBe(""));
  }
});

test("the new page is in the menu, in three languages, and says what it is for", async ({ console: page }) => {
  await page.goto("/sys/dict");
  await page.getByRole("navigation", { name: "页面", exact: true }).getByRole("link", { name: "农机" }).click();
  await expect(page.getByText("还没有农机")).toBeVisible();
  await expect(page.getByText("合作社登记的农业机械").first()).toBeVisible();
  for (const [language, title] of [
    ["en", "Machines"],
    ["lo", "ເຄື່ອງຈັກກະສິກຳ"],
  ] as const) {
    await prefer(page, { language });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
});

test("a machine is added with every kind of field, and comes back as it was typed", async ({ console: page }) => {
  await page.goto(LIST);
  await page.getByRole("button", { name: "新建农机" }).first().click();
  await expect(page).toHaveURL(`${LIST}/edit`);
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "编号" }).fill("YN-0001");
  await form.getByRole("textbox", { name: "中文" }).fill("水田插秧机");
  await form.getByRole("textbox", { name: "老挝文" }).fill("ເຄື່ອງດຳນາ");
  await choose(form, "使用季节", "雨季", "yj");
  await choose(form, "所在地区", "琅南塔省", "lnt");
  await form.getByRole("textbox", { name: "功率" }).pressSequentially("1a4.7.5");
  await expect(form.getByRole("textbox", { name: "功率" })).toHaveValue("14.75");
  await form.getByRole("textbox", { name: "座位数" }).pressSequentially("02");
  await expect(form.getByRole("textbox", { name: "座位数" })).toHaveValue("2");
  await form.getByRole("textbox", { name: "购置日期" }).fill("2024-03-15");
  await page.keyboard.press("Enter");
  await form.getByRole("switch", { name: "对外出租" }).click();
  const picture = { name: "machine.png", mimeType: "image/png", buffer: await page.screenshot() };
  await form.locator("input[type=file]").setInputFiles(picture);
  await expect(form.getByRole("button", { name: "照片: 更换" })).toBeVisible();
  await form.getByLabel("启动密码").fill("start-me-2024");
  await form.getByRole("textbox", { name: "备注" }).fill("第一行\n第二行");
  await save(page).click();
  await expect(toast(page, "已保存")).toBeVisible();
  await expect(tab(page, "水田插秧机")).toBeVisible();

  await page.reload();
  await expect(form.getByRole("textbox", { name: "老挝文" })).toHaveValue("ເຄື່ອງດຳນາ");
  await expect(form.getByRole("textbox", { name: "功率" })).toHaveValue("14.75");
  await expect(form.getByRole("textbox", { name: "购置日期" })).toHaveValue("2024-03-15");
  await expect(form.getByRole("textbox", { name: "备注" })).toHaveValue("第一行\n第二行");
  await expect(form.getByLabel("启动密码")).toHaveValue(""); // the server never sends it back
  await expect(form.getByTitle("琅南塔省")).toBeVisible();

  await openList(page, LIST);
  for (const text of ["YN-0001", "雨季", "琅南塔省", "14.75 千瓦", "2024-03-15", "是"])
    await expect(row(page, "水田插秧机")).toContainText(text);
});

test("machines are filtered, found, changed, deleted, brought back and exported", async ({ console: page }) => {
  await addMachine(page, "YN-0002", "茶园修剪机");
  await openList(page, LIST);
  await page.getByRole("main").getByRole("button", { name: "对外出租", expanded: false }).click();
  await page.locator("label", { hasText: "否" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "重置" }).click();
  await page.getByRole("searchbox", { name: "搜索" }).fill("cyxjj");
  await expect(rows(page)).toHaveCount(1);

  await row(page, "茶园修剪机").click();
  await page.getByRole("main").getByRole("textbox", { name: "功率" }).fill("1.2");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "已保存")).toBeVisible();
  await tab(page, "农机").click();
  await expect(row(page, "茶园修剪机")).toContainText("1.2 千瓦");
  await act(page, "茶园修剪机", "删除");
  await expect(rows(page)).toHaveCount(0);
  await toast(page, "已移入回收站：茶园修剪机").getByRole("button", { name: "撤销" }).click();
  await expect(row(page, "茶园修剪机")).toBeVisible();

  const saved = page.waitForEvent("download");
  await actOnList(page, "导出");
  const [head = [], ...body] = await cellsOf(await saved);
  expect(head).toContain("功率");
  expect(head).not.toContain("启动密码");
  expect(body.map((cells) => cells[head.indexOf("名称")])).toEqual(["茶园修剪机"]);
});

test("what new-module drafted runs as it is: its page opens, a record is added, the sitemap stands", async ({
  console: page,
  copy,
}) => {
  await page.goto("/sys/tractor");
  await page.getByRole("button", { name: "新建拖拉机" }).first().click();
  const form = dialog(page, "新建拖拉机");
  await form.getByRole("textbox", { name: "编码" }).fill("T-1");
  await form.getByRole("textbox", { name: "中文" }).fill("手扶拖拉机");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(row(page, "手扶拖拉机")).toContainText("T-1");
  const map = await page.request.get("/sitemap.xml");
  expect([map.status(), await map.text()]).toEqual([200, expect.stringContaining("/sitemap/product-1.xml")]);
  expect(copy.server.output()).not.toContain('"level":50');
});

test("two machines open side by side never mix", async ({ console: page }) => {
  await addMachine(page, "YN-0003", "打谷机");
  await addMachine(page, "YN-0004", "烘干机");
  const note = page.getByRole("main").getByRole("textbox", { name: "备注" });
  await note.fill("给烘干机的话");
  await tab(page, "打谷机").click();
  await expect(note).toHaveValue("");
  await page.getByRole("main").getByText("备注", { exact: true }).filter({ visible: true }).click();
  await expect(note).toBeFocused(); // the label is tied to the field of this page, not of the other
  await note.fill("给打谷机的话");
  await page.getByRole("tab", { name: /烘干机/ }).click();
  await expect(note).toHaveValue("给烘干机的话");
  await expect(page.getByRole("textbox", { name: "编号" })).toHaveValue("YN-0004");
  await save(page).click();
  await expect(toast(page, "已保存")).toBeVisible();
  await page.getByRole("tab", { name: /打谷机/ }).click();
  await expect(note).toHaveValue("给打谷机的话");
});
