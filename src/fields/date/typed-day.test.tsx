import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { moment } from "../moment/moment.ts";
import { MomentInput } from "../moment/MomentControls.tsx";
import { label } from "../testing/round-trip.ts";
import { typedDay } from "./typed-day.web.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
const place = document.createElement("div");
let root: ReturnType<typeof createRoot> | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  place.remove();
});

it("reads days and times as people write them, but none that do not exist or have the month before the day", () => {
  const read = (text: string) => typedDay(text)?.format("YYYY-MM-DD HH:mm");
  expect(read("13/06/2027 10:00")).toBe("2027-06-13 10:00");
  expect(read("２０２７年6月13日 9:30")).toBe("2027-06-13 09:30");
  for (const odd of ["06/13/2027 10:00", "6-13-2027", "32/13/2027 25:00", "13/06/2027 25:00", "13/06/2027 9:75"])
    expect([odd, read(odd)]).toEqual([odd, undefined]);
});

it("says of typed text that it is no date, in place of what was wrong with the time before, and leaves that as it is", async () => {
  const chosen: unknown[] = [];
  document.body.append(place);
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <LanguageProvider language="en">
        <MomentInput
          field={moment({ label, required: true })}
          value="2020-01-01T00:00:00Z"
          onChange={(next) => chosen.push(next)}
          wrong={<p role="alert">Too early</p>}
        />
      </LanguageProvider>,
    ),
  );
  const said = () => [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);
  const type = async (text: string) => {
    const input = place.querySelector("input") as HTMLInputElement;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await act(async () => {
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    });
  };
  expect(said()).toEqual(["Too early"]);
  await type("32/13/2027 25:00");
  expect(said()).toEqual([expect.stringMatching(/^“32\/13\/2027 25:00” cannot be read as a date/)]);
  expect(chosen).toEqual([]);
  await type("2027年6月13日 10:00");
  expect(chosen).toHaveLength(1);
  expect(said()).toEqual(["Too early"]);
});
