import { afterEach, expect, test } from "vitest";
import { RecordCards } from "../../crud/rows/RecordCards.tsx";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, sees, show, type Shown } from "../../crud/testing/show.tsx";
import { liveSession } from "./live-session.ts";
import { SESSION_CELLS } from "./SessionCells.tsx";
import { SessionScreen } from "./SessionScreen.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

const NOW = "2026-08-01T03:00:00.000Z";
const SESSION = {
  id: "1",
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  accountId: "7",
  device: "Chrome · Linux",
  address: "127.0.0.1",
  since: NOW,
  lastUsedAt: NOW,
  isLocked: false,
  isCurrent: false,
};

test("whoever ends a session is told whose it is, and no loss that does not happen", async () => {
  const records = fakeRecords(liveSession, [SESSION]);
  const fetch = async (url: string, init?: RequestInit) =>
    url.includes("/sys/user/")
      ? Response.json({ code: 0, msg: "", data: [{ id: "7", title: { zh: "Ann", lo: "Ann", en: "Ann" }, note: "" }] })
      : records.fetch(url, init);
  page = show(<SessionScreen />, { fake: { ...records, fetch } });
  await click("Actions for Chrome · Linux");
  await click("End session");
  await sees("Ann will be signed out of Chrome · Linux (127.0.0.1) at once and can sign in again.");
  expect(document.body.textContent).not.toContain("lost");
});

test("a card says that a session is locked, and nothing of those that are not", async () => {
  const cards = (
    <RecordCards
      module={liveSession}
      rows={[SESSION, { ...SESSION, id: "2", isLocked: true }]}
      columns={["isLocked"]}
      cells={SESSION_CELLS}
      onOpen={() => {}}
      actionsOf={() => []}
    />
  );
  page = show(cards, { fake: fakeRecords(liveSession, []) });
  await sees("Locked");
  expect(document.querySelectorAll("dt")).toHaveLength(1);
});
