import { afterAll, beforeAll, expect, it } from "vitest";
import type { ImportResult } from "../../contract/import-result.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import { readSheet, writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import type { Cell } from "../../fields/field.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { replacePicture, uploadPicture } from "../testing/upload-picture.server.ts";
let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());
const q = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query(text, values)).rows as Record<string, string>[];
async function send(path: string, rows: readonly (readonly Cell[])[]) {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(await writeSheet("x", rows))], "x.xlsx"));
  const sent = await fetch(`${app.origin}/api${path}/import`, {
    method: "POST",
    body,
    headers: { [ACCESS_TOKEN]: admin.token, "accept-language": "en" },
  });
  return (await sent.json()) as { msg: string; data: ImportResult };
}
it("an untouched export comes back as unchanged after a picture was replaced", async () => {
  const division = (await q("select id from division where value = 'LA1601'"))[0]?.["id"];
  const { id: picture, filePath } = await uploadPicture(app.origin, admin, "/file/product/");
  await admin.post("/cms/product/add", { name: "甲", category: "coffee", division, pictures: filePath });
  const sent = await fetch(`${app.origin}/api/cms/product/export`, {
    method: "POST",
    body: new URLSearchParams(),
    headers: { [ACCESS_TOKEN]: admin.token, "accept-language": "zh" },
  });
  const sheet = await readSheet(Buffer.from(((await sent.json()) as { bytes: string }).bytes, "hex"), 100);
  await replacePicture(app.origin, admin, picture);
  const { data } = await send("/cms/product", sheet);
  expect(data).toMatchObject({ unchanged: 1, failed: [] });
});
it("two earlier addresses of one picture become one picture", async () => {
  const division = (await q("select id from division where value = 'LA1601'"))[0]?.["id"];
  const { id: picture, filePath: first } = await uploadPicture(app.origin, admin, "/file/product/");
  const second = await replacePicture(app.origin, admin, picture);
  await replacePicture(app.origin, admin, picture);
  const pictures = `${first},${second}`;
  expect((await admin.post("/cms/product/add", { name: "乙", category: "coffee", division, pictures })).code).toBe(0);
  const [row] = await q("select pictures from product where name = '乙'");
  const paths = (row?.["pictures"] ?? "").split(",");
  expect(paths).toHaveLength(1);
});
it("a sheet of what the system fills in names those columns alone", async () => {
  const { msg } = await send("/cms/article", [
    ["发布状态", "天气"],
    ["草稿", "晴"],
  ]);
  expect(msg).not.toMatch(/system fills these in.*天气/);
});
