import type { ComponentType } from "react";

import { afterEach, beforeEach, expect, test } from "vitest";
import { viewOf } from "../../../crud/define-module.ts";
import { decodeForm } from "../../../contract/wire/wire.ts";
import { fakeRecords } from "../../../crud/testing/fake-records.web.ts";
import { click, control, sees, show, soon, type Shown } from "../../../crud/testing/show.tsx";
import { notice } from "../../notice/notice.ts";
import screens from "../../notice/notice.screens.tsx";

let page: Shown | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => page?.end());

const row = (number: number, title: string, more: object) => ({
  ...Object.fromEntries(notice.properties.map(({ name, property }) => [name, property.initial ?? null])),
  id: `0190abcd-0000-7000-8000-00000000000${number}`,
  version: 1,
  createdAt: "",
  updatedAt: "",
  title,
  kind: "notice",
  state: "draft",
  sourceLanguage: "zh",
  chineseState: "source",
  laoState: "checked",
  englishState: "checked",
  ...more,
});
const BLIND = "Pictures without a description: 1 (Text)";
const open = () => {
  const Screen = screens[viewOf(notice)] as ComponentType;
  const asked: string[] = [];
  const fake = fakeRecords(notice, [
    row(1, "Half", { laoState: "missing", englishState: "missing" }),
    row(2, "Whole", {}),
    row(3, "Seen", { state: "published" }),
    row(4, "Blind", { laoState: "missing" }),
  ] as never);
  const fetch: typeof fake.fetch = async (url, init) => {
    if (!url.endsWith("publish")) return fake.fetch(url, init);
    const form = decodeForm(init?.body as string);
    const isDryRun = form["dryRun"] === "true";
    const answer = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: "", data }));
    if (!isDryRun) asked.push(url);
    const ids = form["ids"] as readonly string[] | undefined;
    if (!ids) {
      const isBlind = url.includes("000000000004");
      return isBlind
        ? new Response(JSON.stringify({ code: 400010, msg: BLIND, data: null }))
        : answer({ state: "published" });
    }
    const blind = ids.filter((id) => id.endsWith("4"));
    return answer({
      done: ids.filter((id) => !blind.includes(id)),
      refused: blind.map((id) => ({ id, title: "Blind", reason: BLIND })),
    });
  };
  page = show(<Screen />, { fake: { ...fake, fetch } });
  return asked;
};

test("before something is published in which languages are missing, these are named; the whole goes at once", async () => {
  const asked = open();
  await click("Actions for Whole");
  await click("Publish");
  await sees("“Whole” is published");
  expect(asked).toHaveLength(1);
  await click("Actions for Half");
  await click("Publish");
  await sees("Not translated: Lao, English.");
  await sees("Visitors who read in those languages see the original.");
  const [first, second] = [await control("Cancel"), await control("Publish")];
  expect([first, second].map(({ className }) => className.includes("ant-btn-primary"))).toEqual([false, true]);
  expect(asked).toHaveLength(1);
  second.click();
  await sees("“Half” is published");
});

test("what refuses is told at once with the way to mend it, and nobody is asked about what is only missing", async () => {
  const asked = open();
  await click("Actions for Blind");
  await click("Publish");
  await sees("“Blind” cannot be published yet");
  await sees(BLIND);
  expect(document.body.textContent).not.toContain("Not translated:");
  await click("Open it");
  await soon(() => expect(page?.opened).toEqual(["/cms/notice/edit?id=0190abcd-0000-7000-8000-000000000004"]));
  expect(asked).toEqual([]);
});

test("of several, those that refuse are named before the others are published", async () => {
  const asked = open();
  await sees("Blind");
  for (const box of document.querySelectorAll<HTMLInputElement>("tbody input[type=checkbox]")) box.click();
  await click("Publish");
  await sees("Publish 3?");
  await sees("These cannot be published and stay behind: 1");
  await sees(BLIND);
  expect(asked).toEqual([]);
  await click("Publish");
  await sees("3 published");
  expect(asked).toHaveLength(1);
});

test("what the public sees is deleted after a question, a draft without one", async () => {
  open();
  await click("Actions for Half");
  await click("Delete");
  await sees("“Half” moved to the recycle bin");
  await click("Actions for Seen");
  await click("Delete");
  await sees("The public sees it now");
  await control("Cancel");
  await sees("Seen");
});
