import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { successBody } from "../../contract/wire/wire.ts";
import type { Values } from "../../fields/field-value.ts";
import { longText } from "../../fields/long-text/long-text.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { defineModule } from "../define-module.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { click, sees, show, soon, type Shown } from "../testing/show.tsx";
import { recordHistory, recordTexts, type HistoryEntry } from "./history.ts";
import { RecordHistory } from "./RecordHistory.tsx";

const words = (label: string) => ({ zh: label, lo: label, en: label });
const plant = defineModule({
  path: "/test/plant",
  table: "plant",
  title: words("Plants"),
  record: words("Plant"),
  purpose: words("What grows"),
  fields: {
    name: translatedText({ label: words("Name") }),
    note: longText({ label: words("Note"), max: 100_000 }),
    code: text({ label: words("Code") }),
  },
  list: { columns: ["name"], search: ["name"], sort: "name asc" },
  recordTitle: "name",
});

const LONG = `It grows slowly. ${"And slowly. ".repeat(3_000)}`;
const HASH = "a".repeat(64);
const entry = (id: string, before: Values, after: Values): HistoryEntry => ({
  id,
  at: `2026-06-01T08:00:0${id.slice(1)}Z`,
  byId: null,
  byName: id === "e3" ? null : "Noy",
  address: "",
  action: id === "e1" ? "add" : "update",
  module: plant.path,
  recordId: "p1",
  title: "c",
  before: { ...before },
  after: { ...after },
});
const cut = { cut: LONG.slice(0, 2_000), length: LONG.length, text: HASH };
const entries = [
  entry("e3", { name: "b", code: "2" }, { name: "c", code: "1" }),
  entry("e2", { name: "a", note: cut, code: "1" }, { name: "b", note: "It grows fast.", code: "2" }),
  entry("e1", {}, { name: "a", note: cut, code: "1" }),
];
const times = { id: "p1", version: 3, createdAt: "2026-06-01T08:00:00Z", updatedAt: "2026-06-01T08:00:00Z" };
const record = { ...times, name: "c", nameEn: null, nameLo: null, note: "It grows fast.", code: "1" };

let page: Shown | undefined;
let restored: Values | undefined;
beforeEach(() => {
  restored = undefined;
  const fetch = async (url: string) => {
    const { pathname } = new URL(url, "http://fake");
    const paged = { rows: entries, total: entries.length, page: 1, pageSize: 20 };
    const isTexts = pathname === `/api${recordTexts.path}`;
    const reply = isTexts ? { [HASH]: LONG } : z.encode(recordHistory.reply, paged);
    return new Response(successBody(reply, isTexts ? undefined : "members", false));
  };
  const take = (values: Values) => (restored = values);
  page = show(<RecordHistory module={plant} record={record} isDirty={false} onRestore={take} onClose={() => {}} />, {
    fake: { ...fakeRecords(plant, [record]), fetch },
  });
});
afterEach(() => page?.end());

const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
const lines = () =>
  [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));

it("compares any two states, with long texts whole, and leaves out what was changed and changed back", async () => {
  await sees("Someone else"); // outside the reader's data scope
  await soon(() => expect(boxes()).toHaveLength(3));
  boxes()[0]?.click();
  await sees("Select another version to compare");
  boxes()[2]?.click();
  await click("Compare selected versions");
  await soon(() => expect(lines().map(([name]) => name)).toEqual(["Name", "Note"]));
  expect(lines()[0]).toEqual(["Name", "a", "c"]);
  expect(document.querySelector("tbody del")?.textContent).toContain("slowly");
  expect(document.querySelector("tbody ins")?.textContent).toContain("fast");
  expect([...document.querySelectorAll("thead th")].map((head) => head.textContent)).toEqual([
    "Field",
    expect.stringMatching(/:01 · Noy$/),
    expect.stringMatching(/:03 · Someone else$/),
  ]);
  await click("Back to the history");
  await soon(() => expect(boxes()).toHaveLength(3));
});

it("puts a state back into the form with its long texts whole", async () => {
  await click("Restore this version"); // the last button belongs to the oldest entry
  await soon(() => expect(restored).toEqual({ name: "a", note: LONG }));
});
