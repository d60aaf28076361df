import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FORM_LIMITS } from "../../../contract/wire/wire.ts";
import { sampleRoutes } from "../../testing/sample-routes.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const seen: unknown[] = [];
beforeAll(async () => {
  app = await startTestApp(sampleRoutes(seen));
});
beforeEach(() => void (seen.length = 0));
afterAll(() => app.close());

const FORM = "application/x-www-form-urlencoded";
const send = (
  body: string | Buffer | null,
  headers: Record<string, string> = { "content-type": FORM },
  path = "/api/sample/echo",
) =>
  app.client.send(path, {
    method: "POST",
    headers,
    body: typeof body === "string" || body === null ? body : new Uint8Array(body),
  });

describe("one value of one type per name (IN-01, IN-03, IN-05, IN-06, IN-07)", () => {
  const deep = (levels: number) => `${Array.from({ length: levels }, () => "a").join(".")}=1`;
  it.each<[string, string | Buffer]>([
    ["a repeated name", "name=a&name=b"],
    ["a repeated name with the same value", "name=a&name=a"],
    ["a repeated name by escape", "name=a&n%61me=b"],
    ["an index where a scalar is due", "name[0]=a"],
    ["empty brackets", "name[]=a"],
    ["a named bracket", "name[x]=a"],
    ["a nested bracket", "name[0][x]=a"],
    ["an object where a scalar is due", "name.first=a"],
    ["a scalar and an object", "name=a&name.first=b"],
    ["a list and an object", "tags[0]=a&tags.x=b&name=a"],
    ["an index too many digits", "tags[00000]=a&name=a"],
    ["a negative index", "tags[-1]=a&name=a"],
    ["an index with a gap", "tags[5]=a&name=a"],
    ["an index like a number with an exponent", "tags[1e1]=a&name=a"],
    ["an open bracket", "tags[0=a&name=a"],
    ["a closing bracket alone", "tags0]=a&name=a"],
    ["no equals sign", "name"],
    ["an empty name", "=a"],
    ["an empty name beside a good one", "name=a&=b"],
    ["a bad escape", "name=%"],
    ["half an escape", "name=%a"],
    ["letters that are no hex", "name=%zz"],
    ["a bad escape in the name", "n%me=a"],
    ["overlong UTF-8 of a slash", "name=%c0%af"],
    ["overlong UTF-8 of NUL", "name=%c0%80"],
    ["a UTF-8 surrogate", "name=%ed%a0%80"],
    ["UTF-8 cut in the middle", "name=%e4%bd"],
    ["Latin-1 escapes", "name=%fcber"],
    ["raw bytes that are no UTF-8", Buffer.from("name=\xff\xfe", "latin1")],
    ["UTF-16", Buffer.from("name=a", "utf16le")],
    ["NUL", "name=%00"],
    ["NUL inside", "name=a%00b"],
    ["a bell", "name=%07"],
    ["a line break in a line", "name=a%0D%0Ab"],
    ["an escape character", "name=%1b[31m"],
    ["a C1 control", "name=%c2%85"],
    ["DEL", "name=%7f"],
    ["__proto__", "name=a&__proto__=b"],
    ["__proto__ in a path", "name=a&__proto__.isAdmin=1"],
    ["constructor", "name=a&constructor.prototype.x=1"],
    ["prototype below a member", "name=a&meta.prototype=1"],
    ["__proto__ by escape", "name=a&%5f_proto__=b"],
    ["__proto__ deep", "name=a&meta.__proto__.x=1"],
    ["an empty step", "name=a&meta..title=b"],
    ["a leading dot", ".name=a"],
    ["a trailing dot", "name.=a"],
    ["33 steps", `name=a&${deep(FORM_LIMITS.depth + 1)}`],
    ["a million steps", "a.".repeat(400_000) + "a=1"],
    ["501 fields", `name=a&${Array.from({ length: FORM_LIMITS.fields }, (_, index) => `x${index}=1`).join("&")}`],
    ["10,000 names", `name=a&${Array.from({ length: 10_000 }, (_, index) => `x${index}=1`).join("&")}`],
    ["a million ampersands", "&".repeat(1_000_000)],
    ["one character too many", `name=${"a".repeat(21)}`],
    ["nothing", ""],
    ["a missing name", "amount=1"],
    ["1.5 for a whole number", "name=a&amount=1.5"],
    ["1e3", "name=a&amount=1e3"],
    ["+1", "name=a&amount=%2B1"],
    ["01", "name=a&amount=01"],
    ["-1", "name=a&amount=-1"],
    ["a space in front", "name=a&amount=+1"],
    ["hex", "name=a&amount=0x10"],
    ["20 digits", "name=a&amount=12345678901234567890"],
    ["2^53", "name=a&amount=9007199254740992"],
    ["full-width digits", "name=a&amount=%EF%BC%91"],
    ["Lao digits", "name=a&amount=%E0%BB%91"],
    ["a word", "name=a&amount=many"],
    ["NaN", "name=a&amount=NaN"],
    ["Infinity", "name=a&amount=Infinity"],
    ["an empty number", "name=a&amount="],
    ["a list for a number", "name=a&amount[0]=1"],
    ["four tags where three are allowed", "name=a&tags=a,b,c,d"],
    ["a list inside a list", "name=a&tags[0][0]=a"],
  ])("%s is refused", async (_what, body) => {
    const { status, body: answer } = await send(body);
    expect([status, answer.code, seen.length]).toEqual([400, 400001, 0]);
    expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  it("semicolons separate nothing", async () => {
    expect((await send("name=a;amount=1")).body).toMatchObject({ code: 0, name: "a;amount=1" });
  });
  it("a plus is a space, an escape is what it stands for, text is trimmed", async () => {
    expect((await send("name=+%E5%86%9C+%E0%BA%A5%2B+")).body).toMatchObject({ name: "农 ລ+" });
  });
  it("lists come by index or by comma", async () => {
    expect((await send("name=a&tags[0]=x&tags[1]=y")).body).toMatchObject({ tags: ["x", "y"] });
    expect((await send("name=a&tags=x,y")).body).toMatchObject({ tags: ["x", "y"] });
  });
  it("names nobody declared are dropped, and a POST's query is not looked at (IN-11)", async () => {
    expect(
      (await send("name=a&id=9&role=admin", undefined, "/api/sample/echo?name=evil&name=evil2&amount=7")).body,
    ).toMatchObject({ name: "a", amount: null });
    expect(seen).toEqual([{ name: "a" }]);
  });
  it("a GET's query obeys the same rules", async () => {
    expect((await app.client.get("/sample/find?name=%E5%86%9C")).body).toMatchObject({ data: { name: "农" } });
    for (const query of ["name=a&name=b", "name[0]=a", "name=%00", "name=%zz", "name", ""]) {
      expect((await app.client.get(`/sample/find?${query}`)).status, query).toBe(400);
    }
  });
});

describe("documented content types only (IN-02)", () => {
  it.each([
    FORM,
    "APPLICATION/X-WWW-FORM-URLENCODED",
    `${FORM};charset=utf-8`,
    `${FORM}; charset=UTF-8`,
    `${FORM}; charset="utf-8"`,
    `${FORM} ; charset=utf8`,
  ])("%s is read", async (type) => {
    expect((await send("name=a", { "content-type": type })).body.code).toBe(0);
  });
  it.each([
    "application/json",
    "Application/JSON",
    "application/vnd.api+json",
    "text/plain",
    "text/plain;charset=utf-8",
    "text/xml",
    "application/xml",
    "application/octet-stream",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "multipart/mixed; boundary=x",
    `${FORM}x`,
    `x${FORM}`,
    `${FORM}, application/json`,
    `application/json; ${FORM}`,
    `${FORM}; charset=gbk`,
    `${FORM}; charset=utf-16`,
    `${FORM}; charset=utf-7`,
    `${FORM}; charset=utf-8; charset=gbk`,
    "application/*",
    "*/*",
    "application",
    "application/",
    "/",
    ";",
    "null",
  ])("%s is 415", async (type) => {
    const { status, body } = await send("name=a", { "content-type": type });
    expect([status, body.code, seen.length]).toEqual([415, 400015, 0]);
  });
  it.each(["gzip", "br", "deflate", "identity", "x"])("Content-Encoding %s is 415", async (encoding) => {
    expect((await send("name=a", { "content-type": FORM, "content-encoding": encoding })).status).toBe(415);
  });
  it("a body without a type is 415, no body needs none", async () => {
    expect((await send(Buffer.from("name=a"), {})).status).toBe(415);
    expect((await app.client.send("/api/sample/signin", { method: "POST" })).body.code).toBe(0);
  });
});
