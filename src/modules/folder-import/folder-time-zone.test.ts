import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { modules } from "../index.ts";
import { addUser } from "../testing/add-user.server.ts";
import { addRole } from "../testing/staff.server.ts";
import { startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { importFromFolder } from "./folder-import.server.ts";
import { runContext } from "./testing/run-context.server.ts";

const root = mkdtempSync(join(tmpdir(), "terrace-import-"));
const folder = join(root, "cms", "article");
let app: ModulesApp;
let robot: string;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  app = await startModules({ demo: false, importFolder: { path: root, username: "robot" } });
  await addRole(app.services, "importer", ["cms:article:list", "cms:article:import"]);
  robot = await addUser(app.services, { username: "robot", password: "Vang-Vieng 2026", roles: ["importer"] });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const query = async (text: string, values: readonly unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, unknown>>(text, [...values])).rows;

/** The moment that eighteen o'clock in a file of this name is taken for. */
async function eighteen(title: string): Promise<string> {
  const path = join(folder, `${title}.xlsx`);
  const head = ["title", "kind", "content", "visibleUntil"];
  writeFileSync(path, await writeSheet("x", [head, [title, "market", "<p>x</p>", "2029-12-31 18:00"]]));
  const at = (app.clock.now() - 300_000) / 1000;
  utimesSync(path, at, at);
  await importFromFolder(app.services, modules, app.imports)(await runContext(app, robot));
  const [row] = await query("select visible_until from article where title = $1", [title]);
  return new Date(row?.["visible_until"] as string).toISOString();
}

test("times of a file are those of the zone that the user chose, else of the installation's", async () => {
  expect(await eighteen("here")).toBe(new Date("2029-12-31T18:00").toISOString());
  await query(`insert into preference values ($1, 'timeZone', '"Asia/Kathmandu"', now(), now(), now())`, [robot]);
  expect(await eighteen("there")).toBe("2029-12-31T12:15:00.000Z");
});
