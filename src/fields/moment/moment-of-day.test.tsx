import dayjs from "dayjs";
import { expect, it } from "vitest";
import { momentOfDay } from "./moment-of-day.web.ts";

const now = dayjs("2027-06-13T15:20");
const meant = (day: string, before?: string, isAhead = true) =>
  momentOfDay(dayjs(day), { before: before ? dayjs(before) : undefined, timeOfDay: "09:00", now, isAhead }).format(
    "YYYY-MM-DD HH:mm",
  );

it("a day that is typed alone keeps the time of the field, or has the usual one, and today none that has passed", () => {
  expect(meant("2027-06-20")).toBe("2027-06-20 09:00");
  expect(meant("2027-06-20", "2027-06-15T17:45")).toBe("2027-06-20 17:45");
  expect(meant("2027-06-13", "2027-06-15T17:45")).toBe("2027-06-13 17:45");
  expect(meant("2027-06-13")).toBe("2027-06-13 16:00");
  expect(meant("2027-06-13", undefined, false)).toBe("2027-06-13 09:00");
});
