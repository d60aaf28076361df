import { expect, it, vi } from "vitest";
import { untilAborted } from "../connections/query-context.ts";
import { cacheTotals } from "./cached-totals.ts";

it("counts anew for those who waited with somebody who has gone in the middle, and tells others what went wrong", async () => {
  const totals = cacheTotals({ on: () => () => {} } as never, ["thing"]);
  const gone = new AbortController();
  const cut = () =>
    new Promise<number>((_, reject) => gone.signal.addEventListener("abort", () => reject(new Error("cut"))));
  const first = untilAborted(gone.signal, () => totals("a", cut));
  const second = totals("a", async () => 7);
  const third = totals("a", async () => 8);
  gone.abort();
  await expect(first).rejects.toMatchObject({ name: "QueryAborted", cause: new Error("cut") });
  expect([await second, await third]).toEqual([7, 7]);

  const failing = totals("b", () => Promise.reject(new Error("away")));
  const beside = totals("b", async () => 1);
  await expect(failing).rejects.toThrow("away");
  await expect(beside).rejects.toThrow("away");
});

it("answers an older total at once, counts it anew beside that, and forgets it when the table changes meanwhile", async () => {
  const listeners: ((payload: unknown) => void)[] = [];
  const totals = cacheTotals({ on: (_: string, listener: () => void) => listeners.push(listener) } as never, ["thing"]);
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
  try {
    expect(await totals("a", async () => 7)).toBe(7);
    clock.mockReturnValue(12_000);
    expect(await totals("a", async () => 8)).toBe(7); // somebody wrote past the engine
    expect(await totals("a", async () => 9)).toBe(8);
    expect(await totals("a", async () => 9, 8)).toBe(8);
    expect(await totals("a", async () => 10, 9)).toBe(10); // nine rows were seen
    expect(await totals("a", async () => 8, 11)).toBe(8); // some have gone meanwhile

    clock.mockReturnValue(23_000);
    let tell: (total: number) => void = () => {};
    expect(await totals("a", () => new Promise((resolve) => (tell = resolve)))).toBe(8);
    for (const listener of listeners) listener({ verb: "added" });
    expect(await totals("a", async () => 10)).toBe(10);
    tell(9);
    expect(await totals("a", async () => 11)).toBe(10);
  } finally {
    clock.mockRestore();
  }
});
