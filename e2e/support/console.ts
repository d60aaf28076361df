import { type Locator, type Page, expect } from "@playwright/test";
import type { Preferences } from "../../src/contract/preferences/preferences.ts";
import { loaded } from "./loaded.ts";

/*
 * Steps of a person in the console, by the Chinese texts, which a new browser shows.
 */

export const tabs = (page: Page): Locator => page.getByRole("tab");
export const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });

/** The newest toast with this text; it disappears by itself. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator(".toast").filter({ hasText: text }).last();

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole("dialog", { name });

/** Chooses an option of a select; `typed` filters the options first. */
export async function choose(within: Locator, label: string, option: string, typed?: string): Promise<void> {
  const box = within.getByRole("combobox", { name: label });
  await box.click();
  if (typed !== undefined) await box.fill(typed);
  const options = within.page().locator(".ant-select-dropdown:visible .ant-select-item-option");
  // By its title, because an option may also show its parents.
  const named = options.and(within.page().locator(`[title*="${option}"]`));
  await named
    .or(options.and(within.page().locator(":not([title])")).filter({ hasText: option }))
    .first()
    .click();
}

/** Chooses an entry in the menu of a button. */
export async function pick(button: Locator, entry: string): Promise<void> {
  await button.click();
  await button.page().getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Sets preferences as an earlier visit would; the next page shows them. */
export async function prefer(
  page: Page,
  preferences: Partial<Pick<Preferences, "language" | "colorScheme">>,
): Promise<void> {
  const [known] = await page.context().cookies();
  const place = known ? { domain: known.domain, path: "/" } : { url: new URL(page.url()).origin };
  await page.context().addCookies(Object.entries(preferences).map(([name, value]) => ({ name, value, ...place })));
}

export async function signOut(page: Page): Promise<void> {
  await pick(page.getByRole("banner").getByRole("button", { name: "系统管理员" }), "退出登录");
  await page.waitForURL(/\/home/);
}

/** Opens an address of the console and waits until its page is rendered. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
}

/** Opens an address without a reload, which would take most of a sweep's time. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  // The previous page stays visible until the new one is there.
  await page.waitForFunction(() => {
    const pages = [...document.querySelectorAll<HTMLElement>("[data-page]")].filter((each) => each.checkVisibility());
    return pages.every(({ dataset }) => dataset["page"]?.split("?")[0] === location.pathname);
  });
  await expect(page.locator("main").getByRole("heading", { level: 1 }).filter({ visible: true }).first()).toBeVisible();
  await loaded(page);
  // Rows of the previous query stay, dimmed, until the new ones arrive.
  await expect(page.locator("main [data-old]").filter({ visible: true })).toHaveCount(0);
}

/** Addresses of all pages in the menu, and those that it does not name. */
export async function everyPage(page: Page, origin = ""): Promise<readonly string[]> {
  const found: string[] = [];
  for (const module of ["/cms/article", "/sys/user"]) {
    await open(page, origin + module);
    const links = page.getByRole("navigation", { name: "页面", exact: true }).getByRole("link");
    found.push(...(await links.evaluateAll((all) => all.flatMap((link) => link.getAttribute("href") ?? []))));
  }
  return [...found, "/info", "/change/password", "/cms/product/edit", "/sys/message/edit"];
}
