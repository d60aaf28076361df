import { afterEach, expect, test } from "vitest";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, sees, show, soon, type, type Shown } from "../../crud/testing/show.tsx";
import type { Row } from "../../crud/record-queries.web.ts";
import { notice } from "../notice/notice.ts";
import { ScheduleDialog } from "./ScheduleDialog.tsx";

let page: Shown;
let closed = 0;
afterEach(() => page.end());

const ROW = { id: "0190abcd-0000-7000-8000-000000000001", version: 1, title: "Fair", state: "draft" } as unknown as Row;
const open = () => {
  closed = 0;
  const waiting = Promise.withResolvers<Response>();
  page = show(<ScheduleDialog module={notice} row={ROW} onClose={() => void (closed += 1)} />, {
    fake: { ...fakeRecords(notice, []), fetch: () => waiting.promise },
  });
  return (body: object) => waiting.resolve(new Response(JSON.stringify(body)));
};
const input = () =>
  soon(() => {
    const found = document.querySelector<HTMLInputElement>("#publish-at");
    if (!found) throw new Error("no input");
    return found;
  });
const typeTime = async () => {
  const at = await input();
  at.focus();
  type(at, "2026-12-24 10:00");
  at.blur();
  await soon(() => expect(at.value).toBe("24 Dec 2026 10:00"));
};

test("a time that was typed is left after a question", async () => {
  open();
  await typeTime();
  await click("Cancel");
  await sees("Discard what you entered?");
  await click("Keep editing");
  expect((await input()).value).toBe("24 Dec 2026 10:00");
  expect(closed).toBe(0);
});

test("no other time can be typed while it is asked for, and the one that was is still there when it is refused", async () => {
  const answer = open();
  await typeTime();
  await click("Schedule");
  await soon(async () => expect((await input()).disabled).toBe(true));
  answer({ code: 400001, msg: "Not on a holiday", data: null });
  await sees("Not on a holiday");
  await soon(async () => expect((await input()).disabled).toBe(false));
  expect((await input()).value).toBe("24 Dec 2026 10:00");
  expect(closed).toBe(0);
});

test("is left at once where nothing was typed, also after it said that a time is missing", async () => {
  open();
  await click("Schedule");
  await sees("Enter a time, such as");
  await click("Cancel");
  await soon(() => expect(closed).toBe(1));
});
