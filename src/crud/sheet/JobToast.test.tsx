import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { successBody } from "../../contract/wire/wire.ts";
import { crop } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { runningJob } from "../testing/running-job.web.ts";
import { click, sees, show, soon, type Shown } from "../testing/show.tsx";
import { JobToast } from "./JobToast.tsx";
const refused = () =>
  new Response(JSON.stringify({ code: 503001, msg: "Not now", requestId: "r-1", data: null }), { status: 503 });

let page: Shown | undefined;
let asked: string[] = [];
let closed = 0;
let answers: Readonly<Record<string, () => Response>> = {};
beforeEach(() => {
  asked = [];
  closed = 0;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const fetch = async (url: string) => {
    const path = new URL(url, "http://fake").pathname;
    asked.push(path);
    return answers[path]?.() ?? refused();
  };
  answers = {};
  page = show(<JobToast id="j1" onClose={() => (closed += 1)} />, { fake: { ...fakeRecords(crop, []), fetch } });
});
afterEach(() => {
  page?.end();
  vi.useRealTimers();
});
const ONE = "/api/sys/job/j1";

it("says that a job cannot be looked at and asks no more, until it is told to", async () => {
  await sees("Not now");
  const times = asked.length;
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(times);
  answers = { [ONE]: () => new Response(successBody(runningJob, undefined, false)) };
  await click("Retry");
  await sees("You can leave");
  vi.advanceTimersByTime(2_000);
  await soon(() => expect(asked.length).toBeGreaterThan(times + 1));
});

it("says that the server at work says nothing, in place of how far it is", async () => {
  const silent = { ...runningJob, done: 3, total: 10, isSilent: true };
  answers = { [ONE]: () => new Response(successBody(silent, undefined, false)) };
  await sees("does not answer. Within a minute the job goes on");
  expect(document.body.textContent).not.toContain("3 / 10");
});

it("stops the job by a word of its own: cancel puts away the dialog beside it", async () => {
  answers = { [ONE]: () => new Response(successBody(runningJob, undefined, false)) };
  await click("Stop");
  await soon(() => expect(asked).toContain(`${ONE}/cancel`));
  expect(document.body.textContent).not.toContain("Cancel");
});

it("says why a file does not come, and stays to be asked again", async () => {
  answers = {
    [ONE]: () => new Response(successBody({ ...runningJob, state: "done", fileName: "crops.xlsx" }, undefined, false)),
  };
  await sees("crops.xlsx");
  await click("Download");
  await soon(() => expect(asked).toContain(`${ONE}/link`));
  await sees("Not now");
  expect(closed).toBe(0);
});
