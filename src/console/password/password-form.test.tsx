import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fillSettings } from "../../web/lookups/settings.ts";
import { found, frame, type Frame } from "../testing/frame.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

let running: Frame;
let answer: object = { code: 0, msg: "", data: null };
const sent: string[] = [];
const onChanged = vi.fn<() => void>();
beforeEach(() => {
  fillSettings({ passwordRegex: "^(?=.*\\d).{8,}$", passwordErrorMessage: "At least 8 characters with a digit" });
  sent.length = 0;
  onChanged.mockClear();
  running = frame(<PasswordForm onChanged={onChanged} />, []);
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    sent.push(body);
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => running.end());

const type = async (name: string, value: string) => {
  const input = await found<HTMLInputElement>(`#${name}`);
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.blur();
};
const fill = async (old: string, password: string, confirm: string) => {
  await type("oldPassword", old);
  await type("password", password);
  await type("passwordConfirm", confirm);
};
const save = async () => (await found<HTMLButtonElement>("button[type=submit]")).click();
const error = (text: string) => found(".ant-form-item-explain-error", text);

test("all three fields are required (§5)", async () => {
  await save();
  await error("Please enter old password");
  await vi.waitFor(() => expect(document.querySelectorAll(".ant-form-item-explain-error")).toHaveLength(3));
  expect(sent).toEqual([]);
});

test("the second entry is compared when it is left", async () => {
  await fill("old", "longer123", "different");
  await error("The passwords do not match");
});

test("the new password must meet passwordRegex, or passwordErrorMessage is shown", async () => {
  await fill("old", "nodigits", "nodigits");
  await error("At least 8 characters with a digit");
});

test("the rule is shown before it is broken, and only once", async () => {
  const told = () => document.body.textContent?.split("At least 8 characters with a digit").length;
  const help = await found(".ant-form-item-extra", "At least 8 characters with a digit");
  const described = (await found("#password")).getAttribute("aria-describedby");
  expect(described?.split(" ")).toContain(help.id);
  await type("password", "nodigits");
  await error("At least 8 characters with a digit");
  await vi.waitFor(() => expect(told()).toBe(2));
  await type("password", "longer123");
  await vi.waitFor(() => expect(document.querySelector(".ant-form-item-explain-error")).toBeNull());
  await found(".ant-form-item-extra", "At least 8 characters with a digit");
});

test("input is trimmed, and success is shown", async () => {
  answer = { code: 0, msg: "", data: null };
  await fill(" old ", " longer123 ", "longer123");
  await save();
  await found(".ant-notification-notice", "Success");
  expect(new URLSearchParams(sent[0])).toEqual(
    new URLSearchParams({ oldPassword: "old", password: "longer123", passwordConfirm: "longer123" }),
  );
  expect(onChanged).toHaveBeenCalledOnce();
});

test("a failure shows the server's msg, and typed values stay", async () => {
  answer = { code: 100001, msg: "Wrong old password", data: null };
  await fill("bad", "longer123", "longer123");
  await save();
  await found(".ant-notification-notice", "Failure");
  await found(".ant-notification-notice", "Wrong old password");
  expect((await found<HTMLInputElement>("#password")).value).toBe("longer123");
  expect(onChanged).not.toHaveBeenCalled();
});
