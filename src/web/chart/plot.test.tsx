import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n/language.tsx";
import { Plot } from "./Plot.tsx";

let end = () => {};
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const points = ["Mon", "Tue", "Wed"].map((name) => ({ short: name.slice(0, 1), name, href: `/list?day=${name}` }));
const draw = (plot: ReactElement) => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() => root.render(<LanguageProvider language="en">{plot}</LanguageProvider>));
  end = () => {
    root.unmount();
    document.body.replaceChildren();
  };
};
const show = (opened: string[] = []) =>
  draw(
    <Plot
      title="Visits"
      axis="Day"
      points={points}
      series={[
        { name: "News", values: [1, 0, 12_000] },
        { name: "Products", values: [4, 5, 6] },
      ]}
      onOpen={(href) => opened.push(href)}
    />,
  );

test("a period that has not ended is drawn apart: its fall is no fall", () => {
  const running = points.map((point, index) => ({ ...point, isRunning: index === 2 }));
  const series = [{ name: "News", values: [8, 9, 1] }];
  draw(<Plot title="Visits" axis="Day" points={running} series={series} shape="area" />);
  const [filled, ended, growing] = document.querySelectorAll("path");
  expect([filled, ended].every((path) => path?.getAttribute("d")?.includes("0.833") === false)).toBe(true);
  expect(growing?.getAttribute("d")).toBe("M0.5,0.1L0.833,0.9");
  expect(growing?.hasAttribute("data-running")).toBe(true);
  expect([...document.querySelectorAll("tr")].at(-1)?.textContent).toBe("Wed1");
});

test("each value is said in words, one tab stop leads to all of them, and a table says the same", () => {
  show();
  const marks = [...document.querySelectorAll<HTMLElement>("[role=group] > *")];
  expect(marks.map((mark) => mark.getAttribute("aria-label"))).toEqual([
    "Mon: News 1 · Products 4",
    "Tue: News 0 · Products 5",
    "Wed: News 12,000 · Products 6",
  ]);
  expect(marks.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  flushSync(() => marks[2]?.focus());
  const press = (key: string) =>
    flushSync(() => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  press("ArrowLeft");
  expect(document.activeElement).toBe(marks[1]);
  press("Home");
  expect(document.activeElement).toBe(marks[0]);
  expect(marks.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(document.querySelector("caption")?.textContent).toBe("Visits");
  expect([...document.querySelectorAll("tr")].map(({ textContent }) => textContent)).toEqual([
    "DayNewsProducts",
    "Mon14",
    "Tue05",
    "Wed12,0006",
  ]);
});

test("a value opens the records it counts within the page; with a key held down the browser opens them elsewhere", () => {
  const opened: string[] = [];
  show(opened);
  const mark = document.querySelector<HTMLAnchorElement>("[role=group] > a");
  expect(mark?.getAttribute("href")).toBe("/list?day=Mon");
  flushSync(() => mark?.click());
  expect(opened).toEqual(["/list?day=Mon"]);
  const away = new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true });
  flushSync(() => void mark?.dispatchEvent(away));
  expect([opened.length, away.defaultPrevented]).toEqual([1, false]);
});
