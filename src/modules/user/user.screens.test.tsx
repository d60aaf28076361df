import type { ComponentType } from "react";

import { afterEach, beforeEach, expect, test } from "vitest";
import { viewOf } from "../../crud/define-module.ts";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, field, misses, sees, show, soon, type Shown } from "../../crud/testing/show.tsx";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { user } from "./user.ts";
import screens from "./user.screens.tsx";

let page: Shown | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => page?.end());

const ID = "0190abcd-0000-7000-8000-000000000001";
const person = {
  id: ID,
  version: 1,
  createdAt: "",
  updatedAt: "",
  realName: "Naly",
  username: "naly",
  roleIds: [],
  divisionId: null,
  isEnabled: true,
  phone: null,
  email: null,
  avatar: null,
  introduction: null,
};

const titled = (id: string, title: string) => ({ id, title: { zh: title, lo: title, en: title } });
const answers: Readonly<Record<string, unknown>> = {
  "/sys/role/options": [titled("chief", "Chief"), titled("reader", "Reader")],
  "/sys/user/refusedRoles": [{ id: "chief", refusal: "You cannot grant a permission that you do not have" }],
};

/** Opens the list of one user with so many sessions, who may have more rights than oneself. */
const open = (places: number, isAbove = false) => {
  const fake = fakeRecords(user, [person]);
  let sessions = places;
  const fetch: typeof fake.fetch = async (url, init) => {
    if (url.endsWith("/update")) sessions = 0; // disabling ends them
    const answer = answers[url.replace("/api", "")];
    if (answer) return new Response(JSON.stringify({ code: 0, msg: "", data: answer }));
    if (!url.endsWith("/states")) return fake.fetch(url, init);
    const state = {
      id: ID,
      lockedUntil: "",
      lastSignInAt: new Date(Date.now() - 3 * 3_600_000 - 1000).toISOString(),
      sessions,
      isWaiting: false,
      hasNoPassword: false,
      isAbove,
    };
    return new Response(JSON.stringify({ code: 0, msg: "", data: [state] }));
  };
  const Screen = screens[viewOf(user)] as ComponentType;
  page = show(<Screen />, { fake: { ...fake, fetch } });
  return fake;
};

test("the list says in words who is here, and no longer once they were disabled", async () => {
  open(1);
  await sees("Signed in now");
  await click("Actions for Naly");
  await click("Disable");
  await sees("signed out everywhere at once");
  await click("Disable");
  await sees("Signed in 3 hours ago");
  await misses("Signed in now");
});

test("who is at work is deleted after a question that says so; the way back stays in the list's heading", async () => {
  const fake = open(2);
  await sees("Signed in now");
  await click("Actions for Naly");
  await click("Delete");
  await sees("They are signed in, in 2 places");
  expect(fake.rows).not.toMatchObject([{ isRemoved: true }]);
  await click("Delete");
  await sees("“Naly” moved to the recycle bin");
  await click("Undo deleting Naly");
  await sees("Restored: Naly");
  await soon(() => expect(document.querySelector("[aria-label='Undo deleting Naly']")).toBeNull());
});

test("who is not there is deleted without a question", async () => {
  const fake = open(0);
  await sees("Signed in 3 hours ago");
  await click("Actions for Naly");
  await click("Delete");
  await sees("“Naly” moved to the recycle bin");
  expect(fake.rows).toMatchObject([{ isRemoved: true }]);
});

test("whoever has more rights than oneself is offered to be read, and the menu says why nothing else", async () => {
  open(0, true);
  await sees("Signed in 3 hours ago");
  await click("Actions for Naly");
  for (const [label, reason] of [
    ["Reset password", "You cannot change this account"],
    ["Disable", "You cannot change this account"],
    ["Delete", "You cannot change this account"],
    ["Duplicate", "You cannot add a user like this one"],
  ] as const) {
    const item = [...document.querySelectorAll("[role=menuitem]")].find((each) => each.textContent.startsWith(label));
    expect([label, item?.getAttribute("aria-disabled")]).toEqual([label, "true"]);
    expect(item?.textContent).toContain(reason);
  }
  await misses("Edit");
  await click("View");
  await sees("User: Naly");
  const form = document.querySelector("[role=dialog]");
  expect(form?.querySelector("input")).toBeNull();
  expect(form?.textContent).toContain("You cannot change this account: this person has permissions or a data scope");
});

test("one's own status cannot be changed in the form, which says why; that of others can", async () => {
  const status = () =>
    soon(() => {
      const found = document.querySelector<HTMLButtonElement>("[role=dialog] [role=switch]");
      if (!found) throw new Error("its control is not loaded yet");
      return found;
    });
  fillOwnId(ID);
  open(1);
  await click("Actions for Naly");
  await click("Edit");
  await sees("You cannot disable your own account");
  expect((await status()).disabled).toBe(true);
  const reasons = (await status()).getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(reasons.map((id) => document.getElementById(id)?.textContent)).toContain(
    "You cannot disable your own account",
  );
  page?.end();

  fillOwnId("somebody else");
  open(1);
  await click("Actions for Naly");
  await click("Edit");
  await soon(async () => expect((await status()).disabled).toBe(false));
  await misses("You cannot disable your own account");
});

test("roles that one may not give cannot be chosen, and the list of them says why", async () => {
  open(0);
  await click("Add user");
  (await field("Roles")).dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  const option = (title: string) =>
    soon(() =>
      [...document.querySelectorAll(".ant-select-item-option")].find((each) => each.textContent.includes(title))!,
    );
  await soon(async () => expect((await option("Chief")).getAttribute("aria-disabled")).toBe("true"));
  expect((await option("Chief")).textContent).toContain("You cannot grant a permission that you do not have");
  expect((await option("Reader")).getAttribute("aria-disabled")).not.toBe("true");
  ((await option("Chief")) as HTMLElement).click();
  ((await option("Reader")) as HTMLElement).click();
  await soon(() =>
    expect([...document.querySelectorAll(".ant-select-selection-item")].map(({ textContent }) => textContent)).toEqual([
      "Reader",
    ]),
  );
});
