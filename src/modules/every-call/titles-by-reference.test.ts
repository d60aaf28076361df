import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser } from "../testing/add-user.server.ts";
import { addRole, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

/*
 * Enterprises, products and brands have titles that are not for everybody. Whoever may list a record that refers to
 * one reads its title there, and no other.
 */

const PASSWORD = "Vang-Vieng 2026";
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
  await add("certificate", {
    number: "LA-1",
    enterprise: named,
    kind: "organic",
    issuer: "x",
    issuedOn: "2026-01-01",
    validUntil: "2031-01-01",
  });
  const staff = async (name: string, rights: readonly string[]) => {
    await addRole(app.services, name, rights);
    await addUser(app.services, { username: name, password: PASSWORD, roles: [name] });
    return enter(app, name, PASSWORD);
  };
  certifier = await staff("certifier", ["cms:certificate:list", "cms:certificate:update"]);
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

it("tells nothing to whoever may list neither (AZ-05)", async () => {
  expect(await found(writer, { ids: [named, other] })).toEqual([0, []]);
  expect(await found(writer, { search: "Paksong" })).toEqual([0, []]);
});
