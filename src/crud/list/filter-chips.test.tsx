import { afterEach, expect, it } from "vitest";
import { choice } from "../../fields/choice/choice.ts";
import { moment } from "../../fields/moment/moment.ts";
import { reference } from "../../fields/reference/reference.ts";
import { references } from "../../fields/references/references.ts";
import { text } from "../../fields/text/text.ts";
import { defineModule, type Module } from "../define-module.ts";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { click, control, misses, sees, show, soon, type, type Shown } from "../testing/show.tsx";
import type { Row } from "../record-queries.web.ts";
import { ListScreen } from "./ListScreen.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

const open = (module: Module = crop, rows: readonly Row[] = crops(12), address = "") => {
  const fake = fakeRecords(module, rows);
  page = show(<ListScreen module={module} />, { fake, address });
  return fake;
};
const box = (name: string): Promise<HTMLInputElement> =>
  soon(() => {
    const found = [...document.querySelectorAll("label")].find((label) => label.textContent?.startsWith(name));
    const input = found?.querySelector("input");
    if (!input) throw new Error(`no choice called ${name} in: ${document.body.textContent}`);
    return input;
  });
const countOf = async (name: string) => (await box(name)).closest("label")?.lastElementChild?.textContent;
const chip = (label: string) =>
  soon(() => {
    const found = [...document.querySelectorAll<HTMLElement>("button[aria-haspopup=dialog]")].find((each) =>
      each.textContent?.startsWith(label),
    );
    if (!found) throw new Error(`no filter called ${label}`);
    return found;
  });
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

it("a click on a filter opens its choices with the number of records of each, and a tick asks at once", async () => {
  const fake = open(crop, crops(12), "search=Crop");
  await sees("Total: 12");
  (await chip("Status")).click();
  await soon(async () => expect(await countOf("Grown")).toBe("8"));
  expect(await countOf("Not grown")).toBe("4");
  (await box("Not grown")).click();
  await sees("Total: 4");
  expect(page?.address()).toBe("search=Crop&del_flag.eq=1");
  // The other choices are still there, with the numbers of the list without this filter.
  expect(await countOf("Grown")).toBe("8");
  (await box("Grown")).click();
  await sees("Total: 12");
  expect(page?.address()).toBe("search=Crop&del_flag.in=1&del_flag.in=0");
  expect(fake.asked.filter(({ call }) => call === "counts").map(({ args }) => args["by"])).toEqual(["del_flag"]);
});

it("arrow keys walk the choices, Escape closes and returns to the filter, Backspace removes it", async () => {
  open(crop, crops(12), "del_flag.eq=1");
  await sees("Total: 4");
  const status = await chip("Status");
  status.click();
  const [first, second] = [await box("Grown"), await box("Not grown")];
  await soon(() => expect(document.activeElement).toBe(first));
  press("ArrowDown");
  expect(document.activeElement).toBe(second);
  press("ArrowDown");
  expect(document.activeElement).toBe(second);
  press("ArrowUp");
  expect(document.activeElement).toBe(first);
  press("Escape");
  expect(document.activeElement).toBe(status);
  await soon(() => expect(status.getAttribute("aria-expanded")).toBe("false"));
  expect(page?.address()).toBe("del_flag.eq=1");
  press("Backspace");
  await sees("Total: 12");
  expect(page?.address()).toBe("");
});

it("bounds that an address names apart are one range, and are removed together", async () => {
  open(crop, crops(12), "price.le=9&price.ge=1");
  await soon(async () => expect((await chip("Price")).textContent).toMatch(/1.*9/));
  (await chip("Price")).focus();
  press("Backspace");
  await soon(() => expect(page?.address()).toBe(""));
});

