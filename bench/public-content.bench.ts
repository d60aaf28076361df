import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BENCH_PASSWORD } from "./sign-in.ts";
import { start } from "./start.ts";

/*
 * Response times of public lists with 100,000 published articles: pages from the first to the last, and searches that
 * are not cached. One caller, so each figure is one visitor's wait. Embedded unless DATABASE_URL is set.
 */

const ARTICLES = Number(process.env["ARTICLES"] ?? 100_000);
const TIMES = 40;
const LIMIT = 100; // ms at the server
const given = process.env["DATA_DIR"];
const dataDir = given ?? (await mkdtemp(join(tmpdir(), "terrace-bench-")));

const words = (list: readonly string[]) => (n: number) => list[n % list.length] ?? "";
const places = words(["西双版纳", "普洱", "临沧", "琅南塔", "丰沙里", "万象", "德宏", "红河"]);
const goods = words(["春茶", "咖啡", "糯米", "草果", "西瓜", "香蕉", "芒果", "坚果", "蜂蜜"]);
const search = (text: string, more = "") => `search?search=${encodeURIComponent(text)}${more}`;

/** Each call asks for something else, so that no cached count is used twice. */
const ASKED: Readonly<Record<string, (n: number) => string>> = {
  "list, pages 1 to 40": (n) => `article/list?page=${1 + n}&size=13`,
  "list, pages around the middle": (n) => `article/list?page=${3_800 + n}&size=13`,
  "list, the last pages": (n) => `article/list?page=${7_600 + n}&size=13`,
  "list of one kind, far pages": (n) => `article/list?kind=market&page=${1_500 + n}&size=13`,
  "search, a common character": (n) => search(words([..."茶咖米果瓜蕉蜂甘玉木上丰价出育遇培通签今"])(n)),
  "search, a common word": (n) => search(goods(n), `&size=${1 + (n % 12)}`),
  "search, two words": (n) => search(`${places(n)} ${goods(n + Math.floor(n / 8))}`),
  "search, a rare word": (n) => search(`第${n * 2_311}期`),
  "search, pinyin": (n) =>
    search(words(["chuncha", "kafei", "nuomi", "caoguo", "xigua", "xiangjiao"])(n), `&size=${1 + (n % 12)}`),
  "search, initials": (n) =>
    search(words(["cc", "kf", "nm", "cg", "xg", "xj", "pe", "lc"])(n), `&size=${1 + (n % 12)}`),
  "search, Lao": (n) => search(`ຂ່າວ${words(["ຊາ", "ກາເຟ", "ເຂົ້າ", "ໝາກ"])(n)}`, `&size=${1 + (n % 12)}`),
  "search, English": (n) => search(`report tea ${n}`),
  "search, nothing found": (n) => search(`没有${n}`),
};

try {
  const terrace = await start("serve-terrace.ts", {
    DATA_DIR: dataDir,
    DEMO: "0",
    ADMIN_PASSWORD: BENCH_PASSWORD,
    ROWS: "0",
    ARTICLES: String(ARTICLES),
  });
  process.stdout.write(`\n${ARTICLES} articles, ${process.env["DATABASE_URL"] ? "PostgreSQL" : "embedded database"}\n`);
  for (const [name, path] of Object.entries(ASKED)) {
    const times: number[] = [];
    for (let n = 0; n < TIMES; n++) {
      const began = performance.now();
      const answer = await fetch(`${terrace.url}/api/portal/${path(n)}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path(n)}: ${answer.status}`);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
    process.stdout.write(
      `${name.padEnd(34)}p50 ${at(0.5).toFixed(1).padStart(6)} ms  p95 ${at(0.95).toFixed(1).padStart(6)} ms  slowest ${at(1).toFixed(1).padStart(6)} ms  ${(at(0.95) / LIMIT).toFixed(2)} of ${LIMIT} ms\n`,
    );
  }
  await terrace.stop();
} finally {
  if (given === undefined) await rm(dataDir, { recursive: true, force: true });
}
