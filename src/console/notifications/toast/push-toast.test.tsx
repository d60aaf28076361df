import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emitPushMessage } from "../../../web/push/push-messages.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { Listening } from "../../testing/Listening.tsx";
import { stillClock } from "../../testing/still-clock.ts";
import { PushToast } from "./PushToast.tsx";

let running: Frame;
const asked: string[] = [];
beforeEach(async () => {
  running = frame(
    <>
      <PushToast />
      <p>
        <Listening />
      </p>
    </>,
    [],
  );
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json({ code: 0, msg: "", data: null });
  });
  await found("p", "ready");
});
afterEach(() => {
  running.end();
  asked.length = 0;
});

const toasts = () => [...document.querySelectorAll<HTMLElement>(".toast")];
const notify = (id: string, more: object = {}) =>
  emitPushMessage({ id, showType: "NOTIFY", title: `Title ${id}`, message: `<b>Words ${id}</b>`, ...more });

test("a pushed message of showType NOTIFY is shown for 10000 ms (§4, §9)", async () => {
  // loaded here, so that its loading time does not count in the test
  await import("../../../web/sanitized-html/sanitize-message.ts");
  const clock = stillClock();
  notify("1");
  const toast = await found(".toast", "Title 1");
  await vi.waitFor(() => expect(toast.textContent).toContain("Words 1"), { timeout: 20_000 });
  await clock.forward(9999);
  expect(toast.isConnected && !/-leave/.test(toast.className)).toBe(true);
  await clock.forward(1);
  await vi.waitFor(() => expect(!toast.isConnected || /-leave/.test(toast.className)).toBe(true));
  clock.end();
});

test("the title of a toast is text (RT-06)", async () => {
  notify("2", { title: "<img src=x onerror=alert(1)>" });
  const toast = await found(".toast", "<img src=x onerror=alert(1)>");
  expect(toast.querySelector("img")).toBeNull();
});

test("a click opens the target and marks the message as read; a forbidden target is ignored (W5)", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  notify("3", { targetUrl: "https://nyj.gov.cn/n" });
  (await found(".toast", "Title 3")).click();
  expect(open).toHaveBeenCalledWith("https://nyj.gov.cn/n", "_blank", "noopener,noreferrer");
  await vi.waitFor(() => expect(asked).toContain("/api/sys/message/3/read"));
  notify("4", { targetUrl: "javascript:alert(1)" });
  const toast = await found(".toast", "Title 4");
  expect(toast.querySelector(".ant-btn")).toBeNull();
  toast.click();
  expect(open).toHaveBeenCalledOnce();
});

test("a hidden window shows a message once it is visible, unless another has shown it", async () => {
  let state: DocumentVisibilityState = "hidden";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => state);
  notify("5");
  notify("6");
  const other = new BroadcastChannel("terrace.messages");
  const last = new BroadcastChannel("terrace.messages");
  const heard = new Promise((resolve) => last.addEventListener("message", resolve));
  other.postMessage({ what: "shown", id: "5" });
  await heard;
  expect(toasts()).toEqual([]);
  state = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  await found(".toast", "Title 6");
  expect(toasts().some((toast) => toast.textContent?.includes("Title 5"))).toBe(false);
  other.close();
  last.close();
});

test("a withdrawn message disappears from the screen and from the waiting ones", async () => {
  notify("7");
  await found(".toast", "Title 7");
  let state: DocumentVisibilityState = "hidden";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => state);
  notify("8");
  notify("9");
  for (const withdrawn of ["7", "8"]) emitPushMessage({ type: "WITHDRAWN", withdrawn });
  state = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  await found(".toast", "Title 9");
  const isLeft = (title: string) =>
    toasts().some((toast) => !/-leave/.test(toast.className) && toast.textContent?.includes(title));
  await vi.waitFor(() => expect([isLeft("Title 7"), isLeft("Title 8")]).toEqual([false, false]), { timeout: 5_000 });
});
