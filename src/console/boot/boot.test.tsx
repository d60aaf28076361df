import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { configureApi } from "../../web/api/call.ts";
import { tokens } from "../../web/api/tokens.ts";
import { arePermissionsLoaded } from "../../web/lookups/permissions.ts";
import { preference } from "../../web/preferences/preferences.ts";
import { Providers } from "../Providers.tsx";
import { forgetSession } from "../session/forget-session.ts";
import { found } from "../testing/frame.tsx";
import { menuNode } from "../testing/menu-node.ts";
import { BOOT_START } from "./boot-machine.ts";
import { Boot } from "./Boot.tsx";
import { startBoot, useBoot } from "./boot.ts";
import { userReply } from "../testing/signed-in-user.ts";

const USER = userReply();
const good = (): Record<string, unknown> => ({
  "/sys/user/info": USER,
  "/sys/menu/getMenus": [menuNode({ path: "/a" })],
  "/sys/menu/getPermissions": [],
  "/sys/setting/config": { "sys.name": "Terrace" },
  "/sys/dict": {},
  "/sys/sysdivision": [],
  "/sso/oauth2/revoke_token": null,
});

let answers: Record<string, unknown>;
let isOffline = false;
const asked: string[] = [];
/** Callbacks registered for the next idle time of the browser. */
let idle: (() => void)[] = [];
const replace = vi.spyOn(location, "replace");
let root: Root;

beforeEach(() => {
  answers = good();
  isOffline = false;
  asked.length = 0;
  idle = [];
  vi.stubGlobal("requestIdleCallback", (act: () => void) => idle.push(act));
  vi.stubGlobal("cancelIdleCallback", () => undefined);
  replace.mockReset();
  preference.language.write("en");
  tokens.write({ accessToken: "half", refreshToken: "half" });
  history.replaceState(null, "", "/a");
  configureApi({
    base: "",
    language: () => "en",
    refreshSession: async () => false,
    onSessionEnded: () => {},
    onRestricted: () => {},
  });
  vi.stubGlobal("fetch", async (url: string) => {
    const path = url.split("?")[0] ?? "";
    asked.push(path);
    if (isOffline) throw new TypeError("offline");
    const data = answers[path];
    return new Response(
      JSON.stringify(
        data instanceof Error ? { code: Number(data.message), msg: "refused", data: null } : { code: 0, msg: "", data },
      ),
    );
  });
  useBoot.setState(BOOT_START, true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <Providers>
      <Boot features={[{ name: "probe", slot: "main", order: 1, View: () => <p>the frame</p> }]} />
    </Providers>,
  );
});
afterEach(() => {
  root.unmount();
  forgetSession();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("user info is loaded alone, then all other content in parallel, then the frame is drawn (§4)", async () => {
  startBoot();
  expect(asked).toEqual(["/sys/user/info"]);
  await found("p", "the frame");
  // a Set, because the person's preferences may be saved among them
  const rest = () => [...new Set(asked.slice(1))].toSorted();
  expect(rest()).not.toContain("/sys/sysdivision");
  for (const act of idle) act();
  expect(rest()).toEqual([
    "/sys/dict",
    "/sys/menu/getMenus",
    "/sys/menu/getPermissions",
    "/sys/setting/config",
    "/sys/sysdivision",
    "/sys/user/my/preferences",
  ]);
  expect(arePermissionsLoaded()).toBe(true); // an empty list of permissions is valid
});

test("a failed call shows its error and can be retried", async () => {
  isOffline = true;
  startBoot();
  await found("[role=alert]", "Something went wrong");
  expect(tokens.read()).not.toBeNull();
  isOffline = false;
  (await found("button", "Retry")).click();
  await found("p", "the frame");
});

test.each([
  [
    "user info refused",
    { "/sys/user/info": new Error("100008") },
    "Your sign-in has expired. Sign in again",
    "/login?redirect=%2Fa",
  ],
  ["user info empty", { "/sys/user/info": null }, "Your sign-in has expired. Sign in again", "/login?redirect=%2Fa"],
  ["no roles (§6)", { "/sys/user/info": { ...USER, roles: [] } }, "must be a non-null array", "/login?redirect=%2Fa"],
  ["no routes", { "/sys/menu/getMenus": [] }, "do not have permission", "/home"],
])("%s: signed out with a message", async (_case, changes, words, goal) => {
  Object.assign(answers, changes);
  startBoot();
  await found("[role=alert]", words);
  await vi.waitFor(() => expect(tokens.read()).toBeNull());
  expect(asked).toContain("/sso/oauth2/revoke_token");
  (await found("button", "Continue")).click();
  expect(replace).toHaveBeenCalledWith(goal);
});

test("while the password must be changed, the frame has no pages and only the settings are loaded", async () => {
  answers["/sys/user/info"] = { ...USER, passwordMustbeChanged: true };
  startBoot();
  await found("p", "the frame");
  await vi.waitFor(() => expect(asked).toEqual(["/sys/user/info", "/sys/setting/config"]));
});
