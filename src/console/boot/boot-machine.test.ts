import { describe, expect, test } from "vitest";
import type { SignedInUser } from "../../modules/session/session.ts";
import { BOOT_START, nextBoot, type BootEvent, type BootState } from "./boot-machine.ts";
import { signedInUser } from "../testing/signed-in-user.ts";

const came = (changes?: Partial<SignedInUser>): BootEvent => ({ type: "user-came", user: signedInUser(changes) });
const failed = (error: unknown): BootEvent => ({ type: "call-failed", error });
const content = (pages: number): BootEvent => ({ type: "content-came", pages });
const run = (...events: BootEvent[]) => events.reduce(nextBoot, BOOT_START);

const offline = { code: -1, status: 0 };
const locked = { code: 200005, status: 200, reason: "sessionLocked" };
const ended = { code: 100008, status: 200, reason: "sessionEnded" };

describe("the order after sign-in (§4)", () => {
  test("user info, then the content, then the frame", () => {
    expect(run(came()).step).toBe("loading");
    expect(run(came(), content(3))).toEqual({ step: "ready", user: signedInUser() });
  });

  test("a user without roles is signed out (§6)", () => {
    expect(run(came({ roles: [] }))).toEqual({ step: "leaving", why: "noRoles" });
  });

  test("a person without routes is signed out", () => {
    expect(run(came(), content(0))).toEqual({ step: "leaving", why: "noPages" });
  });

  test.each([
    ended,
    { code: 200002, status: 401, reason: "notAuthenticated" },
    new TypeError("the answer has no roles"),
    undefined,
  ])("user info refused or unreadable: signed out with the timeout message (%o)", (error) =>
    expect(run(failed(error))).toEqual({ step: "leaving", why: "accessExpired" }),
  );

  test("a password that must be changed stops the start, also when only a later call reports it", () => {
    expect(run(came({ mustChangePassword: true })).step).toBe("password-due");
    expect(run(came(), failed({ code: 200006, status: 200, reason: "mustChangePassword" })).step).toBe("password-due");
  });
});

describe("a locked screen (§4, TK-17)", () => {
  test("stops the start at any step, which begins again after unlocking", () => {
    for (const state of [run(failed(locked)), run(came(), failed(locked))]) {
      expect(state).toEqual({ step: "locked" });
      expect(nextBoot(state, came())).toEqual(state);
      expect(nextBoot(state, { type: "unlocked" })).toEqual(BOOT_START);
    }
  });
});

describe("a network that fails", () => {
  test.each([offline, { code: 500001, status: 500 }, { code: 503001, status: 503 }, { code: 429001, status: 429 }])(
    "is not a sign-out: the step can be tried again (%o)",
    (error) => {
      const state = run(failed(error));
      expect(state).toEqual({ step: "failed", retry: { step: "asking-user" }, error });
      expect(nextBoot(state, { type: "retry" })).toEqual(BOOT_START);
    },
  );

  test("a failure while the content loads keeps the known user", () => {
    const state = run(came(), failed(offline));
    expect(nextBoot(state, { type: "retry" })).toEqual({ step: "loading", user: signedInUser() });
    expect(run(came(), failed(offline), { type: "retry" }, content(1)).step).toBe("ready");
  });

  test("a session that was ended elsewhere gives the reason", () => {
    const told = { why: "disabled", words: "Your account was disabled" };
    const disabled = { ...ended, ended: told };
    for (const state of [run(failed(disabled)), run(came(), failed(disabled))])
      expect(state).toEqual({ step: "leaving", why: "accessExpired", ended: told });
  });

  test("a session that ends while the content loads signs the person out", () => {
    expect(run(came(), failed(ended))).toEqual({ step: "leaving", why: "accessExpired" });
  });
});

test("every event is defined in every state, and a final state does not change", () => {
  const states: BootState[] = [
    BOOT_START,
    { step: "loading", user: signedInUser() },
    { step: "password-due", user: signedInUser() },
    { step: "ready", user: signedInUser() },
    { step: "locked" },
    { step: "failed", retry: { step: "asking-user" }, error: offline },
    { step: "leaving", why: "noPages" },
  ];
  const events: BootEvent[] = [
    came(),
    content(1),
    failed(offline),
    failed(ended),
    { type: "retry" },
    { type: "unlocked" },
  ];
  const meaning = Object.fromEntries(
    states.map((state) => [state.step, events.map((event) => nextBoot(state, event).step).join(" ")]),
  );
  expect(meaning).toEqual({
    "asking-user": "loading asking-user failed leaving asking-user asking-user",
    loading: "loading ready failed leaving loading loading",
    "password-due": Array(6).fill("password-due").join(" "),
    ready: Array(6).fill("ready").join(" "),
    locked: "locked locked locked locked locked asking-user",
    failed: "failed failed failed failed asking-user failed",
    leaving: Array(6).fill("leaving").join(" "),
  });
});
