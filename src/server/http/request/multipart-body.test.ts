import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { IMAGE_LIMIT } from "../../../contract/files/upload.ts";
import { rawRequest } from "../../testing/raw-request.ts";
import { sampleRoutes } from "../../testing/sample-routes.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const seen: unknown[] = [];
beforeAll(async () => {
  app = await startTestApp(sampleRoutes(seen));
});
beforeEach(() => void (seen.length = 0));
afterAll(() => app.close());

const upload = (form: FormData) => app.client.send("/api/sample/upload", { method: "POST", body: form });
const form = (...parts: readonly [name: string, value: string | Blob, fileName?: string][]) => {
  const data = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === "string") data.append(name, value);
    else data.append(name, value, fileName);
  }
  return data;
};
const picture = (size = 3) => new Blob([new Uint8Array(size)], { type: "image/png" });
const raw = (body: string, type = "multipart/form-data; boundary=X", language = "zh") =>
  app.client.send("/api/sample/upload", {
    method: "POST",
    headers: { "content-type": type, "accept-language": language },
    body: Buffer.from(body, "latin1") as unknown as string,
  });
const part = (head: string, body = "a") => `--X\r\n${head}\r\n\r\n${body}\r\n`;
const field = (name: string, body?: string) => part(`Content-Disposition: form-data; name="${name}"`, body);
const filePart = (name = "file", fileName = "a.png") =>
  part(`Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png`);

describe("an upload", () => {
  it("brings its fields and one whole file", async () => {
    const { body } = await upload(form(["base_path", "/file/news/"], ["file", picture(), "图 ຮູບ.png"]));
    expect(body).toMatchObject({ code: 0, data: { files: [{ field: "file", fileName: "图 ຮູບ.png", size: 3 }] } });
    expect(seen).toEqual([{ base_path: "/file/news/" }]);
  });
  it("may bring its fields after the file: their order says nothing", async () => {
    const { body } = await upload(form(["file", picture(), "a.png"], ["base_path", "/file/news/"]));
    expect(body).toMatchObject({ code: 0, data: { files: [{ field: "file", size: 3 }] } });
    expect(seen).toEqual([{ base_path: "/file/news/" }]);
  });
  it("may have the limit's size, for the picture check to judge", async () => {
    expect((await upload(form(["file", picture(IMAGE_LIMIT - 1), "a.png"]))).body.code).toBe(0);
  });
  it("a little too large is 413 with the specification's words", async () => {
    const { status, body } = await upload(form(["file", picture(IMAGE_LIMIT + 1), "a.png"]));
    expect([status, body.code, body.msg]).toEqual([413, 400013, "上传图片大小不能超过 2MB!"]);
  });
  it("far too large is 413", async () => {
    const { status, body } = await upload(form(["file", picture(IMAGE_LIMIT * 2), "a.png"]));
    expect([status, body.code]).toEqual([413, 400013]);
  });
});

