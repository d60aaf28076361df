import { expect, test } from "vitest";
import { targetOf } from "./message-target.ts";

test.each([
  ["/sys/dict?page=2", "/sys/dict?page=2"],
  ["https://nyj.gov.cn/notice?id=1", "https://nyj.gov.cn/notice?id=1"],
])("%s may be followed (W5)", (url, target) => expect(targetOf(url)).toBe(target));

test.each([
  undefined,
  "",
  "http://example.la/",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "//example.la/",
  "/\\example.la",
  "/login?redirect=/sys/dict",
  "/redirect/sys/dict",
  "https://",
  "https://desk@example.la/",
  "mailto:a@example.la",
])("%s leads nowhere (W5)", (url) => expect(targetOf(url)).toBeUndefined());
