import type { Page } from "@playwright/test";
import { open, signOut } from "./support/console.ts";
import { expect, fillSignIn, test } from "./support/fixtures.ts";

const LIST = "/sys/dict/group";
const PROGRAM = /\/assets\/console-[^/]*\.js$/;
const snapshot = (page: Page) => page.locator("[data-snapshot]");

/** Holds back the console's program until the returned function is called. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(PROGRAM, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a reload shows the page as it was left, until the program draws over it", async ({ signedIn: page }) => {
  await open(page, LIST);
  const rows = page.locator("tbody tr");
  await expect(rows.first()).toBeVisible();
  const words = await rows.first().innerText();
  const release = await holdProgram(page);
  // The page gives the snapshot a second, in which a busy machine may not have read its styles.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.reload({ waitUntil: "commit" });
  await expect(snapshot(page).locator("tbody tr").first()).toHaveText(words.replaceAll(/\s+/g, " "), {
    useInnerText: true,
  });
  await expect(page).toHaveTitle(/字典分组/);
  await expect(page.getByRole("button")).toHaveCount(0); // the snapshot is inert
  await page.clock.resume();
  release();
  await expect(snapshot(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "字典分组" })).toBeVisible();
});

test("a snapshot is shown to nobody else, and not behind a lock (TK-16)", async ({ signedIn: page }) => {
  await open(page, LIST);
  await expect(page.locator("tbody tr").first()).toBeVisible();
  const kept = await page.evaluate(() => {
    dispatchEvent(new Event("pagehide"));
    return sessionStorage.getItem("terrace.snapshot");
  });
  expect(kept).toContain("数据字典");
  await signOut(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto("/login");
  await fillSignIn(page, { username: "viewer", password: "Terrace-e2e-2026" });
  // As in a browser that restores a discarded tab.
  await page.evaluate((text) => sessionStorage.setItem("terrace.snapshot", text ?? ""), kept);
  const release = await holdProgram(page);
  await page.goto(LIST, { waitUntil: "commit" });
  await page.waitForResponse(/\/sys\/user\/info/);
  await expect(page.locator(".boot")).toBeVisible();
  await expect(snapshot(page)).toHaveCount(0);
  release();
});
