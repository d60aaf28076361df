import { afterAll, beforeAll, expect, test } from "vitest";
import { enter, type Colleague } from "../../src/modules/testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../src/modules/testing/start-modules.server.ts";
import { inTransaction } from "../../src/server/database/transaction.ts";
import { demonstration } from "../demonstration.server.ts";
import { seedEnquiries } from "./enquiries.server.ts";

let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({}, { demonstration });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

type Enquiry = Readonly<Record<"id" | "name" | "state" | "language" | "product" | "enterprise", string | null>>;
const listed = async () => (await admin.post("/cms/enquiry/list", { "page.size": 50 }))["results"] as Enquiry[];

test("visitors ask in three languages about what is there, and some of them wait for an answer", async () => {
  const rows = await listed();
  expect(rows).toHaveLength(10);
  expect(rows.every(({ enterprise }) => enterprise !== null)).toBe(true);
  expect(rows.filter(({ product }) => product !== null)).toHaveLength(8);
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(["zh", "lo", "en"]));
  expect(rows.filter(({ state }) => state === "open")).toHaveLength(4);
  const tiles = (await admin.get("/sys/work/tiles")).data as { kind: string; count: number }[];
  expect(tiles.find(({ kind }) => kind === "unanswered")?.count).toBe(4);
});

test("one that asks about a product which is no longer there is left out", async () => {
  const { database } = app.services;
  await database.pool.query("delete from enquiry");
  await database.pool.query("update product set deleted_at = now() where name = '永德澳洲坚果'");
  await inTransaction(database, (trx) => seedEnquiries(trx, app.services));
  expect(await listed()).toHaveLength(9);
});
