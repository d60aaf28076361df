import type { Locator, Page } from "@playwright/test";
import { act } from "./support/list-page.ts";
import { choose, dialog, open, toast } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";

const tree = (page: Page): Locator => page.getByRole("treegrid", { name: "菜单" });
const line = (page: Page, title: string): Locator =>
  tree(page)
    .locator("tr[data-id]")
    .filter({ has: page.getByText(title, { exact: true }) });
/** Titles in the table, from top to bottom. */
const titles = async (page: Page): Promise<string[]> =>
  tree(page).locator("tr[data-id] td:first-child svg + span").allTextContents();
const isBefore = async (page: Page, first: string, second: string): Promise<boolean> => {
  const shown = await titles(page);
  return shown.indexOf(first) < shown.indexOf(second);
};

async function save(page: Page, form: Locator): Promise<void> {
  await form.getByRole("button", { name: "保存" }).click();
  await expect(form).toBeHidden();
  await expect(toast(page, "已保存")).toBeVisible();
}

test("a page is added with its three titles, icon and view, given its buttons, seen in the frame at once, and deleted", async ({
  signedIn: page,
}) => {
  await open(page, "/sys/menu");
  await page.getByRole("button", { name: "新建菜单项" }).click();
  const form = dialog(page, "新建菜单项");
  await form.getByRole("combobox", { name: "上级" }).fill("系统管理");
  await page.locator(".ant-select-tree-title").getByText("系统管理", { exact: true }).click();
  await form.getByRole("textbox", { name: "中文" }).fill("农机台账");
  await form.getByRole("textbox", { name: "老挝文" }).fill("ທະບຽນເຄື່ອງຈັກ");
  await form.getByRole("textbox", { name: "英文" }).fill("Machine register");
  await form.getByRole("button", { name: "图标" }).click();
  await page.getByRole("searchbox", { name: "搜索图标" }).fill("ເຄື່ອງຈັກ"); // found in any of the three languages
  await page.getByRole("button", { name: "拖拉机、农机" }).click();
  await form.getByLabel("路径").fill("javascript:alert(1)");
  await choose(form, "页面组件", "数据字典 · sys/dict/index", "sys/dict/");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(form.getByText("请填写站内路径")).toBeVisible();
  await form.getByLabel("路径").fill("/sys/machine");
  await save(page, form);
  await expect(line(page, "农机台账")).toBeVisible();
  // the frame's menu follows without a reload
  await expect(page.getByRole("link", { name: "农机台账" }).first()).toBeVisible();

  await act(page, "农机台账", "生成按钮");
  const buttons = dialog(page, "为“农机台账”生成按钮");
  await buttons.getByRole("textbox", { name: "权限前缀" }).fill("sys:machine");
  await expect(buttons.getByRole("checkbox", { checked: true })).toHaveCount(4);
  await buttons.getByRole("checkbox", { name: "export" }).check();
  await buttons.getByRole("textbox", { name: "add · 中文" }).fill("登记");
  await buttons.getByRole("button", { name: "生成 5 个" }).click();
  await expect(buttons).toBeHidden();
  await expect(line(page, "农机台账")).toContainText("5 个按钮");
  await line(page, "农机台账").getByRole("button", { name: "展开或收起：农机台账" }).click();
  await expect(line(page, "登记")).toContainText("sys:machine:add");

  await page.getByRole("searchbox", { name: "搜索名称、路径或权限" }).fill("njtz"); // initials of its pinyin
  await expect.poll(() => titles(page)).toEqual(expect.arrayContaining(["系统管理", "农机台账"]));
  await expect(line(page, "行政区划")).toBeHidden();
  await act(page, "农机台账", "删除");
  await dialog(page, "删除“农机台账”？").getByRole("button", { name: "删除" }).click();
  await expect(toast(page, "已删除")).toBeVisible();
  await expect(page.getByRole("link", { name: "农机台账" })).toHaveCount(0);
});

test("entries are sorted and moved by mouse, by keys and from the row's menu, and a move is taken back", async ({
  signedIn: page,
}) => {
  await open(page, "/sys/menu");
  await expect(line(page, "数据字典")).toBeVisible();
  expect(await isBefore(page, "数据字典", "行政区划")).toBe(true);

  // A row can be dragged anywhere on it; the edge of another row is the target.
  await line(page, "行政区划").dragTo(line(page, "数据字典"), { targetPosition: { x: 60, y: 3 } });
  await expect.poll(() => isBefore(page, "行政区划", "数据字典")).toBe(true);
  await toast(page, "已移动：行政区划").getByRole("button", { name: "撤销" }).click();
  await expect.poll(() => isBefore(page, "数据字典", "行政区划")).toBe(true);

  await line(page, "字典分组").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => isBefore(page, "字典分组", "数据字典")).toBe(true);
  await expect(line(page, "字典分组")).toBeFocused();
  await page.keyboard.press("Alt+ArrowLeft"); // out of the directory, to the top level
  await expect(line(page, "字典分组")).toHaveAttribute("aria-level", "1");
  await act(page, "字典分组", "移入上一项之下");
  await expect(line(page, "字典分组")).toHaveAttribute("aria-level", "2");

  // A declared entry keeps its path; its name can be changed.
  await line(page, "消息").click();
  const form = dialog(page, "菜单项");
  await expect(form.getByText("此项由程序定义")).toBeVisible();
  await expect(form.getByLabel("路径")).toBeDisabled();
  await form.getByRole("textbox", { name: "中文" }).fill("站内消息");
  await save(page, form);
  await expect(line(page, "站内消息")).toBeVisible();

  await page.getByRole("button", { name: "按角色预览" }).click();
  const preview = dialog(page, "按角色预览");
  await choose(preview, "角色", "内容编辑");
  await expect(preview.getByRole("navigation").getByText("数据字典")).toBeVisible();
  await expect(preview.getByRole("navigation").getByText("行政区划")).toHaveCount(0);
});
