import { setTimeout } from "node:timers/promises";
import type { HTTPRequest, Page } from "puppeteer-core";
import { connect, sendMessage } from "./support/client.ts";
import { named, shows, signIn, speaks, test } from "./support/firefox.ts";
import { pressAllInFirefox } from "./support/press.ts";
import { administrator, expect } from "./support/fixtures.ts";

/*
 * Daily work in the Firefox people have installed: sign in, find, write, unfold, lock, change the language, read the
 * public site. `firefoxPage` also fails a test on errors in the page and violations of its policy.
 */

interface LateParts {
  /** Number of delayed requests. */
  readonly asked: () => number;
  /** Lets later requests through at once. */
  readonly stop: () => void;
  /** Resolves when nothing is held back any more. */
  readonly end: () => Promise<void>;
}

const LATE = 4_000; // ms

/**
 * Delays every file of the program that is requested from now on. None is held for good: it would keep its entry of
 * Firefox's cache from the next page, which needs some of the same files.
 */
async function delayParts(page: Page): Promise<LateParts> {
  const late: Promise<void>[] = [];
  let isStopped = false;
  const pass = (request: HTTPRequest) => request.continue().catch(() => undefined); // the page may have been left
  const delay = (request: HTTPRequest) => {
    if (isStopped || !request.url().endsWith(".js")) void pass(request);
    else late.push(setTimeout(LATE).then(() => pass(request)));
  };
  await page.setRequestInterception(true);
  page.on("request", delay);
  return {
    asked: () => late.length,
    stop: () => void (isStopped = true),
    async end() {
      await Promise.all(late);
      page.off("request", delay);
      await page.setRequestInterception(false);
    },
  };
}

test("the console is got ready while one types, and opens in the page that asked for the password", async ({
  firefoxPage: page,
  server,
}) => {
  await page.goto(`${server.url}/login`);
  await page.locator("#username").fill(administrator.username);
  await page.waitForFunction(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).some(
      ({ name, initiatorType }) => initiatorType === "fetch" && name.endsWith(".js"),
    ),
  );
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await signIn(page);
  await shows(page, "main h1", "首页");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await named(page, "button", "系统管理员").click();
  await named(page, "menuitem", "退出登录").click();
  await page.waitForFunction(() => location.pathname.startsWith("/home"));
  await page.waitForSelector("h1");
});

test("a list, a form, a tree, the lock and the language do in Firefox what they do elsewhere", async ({
  firefoxPage: page,
  server,
}) => {
  await page.goto(`${server.url}/login`);
  await signIn(page);
  await test.step("a page that is left before its parts have come says nothing of it", async () => {
    await page.goto(`${server.url}/sys/user`);
    const parts = await delayParts(page);
    await expect.poll(parts.asked, { timeout: 15_000 }).toBeGreaterThan(0);
    parts.stop();
    await page.goto(`${server.url}/sys/sysdivision`);
    await parts.end();
  });
  await test.step("a branch opens", async () => {
    await page.locator('[aria-label="展开或收起：老挝"]').click();
    await shows(page, "main tbody", "万象市");
  });
  await test.step("a record is written and found, and no button of its form loses a click", async () => {
    await page.locator("main header ::-p-text(新建行政区划)").click();
    const { lost, pressed } = await pressAllInFirefox(page, "[role=dialog]");
    expect(lost).toEqual([]);
    expect(pressed).toBeGreaterThan(2);
    await page.locator("[role=dialog] [id$=__value]").fill("LA0399");
    await page.locator("[role=dialog] [id$=__name]").fill("Boten");
    await page.locator("[role=dialog] ::-p-text(保存)").click();
    await shows(page, ".toast", "已保存");
    await page.waitForFunction(() => !document.querySelector("[role=dialog]"));
    await page.locator("main input[type=search]").fill("Boten");
    await shows(page, "main tbody", "LA0399");
  });
  await test.step("a message comes by the socket while one works", async () => {
    const client = await connect(server.url);
    await sendMessage(client, { title: "周五停机维护", message: "<p>请在晚上八点前保存。</p>" });
    await client.close();
    await shows(page, ".toast", "周五停机维护");
  });
  await test.step("the screen is locked by two keys and opened by the password", async () => {
    await page.keyboard.press("Control");
    await page.keyboard.press("Enter");
    await shows(page, "[role=dialog]", "屏幕已锁定");
    expect(await page.$("main")).toBeNull();
    await page.locator("[role=dialog] input[type=password]").fill(administrator.password);
    await page.keyboard.press("Enter");
    await shows(page, "main tbody", "LA0399");
  });
  await test.step("another language loads the page again in it, and back", async () => {
    for (const [button, language, lang, title] of [
      ["界面语言", "ລາວ", "lo", "ເຂດປົກຄອງ"],
      ["ພາສາ", "中文", "zh-CN", "行政区划"],
    ] as const) {
      await page.locator(`[aria-label="${button}"]`).click();
      await named(page, "menuitem", language).click();
      await speaks(page, lang);
      await shows(page, "main h1", title);
    }
  });
});

test("the public site is read and searched in two languages", async ({ firefoxPage: page, server }) => {
  await page.goto(`${server.url}/home`);
  await page.waitForSelector("h1");
  await Promise.all([page.waitForNavigation(), named(page, "link", "English").click()]);
  await speaks(page, "en");
  await page.goto(`${server.url}/home/searchInputInfo`);
  await page.locator("input[type=search]").fill("tea");
  await page.keyboard.press("Enter");
  await Promise.all([page.waitForNavigation(), page.locator(".search-group a").click()]);
  await page.waitForSelector("h1");
  await page.goto(`${server.url}/home/entpNewsSigle`);
  await page.waitForSelector("form, main button");
});
