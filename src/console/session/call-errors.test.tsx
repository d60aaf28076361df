import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "../../web/api/call.ts";
import { menu } from "../../modules/menu/menu.ts";
import { queryClient } from "../query-client.ts";
import { found, frame, type Frame } from "../testing/frame.tsx";
import { Listening } from "../testing/Listening.tsx";
import { stillClock } from "../testing/still-clock.ts";
import { CallErrors } from "./CallErrors.tsx";

let running: Frame;
let answer: Response;
beforeEach(async () => {
  running = frame(
    <>
      <CallErrors />
      <p>
        <Listening />
      </p>
    </>,
    [],
  );
  await found("p", "ready");
  vi.stubGlobal("fetch", async () => answer);
});
afterEach(() => {
  queryClient.clear();
  running.end();
});
const ask = () =>
  queryClient
    .fetchQuery({ queryKey: ["asked"], queryFn: () => call(menu.permissions, {}), retry: false })
    .catch(() => undefined);
const toasts = () => document.querySelectorAll(".toast");
const isLeaving = (toast: Element) => !toast.isConnected || /-leave/.test(toast.className);
const refusal = (status: number, code: number) =>
  new Response(JSON.stringify({ code, msg: "Too many requests", data: null }), { status });

test("an HTTP error shows the server's msg as an error toast for 5 s (§8)", async () => {
  const clock = stillClock();
  answer = refusal(429, 429001);
  await ask();
  const toast = await found(".toast", "Too many requests");
  expect(toast.className).toContain("ant-notification-notice-error");
  await clock.forward(4999);
  expect(isLeaving(toast)).toBe(false);
  await clock.forward(1);
  await vi.waitFor(() => expect(isLeaving(toast)).toBe(true));
  clock.end();
});

test("an error code in an HTTP 200 answer is left to the page (§8), and the session's end to its dialog", async () => {
  answer = refusal(200, 123);
  await ask();
  answer = refusal(401, 200001);
  await ask();
  answer = refusal(503, 503001);
  await ask();
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
});
