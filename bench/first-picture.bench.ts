import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/chromium.ts";
import { BENCH_PASSWORD } from "./sign-in.ts";
import { start } from "./start.ts";

/*
 * Loading times of public pages for an old phone on Slow 4G: first contentful paint, largest contentful paint, and how
 * long the page ignores touch meanwhile. The floor, measured in the same run, is a page of one word and the home page's
 * first picture. The server generates the sizes of the pictures beforehand.
 */

const ROUNDS = Number(process.env["ROUNDS"] ?? 3);
const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const LISTS = { home: "/home/oneInex", news: "/home/nyNewsList", products: "/home/qyncInfo" };
const LANGUAGES = ["zh", "lo", "en"] as const;

const dataDir = await mkdtemp(join(tmpdir(), "terrace-bench-"));
const terrace = await start("serve-pages.ts", {
  DATA_DIR: dataDir,
  DEMO: "1",
  ADMIN_PASSWORD: BENCH_PASSWORD,
  LOG_LEVEL: "warn",
});
const textOf = async (path: string) => (await fetch(terrace.url + path)).text();
const firstIn = async (path: string, link: RegExp) => link.exec(await textOf(path))?.[0] ?? path;
const pages = {
  ...LISTS,
  article: await firstIn(LISTS.news, /\/home\/textInfo\?id=[0-9a-f-]+/),
  product: await firstIn(LISTS.products, /\/home\/detail\?id=[0-9a-f-]+/),
};

const picture = /imagesrcset="[^"]*?(\/file\/sized\/960\/\S+\.avif)/.exec(await textOf(LISTS.home))?.[1];
if (!picture) throw new Error("The home page names no first picture any more: choose another floor.");
const isMade = async (path: string): Promise<boolean> => (await fetch(terrace.url + path, { redirect: "manual" })).ok;
const pictures = new Set<string>();
for (const path of Object.values(pages))
  for (const [found] of (await textOf(path)).matchAll(/\/file\/sized\/(?:480|960)\/[a-z0-9/.-]+\.avif/g))
    pictures.add(found);
for (const path of pictures) while (!(await isMade(path)));
const bytes = Buffer.from(await (await fetch(terrace.url + picture)).arrayBuffer());
const floor = createServer((request, answer) => {
  if (request.url === "/picture") answer.writeHead(200, { "content-type": "image/avif" }).end(bytes);
  else
    answer
      .writeHead(200, { "content-type": "text/html" })
      .end(`<!doctype html><p>Terrace</p><img src="/picture" width="412" height="300" alt="" fetchpriority="high">`);
}).listen(4323, "127.0.0.1");

interface Waited {
  readonly words: number;
  readonly largest: number;
  readonly deaf: number;
}

/** Opens one page in a cold browser; times in ms. */
async function visit(url: string): Promise<Waited> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", SLOW);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(1_000); // the largest paint is reported some frames after it happened
    return await page.evaluate(
      () =>
        new Promise<Waited>((resolve) => {
          const last = { words: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN };
          let deaf = 0;
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) deaf += duration - 50;
          }).observe({ type: "longtask", buffered: true });
          new PerformanceObserver((list) => {
            const largest = list.getEntries().at(-1)?.startTime ?? NaN;
            setTimeout(() => resolve({ ...last, largest, deaf }), 100);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  } finally {
    await browser.close();
  }
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

async function row(name: string, url: string, limit?: number): Promise<number> {
  const visits: Waited[] = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(url));
  const of = (part: keyof Waited) => median(visits.map((each) => each[part]));
  const ms = (part: keyof Waited) => `${Math.round(of(part))} ms`.padStart(9);
  process.stdout.write(
    `${name.padEnd(24)}words ${ms("words")}  largest ${ms("largest")}${limit === undefined ? "" : `  ${(of("largest") / limit).toFixed(2)} × the floor`}  deaf ${ms("deaf")}\n`,
  );
  return of("largest");
}

try {
  process.stdout.write(`\nSlow 4G, processor ÷ 4, a telephone (median of ${ROUNDS}, cold browser)\n`);
  const limit = await row("one word, one picture", "http://127.0.0.1:4323/");
  for (const [name, path] of Object.entries(pages))
    for (const language of LANGUAGES) {
      const address = `${terrace.url}${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
      await row(`${name}, ${language}`, address, limit);
    }
} finally {
  floor.close();
  await terrace.stop();
  await rm(dataDir, { recursive: true, force: true });
}
