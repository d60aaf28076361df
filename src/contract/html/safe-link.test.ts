import { describe, expect, it, test } from "vitest";
import { isMessageTarget, isPublicTarget, isTextImage, isTextLink, websiteAddress } from "./safe-link.ts";

const NOWHERE = [
  "",
  " ",
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "java\tscript:alert(1)",
  "\u0000javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://x/1",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https://",
  "https://user@evil.example",
  "https://user:pw@evil.example",
  "https://evil.example/\u202ex",
  "https://evil.example/ x",
  "https://evil.example/\\x",
  "sys/dict",
  "./sys/dict",
  "#x",
  "?x=1",
  "https://[::1",
  "/%2f/evil.example",
  "/%2e%2e/x",
  "/x%5cy",
  `/${"x".repeat(2000)}`,
];

test.each(NOWHERE)("%j leads nowhere (IN-12)", (text) => {
  expect([isMessageTarget(text), isPublicTarget(text), isTextLink(text), isTextImage(text)]).not.toContain(true);
});

test.each([
  "/",
  "/sys/dict",
  "/sys/dict?groupId.in=1&x=%E5%9C%9F#row",
  "/info",
  "https://example.la",
  "https://example.la:8443/a?b=1#c",
])("a message may lead to %s", (text) => expect(isMessageTarget(text)).toBe(true));

test.each([
  "http://example.la/",
  "mailto:a@example.la",
  "tel:+85620123456",
  "/api/sys/user/info",
  "/API/sys",
  "/file/news/a.png",
  "/login?redirect=/x",
  "/auth-redirect",
  "/redirect/sys/dict",
  "/sys/../api/x",
  "/404",
])("a message may not lead to %s (RT-06, W8)", (text) => expect(isMessageTarget(text)).toBe(false));

test("a link in a text may also lead to http, mail and telephone; a picture comes from here or by https (§2, RT-04)", () => {
  for (const text of [
    "http://example.la/",
    "mailto:a@example.la",
    "tel:+85620123456",
    "https://example.la",
    "/file/a.pdf",
  ])
    expect([text, isTextLink(text)]).toEqual([text, true]);
  for (const text of ["/file/news/a.png", "https://example.la/a.png"])
    expect([text, isTextImage(text)]).toEqual([text, true]);
  for (const text of [
    "http://example.la/a.png",
    "mailto:a@example.la",
    "/api/sys/user/info",
    "/health",
    "/file/../api/x",
  ])
    expect([text, isTextImage(text)]).toEqual([text, false]);
});

describe("the address of a site", () => {
  it.each([
    ["coffee.example.la", "https://coffee.example.la"],
    ["http://coffee.example.la/a?b=1", "http://coffee.example.la/a?b=1"],
    ["ກາເຟ.ລາວ", "https://ກາເຟ.ລາວ"],
  ])("%s is one", (typed, address) => expect(websiteAddress(typed)).toBe(address));

  it.each([
    "",
    "coffee",
    "javascript:alert(1)//",
    "javascript://x.com/%0aalert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "mailto:a@example.la",
    "//evil.example",
    "https://u:p@evil.example",
    "u:p@evil.example",
    "https:evil.example",
    "evil.example\\x",
    "evil .example",
  ])("%j is none (IN-12)", (typed) => expect(websiteAddress(typed)).toBeUndefined());
});

test.each([
  ["/home", true],
  ["/home/detail?id=1#top", true],
  ["https://example.la", true],
  ["/", false],
  ["/homes", false],
  ["/sys/user", false],
  ["/home/../sys/user", false],
  ["/api/portal/banner/list", false],
  ["http://example.la", false],
])("the public site may lead to %s: %s (W8)", (text, may) => expect(isPublicTarget(text)).toBe(may));
