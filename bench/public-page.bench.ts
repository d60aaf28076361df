import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, type LoadResult } from "./load.ts";
import { BENCH_PASSWORD } from "./sign-in.ts";
import { start } from "./start.ts";

/*
 * Throughput of public pages and lists over 32 connections, compared with a Fastify that sends a fixed answer of the
 * same size: a cached page should cost little more. Embedded unless DATABASE_URL is set. Needs a build.
 */

const SECONDS = Number(process.env["SECONDS"] ?? 6);
const dataDir = await mkdtemp(join(tmpdir(), "terrace-bench-"));
const env = {
  DATA_DIR: dataDir,
  DEMO: "0",
  ADMIN_PASSWORD: BENCH_PASSWORD,
  PAGES: "1",
  ROWS: "0",
  ARTICLES: "1000",
};
const ADDRESSES = {
  "home page": "/home/oneInex",
  "news list": "/home/nyNewsList",
  "list call": "/api/portal/article/list?size=12",
};
const headers = { "accept-encoding": "br" };

const row = (name: string, { perSecond, p50, p99, failed }: LoadResult, limit?: LoadResult) =>
  process.stdout.write(
    `${name.padEnd(34)}${String(perSecond).padStart(8)}/s  p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms${limit ? `  ${(perSecond / limit.perSecond).toFixed(2)} of the limit` : ""}${failed > 0 ? `  ${failed} FAILED` : ""}\n`,
  );

try {
  const terrace = await start("serve-terrace.ts", env);
  const sizes: Record<string, number> = {};
  const results: Record<string, LoadResult> = {};
  for (const [name, path] of Object.entries(ADDRESSES)) {
    const url = `${terrace.url}${path}`;
    sizes[name] = (await (await fetch(url, { headers: { "accept-encoding": "identity" } })).arrayBuffer()).byteLength;
    await fetch(url, { headers }); // caches and compresses the page
    results[name] = await run({ url, connections: 32, seconds: SECONDS, headers });
  }
  const { headers: told } = await fetch(`${terrace.url}/home/oneInex`, { headers });
  const known = { ...headers, "if-none-match": told.get("etag") ?? "" };
  const again = await run({
    url: `${terrace.url}/home/oneInex`,
    connections: 32,
    seconds: SECONDS,
    headers: known,
    good: 304,
  });
  await terrace.stop();

  process.stdout.write("\nPublic pages, 32 connections\n");
  for (const [name, result] of Object.entries(results)) {
    const bare = await start("serve-fixed.ts", { ...env, BYTES: String(sizes[name]) });
    const limit = await run({ url: bare.url, connections: 32, seconds: SECONDS, headers });
    await bare.stop();
    row(`bare Fastify, ${sizes[name]} bytes (limit)`, limit);
    row(name, result, limit);
    if (name === "home page") row("home page, known already (304)", again, limit);
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
