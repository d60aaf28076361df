import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { ensureChromium } from "../scripts/chromium.ts";
import { BENCH_PASSWORD } from "./sign-in.ts";
import { start } from "./start.ts";

/*
 * Loading times with a cold browser, on a fast network and on Slow 4G with a CPU four times slower: the sign-in page
 * until it is usable, from the button to the first table, a reload of a page, a list opened from the menu. The floor,
 * measured in the same run, is an empty page that loads only the same React bundle.
 */

const ROUNDS = Number(process.env["ROUNDS"] ?? 3);
const LINES = {
  fast: undefined,
  slow: { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 },
};
type Line = keyof typeof LINES;
const ROW = "tbody tr[data-row-key]";

const dist = join(import.meta.dirname, "../dist/web");
const dataDir = await mkdtemp(join(tmpdir(), "terrace-bench-"));
const terrace = await start("serve-pages.ts", { DATA_DIR: dataDir, DEMO: "1", ADMIN_PASSWORD: BENCH_PASSWORD });
const bundle = (await readdir(join(dist, "assets"))).find((name) => /^react-.*\.js\.br$/.test(name));
if (!bundle) throw new Error("The build has no React bundle of its own any more: choose another floor.");
const floor = createServer((request, answer) => {
  if (!request.url?.startsWith("/assets/")) {
    const script = `import "/assets/${bundle.replace(".br", "")}"; window.isUsable = true;`;
    answer
      .writeHead(200, { "content-type": "text/html" })
      .end(`<!doctype html><form></form><script type="module">${script}</script>`);
    return;
  }
  const file = join(dist, request.url);
  const isPacked = existsSync(`${file}.br`);
  answer
    .writeHead(200, { "content-type": "text/javascript", ...(isPacked ? { "content-encoding": "br" } : {}) })
    .end(readFileSync(isPacked ? `${file}.br` : file));
}).listen(4322, "127.0.0.1");

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});

const open = async (line: Line): Promise<[BrowserContext, Page]> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteMoments, ROW);
  const cdp = await context.newCDPSession(page);
  const conditions = LINES[line];
  if (conditions) {
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", conditions);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  return [context, page];
};
const now = (page: Page) => page.evaluate(() => performance.now());
const isHydrated = () =>
  Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__reactProps"));
const loadedFiles = () =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
    name,
    size: encodedBodySize,
  }));
const forgetFiles = () => performance.clearResourceTimings();

declare global {
  interface Window {
    /** ms since the navigation of the present document. */
    moments: { pressed?: number; seen?: number; drawn?: number };
  }
}

/**
 * Runs in every document: records the last keystroke and the first rows. Polling from the test would be up to 500 ms
 * late.
 */
