import { afterAll, beforeAll, expect, test } from "vitest";
import { DOCUMENT_LIMIT, DOCUMENT_TYPES } from "../../contract/files/documents.ts";
import type { StoredDocument } from "../../contract/files/stored-documents.ts";
import { docxOf, pdfOf } from "../../server/testing/documents.ts";
import type { StoredPicture } from "../file/file-calls.ts";
import { addUser } from "../testing/add-user.server.ts";
import { publishRecord, readPublic } from "../testing/read-public.server.ts";
import { addRole, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";

const PASSWORD = "Bolaven-coffee 1200";
let app: ModulesApp;
let admin: Colleague;
let token: string;
let writer: string;

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  await addRole(app.services, "news-writer", ["cms:notice:update"]);
  await addUser(app.services, { username: "grower", password: PASSWORD, roles: ["news-writer"] });
  await addUser(app.services, { username: "reader", password: PASSWORD, roles: [] });
  token = tokensOf(await visitor(app.origin).signIn(ADMIN.username, ADMIN.password)).access;
  writer = tokensOf(await visitor(app.origin).signIn("grower", PASSWORD)).access;
});
afterAll(() => app.close());

interface DocumentOptions {
  readonly name?: string;
  readonly bytes?: Uint8Array;
  readonly type?: string;
  readonly basePath?: string;
  readonly as?: string;
  readonly key?: string;
}
const send = async ({
  name = "招标文件 ປະມູນ.pdf",
  bytes = pdfOf(),
  type = DOCUMENT_TYPES.pdf,
  ...more
}: DocumentOptions = {}) => {
  const body = new FormData();
  body.append("base_path", more.basePath ?? "/file/news/");
  body.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
  const headers = {
    access_token: more.as ?? token,
    "accept-language": "en",
    ...(more.key ? { "idempotency-key": more.key } : {}),
  };
  return (await app.client.send("/api/oss/document/upload", { method: "POST", body, headers })).body;
};
const stored = async (sent: DocumentOptions = {}) => (await send(sent))["data"] as StoredDocument;
const download = (path: string, headers: Record<string, string> = {}) => fetch(app.origin + path, { headers });
const listed = async (fields = {}) =>
  ((await app.client.post("/sys/file/list", fields, { token })).body["data"] as { results: StoredPicture[] }).results;
const notice = async (documents: readonly { readonly path: string; readonly name: string }[]) => {
  const values = { kind: "tender", title: "茶厂招标", content: "<p>内容</p>", documents: JSON.stringify(documents) };
  const added = await admin.post("/cms/notice/add", values);
  expect(added).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};

test("a document belongs to staff until a published notice shows it, and is then saved by everybody under its name", async () => {
  const { filePath, fileName, fileSize } = await stored();
  expect(filePath).toMatch(/^\/file\/news\/202606\/[0-9a-f-]{36}\.pdf$/);
  const id = await notice([{ path: filePath, name: "招标文件" }]);
  expect((await download(filePath)).status).toBe(404);
  expect((await download(filePath, { access_token: token })).status).toBe(200);
  await publishRecord(admin, "notice", id);
  const { data } = await readPublic(app.origin, `notice/get?id=${id}`);
  expect((data as { documents: unknown }).documents).toEqual([
    { path: filePath, name: "招标文件", kind: "pdf", size: fileSize },
  ]);
  const answer = await download(filePath);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdfOf());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(
      new RegExp(`^attachment; .*filename\\*=UTF-8''${encodeURIComponent(fileName)}$`),
    ),
    "content-security-policy": expect.stringContaining("sandbox"),
    "x-content-type-options": "nosniff",
  });
  await admin.post(`/cms/notice/${id}/withdraw`);
  expect((await download(filePath)).status).toBe(404);
});

test("among files it is listed by its type, says where it is used, and is neither replaced nor deleted while it is", async () => {
  const docx = await stored({ name: "申请表.docx", bytes: docxOf(), type: DOCUMENT_TYPES.docx });
  const id = await notice([{ path: docx.filePath, name: "申请表" }]);
  const [found, ...others] = await listed({ "query.fileExtension||eq": "docx" });
  expect([found, others]).toMatchObject([{ id: docx.id, fileName: "申请表.docx", width: 0 }, []]);
  const { uses } = (await app.client.get(`/sys/file/${docx.id}`, { token })).body["data"] as { uses: unknown[] };
  expect(uses).toEqual([expect.objectContaining({ address: `/cms/notice/edit?id=${id}` })]);
  expect((await app.client.post(`/sys/file/${docx.id}/delete`, {}, { token })).body["code"]).toBe(400010);
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(docxOf())], { type: DOCUMENT_TYPES.docx }), "a.docx");
  const replaced = await app.client.send(`/api/sys/file/${docx.id}/replace`, {
    method: "POST",
    body,
    headers: { access_token: token },
  });
  expect(replaced.body["code"]).toBe(400001);
  const offered = await app.client.post("/oss/stored/list", { base_path: "/file/news/" }, { token });
  expect(offered.body["data"]).toMatchObject({ total: 0 });
});

test("only who may write its content stores one, in its folder, below its limit, and nothing of what is refused stays", async () => {
  const before = (await listed()).length;
  const reader = tokensOf(await visitor(app.origin).signIn("reader", PASSWORD)).access;
  expect((await send({ as: reader }))["code"]).toBe(100010);
  expect((await send({ as: "" }))["code"]).toBe(200002);
  expect((await send({ basePath: "/file/elsewhere/" }))["code"]).toBe(400001);
  expect((await send({ name: "a.exe" }))["code"]).toBe(400001);
  expect(await send({ bytes: pdfOf("4 0 obj <</S/JavaScript>> endobj") })).toMatchObject({
    code: 400001,
    msg: expect.stringContaining("macros, scripts"),
  });
  expect(await send({ bytes: Buffer.alloc(DOCUMENT_LIMIT + 1) })).toMatchObject({
    msg: expect.stringContaining("10 MB"),
  });
  expect((await listed()).length).toBe(before);
  expect((await send({ as: writer }))["code"]).toBe(0);
});

test("sent twice under one key it is stored once", async () => {
  const key = "document-sent-twice";
  const first = await stored({ key });
  const before = (await listed()).length;
  expect(await stored({ key })).toEqual(first);
  expect((await listed()).length).toBe(before);
});

test("a notice keeps what it has when its documents are none of ours", async () => {
  const { filePath } = await stored();
  const id = await notice([{ path: filePath, name: "一" }]);
  const refused = await admin.post(`/cms/notice/${id}/update`, {
    documents: JSON.stringify([{ path: "https://example.org/a.pdf", name: "二" }]),
  });
  expect(refused).toMatchObject({ code: 400001, data: { errors: [{ field: "documents" }] } });
  const { data } = await admin.get(`/cms/notice/get?id=${id}`);
  expect(data).toMatchObject({ documents: JSON.stringify([{ path: filePath, name: "一" }]) });
});
