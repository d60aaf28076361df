import { describe, expect, it } from "vitest";
import { formatClock, formatMoment, formatMomentToSecond, formatRelative, formatShortMoment } from "./format-moment.ts";
import { abbreviateNumber, formatNumber, formatTotal } from "./number.ts";
import { statusTag } from "./status-tag.ts";
import { callLink, mailLink } from "./contact-links.ts";

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

  it.each([
    [9_999, "9,999"],
    [10_000, "10k"],
    [1_234_567, "1.2M"],
  ])("a total of %d is shown as %s, and in full to who asks (§9)", (total, short) =>
    expect(formatTotal(total, "en")).toEqual({ short, full: formatNumber(total, "en") }),
  );

  it("groups thousands as the language does", () => {
    expect(formatNumber(1234567.5, "zh")).toBe("1,234,567.5");
    expect(formatNumber(1234567.5, "en")).toBe("1,234,567.5");
    expect(formatNumber(1234567.5, "lo")).toBe("1.234.567,5");
  });
});

describe("moments", () => {
  it("writes a moment in the reader's own time zone", () => {
    expect(formatMoment(local(2026, 10, 5, 8, 3), "zh")).toBe("2026-11-05 08:03");
    expect(formatMoment("?", "zh")).toBe("?");
    expect(formatMomentToSecond(new Date(2026, 10, 5, 8, 3, 9).toISOString(), "lo")).toBe("05/11/2026 08:03:09");
    expect(formatClock(local(2026, 10, 5, 8, 3))).toBe("08:03");
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
    const said = (seconds: number) =>
      (["lo", "en"] as const).map((language) =>
        formatRelative(new Date(now - seconds * 1000).toISOString(), now, language),
      );
    expect([30, 60, 120, 3600, 7200, 86_400, 172_800].map(said)).toEqual([
      ["ເມື່ອຄູ່ນີ້", "just now"],
      ["1 ນາທີກ່ອນ", "1 minute ago"],
      ["2 ນາທີກ່ອນ", "2 minutes ago"],
      ["1 ຊົ່ວໂມງກ່ອນ", "1 hour ago"],
      ["2 ຊົ່ວໂມງກ່ອນ", "2 hours ago"],
      ["1 ວັນກ່ອນ", "1 day ago"],
      ["2 ວັນກ່ອນ", "2 days ago"],
    ]);
    expect(formatRelative("x", now, "lo")).toBe("x");
  });
});

describe("status tags", () => {
  it.each([
    ["01", "success"],
    ["02", "info"],
    ["03", "warning"],
    ["04", "danger"],
    ["-1", "danger"],
    ["05", undefined],
    ["toString", undefined],
  ])("status %j is shown as %s (§9)", (status, tag) => expect(statusTag(status)).toBe(tag));
});

it("links to call and write hold the number's digits and one address, whatever else was written", () => {
  expect(callLink("+856 20 5510 4021")).toBe("tel:+8562055104021");
  expect(mailLink("a.b@example.la")).toBe("mailto:a.b@example.la");
  expect(mailLink("a@example.la?bcc=c@example.la")).toBe("mailto:a@example.la%3Fbcc%3Dc%40example.la");
});
