import { type Locator, type Page, expect } from "@playwright/test";
import { open, pick } from "./console.ts";

/** Rows of the active list, without its head. */
export const rows = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

export const row = (page: Page, title: string): Locator =>
  rows(page).filter({ has: page.getByText(title, { exact: true }) });

/** Cells of one column, from the first row down; the first text column is number 1. */
export const column = (page: Page, number: number): Locator => rows(page).locator(`td:nth-child(${number + 1})`);

export async function openList(page: Page, path = "/sys/dict"): Promise<void> {
  await open(page, path);
  await expect(rows(page).first()).toBeVisible();
}

/** Types into the search box, and waits until the address holds the query. */
export async function search(page: Page, words: string): Promise<void> {
  await page.getByRole("searchbox", { name: "搜索" }).fill(words);
  await expect(page).toHaveURL((url) => (url.searchParams.get("search") ?? "") === words);
}

/** Chooses an action in a row's "…" menu. */
export const act = (page: Page, title: string, action: string): Promise<void> =>
  pick(page.getByRole("button", { name: `操作：${title}`, exact: true }), action);

/** Chooses an action in the "…" menu of the page's title: import, export, recycle bin. */
export const actOnList = (page: Page, action: string): Promise<void> =>
  pick(page.getByRole("main").getByRole("button", { name: "更多操作" }), action);
