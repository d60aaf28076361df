import { afterAll, beforeAll, expect, it } from "vitest";
import type { ImportResult } from "../../contract/import-result.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import type { Language } from "../../contract/text.ts";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import type { Cell } from "../../fields/field.ts";
import { statementsOf } from "../testing/count-statements.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { replacePicture, uploadPicture } from "../testing/upload-picture.server.ts";

let app: ModulesApp;
let admin: Colleague;
let division: string;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  const { rows } = await query("select id from division where value = 'LA1601'");
  division = String(rows[0]?.["id"]);
});
afterAll(() => app.close());

const query = (text: string, values: unknown[] = []) =>
  app.services.database.pool.query<Record<string, unknown>>(text, values);
const upload = (place: string) => uploadPicture(app.origin, admin, place);
const added = async (path: string, values: Readonly<Record<string, unknown>>): Promise<string> => {
  const answer = await admin.post(path, values);
  expect(answer).toMatchObject({ code: 0 });
  return (answer.data as { id: string }).id;
};
const product = (pictures: string, name = "甲") =>
  added("/cms/product/add", { name, category: "coffee", division, pictures });

async function send(
  path: string,
  rows: readonly (readonly Cell[])[],
  { language = "en", isDryRun = true }: { language?: Language; isDryRun?: boolean } = {},
): Promise<ImportResult> {
  const body = new FormData();
  if (isDryRun) body.set("dryRun", "1");
  body.set("file", new File([new Uint8Array(await writeSheet("x", rows))], "x.xlsx"));
  const headers = { [ACCESS_TOKEN]: admin.token, "accept-language": language };
  const sent = await fetch(`${app.origin}/api${path}/import`, { method: "POST", body, headers });
  return ((await sent.json()) as { data: ImportResult }).data;
}
const importProducts = (rows: readonly (readonly Cell[])[], how?: Parameters<typeof send>[2]) =>
  send("/cms/product", [["记录标识", "图片"], ...rows], how);

it("refuses a call whose picture or document is not stored, at its field", async () => {
  const [picture, document] = ["/file/banner/none.png", "/file/news/none.pdf"];
  expect(await admin.post("/cms/banner/add", { title: "幅", picture })).toMatchObject({
    code: 400001,
    data: {
      errors: [
        { field: "picture", message: `The image ${picture} is not stored here. Upload it, or choose one that is` },
      ],
    },
  });
  const shown = '<p>x</p><p><img src="/file/news/none.jpg" alt="x"></p>';
  expect(await admin.post("/cms/notice/add", { kind: "tender", title: "招标", content: shown })).toMatchObject({
    code: 400001,
    data: {
      errors: [
        {
          field: "content",
          message: "The image /file/news/none.jpg is not stored here. Upload it, or choose one that is",
        },
      ],
    },
  });
  // What merely is called like a path is a name.
  const documents = JSON.stringify([{ path: document, name: "/file/news/name.pdf" }]);
  const notice = { kind: "tender", title: "招标", content: "<p>x</p>", documents };
  expect(await admin.post("/cms/notice/add", notice)).toMatchObject({
    code: 400001,
    data: { errors: [{ field: "documents", message: `The document ${document} is not stored here. Upload it first` }] },
  });
});

it("refuses the row of a sheet whose picture is not stored, in every language, and keeps the one that is there", async () => {
  const { filePath } = await upload("/file/product/");
  const id = await product(filePath);
  const rows = [[id, `${filePath}; /file/none.jpg`]];
  const messages = {
    zh: "：此处没有图片 /file/none.jpg，请上传图片，或选择已上传的图片",
    lo: ": ບໍ່ມີຮູບ /file/none.jpg ໃນລະບົບ, ກະລຸນາອັບໂຫຼດຮູບ ຫຼື ເລືອກຮູບທີ່ອັບໂຫຼດແລ້ວ",
    en: ": The image /file/none.jpg is not stored here. Upload it, or choose one that is",
  };
  for (const language of ["zh", "lo", "en"] as const) {
    const { failed } = await importProducts(rows, { language });
    expect(failed.map(({ row, field }) => [row, field])).toEqual([[2, "pictures"]]);
    expect(failed[0]?.message).toBe(`“${`${filePath}; /file/none.jpg`.slice(0, 40)}…”${messages[language]}`);
  }
  expect(await importProducts(rows, { isDryRun: false })).toMatchObject({ updated: 0, failed: [{ row: 2 }] });
  expect((await query("select pictures from product where id = $1", [id])).rows).toEqual([{ pictures: filePath }]);
});

it("names the line and column of a single picture and of a document as well", async () => {
  const article = { title: "文", kind: "market", content: "<p>x</p>" };
  const id = await added("/cms/article/add", article);
  const head = ["记录标识", "封面图片", "附件"];
  const { failed } = await send("/cms/article", [head, [id, "/file/news/a.jpg", "/file/news/b.pdf 计划"]]);
  expect(failed.map(({ row, field, message }) => `${row} ${field} ${message}`)).toEqual([
    "2 cover The image /file/news/a.jpg is not stored here. Upload it, or choose one that is",
    "2 documents “/file/news/b.pdf 计划”: The document /file/news/b.pdf is not stored here. Upload it first",
  ]);
});

it("takes stored pictures, also by the address from before one was replaced, and leaves what a record shows already", async () => {
  const [kept, chosen, replaced] = [
    await upload("/file/product/"),
    await upload("/file/product/"),
    await upload("/file/product/"),
  ];
  const id = await product(kept.filePath);
  await replacePicture(app.origin, admin, replaced.id);
  await query("update attachment set deleted_at = now() where id = $1", [kept.id]);
  expect(await importProducts([[id, kept.filePath]])).toMatchObject({ unchanged: 1, failed: [] });
  const all = [kept.filePath, chosen.filePath, replaced.filePath].join("; ");
  expect(await importProducts([[id, all]], { isDryRun: false })).toMatchObject({ updated: 1, failed: [] });
  // At the address it has now: by the old one nobody would know that it is shown, and it could be deleted.
  const [moved] = (await query("select storage_key from attachment where id = $1", [replaced.id])).rows;
  const current = `/file/${String(moved?.["storage_key"])}`;
  expect((await query("select pictures from product where id = $1", [id])).rows).toMatchObject([
    { pictures: expect.stringContaining(current) as string },
  ]);
  expect(await importProducts([[id, all]])).toMatchObject({ unchanged: 1, failed: [] });
  const content = `<p>x</p><p><img src="${replaced.filePath}" alt="x"></p>`;
  const notice = await added("/cms/notice/add", { kind: "tender", title: "招标", content });
  expect((await query("select content from notice where id = $1", [notice])).rows).toMatchObject([
    { content: expect.stringContaining(`src="${current}"`) as string },
  ]);
});

it("asks once for the files of a whole sheet", async () => {
  const { filePath } = await upload("/file/product/");
  const ids = [await product("", "乙"), await product("", "丙"), await product("", "丁")];
  const work = () => importProducts(ids.map((id) => [id, filePath]));
  expect(await statementsOf(app, work, "from attachment")).toBe(2); // to follow what was replaced, and to refuse what is not there;
});
