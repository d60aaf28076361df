import { afterEach, expect, test, vi } from "vitest";
import { followAddress, type Address, type AddressBar } from "./address-bar.ts";

let bar: AddressBar | undefined;
afterEach(() => {
  bar?.stop();
  vi.restoreAllMocks();
});

/** `leads` maps an address to the one it redirects to; null means another document. */
const follow = (leads: Readonly<Record<string, string | null>>) => {
  const seen: string[] = [];
  history.replaceState(null, "", "/start");
  bar = followAddress({
    enter: (address) => {
      const to = leads[address.pathname];
      return to === undefined ? address : to === null ? null : { pathname: to, search: "" };
    },
    arrive: ({ pathname, search }) => void seen.push(pathname + search),
  });
  return seen;
};
const go = (pathname: string, isReplacing = false, search = ""): void => {
  const to: Address = { pathname, search };
  bar?.go(to, isReplacing);
};

test("going adds one history entry; replacing, and going to the same address, add none", () => {
  const seen = follow({});
  const push = vi.spyOn(history, "pushState");
  go("/a", false, "?x=1");
  go("/a", false, "?x=1");
  go("/b", true);
  expect(seen).toEqual(["/start", "/a?x=1", "/a?x=1", "/b"]);
  expect(push).toHaveBeenCalledTimes(1);
  expect(bar?.where()).toEqual({ pathname: "/b", search: "" });
});

test("an address that redirects leaves no history entry", () => {
  const seen = follow({ "/old": "/new" });
  const push = vi.spyOn(history, "pushState");
  go("/old");
  expect(seen).toEqual(["/start", "/new"]);
  expect(push.mock.calls.map(([, , url]) => String(url))).toEqual([`${location.origin}/new`]);
});

test("a redirect loop ends, and nothing arrives when another document is loaded", () => {
  const seen = follow({ "/one": "/two", "/two": "/one", "/out": null });
  go("/one");
  go("/out");
  expect(seen).toHaveLength(2);
});

test("back and forward arrive like any other navigation", () => {
  const seen = follow({});
  history.replaceState(null, "", "/back");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(seen).toEqual(["/start", "/back"]);
});
