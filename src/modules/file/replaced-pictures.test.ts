import { afterAll, beforeAll, expect, it } from "vitest";
import type { ImportResult } from "../../contract/import-result.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import { readSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { sendDue } from "../message/send-scheduled.server.ts";
import { DRAFT } from "../testing/messages.server.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { replacePicture, uploadPicture } from "../testing/upload-picture.server.ts";

/* A replaced picture changes the records that show it, which is nobody's editing of them. */

let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, string>>(text, values)).rows;
const added = async (path: string, values: Readonly<Record<string, unknown>>) => {
  const answer = await admin.post(`${path}/add`, values);
  expect(answer).toMatchObject({ code: 0 });
  return (answer.data as { id: string }).id;
};
const addProduct = async (name: string, pictures: string) => {
  const [division] = await query("select id from division where value = 'LA1601'");
  return added("/cms/product", { name, category: "coffee", division: division?.["id"], pictures });
};

it("leaves in the recycle bin when and by whom a record was deleted", async () => {
  await addRole(app.services, "keeper", ["cms:banner:list", "cms:banner:delete"]);
  const keeper = await employ(app, "keeper", ["keeper"]);
  await query("update account set real_name = 'Keeper' where id = $1", [keeper.id]);
  const { id: picture, filePath } = await uploadPicture(app.origin, admin, "/file/banner/");
  const banner = await added("/cms/banner", { title: "幅", picture: filePath });
  app.clock.advance(60_000);
  expect((await keeper.post(`/cms/banner/${banner}/delete`)).code).toBe(0);
  const inBin = async () =>
    ((await admin.post("/cms/banner/list", { bin: "1" }))["results"] as Record<string, string>[])[0];
  const before = await inBin();
  expect(before).toMatchObject({ deletedBy: "Keeper" });
  app.clock.advance(300_000);
  const current = await replacePicture(app.origin, admin, picture);
  expect(await inBin()).toMatchObject({
    deletedBy: "Keeper",
    updatedAt: before?.["updatedAt"],
    picture: current,
  });
});

it("leaves a scheduled message to be sent in the name of whoever scheduled it", async () => {
  const rights = ["sys:file:list", "sys:file:update", "sys:file:add", "sys:message:list", "sys:message:update"];
  await addRole(app.services, "pictures", rights); // may not send
  const keeper = await employ(app, "pictures", ["pictures"]);
  const { id: picture, filePath } = await uploadPicture(app.origin, admin, "/file/news/");
  const body = `<p><img src="${filePath}" alt="x"></p>`;
  const scheduledAt = new Date(app.clock.now() + 60_000).toISOString();
  const message = await added("/sys/message", { ...DRAFT, message: body, messageEn: body, scheduledAt });
  expect((await admin.post(`/sys/message/${message}/send`)).code).toBe(0);
  await replacePicture(app.origin, keeper, picture);
  const lastAuthor = () => query("select state, updated_by from message where id = $1", [message]);
  expect(await lastAuthor()).toEqual([{ state: "scheduled", updated_by: keeper.id }]);
  app.clock.advance(60_000);
  await sendDue(app.services);
  expect(await lastAuthor()).toMatchObject([{ state: "sent" }]);
});

it("leaves an untouched sheet from before it unchanged", async () => {
  const { id: picture, filePath } = await uploadPicture(app.origin, admin, "/file/product/");
  await addProduct("甲", filePath);
  const headers = { [ACCESS_TOKEN]: admin.token, "accept-language": "zh" };
  const { bytes } = await admin.post("/cms/product/export");
  const sheet = Buffer.from(String(bytes), "hex");
  expect(JSON.stringify(await readSheet(sheet, 10))).toContain(filePath);
  await replacePicture(app.origin, admin, picture);
  const body = new FormData();
  body.set("file", new File([new Uint8Array(sheet)], "x.xlsx"));
  const sent = await fetch(`${app.origin}/api/cms/product/import`, { method: "POST", body, headers });
  const { data } = (await sent.json()) as { data: ImportResult };
  expect(data).toMatchObject({ total: 1, unchanged: 1, failed: [] });
});

it("makes one picture of two addresses that it had before", async () => {
  const { id: picture, filePath: first } = await uploadPicture(app.origin, admin, "/file/product/");
  const second = await replacePicture(app.origin, admin, picture);
  const current = await replacePicture(app.origin, admin, picture);
  const product = await addProduct("乙", `${first},${second}`);
  expect(await query("select pictures from product where id = $1", [product])).toEqual([{ pictures: current }]);
});