/** Sends a whole body and listens only then; resolves to the answer, and to how many bytes no more could be sent. */
const sendAllThenListen = (size: number) =>
  new Promise<{ readonly answer: string; readonly left: number }>((resolve) => {
    const socket = connect(app.port, "127.0.0.1").pause();
    let [answer, left] = ["", size];
    const chunk = Buffer.alloc(100_000, "a");
    const send = () => {
      while (left > 0) {
        left -= chunk.length;
        if (!socket.write(chunk)) return void socket.once("drain", send);
      }
      socket.resume();
    };
    socket.on("data", (bytes) => {
      answer += bytes.toString("latin1");
      socket.end();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve({ answer, left }));
    socket.write(
      `POST /api/sample/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=X\r\nContent-Length: ${size}\r\n\r\n`,
    );
    send();
  });

describe("a body that is far too large", () => {
  it("is taken off the connection, so that who sends all of it before listening has the answer too", async () => {
    const { answer, left } = await sendAllThenListen(30_000_000);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":400013/);
    expect(left).toBe(0);
  });
  it("is cut off where it has no end in sight", async () => {
    expect((await sendAllThenListen(200_000_000)).left).toBeGreaterThan(0);
  });
});

describe("an odd multipart body is refused and reaches nobody (UP-08)", () => {
  it.each<[string, () => FormData]>([
    ["two files", () => form(["file", picture(), "a.png"], ["file", picture(), "b.png"])],
    [
      "two files with a field between",
      () => form(["file", picture(), "a.png"], ["x", "y"], ["other", picture(), "b.png"]),
    ],
    ["a field after the file named as before it", () => form(["x", "a"], ["file", picture(), "a.png"], ["x", "b"])],
    ["a repeated field", () => form(["base_path", "x"], ["base_path", "y"])],
    ["22 fields", () => form(...Array.from({ length: 22 }, (_, index): [string, string] => [`x${index}`, "a"]))],
    [
      "a thousand fields",
      () => form(...Array.from({ length: 1000 }, (_, index): [string, string] => [`x${index}`, "a"])),
    ],
    ["a long field", () => form(["base_path", "a".repeat(5_000)])],
    ["a long name", () => form(["a".repeat(200), "a"])],
    ["a prototype's name", () => form(["__proto__", "a"])],
    ["a constructor", () => form(["constructor", "a"])],
    ["a file named like a prototype", () => form(["__proto__", picture(), "a.png"])],
    ["a bracket", () => form(["base_path[]", "a"])],
    ["NUL in a field", () => form(["base_path", "a\0b"])],
    ["a file without a name", () => form(["file", picture(), ""])],
  ])("%s", async (_what, make) => {
    const { status } = await upload(make());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(seen).toEqual([]);
  });
  it.each([
    ["no boundary", field("a"), "multipart/form-data"],
    ["an empty boundary", field("a"), "multipart/form-data; boundary="],
    ["two boundaries", field("a") + "--X--", "multipart/form-data; boundary=X; boundary=Y"],
    ["another boundary", field("a") + "--X--", "multipart/form-data; boundary=Y"],
    ["no end", field("base_path"), undefined],
    ["cut inside a file", filePart().slice(0, -3), undefined],
    ["cut inside a head", "--X\r\nContent-Disposition: form-da", undefined],
    ["a part without a head", `--X\r\n\r\na\r\n--X--\r\n`, undefined],
    [
      "a huge head",
      part(`Content-Disposition: form-data; name="a"\r\nX-A: ${"a".repeat(200_000)}`) + "--X--\r\n",
      undefined,
    ],
    [
      "many heads",
      part(Array.from({ length: 500 }, (_, index) => `X-${index}: a`).join("\r\n")) + "--X--\r\n",
      undefined,
    ],
    [
      "a nested multipart",
      part(
        `Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=Y`,
        `--Y\r\n\r\na\r\n--Y--`,
      ) +
        filePart("file", "") +
        "--X--\r\n",
      undefined,
    ],
    [
      "JSON in a field",
      part(`Content-Disposition: form-data; name="base_path"\r\nContent-Type: application/json`, "{}") + "--X--\r\n",
      undefined,
    ],
    ["text before the first boundary", `hello\r\n${field("base_path")}--X--\r\n`, undefined],
    ["text after the last boundary", `${field("base_path")}--X--\r\nhello`, undefined],
    ["nothing", "", undefined],
    ["bytes that are no UTF-8", `${field("base_path", "\xff")}--X--\r\n`, undefined],
    [
      "base64",
      `${part('Content-Disposition: form-data; name="base_path"\r\nContent-Transfer-Encoding: base64', "YQ==")}--X--\r\n`,
      undefined,
    ],
    [
      "two dispositions",
      `${part('Content-Disposition: form-data; name="a"\r\nContent-Disposition: form-data; name="b"')}--X--\r\n`,
      undefined,
    ],
    ["two names", `${part('Content-Disposition: form-data; name="a"; name="b"')}--X--\r\n`, undefined],
    ["an attachment", `${part('Content-Disposition: attachment; name="base_path"')}--X--\r\n`, undefined],
    ["a form instead", "base_path=a", "application/x-www-form-urlencoded"],
    ["JSON instead", "{}", "application/json"],
    ["related instead", field("a") + "--X--\r\n", "multipart/related; boundary=X"],
  ])("%s", async (_what, body, type) => {
    const { status } = await raw(body, type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(seen).toEqual([]);
  });
  it.each<[string, string, object]>([
    [
      "a second file",
      `${filePart()}${filePart("other")}--X--\r\n`,
      { errors: [{ field: "other", message: "Only one file can be sent at once" }] },
    ],
    [
      "a long field",
      `${field("base_path", "a".repeat(5_000))}--X--\r\n`,
      { errors: [{ field: "base_path", message: "This field may have at most 4000 bytes" }] },
    ],
    [
      "JSON in a field",
      `${part('Content-Disposition: form-data; name="a"\r\nContent-Type: application/json', "{}")}--X--\r\n`,
      { errors: [{ field: "a", message: "This field takes plain text (text/plain); a file needs a file name" }] },
    ],
    [
      "other bytes",
      `${field("base_path", "\xff")}--X--\r\n`,
      { errors: [{ field: "base_path", message: "It must be in UTF-8" }] },
    ],
    [
      "base64",
      `${part('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64')}--X--\r\n`,
      { errors: [{ field: "a", message: expect.stringContaining("Content-Transfer-Encoding") }] },
    ],
    [
      "no file name",
      `${filePart("file", "")}--X--\r\n`,
      { errors: [{ field: "file", message: "The file has no file name" }] },
    ],
    [
      "a name twice",
      `${field("a")}${field("a")}--X--\r\n`,
      { errors: [{ field: "a", message: "Only one value is accepted" }] },
    ],
  ])("and the field is named: %s", async (_what, body, data) => {
    expect((await raw(body, undefined, "en")).body).toMatchObject({ code: 400001, data });
  });
  it.each<[string, string, string, string | undefined]>([
    [
      "no name",
      `${field("a")}${part("Content-Disposition: form-data")}--X--\r\n`,
      "Part 2 has no name, or one of more than 100 characters",
      undefined,
    ],
    [
      "an attachment",
      `${part('Content-Disposition: attachment; name="a"')}--X--\r\n`,
      "The Content-Disposition of part 1 must be form-data, with each parameter once",
      undefined,
    ],
    [
      "no head",
      `--X\r\n\r\na\r\n--X--\r\n`,
      "The head of part 1 cannot be read (at most 1024 bytes, each header once)",
      undefined,
    ],
    ["no end", `${field("a")}${field("b")}`, "The body breaks off in part 2, or goes on behind its end", undefined],
    [
      "another boundary",
      `${field("a")}--X--\r\n`,
      "The body does not begin with the boundary that its Content-Type names",
      "multipart/form-data; boundary=Y",
    ],
    [
      "no boundary",
      field("a"),
      "The Content-Type names no boundary, several, or one that cannot be used",
      "multipart/form-data",
    ],
    [
      "22 parts",
      `${Array.from({ length: 22 }, (_, index) => field(`x${index}`)).join("")}--X--\r\n`,
      "The body may have at most 21 parts",
      undefined,
    ],
  ])("and the part is named: %s", async (_what, body, msg, type) => {
    expect((await raw(body, type, "en")).body).toMatchObject({ code: 400001, msg });
  });
  it("one that is broken off leaves the server answering", async () => {
    await rawRequest(
      app.port,
      `POST /api/sample/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=X\r\nContent-Length: 5000\r\n\r\n${filePart()}`,
      100,
    );
    expect((await upload(form(["file", picture(), "a.png"]))).body.code).toBe(0);
    expect(app.lines.filter((line) => line.includes('"error"'))).toEqual([]);
  });
});
