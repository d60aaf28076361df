import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ImportJobResult, ImportResult } from "../../contract/import-result.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import { readSheet, writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import type { Cell } from "../../fields/field.ts";
import type { Jobs } from "../../server/jobs/run-jobs.ts";
import { installationZone } from "../../server/installation-zone.ts";
import { jobsWith } from "../index.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

const SOON = { timeout: 60_000, interval: 50 };
// Their clocks never agree, so one at least is not the installation's.
const ZONES = ["Asia/Vientiane", "Asia/Kathmandu"] as const;
const EIGHTEEN = { "Asia/Vientiane": "11:00", "Asia/Kathmandu": "12:15" } as const; // UTC
const SHOWN_UNTIL = "Unpublish at";
const HEAD: Cell[] = ["title", "kind", "content", "visibleUntil"];

let app: ModulesApp;
let admin: Colleague;
let jobs: Jobs;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  jobs = jobsWith(app.services, app.imports);
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

const headers = (timeZone?: string) => ({
  [ACCESS_TOKEN]: admin.token,
  "accept-language": "en",
  ...(timeZone === undefined ? {} : { "time-zone": timeZone }),
});
async function send(rows: readonly (readonly Cell[])[], timeZone?: string) {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(await writeSheet("x", [HEAD, ...rows]))], "x.xlsx"));
  const sent = await fetch(`${app.origin}/api/cms/article/import`, {
    method: "POST",
    body,
    headers: headers(timeZone),
  });
  return ((await sent.json()) as { data: ImportResult & { job?: string } }).data;
}
async function exported(title: string, timeZone?: string): Promise<Cell | undefined> {
  const body = new URLSearchParams({ "query.title||eq": title });
  const sent = await fetch(`${app.origin}/api/cms/article/export`, {
    method: "POST",
    body,
    headers: headers(timeZone),
  });
  const { bytes } = (await sent.json()) as { bytes: string };
  const [head = [], row = []] = await readSheet(Buffer.from(bytes, "hex"), 10);
  return row[head.indexOf(SHOWN_UNTIL)];
}
const until = async (title: string) => {
  const { rows } = await app.services.database.pool.query<{ visible_until: string }>(
    "select visible_until from article where title = $1",
    [title],
  );
  return new Date(rows[0]?.visible_until ?? "").toISOString().slice(0, 16);
};
const choose = (timeZone: string) =>
  admin.post("/sys/user/my/preferences", {
    "choices[0].name": "timeZone",
    "choices[0].value": JSON.stringify(timeZone),
    "choices[0].age": 0,
  });

it("times of a sheet are read and written in the time zone that the person's browser names, as their screen shows them", async () => {
  for (const zone of ZONES) {
    const title = `zone ${zone}`;
    const result = await send([[title, "market", "<p>x</p>", "2029-12-31 18:00"]], zone);
    expect(result).toMatchObject({ added: 1, failed: [], timeZone: zone });
    expect(await until(title)).toBe(`2029-12-31T${EIGHTEEN[zone]}`);
    expect(await exported(title, zone)).toBe("2029-12-31 18:00:00");
  }
  await send([["day alone", "market", "<p>x</p>", "2029-12-31"]], "Asia/Vientiane");
  expect(await until("day alone")).toBe("2029-12-30T17:00");
  // Without a time, so in Vientiane's zone midnight.
  expect(await exported("day alone", "Asia/Vientiane")).toBe("2029-12-31");
  expect(await exported("day alone", "Asia/Kathmandu")).toBe("2029-12-30 22:45:00");
});

