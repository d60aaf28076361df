import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tokens } from "../../../web/api/tokens.ts";
import { fillUser, updateUser } from "../../session/user-store.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { signedInUser } from "../../testing/signed-in-user.ts";

const USER = signedInUser({ avatar: "/file/avatar/202606/a.png" });
let running: Frame;
beforeEach(async () => {
  running = frame(<UserMenu />, []);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: 0, msg: "", data: null })));
  fillUser(USER);
  (await found("button[aria-haspopup=menu]", "Vilay")).click();
});
afterEach(() => {
  fillUser(null);
  running.end();
});

test("the avatar's menu says who is signed in and leads to the user info and the change of the password (§2)", async () => {
  await found(".ant-dropdown", "vilay");
  expect(document.querySelector("img")?.getAttribute("src")).toBe(USER.avatar);
  (await found("[role=menuitem]", "My account")).click();
  await vi.waitFor(() => expect(location.pathname).toBe("/info"));
  (await found("[role=menuitem]", "Change password")).click();
  await vi.waitFor(() => expect(location.pathname).toBe("/change/password"));
  (await found("[role=menuitem]", "My jobs")).click();
  await vi.waitFor(() => expect(location.pathname).toBe("/jobs"));
});

test("the menu follows a change of the person's own account at once", async () => {
  updateUser({ ...USER, realName: "ວິໄລ", avatar: "" });
  await found("button[aria-haspopup=menu]", "ວິໄລ");
  expect(document.querySelector("button[aria-haspopup=menu] img")).toBeNull();
});

test("the administrator's initial name is shown in the reader's language until it is changed", async () => {
  updateUser({ ...USER, realName: "系统管理员", avatar: "" });
  const button = await found("button[aria-haspopup=menu]", "System administrator");
  expect(button.querySelector("[aria-hidden]")?.textContent).toBe("S");
});

test("logging out deletes the tokens and loads another page (§2)", async () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  (await found("[role=menuitem]", "Sign out")).click();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/home"));
  expect(tokens.read()).toBeNull();
  replace.mockRestore();
});

test("logging out asks first while another window of the browser has text that is not saved", async () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  const other = new BroadcastChannel("terrace.session");
  other.addEventListener("message", ({ data }) => {
    if (data !== "signed-out") other.postMessage({ unsaved: ["Paksong Coffee"] });
  });
  (await found("[role=menuitem]", "Sign out")).click();
  await found(".ant-modal", "These pages have unsaved changes: Paksong Coffee (another window)");
  expect(replace).not.toHaveBeenCalled();
  (await found(".ant-modal button", "Discard")).click();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/home"));
  other.close();
  replace.mockRestore();
});
