import { expect, test, vi } from "vitest";
import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { call, configureApi, NO_ANSWER } from "./call.ts";

test("a call that is not answered within 300000 ms is given up (§9)", async () => {
  configureApi({
    base: "/api",
    language: () => "zh",
    refreshSession: async () => false,
    onSessionEnded: () => undefined,
    onRestricted: () => undefined,
  });
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) => {
    over.abort(new DOMException("over", "TimeoutError"));
    return Promise.reject(signal.reason as DOMException);
  });
  const ask = endpoint({
    method: "GET",
    path: "/sys/thing",
    permission: "public",
    title: { id: "thing", zh: "", lo: "", en: "" },
    input: z.object({}),
    reply: z.null(),
  });
  await expect(call(ask, {})).rejects.toMatchObject({ code: NO_ANSWER });
  expect(timeout.mock.calls).toEqual([[300_000]]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
