import { afterEach, expect, test } from "vitest";
import { choice } from "../../../fields/choice/choice.ts";
import { choices } from "../../../fields/choices/choices.ts";
import { dictionary } from "../../../fields/dictionary/dictionary.ts";
import type { Field } from "../../../fields/field.ts";
import { fillDictionaries } from "../../../web/lookups/dictionaries.ts";
import { Failure } from "../../../contract/errors.ts";
import { VALIDATION_TEXTS } from "../../../contract/validation.ts";
import type { Module } from "../../define-module.ts";
import { crop, crops } from "../../testing/crop.web.ts";
import { fakeRecords } from "../../testing/fake-records.web.ts";
import { click, misses, sees, show, soon, type Shown } from "../../testing/show.tsx";
import { ListScreen } from "../ListScreen.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

interface Opened {
  readonly language?: "zh" | "lo" | "en";
  readonly failNext?: Failure;
  readonly module?: Module;
}

function open(address: string, { language = "en", failNext, module = crop }: Opened = {}): Shown {
  const fake = fakeRecords(module, crops(12));
  fake.failNext = failNext;
  page = show(<ListScreen module={module} />, { fake, address, language });
  return page;
}

const reasons = () => [...document.querySelectorAll("[role=alert] li")].map(({ textContent }) => textContent);

test("a field without an operator is named in place of rows that it did not filter", async () => {
  const shown = open("del_flag=banana&search=Crop");
  await sees("Something in the address is not valid");
  await sees("Status: The list cannot be filtered in this way");
  await misses("Crop 2");
  await click("Clear: Status");
  await soon(() => expect(shown.address()).toBe("search=Crop"));
  await sees("Crop 2");
});

test("an operator that does not exist is named; another filter of the same field stays", async () => {
  const shown = open("price.over=3&price.le=10");
  await sees("Price: The list cannot be filtered in this way");
  await click("Clear: Price");
  await soon(() => expect(shown.address()).toBe("price.le=10"));
});

test("an order that the list does not have is named; the other part of it stays", async () => {
  const shown = open("sort=colour,-price&del_flag.eq=0");
  await sees("Sort: The list cannot be sorted by “colour”");
  await click("Clear: Sort");
  await soon(() => expect(shown.address()).toBe("del_flag.eq=0&sort=-price"));
});

test("a page number that is none and a filter by a field that is not there are named on lines of their own", async () => {
  const shown = open("page=two&colour.eq=red&price.le=10");
  await sees("colour: You cannot filter by this field");
  expect(reasons()).toEqual(["Page: Must be a whole number from 1", "colour: You cannot filter by this field"]);
  await click("Clear: Page, colour");
  await soon(() => expect(shown.address()).toBe("price.le=10"));
});

test("a filter that the server cannot read is cleared together with what the list does not understand", async () => {
  const errors = [{ field: "query.price||ge", words: VALIDATION_TEXTS.number }];
  const shown = open("price.ge=nonsense&page=abc&del_flag.eq=0", { failNext: new Failure("invalidInput", { errors }) });
  await sees("Price: Enter a number");
  expect(reasons()).toEqual(["Page: Must be a whole number from 1", "Price: Enter a number"]);
  await click("Clear: Page, Price");
  await soon(() => expect(shown.address()).toBe("del_flag.eq=0"));
  await sees("Crop 2");
});

const label = { zh: "种类", lo: "ປະເພດ", en: "Kind" };
/** The module with a code of this kind; its source alone, as the records given have any code. */
const withCode = (field: Field) => {
  const source = field.properties[""]?.source;
  const properties = crop.properties.map((each) =>
    each.wireName === "code" ? { ...each, field, property: { ...each.property, ...(source && { source }) } } : each,
  );
  return { ...crop, properties };
};
const withChoice = withCode(choice({ label, among: () => new Map() }));

test.each([
  ["choice", withChoice],
  ["list of choices", withCode(choices({ label, among: new Map([["pear", label]]) }))],
  ["dictionary", withCode(dictionary({ label, group: "fruit" }))],
])("a filter by a value that its %s does not offer is cleared with them", async (_, module) => {
  fillDictionaries({ fruit: [{ value: "pear", label, isActive: true }] });
  const shown = open("code.in=banana&page=abc&del_flag.eq=0", { module });
  await click("Clear: Page, Code");
  await soon(() => expect(shown.address()).toBe("del_flag.eq=0"));
  await sees("Crop 2");
});

test("a filter by such a value stays if older records have it, or if it only leaves them out", async () => {
  const shown = open("code.in=C2&page=abc", { module: withChoice });
  await click("Clear: Page");
  await soon(() => expect(shown.address()).toBe("code.in=C2"));
  page?.end();
  const other = open("code.ne=banana&page=abc&search=nothing", { module: withChoice });
  await click("Clear: Page");
  await soon(() => expect(other.address()).toBe("search=nothing&code.ne=banana"));
});

test("more of them than a button has room for are cleared by one that names none", async () => {
  const shown = open("bin=yes&columns=colour&page=abc&price.le=10");
  await click("Clear all of these");
  await soon(() => expect(shown.address()).toBe("price.le=10"));
});

test("a bin and columns that the list does not know are named", async () => {
  const shown = open("bin=yes&columns=colour,taste");
  await sees("bin: Must be 0 or 1");
  expect(reasons()).toEqual(["bin: Must be 0 or 1", "Columns shown: The list has none of these columns"]);
  await click("Clear: bin, Columns shown");
  await soon(() => expect(shown.address()).toBe(""));
});

test("columns that are gone are left out beside one that is there", async () => {
  open("columns=colour,code");
  await sees("C2");
  await misses("Crop 2");
});

test("what is cleared leaves the page that was asked for", async () => {
  const shown = open("page=2&size=many&price.over=3");
  await click("Clear: Rows per page, Price");
  await soon(() => expect(shown.address()).toContain("page=2"));
});

test.each([
  ["zh", "排序：不能按“colour”排序", "清除：排序、页码"],
  ["lo", "ການຈັດລຽງ: ບໍ່ສາມາດຈັດລຽງຕາມ “colour”", "ລ້າງ: ການຈັດລຽງ, ເລກໜ້າ"],
] as const)("it is named in %s", async (language, words, way) => {
  open("sort=colour&page=0", { language });
  await sees(words);
  await sees(way);
});

test("keys that are meant for others than the list are ignored", async () => {
  open("utm_source=mail&fbclid=a.b");
  await sees("Crop 2");
});
