import { expect, it } from "vitest";
import { momentIn } from "./visitor-moment.ts";

it.each([
  ["zh", "2026-11-29 18:35"],
  ["lo", "29/11/2026 18:35"],
  ["en", "29 Nov 2026 18:35"],
] as const)("writes moments in %s as all other pages do", (language, written) =>
  expect(momentIn(new Date(2026, 10, 29, 18, 35).getTime(), language)).toBe(written),
);
