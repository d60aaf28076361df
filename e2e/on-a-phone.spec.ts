import { LANGUAGES } from "../src/contract/text.ts";
import { dialog, pick, prefer, toast } from "./support/console.ts";
import { beyondTheEdge } from "./support/read-page.ts";
import { expect, test } from "./support/terrace.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const OPEN = ["/login", "/home", "/home?redirect=%2Fsys%2Fdict"];
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
      for (const path of CONSOLE) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expect.poll(() => beyondTheEdge(page), path).toEqual([]);
      }
    });
  });
}

test("the menu is a sheet, and records are cards", async ({ signedIn: page }) => {
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

test("filters, export, languages and signing out are all within reach", async ({ signedIn: page }) => {
  await page.goto("/sys/dict");
  await page.getByRole("main").getByRole("button", { name: "状态", exact: true }).tap();
  await page.locator("label", { hasText: "启用" }).tap();
  await expect(page).toHaveURL(/del_flag\.eq=0/);
  await page.keyboard.press("Escape");
  const saved = page.waitForEvent("download");
  await pick(page.getByRole("main").getByRole("button", { name: "更多操作" }), "导出");
  await saved;
  await page.getByRole("button", { name: "界面语言" }).tap();
  await expect(page.getByRole("menuitem", { name: "ລາວ" })).toBeVisible();
  await page.keyboard.press("Escape");
  await pick(page.getByRole("banner").getByRole("button", { name: "系统管理员" }), "退出登录");
  await page.waitForURL(/\/home/);
});
