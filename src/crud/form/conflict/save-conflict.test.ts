import { expect, it } from "vitest";
import { password } from "../../../fields/password/password.ts";
import { text } from "../../../fields/text/text.ts";
import { translatedText } from "../../../fields/translated-text/translated-text.ts";
import { defineModule } from "../../define-module.ts";
import { changedValues, recordOfForm, formValuesOf } from "../form-values.ts";
import { conflictsOf, resolveConflicts } from "./save-conflict.ts";

const words = (label: string) => ({ zh: label, lo: label, en: label });
const person = defineModule({
  path: "/x/person",
  table: "person",
  title: words("People"),
  record: words("Person"),
  purpose: words("Who"),
  fields: {
    name: translatedText({ label: words("Name") }),
    phone: text({ label: words("Phone") }),
    note: text({ label: words("Note") }),
    secret: password({ label: words("Secret") }),
  },
  list: { columns: ["name"], search: ["name"], sort: "name asc" },
  recordTitle: "name",
});
const base = { name: "王", nameEn: null, nameLo: null, phone: "1", note: "a" };

it("asks only about fields that the other person changed and that read differently", () => {
  const mine = { ...base, phone: "2", note: "mine" };
  const theirs = { ...base, nameEn: "Wang", phone: "2", note: "theirs" };
  expect(conflictsOf(person, base, mine, theirs).map(({ name, proposed }) => [name, proposed])).toEqual([
    ["nameEn", "theirs"],
    ["note", "mine"],
  ]);
});

it("asks about each language of a text by itself, and keeps what was chosen and what was not asked about", () => {
  const mine = { ...base, name: "王伟", nameEn: "Wang W.", nameLo: "ຫວັງ", phone: "2" };
  const theirs = { ...base, name: "王二", nameEn: "Wang Er", note: "theirs" };
  const conflicts = conflictsOf(person, base, mine, theirs);
  expect(conflicts.map(({ label, language }) => [label.zh, language])).toEqual([
    ["Name（中文）", "zh"],
    ["Name（英文）", "en"],
    ["Note", undefined],
  ]);
  const kept = { nameLo: "ຫວັງ", phone: "2" };
  expect(resolveConflicts(mine, conflicts)).toMatchObject({ ...kept, name: "王伟", nameEn: "Wang W.", note: "theirs" });
  expect(resolveConflicts(mine, conflicts, new Set(["nameEn"]))).toMatchObject({
    ...kept,
    name: "王伟",
    nameEn: "Wang Er",
    note: "a",
  });
});

it("sends only the properties that changed, and never a secret that was left empty", () => {
  const stored = recordOfForm(person, formValuesOf(person, base));
  expect(stored).toEqual({ ...base, secret: null });
  expect(changedValues(stored, { ...stored, nameLo: "ຫວັງ" })).toEqual({ nameLo: "ຫວັງ" });
  expect(changedValues(stored, { ...stored, secret: "s3cret" })).toEqual({ secret: "s3cret" });
});
