import { afterEach, expect, test, vi } from "vitest";
import { found, frame, type Frame } from "../testing/frame.tsx";
import { session } from "../../modules/session/session.ts";
import { call } from "../../web/api/call.ts";
import { forgetEnd } from "../../web/api/session-end-report.ts";
import { useBoot } from "../boot/boot.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { useEnded } from "./ended-store.ts";
import { followSession } from "./follow-session.ts";
import { SessionEnded } from "./SessionEnded.tsx";
import { SignedOut } from "./signed-out/SignedOut.tsx";

let running: Frame;
afterEach(() => {
  useEnded.setState({ phase: "no" });
  running.end();
  vi.restoreAllMocks();
});

test.each([
  ["zh", "登录已失效", "重新登录", "取消"],
  ["lo", "ອອກຈາກລະບົບແລ້ວ", "ເຂົ້າສູ່ລະບົບໃໝ່", "ຍົກເລີກ"],
] as const)(
  "in %s the dialog says that the person was signed out and offers both ways (§8)",
  async (language, words, again, stay) => {
    running = frame(<SessionEnded />, [], "/dashboard", language);
    useEnded.setState({ phase: "asking" });
    const dialog = await found(".ant-modal", words);
    expect(dialog.textContent?.split(words)).toHaveLength(2);
    await found(".ant-modal button", again);
    await found(".ant-modal button", stay);
  },
);

test("the dialog says what ended the session, and so does the page where the person signs in again", async () => {
  running = frame(<SessionEnded />, [], "/dashboard", "en");
  useEnded.setState({ phase: "asking", ended: { why: "password", words: "Your password was changed" } });
  await found(".ant-modal", "Your password was changed");
  await found(".ant-modal", "Cancel to stay on this page");
  const replace = vi.spyOn(location, "replace").mockReturnValue();
  (await found(".ant-modal button", "Sign in again")).click();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/login?redirect=%2Fdashboard&ended=password"));
});

test.each([
  ["disabled", "Your account was disabled"],
  ["deleted", "Your account was deleted"],
] as const)(
  "whose account is %s is not told to sign in again: they stay to copy what they typed, or leave",
  async (why, words) => {
    const replace = vi.spyOn(location, "replace").mockReturnValue();
    const before = useTabs.getState();
    useTabs.setState(({ tabs, ...rest }) => ({ ...rest, tabs: tabs.map((tab) => ({ ...tab, isDirty: true })) }));
    const screen = (
      <>
        <SessionEnded />
        <SignedOut />
      </>
    );
    running = frame(screen, [], "/dashboard", "en");
    useEnded.setState({ phase: "asking", ended: { why, words } });
    await found(".ant-modal", words);
    await found(".ant-modal", "stay on this page to copy");
    expect(document.querySelector(".ant-modal")?.textContent).not.toMatch(/sign in again/i);
    (await found(".ant-modal button", "Stay on this page")).click();
    (await found(".inline-alert button", "Leave")).click();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(`/login?redirect=%2Fdashboard&ended=${why}`));
    useTabs.setState(before);
  },
);

test("the dialog says what ended the session although the refused call carried no reason", async () => {
  const refusals = [
    { code: 100008, msg: "Signed out", data: null },
    { code: 100008, msg: "Your account was disabled", data: { why: "disabled" } },
  ];
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(refusals.shift()));
  running = frame(<SessionEnded />, [], "/dashboard", "en");
  followSession("/api");
  forgetEnd();
  useBoot.setState({ step: "ready" });
  await call(session.me, {}).catch(() => undefined);
  await found(".ant-modal", "Your account was disabled");
});
