import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleRoutes } from "../../testing/sample-routes.ts";
import { startTestApp, testCaller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const seen: unknown[] = [];
beforeAll(async () => {
  app = await startTestApp(sampleRoutes(seen), [testCaller("canary-token-1")]);
});
afterAll(() => app.close());

const fail = (how: string, language = "en") =>
  app.client.post("/sample/fail", { how }, { headers: { "accept-language": language } });

describe("the envelope", () => {
  it("holds the payload in data, the family's flat members beside it, and nothing undeclared (AZ-12)", async () => {
    const { body, text } = await app.client.post("/sample/echo", { name: "a", amount: 3 });
    expect(body).toEqual({
      code: 0,
      msg: "",
      data: { name: "a", amount: 3, tags: [] },
      name: "a",
      amount: 3,
      tags: [],
    });
    expect(text).not.toContain("canary-2");
  });
  it("a list carries its rows under every name the family reads", async () => {
    const { body, text } = await app.client.post("/sample/list", {
      "page.pn": 2,
      "page.size": 5,
      gridtype: "jqgrid",
      sort: "name desc",
    });
    const rows = [{ id: "1", realname: "李" }];
    const page = { results: rows, records: rows, total: 11, page: 2, rows: 5, totalPages: 3 };
    expect(body).toEqual({ code: 0, msg: "", data: page, ...page });
    expect(text).not.toContain("canary-2");
    expect(seen.at(-1)).toMatchObject({ page: 2, pageSize: 5, sort: [{ field: "name", isDescending: true }] });
  });
  it.each([
    ["page.pn", "0"],
    ["page.pn", "-1"],
    ["page.pn", "1.5"],
    ["page.pn", "1e3"],
    ["page.pn", "9007199254740992"],
    ["page.pn", "99999999999999999999"],
    ["page.pn", "many"],
    ["page.size", "0"],
    ["page.size", "-1"],
    ["page.size", "201"],
    ["page.size", "99999999999999999999"],
    ["page.size", "all"],
  ])("%s=%s is clamped or refused (IN-07)", async (name, value) => {
    const { status, body } = await app.client.post("/sample/list", { [name]: value });
    expect([200, 400]).toContain(status);
    if (status === 200)
      expect(body).toMatchObject({ code: 0, page: name === "page.pn" ? 1 : (expect.any(Number) as number) });
  });
  it.each([
    "name; drop table x",
    "name desc --",
    "(select 1)",
    "evil desc",
    "name'",
    "1",
    "*",
    "name desc desc",
    "nam\u0435 asc",
    "__proto__ asc",
    "constructor",
  ])("sorting by %s falls back to the order of id (IN-08)", async (sort) => {
    expect((await app.client.post("/sample/list", { sort })).body.code).toBe(0);
    expect(seen.at(-1)).toMatchObject({ sort: [{ field: "id", isDescending: false }] });
  });
  it("a filter nobody declared is refused by name (AZ-15)", async () => {
    const { body } = await app.client.send("/api/sample/list", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "query.password%7C%7Clike=a",
    });
    expect(body).toMatchObject({ code: 400001, data: { errors: [{ field: "query.password||like" }] } });
  });
  it("under WIRE_COMPAT=family bare lists stand alone", async () => {
    const family = await startTestApp(sampleRoutes(), [], { env: { wireCompat: "family" } });
    expect((await family.client.get("/sample/bare")).text).toBe('["sys:user:list"]');
    await family.close();
    expect((await app.client.get("/sample/bare")).body).toMatchObject({ code: 0, data: ["sys:user:list"] });
  });
  it("pictures are pictures", async () => {
    const { headers } = await app.client.get("/sample/picture");
    expect([headers.get("content-type"), headers.get("cache-control")]).toEqual(["image/png", "no-store"]);
  });
});

describe("refusals in the caller's language (IN-16)", () => {
  it.each([
    ["zh-CN,zh;q=0.9", "填写的内容有误", "最多 20 个字符"],
    ["lo", "ຂໍ້ມູນທີ່ປ້ອນບໍ່ຖືກຕ້ອງ", "ບໍ່ເກີນ 20 ຕົວອັກສອນ"],
    ["en-GB", "Check the information you entered", "At most 20 characters"],
    ["fr, de;q=0.5", "填写的内容有误", "最多 20 个字符"],
    ["x".repeat(5000), "填写的内容有误", "最多 20 个字符"],
  ])("%s", async (language, msg, message) => {
    const { body, headers } = await app.client.post(
      "/sample/echo",
      { name: "a".repeat(21) },
      { headers: { "accept-language": language } },
    );
    expect(body).toEqual({
      code: 400001,
      msg,
      data: { errors: [{ field: "name", message }] },
      requestId: headers.get("x-request-id"),
    });
  });
  it("nested fields are named as on the wire", async () => {
    const { body } = await app.client.post("/sample/echo", {
      name: "a",
      meta: { title: "a".repeat(11) },
      tags: ["ok", "a".repeat(11)],
    });
    expect(body.data).toMatchObject({ errors: [{ field: "tags[1]" }, { field: "meta.title" }] });
  });
  it("a business outcome is HTTP 200 with its code; a stale save brings the record as it stands", async () => {
    expect(await fail("failure")).toMatchObject({
      status: 200,
      body: { code: 400010, msg: "It is in use and cannot be deleted" },
    });
    expect(await fail("stale")).toMatchObject({ status: 200, body: { code: 400009, data: { current: { id: "1" } } } });
  });
  it("a database that is away is 503 with Retry-After; text it cannot store is the caller's mistake", async () => {
    const away = await fail("database");
    expect([away.status, away.body.code, away.headers.get("retry-after")]).toEqual([503, 503001, "2"]);
    expect(await fail("text")).toMatchObject({ status: 400, body: { code: 400001 } });
  });
  it("a fault says nothing about itself and is found in the log by its id", async () => {
    const { status, body, text } = await fail("secret");
    expect([status, body.code, body.msg, body.data]).toEqual([500, 500001, "Internal error", null]);
    expect(text).not.toMatch(/canary|select|\/home|\.ts|node_modules|Error/);
    const line = app.lines.find((entry) => entry.includes(String(body["requestId"])) && entry.includes('"error"'));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ level: "error", msg: "request failed" });
  });
});

describe("the log (LG-01, LG-02, LG-03)", () => {
  it("has one JSON line per request with its path, never its query, token or body", async () => {
    const { headers } = await app.client.get("/sample/mine?access_token=canary-token-1&x=canary-query", {
      token: "canary-token-1",
      headers: { cookie: "__Host-access=canary-cookie" },
    });
    await app.client.post("/sample/echo", { name: "canary-body" });
    const line = app.lines
      .map((entry) => JSON.parse(entry) as Record<string, unknown>)
      .find((entry) => entry["requestId"] === headers.get("x-request-id"));
    expect(line).toMatchObject({ method: "GET", path: "/api/sample/mine", status: 200, level: "info" });
    expect(app.lines.join("\n")).not.toMatch(/canary-(query|cookie|body)|access_token=/);
  });
});

describe("compression", () => {
  it("is used for what is long enough and asked for", async () => {
    const found = await fetch(`${app.origin}/api/openapi.json`, { headers: { "accept-encoding": "br" } });
    expect([found.headers.get("content-encoding"), found.headers.get("vary")]).toEqual(["br", "Accept-Encoding"]);
    expect(((await found.json()) as { openapi: string }).openapi).toBe("3.1.0");
    const plain = await fetch(`${app.origin}/api/openapi.json`, { headers: { "accept-encoding": "br;q=0, identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    await plain.text();
  });
});
