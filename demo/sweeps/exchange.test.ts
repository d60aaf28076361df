import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ACCESS_TOKEN } from "../../src/contract/session/token-names.ts";
import { offers } from "../../src/crud/permissions.ts";
import type { Jobs } from "../../src/server/jobs/run-jobs.ts";
import { jobsWith } from "../../src/modules/index.server.ts";
import { modules } from "../../src/modules/index.ts";
import { enter, type Colleague } from "../../src/modules/testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../src/modules/testing/start-modules.server.ts";
import { demonstration } from "../demonstration.server.ts";

let app: ModulesApp;
let admin: Colleague;
let jobs: Jobs;
beforeAll(async () => {
  app = await startModules({}, { demonstration });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  jobs = jobsWith(app.services, app.imports);
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

const exchanged = modules.filter((module) => offers(module, "export") && offers(module, "import"));
const versionsOf = async (table: string) =>
  (
    await app.services.database.pool.query<{ all: string }>(
      `select string_agg(id || ' ' || version, ',' order by id) as all from ${table}`,
    )
  ).rows[0]?.all;

interface Taken {
  readonly total: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly job?: string;
  readonly failed: readonly unknown[];
  readonly readOnlyColumns?: readonly string[];
  readonly ignoredRows?: number;
  readonly notes?: readonly { readonly row: number; readonly message: string }[];
}
const backAgain = async (path: string, change = (bytes: Buffer) => bytes) => {
  const { bytes } = await admin.post(`${path}/export`);
  const body = new FormData();
  body.set("file", new File([new Uint8Array(change(Buffer.from(String(bytes), "hex")))], "x.xlsx"));
  const answer = await fetch(`${app.origin}/api${path}/import`, {
    method: "POST",
    body,
    headers: { [ACCESS_TOKEN]: admin.token, "accept-language": "zh" },
  });
  const { data } = (await answer.json()) as { data: Taken };
  return data.job === undefined ? data : cameOf(data.job);
};
/** Resolves to the result of the background job that a long sheet became. */
const cameOf = (job: string) =>
  vi.waitFor(
    async () => {
      const { outcome, state } = (await admin.get(`/sys/job/${job}`)).data as { state: string; outcome: Taken };
      expect(state).toBe("done");
      const { total, added, updated, unchanged, failed, readOnlyColumns, ignoredRows } = outcome;
      return { total, added, updated, unchanged, failed, readOnlyColumns, ignoredRows };
    },
    { timeout: 60_000, interval: 100 },
  ) as Promise<Taken>;

it("begins with a log that holds: every entry is of a session that its author had then", async () => {
  const data = (await admin.post("/sys/log/verify")).data as { readonly rows: number; readonly unsealed: number };
  expect(data).not.toHaveProperty("first");
  expect(data.rows + data.unsealed).toBeGreaterThan(150);
});

it.each(exchanged.map(({ path, table, properties }) => [path, table, properties] as const))(
  "an untouched export of %s changes nothing when it comes back",
  async (path, table, properties) => {
    const before = await versionsOf(table);
    const data = await backAgain(path);
    expect(data.failed.slice(0, 3)).toEqual([]);
    const { total } = data;
    const written = properties.filter(({ field, property }) => field.isReadOnly && !property.isSecret);
    const readOnlyColumns = written.length > 0 ? written.map(({ property }) => property.label.zh) : undefined;
    const expected = { total, added: 0, updated: 0, unchanged: total, failed: [], readOnlyColumns };
    expect({ ...data, timeZone: undefined }).toEqual(expected); // told of lists with times
    expect(data.total).toBeGreaterThan(0);
    expect(await versionsOf(table)).toBe(before);
  },
);

it("a text longer than a cell holds is not cut: its row says so, and the text stays", async () => {
  const content = `<p>${"稻".repeat(33_000)}</p>`;
  const added = await admin.post("/cms/notice/add", { title: "长", kind: "notice", content });
  expect(added.code, JSON.stringify(added)).toBe(0);
  const before = await versionsOf("notice");
  const data = await backAgain("/cms/notice");
  expect(data).toMatchObject({ added: 0, updated: 0, failed: [] });
  expect(data.notes).toEqual([
    { row: expect.any(Number) as number, message: expect.stringContaining("保持原内容不变") as string },
  ]);
  expect(await versionsOf("notice")).toBe(before);
  const { id } = added.data as { id: string };
  expect((await admin.get(`/cms/notice/get?id=${id}`)).data).toMatchObject({ content });
});
