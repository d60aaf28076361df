import { tab } from "./support/console.ts";
import { openList } from "./support/list-page.ts";
import { beyondTheEdge } from "./support/read-page.ts";
import { expect, test } from "./support/terrace.ts";

test("the left menu folds to icons and stays so", async ({ signedIn: page }) => {
  await openList(page);
  await page.getByRole("button", { name: "收起菜单" }).click();
  const side = page.getByRole("navigation", { name: "页面", exact: true });
  await expect(side.getByText("行政区划")).toHaveCount(0);
  await page.reload();
  await side.getByRole("link", { name: "行政区划" }).click();
  await expect(tab(page, "行政区划")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "展开菜单" }).click();
  await expect(side.getByText("行政区划")).toBeVisible();
});

test("where there is less room the menu starts folded and seldom used tools share a button; what is chosen stays", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openList(page);
  const side = page.getByRole("navigation", { name: "页面", exact: true });
  await expect(side.getByText("行政区划")).toHaveCount(0);
  await expect.poll(() => beyondTheEdge(page)).toEqual([]); // every column fits without horizontal scrolling
  await page.getByRole("button", { name: "展开菜单" }).click();
  await expect(side.getByText("行政区划")).toBeVisible();
  await page.reload();
  await expect(side.getByText("行政区划")).toBeVisible();

  const top = page.getByRole("banner");
  await expect(top.getByRole("button", { name: "偏好设置" })).toBeHidden();
  await expect(top.getByRole("button", { name: "系统管理员" })).toBeVisible();
  await top.getByRole("button", { name: "更多工具" }).press("Enter");
  const tools = top.getByRole("group", { name: "更多工具" });
  await expect(tools.getByRole("button").first()).toBeFocused();
  await expect(tools.getByRole("button", { name: "界面语言" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tools).toBeHidden();
  await expect(top.getByRole("button", { name: "更多工具" })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(top.getByRole("button", { name: "偏好设置" })).toBeVisible();
  await expect(top.getByRole("button", { name: "更多工具" })).toHaveCount(0);
});
