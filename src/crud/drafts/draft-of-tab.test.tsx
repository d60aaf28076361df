import { Activity, useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { crop, crops } from "../testing/crop.web.ts";
import type { Row } from "../record-queries.web.ts";
import type { Values } from "../../fields/field-value.ts";
import type { DraftKeeper } from "./draft-sender.web.ts";
import { drafts, type Draft } from "./record-draft.web.ts";
import { useRecordDraft, type RecordDraft } from "./use-record-draft.web.ts";

const RECORD = { ...crops(1)[0], id: "r1" } as Row;
const BASE = { code: "C1" };
const draftOf = (code: string): Draft => ({ version: 1, savedAt: 1, values: { code } });
const typed = (code: string) => ({ values: { code }, changed: ["code"], unread: {}, base: BASE, version: 1 });

let stored: Draft | undefined;
let serverTime: number;
let answer: Promise<void>;
const keeper: DraftKeeper = {
  async read() {
    await answer;
    return stored;
  },
  async keep(_id, draft) {
    stored = { ...draft, savedAt: serverTime };
    return serverTime;
  },
  drop: async () => void (stored = undefined),
};

let draft: RecordDraft;
const putBack = vi.fn<(values: Values) => void>();
function Form() {
  const now: RecordDraft = useRecordDraft({
    module: crop,
    record: RECORD,
    base: BASE,
    keeper,
    onRestore(values) {
      putBack(values);
      now.keep(typed(String(values["code"])));
    },
  });
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

/** What is left of a form that is in front when the page is loaded again: what the two stores hold. */
const reload = async () => {
  const left = { ...sessionStorage };
  root.unmount();
  Object.assign(sessionStorage, left);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await show("visible");
};
const offer = () => (draft.found?.as === "offered" ? draft.found : undefined);
const answered = () => {
  if (!draft.found) throw new Error("no draft was found");
  return draft.found;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  localStorage.clear();
  sessionStorage.clear();
  fillOwnId("u1");
  stored = undefined;
  putBack.mockClear();
  serverTime = 1_000;
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
  expect(offer()).toBeUndefined();
  draft.keep(typed("C3"));
  await pass();
  expect([stored?.values["code"], inBrowser(), draft.status.state]).toEqual(["C3", "C3", "kept"]);
});

it("that was taken and typed on stays when the tab is shown again", async () => {
  drafts.write("u1", crop, "r1", draftOf("C2"));
  await show("visible");
  expect(offer()).toBeDefined();
  draft.take(answered());
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
  draft.discard(answered(), () => {});
  arrive();
  await pass();
  expect([draft.found?.as, inBrowser(), stored]).toEqual(["discarded", undefined, undefined]);
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
  expect(offer()?.draft.values["code"]).toBe("C2");
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

it("is put back unasked when the page was reloaded with it in front, and can be discarded and had again", async () => {
  await show("visible");
  draft.keep(typed("C2"));
  await pass();
  await reload();
  expect([draft.found?.as, putBack.mock.lastCall?.[0], inBrowser(), stored?.values["code"]]).toEqual([
    "restored",
    { code: "C2" },
    "C2",
    "C2",
  ]);
  draft.keep(typed("C22"));
  await pass();
  draft.discard(answered(), () => draft.keep({ ...typed("C1"), changed: [] }));
  await pass();
  expect([draft.found?.as, inBrowser(), stored]).toEqual(["discarded", undefined, undefined]);
  draft.take(answered());
  await pass();
  expect([draft.found, inBrowser(), stored?.values["code"]]).toEqual([undefined, "C22", "C22"]);
});

it("is no longer said to be there when a state of the history was put in place of it", async () => {
  await show("visible");
  draft.keep(typed("C2"));
  await pass();
  await reload();
  expect(draft.found?.as).toBe("restored");
  draft.replaced();
  draft.keep(typed("C9"));
  await pass();
  expect([draft.found, inBrowser()]).toEqual([undefined, "C9"]);
});

it("of a new record has the language of whoever began it, though nobody chose one", async () => {
  await show("visible");
  const values = { code: "C2", sourceLanguage: "zh" };
  draft.keep({ values, changed: ["code"], unread: {}, base: { code: null, sourceLanguage: "zh" }, version: 0 });
  await pass();
  await reload();
  draft.take(answered());
  expect(putBack.mock.lastCall?.[0]).toEqual(values);
});

it("is offered after a reload if its form was hidden, or the record has changed in it since", async () => {
  await show("visible");
  draft.keep(typed("C2"));
  await pass();
  await show("hidden");
  await reload();
  expect([offer()?.draft.values["code"], putBack.mock.lastCall?.[0]]).toEqual(["C2", undefined]);
  draft.take(answered());
  await pass();
  const own = drafts.read("u1", crop, "r1");
  if (own) drafts.write("u1", crop, "r1", { ...own, version: 9, marks: { code: "other" } });
  putBack.mockClear();
  await reload();
  expect([offer()?.draft.values["code"], putBack.mock.lastCall?.[0]]).toEqual(["C2", undefined]);
});

it("keeps its last words where the browser's clock is behind, and gives way to what was typed elsewhere since", async () => {
  serverTime = Date.now() + 600_000;
  await show("visible");
  draft.keep(typed("C2"));
  await pass();
  draft.keep(typed("C3")); // the page is reloaded before it is sent
  const left = { ...sessionStorage };
  const [key = ""] = Object.keys(localStorage);
  const own = localStorage.getItem(key) ?? "";
  root.unmount();
  await pass();
  stored = { ...draftOf("C2"), savedAt: serverTime };
  localStorage.setItem(key, own);
  Object.assign(sessionStorage, left);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await show("visible");
  expect([draft.found?.as, putBack.mock.lastCall?.[0]]).toEqual(["restored", { code: "C3" }]);
  stored = { ...draftOf("C4"), savedAt: serverTime + 60_000 };
  await reload();
  expect(offer()?.draft.values["code"]).toBe("C4");
});
