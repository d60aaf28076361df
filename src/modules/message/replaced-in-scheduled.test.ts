import { afterAll, beforeAll, expect, it } from "vitest";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { replacePicture, uploadPicture } from "../testing/upload-picture.server.ts";
import { DRAFT } from "../testing/messages.server.ts";
import { sendDue } from "./send-scheduled.server.ts";
let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());
const q = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query(text, values)).rows as Record<string, string>[];
it("a scheduled message goes out in the name of its author after somebody replaced a picture in it", async () => {
  await addRole(app.services, "pictures", [
    "sys:file:list",
    "sys:file:update",
    "sys:file:add",
    "sys:file:replace",
    "sys:message:list",
    "sys:message:update",
  ]);
  const keeper = await employ(app, "keeper", ["pictures"]);
  const { id, filePath } = await uploadPicture(app.origin, admin, "/file/news/");
  const body = `<p><img src="${filePath}" alt="x"></p>`;
  const added = await admin.post("/sys/message/add", {
    ...DRAFT,
    message: body,
    messageEn: body,
    scheduledAt: new Date(app.clock.now() + 60_000).toISOString(),
  });
  const message = (added.data as { id: string }).id;
  expect((await admin.post(`/sys/message/${message}/send`)).code).toBe(0);
  expect(await replacePicture(app.origin, keeper, id)).toMatch(/^\/file\//);
  app.clock.advance(60_000);
  await sendDue(app.services);
  expect(await q("select state from message where id = $1", [message])).toEqual([{ state: "sent" }]);
});