const words = (en: string) => ({ zh: en, lo: en, en });
const SORTS = new Map(
  ["Arabica", "Robusta", "Oolong", "Jasmine", "Sticky", "Cardamom", "Melon", "Maize", "Sugar"].map((name) => [
    name.toLowerCase(),
    words(name),
  ]),
);
const plot = defineModule({
  ...crop,
  recordTitle: "code",
  path: "/test/plot",
  fields: {
    code: text({ label: words("Code") }),
    sort: choice({ label: words("Sort"), among: () => SORTS, isUsedFirst: true }),
    sownAt: moment({ label: words("Sown") }),
    ripeAt: moment({ label: words("Ripe"), isAhead: true }),
    by: reference({
      label: words("Farmer"),
      to: {
        path: "/test/farmer",
        table: "farmer",
        record: words("Farmer"),
        recordTitle: "name",
        fields: {},
        ofPeople: true,
      },
    }),
  },
  list: { columns: ["code"], filters: ["sort"], search: ["code"], sort: "code asc" },
  unique: [],
  tree: undefined,
} as unknown as Parameters<typeof defineModule>[0]);
const plots = ["arabica", "arabica", "maize"].map(
  (sort, index) =>
    ({
      ...(crops(1)[0] as object),
      id: cropId(index + 1),
      code: `P${index}`,
      sort,
      sownAt: null,
      ripeAt: null,
      by: null,
    }) as unknown as Row,
);

it("choices with records stand first where the declaration says so", async () => {
  open(plot, plots);
  await sees("P0");
  (await chip("Sort")).click();
  const names = () => [...document.querySelectorAll("[role=group] label")].map((each) => each.textContent);
  await soon(() => expect(names().slice(0, 3)).toEqual(["Arabica2", "Maize1", "Robusta0"]));
});

it("more than eight choices can be searched, and Enter ticks the first that is found", async () => {
  open(plot, plots);
  await sees("P0");
  (await chip("Sort")).click();
  await soon(async () => expect(await countOf("Arabica")).toBe("2"));
  expect(await countOf("Sugar")).toBe("0");
  const search = await soon(() => {
    const found = document.querySelector<HTMLInputElement>("input[aria-label=Find]");
    if (!found) throw new Error("no search box");
    return found;
  });
  await soon(() => expect(document.activeElement).toBe(search));
  type(search, "mai");
  await misses("Robusta");
  press("Enter");
  await sees("Total: 1");
  expect(page?.address()).toBe("sort.in=maize");
});

it("further filters stand by what they are about, and the chosen one opens at once", async () => {
  open(plot, plots);
  await sees("P0");
  await click("More filters");
  await control("Sown");
  const groups = [...document.querySelectorAll("[role=menu] > div > [role=group]")].map((group) => [
    group.getAttribute("aria-label"),
    ...[...group.querySelectorAll("button")].map((each) => each.textContent),
  ]);
  expect(groups).toEqual([
    ["The record", "Code"],
    ["People", "Farmer"],
    ["Dates", "Sown", "Ripe"],
  ]);
  await click("Sown");
  await click("Last 7 days");
  // The address and a saved view name the range, so that it moves with the days; the chip says it in words.
  await soon(() => expect(page?.address()).toBe("sownAt.between=days7"));
  await soon(async () => expect((await chip("Sown")).textContent).toContain("Last 7 days"));
});

it("a date that lies ahead is asked for by what comes", async () => {
  open(plot, plots);
  await sees("P0");
  await click("More filters");
  await click("Ripe");
  const ranges = await soon(() => {
    const found = [...document.querySelectorAll("[role=group][aria-label=Ripe] > button")];
    if (found.length === 0) throw new Error("no ranges");
    return found.map((each) => each.textContent);
  });
  expect(ranges).toEqual(["Next 30 days", "Next 90 days", "This month", "This quarter"]);
  await click("This quarter");
  await soon(() => expect(page?.address()).toBe("ripeAt.between=thisQuarter"));
  await soon(async () => expect((await chip("Ripe")).textContent).toContain("This quarter"));
});

it("a record that a filter asks for and nobody has is said to be gone, not shown by its id", async () => {
  const garden = defineModule({
    path: "/test/garden",
    table: "garden",
    title: words("Gardens"),
    record: words("Garden"),
    purpose: words("Where it grows"),
    fields: {
      code: text({ label: words("Code"), required: true, max: 8 }),
      above: reference({ label: words("Above"), to: "/test/garden" }),
      others: references({
        label: words("Others"),
        to: "/test/garden",
        through: { table: "garden_beside", from: "garden_id", to: "other_id" },
      }),
    },
    list: { columns: ["code"], search: [], sort: "code asc" },
    recordTitle: "code",
  });
  open(garden, [], `above.in=banana&others.in=${cropId(99)}`);
  await sees("AboveNo longer exists");
  await sees("OthersNo longer exists");
});
