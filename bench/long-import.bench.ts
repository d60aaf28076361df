import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { writeSheet } from "../src/crud/sheet/workbook/spreadsheet.server.ts";
import { BENCH_PASSWORD } from "./sign-in.ts";
import { start } from "./start.ts";

/*
 * Response times during a long import: one person makes small calls one after the other, first alone, then while ten
 * thousand rows are imported, exported and updated. Embedded unless DATABASE_URL is set.
 */

const ROWS = Number(process.env["IMPORTED"] ?? 10_000);
const LIMIT = 300; // ms

const dataDir = await mkdtemp(join(tmpdir(), "terrace-bench-"));
try {
  const env = { DATA_DIR: dataDir, DEMO: "1", ADMIN_PASSWORD: BENCH_PASSWORD, ROWS: "1000", USERS: "2" };
  const { url, stop } = await start("serve-terrace.ts", env);
  const call = async (path: string, token: string, body?: BodyInit): Promise<Record<string, unknown>> => {
    const headers: Record<string, string> = token === "" ? {} : { access_token: token };
    const answer = await fetch(
      `${url}/api${path}`,
      body === undefined ? { headers } : { method: "POST", headers, body },
    );
    return (await answer.json()) as Record<string, unknown>;
  };
  const signIn = async (name: string): Promise<string> => {
    const fields = { grant_type: "password", client_secret: "terrace-console", client_id: `${name}-client` };
    const body = new URLSearchParams({ ...fields, username: name, password: BENCH_PASSWORD });
    const { access_token: token, msg } = await call("/sso/oauth2/access_token", "", body);
    if (typeof token !== "string") throw new Error(String(msg));
    return token;
  };
  const [importer, person] = [await signIn("bench-0"), await signIn("bench-1")];

  const small = async (until: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    for (let n = 0; !until(); n++) {
      const began = performance.now();
      const list = new URLSearchParams({ "page.size": "10" });
      await (n % 3 === 0 ? call("/sys/dict/list", person, list) : call("/sys/user/my/preferences", person));
      times.push(performance.now() - began);
      await pause(20);
    }
    return times;
  };
  const imported = async (rows: readonly (readonly string[])[]) => {
    const bytes = await writeSheet("x", [["code", "name", "note"], ...rows]);
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], "x.xlsx"));
    const began = performance.now();
    const answer = await call("/sys/dict/group/import", importer, form);
    const data = answer["data"] as { readonly job?: string } | null;
    if (!data?.job) throw new Error(`The sheet was not left to a job: ${JSON.stringify(answer)}`);
    const sent = performance.now() - began;
    for (;;) {
      const job = (await call(`/sys/job/${data.job}`, importer))["data"] as { state: string; outcome?: object };
      if (job.state !== "waiting" && job.state !== "running") return { ...job, sent, took: performance.now() - began };
      await pause(200);
    }
  };
  const quantile = (times: readonly number[], part: number): number =>
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;

  const alone = performance.now() + 5_000;
  const before = await small(() => performance.now() > alone);
  const lines: string[] = [];
  for (const note of ["added", "changed"]) {
    let isDone = false;
    const rows = Array.from({ length: ROWS }, (_, n) => [`bench${n}`, `测量 ${n}`, note]);
    const work = imported(rows).finally(() => (isDone = true));
    const [came, beside] = await Promise.all([work, small(() => isDone)]);
    const longest = Math.max(...beside);
    if (longest > LIMIT || came.state !== "done") process.exitCode = 1;
    const times = (quantile(beside, 0.5) / quantile(before, 0.5)).toFixed(1);
    lines.push(
      `${ROWS} rows ${note}: ${came.state}, answered after ${came.sent.toFixed(0)} ms, done after ${(came.took / 1000).toFixed(1)} s`,
      `  ${beside.length} small calls meanwhile: p50 ${quantile(beside, 0.5).toFixed(0)} ms (${times} × alone), p99 ${quantile(beside, 0.99).toFixed(0)} ms, longest ${longest.toFixed(0)} ms${longest > LIMIT ? `  MISSED (limit: ${LIMIT} ms)` : "  ok"}`,
    );
  }
  await stop();
  process.stdout.write(
    `\n${process.env["DATABASE_URL"] ? "PostgreSQL" : "embedded database"}
small calls of one person alone: p50 ${quantile(before, 0.5).toFixed(0)} ms, p99 ${quantile(before, 0.99).toFixed(0)} ms
${lines.join("\n")}\n`,
  );
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
