import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { label } from "../testing/round-trip.ts";
import { choice } from "./choice.ts";
import { choiceView } from "./ChoiceView.tsx";

const among = () =>
  new Map([
    ["open", { zh: "待回复", lo: "ລໍຖ້າຕອບ", en: "Open" }],
    ["old", { zh: "已归档", lo: "ເກັບແລ້ວ", en: "Archived" }],
  ]);
const { Cell } = choiceView;
const shown = (colors: Readonly<Record<string, string>> | undefined, value: string | null) => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Cell field={choice({ label, among, ...(colors ? { colors } : {}) })} value={value} />
    </LanguageProvider>,
  );
  const tag = new DOMParser().parseFromString(html, "text/html").querySelector("span");
  return tag ? [tag.textContent, tag.dataset["color"]] : html;
};

it("is a tag in the declared colour, grey without one of its own, and plain words where none are declared", () => {
  const colors = { open: "warning" };
  expect(shown(colors, "open")).toEqual(["Open", "warning"]);
  expect(shown(colors, "old")).toEqual(["Archived", undefined]);
  expect(shown(colors, null)).toBe("");
  expect(shown(undefined, "open")).toBe("Open");
});
