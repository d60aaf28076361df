import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type CDPSession, type Page } from "@playwright/test";
import { build } from "vite";
import { ensureChromium } from "../scripts/chromium.ts";
import { BENCH_PASSWORD } from "./sign-in.ts";
import { start } from "./start.ts";
import { countRenders } from "./tab-switch/count-renders.ts";

/*
 * CPU time of the main thread for a switch between two visited tabs, with twenty open, each a list of twenty rows; CPU
 * time, so that other load on the machine does not count. The floor, measured in the same run, is the same number of
 * pages with the kit's own table and none of our code (limit.tsx). Also counts the components that hidden pages render
 * again, and the memory left after two hundred switches.
 */

const OPEN = 20;
const SWITCHES = Number(process.env["SWITCHES"] ?? 200);
const VIEW = "sys/dict/index";

const metric = async (cdp: CDPSession, name: string): Promise<number> => {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
};
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
const heap = async (cdp: CDPSession): Promise<number> => {
  await cdp.send("HeapProfiler.collectGarbage");
  return metric(cdp, "JSHeapUsedSize");
};

interface Figures {
  readonly times: readonly number[];
  readonly growth: number;
  readonly mb: number;
}

/** `press` activates a tab; `TaskDuration` in thread time is the main thread's CPU time for it. */
async function measure(page: Page, cdp: CDPSession, press: (tab: number) => Promise<void>): Promise<Figures> {
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  for (let tab = 0; tab < OPEN; tab++) await press(tab).then(() => settled(page));
  const before = await heap(cdp);
  const times: number[] = [];
  for (let count = 0; count < SWITCHES; count++) {
    const at = await metric(cdp, "TaskDuration");
    await press((count * 7) % OPEN);
    await settled(page);
    times.push(((await metric(cdp, "TaskDuration")) - at) * 1000);
  }
  const after = await heap(cdp);
  return { times: times.sort((a, b) => a - b), growth: after / before, mb: after / 2 ** 20 };
}

const line = (name: string, { times, growth, mb }: Figures, limit?: Figures) => {
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  const ratio = limit
    ? `  ${(at(0.5) / (limit.times[limit.times.length >> 1] ?? Number.NaN)).toFixed(2)} × the limit`
    : "";
  process.stdout.write(
    `${name.padEnd(34)} median ${at(0.5).toFixed(1).padStart(5)} ms  p95 ${at(0.95).toFixed(1).padStart(5)} ms  heap ${mb.toFixed(0)} MB, × ${growth.toFixed(2)} after ${SWITCHES} switches${ratio}\n`,
  );
};

const folder = await mkdtemp(join(tmpdir(), "terrace-bench-"));
await build({
  configFile: false,
  logLevel: "silent",
  root: import.meta.dirname,
  build: {
    outDir: join(folder, "limit"),
    rolldownOptions: { input: join(import.meta.dirname, "tab-switch/limit.tsx") },
  },
});
const assets = join(folder, "limit/assets");
const names = await readdir(assets);
const limitPage = `<!doctype html>${names.map((name) => (name.endsWith(".css") ? `<link rel="stylesheet" href="/${name}">` : `<script type="module" src="/${name}"></script>`)).join("")}<body>`;
const limitServer = createServer((request, answer) => {
  const name = request.url?.slice(1) ?? "";
  const type = name.endsWith(".css") ? "text/css" : name.endsWith(".js") ? "text/javascript" : "text/html";
  answer
    .writeHead(200, { "content-type": type })
    .end(names.includes(name) ? readFileSync(join(assets, name)) : limitPage);
}).listen(0, "127.0.0.1");
const terrace = await start("serve-pages.ts", {
  DATA_DIR: join(folder, "data"),
  DEMO: "1",
  ADMIN_PASSWORD: BENCH_PASSWORD,
});
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--enable-precise-memory-info"],
});
const open = async (address: string): Promise<[Page, CDPSession]> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(countRenders);
  await page.goto(address);
  return [page, await page.context().newCDPSession(page)];
};

try {
  const { port } = limitServer.address() as { port: number };
  const [bare, bareCdp] = await open(`http://127.0.0.1:${port}/`);
  await bare.waitForSelector("tbody tr[data-row-key]");
  const limit = await measure(bare, bareCdp, (tab) => bare.locator("[role=tab]").nth(tab).dispatchEvent("click"));
  await bare.close();

  const [page, cdp] = await open(`${terrace.url}/login`);
  // The menu tree is data, so twenty more pages of one view are twenty more nodes in it.
  await page.route("**/api/sys/menu/getMenus", async (route) => {
    const answer = await route.fetch();
    const tree = (await answer.json()) as { data: { component: string; children: unknown[] }[] };
    const find = (nodes: typeof tree.data): (typeof tree.data)[number] | undefined =>
      nodes.find((node) => node.component === VIEW) ??
      nodes.map((node) => find(node.children as typeof nodes)).find(Boolean);
    const model = find(tree.data);
    const copies = Array.from({ length: OPEN }, (_, n) => ({
      ...model,
      id: `bench-${n}`,
      path: `/bench/${n}`,
      children: [],
    }));
    await route.fulfill({ json: { ...tree, data: [...tree.data, ...copies] } });
  });
  await page.context().addCookies([{ name: "limit", value: "20", url: terrace.url }]);
  await page.locator("input[name=username]").fill("admin");
  await page.locator("input[name=password]").fill(BENCH_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  const tabs = page.locator("[role=tab]");
  const shown = (n: number) => page.locator(`[data-page="/bench/${n}"] tbody tr[data-row-key]`).first();
  for (let n = 0; n < OPEN; n++) {
    // the same as following a menu link
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/bench/${n}`);
    await shown(n).waitFor();
  }
  await page.waitForLoadState("networkidle");
  const first = (await tabs.count()) - OPEN;
  const press = (tab: number) => tabs.nth(first + tab).dispatchEvent("click");
  await press(0);
  await settled(page);
  await page.evaluate(() => (globalThis.drawnAgain = {}));
  const ours = await measure(page, cdp, press);
  const drawn = await page.evaluate(() => globalThis.drawnAgain);

  process.stdout.write(`\n${OPEN} open tabs of 20-row lists, processor time of the main thread per switch\n`);
  line("the kit's own tables (limit)", limit);
  line("Terrace", ours, limit);
  const again = Object.values(drawn).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`components of pages drawn again in ${SWITCHES + OPEN} switches: ${again}\n`);
  if (again > 0) process.stdout.write(`${JSON.stringify(drawn)}\n`);
} finally {
  await browser.close();
  limitServer.close();
  await terrace.stop();
  await rm(folder, { recursive: true, force: true });
}
