import { afterAll, beforeAll, expect, test } from "vitest";
import { addUser } from "../testing/add-user.server.ts";
import { addRole, enter, type Colleague } from "../testing/staff.server.ts";
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

test("the recycle bin goes on telling when and by whom a record was deleted after a picture that it shows was replaced", async () => {
  await addRole(app.services, "keeper", ["cms:banner:list", "cms:banner:delete"]);
  const id = await addUser(app.services, { username: "keeper", password: "Vang-Vieng 2026", roles: ["keeper"] });
  await q("update account set real_name = 'Keeper' where id = $1", [id]);
  const keeper = await enter(app, "keeper", "Vang-Vieng 2026");
  const { id: picture, filePath } = await uploadPicture(app.origin, admin, "/file/banner/");
  const added = await admin.post("/cms/banner/add", { title: "幅", picture: filePath });
  const banner = (added.data as { id: string }).id;
  app.clock.advance(60_000);
  expect((await keeper.post(`/cms/banner/${banner}/delete`)).code).toBe(0);
  const inBin = async () =>
    ((await admin.post("/cms/banner/list", { bin: "1" }))["results"] as Record<string, string>[])[0];
  const before = await inBin();
  expect(before).toMatchObject({ deletedBy: "Keeper" });
  app.clock.advance(300_000);
  await replacePicture(app.origin, admin, picture);
  const after = await inBin();
  expect(after).toMatchObject({ deletedBy: "Keeper", updatedAt: before?.["updatedAt"] });
});
