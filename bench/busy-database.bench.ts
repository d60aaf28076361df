import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BENCH_PASSWORD, signIn } from "./sign-in.ts";
import { start } from "./start.ts";

/*
 * Response times at four times the load that one process can serve. First twelve callers send as much as is answered,
 * for a while; then the same callers send four times that rate, whether answered or not, of lists and saves, so that
 * sealing, publishing and sending have work too. Meanwhile one person makes small reads one after the other, none of
 * which may be answered 503 or 429. Embedded unless DATABASE_URL is set.
 */

const SECONDS = Number(process.env["SECONDS"] ?? 20);
const CALLERS = 12;
const TIMES = 4;
const SMALL: readonly { readonly path: string; readonly body?: string }[] = [
  { path: "/sys/user/states", body: "ids=none" },
  { path: "/sys/user/my/preferences" },
  { path: "/sys/user/info" },
];

interface Answer {
  readonly status: number;
  readonly time: number;
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const send = (agent: Agent, url: string, token: string, body?: string): Promise<Answer> =>
  new Promise((done) => {
    const began = performance.now();
    const end = (status: number) => done({ status, time: performance.now() - began });
    const headers = {
      access_token: token,
      ...(body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
    };
    const outgoing = request(url, { agent, headers, method: body === undefined ? "GET" : "POST" }, (answer) => {
      answer.resume();
      answer.on("end", () => end(answer.statusCode ?? 0));
    });
    outgoing.on("error", () => end(0));
    outgoing.end(body);
  });

const quantile = (answers: readonly Answer[], part: number): number => {
  const sorted = answers.map(({ time }) => time).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};
const counts = (answers: readonly Answer[]): string =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .toSorted(([a], [b]) => a - b)
    .map(([status, of]) => `${of.length} × ${status || "no answer"}`)
    .join(", ");

const dataDir = await mkdtemp(join(tmpdir(), "terrace-bench-"));
try {
  const env = {
    DATA_DIR: dataDir,
    DEMO: "1",
    ADMIN_PASSWORD: BENCH_PASSWORD,
    ROWS: "20000",
    USERS: String(CALLERS + 1),
  };
  const { url, stop } = await start("serve-terrace.ts", { ...env, TEST_SWITCHES: "1" });
  const agent = new Agent({ keepAlive: true });
  const tokens: string[] = [];
  for (let n = 0; n <= CALLERS; n++) tokens.push(await signIn(url, `bench-${n}`));
  const person = tokens.pop() as string;

  const groups = await fetch(`${url}/api/sys/dict/group/list`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", access_token: person },
    body: form({ "page.size": "1" }),
  });
  const groupId = ((await groups.json()) as { data: { results: { id: string }[] } }).data.results[0]?.id ?? "";

  let asked = 0;
  const work = (): Promise<Answer> => {
    const n = asked++;
    const token = tokens[n % CALLERS] as string;
    if (n % 20 === 0)
      return send(agent, `${url}/api/sys/dict/add`, token, form({ groupId, value: `b${n}`, label: `负载 ${n}` }));
    const page = { "page.pn": String(1 + ((n * 7919) % 100)), "page.size": "10", sort: "id asc" };
    return send(agent, `${url}/api/sys/dict/list`, token, form(page));
  };

  /** Measures the highest rate that is answered, with four calls of each caller at a time. */
  let served = 0;
  const until = performance.now() + SECONDS * 500;
  await Promise.all(
    Array.from({ length: CALLERS * 4 }, async () => {
      while (performance.now() < until) if ((await work()).status === 200) served += 1;
    }),
  );
  const perSecond = served / (SECONDS / 2);

  /** Sends four times that rate, whether answered or not. */
  const all: Promise<Answer>[] = [];
  const small: Answer[] = [];
  const began = performance.now();
  const end = began + SECONDS * 1000;
  const loads = async () => {
    while (performance.now() < end) {
      const due = ((performance.now() - began) / 1000) * perSecond * TIMES;
      while (all.length < due) all.push(work());
      await pause(5);
    }
  };
  const reads = async () => {
    for (let n = 0; performance.now() < end; n++) {
      const { path, body } = SMALL[n % SMALL.length] as (typeof SMALL)[number];
      small.push(await send(agent, `${url}/api${path}`, person, body));
      await pause(20);
    }
  };
  await Promise.all([loads(), reads()]);
  const answers = await Promise.all(all);
  agent.destroy();
  await stop();

  const refused = small.filter(({ status }) => status !== 200).length;
  if (refused > 0 || answers.some(({ status }) => status >= 500)) process.exitCode = 1;
  process.stdout.write(
    `\n${TIMES} × what one process serves, ${CALLERS} callers, ${process.env["DATABASE_URL"] ? "PostgreSQL" : "embedded database"}
served alone ${Math.round(perSecond)}/s, then asked ${Math.round(all.length / SECONDS)}/s: ${counts(answers)}
small reads of one person: ${counts(small)}, p50 ${quantile(small, 0.5).toFixed(0)} ms, p99 ${quantile(small, 0.99).toFixed(0)} ms${refused > 0 ? "  MISSED (limit: none refused)" : "  ok"}\n`,
  );
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
