import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { fillDictionaries } from "../../web/lookups/dictionaries.ts";
import { dictionary } from "./dictionary.ts";
import { dictionaryView } from "./DictionaryView.tsx";

const label = { zh: "状态", lo: "ສະຖານະ", en: "Status" };
const entry = (value: string, color = "") => ({
  value,
  label: { zh: value, lo: value, en: value },
  isActive: true,
  color,
});
const { Cell } = dictionaryView;
let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it("a dictionary of states looks as its codes say (§9), an entry's own colour comes first, other dictionaries stay plain", async () => {
  fillDictionaries({
    auditStatus: [entry("01"), entry("02"), entry("03"), entry("04"), entry("-1"), entry("05", "accent")],
    unit: [entry("01"), entry("kg", "info")],
  });
  const cells = [
    ...["01", "02", "03", "04", "-1", "05", "09"].map((value) => ["auditStatus", value] as const),
    ...["01", "kg"].map((value) => ["unit", value] as const),
  ];
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    cells.map(([group, value]) => <Cell key={group + value} field={dictionary({ label, group })} value={value} />),
  );
  await vi.waitFor(() => expect(document.querySelectorAll("span")).toHaveLength(cells.length));
  expect([...document.querySelectorAll("span")].map((tag) => tag.dataset["color"])).toEqual([
    "success",
    "info",
    "warning",
    "danger",
    "danger",
    "accent",
    undefined,
    undefined,
    "info",
  ]);
});
