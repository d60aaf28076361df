import { expect, test } from "vitest";
import { isIcpNumber } from "./setting-schemas.ts";

test.each([
  ["滇ICP备2026000001号-1", true],
  ["京ICP备12345678号", true],
  ["京ICP备 12345678 号－2A", true],
  ["京icp证030173号", true],
  ["粤B2-20090191", true],
  ["京公网安备 11010502030143号", false], // the police's, which is no ICP number
  ["<script>alert(1)</script>", false],
  ["滇ICP备号", false],
  ["2026000001", false],
])("%s is an ICP number: %s", (text, is) => expect(isIcpNumber(text)).toBe(is));
