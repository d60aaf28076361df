import { expect, test } from "vitest";
import { ERRORS } from "../../contract/errors.ts";
import { BOOT_TEXTS } from "./texts.ts";

test("no operable permission, and login timed out, are said in the specified words (§8)", () => {
  for (const words of [BOOT_TEXTS.noPages.zh, ERRORS.notPermitted.words.zh])
    expect(words).toMatch(/^没有可?操作权限.*联系管理员/);
  expect(ERRORS.accessExpired.words.zh).toMatch(/^登录超时.*重新登录$/);
});
