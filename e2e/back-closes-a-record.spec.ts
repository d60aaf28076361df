import type { Page } from "@playwright/test";
import { dialog, open, prefer, tab, toast } from "./support/console.ts";
import { openList, rows, search } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";

/* A record opens over its list; on a phone it covers it, and people close it by Back. */

const form = (page: Page) => dialog(page, /字典项/);

/** The list of entries, come to from that of groups. */
async function toTheList(page: Page): Promise<void> {
  await openList(page, "/sys/dict/group");
  await page.getByRole("link", { name: "数据字典", exact: true }).click();
  await expect(page).toHaveURL(/\/sys\/dict$/);
  await expect(rows(page).first()).toBeVisible();
}

const openFirst = async (page: Page): Promise<void> => {
  await rows(page).first().getByRole("cell").nth(2).click();
  await expect(form(page)).toBeVisible();
};

test("Back closes an opened record and leaves the list as it was, Forward opens it again; once it is closed, Back leaves the list", async ({
  signedIn: page,
}) => {
  await toTheList(page);
  await search(page, "季");
  await openFirst(page);
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === "/sys/dict" && url.search === "?search=%E5%AD%A3");
  await expect(page.getByRole("searchbox", { name: "搜索" })).toHaveValue("季");
  await page.goForward();
  await expect(form(page)).toBeVisible();
  await form(page).getByRole("button", { name: "取消" }).click();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.search === "?search=%E5%AD%A3");
  await page.goBack();
  await expect(page).toHaveURL(/\/sys\/dict\/group$/);
});

test("Back asks before it closes what was typed, as closing does: staying keeps every letter, leaving closes, and neither leaves the list", async ({
  signedIn: page,
}) => {
  await toTheList(page);
  await openFirst(page);
  const english = form(page).getByRole("textbox", { name: "英文" });
  await english.fill("Typed and not saved");
  const question = dialog(page, "不保存就离开吗？");
  await page.goBack();
  await question.getByRole("button", { name: "继续编辑" }).click();
  await expect(question).toBeHidden();
  await expect(english).toHaveValue("Typed and not saved");
  await expect(page).toHaveURL((url) => url.pathname === "/sys/dict" && url.searchParams.has("open"));
  // Another tab is left by Back without a question, and the record behind it is asked about as before.
  await page.evaluate(() => history.pushState(null, "", "/sys/dict/group"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await expect(tab(page, "字典分组")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(english).toHaveValue("Typed and not saved");
  await page.goBack();
  await question.getByRole("button", { name: "离开" }).click();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === "/sys/dict" && url.search === "");
  await page.goBack();
  await expect(page).toHaveURL(/\/sys\/dict\/group$/);
});

test("after a save, and after a reload with the record open, Back does what it says too", async ({
  signedIn: page,
}) => {
  await toTheList(page);
  await openFirst(page);
  const english = form(page).getByRole("textbox", { name: "英文" });
  await english.fill(`${await english.inputValue()} again`);
  await form(page).getByRole("button", { name: "保存" }).click();
  await expect(toast(page, "已保存")).toBeVisible();
  await expect(form(page)).toBeHidden();
  await openFirst(page);
  await page.reload();
  await expect(form(page)).toBeVisible();
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(rows(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sys\/dict\/group$/);
});

test("so it is on a phone, and for whoever opened the list by a link to the record", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { language: "zh" });
  await open(page, "/dashboard");
  await page.goto("/sys/dict");
  const card = page.getByRole("main").getByRole("listitem").getByRole("button").first();
  await card.click();
  await expect(form(page)).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL(/\/sys\/dict$/);
  await page.goto(address);
  await expect(form(page)).toBeVisible();
  await form(page).getByRole("button", { name: "取消" }).click();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL(/\/sys\/dict$/);
});
