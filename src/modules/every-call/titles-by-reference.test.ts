import { afterAll, beforeAll, expect, it } from "vitest";
import type { ImportResult } from "../../contract/import-result.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { addUser } from "../testing/add-user.server.ts";
import { addRole, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

/*
 * Enterprises, products and brands have titles that are not for everybody. Whoever may list a record that refers to
 * one reads its title there, and no other.
 */

const PASSWORD = "Vang-Vieng 2026";
const CERTIFICATE = { kind: "organic", issuer: "x", issuedOn: "2026-01-01", validUntil: "2031-01-01" };
let app: ModulesApp;
let certifier: Colleague;
let writer: Colleague;
let named = "";
let other = "";

beforeAll(async () => {
  app = await startModules({ demo: false });
  const admin = await enter(app, ADMIN.username, ADMIN.password);
  const places = (await admin.get("/sys/sysdivision")).data as { id: string; value: string }[];
  const division = places.find(({ value }) => value === "LA1604")?.id;
  const add = async (path: string, values: Readonly<Record<string, unknown>>) =>
    ((await admin.post(`/cms/${path}/add`, values)).data as { id: string }).id;
  named = await add("enterprise", {
    name: "Paksong Coffee",
    writtenIn: "en",
    nameEn: "Paksong Coffee",
    creditCode: "LAO-77001",
    type: "cooperative",
    division,
  });
  other = await add("enterprise", {
    name: "Bolaven Tea",
    writtenIn: "en",
    nameEn: "Bolaven Tea",
    type: "cooperative",
    division,
  });
  await add("certificate", { ...CERTIFICATE, number: "LA-1", enterprise: named });
  const staff = async (name: string, rights: readonly string[]) => {
    await addRole(app.services, name, rights);
    await addUser(app.services, { username: name, password: PASSWORD, roles: [name] });
    return enter(app, name, PASSWORD);
  };
  certifier = await staff("certifier", [
    "cms:certificate:list",
    "cms:certificate:add",
    "cms:certificate:update",
    "cms:certificate:import",
  ]);
  writer = await staff("writer", ["cms:article:list"]);
});
afterAll(() => app.close());

const found = async (by: Colleague, asked: Readonly<Record<string, unknown>>) => {
  const answer = await by.post("/cms/enterprise/options", asked);
  return [answer.code, (answer.data as { id: string }[]).map(({ id }) => id)];
};

it("tells the title behind a reference to whoever may list the record, by id and by search", async () => {
  expect(await found(certifier, { ids: [named, other] })).toEqual([0, [named]]);
  expect(await found(certifier, {})).toEqual([0, [named]]);
  expect(await found(certifier, { search: "Bolaven" })).toEqual([0, []]);
});

it("finds places, which are for everybody, also by their codes without the right to list them", async () => {
  const places = await writer.post("/sys/sysdivision/options", { search: "LA1604" });
  expect(places.data).toMatchObject([{ title: { en: "Paksong" } }]);
});

it("tells nothing to whoever may list neither (AZ-05)", async () => {
  expect(await found(writer, { ids: [named, other] })).toEqual([0, []]);
  expect(await found(writer, { search: "Paksong" })).toEqual([0, []]);
});

it("finds by the title alone, so that a search tells nothing of fields that its reader may not see", async () => {
  expect(await found(certifier, { search: "cof paks" })).toEqual([0, [named]]);
  expect(await found(certifier, { search: "LAO-77" })).toEqual([0, []]);
  expect(await found(certifier, { search: "P%e" })).toEqual([0, []]);
});

/** What a dry run says of an enterprise that a certificate's cell names. */
async function toldOf(name: string): Promise<string[]> {
  const head = ["证书编号", "企业", "认证类型", "发证机构", "发证日期", "有效期至"];
  const row = ["LA-2", name, "organic", "x", "2026-01-01", "2031-01-01"];
  const body = new FormData();
  body.set("dryRun", "1");
  body.set("file", new File([new Uint8Array(await writeSheet("x", [head, row]))], "x.xlsx"));
  const headers = { [ACCESS_TOKEN]: certifier.token, "accept-language": "en" };
  const sent = await fetch(`${app.origin}/api/cms/certificate/import`, { method: "POST", body, headers });
  const { failed } = ((await sent.json()) as { data: ImportResult }).data;
  return failed.filter(({ field }) => field === "enterprise").map(({ message }) => message);
}

it("takes of an import's names those whose titles its sender may read, and no others", async () => {
  expect(await toldOf("Paksong Coffee")).toEqual([]);
  expect(await toldOf("Bolaven Tea")).toEqual(["“Bolaven Tea”: There is no such record, or it is inactive"]);
});

it("says of a cell of an import no more than that no record can be meant, where several have its name", async () => {
  const { rows } = await app.services.database.pool.query("select division, type from enterprise where id = $1", [
    other,
  ]);
  const admin = await enter(app, ADMIN.username, ADMIN.password);
  const again = { ...rows[0], name: "Bolaven Tea", writtenIn: "en", nameEn: "Bolaven Tea" };
  const added = await admin.post("/cms/enterprise/add", again);
  for (const [number, enterprise] of [
    ["LA-3", other],
    ["LA-4", (added.data as { id: string }).id],
  ] as const)
    expect(await admin.post("/cms/certificate/add", { ...CERTIFICATE, number, enterprise })).toMatchObject({ code: 0 });
  expect((await found(certifier, { search: "Bolaven" }))[1]).toHaveLength(2);
  expect(await toldOf("Bolaven Tea")).toEqual(["“Bolaven Tea”: There is no such record, or it is inactive"]);
});
