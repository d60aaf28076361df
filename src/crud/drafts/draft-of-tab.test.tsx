import { Activity, useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { crop } from "../testing/crop.web.ts";
import type { DraftKeeper } from "./draft-sender.web.ts";
import { drafts, type Draft } from "./record-draft.web.ts";
import { useRecordDraft, type RecordDraft } from "./use-record-draft.web.ts";

const BASE = { code: "C1" };
const draftOf = (code: string): Draft => ({ version: 1, savedAt: 1, values: { code } });
const typed = (code: string) => ({ values: { code }, changed: ["code"], base: BASE, version: 1 });

let stored: Draft | undefined;
let answer: Promise<void>;
const keeper: DraftKeeper = {
  async read() {
    await answer;
    return stored;
  },
  keep: async (_id, draft) => void (stored = draft),
  drop: async () => void (stored = undefined),
};

let draft: RecordDraft;
function Form() {
  const now = useRecordDraft(crop, "r1", BASE, keeper);
  useEffect(() => {
    draft = now;
  });
  return null;
}
/** Longer than the pause after which a draft is sent, with what React draws of it. */
const pass = async () => {
  for (let step = 0; step < 5; step += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise(setImmediate);
  }
};
let root: Root;
const show = async (mode: "visible" | "hidden") => {
  flushSync(() =>
    root.render(
      <LanguageProvider language="en">
        <Activity mode={mode}>
          <Form />
        </Activity>
      </LanguageProvider>,
    ),
  );
  await pass();
};
const inBrowser = () => drafts.read("u1", crop, "r1")?.values["code"];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  localStorage.clear();
  fillOwnId("u1");
  stored = undefined;
  answer = Promise.resolve();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

it("is not offered to a form whose tab is shown again, which goes on keeping what is typed", async () => {
  await show("visible");
  draft.keep(typed("C2"));
  await pass();
  expect(stored?.values["code"]).toBe("C2");
  await show("hidden");
  await show("visible");
  expect(draft.offered).toBeUndefined();
  draft.keep(typed("C3"));
  await pass();
  expect([stored?.values["code"], inBrowser(), draft.where.state]).toEqual(["C3", "C3", "kept"]);
});

it("that was taken and typed on stays when the tab is shown again", async () => {
  drafts.write("u1", crop, "r1", draftOf("C2"));
  await show("visible");
  expect(draft.offered).toBeDefined();
  draft.withdrawOffer();
  draft.keep(typed("C3"));
  await pass();
  await show("hidden");
  await show("visible");
  expect([inBrowser(), stored?.values["code"]]).toEqual(["C3", "C3"]);
});

it("that was discarded before the server answered is not offered by its answer", async () => {
  drafts.write("u1", crop, "r1", draftOf("C2"));
  stored = draftOf("C2");
  let arrive = () => {};
  answer = new Promise((resolve) => (arrive = resolve));
  await show("visible");
  draft.discardOffer();
  arrive();
  await pass();
  expect([draft.offered, inBrowser(), stored]).toEqual([undefined, undefined, undefined]);
});

it("whose answer arrives while the tab is hidden is offered when it is shown again", async () => {
  stored = draftOf("C2");
  let arrive = () => {};
  answer = new Promise((resolve) => (arrive = resolve));
  await show("visible");
  await show("hidden");
  arrive();
  await pass();
  await show("visible");
  expect(draft.offered?.values["code"]).toBe("C2");
});

it("that is still offered outlasts a save, and no page is drawn from it meanwhile", async () => {
  drafts.write("u1", crop, "r1", draftOf("C2"));
  await show("visible");
  draft.keep(typed("C3"));
  await pass();
  await expect(draft.flush()).rejects.toThrow("Not kept yet");
  draft.drop();
  await pass();
  expect(inBrowser()).toBe("C2");
});
