import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY } from "../../contract/date/durations.ts";
import { ERRORS } from "../../contract/errors.ts";
import { encodeForm } from "../../contract/wire/wire.ts";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { inTransactionOnce, openIdempotency, sweepIdempotencyKeys } from "../../server/http/answer/idempotency.ts";
import { createClient, type Answered } from "../../server/testing/http-client.ts";
import { moduleRoutes } from "../index.server.ts";
import { employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

/** Calls that sound as if they made something. */
const MAKING =
  /\/(add|import|upload|begin|submit|resubmit|send|duplicate|remind|replace|approve|backup|rehearse|retry|run)$|\/generate\/button$/;
/** Those of them that take no key, each with the reason. */
const WITHOUT: readonly (readonly [RegExp, string])[] = [
  [/^\/sys\/check\/run$/, "looks, and changes nothing"],
  [/^\/sys\/calendar\/import$/, "reads a file and stores nothing"],
  [/^\/portal\/enquiry\/send$/, "comes from a form without a script; the same question twice is one, by its words"],
];

let app: ModulesApp;
let admin: Colleague;

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
}, 60_000);
afterAll(() => app.close());

let keys = 0;
const newKey = (): string => `idempotencyKey-${String((keys += 1)).padStart(4, "0")}`;

const send = (
  path: string,
  fields: Readonly<Record<string, unknown>>,
  key: string,
  token: string | undefined = admin.token,
): Promise<Answered> =>
  createClient(app.origin).post(path, fields, {
    ...(token === "" ? {} : { token }),
    headers: { "accept-language": "en", "Idempotency-Key": key },
  });

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from ${sql.table(table)}`.execute(
    app.services.database.as<unknown>(),
  );
  return rows[0]?.found ?? 0;
}
const group = (code: string) => ({ code, name: "组", nameEn: "Group" });

/** The key is refused with another body, with an error for its own field. */
const IS_REFUSED = {
  code: ERRORS.invalidInput.code,
  data: { errors: [{ field: "Idempotency-Key", message: expect.stringContaining("another request") as string }] },
};

test("what makes something takes a key, or stands among those without one with the reason", () => {
  const endpoints = moduleRoutes(app.services, app.imports).map((route) => route.endpoint);
  const isWithout = (path: string) => WITHOUT.some(([pattern]) => pattern.test(path));
  const making = endpoints.filter(({ method, path }) => method === "POST" && MAKING.test(path) && !isWithout(path));
  expect(making.filter(({ takesKey }) => !takesKey).map(({ path }) => path)).toEqual([]);
  expect(endpoints.filter(({ takesKey, path }) => takesKey && !MAKING.test(path)).map(({ path }) => path)).toEqual([]);
  expect(making.length).toBeGreaterThan(35);
});

test("the API's description names the header", async () => {
  const { paths } = (await admin.get("/openapi.json")) as unknown as {
    paths: Record<string, { post: { parameters: { name: string; in: string }[] } }>;
  };
  expect(paths["/sys/dict/group/add"]?.post.parameters).toContainEqual(
    expect.objectContaining({ name: "Idempotency-Key", in: "header" }),
  );
  expect(paths["/sys/dict/group/{id}/update"]?.post.parameters.map(({ name }) => name)).toEqual(["id"]);
});

test("sent twice it is done once and answered as the first time, also with its members in another order", async () => {
  const key = newKey();
  const first = await send("/sys/dict/group/add", group("twice"), key);
  const before = await count("dictionary_group");
  const second = await send("/sys/dict/group/add", { nameEn: "Group", name: "组", code: "twice" }, key);
  expect(first.body).toMatchObject({ code: 0, data: { code: "twice" } });
  expect(second.text).toBe(first.text);
  expect(await count("dictionary_group")).toBe(before);
});

test("with another body, or at another call, the key is refused in words", async () => {
  const key = newKey();
  await send("/sys/dict/group/add", group("other-body"), key);
  for (const [path, fields] of [
    ["/sys/dict/group/add", group("other-body-2")],
    ["/sys/role/add", { name: "角色", code: "other-body" }],
  ] as const)
    expect((await send(path, fields, key)).body).toMatchObject(IS_REFUSED);
});

test("a malformed key is refused; other calls do not look at it", async () => {
  for (const key of ["short", "x".repeat(65), "with space 12", "komma,komma"])
    expect((await send("/sys/dict/group/add", group("malformed"), key)).body).toMatchObject({
      code: ERRORS.invalidInput.code,
      data: { errors: [{ field: "Idempotency-Key" }] },
    });
  expect((await send("/sys/dict/group/list", {}, "short")).body.code).toBe(0);
});

test("what was refused is no answer: mended, it goes out under the same key", async () => {
  const key = newKey();
  expect((await send("/sys/dict/group/add", { code: "mended" }, key)).body.code).toBe(ERRORS.invalidInput.code);
  expect((await send("/sys/dict/group/add", group("mended"), key)).body.code).toBe(0);
});

test("a key is its sender's: somebody else's is another one", async () => {
  const key = newKey();
  const other = await employ(app, "second-admin", ["admin"]);
  expect((await send("/sys/dict/group/add", group("mine"), key)).body.code).toBe(0);
  expect((await send("/sys/dict/group/add", group("theirs"), key, other.token)).body.code).toBe(0);
});

test("sent ten times at once it is done once, and all are answered alike", async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send("/sys/dict/group/add", group("burst"), key)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ code: 0, data: { code: "burst" } });
});

/** Sends the call and cuts the connection once it is done, before anything of the answer was read. */
async function sendAndCut(
  path: string,
  fields: Readonly<Record<string, unknown>>,
  key: string,
  isDone: () => Promise<boolean>,
) {
  const { hostname, port } = new URL(app.origin);
  const body = encodeForm(fields);
  const socket = connect(Number(port), hostname);
  socket.pause();
  socket.write(
    `POST /api${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nAccess_Token: ${admin.token}\r\nIdempotency-Key: ${key}\r\n\r\n${body}`,
  );
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  socket.destroy();
}

test("a connection cut after the commit: the retry is answered with what was done (RE-17)", async () => {
  for (let round = 0; round < 12; round++) {
    const key = newKey();
    const code = `cut-${round}`;
    const found = async () => {
      const { data } = await admin.post("/sys/dict/group/list", { code });
      return (data as { records: { id: string }[] }).records;
    };
    await sendAndCut("/sys/dict/group/add", group(code), key, async () => (await found()).length === 1);
    const again = await send("/sys/dict/group/add", group(code), key);
    expect(again.body).toMatchObject({ code: 0, data: { code } });
    expect((await found()).map(({ id }) => id)).toEqual([(again.body.data as { id: string }).id]);
  }
});

test("a message goes out once, is copied once and reminded of once", async () => {
  const written = await admin.post("/sys/message/add", {
    title: "停电通知",
    message: "<p>今晚</p>",
    showType: "NOTIFY",
    audience: "everybody",
  });
  const { id } = written.data as { id: string };
  for (const verb of ["send", "duplicate", "remind"]) {
    const key = newKey();
    const first = await send(`/sys/message/${id}/${verb}`, {}, key);
    const stored = [await count("message"), await count("notification"), await count("audit_log")];
    expect([verb, first.body.code]).toEqual([verb, 0]);
    expect((await send(`/sys/message/${id}/${verb}`, {}, key)).text).toBe(first.text);
    expect([await count("message"), await count("notification"), await count("audit_log")]).toEqual(stored);
  }
});

test("the key under which a message went out sends no other one, nor the same in another version", async () => {
  const draft = async (title: string) => {
    const fields = { title, message: "<p>一</p>", showType: "NOTIFY", audience: "everybody" };
    return (await admin.post("/sys/message/add", fields)).data as { id: string; version: number };
  };
  const [first, second] = [await draft("第一条"), await draft("第二条")];
  const key = newKey();
  const { id, version } = first;
  const sent = await send(`/sys/message/${id}/send`, { version }, key);
  expect(sent.body.code).toBe(0);
  const notified = await count("notification");
  expect((await send(`/sys/message/${id}/send`, { version: version + 1 }, key)).body).toMatchObject(IS_REFUSED);
  expect((await send(`/sys/message/${second.id}/send`, { version: second.version }, key)).body).toMatchObject(
    IS_REFUSED,
  );
  expect((await send(`/sys/message/${id}/send`, { version }, key)).text).toBe(sent.text);
  expect(await count("notification")).toBe(notified);
  expect((await admin.get(`/sys/message/get?id=${second.id}`)).data).toMatchObject({ state: "draft" });
});

test("a message that is sent five times at once goes out once", async () => {
  const fields = { title: "同时", message: "<p>一</p>", showType: "NOTIFY", audience: "users", users: admin.id };
  const { id } = (await admin.post("/sys/message/add", fields)).data as { id: string };
  const before = await count("notification");
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(`/sys/message/${id}/send`, {}, key)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ code: 0, data: { receivers: 1 } });
  expect(await count("notification")).toBe(before + 1);
});

/** Notices with these titles: nothing about a notice is unique, so a second import would add them once more. */
const sheetOf = async (titles: readonly string[]) =>
  new Uint8Array(
    await writeSheet("x", [["title", "kind", "content"], ...titles.map((title) => [title, "notice", "正文"])]),
  );
const importing = (sheet: Uint8Array<ArrayBuffer>, key: string, fields: Readonly<Record<string, string>> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", new File([sheet], "x.xlsx"));
  const headers = { access_token: admin.token, "accept-language": "en", "Idempotency-Key": key };
  return createClient(app.origin).send("/api/cms/notice/import", { method: "POST", body, headers });
};

test("a sheet is imported once, also when it is sent five times at once; another sheet or choice is refused", async () => {
  const sheet = await sheetOf(["通知甲", "通知乙"]);
  const before = await count("notice");
  const key = newKey();
  const first = await importing(sheet, key);
  expect(first.body).toMatchObject({ code: 0, data: { added: 2, updated: 0 } });
  expect((await importing(sheet, key)).text).toBe(first.text);
  expect((await importing(await sheetOf(["通知丙"]), key)).body).toMatchObject(IS_REFUSED);
  expect((await importing(sheet, key, { dryRun: "1" })).body).toMatchObject(IS_REFUSED);
  expect(await count("notice")).toBe(before + 2);
  const atOnce = newKey();
  const answers = await Promise.all(Array.from({ length: 5 }, () => importing(sheet, atOnce)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ code: 0, data: { added: 2 } });
  expect(await count("notice")).toBe(before + 4);
});

test("a sheet that was only checked, or refused, is taken under the same key", async () => {
  const before = await count("notice");
  const sheet = await sheetOf(["通知丁"]);
  const key = newKey();
  expect((await importing(sheet, key, { dryRun: "1" })).body).toMatchObject({ code: 0, data: { added: 1 } });
  expect((await importing(await sheetOf(["x".repeat(500)]), key)).body).toMatchObject({ data: { added: 0 } });
  expect(await count("notice")).toBe(before);
  expect((await importing(sheet, key)).body).toMatchObject({ code: 0, data: { added: 1 } });
  expect(await count("notice")).toBe(before + 1);
});

test("a long sheet is left to one job", async () => {
  const before = await count("job");
  const sheet = await sheetOf(Array.from({ length: 1_500 }, (_, index) => `长表 ${index}`));
  const key = newKey();
  const first = await importing(sheet, key);
  expect(first.body).toMatchObject({ code: 0, data: { total: 1_500, job: expect.any(String) as string } });
  expect((await importing(sheet, key)).text).toBe(first.text);
  expect((await importing(await sheetOf(["通知戊"]), key)).body).toMatchObject(IS_REFUSED);
  expect(await count("job")).toBe(before + 1);
});

test("buttons are made once", async () => {
  const { data } = await admin.get("/sys/menu/list");
  const flat = (rows: readonly { id: string; type: string; children: [] }[]): { id: string; type: string }[] =>
    rows.flatMap((row) => [row, ...flat(row.children)]);
  const page = flat(data as []).find(({ type }) => type === "2");
  const fields = { parentPermission: "sys:tried", permissions: "list,add" };
  const key = newKey();
  const first = await send(`/sys/menu/${page?.id}/generate/button`, fields, key);
  expect((await send(`/sys/menu/${page?.id}/generate/button`, fields, key)).text).toBe(first.text);
  expect(first.body.code).toBe(0);
});

async function upload(
  key: string,
  path = "/oss/upload",
  fields: Readonly<Record<string, string>> = {},
  { background = "#2e7d4f", fileName = "field.png" } = {},
) {
  const { default: sharp } = await import("sharp");
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", new Blob([new Uint8Array(picture)], { type: "image/png" }), fileName);
  const isPublic = path.startsWith("/portal/");
  return createClient(app.origin).send(`/api${path}`, {
    method: "POST",
    body,
    headers: { "accept-language": "en", "Idempotency-Key": key, ...(isPublic ? {} : { access_token: admin.token }) },
  });
}

test("a picture sent twice, and five times at once, is stored once; another one is refused; no file is left over", async () => {
  const files = async () => {
    const all = await readdir(join(app.services.env.dataDir, "files"), { recursive: true, withFileTypes: true });
    return all.filter((each) => each.isFile() && !each.parentPath.includes("thumb")).length;
  };
  const [rows, stored] = [await count("attachment"), await files()];
  const key = newKey();
  const first = await upload(key);
  expect(first.body.code).toBe(0);
  expect((await upload(key)).text).toBe(first.text);
  for (const other of [
    upload(key, "/oss/upload", {}, { background: "#c8102e" }),
    upload(key, "/oss/upload", { base_path: "/file/news/" }),
  ])
    expect((await other).body).toMatchObject(IS_REFUSED);
  expect((await upload(key, "/oss/upload", {}, { fileName: "other.png" })).body).toMatchObject(IS_REFUSED);
  const atOnce = newKey();
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload(atOnce)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.body.code).toBe(0);
  expect([await count("attachment"), await files()]).toEqual([rows + 2, stored + 2]);
});

test("a visitor's form is begun once, and so is its picture; what is kept tells no ticket", async () => {
  const key = newKey();
  const begin = () => send("/portal/application/begin", {}, key, "");
  const first = await begin();
  expect((await begin()).text).toBe(first.text);
  const { draft } = first.body.data as { draft: string };
  const picture = newKey();
  const stored = await upload(picture, "/portal/application/upload", { draft });
  expect(stored.body.code).toBe(0);
  expect((await upload(picture, "/portal/application/upload", { draft })).text).toBe(stored.text);
  expect(await count("application_picture")).toBe(1);
  const { rows } = await sql<{ id: string; answer: Buffer }>`select id, answer from kept_answer`.execute(
    app.services.database.as<unknown>(),
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { id, answer } of rows) {
    expect(answer.includes(draft)).toBe(false);
    expect(id).not.toContain(key);
  }
});

test("an answer too large to keep is told of in words, and the call is not done again", async () => {
  const serialize = () => randomBytes(1_200_000).toString("base64");
  const asked = { who: "person:x", call: "POST /large", fields: {}, files: [], serialize };
  const idempotencyKey = openIdempotency(app.services).of({ "idempotency-key": newKey() }, asked);
  await inTransactionOnce(app.services.database, idempotencyKey, async () => "reply");
  await expect(idempotencyKey?.answer()).rejects.toMatchObject({ reason: "invalidInput" });
  const again = inTransactionOnce(app.services.database, idempotencyKey, async () => "reply");
  await expect(again).rejects.toThrow();
});

test("after a day a key names nothing any more, and what was kept is swept", async () => {
  const key = newKey();
  await send("/sys/dict/group/add", group("today"), key);
  app.clock.advance(DAY + 1);
  admin = await enter(app, ADMIN.username, ADMIN.password);
  expect((await send("/sys/dict/group/add", group("tomorrow"), key)).body.code).toBe(0);
  await sweepIdempotencyKeys(app.services);
  expect(await count("kept_answer")).toBe(1);
});
