import { afterAll, beforeAll, expect, test } from "vitest";
import { enter } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { uploadPicture } from "../testing/upload-picture.server.ts";
import { sweepThumbnails } from "./thumbnails.server.ts";

let app: ModulesApp;
beforeAll(async () => {
  app = await startModules({ demo: false });
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, unknown>>(text, values)).rows;

test("pictures whose files are gone keep no others from their small ones", async () => {
  const admin = await enter(app, ADMIN.username, ADMIN.password);
  const { id } = await uploadPicture(app.origin, admin, "/file/news/");
  await query("update attachment set has_thumbnail = false where id = $1", [id]);
  await query(
    `insert into attachment (id, storage_key, base_path, file_name, file_extension, content_type, file_size, width, height,
       stored_at, created_at, created_by, updated_at, version)
     select '0' || n, 'gone/' || n || '.jpg', '/file/gone/', 'gone.jpg', 'jpg', 'image/jpeg', 1, 1, 1, now(), now(), '', now(), 1
     from generate_series(1, 200) as n`,
  );
  const sweep = sweepThumbnails(app.services);
  await sweep();
  await sweep();
  expect(await query("select has_thumbnail from attachment where id = $1", [id])).toEqual([{ has_thumbnail: true }]);
});
