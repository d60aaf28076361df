import { expect, type TestInfo } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findFirefox, NO_FIREFOX } from "../../scripts/firefox.ts";
import { administrator, test as withServer } from "./fixtures.ts";

/*
 * An installed Firefox, driven by WebDriver BiDi (docs/decisions/045), with the server and assertions of the other
 * journeys.
 */

interface OfTest {
  /**
   * A page of a Firefox without cookies. The test fails on uncaught errors, failed calls of the console, and violations
   * of the policy.
   */
  readonly firefoxPage: Page;
}

interface OfWorker {
  readonly firefox: Browser;
}

/** Timeout of waiting, in ms. */
const TIMEOUT_MS = 15_000;
const WIDE = { width: 1440, height: 900 };

/**
 * Firefox logs these for a page that is left while its socket opens or a font is on its way (NS_BINDING_ABORTED); that
 * sockets open and fonts come is tested elsewhere.
 */
const LEFT =
  /can’t establish a connection to the server at wss?:|downloadable font: download failed .* status=2152398850 /;

/** Collects uncaught errors, console errors and policy violations of the page from now on. */
async function watchFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const tell = (fault: string) => void (LEFT.test(fault) || faults.push(fault));
  page.on("pageerror", (error) => tell(error instanceof Error ? error.message : String(error)));
  page.on("console", (line) => void (line.type() === "error" && tell(line.text())));
  await page.evaluateOnNewDocument(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`refused by the policy: ${effectiveDirective} ${blockedURI}`),
    ),
  );
  return faults;
}

async function attachPicture(page: Page, info: TestInfo): Promise<void> {
  const path = info.outputPath("firefox.png");
  await page.screenshot({ path });
  await info.attach("firefox", { path, contentType: "image/png" });
}

export const test = withServer.extend<OfTest, OfWorker>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern
    async ({}, provide) => {
      const executablePath = findFirefox();
      if (executablePath === undefined) throw new Error(NO_FIREFOX);
      const firefox = await puppeteer.launch({ browser: "firefox", executablePath });
      await provide(firefox);
      await firefox.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  firefoxPage: async ({ firefox }, provide, info) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.setViewport(WIDE);
    const faults = await watchFaults(page);
    await provide(page);
    if (info.status !== info.expectedStatus) await attachPicture(page, info);
    await context.close();
    expect(faults, "nothing goes wrong in the page").toEqual([]);
  },
});

const TAGS = { button: "button", link: "a", menuitem: "[role=menuitem]" } as const;
/**
 * Locator of elements with this text, in or before the page. By text and not by accessible name, because searching by
 * name blocks Firefox for seconds.
 */
export const named = (page: Page, role: keyof typeof TAGS, words: string) =>
  page.locator(`${TAGS[role]}::-p-text(${words})`);

/** Waits until the text of the matching elements contains these words. */
export const shows = (page: Page, selector: string, words: string | RegExp): Promise<void> =>
  expect
    .poll(() => page.$$eval(selector, (all) => all.map((each) => each.textContent).join("\n")), { timeout: TIMEOUT_MS })
    .toMatch(words);

/** Waits until the page is in this language; between two documents there is none. */
export const speaks = (page: Page, language: string): Promise<void> =>
  expect
    .poll(() => page.$$eval("html", ([html]) => html?.lang).catch(() => undefined), { timeout: TIMEOUT_MS })
    .toBe(language);

/** Fills in the sign-in form and waits until the console is open. */
export async function signIn(page: Page): Promise<void> {
  await page.locator("#username").fill(administrator.username);
  await page.locator("#password").fill(administrator.password);
  await page.locator("button[type=submit]").click();
  await page.waitForFunction(() => location.pathname !== "/login");
  await page.waitForSelector("main h1");
}
