import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "../../modules/session/session.ts";
import { ApiError, call } from "../../web/api/call.ts";
import { fillSettings } from "../../web/lookups/settings.ts";
import { lockFlag } from "./lock-flag.ts";
import { followLock, lockedByServer, lockNow, useLock } from "./lock-store.ts";
import { fillUser } from "../session/user-store.ts";
import { found, frame, type Frame } from "../testing/frame.tsx";
import { LockScreen } from "./LockScreen.tsx";
import { signedInUser, userReply } from "../testing/signed-in-user.ts";

const USER = signedInUser({ realName: "ວິໄລ" });
const RIGHT = "2468";
const WORDS = { zh: "密码错误", lo: "ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ", en: "Password wrong" } as const;

let running: Frame;
let stop: () => void;
/** State of the fake server: whether the session is locked, whether calls fail, and the language of its messages. */
const server = { isLocked: false, isAway: false, language: "en" as keyof typeof WORDS };
const asked: string[] = [];

const answer = (url: string, body: string | null): object => {
  if (url.endsWith("/my/lock")) server.isLocked = true;
  else if (url.endsWith("/my/unlock")) {
    if (new URLSearchParams(body ?? "").get("password") !== RIGHT)
      return { code: 100001, msg: WORDS[server.language], data: null };
    server.isLocked = false;
  } else if (server.isLocked && url.endsWith("/sys/user/info")) return { code: 200005, msg: "locked", data: null };
  else if (url.endsWith("/sys/user/info")) return { code: 0, msg: "", data: userReply(USER) };
  return { code: 0, msg: "", data: null };
};
const start = (language: keyof typeof WORDS = "en") => {
  server.language = language;
  running = frame(
    <>
      <main>
        <input aria-label="note" />
        the page
      </main>
      <LockScreen />
    </>,
    [],
    "/dashboard",
    language,
  );
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string | null }) => {
    if (server.isAway) throw new TypeError("away");
    asked.push(url.replace(/.*\/api/, ""));
    return new Response(JSON.stringify(answer(url, body)));
  });
  stop = followLock();
};

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  server.isLocked = false;
  server.isAway = false;
  fillSettings({ "sys.name": "Terrace" });
  fillUser(USER);
});
afterEach(() => {
  stop();
  lockFlag.remove();
  useLock.setState({ isLocked: false });
  fillUser(null);
  vi.useRealTimers();
  running.end();
});

const box = () => found<HTMLInputElement>("[role=dialog] input");
const type = async (text: string) => {
  const input = await box();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};
const tryPassword = async (text: string) => {
  await type(text);
  await vi.waitFor(async () => {
    const button = await found<HTMLButtonElement>("[role=dialog] button[type=submit]");
    if (button.disabled) throw new Error("not yet");
    button.click();
  });
};
const isGone = () => vi.waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull());
const fromElsewhere = () => dispatchEvent(new StorageEvent("storage", { key: "terrace.locked" }));

test("the page behind the lock leaves the document, and returns with its state and focus", async () => {
  start();
  const note = await found<HTMLInputElement>("main input");
  note.value = "half a sentence";
  note.focus();
  lockNow();
  await found("[role=dialog]", "ວິໄລ");
  expect(document.body.textContent).not.toContain("the page");
  expect(document.title).toContain("The screen is locked");
  await vi.waitFor(async () => expect(document.activeElement).toBe(await box()));
  await tryPassword(RIGHT);
  await isGone();
  expect(document.querySelector("main input")).toBe(note);
  expect(note.value).toBe("half a sentence");
  expect(document.activeElement).toBe(note);
  expect(lockFlag.read()).toBeNull();
});

test("a lock screen, attribute or style removed by hand is restored at once, and the page stays hidden", async () => {
  start();
  await found("main");
  lockNow();
  const dialog = await found("[role=dialog]");
  document.querySelector("[data-lock-screen]")?.remove();
  delete document.documentElement.dataset["lock"];
  await vi.waitFor(() => expect(dialog.isConnected).toBe(true));
  dialog.parentElement?.setAttribute("style", "display: none");
  await vi.waitFor(() => expect(dialog.parentElement?.hasAttribute("style")).toBe(false));
  expect(document.documentElement.dataset["lock"]).toBe("locked");
  expect(document.querySelector("main")).toBeNull();
});

test.each(["zh", "lo", "en"] as const)(
  "a wrong password is told in %s, and the box is empty again (§5, §8)",
  async (language) => {
    start(language);
    await found("main");
    lockNow();
    await tryPassword("guess");
    await found("[role=alert]", WORDS[language]);
    await vi.waitFor(async () => expect((await box()).value).toBe(""));
    expect(useLock.getState().isLocked).toBe(true);
  },
);

test("Chinese characters are stripped, pasting and dragging are refused (§5)", async () => {
  start();
  await found("main");
  lockNow();
  await type("密a码b");
  await vi.waitFor(async () => expect((await box()).value).toBe("ab"));
  const input = await box();
  for (const name of ["paste", "drop", "dragstart", "dragover", "contextmenu"]) {
    const event = new Event(name, { bubbles: true, cancelable: true });
    input.dispatchEvent(event);
    expect([name, event.defaultPrevented]).toEqual([name, true]);
  }
});

test("the picture of sys.lock.background-image is shown, else a scene", async () => {
  start();
  await found("main");
  lockNow();
  expect((await found("[role=dialog]")).querySelector("svg")).not.toBeNull();
  fillSettings({ "sys.lock.background-image": "/file/image/mekong.jpg" });
  await vi.waitFor(() =>
    expect(document.querySelector("[role=dialog] img")?.getAttribute("src")).toBe("/file/image/mekong.jpg"),
  );
});

test("a reload leaves the screen locked, with the person's name", async () => {
  lockFlag.write({ isHeld: true, name: "岩温", avatar: "" });
  server.isLocked = true;
  fillUser(null);
  start();
  await found("[role=dialog]", "岩温");
  await tryPassword(RIGHT);
  await isGone();
});

test("a lock that could not be reported to the server is reported until it is confirmed", async () => {
  start();
  await found("main");
  server.isAway = true;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  lockNow();
  await vi.waitFor(() => expect(lockFlag.read()?.isHeld).toBe(false));
  await vi.advanceTimersByTimeAsync(1000);
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(lockFlag.read()?.isHeld).toBe(true));
  expect(server.isLocked).toBe(true);
});

test("a lock in another window is followed; a removed flag unlocks nothing unless the server confirms it (TK-17)", async () => {
  start();
  await found("main");
  lockFlag.write({ isHeld: true, name: "", avatar: "" });
  server.isLocked = true;
  fromElsewhere();
  await found("[role=dialog]");
  localStorage.clear();
  fromElsewhere();
  await vi.waitFor(() => expect(asked).toEqual(["/sys/user/info"]));
  expect(useLock.getState().isLocked).toBe(true);
  server.isLocked = false;
  fromElsewhere();
  await isGone();
});

test('an answer that says "locked" locks the screen, whatever this browser has stored', async () => {
  start();
  await found("main");
  server.isLocked = true;
  const refused = await call(session.me, {}).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  lockedByServer(); // as the console does for a "session locked" answer
  await found("[role=dialog]");
  expect(lockFlag.read()?.isHeld).toBe(true);
});
