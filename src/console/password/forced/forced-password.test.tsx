import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tokens } from "../../../web/api/tokens.ts";
import { fillSettings } from "../../../web/lookups/settings.ts";
import { Layout } from "../../layout/Layout.tsx";
import { fillUser } from "../../session/user-store.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
// Loaded here, as on a page that has already fetched it.
import "./ForcedDialog.tsx";
import { ForcedPassword } from "./ForcedPassword.tsx";
import { signedInUser } from "../../testing/signed-in-user.ts";

const USER = signedInUser({ mustChangePassword: true });
const asked: string[] = [];
const replace = vi.spyOn(location, "replace");
let answer: object;
let running: Frame;

beforeEach(() => {
  asked.length = 0;
  replace.mockReset();
  answer = { code: 0, msg: "", data: null };
  fillSettings({});
  running = frame(
    <Layout
      features={[
        { name: "page", slot: "main", order: 1, View: () => <button type="button">A page</button> },
        { name: "password/forced", slot: "over-main", order: 1, View: ForcedPassword },
      ]}
    />,
    [],
  );
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => {
  vi.useRealTimers();
  fillUser(null);
  running.end();
});

const dialog = () => document.querySelector<HTMLElement>("[role=dialog]");
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const input = await found<HTMLInputElement>(`#${name}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  (await found("button[type=submit]")).click();
};
const NEW = { oldPassword: "printed", password: "mekong-fisher-7", passwordConfirm: "mekong-fisher-7" };

test("the dialog covers the main area while the user record says so, and cannot be closed (§2)", async () => {
  await found("main button", "A page");
  expect(dialog()).toBeNull();
  fillUser(USER);
  await found("[role=dialog] h2", "Change password");
  const box = dialog();
  expect(document.getElementById(box?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Change password");
  expect(document.querySelector("main")?.closest("[inert]")).not.toBeNull();
  const buttons = [...(box?.querySelectorAll("button") ?? [])].map((button) => button.textContent);
  expect(buttons.filter(Boolean)).toEqual(["Save the new password"]);
  box?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  box?.parentElement?.click();
  expect(dialog()).toBe(box);
  fillUser({ ...USER, mustChangePassword: false });
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(document.querySelector("main")?.closest("[inert]")).toBeNull();
});

test("the dialog stays when the change is refused", async () => {
  fillUser(USER);
  answer = { code: 100001, msg: "Wrong old password", data: null };
  await fill(NEW);
  await found(".ant-notification-notice", "Wrong old password");
  expect(dialog()).not.toBeNull();
  expect(replace).not.toHaveBeenCalled();
});

test("2 s after the change the person is signed out and another page loads (§4)", async () => {
  fillUser(USER);
  const later = vi.spyOn(globalThis, "setTimeout");
  await fill(NEW);
  await found(".ant-notification-notice", "Success");
  const leave = later.mock.calls.find(([, delay]) => delay === 2000)?.[0];
  later.mockRestore();
  expect([dialog() !== null, tokens.read() !== null]).toEqual([true, true]);
  leave?.();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/login"));
  expect(asked).toEqual(["/api/sys/user/my/changePassword", "/api/sso/oauth2/revoke_token"]);
  expect(tokens.read()).toBeNull();
});
