import { afterEach, beforeEach, expect, it } from "vitest";
import { date } from "../../fields/date/date.ts";
import { text } from "../../fields/text/text.ts";
import { defineModule } from "../define-module.ts";
import { crops } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { control, misses, sees, show, soon, type, type Shown } from "../testing/show.tsx";
import type { Row } from "../record-queries.web.ts";
import { ListScreen } from "./ListScreen.tsx";

const words = (en: string) => ({ zh: en, lo: en, en });
const harvest = defineModule({
  path: "/test/harvest",
  table: "harvest",
  title: words("Harvests"),
  record: words("Harvest"),
  purpose: words("What was brought in"),
  fields: { code: text({ label: words("Code"), required: true }), day: date({ label: words("Day") }) },
  list: { columns: ["code"], filters: ["day"], search: ["code"], sort: "code asc" },
  recordTitle: "code",
});
const [row] = crops(1);

let page: Shown;
beforeEach(async () => {
  const fake = fakeRecords(harvest, [{ ...row, code: "H1", day: "2026-01-02" } as Row]);
  page = show(<ListScreen module={harvest} />, { fake });
  await sees("H1");
  (await control("Day")).click();
});
afterEach(() => page.end());

const bound = (name: "From" | "To"): Promise<HTMLInputElement> =>
  soon(() => {
    const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === name);
    const input = document.getElementById(found?.htmlFor ?? "");
    if (!(input instanceof HTMLInputElement)) throw new Error(`no day ${name}`);
    return input;
  });
const types = async (name: "From" | "To", value: string) => {
  const input = await bound(name);
  input.focus();
  type(input, value);
  await soon(() => expect(input.value).toBe(value));
  return input;
};

it("a day that cannot be read stays, is said to be none, and leaves the list as it is", async () => {
  const from = await types("From", "32/13/2027");
  from.blur();
  await sees("“32/13/2027” cannot be read as a date");
  (await types("To", "15 September 2027")).blur();
  await soon(() => expect(page.address()).toBe("day.le=2027-09-15"));
  expect([from.value, from.getAttribute("aria-invalid")]).toEqual(["32/13/2027", "true"]);
});

it("an emptied day asks for none, and two days may stand in any order", async () => {
  (await types("From", "2027年9月15日")).blur();
  await soon(() => expect(page.address()).toBe("day.ge=2027-09-15"));
  (await types("To", "2027年9月1日")).blur();
  await soon(() => expect(page.address()).toBe("day.between=2027-09-01&day.between=2027-09-15"));
  (await types("To", "")).blur();
  await soon(() => expect(page.address()).toBe("day.ge=2027-09-15"));
});

it("a range is moved by one day after the other, and neither changes the other", async () => {
  (await types("From", "2027年9月1日")).blur();
  (await types("To", "2027年9月15日")).blur();
  await soon(() => expect(page.address()).toBe("day.between=2027-09-01&day.between=2027-09-15"));
  (await types("From", "2027年9月20日")).blur();
  await soon(() => expect(page.address()).toBe("day.between=2027-09-15&day.between=2027-09-20"));
  expect((await bound("To")).value).toBe("15 Sep 2027");
  (await types("To", "2027年9月30日")).blur();
  await soon(() => expect(page.address()).toBe("day.between=2027-09-20&day.between=2027-09-30"));
});

it("whoever turns to something else is first told what cannot be read, and then let go", async () => {
  const aside = () => document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  const from = await types("From", "soon");
  aside();
  from.blur();
  await sees("“soon” cannot be read as a date");
  await new Promise((pass) => setTimeout(pass, 100));
  const chip = await control("Day");
  expect(chip.getAttribute("aria-expanded")).toBe("true");
  aside();
  await soon(() => expect(chip.getAttribute("aria-expanded")).toBe("false"));
  await misses("cannot be read as a date");
});
