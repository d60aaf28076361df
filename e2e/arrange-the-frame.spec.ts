import { pick, tab } from "./support/console.ts";
import { openList } from "./support/list-page.ts";
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

test("dark or light is chosen at once and stays so", async ({ signedIn: page }) => {
  await pick(page.getByRole("button", { name: "外观" }), "深色");
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  const dark = await page.getByRole("banner").evaluate((top) => getComputedStyle(top).backgroundColor);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  await pick(page.getByRole("button", { name: "外观" }), "浅色");
  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", dark);
});
