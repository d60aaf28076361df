import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { endpoint } from "../../../contract/endpoint.ts";
import { defineTexts } from "../../../contract/text.ts";
import { publicAnswers } from "../../measurements.ts";
import { startTestApp, testCaller, type TestApp } from "../../testing/test-app.ts";
import { route, type Route } from "../route.ts";

const { title } = defineTexts("keptSample", { title: { zh: "记录", lo: "ຂໍ້ມູນ", en: "Records" } });
let said = "first";
let asked = 0;
let waits: Promise<void> | undefined;
let change = () => {};
let isAway = false;
const list = endpoint({
  method: "GET",
  path: "/portal/sample/list",
  permission: "public",
  isForVisitors: true,
  title,
  input: z.object({ page: z.string().optional() }),
  reply: z.object({ said: z.string(), language: z.string() }),
});
const routes: Route[] = [
  route(list, async (_, { language }) => {
    asked += 1;
    const answer = { said: said.repeat(600), language };
    await waits;
    return answer;
  }),
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(routes, [testCaller("staff")], {
    onPublicChange: (listener) => void (change = listener),
    isDatabaseAway: () => isAway,
  });
});
afterAll(() => app.close());

const get = async (query = "", headers: Record<string, string> = {}) => {
  const answer = await fetch(`${app.origin}/api/portal/sample/list${query}`, { headers });
  return { answer, body: answer.status === 200 ? ((await answer.json()) as { data: { said: string } }) : undefined };
};

it("asks once for all who want the same, until something published changes", async () => {
  asked = 0;
  const { answer } = await get();
  await Promise.all([get(), get(), get("", { "accept-encoding": "gzip" })]);
  expect(asked).toBe(1);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Language, Accept-Encoding",
  });
  await get("", { "accept-language": "lo" });
  await get("?page=2");
  expect(asked).toBe(3);
  said = "second";
  change();
  expect((await get()).body?.data.said.startsWith("second")).toBe(true);
});

it("is asked anew by what a call declares alone: members nobody knows and other spellings are the same question", async () => {
  change();
  asked = 0;
  for (const query of ["?page=3", "?page=3&x=1", "?x=2&page=3", "?page=%33"]) await get(query);
  expect(asked).toBe(1);
});

it("says only that nothing changed to whoever has it (RL-07), until it did", async () => {
  const etag = (await get()).answer.headers.get("etag") ?? "";
  const known = { "if-none-match": etag };
  const again = (await get("", known)).answer;
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  said = "third";
  change();
  expect((await get("", known)).answer.status).toBe(200);
});

it("keeps nothing that was begun before a change, and lets nobody wait for it who came after (AZ-17)", async () => {
  let go = () => {};
  said = "old";
  change();
  waits = new Promise((resolve) => void (go = resolve));
  asked = 0;
  const before = get();
  await expect.poll(() => asked).toBe(1);
  said = "new";
  change();
  waits = undefined;
  expect((await get()).body?.data.said.startsWith("new")).toBe(true);
  go();
  expect((await before).body?.data.said.startsWith("old")).toBe(true);
  expect((await get()).body?.data.said.startsWith("new")).toBe(true);
});

it("is asked again as a minute begins, for what turns with the day", async () => {
  await get();
  asked = 0;
  app.clock.advance(60_000 - (app.clock.now() % 60_000) - 1);
  await get();
  expect(asked).toBe(0);
  app.clock.advance(1);
  await get();
  expect(asked).toBe(1);
});

it("says how old it is while the database cannot be asked whether it still holds, and asks again when it can", async () => {
  const signs = ({ answer: { status, headers } }: Awaited<ReturnType<typeof get>>) => [
    status,
    headers.get("age"),
    headers.get("cache-status"),
  ];
  app.clock.advance(60_000 - (app.clock.now() % 60_000));
  const made = await get();
  app.clock.advance(7_000);
  expect(signs(await get())).toEqual([200, null, null]);
  isAway = true;
  expect(signs(await get())).toEqual([200, "7", "terrace; hit; ttl=-7"]);
  const known = { "if-none-match": made.answer.headers.get("etag") ?? "" };
  expect(signs(await get("", known))).toEqual([304, "7", "terrace; hit; ttl=-7"]);
  isAway = false;
  expect(signs(await get())).toEqual([200, null, null]);
});

it("is not kept for whoever is signed in, and compressed in the way each caller takes", async () => {
  const signedIn = (await get("", { access_token: "staff" })).answer;
  expect([signedIn.headers.get("cache-control"), signedIn.headers.get("etag")]).toEqual(["no-store", null]);
  for (const [taken, encoding] of [
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ] as const) {
    const { answer, body } = await get("", { "accept-encoding": taken });
    expect([answer.headers.get("content-encoding"), body?.data.said]).toEqual([encoding, said.repeat(600)]);
  }
});

it("refuses to start with a call that is kept for visitors but is not theirs (AZ-01)", async () => {
  const wrong = { ...list, permission: "signed-in" as const };
  await expect(startTestApp([route(wrong, async () => ({ said: "", language: "" }))])).rejects.toThrow(
    "is kept for visitors",
  );
});

it("tells whether an answer was there or is made", async () => {
  const told: boolean[] = [];
  const stop = publicAnswers.hear((isHit) => void told.push(isHit));
  change();
  for (let time = 0; time < 3; time += 1) await get();
  stop();
  expect(told).toEqual([false, true, true]);
});
