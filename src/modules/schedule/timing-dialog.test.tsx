import { afterEach, expect, test } from "vitest";
import { crop } from "../../crud/testing/crop.web.ts";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, field, sees, show, soon, type, type Shown } from "../../crud/testing/show.tsx";
import type { Schedule } from "./schedule.ts";
import { TimingDialog } from "./TimingDialog.tsx";

let page: Shown;
let closed = 0;
afterEach(() => page.end());

const SCHEDULE: Schedule = {
  id: "s1",
  version: 1,
  kind: "nightlyBackup",
  timing: { every: "day", at: "03:00" },
  isPaused: false,
  nextAt: null,
  last: null,
};
const open = () => {
  closed = 0;
  const waiting = Promise.withResolvers<Response>();
  page = show(<TimingDialog schedule={SCHEDULE} zone="Asia/Vientiane" onClose={() => void (closed += 1)} />, {
    fake: { ...fakeRecords(crop, []), fetch: () => waiting.promise },
  });
  return (body: object) => waiting.resolve(new Response(JSON.stringify(body)));
};

test("a time that was typed is left after a question, one that was only looked at without", async () => {
  open();
  type(await field("Time"), "04:30");
  await click("Cancel");
  await sees("Discard what you entered?");
  await click("Keep editing");
  expect(closed).toBe(0);
  type(await field("Time"), "03:00");
  await click("Cancel");
  await soon(() => expect(closed).toBe(1));
});

test("nothing more can be typed while the time is saved, and what was typed is still there when it is refused", async () => {
  const answer = open();
  type(await field("Time"), "04:30");
  await click("Save");
  await soon(async () => expect((await field("Time")).disabled).toBe(true));
  answer({ code: 400001, msg: "Not at night", data: null });
  await sees("Not at night");
  await soon(async () => expect((await field("Time")).disabled).toBe(false));
  expect((await field("Time")).value).toBe("04:30");
  expect(closed).toBe(0);
});
