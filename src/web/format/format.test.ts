import { describe, expect, it } from "vitest";
import { formatDay, formatMoment, formatRelative, formatShortMoment } from "./moment.ts";
import { abbreviateNumber, formatNumber } from "./number.ts";

const local = (...parts: [number, number, number, number, number]): string => new Date(...parts).toISOString();

describe("numbers", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1k"],
    [1234, "1.2k"],
    [999_949, "999.9k"],
    [999_950, "1M"],
    [1_500_000, "1.5M"],
    [2e9, "2G"],
    [3e12, "3T"],
    [4e15, "4P"],
    [5e18, "5E"],
    [12e21, "12000E"],
    [-1234, "-1.2k"],
  ])("shortens %d to %s (§9)", (value, text) => expect(abbreviateNumber(value)).toBe(text));

  it("groups thousands as the language does", () => {
    expect(formatNumber(1234567.5, "zh")).toBe("1,234,567.5");
    expect(formatNumber(1234567.5, "en")).toBe("1,234,567.5");
    expect(formatNumber(1234567.5, "lo")).toBe("1.234.567,5");
  });
});

describe("moments", () => {
  it("writes a day as each language does", () => {
    expect(formatDay("2026-11-05", "zh")).toBe("2026-11-05");
    expect(formatDay("2026-11-05", "lo")).toBe("05/11/2026");
    expect(formatDay("2026-11-05", "en")).toBe("05 Nov 2026");
    expect(formatDay("soon", "en")).toBe("soon");
  });

  it("writes a moment in the reader's own time zone", () => {
    expect(formatMoment(local(2026, 10, 5, 8, 3), "zh")).toBe("2026-11-05 08:03");
    expect(formatMoment("?", "zh")).toBe("?");
  });

  it("writes notifications' dates as MM-dd hh:mm (§2)", () =>
    expect(formatShortMoment(local(2026, 10, 5, 18, 3))).toBe("11-05 18:03"));

  it("counts minutes under an hour, hours under a day, else days (§9)", () => {
    const now = Date.UTC(2026, 10, 5);
    const ago = (seconds: number): string => formatRelative(new Date(now - seconds * 1000).toISOString(), now, "zh");
    expect([0, 59, 60, 3599, 3600, 86_399, 86_400, 40 * 86_400].map(ago)).toEqual([
      "刚刚",
      "刚刚",
      "1 分钟前",
      "59 分钟前",
      "1 小时前",
      "23 小时前",
      "1 天前",
      "40 天前",
    ]);
    expect(ago(-500)).toBe("刚刚");
    expect(formatRelative("x", now, "lo")).toBe("x");
  });
});
