import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BENCH_PASSWORD } from "./sign-in.ts";
import { start } from "./start.ts";

/*
 * A visitor reads the public site, with and without another address that requests uncached pages as fast as it can. The
 * budget for rendering (render-budget.ts) must keep the visitor's p99 within 1.5 times of what it is alone. The two
 * runs alternate, so that other load on the machine affects both. Terrace runs as it starts, with its demonstration,
 * behind a proxy, which is this program. Needs a build.
 */

const ROUNDS = Number(process.env["ROUNDS"] ?? 4);
const SECONDS = Number(process.env["SECONDS"] ?? 15); // of one run
const FLOODERS = 50; // connections
const LIMIT = 1.5;
const VISITOR = "198.51.100.7";
const FLOODER = "203.0.113.9";
// A fast reader, twenty pages a second: pages many visitors open, and once a second a search that is not cached.
const READ = ["/home/oneInex", "/home/nyNewsList", "/home/qyncInfo", "/home/rzcpEntp", "/home/noticeDetail"];
const FLOODS: Readonly<Record<string, (n: number) => string>> = {
  "unknown members": (n) => `/home/oneInex?x=${n}`,
  "pages behind the last": (n) => `/home/nyNewsList?page=${n + 1000}`,
  "words nobody searched for": (n) => `/home/qyncInfo?search=q${n}`,
  "signed in by a cookie": (n) => `/home/oneInex?${n}`,
  "the sign-in page": (n) => `/login?redirect=/x${n}`,
  "unknown addresses": (n) => `/nothing/${n}`,
};

interface Answer {
  readonly status: number;
  readonly time: number;
}

const ask = (agent: Agent, url: string, address: string, cookie = ""): Promise<Answer> =>
  new Promise((done) => {
    const began = performance.now();
    const end = (status: number) => done({ status, time: performance.now() - began });
    const outgoing = request(
      url,
      { agent, headers: { "x-forwarded-for": address, "accept-encoding": "br", cookie } },
      (answer) => {
        answer.resume();
        answer.on("end", () => end(answer.statusCode ?? 0));
      },
    );
    outgoing.on("error", () => end(0));
    outgoing.end();
  });

const quantile = (times: readonly number[], part: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

let searched = 0;
/** Response times of one visitor in ms, until `until`. */
async function visit(url: string, until: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: Answer[] = [];
  for (let n = 0; performance.now() < until; n++) {
    const path = n % 20 === 19 ? `/home/searchInputInfo?search=w${searched++}` : (READ[n % READ.length] as string);
    answers.push(await ask(agent, url + path, VISITOR));
    await pause(50);
  }
  agent.destroy();
  return answers;
}

let flooded = 0;
async function flood(url: string, until: number, address: (n: number) => string, cookie: string): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: FLOODERS });
  const answers: Answer[] = [];
  const one = async () => {
    while (performance.now() < until) answers.push(await ask(agent, url + address(flooded++), FLOODER, cookie));
  };
  await Promise.all(Array.from({ length: FLOODERS }, one));
  agent.destroy();
  return answers;
}

const dataDir = await mkdtemp(join(tmpdir(), "terrace-bench-"));
try {
  const env = { DATA_DIR: dataDir, DEMO: "1", ADMIN_PASSWORD: BENCH_PASSWORD, TRUST_PROXY: "127.0.0.1" };
  const terrace = await start("serve-pages.ts", { ...env, LOG_LEVEL: "silent", TEST_SWITCHES: "1" });
  await pause(5_000); // background work of a first start
  await visit(terrace.url, performance.now() + 3_000);
  process.stdout.write(`\nOne visitor; another address floods over ${FLOODERS} connections\n`);
  for (const [name, address] of Object.entries(FLOODS)) {
    const [alone, beside, refused]: [number[], number[], number[]] = [[], [], []];
    let failed = 0;
    const times = (answers: readonly Answer[]) =>
      answers.flatMap(({ status, time }) => (status === 200 ? [time] : ((failed += 1), [])));
    let drawn = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const length = (SECONDS * 1000) / ROUNDS;
      alone.push(...times(await visit(terrace.url, performance.now() + length)));
      const until = performance.now() + length;
      const [seen, answers] = await Promise.all([
        visit(terrace.url, until),
        flood(terrace.url, until, address, name.includes("cookie") ? "access_token=x" : ""),
      ]);
      beside.push(...times(seen));
      refused.push(...answers.filter(({ status }) => status === 429).map(({ time }) => time));
      drawn += answers.filter(({ status }) => status !== 429).length;
    }
    const [before, after] = [quantile(alone, 0.99), quantile(beside, 0.99)];
    const verdict = after <= LIMIT * before && failed === 0 ? "ok" : "MISSED";
    if (verdict !== "ok") process.exitCode = 1;
    process.stdout.write(
      `${name.padEnd(28)}alone p50 ${quantile(alone, 0.5).toFixed(1)} p99 ${before.toFixed(1)} ms  flooded p50 ${quantile(beside, 0.5).toFixed(1)} p99 ${after.toFixed(1)} ms  ${(after / before).toFixed(2)} of 1  flood: ${drawn} answered, ${refused.length} refused  ${failed > 0 ? `${failed} of the visitor's FAILED  ` : ""}${verdict} (limit ${LIMIT})\n`,
    );
  }
  await terrace.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
