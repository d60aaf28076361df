import { afterAll, beforeAll, expect, test } from "vitest";
import { applicantAt } from "../../testing/applicant.server.ts";
import { enter, type Colleague } from "../../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../testing/start-modules.server.ts";
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

/** Applies with one picture; returns the application's id. */
async function apply(): Promise<string> {
  const applicant = await applicantAt(app);
  const draft = await applicant.begin();
  const { id: pictures } = await applicant.upload(draft);
  expect((await applicant.apply({ draft, pictures })).code).toBe(0);
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
