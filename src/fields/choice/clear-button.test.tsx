import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { label } from "../testing/round-trip.ts";
import { choice } from "./choice.ts";
import { ChoiceInput } from "./ChoiceControls.tsx";

const words = (en: string) => ({ zh: en, lo: en, en });
const field = choice({ label, among: () => new Map([["dry", words("Dry")]]) });
let root: Root;
const place = document.createElement("div");
beforeEach(() => {
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

it.each([
  ["zh", "清空"],
  ["lo", "ລ້າງ"],
  ["en", "Clear"],
] as const)("what empties a select has a name in the reader's language: in %s %s", async (language, name) => {
  flushSync(() =>
    root.render(
      <LanguageProvider language={language}>
        <ChoiceInput id="season" field={field} value="dry" onChange={() => undefined} />
      </LanguageProvider>,
    ),
  );
  await vi.waitFor(() => expect(place.querySelector(".ant-select-clear")?.getAttribute("aria-label")).toBe(name));
});
