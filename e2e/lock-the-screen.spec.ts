import type { Locator, Page } from "@playwright/test";
import { dialog, open, pick } from "./support/console.ts";
import { openList, rows, search } from "./support/list-page.ts";
import { administrator, expect, signIn, test } from "./support/fixtures.ts";

const lockScreen = (page: Page): Locator => dialog(page, "屏幕已锁定");
const passwordBox = (page: Page): Locator => lockScreen(page).getByLabel("锁屏密码");

/** Presses Ctrl and then Enter, `apart` ms later by the page's own clock. */
async function pressLockKeys(page: Page, apart: number): Promise<void> {
  // stops the page's clock, so that a slow machine does not matter
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.keyboard.down("Control");
  if (apart > 0) await page.clock.fastForward(apart);
  await page.keyboard.press("Enter");
  await page.keyboard.up("Control");
  await page.clock.resume();
}

/** Expects that the document holds nothing but the lock screen. */
async function expectOnlyTheLock(page: Page): Promise<void> {
  await expect(lockScreen(page)).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page).toHaveTitle(/^屏幕已锁定/);
  expect(await page.evaluate(() => document.body.textContent)).not.toMatch(/字典|行政区划|首页/);
}

/** Code of the server's answer to a call with this browser's credentials. */
const codeOf = (page: Page, method: string, path: string): Promise<number> =>
  page.evaluate(
    async ([verb, address]) => {
      const half = /access_token=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const body = verb === "GET" ? null : new URLSearchParams();
      const answer = await fetch(`/api${address}`, { method: verb as string, body, headers: { access_token: half } });
      return ((await answer.json()) as { code: number }).code;
    },
    [method, path],
  );

async function unlock(page: Page): Promise<void> {
  await passwordBox(page).fill(administrator.password);
  await page.keyboard.press("Enter");
  await expect(lockScreen(page)).toBeHidden();
}

test("after a quarter of an hour without a movement the screen locks; what was typed is still there (§4, §5)", async ({
  page,
  context,
  server,
}) => {
  await page.clock.install();
  await signIn(page);
  await openList(page, "/sys/dict?open=new");
  const field = dialog(page, "新建字典项").getByRole("textbox", { name: "中文" });
  await field.fill("打了一半的字");
  await page.clock.fastForward("14:00");
  await page.mouse.move(300, 300);
  await page.clock.fastForward("14:00");
  await field.focus();
  await expect(field).toBeFocused();
  await page.clock.fastForward("01:30");
  await expectOnlyTheLock(page);

  await expect(passwordBox(page)).toBeFocused();
  await passwordBox(page).pressSequentially("密a码b");
  await expect(passwordBox(page)).toHaveValue("ab");
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.url });
  await page.evaluate((text) => navigator.clipboard.writeText(text), administrator.password);
  await page.keyboard.press("ControlOrMeta+V");
  await expect(passwordBox(page)).toHaveValue("ab");
  const isDropRefused = await passwordBox(page).evaluate(
    (input) => !input.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true })),
  );
  expect(isDropRefused).toBe(true);
  await page.keyboard.press("Enter");
  await expect(lockScreen(page).getByRole("alert")).toHaveText("密码错误");
  await expect(passwordBox(page)).toHaveValue("");

  await unlock(page);
  await expect(field).toHaveValue("打了一半的字");
  await expect(field).toBeFocused();
  await page.clock.fastForward("14:00"); // idle time was counted from zero again
  await expect(field).toBeVisible();
});

test("Ctrl and then Enter locks all windows, over a reload and against whoever knows the developer tools (§4, TK-17)", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page);
  const other = await context.newPage();
  await openList(other, "/sys/sysdivision");
  await page.bringToFront();
  await openList(page);
  await search(page, "雨季");

  await pressLockKeys(page, 250);
  await expect(rows(page).first()).toBeVisible();
  await expect(lockScreen(page)).toHaveCount(0);
  const told = page.waitForResponse((answer) => answer.url().endsWith("/sys/user/my/lock"));
  await pressLockKeys(page, 0);
  await told;
  await expectOnlyTheLock(page);
  await expectOnlyTheLock(other);

  expect(await codeOf(page, "GET", "/sys/user/info")).toBe(200005);
  expect(await codeOf(page, "POST", "/sys/dict/list")).toBe(200005);
  const asked: string[] = [];
  for (const window of [page, other])
    window.on("request", (request) => void (request.url().includes("/api/") && asked.push(request.url())));
  // The dialog, the attribute and the flag are removed by hand.
  await other.evaluate(() => {
    document.querySelector("[data-lock-screen]")?.remove();
    document.documentElement.removeAttribute("data-lock");
    localStorage.clear();
  });
  await expectOnlyTheLock(other);
  await expectOnlyTheLock(page);
  await other.evaluate(() => localStorage.clear());
  await other.reload();
  await expectOnlyTheLock(other);
  // Meanwhile the page only asks whether the session is still locked; it loads no data and opens no other dialog over
  // the lock.
  expect(asked.filter((url) => !/user\/info|static\/i18n|push\/ticket/.test(url))).toEqual([]);

  await page.reload();
  await expectOnlyTheLock(page);
  await unlock(page);
  await expect(page).toHaveURL(/search=/);
  await expect(rows(page).first()).toBeVisible();
  await expect(other.getByRole("main").getByRole("heading").first()).toBeVisible();
  expect(await codeOf(page, "GET", "/sys/user/info")).toBe(0);
});

test("who does not know the password can sign out, and has to after five tries (W2)", async ({ signedIn: page }) => {
  await open(page, "/dashboard");
  const lock = () => pick(page.getByRole("banner").getByRole("button", { name: "系统管理员" }), "锁定屏幕");
  await lock();
  await expectOnlyTheLock(page);
  await lockScreen(page).getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL(/\/home/);

  await signIn(page);
  await lock();
  for (let miss = 1; miss <= 4; miss += 1) {
    const answer = page.waitForResponse((response) => response.url().endsWith("/unlock"));
    await passwordBox(page).fill(`guess ${miss}`);
    await page.keyboard.press("Enter");
    await answer;
    await expect(passwordBox(page)).toHaveValue("");
  }
  await passwordBox(page).fill("guess 5");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/login");
  await expect(page.locator("#username")).toBeVisible();
});
