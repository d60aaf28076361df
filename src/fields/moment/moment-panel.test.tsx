import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { label } from "../testing/round-trip.ts";
import { moment } from "./moment.ts";
import { MomentInput } from "./MomentControls.tsx";

const field = moment({ label, isAhead: true, timeOfDay: "09:00" });
const place = document.createElement("div");
let root: ReturnType<typeof createRoot>;
let chosen: (string | null)[] = [];
const input = () => place.querySelector("input") as HTMLInputElement;
const panel = () => document.querySelector<HTMLElement>(".ant-picker-dropdown:not(.ant-picker-dropdown-hidden)");
const click = (element: Element | null | undefined) => {
  element?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
};
const draw = (value: string | null) =>
  root.render(
    <LanguageProvider language="en">
      <MomentInput
        id="at"
        field={field}
        value={value}
        onChange={(next) => {
          chosen.push(next);
          draw(next);
        }}
      />
    </LanguageProvider>,
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-06-13T15:20:00") });
  chosen = [];
  document.body.append(place);
  root = createRoot(place);
  draw(null);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.useRealTimers();
});

const openPanel = async () => {
  await vi.waitFor(() => (place.querySelector("input") ? undefined : Promise.reject(new Error("no input yet"))));
  input().focus();
  click(input());
  await vi.waitFor(() => (panel() ? undefined : Promise.reject(new Error("no panel yet"))));
};
const wire = (time: string) => new Date(time).toISOString().replace(".000", "");
const soonChosen = (times: readonly string[]) => vi.waitFor(() => expect(chosen).toEqual(times.map(wire)));
const button = () => [...(panel()?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === "OK");

it("hands over by its button, with the usual time for a day alone, and the next full hour for today", async () => {
  await openPanel();
  click(panel()?.querySelector('td[title="2027-06-20"]'));
  await vi.waitFor(() => expect(input().value).toBe("20 Jun 2027 09:00"));
  expect(chosen).toEqual([]);
  click(button());
  await soonChosen(["2027-06-20T09:00"]);
  await openPanel();
  click(panel()?.querySelector('td[title="2027-06-13"]'));
  await vi.waitFor(() => expect(input().value).toBe("13 Jun 2027 09:00"));
  click(button());
  await soonChosen(["2027-06-20T09:00", "2027-06-13T16:00"]);
});

it("keeps a time of today that was typed, though it has passed: what is wrong with it is said", async () => {
  await openPanel();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(), "13 Jun 2027 09:00");
  input().dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(input().value).toBe("13 Jun 2027 09:00"));
  input().blur();
  await soonChosen(["2027-06-13T09:00"]);
});
