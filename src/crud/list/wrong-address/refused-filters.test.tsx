import { afterEach, expect, test } from "vitest";
import { Failure } from "../../../contract/errors.ts";
import { VALIDATION_TEXTS } from "../../../contract/validation.ts";
import { crop, crops } from "../../testing/crop.web.ts";
import { fakeRecords } from "../../testing/fake-records.web.ts";
import { click, sees, show, soon, type Shown } from "../../testing/show.tsx";
import { ListScreen } from "../ListScreen.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

/** Opens a list of two records, whose first query is refused for these members. */
function openRefused(fields: readonly string[], address: string, language: "zh" | "lo" | "en" = "en"): Shown {
  const fake = fakeRecords(crop, crops(2));
  fake.failNext = new Failure("invalidInput", {
    errors: fields.map((field) => ({ field, words: VALIDATION_TEXTS.number })),
  });
  page = show(<ListScreen module={crop} />, { fake, address, language });
  return page;
}

const reasons = () => [...document.querySelectorAll("[role=alert] li")].map(({ textContent }) => textContent);

test("a filter that the server cannot read is named and can be cleared; the others stay", async () => {
  const shown = openRefused(["query.price||ge"], "price.ge=nonsense&del_flag.eq=0&search=Crop");
  await sees("Something in the address is not valid");
  await sees("Price: Enter a number");
  await click("Clear filter: Price");
  await soon(() => expect(shown.address()).toBe("search=Crop&del_flag.eq=0"));
  await sees("Crop 2");
});

test("a filter by a time that every record has is named in words, too", async () => {
  openRefused(["query.createdAt||ge"], "createdAt.ge=2026-13-77", "zh");
  await sees("清除筛选：创建时间");
});

test("a valid filter of the same field stays", async () => {
  const shown = openRefused(["query.price||ge"], "price.ge=nonsense&price.le=10");
  await click("Clear filter: Price");
  await soon(() => expect(shown.address()).toBe("price.le=10"));
});

test("a field of which two filters are refused is named once, and both are cleared", async () => {
  const shown = openRefused(["query.price||ge", "query.price||le"], "price.ge=nonsense&price.le=more&del_flag.eq=0");
  await sees("Price: Enter a number");
  expect(reasons()).toEqual([]);
  await click("Clear filter: Price");
  await soon(() => expect(shown.address()).toBe("del_flag.eq=0"));
});

test("several such filters are named and cleared together", async () => {
  const shown = openRefused(
    ["query.price||ge", "query.code||between"],
    "price.ge=nonsense&code.between=1&del_flag.eq=0",
  );
  await sees("Code: Enter a number");
  expect(reasons()).toEqual(["Price: Enter a number", "Code: Enter a number"]);
  await click("Clear filter: Price, Code");
  await soon(() => expect(shown.address()).toBe("del_flag.eq=0"));
});

test("in Chinese they are named with Chinese punctuation", async () => {
  openRefused(["query.price||ge", "query.createdAt||ge"], "price.ge=nonsense&createdAt.ge=2026-13-77", "zh");
  await sees("清除筛选：Price、创建时间");
  await sees("Price：Enter a number");
  expect(reasons()).toEqual(["Price：Enter a number", "创建时间：Enter a number"]);
});

test.each([
  ["zh", "清除筛选："],
  ["lo", "ລ້າງຕົວກັ່ນຕອງ: "],
] as const)("the way out is said in %s", async (language, words) => {
  openRefused(["query.price||ge"], "price.ge=nonsense", language);
  await sees(words);
});

test("where no filter is named, all are cleared, because trying again cannot help", async () => {
  const shown = openRefused(["price"], "del_flag.eq=maybe");
  await sees("Enter a number");
  await click("Clear filters");
  await sees("Total: 2");
  expect(document.body.textContent).not.toContain("Retry");
  expect(shown.address()).toBe("");
});
