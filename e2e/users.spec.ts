import { act, openList, row, search } from "./support/list-page.ts";
import { choose, dialog, open, toast } from "./support/console.ts";
import { expect, fillSignIn, test } from "./support/fixtures.ts";

const PASSWORD = "Vang-Vieng 2026";

test("an administrator adds a user and hands over a password shown once; the person must change it, and is out at once when disabled", async ({
  signedIn: page,
  browser,
  server,
}) => {
  await openList(page, "/sys/user");
  await page.getByRole("button", { name: "新建用户", exact: true }).click();
  const form = dialog(page, "新建用户");
  await form.getByRole("textbox", { name: "姓名" }).fill("娜丽");
  await form.getByRole("textbox", { name: "用户名" }).fill("naly");
  await choose(form, "角色", "只读用户");
  // The list stays open for further choices and highlights one; Tab leaves it and gives no right that nobody chose.
  await expect(page.locator(".ant-select-dropdown:visible .ant-select-item-option-active")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.locator(".ant-select-dropdown:visible")).toHaveCount(0);
  await expect(form.getByRole("combobox", { name: "角色" })).not.toBeFocused();
  await expect(form.locator(".ant-select-selection-item")).toHaveText(["只读用户"]);
  await form.getByRole("button", { name: "保存" }).click();

  const handing = dialog(page, "为 娜丽 生成登录密码");
  await handing.getByRole("button", { name: "生成临时密码" }).click();
  const temporary = await handing.getByRole("status", { name: "临时密码" }).innerText();
  expect(temporary).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  await handing.getByRole("button", { name: "已交给本人并关闭" }).click();
  await expect(handing).toBeHidden();
  await expect(page.getByText(temporary)).toHaveCount(0);
  await search(page, "nali");
  await expect(row(page, "娜丽")).toContainText("待首次登录");

  const person = await browser.newPage({ baseURL: server.url, locale: "zh-CN" });
  await person.goto("/login");
  await fillSignIn(person, { username: "Naly", password: temporary });
  const change = dialog(person, "修改密码");
  await change.getByLabel("原密码", { exact: true }).fill(temporary);
  await change.getByLabel("新密码", { exact: true }).fill(PASSWORD);
  await change.getByLabel("确认新密码", { exact: true }).fill(PASSWORD);
  await change.getByRole("button", { name: "保存新密码" }).click();
  await person.waitForURL((url) => url.pathname === "/login");
  await fillSignIn(person, { username: "naly", password: PASSWORD });
  await openList(person, "/sys/user");
  await expect(person.getByRole("button", { name: "新建用户", exact: true })).toHaveCount(0);

  await act(page, "娜丽", "停用");
  await dialog(page, "停用 娜丽？").getByRole("button", { name: "停用" }).click();
  await expect(toast(page, "已停用 娜丽")).toBeVisible();
  // Pushed over the socket; the person clicked nothing (TK-10).
  const ended = dialog(person, "登录已失效");
  await expect(ended).toContainText("您的账号已被停用");
  await ended.getByRole("button", { name: "离开" }).click();
  await person.waitForURL((url) => url.pathname === "/login");
  await expect(person.getByRole("status").filter({ hasText: "您的账号已被停用" })).toBeVisible();
  await person.getByRole("link", { name: "English" }).click();
  await expect(person.getByText("Your account was disabled")).toBeVisible();
  await person.close();
});

test("an administrator sees what somebody may do and why, the menu they see, and who is signed in", async ({
  signedIn: page,
}) => {
  const name = "岩温 · ອ້າຍວັນ";
  await openList(page, "/sys/user");
  await search(page, "editor");
  await act(page, name, "权限与来源");
  const rights = dialog(page, `${name} 的权限`);
  await rights.getByRole("searchbox").fill("sys:dict:add");
  await expect(rights.getByRole("listitem")).toHaveCount(1); // the list follows the typing with a delay
  await expect(rights.getByRole("listitem")).toContainText("角色“内容编辑”，菜单项“新建”");
  await rights.getByRole("searchbox").fill("sys:user:delete");
  await rights.getByRole("button", { name: "哪些角色有此权限？" }).click();
  await expect(rights.getByRole("listitem")).toContainText("授予此权限的角色：系统管理员");
  await page.keyboard.press("Escape");
  await expect(rights).toBeHidden();

  await act(page, name, "查看其菜单");
  const menus = dialog(page, `${name} 看到的菜单`);
  await expect(menus.getByText("数据字典")).toBeVisible();
  await expect(menus.getByText("/sys/user")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(menus).toBeHidden();

  await open(page, "/sys/session");
  await expect(row(page, "系统管理员").first()).toContainText("127.0.0.1");
});
