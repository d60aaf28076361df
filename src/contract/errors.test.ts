import { expect, test } from "vitest";
import { ERRORS } from "./errors.ts";

test("the specification's and the wire's codes are these (§8)", () => {
  const codes = Object.fromEntries(Object.entries(ERRORS).map(([name, entry]) => [name, entry.code]));
  expect(codes).toMatchObject({
    wrongPassword: 100001,
    tooManyTries: 100002,
    unknownClient: 100003,
    clientRefused: 100004,
    wrongCaptcha: 100006,
    signInFailed: 100007,
    sessionEnded: 100008,
    refreshRefused: 100009,
    notPermitted: 100010,
    noToken: 200001,
    notAuthenticated: 200002,
    accessExpired: 200004,
    sessionLocked: 200005,
    mustChangePassword: 200006,
    passwordTooOld: 200007,
    invalidInput: 400001,
    notFound: 400004,
    changedMeanwhile: 400009,
    inUse: 400010,
    tooManyRequests: 429001,
    internal: 500001,
    unavailable: 503001,
  });
});

test("codes a client must read from the body come with HTTP 200, so that its error toast does not swallow them", () => {
  for (const name of [
    "wrongPassword",
    "wrongCaptcha",
    "accessExpired",
    "sessionEnded",
    "refreshRefused",
    "sessionLocked",
    "mustChangePassword",
    "passwordTooOld",
  ] as const) {
    expect(ERRORS[name].status, name).toBe(200);
  }
});

test("the sign-in failure has the specified words (§8)", () => {
  expect(ERRORS.signInFailed.words.zh).toBe("登录失败,请联系系统管理成员!");
  expect(ERRORS.signInFailed.words.en).toBe("Login failed, please contact the system administrators");
});

test("every language has its own words: Lao in Lao letters, Chinese in Chinese ones", () => {
  for (const [name, { words }] of Object.entries(ERRORS)) {
    expect(words.lo, name).toMatch(/[\u0e80-\u0eff]/);
    expect(words.zh, name).toMatch(/[\u4e00-\u9fff]/);
    expect(words.en, name).toMatch(/^[\x20-\x7e]+$/);
  }
});
