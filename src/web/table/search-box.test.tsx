import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchBox } from "./SearchBox.tsx";

let root: Root;
let ask: (search: string) => void;
const asked: (string | undefined)[] = [];
function List() {
  const [search, setSearch] = useState("");
  useEffect(() => {
    ask = setSearch;
  }, []);
  return (
    <>
      <SearchBox
        label="Search"
        asked={search}
        onAsk={(next) => (asked.push(next), setSearch(next ?? ""))}
        onTyping={() => {}}
        box={null}
      />
      <output>{search}</output>
    </>
  );
}
/** What the list shows: a question that was asked is drawn a moment later. */
const shown = () => document.querySelector("output")?.textContent;
const box = () => document.querySelector("input") as HTMLInputElement;
const type = (value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box(), value);
  box().dispatchEvent(new InputEvent("input", { bubbles: true }));
};

beforeEach(() => {
  asked.length = 0;
  root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() => root.render(<List />));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

test("a pause between two words keeps the space that the next one begins after", async () => {
  type("rice ");
  await vi.waitFor(() => expect(shown()).toBe("rice"));
  expect(asked).toEqual(["rice"]);
  expect(box().value).toBe("rice ");
  type(`${box().value}tea`);
  await vi.waitFor(() => expect(asked).toEqual(["rice", "rice tea"]));
});

test("the box follows an address that changed by other means, also back to its own question", async () => {
  type("rice");
  await vi.waitFor(() => expect(shown()).toBe("rice"));
  ask("");
  await vi.waitFor(() => expect(box().value).toBe(""));
  ask("rice");
  await vi.waitFor(() => expect(box().value).toBe("rice"));
});
