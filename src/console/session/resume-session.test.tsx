import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { menu } from "../../modules/menu/menu.ts";
import { sessionEnded } from "../../web/api/session-end-report.ts";
import { call, configureApi } from "../../web/api/call.ts";
import { tokens } from "../../web/api/tokens.ts";
import { PAGE_DATA_ID } from "../../web/document/page-data-id.ts";
import { queryClient } from "../query-client.ts";
import { currentAddress, openPage } from "../routing/navigation.ts";
import { setDirty } from "../tabs/tabs.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { found, frame, type Frame } from "../testing/frame.tsx";
import { useEnded } from "./ended-store.ts";
import { SessionEnded } from "./SessionEnded.tsx";
import { fillUser } from "./user-store.ts";
import { signedInUser, userReply } from "../testing/signed-in-user.ts";

const user = signedInUser({ username: "somsy", realName: "ສົມສີ" });
const me = userReply(user);
let isOver: boolean;
let areCookiesGone: boolean;
let hasCaptcha: boolean;
let running: Frame;
const asked: string[] = [];
const bodies: string[] = [];
const replace = vi.spyOn(location, "replace");

const reply = (url: string, body: string): object => {
  if (url.includes("/access_token")) {
    bodies.push(body);
    if (!body.includes("password=right")) return { code: 100001, msg: "Wrong user name or password", data: null };
    isOver = areCookiesGone = false;
    const set = { access_token: "new", refresh_token: "new", expires_in: 900, token_type: "Bearer" };
    return { code: 0, msg: "", data: set };
  }
  if (isOver) return { code: 100008, msg: "You have been signed out", data: null };
  if (areCookiesGone) return { code: 200001, msg: "Please sign in first", data: null };
  if (url.includes("/user/info")) return { code: 0, msg: "", data: me };
  if (url.includes("getMenus")) return { code: 0, msg: "", data: [] };
  return { code: 0, msg: "", data: ["sys:dict:list"] };
};

/** A list whose query follows the typed text. */
function Asking() {
  const [words, setWords] = useState("first");
  const { data, isError } = useQuery({
    queryKey: ["asking", words],
    queryFn: async () => `${words}: ${(await call(menu.permissions, {})).length}`,
    placeholderData: (before: string | undefined) => before,
  });
  return (
    <>
      <button onClick={() => setWords("second")}>{"search"}</button>
      <output>{isError ? "failed" : data}</output>
    </>
  );
}

const begin = (isDirty: boolean) => {
  fillUser(user);
  running = frame(
    <>
      <SessionEnded />
      <Asking />
    </>,
    [{ path: "/a" }, { path: "/b" }],
    "/a",
  );
  configureApi({
    base: "/api",
    language: () => "en",
    refreshSession: async () => false,
    onSessionEnded: () => useEnded.setState({ phase: "asking" }),
    onRestricted: () => {},
  });
  const data = document.body.appendChild(document.createElement("script"));
  data.id = PAGE_DATA_ID;
  data.type = "application/json";
  data.textContent = JSON.stringify({ features: { hasCaptcha } });
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: string } = {}) => {
    asked.push(url);
    return Response.json(reply(url, body ?? ""));
  });
  return vi.waitFor(() => {
    expect(useTabs.getState().activeId).not.toBeNull();
    useTabs.setState((state) => setDirty(state, state.activeId as string, isDirty));
  });
};

beforeEach(() => {
  isOver = areCookiesGone = false;
  hasCaptcha = false;
  asked.length = 0;
  bodies.length = 0;
  replace.mockReset();
});
afterEach(() => {
  useEnded.setState({ phase: "no" });
  queryClient.clear();
  fillUser(null);
  running.end();
});

const type = (id: string, text: string) =>
  vi.waitFor(() => {
    const input = document.querySelector<HTMLInputElement>(`.ant-modal input#${id}`);
    if (!input) throw new Error(`no input ${id}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
const press = async (name: string) => (await found(".ant-modal button", name)).click();

test("with unsaved text the same person signs in again in place, and the page goes on (§8)", async () => {
  await begin(true);
  await found("output", "first: 1");
  isOver = true;
  (await found("button", "search")).click();
  await press("Sign in again");
  expect(replace).not.toHaveBeenCalled();
  expect((await found("output")).textContent, "what was shown stays").toBe("first: 1");

  await type("password", "wrong");
  await press("Sign in again");
  await found(".ant-modal .ant-form-item-explain-error", "Wrong user name or password");
  await type("password", "right");
  await press("Sign in again");
  await found("output", "second: 1"); // the waiting query ran by itself
  expect(useEnded.getState().phase).toBe("no");
  expect(tokens.read()?.accessToken).toBe("new");
  expect(bodies.at(-1)).toContain("username=somsy");
  expect(useTabs.getState().tabs.some((tab) => tab.isDirty)).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test("when cookies were deleted the dialog opens in place, and the refused call is repeated afterwards", async () => {
  await begin(true);
  await found("output", "first: 1");
  tokens.clear();
  areCookiesGone = true;
  openPage("/b"); // going to another page does not leave for the sign-in page, because text is unsaved
  await vi.waitFor(() => expect(currentAddress()).toBe("/b"));
  openPage("/a");
  (await found("button", "search")).click();
  await press("Sign in again");
  expect((await found("output")).textContent, "what was shown stays").toBe("first: 1");
  await type("password", "right");
  await press("Sign in again");
  await found("output", "second: 1");
  expect(tokens.read()?.accessToken).toBe("new");
  expect(useTabs.getState().tabs.some((tab) => tab.isDirty)).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test("a person who stays keeps the page, sends no calls, and is asked to sign in for what is not loaded (W13)", async () => {
  await begin(false);
  await found("output", "first: 1");
  isOver = true;
  sessionEnded(100008);
  await press("Cancel");
  const before = asked.length;
  (await found("button", "search")).click();
  await vi.waitFor(() => expect(useEnded.getState().phase).toBe("asking"));
  expect(asked).toHaveLength(before);
  expect((await found("output")).textContent).toBe("first: 1");
});

test("a required captcha is asked for, with a new picture for each attempt (AU-01)", async () => {
  hasCaptcha = true;
  await begin(true);
  isOver = true;
  sessionEnded(100008);
  await press("Sign in again");
  const picture = () => found<HTMLImageElement>(".ant-modal img").then(({ src }) => src);
  const first = await picture();
  expect(first).toContain("/api/sso/oauth2/captcha?client_id=");
  await type("password", "wrong");
  await type("captcha", "7k2p");
  await press("Sign in again");
  await found(".ant-modal .ant-form-item-explain-error", "Wrong user name or password");
  expect(bodies.at(-1)).toContain("captcha=7k2p");
  await vi.waitFor(async () => expect(await picture()).not.toBe(first));
});

test("a window whose session has ended continues when another has signed in", async () => {
  await begin(true);
  isOver = true;
  sessionEnded(100008);
  await found(".ant-modal button", "Sign in again");
  isOver = false;
  const other = new BroadcastChannel("terrace.session");
  other.postMessage("signed-in-again");
  await vi.waitFor(() => expect(useEnded.getState().phase).toBe("no"));
  other.close();
});
