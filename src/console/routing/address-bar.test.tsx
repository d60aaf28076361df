import { afterEach, expect, test, vi } from "vitest";
import { followAddress, type Address, type AddressBar, type Move } from "./address-bar.ts";

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
const go = (pathname: string, move: Move = "push", search = ""): void => {
  const to: Address = { pathname, search };
  bar?.go(to, move);
};

test("going adds one history entry; replacing, and going to the same address, add none", () => {
  const seen = follow({});
  const push = vi.spyOn(history, "pushState");
  go("/a", "push", "?x=1");
  go("/a", "push", "?x=1");
  go("/b", "replace");
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

test("what was opened over a page is closed by Back, which may be refused, and leaves no entry once it is closed otherwise", () => {
  let refuses = false;
  const seen: string[] = [];
  history.replaceState(null, "", "/list");
  bar = followAddress({
    enter: (address) => address,
    arrive: ({ pathname, search }) => void seen.push(pathname + search),
    refuseBack: () => refuses,
  });
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  const moves = vi.spyOn(history, "go").mockImplementation(() => {});
  const cameTo = (state: unknown, address: string) => {
    history.replaceState(state, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  };
  const list = history.state as unknown;
  go("/list", "stepIn", "?open=1");
  const record = history.state as unknown;
  refuses = true;
  cameTo(list, "/list");
  expect([seen.at(-1), moves.mock.calls]).toEqual(["/list?open=1", [[1]]]);
  refuses = false;
  cameTo(record, "/list?open=1");
  cameTo(list, "/list");
  expect(seen.at(-1)).toBe("/list");

  cameTo(record, "/list?open=1");
  go("/list", "stepOut", "?page=2");
  go("/other");
  expect([seen.at(-1), back.mock.calls.length, bar.where().search]).toEqual(["/list?page=2", 1, "?page=2"]);
  cameTo(list, "/list");
  expect([seen.at(-1), location.pathname]).toEqual(["/other", "/other"]);

  go("/list", "stepOut");
  expect([seen.at(-1), back.mock.calls.length]).toEqual(["/list", 1]); // there was nothing to leave
});
