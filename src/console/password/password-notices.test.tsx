import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fillSettings } from "../../web/lookups/settings.ts";
import { found, frame, type Frame } from "../testing/frame.tsx";
import { stillClock, type StillClock } from "../testing/still-clock.ts";
import { PasswordForm } from "./PasswordForm.tsx";

let running: Frame;
let clock: StillClock;
beforeEach(() => {
  fillSettings({});
  running = frame(<PasswordForm onChanged={() => undefined} />, []);
  clock = stillClock();
});
afterEach(() => {
  clock.end();
  running.end();
});
const isLeaving = (notice: Element) => !notice.isConnected || /-leave/.test(notice.className);

test.each([
  ["Success", { code: 0, msg: "", data: null }],
  ["Failure", { code: 100001, msg: "Wrong old password", data: null }],
])("a notification titled %s stays for 2 s (§8, §9)", async (title, answer) => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer)));
  for (const name of ["oldPassword", "password", "passwordConfirm"]) {
    const input = await found<HTMLInputElement>(`#${name}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "mekong-fisher-7");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  (await found("button[type=submit]")).click();
  const notice = await found(".ant-notification-notice", title);
  expect(notice.textContent).toContain(answer.msg);
  await clock.forward(1999);
  expect(isLeaving(notice)).toBe(false);
  await clock.forward(1);
  await vi.waitFor(() => expect(isLeaving(notice)).toBe(true));
});
