import { expect, it } from "vitest";
import { longText } from "../../fields/long-text/long-text.ts";
import { password } from "../../fields/password/password.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { defineModule } from "../define-module.ts";
import { restoredValues, valuesThen } from "./restored-values.ts";

const words = (label: string) => ({ zh: label, lo: label, en: label });
const person = defineModule({
  path: "/x/person",
  table: "person",
  title: words("People"),
  record: words("Person"),
  purpose: words("Who"),
  fields: {
    name: translatedText({ label: words("Name") }),
    note: longText({ label: words("Note") }),
    phone: text({ label: words("Phone") }),
    secret: password({ label: words("Secret") }),
    filled: text({ label: words("Filled by the server"), readOnly: true }),
  },
  list: { columns: ["name"], search: ["name"], sort: "name asc" },
  recordTitle: "name",
});
const current = { name: "c", nameEn: null, note: "now", phone: "3", filled: "z" };

it("goes back entry by entry, and gives only what a person may fill in and what differs", () => {
  const newer = [{ before: { name: "b", phone: "2" } }, { before: { name: "a", nameEn: "A", filled: "y", gone: 1 } }];
  expect(restoredValues(person, current, valuesThen(newer))).toEqual({
    values: { name: "a", nameEn: "A", phone: "2" },
    lost: [],
  });
  expect(restoredValues(person, current, valuesThen(newer.slice(0, 1))).values).toEqual({ name: "b", phone: "2" });
  expect(restoredValues(person, current, { phone: "3" }).values).toEqual({});
});

it("says which values nobody kept, instead of making something up", () => {
  const newer = [{ before: { note: { cut: "begin", length: 30_000 }, secret: "•" } }];
  expect(restoredValues(person, current, valuesThen(newer))).toEqual({ values: {}, lost: ["note", "secret"] });
});
