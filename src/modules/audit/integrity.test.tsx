import { afterEach, expect, test } from "vitest";
import { crop } from "../../crud/testing/crop.web.ts";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { sees, show, type Shown } from "../../crud/testing/show.tsx";
import { Integrity } from "./Integrity.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

const open = (retentionDays: number | null) => {
  const fetch = async () => Response.json({ code: 0, msg: "", data: { sealed: 3, retentionDays, prunedAt: null } });
  page = show(<Integrity />, { fake: { ...fakeRecords(crop, []), fetch } });
};

test("a log that is kept for ever is not said to lose its older entries", async () => {
  open(null);
  await sees("No entries are deleted automatically.");
  expect(document.body.textContent).not.toContain("Older entries are deleted");
});

test("of a log that is kept for a time it is said that older entries are deleted", async () => {
  open(365);
  await sees("Older entries are deleted automatically");
});
