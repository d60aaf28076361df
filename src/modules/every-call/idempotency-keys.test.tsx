import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sheetEndpointsOf } from "../../crud/sheet/sheet-endpoints.ts";
import { ApiError, call, configureApi } from "../../web/api/call.ts";
import { fakeRequests } from "../../web/api/testing/fake-request.ts";
import { tokens } from "../../web/api/tokens.ts";
import { callUpload, callWithFile } from "../../web/api/upload.ts";
import { dictionaryGroup } from "../dictionary/dictionary.ts";
import { messageCalls } from "../message/message.ts";

/*
 * One action of a person is sent under one Idempotency-Key, however often it is sent: after a broken connection, after
 * a token refresh, or when the button is pressed again without an answer.
 */

interface SentRequest {
  readonly key: string | undefined;
  readonly token: string | undefined;
}
/** Requests the browser has sent, in order. */
const gone: SentRequest[] = [];
/** Answer to each request; undefined breaks the connection. */
let answers: ((request: SentRequest) => object | undefined)[] = [];

const answer = (headers: Readonly<Record<string, string>>): object | undefined => {
  const request = { key: headers["Idempotency-Key"], token: headers["access_token"] };
  gone.push(request);
  return answers.shift()?.(request);
};

beforeEach(() => {
  gone.length = 0;
  fakeRequests((request) => {
    const body = answer(request.headers);
    queueMicrotask(() => (body ? request.answer(body) : request.breaks()));
  });
  vi.stubGlobal("fetch", async (_: string, init: { headers: Record<string, string> }) => {
    await Promise.resolve();
    const body = answer(init.headers);
    if (!body) throw new TypeError("reset");
    return new Response(JSON.stringify(body));
  });
  tokens.write({ accessToken: "old", refreshToken: "r1" });
  configureApi({
    base: "/api",
    language: () => "en",
    refreshSession: () => {
      tokens.write({ accessToken: "new", refreshToken: "r2" });
      return Promise.resolve(true);
    },
    onSessionEnded: () => undefined,
    onRestricted: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

const ID = "0190a0b0-0000-7000-8000-000000000001";
const STORED = {
  id: ID,
  fileName: "a.png",
  filePath: "/file/a.png",
  fileSize: 1,
  contentType: "image/png",
  width: 1,
  height: 1,
};
const counts = { total: 1, added: 1, updated: 0, unchanged: 0, failed: [] };
const success = (data: unknown) => () => ({ code: 0, msg: "", data });
const broken = () => undefined;
const expired = ({ token }: SentRequest) =>
  token === "new" ? undefined : { code: 200004, msg: "expired", data: null };

const picture = new File(["x"], "a.png", { type: "image/png" });
const sheet = new File(["x"], "a.xlsx");
const intents = [
  {
    what: "an upload",
    send: (): Promise<unknown> => callUpload(picture, { basePath: "/file/news/" }),
    data: { attachment_list: [STORED] },
  },
  {
    what: "sending a message",
    send: (): Promise<unknown> => call(messageCalls.send, { id: ID, version: 3 }),
    data: { receivers: 2, scheduledAt: "" },
  },
  {
    what: "an import",
    send: (): Promise<unknown> => callWithFile(sheetEndpointsOf(dictionaryGroup).importRows, { dryRun: false }, sheet),
    data: counts,
  },
] as const;

const keys = () => gone.map(({ key }) => key);

test.each(intents)("$what keeps its key over a connection that broke and over a renewed token", async (intent) => {
  answers = [broken, expired, success(intent.data)];
  await intent.send();
  expect(gone.map(({ token }) => token)).toEqual(["old", "old", "new"]);
  expect(keys()).toEqual(Array.from({ length: 3 }, () => keys()[0]));
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
});

test.each(intents)("$what keeps its key for whoever asks for it again without having had an answer", async (intent) => {
  answers = [broken, broken];
  await expect(intent.send()).rejects.toBeInstanceOf(ApiError);
  answers = [success(intent.data), success(intent.data)];
  await intent.send();
  await intent.send();
  const [first, retried, again, another] = keys();
  expect([retried, again]).toEqual([first, first]);
  expect(another).not.toBe(first);
});

test("a sheet that is checked and then taken is two intents, and so is another file of the same name", async () => {
  const { importRows } = sheetEndpointsOf(dictionaryGroup);
  answers = [broken, broken];
  await expect(callWithFile(importRows, { dryRun: true }, sheet)).rejects.toBeInstanceOf(ApiError);
  answers = [success(counts), success(counts)];
  await callWithFile(importRows, { dryRun: false }, sheet);
  await callWithFile(importRows, { dryRun: true }, new File(["x"], "a.xlsx"));
  expect(new Set(keys()).size).toBe(3);
});
