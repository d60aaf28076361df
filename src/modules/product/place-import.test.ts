import { afterAll, beforeAll, expect, it } from "vitest";
import type { ImportResult } from "../../contract/import-result.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

/** What a check says of products from these places, by place. */
async function refusals(places: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const rows = places.map((place, at) => ["中文", `茶 ${at}`, "茶叶", place]);
  const bytes = await writeSheet("x", [["原文语言", "名称", "品类", "产地"], ...rows]);
  const body = new FormData();
  body.set("dryRun", "1");
  body.set("file", new File([new Uint8Array(bytes)], "x.xlsx"));
  const headers = { [ACCESS_TOKEN]: admin.token, "accept-language": "en" };
  const sent = await fetch(`${app.origin}/api/cms/product/import`, { method: "POST", body, headers });
  const { failed } = ((await sent.json()) as { data: ImportResult }).data;
  return failed.map(({ row, message }) => [places[row - 2] ?? "", message] as const);
}

it("reads a place by its path however it is spaced, as lists show it, and by its code", async () => {
  const places = ["Yunnan", "LA03", "la03", "530822"];
  const paths = ["Lao PDR / Luang Namtha", "Lao PDR/Luang Namtha", "lao pdr ／ luang namtha"];
  expect(await refusals([...places, ...paths, "Luang Namtha · Luang Namtha", "Yunnan·Menghai County"])).toEqual([]);
});

it("says of a name that several places have how each of them is written", async () => {
  expect(await refusals(["Luang Namtha", "Mars"])).toEqual([
    [
      "Luang Namtha",
      "“Luang Namtha”: Several records have this name. Write which one: Lao PDR / Luang Namtha; Lao PDR / Luang Namtha / Luang Namtha",
    ],
    ["Mars", "“Mars”: There is no such record, or it is inactive"],
  ]);
});
