import { useRef } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useVisibleRows } from "./use-visible-rows.ts";

const COUNT = 500;
const layout = { row: 40, room: 400 };
let resized: (() => void)[] = [];

function Rows() {
  const scroller = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLParagraphElement>(null);
  const { from, to, above, below, reveal } = useVisibleRows(scroller, first, COUNT);
  return (
    <>
      <div ref={scroller} data-scroller>
        <div data-above={above} data-below={below}>
          {Array.from({ length: to - from }, (_, index) => (
            <p key={from + index} ref={index === 0 ? first : undefined}>
              {from + index}
            </p>
          ))}
        </div>
      </div>
      <button type="button" onClick={() => reveal(300)}>
        reveal
      </button>
    </>
  );
}

const root = () => createRoot(document.body.appendChild(document.createElement("div")));
let drawn: ReturnType<typeof root>;
beforeEach(() => {
  Object.assign(layout, { row: 40, room: 400 });
  resized = [];
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(() => layout.row);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => layout.room);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        resized.push(this.#tell);
      }
      disconnect() {
        resized = resized.filter((each) => each !== this.#tell);
      }
    },
  );
  drawn = root();
  drawn.render(<Rows />);
});
afterEach(() => {
  drawn.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rows = () => [...document.querySelectorAll("p")].map(({ textContent }) => Number(textContent));
const inner = () => document.querySelector<HTMLElement>("[data-above]")?.dataset;
/** The rows drawn and the room kept for the others make the height of all. */
const isWhole = () =>
  expect(Number(inner()?.["above"]) + Number(inner()?.["below"]) + rows().length * layout.row).toBe(COUNT * layout.row);

it("draws what is in sight and a little more, and keeps the room of the others", async () => {
  await vi.waitFor(isWhole);
  expect(rows()[0]).toBe(0);
  expect(rows().length).toBeLessThan(60);
});

it("follows another density and a higher window without a scroll", async () => {
  await vi.waitFor(isWhole);
  const before = rows().length;
  layout.row = 32;
  resized.forEach((tell) => tell());
  await vi.waitFor(isWhole);
  layout.room = 1600;
  resized.forEach((tell) => tell());
  await vi.waitFor(() => expect(rows().length).toBeGreaterThan(before));
  isWhole();
});

it("scrolls to a line nobody has drawn yet, and draws it", async () => {
  await vi.waitFor(isWhole);
  expect(rows()).not.toContain(300);
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(rows()).toContain(300));
  expect(document.querySelector("[data-scroller]")?.scrollTop).toBe(300 * layout.row);
  isWhole();
});

it("looks at nothing once it is gone", async () => {
  await vi.waitFor(() => expect(resized.length).toBeGreaterThan(0));
  drawn.unmount();
  expect(resized).toEqual([]);
});

it("renders all rows while the page is printed, as paper does not scroll", async () => {
  await vi.waitFor(() => expect(document.querySelectorAll("p").length).toBeGreaterThan(0));
  expect(document.querySelectorAll("p").length).toBeLessThan(COUNT);
  dispatchEvent(new Event("beforeprint"));
  await vi.waitFor(() => expect(document.querySelectorAll("p").length).toBe(COUNT));
  dispatchEvent(new Event("afterprint"));
  await vi.waitFor(() => expect(document.querySelectorAll("p").length).toBeLessThan(COUNT));
});
