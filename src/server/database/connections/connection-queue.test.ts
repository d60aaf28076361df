import { expect, it } from "vitest";
import { connectionQueue } from "./connection-queue.ts";
import { currentQueryContext, inBackground, forCaller } from "./query-context.ts";

const person = (caller: string) => ({ isBackground: false, caller });
const behind = { isBackground: true, caller: "" };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A line whose places are given back in the order in which they were got. */
function follow(places: number, forBackground = places, waitLimitMs = 10_000) {
  const enter = connectionQueue({ places, forBackground, waitLimitMs });
  const got: string[] = [];
  const inside: (() => void)[] = [];
  return {
    got,
    ask(name: string, context: Parameters<typeof enter>[0]) {
      const enters = (leave: () => void) => {
        got.push(name);
        inside.push(leave);
      };
      // Calls that a test leaves waiting are rejected in the end.
      void enter(context).then(enters, () => undefined);
    },
    async next() {
      inside.shift()?.();
      await settled();
    },
  };
}

it("lets people go before background work, whoever came first", async () => {
  const { ask, next, got } = follow(1);
  ask("first", person("a"));
  ask("sealing", behind);
  ask("sending", behind);
  ask("page", person("b"));
  await settled();
  for (let n = 0; n < 3; n++) await next();
  expect(got).toEqual(["first", "page", "sealing", "sending"]);
});

it("gives each caller a turn: a hundred queries of one make nobody else wait for more than one of them", async () => {
  const { ask, next, got } = follow(1);
  for (let n = 0; n < 100; n++) ask(`export ${n}`, person("a"));
  ask("preferences", person("b"));
  ask("states", person("c"));
  await settled();
  for (let n = 0; n < 4; n++) await next();
  expect(got).toEqual(["export 0", "export 1", "preferences", "states", "export 2"]);
});

it("lends background work a few places, and those only", async () => {
  const { ask, next, got } = follow(3, 1);
  for (const name of ["seal", "publish", "send"]) ask(name, behind);
  ask("page", person("a"));
  await settled();
  expect(got).toEqual(["seal", "page"]);
  await next();
  expect(got).toEqual(["seal", "page", "publish"]);
});

it("lets background work have its turn in the end, however many people there are", async () => {
  const { ask, next, got } = follow(1);
  ask("first", person("a"));
  ask("seal", behind);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  ask("page", person("a"));
  ask("page", person("a"));
  await next();
  expect(got).toEqual(["first", "seal"]);
});

it("tells a person that no place became free, and the one behind them gets theirs", async () => {
  const enter = connectionQueue({ places: 1, forBackground: 1, waitLimitMs: 20 });
  const leave = await enter(person("a"));
  await expect(enter(person("b"))).rejects.toThrow("timeout exceeded when trying to connect");
  const patient = enter(behind);
  leave();
  (await patient)();
  await expect(enter(person("b"))).resolves.toBeTypeOf("function");
});

it("knows on whose behalf something is asked, also later on", async () => {
  const seen = await forCaller("a", async () => {
    await settled();
    return [currentQueryContext(), await inBackground(async () => currentQueryContext())];
  });
  expect(seen).toEqual([person("a"), behind]);
  expect(currentQueryContext()).toEqual(person(""));
});

it("takes out of the line who has left, and gives their place to nobody", async () => {
  const enter = connectionQueue({ places: 1, forBackground: 1, waitLimitMs: 10_000 });
  const leave = await enter(person("a"));
  const gone = new AbortController();
  const waiting = enter({ ...person("b"), signal: gone.signal });
  const next = enter(person("b"));
  gone.abort();
  await expect(waiting).rejects.toThrow("aborted");
  leave();
  (await next)();
  await expect(enter({ ...person("b"), signal: gone.signal })).rejects.toThrow("aborted");
  await expect(enter(person("b"))).resolves.toBeTypeOf("function");
});
