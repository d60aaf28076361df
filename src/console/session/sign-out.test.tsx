import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arePermissionsLoaded, fillPermissions } from "../../web/lookups/permissions.ts";
import { tokens } from "../../web/api/tokens.ts";
import { PAGE_DATA_ID } from "../../web/document/page-data-id.ts";
import { queryClient } from "../query-client.ts";
import { useRoutes } from "../routing/routes-store.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { found, frame, type Frame } from "../testing/frame.tsx";
import { useEnded } from "./ended-store.ts";
import { unsavedTitles } from "../tabs/unsaved-titles.ts";
import { followOtherWindows } from "./other-windows.ts";
import { SessionEnded } from "./SessionEnded.tsx";
import { signInFromHere } from "./sign-in-again.ts";
import { signOut } from "./sign-out.ts";

let running: Frame;
let answer: () => Promise<Response>;
const calls: { url: string; body: string }[] = [];
const replace = vi.spyOn(location, "replace");

beforeEach(async () => {
  replace.mockReset();
  calls.length = 0;
  answer = async () => new Response(JSON.stringify({ code: 0, msg: "", data: null }));
  vi.stubGlobal("fetch", (url: string, { body }: { body: string }) => {
    calls.push({ url, body });
    return answer();
  });
  running = frame(<SessionEnded />, [{ path: "/a" }], "/a?page=2");
  await vi.waitUntil(() => useTabs.getState().tabs.length === 2);
  fillPermissions(["sys:user:list"]);
  queryClient.setQueryData(["secret"], "kept");
  sessionStorage.setItem("anything", "kept");
  localStorage.setItem("terrace.draft.someone./sys/dict.new", "{}");
});
afterEach(() => {
  useEnded.setState({ phase: "no" });
  running.end();
});

const nothingIsLeft = () => {
  expect(tokens.read()).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(useTabs.getState().tabs).toEqual([]);
  expect(useRoutes.getState().menus).toEqual([]);
  expect(arePermissionsLoaded()).toBe(false);
  expect(sessionStorage.length).toBe(0);
};

test("signing out revokes the token, leaves nothing behind, drafts included, and loads another page (TK-16)", async () => {
  await signOut();
  expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
  expect(calls).toEqual([{ url: "/api/sso/oauth2/revoke_token", body: "access_token=half" }]);
  nothingIsLeft();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/home"));
});

test("signing out before the user is known, as behind the lock, leaves nothing of the person either (TK-16)", async () => {
  const own = { "terrace.client": "c", "terrace.settle-in": "{}", "terrace.preferences.cookies": "mark" };
  const others = ["terrace.preferences.u1", "terrace.recent", "terrace.locked", "terrace.something-new"];
  for (const key of [...Object.keys(own), ...others]) localStorage.setItem(key, "{}");
  for (const [key, value] of Object.entries(own)) localStorage.setItem(key, value);
  await signOut();
  expect({ ...localStorage }).toEqual(own);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
});

test("without an answer from the server nothing is left behind either", async () => {
  answer = () => Promise.reject(new TypeError("offline"));
  await signOut();
  nothingIsLeft();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
});

test("a sign-out in one window signs out all", async () => {
  const other = new BroadcastChannel("terrace.session");
  const heard = new Promise((resolve) => other.addEventListener("message", (event) => resolve(event.data)));
  await signOut();
  expect(await heard).toBe("signed-out");
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());

  replace.mockReset();
  tokens.write({ accessToken: "half", refreshToken: "half" });
  followOtherWindows();
  other.postMessage("signed-out");
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/home"));
  nothingIsLeft();
  other.close();
});

test("a window says what is not saved in it when another is about to sign out", async () => {
  useTabs.setState(({ tabs, ...rest }) => ({
    ...rest,
    tabs: tabs.map((tab) => ({ ...tab, isDirty: tab.path !== "/" })),
  }));
  followOtherWindows();
  const other = new BroadcastChannel("terrace.session");
  const heard = new Promise((resolve) => other.addEventListener("message", (event) => resolve(event.data)));
  other.postMessage({ unsavedIn: "en" });
  expect(await heard).toEqual({ unsaved: unsavedTitles("en") });
  expect(unsavedTitles("en")).not.toEqual([]);
  other.close();
});

test("after the session ended elsewhere, signing in again returns to this page (§8)", async () => {
  useEnded.setState({ phase: "asking" });
  (await found(".ant-modal button", "Sign in again")).click();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/login?redirect=%2Fa%3Fpage%3D2"));
  nothingIsLeft();
});

test("after the session ended elsewhere, staying keeps loaded data and sends no calls (W13)", async () => {
  useEnded.setState({ phase: "asking" });
  (await found(".ant-modal button", "Cancel")).click();
  expect(useEnded.getState().phase).toBe("staying");
  expect(replace).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(["secret"])).toBe("kept");
  expect(calls).toEqual([]);
});

test("a person who stayed signs in again at once; with unsaved text the password is asked for in place", async () => {
  const data = document.body.appendChild(document.createElement("script"));
  data.id = PAGE_DATA_ID;
  data.type = "application/json";
  data.textContent = JSON.stringify({ features: { hasCaptcha: false } });
  useEnded.setState({ phase: "staying" });
  useTabs.setState(({ tabs, ...rest }) => ({ ...rest, tabs: tabs.map((tab) => ({ ...tab, isDirty: true })) }));
  signInFromHere();
  await found(".ant-modal input[type=password]");
  expect(replace).not.toHaveBeenCalled();
  useTabs.setState(({ tabs, ...rest }) => ({ ...rest, tabs: tabs.map((tab) => ({ ...tab, isDirty: false })) }));
  signInFromHere();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/login?redirect=%2Fa%3Fpage%3D2"));
});
