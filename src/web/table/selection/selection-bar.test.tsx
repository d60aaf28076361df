import { Trash2 } from "lucide-react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MAX_RECORDS_AT_ONCE } from "../../../contract/optimistic-locking.ts";
import { LanguageProvider } from "../../i18n/language.tsx";
import { SelectionBar } from "./SelectionBar.tsx";

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const show = (count: number) =>
  flushSync(() =>
    root.render(
      <LanguageProvider language="en">
        <SelectionBar
          count={count}
          elsewhere={0}
          actions={[{ key: "remove", label: "Delete", Icon: Trash2, act: async () => undefined }]}
          onClear={() => undefined}
        />
      </LanguageProvider>,
    ),
  );
const said = () => document.querySelector("[role=status]")?.textContent;
const pressable = () =>
  [...document.querySelectorAll("button")].filter(({ disabled }) => !disabled).map(({ textContent }) => textContent);

test("as many rows as one call takes can be ticked; of more it is said, and they can only be unticked", () => {
  show(MAX_RECORDS_AT_ONCE);
  expect(said()).toBe("200 selected");
  expect(pressable()).toEqual(["Delete", "Clear selection"]);
  show(MAX_RECORDS_AT_ONCE + 1);
  expect(said()).toBe("201 selected · at most 200 at once");
  expect(pressable()).toEqual(["Clear selection"]);
});
