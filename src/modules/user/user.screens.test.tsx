import type { ComponentType } from "react";
import { Suspense } from "react";
import { afterEach, test } from "vitest";
import { viewOf } from "../../crud/define-module.ts";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, misses, sees, show, type Shown } from "../../crud/testing/show.tsx";
import { user } from "./user.ts";
import screens from "./user.screens.tsx";

let page: Shown | undefined;
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

test("the list says in words who is here, and no longer once they were disabled", async () => {
  const fake = fakeRecords(user, [person]);
  let sessions = 1;
  const fetch: typeof fake.fetch = async (url, init) => {
    if (url.endsWith("/update")) sessions = 0; // disabling ends them
    if (!url.endsWith("/states")) return fake.fetch(url, init);
    const state = {
      id: ID,
      lockedUntil: "",
      lastSignInAt: new Date(Date.now() - 3 * 3_600_000 - 1000).toISOString(),
      sessions,
      isWaiting: false,
      hasNoPassword: false,
    };
    return new Response(JSON.stringify({ code: 0, msg: "", data: [state] }));
  };
  const Screen = screens[viewOf(user)] as ComponentType;
  page = show(
    <Suspense>
      <Screen />
    </Suspense>,
    { fake: { ...fake, fetch } },
  );
  await sees("Signed in now");
  await click("Actions for Naly");
  await click("Disable");
  await sees("signed out everywhere at once");
  await click("Disable");
  await sees("Signed in 3 hours ago");
  await misses("Signed in now");
});
