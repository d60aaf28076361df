import { useMutation } from "@tanstack/react-query";
import { Input } from "antd";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ERRORS } from "../../../contract/errors.ts";
import { LANGUAGES, type Language } from "../../../contract/text.ts";
import { roleCalls } from "../../../modules/role/role-calls.ts";
import { call } from "../../../web/api/call.ts";
import { queryClient } from "../../query-client.ts";
import { useEnded } from "../../session/ended-store.ts";
import { modal } from "../../../web/lazy/LazyDialogs.tsx";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { ConfirmPassword } from "./ConfirmPassword.tsx";
import { CONFIRM_TEXTS } from "./texts.ts";

const RIGHT = "Nam-Ngum 1971";
const MISSED = "Wrong sign-in password";
const { code: OLD, words: OLD_WORDS } = ERRORS.passwordTooOld;

let isRecent = false;
let running: Frame;
/** Requests that were sent: path and body. */
const sent: string[] = [];

const reply = (path: string, form: URLSearchParams): object => {
  if (path.endsWith("/confirmPassword")) {
    if (form.get("password") !== RIGHT) return { code: 100001, msg: MISSED, data: null };
    isRecent = true;
    return { code: 0, msg: "", data: null };
  }
  return isRecent ? { code: 0, msg: "", data: [] } : { code: OLD, msg: OLD_WORDS.en, data: null };
};

/** A form with unsaved text that needs a recent password to be saved. */
function Rights() {
  const [typed, setTyped] = useState("m7");
  const save = useMutation({
    mutationFn: (id: string) => call(roleCalls.setMenu, { id, menuIds: [typed], version: 1 }),
  });
  return (
    <>
      <Input id="typed" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button onClick={() => save.mutate("r1")}>{"save"}</button>
      <button
        onClick={() => {
          void call(roleCalls.setMenu, { id: "r2", menuIds: [], version: 1 }).catch(() => undefined);
        }}
      >
        {"second"}
      </button>
      <output>{save.status === "error" ? save.error.message : save.status}</output>
    </>
  );
}

const begin = (language: Language = "en") => {
  running = frame(
    <>
      <ConfirmPassword />
      <Rights />
    </>,
    [{ path: "/a" }],
    "/a",
    language,
  );
};
const type = async (password: string) => {
  const input = await found<HTMLInputElement>('input[type="password"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, password);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  (await found("button", CONFIRM_TEXTS.confirm.en)).click();
};
// Without animations the test environment never removes the dialog, so its leaving class is checked.
const isClosed = () => vi.waitFor(() => expect(document.querySelector(".ant-modal")?.className).toContain("leave"));
const saves = () => sent.filter((each) => each.includes("/setMenu"));

beforeEach(() => {
  isRecent = false;
  sent.length = 0;
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: string } = {}) => {
    sent.push(`${url} ${body ?? ""}`);
    return Response.json(reply(url, new URLSearchParams(body)));
  });
});
afterEach(() => {
  useEnded.setState({ phase: "no" });
  queryClient.clear();
  running.end();
});

test("asks, and sends what was typed once more with the right password; a wrong one is told at the field", async () => {
  begin();
  (await found("button", "save")).click();
  await type("guess");
  await found(".ant-form-item-explain-error", MISSED);
  expect(saves()).toHaveLength(1);
  await type(RIGHT);
  await found("output", "success");
  await isClosed();
  expect(saves()).toHaveLength(2);
  expect(saves()[1]).toBe(saves()[0]);
});

test("Cancel sends nothing and leaves what was typed; the next try asks again", async () => {
  begin();
  (await found("button", "save")).click();
  (await found("button", CONFIRM_TEXTS.cancel.en)).click();
  await found("output", OLD_WORDS.en);
  await isClosed();
  expect((await found<HTMLInputElement>("#typed")).value).toBe("m7");
  expect(sent).toHaveLength(1);
  (await found("button", "save")).click();
  await type(RIGHT);
  await found("output", "success");
});

test("asks once for two calls that need it at the same time", async () => {
  begin();
  (await found("button", "save")).click();
  (await found("button", "second")).click();
  await vi.waitFor(() => expect(saves()).toHaveLength(2));
  await type(RIGHT);
  await found("output", "success");
  await vi.waitFor(() => expect(saves()).toHaveLength(4));
  expect(sent.filter((each) => each.includes("confirmPassword"))).toHaveLength(1);
});

test("where the dialog cannot be fetched the call is refused in words instead of waiting for ever", async () => {
  begin();
  vi.spyOn(modal, "fetch").mockRejectedValueOnce(new Error("offline"));
  (await found("button", "save")).click();
  await found("output", OLD_WORDS.en);
  expect(sent).toHaveLength(1);
});

test("closes when the session ends meanwhile", async () => {
  begin();
  (await found("button", "save")).click();
  await found('input[type="password"]');
  useEnded.setState({ phase: "asking" });
  await found("output", OLD_WORDS.en);
  await isClosed();
});

test.each(LANGUAGES)("speaks %s", async (language) => {
  begin(language);
  (await found("button", "save")).click();
  await found(".ant-modal-title", CONFIRM_TEXTS.title[language]);
  await found("p", CONFIRM_TEXTS.text[language]);
  await found("button", CONFIRM_TEXTS.confirm[language]);
});