function noteMoments(row: string): void {
  window.moments = {};
  // A snapshot counts as seen and not as drawn, because it does not respond yet.
  const isLive = (each: Element) => each.closest("[data-snapshot]") === null;
  addEventListener("keydown", () => (window.moments.pressed = performance.now()), { capture: true });
  const look = () => {
    const rows = [...document.querySelectorAll(row)].filter((each) => each.checkVisibility());
    if (window.moments.seen === undefined && rows.length > 0)
      requestAnimationFrame(() => (window.moments.seen ??= performance.now()));
    if (rows.some(isLive)) requestAnimationFrame(() => (window.moments.drawn = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}
const rowsDrawn = async (page: Page) => {
  await page.waitForFunction(() => window.moments?.drawn !== undefined);
  return page.evaluate(() => window.moments);
};

/** Clicks a menu entry whose list was not opened before; ms until its rows are drawn. */
async function openFromMenu(page: Page, path: string): Promise<number> {
  const entry = page.locator(`nav a[href="${path}"]`).first();
  await entry.hover(); // a person's pointer is over the entry before they press it
  const drawn = page.evaluate(
    ([list, row]) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener("pointerdown", () => (pressed = performance.now()), { once: true, capture: true });
        const look = () => {
          const shown = [...document.querySelectorAll(`[data-page^="${list}"] ${row}`)].some((each) =>
            each.checkVisibility(),
          );
          if (pressed > 0 && shown) requestAnimationFrame(() => resolve(performance.now() - pressed));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [path, ROW],
  );
  await entry.click();
  return drawn;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** Prints a line of the table: median, range, and ratio to the floor. */
function tell(what: string, times: number[], limit?: number): void {
  const middle = median(times);
  const spread = `${Math.round(times[0] ?? Number.NaN)}–${Math.round(times.at(-1) ?? Number.NaN)}`;
  const ratio = limit === undefined ? "" : `  ${(middle / limit).toFixed(2)} × the floor`;
  process.stdout.write(`${what.padEnd(46)}${String(Math.round(middle)).padStart(6)} ms (${spread})${ratio}\n`);
}

async function measure(line: Line): Promise<void> {
  const floors: number[] = [];
  const drawn: number[] = [];
  const usable: number[] = [];
  const table: number[] = [];
  const seen: number[] = [];
  const reload: number[] = [];
  const list: number[] = [];
  let script = 0;
  const requests = { usable: 0, table: 0, reload: 0, list: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const [bareContext, bare] = await open(line);
    await bare.goto("http://127.0.0.1:4322/");
    await bare.waitForFunction(() => "isUsable" in window);
    floors.push(await now(bare));
    await bareContext.close();

    const [context, page] = await open(line);
    await page.goto(`${terrace.url}/login?redirect=/sys/dict`, { waitUntil: "commit" });
    await page.waitForFunction(isHydrated);
    usable.push(await now(page));
    const painted = await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    drawn.push(await painted.evaluate((entry) => entry?.startTime ?? Number.NaN));
    const loaded = await page.evaluate(loadedFiles);
    script = loaded.filter(({ name }) => name.endsWith(".js")).reduce((sum, { size }) => sum + size, 0);
    requests.usable = loaded.length + 1;
    await page.locator("input[name=username]").pressSequentially("admin", { delay: 120 });
    await page.locator("input[name=password]").pressSequentially(BENCH_PASSWORD, { delay: 120 });
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Enter");
    const { drawn: first = Number.NaN, pressed = Number.NaN } = await rowsDrawn(page);
    table.push(first - pressed);
    requests.table = (await page.evaluate(loadedFiles)).length + 1; // including those loaded while typing
    await page.waitForLoadState("networkidle");
    await page.reload({ waitUntil: "commit" });
    const again = await rowsDrawn(page);
    seen.push(again.seen ?? Number.NaN);
    reload.push(again.drawn ?? Number.NaN);
    requests.reload = (await page.evaluate(loadedFiles)).length + 1;
    await page.waitForLoadState("networkidle");
    await page.evaluate(forgetFiles);
    list.push(await openFromMenu(page, "/sys/user"));
    requests.list = (await page.evaluate(loadedFiles)).length;
    await context.close();
  }
  const limit = median(floors);
  process.stdout.write(
    `\n${line === "fast" ? "Fast line" : "Slow 4G, processor ÷ 4"} (median of ${ROUNDS}, shortest–longest; cold browser)\n`,
  );
  tell("empty page with the same React bundle (floor)", floors);
  tell("sign-in page drawn", drawn);
  tell("sign-in page usable", usable, limit);
  tell("button → first table with real rows", table, limit);
  tell("reload of that page → its rows are seen", seen, limit);
  tell("reload of that page → it answers", reload, limit);
  tell("press of a menu entry → rows of its list", list, limit);
  process.stdout.write(
    `sign-in page: ${(script / 1024).toFixed(1)} KB of script (compressed), ${requests.usable} requests; until the first table ${requests.table}; reload ${requests.reload}; the list from the menu ${requests.list}\n`,
  );
}

try {
  await measure("fast");
  await measure("slow");
} finally {
  await browser.close();
  floor.close();
  await terrace.stop();
  await rm(dataDir, { recursive: true, force: true });
}
