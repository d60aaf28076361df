import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { serveMetrics } from "../../server/metrics/serve-metrics.ts";
import { listen } from "../testing/listener.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
let metrics: Awaited<ReturnType<typeof serveMetrics>>;

beforeAll(async () => {
  app = await startModules({ demo: false });
  metrics = await serveMetrics(app.services, { port: 0, host: "127.0.0.1" });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(async () => {
  await metrics.stop();
  await app.close();
});

const read = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
};

it("requests are counted by their declared route and by what became of them, never by the address that was asked for", async () => {
  await admin.get("/sys/job/no-such-id-anywhere");
  await fetch(`${app.origin}/${"x".repeat(40)}`);
  await app.client.post("/sys/user/list");
  const text = await read();
  const count = (labels: string) => valueOf(text, `terrace_request_seconds_count{${labels}}`);
  expect(count('method="GET",route="/api/sys/job/:id",outcome="notFound",status="200"')).toBe(1);
  expect(count('method="POST",route="/api/sys/user/list",outcome="noToken",status="401"')).toBe(1);
  expect(text).not.toMatch(/no-such-id|xxxx/);
});

it("jobs, the oldest that waits and what is not sealed are told as they stand", async () => {
  const at = new Date(app.clock.now() - 90_000).toISOString();
  await app.services.database.pool.query(
    `insert into job (id, kind, title, input, permission, state, run_at, most_attempts, created_at)
     values ('w', 'none', '{}', '{}', 'x:y:z', 'waiting', $1, 1, $1), ('f', 'none', '{}', '{}', 'x:y:z', 'failed', $1, 1, $1)`,
    [at],
  );
  const text = await read();
  expect(valueOf(text, 'terrace_jobs{state="waiting"}')).toBe(1);
  expect(valueOf(text, 'terrace_jobs{state="failed"}')).toBe(1);
  expect(valueOf(text, "terrace_job_wait_seconds")).toBe(90);
  expect(valueOf(text, "terrace_database_up")).toBe(1);
  await app.services.database.pool.query("delete from job");
});

it("a rule can tell that there was never a backup, also where no age of one is told, and that nothing answers at all", async () => {
  const text = await read();
  expect(text).not.toMatch(/^terrace_backup_age_seconds /m);
  expect(valueOf(text, "terrace_database_embedded")).toBe(app.services.database.embedded ? 1 : 0);
  const rules = readFileSync(join(import.meta.dirname, "../../../ops/prometheus-alerts.yaml"), "utf8");
  expect(rules).toContain("terrace_database_embedded == 1 unless on (instance) terrace_backup_age_seconds\n");
  expect(rules).toMatch(/expr: up\{.*\} == 0\n/);
});

it("an open socket is counted until it is closed", async () => {
  const before = valueOf(await read(), "terrace_sockets") ?? Number.NaN;
  const listener = await listen(app.origin, ADMIN);
  expect(valueOf(await read(), "terrace_sockets")).toBe(before + 1);
  listener.ws.close();
  await vi.waitFor(async () => expect(valueOf(await read(), "terrace_sockets")).toBe(before));
});

it("while the database does not answer, that is said and nothing of it is made up", async () => {
  const query = vi.spyOn(app.services.database, "as").mockImplementation(() => {
    throw new Error("away");
  });
  const text = await read();
  query.mockRestore();
  expect(valueOf(text, "terrace_database_up")).toBe(0);
  expect(text).not.toMatch(/^terrace_jobs\{|^terrace_job_wait_seconds /m);
  expect(valueOf(await read(), "terrace_database_up")).toBe(1);
});

it("nothing else is served there, and no secret or name stands in it", async () => {
  for (const path of ["/", "/metrics/", "/api/sys/user/info", "/metrics?x=1"])
    expect((await fetch(`http://127.0.0.1:${metrics.port}${path}`)).status, path).toBe(404);
  expect(await read()).not.toContain(ADMIN.username);
  expect((await fetch(`${app.origin}/metrics`)).status).toBe(404);
});

it("the rules and the dashboard in ops name series that exist", async () => {
  const text = await read();
  const known = new Set([...text.matchAll(/^([a-z]\w*?)(?:_bucket|_count|_sum)?(?:\{| )/gm)].map(([, name]) => name));
  known.add("terrace_backup_age_seconds"); // only once there is a backup
  known.add("terrace_replica_up"); // only with a standby
  for (const file of ["prometheus-alerts.yaml", "grafana-dashboard.json"]) {
    const names = readFileSync(join(import.meta.dirname, "../../../ops", file), "utf8").match(
      /\b(?:terrace|nodejs|process)_[a-z0-9_]+/g,
    );
    expect(names?.length).toBeGreaterThan(5);
    for (const name of names ?? []) expect(known, `${file}: ${name}`).toContain(name.replace(/_(?:bucket|count)$/, ""));
  }
});