it("without one they are those of the zone that the person chose, and else of the installation's", async () => {
  const zone = ZONES.find((each) => each !== installationZone()) ?? ZONES[0];
  expect((await send([["nobody's", "market", "<p>x</p>", "2029-12-31 18:00"]], "No/Where")).timeZone).toBe(
    installationZone(),
  );
  await choose(zone);
  expect((await send([["chosen", "market", "<p>x</p>", "2029-12-31 18:00"]])).timeZone).toBe(zone);
  expect(await until("chosen")).toBe(`2029-12-31T${EIGHTEEN[zone]}`);
  expect(await exported("chosen")).toBe("2029-12-31 18:00:00");
  await choose("");
});

it("a long sheet's job reads its times in the zone of who began it", async () => {
  const rows = Array.from({ length: 1_001 }, (_, at): Cell[] => [
    `job ${at}`,
    "market",
    "<p>x</p>",
    "2029-12-31 18:00",
  ]);
  for (const [at, zone] of ZONES.entries()) {
    const { job } = await send(at === 0 ? rows : rows.map(([title, ...more]) => [`${zone} ${title}`, ...more]), zone);
    const done = await vi.waitFor(async () => {
      const { data } = await admin.get(`/sys/job/${job}`);
      expect((data as { state: string }).state).toBe("done");
      return data as { outcome: ImportJobResult };
    }, SOON);
    expect(done.outcome).toMatchObject({ added: 1_001, timeZone: zone });
    expect(await until(at === 0 ? "job 7" : `${zone} job 7`)).toBe(`2029-12-31T${EIGHTEEN[zone]}`);
  }
});

it("an export by a job is in the zone of who began it", async () => {
  await admin.post("/sys/setting/update", { "sys.download.type": "3" });
  for (const zone of ZONES) {
    const body = new URLSearchParams({ "query.title||eq": `zone ${zone}` });
    const sent = await fetch(`${app.origin}/api/cms/article/export`, { method: "POST", body, headers: headers(zone) });
    const { job } = (await sent.json()) as { job: string };
    await vi.waitFor(
      async () => expect((await admin.get(`/sys/job/${job}`)).data).toMatchObject({ state: "done" }),
      SOON,
    );
    const { url } = (await admin.post(`/sys/job/${job}/link`)).data as { url: string };
    const [head = [], row = []] = await readSheet(await (await fetch(app.origin + url)).bytes(), 10);
    expect(row[head.indexOf(SHOWN_UNTIL)]).toBe("2029-12-31 18:00:00");
  }
  await admin.post("/sys/setting/update", { "sys.download.type": "1" });
});

async function explained(language: string, zone: string, shown: string): Promise<string | undefined> {
  const asked = { ...headers(zone), "accept-language": language };
  const sent = await fetch(`${app.origin}/api/cms/article/import/template`, { headers: asked });
  const { bytes } = (await sent.json()) as { bytes: string };
  const { sheets } = await readXlsx(Buffer.from(bytes, "hex"));
  return (sheets[1]?.rows ?? []).map((row) => row.join(" ")).find((row) => row.includes(shown));
}

it("the template says which zone that is, with an example as the reader's language writes it, which an import takes", async () => {
  for (const [language, example] of [
    ["zh", "2029-04-25 08:30"],
    ["lo", "25/04/2029 08:30"],
    ["en", "25 Apr 2029 08:30"],
  ] as const) {
    const row = await explained(language, "Asia/Vientiane", "Asia/Vientiane (UTC+07:00)");
    expect(row).toContain(example);
    await send([[`example ${language}`, "market", "<p>x</p>", example]], "Asia/Vientiane");
    expect(await until(`example ${language}`)).toBe("2029-04-25T01:30");
  }
});

it.each([
  ["asia/vientiane", "Asia/Vientiane (UTC+07:00)"],
  ["Asia/Saigon", "Asia/Ho Chi Minh (UTC+07:00)"],
  ["PRC", "Asia/Shanghai (UTC+08:00)"],
  ["+07:00", "UTC+07:00"],
])("a zone that was written as %s is told as %s", async (zone, shown) => {
  expect(await explained("en", zone, shown)).toContain(`in the time zone ${shown}.`);
});
