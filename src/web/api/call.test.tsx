import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { expectedVersion } from "../../contract/optimistic-locking.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { flag, int, recordId } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { withWireNames } from "../../contract/wire/wire.ts";
import { apiSettings } from "./api-settings.ts";
import { ApiError, call, configureApi, NO_ANSWER } from "./call.ts";
import { tokens } from "./tokens.ts";

const texts = defineTexts("callTest", { title: { zh: "试", lo: "ທົດ", en: "Try" } });
const ID = "0190a0b0-0000-7000-8000-000000000001";
const save = endpoint({
  method: "POST",
  path: "/sys/thing/{id}/update",
  permission: "signed-in",
  title: texts.title,
  input: withWireNames({ id: recordId, realName: z.string(), isOn: flag }, { realName: "realname", isOn: "on" }),
  reply: withWireNames({ total: int(), realName: z.string() }, { realName: "realname" }),
});
const add = endpoint({
  method: "POST",
  path: "/sys/thing/add",
  permission: "signed-in",
  title: texts.title,
  input: z.object({ name: z.string().max(20) }),
  reply: z.null(),
  takesKey: true,
});
const remove = endpoint({
  method: "POST",
  path: "/sys/thing/{id}/delete",
  permission: "signed-in",
  title: texts.title,
  input: z.object({ id: recordId, version: expectedVersion }),
  reply: z.null(),
});
const read = endpoint({
  method: "GET",
  path: "/sys/thing",
  permission: "signed-in",
  title: texts.title,
  input: z.object({ name: z.string().optional() }),
  reply: z.array(z.string()),
  flat: "bare",
});

interface SentRequest {
  readonly url: string;
  readonly token: string | undefined;
  readonly body: string;
  readonly headers: Record<string, string>;
}
type Answer = (sent: SentRequest) => { status?: number; body: unknown } | Promise<never>;

const sent: SentRequest[] = [];
const ended: number[] = [];
const restricted: string[] = [];
let refreshes = 0;

