import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enter, type Colleague } from "../../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../testing/start-modules.server.ts";
import { visitor } from "../../testing/visitor.server.ts";
import { QUOTA } from "../../upload/upload.server.ts";

let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
}, 60_000);
afterAll(() => app.close());

const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
  (await app.services.database.pool.query<R>(text, [...values])).rows;
const call = async (path: string, fields: Readonly<Record<string, unknown>> = {}) =>
  (await visitor(app.origin).post(`/portal/application/${path}`, fields)).body;

/** Applies with one picture; returns the application's id. */
async function apply(): Promise<string> {
  const { draft } = (await call("begin")).data as { draft: string };
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#2a7" } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append("draft", draft);
  body.append("file", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "field.jpg");
  const sent = await app.client.send("/api/portal/application/upload", { method: "POST", body });
  const [province] = await query<{ id: string }>(
    "select id from division where parent_id = (select id from division where value = 'LA') order by sort limit 1",
  );
  const answer = await call("submit", {
    language: "lo",
    nameLo: "ສະຫະກອນກາເຟປາກຊ່ອງ",
    type: "cooperative",
    contact: "ນາງ ມະນີ",
    phone: "+856 20 5555 1234",
    consent: "1",
    clientId: "0123456789abcdef",
    division: province?.id,
    products: [{ name: "Arabica", category: "coffee", months: "11,12", text: "Washed" }],
    pictures: (sent.body.data as { id: string }).id,
    draft,
  });
  expect(answer.code).toBe(0);
  return (await query<{ id: string }>("select id from application order by id desc limit 1"))[0]?.id ?? "";
}

test("the pictures that an approval copies are not the reviewer's uploads: a full quota approves, and they fill none (UP-07)", async () => {
  const id = await apply();
  await query(
    `insert into attachment (id, storage_key, base_path, file_name, file_extension, content_type, file_size, width, height,
       stored_at, created_at, created_by, updated_at, version)
     values ('full', 'full', '/file/news/', 'full.jpg', 'jpg', 'image/jpeg', $1, 1, 1, now(), now(), $2, now(), 1)`,
    [QUOTA.bytes, admin.id],
  );
  expect((await admin.post(`/cms/application/${id}/take`)).code).toBe(0);
  expect((await admin.post(`/cms/application/${id}/approve`)).code).toBe(0);
  const copies = await query(
    "select is_counted, stored_at is not null as is_stored from attachment where id <> 'full'",
  );
  expect(copies).toEqual([{ is_counted: false, is_stored: true }]);
});
