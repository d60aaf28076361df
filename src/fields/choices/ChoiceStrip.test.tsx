import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { label } from "../testing/round-trip.ts";
import { choices } from "./choices.ts";
import { StripCell, StripInput } from "./ChoiceStrip.tsx";
import { act } from "../../web/testing/act.ts";

const among = new Map([
  ["1", { zh: "1月", lo: "ມັງກອນ", en: "January" }],
  ["2", { zh: "2月", lo: "ກຸມພາ", en: "February" }],
  ["11", { zh: "11月", lo: "ພະຈິກ", en: "November" }],
  ["12", { zh: "12月", lo: "ທັນວາ", en: "December" }],
]);
const field = choices({ label, among });

it("shows all side by side, says what is chosen in words, and keeps the order whatever is ticked first", async () => {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  let value: readonly string[] = ["12"];
  const draw = () =>
    act(async () =>
      root.render(
        <LanguageProvider language="en">
          <StripCell field={field} value={value} />
          <StripInput field={field} value={value} id="months" onChange={(next) => (value = next)} />
        </LanguageProvider>,
      ),
    );
  await draw();
  expect(host.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("December");
  expect(host.querySelector("[role=img]")?.childElementCount).toBe(4);
  expect(host.querySelector("#months")?.getAttribute("role")).toBe("group");
  const box = (name: string) =>
    [...host.querySelectorAll("label")].find(({ textContent }) => textContent === name)?.querySelector("input");
  await act(async () => box("January")?.click());
  await draw();
  expect(value).toEqual(["1", "12"]);
  await act(async () => box("December")?.click());
  expect(value).toEqual(["1"]);
  await act(async () => root.unmount());
  host.remove();
});

it("writes every chosen key, neighbours of two digits too, and no other", () => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <StripCell field={field} value={["1", "11", "12"]} />
    </LanguageProvider>,
  );
  const keys = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("[role=img] > span")];
  expect(keys.map(({ textContent }) => textContent)).toEqual(["1", "", "11", "12"]);
});
