import { expect, it } from "vitest";
import { untilLeft } from "../connections/lanes.ts";
import { keepTotals } from "./kept-totals.ts";

it("counts anew for those who waited with somebody who has gone in the middle, and tells others what went wrong", async () => {
  const totals = keepTotals({ on: () => () => {} } as never, ["thing"]);
  const gone = new AbortController();
  const cut = () =>
    new Promise<number>((_, reject) => gone.signal.addEventListener("abort", () => reject(new Error("cut"))));
  const first = untilLeft(gone.signal, () => totals("a", cut));
  const second = totals("a", async () => 7);
  const third = totals("a", async () => 8);
  gone.abort();
  await expect(first).rejects.toMatchObject({ name: "CallerLeft", cause: new Error("cut") });
  expect([await second, await third]).toEqual([7, 7]);

  const failing = totals("b", () => Promise.reject(new Error("away")));
  const beside = totals("b", async () => 1);
  await expect(failing).rejects.toThrow("away");
  await expect(beside).rejects.toThrow("away");
});
