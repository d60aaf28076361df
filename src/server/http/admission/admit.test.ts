import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_ID, sampleRoutes } from "../../testing/sample-routes.ts";
import { startTestApp, testCaller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(sampleRoutes(), [
    testCaller("holder", ["sample:thing:update"]),
    testCaller("admin", ["*:*:*"]),
    testCaller("other", [
      "sample:thing",
      "sample:thing:update2",
      "sample:*:update",
      "sample:thing:*",
      "*",
      "*:*",
      "SAMPLE:THING:UPDATE",
      "",
    ]),
    testCaller("nobody"),
    testCaller("locked", ["*:*:*"], new Set(["locked"] as const)),
    testCaller("fresh", ["*:*:*"], new Set(["mustChangePassword"] as const)),
  ]);
});
afterAll(() => app.close());

const update = (token?: string) =>
  app.client.post(`/sample/${SAMPLE_ID}/update`, { name: "a" }, token === undefined ? {} : { token });

describe("who may call (AZ-01, AZ-13)", () => {
  it.each([
    ["holder", 200, 0],
    ["admin", 200, 0],
    ["other", 403, 100010],
    ["nobody", 403, 100010],
    ["locked", 200, 200005],
    ["fresh", 200, 200006],
    ["unknown", 200, 100008],
    [undefined, 401, 200001],
  ])("%s → HTTP %d, code %d", async (token, status, code) => {
    const answer = await update(token);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (code !== 0) expect(answer.body.data).toBeNull();
  });
  it("input is not looked at before the right to send it", async () => {
    const answer = await app.client.post("/sample/x/update", { name: "a".repeat(1000) });
    expect(answer.body.code).toBe(200001);
  });
  it("a restricted session reaches what names its state, and nothing else", async () => {
    expect((await app.client.get("/sample/mine", { token: "fresh" })).body).toMatchObject({
      code: 0,
      data: { userId: "fresh" },
    });
    expect((await app.client.get("/sample/mine", { token: "locked" })).body.code).toBe(200005);
  });
  it("a public address answers with a token that is no longer good", async () => {
    expect((await app.client.get("/sample/find?name=a", { token: "unknown" })).body.code).toBe(0);
  });
});

describe("where a token may stand (TK-13, W9)", () => {
  const mine = (query: string, token?: string) =>
    app.client.get(`/sample/mine${query}`, token === undefined ? {} : { token });
  it("the query of the one address that allows it: alone, or equal to the header", async () => {
    expect((await mine("?access_token=holder")).body.code).toBe(0);
    expect((await mine("?access_token=holder", "holder")).body.code).toBe(0);
    expect((await mine("?access%5ftoken=holder")).body.code).toBe(0);
  });
  it.each([
    ["?access_token=admin", "holder"],
    ["?access_token=", "holder"],
    ["?access_token=", undefined],
    ["?access_token", undefined],
    ["?access_token=holder&access_token=holder", undefined],
    ["?access_token=holder&access_token=admin", undefined],
    ["?access_token=holder&access%5ftoken=holder", "holder"],
    [`?access_token=${"a".repeat(600)}`, undefined],
    ["", ""],
    ["", "holder,holder"],
    ["", "a".repeat(600)],
  ])("%s with header %s is refused", async (query, token) => {
    const { status, body } = await mine(query, token);
    expect([status, body.code]).toEqual([401, 200002]);
  });
  it.each(["?access_token=holder", "?access_token=holder&access_token=holder"])(
    "%s elsewhere is no token",
    async (query) => {
      expect((await app.client.post(`/sample/${SAMPLE_ID}/update${query}`, { name: "a" })).body.code).toBe(200001);
    },
  );
  it("a query that contradicts the header is refused elsewhere too", async () => {
    expect(
      (await app.client.post(`/sample/${SAMPLE_ID}/update?access_token=admin`, { name: "a" }, { token: "holder" })).body
        .code,
    ).toBe(200002);
  });
  it("neither cookie nor body carries a token", async () => {
    const headers = {
      cookie: "access_token=holder; __Host-access=holder",
      authorization: "Basic holder",
      "access-token": "holder",
    };
    expect(
      (await app.client.post(`/sample/${SAMPLE_ID}/update`, { name: "a", access_token: "holder" }, { headers })).body
        .code,
    ).toBe(200001);
  });
  it("Authorization carries one as a bearer, and beside the header the same one or none (039)", async () => {
    const codeOf = async (authorization: string, more: Record<string, string> = {}) =>
      (await app.client.post(`/sample/${SAMPLE_ID}/update`, { name: "a" }, { headers: { authorization, ...more } }))
        .body.code;
    expect(await codeOf("Bearer holder")).toBe(0);
    expect(await codeOf("bearer holder", { access_token: "holder" })).toBe(0);
    expect(await codeOf("Bearer holder", { access_token: "other" })).toBe(200002);
    expect(await codeOf("Bearer ", { access_token: "holder" })).toBe(200002);
    expect(await codeOf(`Bearer ${"x".repeat(600)}`)).toBe(200002);
  });
});

describe("other sites (AZ-14, HD-04, HD-08)", () => {
  const signIn = (headers: Record<string, string>) => app.client.post("/sample/signin", {}, { headers });
  it.each([
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "https://127.0.0.1.evil.example",
    "http://127.0.0.1@evil.example",
    "file://",
    "",
    "http://127.0.0.1:1/",
    "javascript:0",
  ])("a POST from %s is refused", async (origin) => {
    const { status, headers } = await signIn({ origin });
    expect(status).toBe(403);
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
  it("our own pages may", async () => {
    expect((await signIn({ origin: app.origin })).body.code).toBe(0);
  });
  it("a browser that says cross-site is believed", async () => {
    expect((await signIn({ origin: app.origin, "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
  it("signing in over plain HTTP from another machine is refused unless allowed", async () => {
    const headers = { origin: "http://10.1.2.3", "sec-fetch-site": "same-origin", "accept-language": "en" };
    const { body } = await signIn(headers);
    expect(body).toMatchObject({ code: 100004, msg: expect.stringContaining("not encrypted") as string });
    const open = await startTestApp(sampleRoutes(), [], { env: { allowHttp: true } });
    expect((await open.client.post("/sample/signin", {}, { headers })).body.code).toBe(0);
    await open.close();
  });
});
