import type { Page } from "@playwright/test";
import { open, tab } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";

const drawer = (page: Page) => page.getByRole("navigation", { name: "快捷栏" });

test("the side drawer opens for a mouse that rests at the edge and closes when it has gone (§2, §9)", async ({
  signedIn: page,
}) => {
  await open(page, "/dashboard");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(700, 400);
  await page.mouse.move(3, 400);
  await page.clock.runFor(490);
  await expect(drawer(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(drawer(page)).toBeVisible();
  await page.mouse.move(380, 400);
  await page.clock.runFor(3000);
  await expect(drawer(page)).toBeVisible();
  await page.mouse.move(391, 400);
  await page.clock.runFor(510);
  await expect(drawer(page)).toBeHidden();
});

test("by keyboard the side drawer opens from its button or its key, and leads to a page (§2)", async ({
  signedIn: page,
}) => {
  await open(page, "/dashboard");
  const opener = page.getByRole("button", { name: "打开快捷栏" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(drawer(page).getByRole("button", { name: "关闭快捷栏" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("s");
  await drawer(page).getByRole("link", { name: "行政区划" }).press("Enter");
  await expect(tab(page, "行政区划")).toHaveAttribute("aria-selected", "true");
  await expect(drawer(page)).toBeHidden();
});
