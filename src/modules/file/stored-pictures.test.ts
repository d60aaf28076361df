import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChosenPicture } from "../../contract/files/stored-pictures.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
let writer: Colleague;
let librarian: Colleague;
let reader: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  await addRole(app.services, "writes", ["cms:article:list", "cms:article:add", "cms:article:update"]);
  await addRole(app.services, "writes-and-sees", ["cms:article:add", "cms:notice:add", "sys:file:list"]);
  await addRole(app.services, "reads", ["cms:article:list", "sys:file:list"]);
  writer = await employ(app, "noy", ["writes"]);
  librarian = await employ(app, "keo", ["writes-and-sees"]);
  reader = await employ(app, "dao", ["reads"]);
});
afterAll(() => app.close());

const upload = async (by: Colleague, name: string, basePath: string, [width, height] = [320, 180]): Promise<string> => {
  const body = new FormData();
  body.append("base_path", basePath);
  const picture = sharp({ create: { width, height, channels: 3, background: "#2a7" } });
  body.append("file", new Blob([new Uint8Array(await picture.png().toBuffer())], { type: "image/png" }), name);
  const headers = { access_token: by.token };
  const { body: told } = await app.client.send("/api/oss/upload", { method: "POST", body, headers });
  return (told["attachment_list"] as { filePath: string }[])[0]?.filePath ?? "";
};
const offered = async (to: Colleague, fields: Record<string, string> = {}) => {
  const { code, data } = await to.post("/oss/stored/list", { base_path: "/file/news/", ...fields });
  return { code, rows: ((data as { rows?: ChosenPicture[] } | null)?.rows ?? []).map((row) => row) };
};
const names = async (to: Colleague, fields: Record<string, string> = {}) =>
  (await offered(to, fields)).rows.map(({ fileName }) => fileName).toSorted();

test("stored pictures are offered to those who may fill the field, and nobody sees more by it than otherwise (AZ-05, UP-07)", async () => {
  await upload(admin, "chief.png", "/file/news/");
  await upload(admin, "product.png", "/file/product/");
  await upload(admin, "general.png", "/file/image/");
  await upload(admin, "face.png", "/file/avatar/");
  await upload(writer, "own.png", "/file/news/");
  await upload(writer, "own-general.png", "/file/image/");
  await upload(writer, "own-face.png", "/file/avatar/");
  // Without the right to the list of files one's own; with it those of others too, but from folders of the public site.
  expect(await names(writer)).toEqual(["own-general.png", "own.png"]);
  expect(await names(librarian)).toEqual(["chief.png", "own.png", "product.png"]);
  expect(await names(admin)).toEqual(["chief.png", "general.png", "own.png", "product.png"]);
  // Those of the field's own folder come first.
  expect((await offered(librarian)).rows.at(-1)?.fileName).toBe("product.png");
  // Refused without the right to fill the field, and for an unknown folder; pictures of applications are in no field's
  // folder.
  expect((await offered(reader)).code).toBe(100010);
  expect((await offered(writer, { base_path: "/file/product/" })).code).toBe(100010);
  for (const base_path of ["/file/application/", "/file/js/", "/file/../", "/etc/"])
    expect((await offered(admin, { base_path })).code, base_path).toBe(400001);
});

test("pictures of about the field's proportions come first, from its folder before others", async () => {
  await upload(admin, "sign.png", "/file/product/", [300, 300]);
  await upload(admin, "seal.png", "/file/news/", [200, 210]);
  const first = async (fields: Record<string, string>) =>
    (await offered(admin, fields)).rows.slice(0, 2).map(({ fileName }) => fileName);
  expect(await first({ shape: "1/1" })).toEqual(["seal.png", "sign.png"]);
  expect(await first({ shape: "1/1", base_path: "/file/product/" })).toEqual(["sign.png", "seal.png"]);
  expect(await first({ shape: "16/9" })).not.toContain("seal.png");
  for (const shape of ["0/1", "1", "1/1/1", "x"]) expect((await offered(admin, { shape })).code, shape).toBe(400001);
  for (const { id } of (await offered(admin, { shape: "1/1" })).rows.slice(0, 2))
    await app.services.database.pool.query("delete from attachment where id = $1", [id]);
});

test("of a data scope, the pictures of its people alone are offered (AZ-06)", async () => {
  await addRole(app.services, "writes-within", ["cms:article:add", "sys:file:list"]);
  await app.services.database.pool.query("update role set scope = 'own' where code = 'writes-within'");
  const local = await employ(app, "boun", ["writes-within"]);
  expect(await names(local)).toEqual([]);
  await upload(local, "local.png", "/file/news/");
  expect(await names(local)).toEqual(["local.png"]);
});

test("a picture is described in three languages by who uploaded it or may change files, and found by its words", async () => {
  const words = { alt: "元阳梯田", altEn: "Terraces at Yuanyang", altLo: "ນາຂັ້ນໄດ", tags: "rice, winter" };
  const [own] = (await offered(writer, { search: "own.png" })).rows;
  const [foreign] = (await offered(admin, { search: "chief" })).rows;
  const [seen] = (await offered(librarian, { search: "chief" })).rows;
  expect([own?.isDescribable, foreign?.isDescribable, seen?.isDescribable]).toEqual([true, true, false]);
  const describe = (by: Colleague, picture: ChosenPicture | undefined, given: object = words) =>
    by.post(`/oss/stored/${picture?.id}/describe`, { version: picture?.version, ...given });
  expect((await describe(writer, own)).data).toMatchObject({ ...words, version: 2 });
  for (const search of ["梯田", "yuanyang", "ຂັ້ນໄດ", "winter"])
    expect(await names(writer, { search }), search).toEqual(["own.png"]);
  expect(await names(writer, { search: "100%" })).toEqual([]);
  // Stale, foreign, too long, and of one line.
  expect((await describe(writer, own)).code).toBe(400009);
  expect((await describe(writer, foreign)).code).toBe(400004);
  expect((await describe(librarian, seen)).code).toBe(100010);
  expect((await describe(admin, foreign, { ...words, alt: "长".repeat(301) })).code).toBe(400001);
  expect((await describe(admin, foreign, { ...words, tags: "a\u0000b" })).code).toBe(400001);
  const logged = await app.services.database.pool.query(
    "select title from audit_log where action = 'update' and module = '/sys/file'",
  );
  expect(logged.rows).toEqual([{ title: "own.png" }]);
});
