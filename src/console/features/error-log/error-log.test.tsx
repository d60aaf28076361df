import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "../../../modules/session/session.ts";
import { call } from "../../../web/api/call.ts";
import {
  forgetClientErrors,
  MAX_CLIENT_ERRORS,
  noteClientError,
  useClientErrors,
} from "../../../web/client-errors/client-errors.ts";
import { ErrorBoundary } from "../../layout/ErrorBoundary.tsx";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { ErrorLog } from "./ErrorLog.tsx";

const BUG = "button[aria-label^='Error log']";
const SECRET = "q3J9xT0aVb7LkPz2WmN8cRd5YhGf4sEo1uXiA6tBvC_";
let running: Frame;
let sent: string[] = [];
let answer: () => Response;

function Broken(): never {
  throw new Error("a part is broken");
}

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ code: 0, msg: "", data: null });
  vi.stubGlobal("fetch", async (url: string, { body }: { readonly body: string }) => {
    if (url.endsWith("/sys/log/client")) sent.push(body);
    return answer();
  });
  forgetClientErrors();
  running = frame(<ErrorLog />, [], "/dashboard?search=private");
});
afterEach(() => {
  running.end();
  forgetClientErrors();
  vi.restoreAllMocks();
});

const tell = (error: unknown) =>
  vi.waitFor(() => {
    window.dispatchEvent(new ErrorEvent("error", { message: String(error), error, filename: "", lineno: 1 }));
    expect(useClientErrors.getState().errors.length).toBeGreaterThan(0);
  });

test("the button is there only when errors exist, and clearing takes it away (§2)", async () => {
  expect(document.querySelector(BUG)).toBeNull();
  await tell(new Error("rice is not a function"));
  (await found(BUG)).click();
  const table = await found("[role=dialog] table");
  expect([...table.querySelectorAll("th")].map((head) => head.textContent)).toEqual([
    "Message",
    "Details",
    "URL",
    "Stack",
  ]);
  expect(table.textContent).toContain("rice is not a function");
  expect(table.querySelector("details")?.open).toBe(false);
  expect(table.querySelector("code")?.textContent).toBe("/dashboard");
  (await found("button", "Clear")).click();
  await vi.waitFor(() => expect(document.querySelector(BUG)).toBeNull());
});

test("uncaught errors, failed components and server errors are logged; harmless and handled ones are not", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await tell(new Error("script"));
  window.dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed", error: null }));
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason, promise: Promise.resolve() }));
  reject(new TypeError("promise"));
  reject(new DOMException("", "AbortError"));
  const part = frame(
    <ErrorBoundary fallback={() => <p>gone</p>}>
      <Broken />
    </ErrorBoundary>,
    [],
  );
  await found("p", "gone");
  answer = () => Response.json({ code: 400001, msg: "wrong", data: null }, { status: 400 });
  await call(session.mySessions, {}).catch(() => undefined);
  answer = () => Response.json({ code: 500001, msg: "broken", requestId: "r-7", data: null }, { status: 500 });
  await call(session.mySessions, {}).catch(() => undefined);
  expect(
    useClientErrors.getState().errors.map(({ kind, message, info }) => [kind, message, kind === "call" ? info : ""]),
  ).toEqual([
    ["call", "broken", "POST /sys/session/my/list → 500 · r-7"],
    ["part", "a part is broken", ""],
    ["promise", "TypeError: promise", ""],
    ["script", "script", ""],
  ]);
  part.end();
  quiet.mockRestore();
});

test("a repeated error is counted, and at most fifty are kept", () => {
  const error = new Error("again");
  for (let time = 0; time < 3; time += 1) noteClientError("script", error);
  expect(useClientErrors.getState().errors).toMatchObject([{ message: "again", times: 3 }]);
  for (let index = 0; index < 80; index += 1) noteClientError("script", `error ${index}`);
  const { errors } = useClientErrors.getState();
  expect([errors.length, errors[0]?.message]).toEqual([MAX_CLIENT_ERRORS, "error 79"]);
});

test("each error is sent to the server once, without secrets and without the page's query (LG-01)", async () => {
  const error = Object.assign(new Error(`refused ${SECRET} password=khao-niaw`), { stack: `at x?token=${SECRET}` });
  await tell(error);
  noteClientError("script", error);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const form = new URLSearchParams(sent[0]);
  expect(Object.fromEntries(form)).toEqual({
    message: "refused [hidden] password=[hidden]",
    info: "script",
    url: "/dashboard",
    stack: "at x?token=[hidden]",
  });
  expect(JSON.stringify(useClientErrors.getState())).not.toMatch(/khao-niaw|q3J9xT/);
});

test("a failed report is not reported itself", async () => {
  answer = () => Response.json({ code: 500001, msg: "broken", data: null }, { status: 500 });
  await tell(new Error("once"));
  await vi.waitFor(() => expect(useClientErrors.getState().errors).toHaveLength(2));
  expect(sent).toHaveLength(1);
});

test("errors that could not be reported are reported once the server answers again", async () => {
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  await tell(new Error("on the road"));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  noteClientError("script", "behind the hills");
  expect(sent).toHaveLength(1);
  online.mockReturnValue(true);
  answer = () => Response.json({ code: 0, msg: "", data: [] });
  sent = [];
  await vi.waitFor(async () => {
    await call(session.mySessions, {}).catch(() => undefined);
    const messages = sent.map((form) => new URLSearchParams(form).get("message"));
    expect(messages).toContain("on the road");
    expect(messages).toContain("behind the hills");
  });
  expect(sent).toHaveLength(2);
});

test("all errors are copied as text", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  await tell(new Error("first"));
  noteClientError("promise", new Error("second"), "here");
  (await found(BUG)).click();
  (await found("button", "Copy")).click();
  await found(".toast", "Copied");
  expect(writeText).toHaveBeenCalledWith(
    expect.stringMatching(/\[promise\] second\nhere\n\/dashboard[^]*\[script\] first/),
  );
});
