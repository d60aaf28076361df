import { afterEach, expect, test } from "vitest";
import { ERRORS } from "../../contract/errors.ts";
import { decodeForm, successBody } from "../../contract/wire/wire.ts";
import { crop } from "../../crud/testing/crop.web.ts";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, misses, sees, show, soon, type Shown } from "../../crud/testing/show.tsx";
import { CalendarScreen } from "./CalendarScreen.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

/** Shows 2026; each year has two holidays, and no save is taken: somebody else saved before. */
function open() {
  const fetch = async (_: string, init?: RequestInit) => {
    const { year, days: sent } = decodeForm(init?.body as string) as { year: string; days?: unknown };
    const days = ["01-01", "05-01"].map((date) => {
      const name = `Holiday of ${date}`;
      return { date: `${year}-${date}`, kind: "holiday", name, nameEn: name, nameLo: name, country: "CN" };
    });
    const current = { year: Number(year), days, revision: "r", added: 0, changed: 0, removed: 0 };
    if (sent === undefined) return new Response(successBody(current, "members", false));
    const { code, status, words } = ERRORS.changedMeanwhile;
    return new Response(JSON.stringify({ code, msg: words.en, requestId: "r-1", data: { current } }), { status });
  };
  page = show(<CalendarScreen />, { fake: { ...fakeRecords(crop, []), fetch }, address: "country=CN&year=2026" });
}

async function openDay(date: string) {
  const day = await soon(() => {
    const found = document.querySelector<HTMLElement>(`[data-date="${date}"]`);
    if (!found) throw new Error(`no day ${date}`);
    return found;
  });
  day.click();
}

async function makeOrdinary(date: string) {
  await openDay(date);
  await click("Ordinary day");
  await click("Apply");
  await sees("1 removed");
}

test("that somebody else has changed a year is not said of another one", async () => {
  open();
  await makeOrdinary("2026-01-01");
  await click("Review and save");
  await click("Save");
  await sees("Someone else has just changed this calendar");
  await click("Cancel");
  await misses("What will be saved");
  await click("Next year");
  await makeOrdinary("2027-05-01");
  await click("Review and save");
  await sees("What will be saved · China 2027");
  expect(document.body.textContent).not.toContain("Someone else has just changed this calendar");
});

test("a day in whose form something was chosen is left after a question, and other days stay unsaved", async () => {
  open();
  await openDay("2026-01-01");
  await click("Cancel");
  await soon(() => expect(document.querySelector(".ant-drawer-open")).toBeNull());
  await makeOrdinary("2026-01-01");
  await openDay("2026-05-01");
  await click("Ordinary day");
  await click("Cancel");
  await sees("Discard what you entered?");
  expect(document.querySelector(".ant-drawer-open")).not.toBeNull();
  await click("Discard");
  await soon(() => expect(document.querySelector(".ant-drawer-open")).toBeNull());
  await sees("1 removed");
  expect(page?.dirty()).toBe(true);
});