const serve = (answer: Answer): void => {
  vi.stubGlobal("fetch", async (url: string, init: { headers: Record<string, string>; body: string | null }) => {
    const request = { url, token: init.headers["access_token"], body: init.body ?? "", headers: init.headers };
    sent.push(request);
    await Promise.resolve();
    const { status = 200, body } = await answer(request);
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
};
const success = (data: unknown) => ({ body: { code: 0, msg: "", data } });
const saved = success({ total: 3, realname: "x" });

beforeEach(() => {
  sent.length = 0;
  ended.length = 0;
  restricted.length = 0;
  refreshes = 0;
  tokens.write({ accessToken: "old", refreshToken: "r1" });
  configureApi({
    base: "/api",
    language: () => "lo",
    refreshSession: async () => {
      refreshes += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      tokens.write({ accessToken: "new", refreshToken: "r2" });
      return true;
    },
    onSessionEnded: (code) => ended.push(code),
    onRestricted: (reason) => restricted.push(reason),
  });
});

const args = { id: ID, realName: "张 & 李", isOn: true };
const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};

describe("a call", () => {
  it("speaks the wire's names, form-encoded, with the token and the language in headers (§7)", async () => {
    serve(() => saved);
    expect(await call(save, args)).toEqual({ total: 3, realName: "x" });
    expect(sent[0]).toMatchObject({
      url: `/api/sys/thing/${ID}/update`,
      token: "old",
      body: `realname=${encodeURIComponent("张 & 李")}&on=true`,
    });
    expect(sent[0]?.headers).toMatchObject({
      "Accept-Language": "lo",
      "Content-Type": "application/x-www-form-urlencoded",
    });
  });

  it("that adds is sent once for all who ask the same while it is under way, and anew afterwards", async () => {
    serve(() => success(null));
    await Promise.all([call(add, { name: "a" }), call(add, { name: "a" }), call(add, { name: "b" })]);
    expect(sent.map(({ body }) => body)).toEqual(["name=a", "name=b"]);
    await call(add, { name: "a" });
    expect(sent).toHaveLength(3);
  });

  it("puts a GET's members into the query and sends no token it does not have", async () => {
    tokens.clear();
    serve(() => success(["a"]));
    expect(await call(read, { name: "é" })).toEqual(["a"]);
    expect(sent[0]).toMatchObject({ url: "/api/sys/thing?name=%C3%A9", token: undefined });
  });

  it("accepts the family's bare array and its payload beside the code", async () => {
    serve(() => ({ body: ["a", "b"] }));
    expect(await call(read, {})).toEqual(["a", "b"]);
    serve(() => ({ body: { code: 0, msg: "ok", total: 1, realname: "y" } }));
    expect(await call(save, args)).toEqual({ total: 1, realName: "y" });
  });

  it("turns a refusal into an error that can be shown, with its fields", async () => {
    serve(() => ({
      status: 400,
      body: { code: 400001, msg: "ຂໍ້ມູນຜິດ", data: { errors: [{ field: "realname", message: "ວ່າງ" }] }, requestId: "q1" },
    }));
    const error = await failureOf(call(save, args));
    expect(error).toMatchObject({
      code: 400001,
      reason: "invalidInput",
      message: "ຂໍ້ມູນຜິດ",
      status: 400,
      fieldErrors: [{ field: "realname", message: "ວ່າງ" }],
    });
  });

  it("names the request of a fault of the server only, because a refusal says itself what was wrong", async () => {
    serve(() => ({ status: 500, body: { code: 500001, msg: "m", requestId: "q1", data: null } }));
    expect((await failureOf(call(save, args))).requestId).toBe("q1");
    serve(() => ({ status: 400, body: { code: 400001, msg: "m", requestId: "q2", data: null } }));
    expect((await failureOf(call(save, args))).requestId).toBeUndefined();
  });

  it("is not sent with arguments that the contract refuses, and fails as the server would answer", async () => {
    serve(() => success(null));
    expect(await failureOf(call(add, { name: "a".repeat(21) }))).toMatchObject({
      reason: "invalidInput",
      message: "ຂໍ້ມູນທີ່ປ້ອນບໍ່ຖືກຕ້ອງ",
      fieldErrors: [{ field: "name", message: "ບໍ່ເກີນ 20 ຕົວອັກສອນ" }],
    });
    expect(sent).toEqual([]);
  });

  it("hands over the record as it stands when a save comes too late", async () => {
    serve(() => ({ body: { code: 400009, msg: "m", data: { current: { realname: "z" } } } }));
    expect((await failureOf(call(save, args))).current).toEqual({ realname: "z" });
  });

  it("passes any other code through (§8)", async () => {
    serve(() => ({ body: { code: 123, msg: "自定义" } }));
    expect(await failureOf(call(save, args))).toMatchObject({ code: 123, reason: undefined, message: "自定义" });
  });

  it("says in the person's language that no answer came", async () => {
    serve(() => Promise.reject(new TypeError("fetch failed")));
    expect(await failureOf(call(save, args))).toMatchObject({
      code: NO_ANSWER,
      status: 0,
      message: expect.stringContaining("ເຊີບເວີ") as string,
    });
    vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
    expect((await failureOf(call(save, args))).message).toContain("ອິນເຕີເນັດ");
    serve(() => ({ status: 502, body: "<html>bad gateway</html>" }));
    expect(await failureOf(call(save, args))).toMatchObject({ code: NO_ANSWER, status: 502 });
  });

  it("leaves an abort an abort", async () => {
    const controller = new AbortController();
    serve(() => Promise.reject(new DOMException("gone", "AbortError")));
    controller.abort();
    await expect(call(save, args, { signal: controller.signal })).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("an idempotencyKey", () => {
  const keys = () => sent.map(({ headers }) => headers["Idempotency-Key"]);
  const expired = { body: { code: 200004, msg: "expired", data: null } };

  it("has a key of its own, which no other call has", async () => {
    serve(() => success(null));
    await call(add, { name: "a" });
    await call(add, { name: "a" });
    await call(remove, { id: ID, version: 2 });
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.any(String), undefined]);
    expect(keys()[0]).not.toBe(keys()[1]);
  });

  it("keeps its key when the token was renewed, and over a connection that broke", async () => {
    let broken = 1;
    serve(({ token }) => {
      if (token !== "new") return expired;
      return broken-- > 0 ? Promise.reject(new TypeError("reset")) : success(null);
    });
    await call(add, { name: "b" });
    expect(sent).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it("keeps it for whoever presses the button again because no answer came, and not after an answer", async () => {
    serve(() => ({ status: 502, body: "<html>bad gateway</html>" }));
    await failureOf(call(add, { name: "c" }));
    serve(() => ({ status: 400, body: { code: 400001, msg: "m", data: null } }));
    await failureOf(call(add, { name: "c" }));
    serve(() => success(null));
    await call(add, { name: "c" });
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("is sent again by itself only under a key", async () => {
    serve(() => Promise.reject(new TypeError("reset")));
    await failureOf(call(save, args));
    expect(sent).toHaveLength(1);
  });
});

it("every call that can be told a version is told it, or does not compile", async () => {
  serve(() => success(null));
  // @ts-expect-error -- the version is missing
  await call(remove, { id: ID });
  // @ts-expect-error -- the types require a known version
  await call(remove, { id: ID, version: undefined });
  await call(remove, { id: ID, version: 1 });
  expect(sent.at(-1)?.body).toBe("version=1");
});

describe("an expired access token", () => {
  const onlyNew: Answer = ({ token }) =>
    token === "new" ? saved : { body: { code: 200004, msg: "expired", data: null } };

  it("is renewed once for ten calls at a time, and each is sent once more (TK-03)", async () => {
    serve(onlyNew);
    const replies = await Promise.all(Array.from({ length: 10 }, () => call(save, args)));
    expect(replies).toHaveLength(10);
    expect(refreshes).toBe(1);
    expect(sent).toHaveLength(20);
    expect(ended).toEqual([]);
  });

  it("is not renewed again when another window has already done so (RE-18)", async () => {
    serve((request) => {
      tokens.write({ accessToken: "new", refreshToken: "r2" });
      return onlyNew(request);
    });
    await call(save, args);
    expect(refreshes).toBe(0);
    expect(sent.map(({ token }) => token)).toEqual(["old", "new"]);
  });

  it("is not tried a third time", async () => {
    serve(() => ({ body: { code: 200004, msg: "expired", data: null } }));
    expect(await failureOf(call(save, args))).toMatchObject({ reason: "accessExpired" });
    expect(sent).toHaveLength(2);
    expect(refreshes).toBe(1);
  });
});

describe("the end of a session", () => {
  it.each([
    [100008, 200],
    [100009, 200],
    [200001, 401], // the cookies were deleted in mid-work
    [200002, 401], // the server's half of them was
  ])("is told once, however many calls hear %d (§8)", async (code, status) => {
    serve(() => ({ status, body: { code, msg: "m", data: null } }));
    await Promise.all([failureOf(call(save, args)), failureOf(call(save, args)), failureOf(call(read, {}))]);
    expect(ended).toEqual([code]);
    expect(refreshes).toBe(0);
  });

  it("is explained when what ended it is heard of later, once", async () => {
    const explained: string[] = [];
    configureApi({ ...apiSettings(), onEndExplained: ({ why }) => explained.push(why) });
    const answer = (data: unknown) => serve(() => ({ body: { code: 100008, msg: "Your account was disabled", data } }));
    answer(null);
    await failureOf(call(save, args));
    expect([ended, explained]).toEqual([[100008], []]);
    answer({ why: "disabled" });
    for (let times = 0; times < 2; times += 1) await failureOf(call(save, args));
    expect([ended, explained]).toEqual([[100008], ["disabled"]]);
  });

  it("is told when there is nothing to renew with", async () => {
    configureApi({
      base: "/api",
      language: () => "zh",
      refreshSession: async () => false,
      onSessionEnded: (code) => ended.push(code),
      onRestricted: () => undefined,
    });
    serve(() => ({ body: { code: 200004, msg: "expired", data: null } }));
    expect(await failureOf(call(save, args))).toMatchObject({ reason: "accessExpired" });
    expect(ended).toEqual([100008]);
  });

  it("is not a locked screen or a password to be changed", async () => {
    serve(() => ({ body: { code: 200005, msg: "m", data: null } }));
    await failureOf(call(save, args));
    serve(() => ({ body: { code: 200006, msg: "m", data: null } }));
    await failureOf(call(save, args));
    expect(restricted).toEqual(["sessionLocked", "mustChangePassword"]);
    expect(ended).toEqual([]);
  });
});
