import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../web/api/api-error.ts";
import { createDraftSender, type DraftKeeper } from "./draft-sender.web.ts";
import type { Draft } from "./record-draft.web.ts";

const draft = (title: string): Draft => ({ version: 1, savedAt: 0, values: { title } });
let sent: string[];
let states: string[];
let isAway: boolean;
const keeper: DraftKeeper = {
  read: async () => undefined,
  keep: async (_id, { values }) => {
    if (isAway) throw new Error("away");
    sent.push(String(values["title"]));
    return 0;
  },
  drop: async () => {
    if (isAway) throw new Error("away");
    sent.push("dropped");
  },
};
const sender = () =>
  createDraftSender(keeper, "r1", {
    tell: (state, why) => void states.push(why === undefined ? state : `${state}: ${why}`),
    stored: () => undefined,
  });
const silent = { tell: () => undefined, stored: () => undefined };

beforeEach(() => {
  sent = [];
  states = [];
  isAway = false;
  vi.useFakeTimers();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("sends what is typed once there is a pause, the newest alone", async () => {
  const { write } = sender();
  write(draft("一"));
  await pass(1_000);
  write(draft("一二"));
  await pass(1_000);
  expect([sent, states]).toEqual([[], ["waiting", "waiting"]]);
  await pass(3_000);
  expect([sent, states.slice(2)]).toEqual([["一二"], ["keeping", "kept"]]);
});

it("keeps it here while the server is away, and sends it when it is back", async () => {
  isAway = true;
  sender().write(draft("一"));
  await pass(3_000);
  expect(states.at(-1)).toBe("here: away"); // with the error's message
  isAway = false;
  await pass(20_000);
  expect([sent, states.at(-1)]).toEqual([["一"], "kept"]);
});

it("asks nothing of the server without a session, neither typed on nor left, and sends the draft when there is one (W13)", async () => {
  onlineManager.setOnline(false);
  const { write, close } = sender();
  write(draft("一"));
  await pass(60_000);
  close();
  await pass(60_000);
  expect([sent, states]).toEqual([[], ["waiting"]]);
  onlineManager.setOnline(true);
  await pass(20_000);
  expect([sent, states.at(-1)]).toEqual([["一"], "kept"]);
});

it("a draft that is refused is not sent again until something is typed; a busy server gets it again", async () => {
  let refusal = new ApiError({ code: 400001, reason: "invalidInput", status: 400, message: "too long" });
  let asked = 0;
  const refusing: DraftKeeper = { ...keeper, keep: () => (asked++, Promise.reject(refusal)) };
  const { write } = createDraftSender(refusing, "r1", silent);
  write(draft("一"));
  await pass(60_000);
  expect(asked).toBe(1);
  refusal = new ApiError({ code: 429001, reason: "tooManyRequests", status: 429, message: "wait" });
  write(draft("一二"));
  await pass(20_000);
  expect(asked).toBe(3);
});

it("a record that was saved leaves no draft, also none that was on its way", async () => {
  const { write, flush, drop } = sender();
  write(draft("一"));
  void flush();
  await pass(0);
  write(draft("二"));
  drop();
  await pass(30_000);
  expect([sent, states.at(-1)]).toEqual([["一", "dropped"], "none"]);
});

it("a save that ends while a draft cannot be sent leaves none, neither then nor when the server is back", async () => {
  let refuse: (error: Error) => void = () => undefined;
  const slow: DraftKeeper = { ...keeper, keep: () => new Promise((_, reject) => (refuse = reject)) };
  const { write, drop } = createDraftSender(slow, "r1", silent);
  write(draft("一"));
  await pass(3_000);
  drop();
  refuse(new Error("away"));
  await pass(60_000);
  expect(sent).toEqual(["dropped"]);
});

it("gives up until the server has heard of it, and nobody is offered it meanwhile", async () => {
  let misses = 2;
  const deaf: DraftKeeper = {
    ...keeper,
    read: async () => draft("旧"),
    drop: async () => {
      if (misses-- > 0) throw new Error("away");
      sent.push("dropped");
    },
  };
  const saved = createDraftSender(deaf, "r1", silent);
  saved.drop();
  saved.close();
  const again = createDraftSender(deaf, "r1", silent);
  expect(await again.read()).toBeUndefined();
  await pass(60_000);
  expect(sent).toEqual(["dropped"]);
  expect(await again.read()).toEqual(draft("旧"));
});

it("what the next form reads is what is left once all that was under way has arrived", async () => {
  let isThere = true;
  let drop: () => void = () => undefined;
  const slow: DraftKeeper = {
    ...keeper,
    read: async () => (isThere ? draft("旧") : undefined),
    drop: () => new Promise<void>((resolve) => (drop = resolve)).then(() => void (isThere = false)),
  };
  createDraftSender(slow, "r1", silent).drop();
  const reading = createDraftSender(slow, "r1", silent).read();
  await pass(0);
  drop();
  expect(await reading).toBeUndefined();
});

it("whoever leaves in the middle of a word loses none of it", async () => {
  const { write, close } = sender();
  write(draft("半"));
  close();
  await pass(0);
  expect(sent).toEqual(["半"]);
});

it("a deletion that got no answer does not reach what another form stores later", async () => {
  isAway = true;
  const first = sender();
  first.drop();
  await pass(0);
  first.close();
  isAway = false;
  sender().write(draft("二"));
  await pass(30_000);
  expect([sent, states.at(-1)]).toEqual([["二"], "kept"]);
});

it("a form that is shown again goes on trying", async () => {
  const { close, open, write } = sender();
  close();
  open();
  isAway = true;
  write(draft("一"));
  await pass(3_000);
  isAway = false;
  await pass(20_000);
  expect(sent).toEqual(["一"]);
});
