import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "../../routing/navigation.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { BackToTop } from "./BackToTop.tsx";

const PAGES = ["/a", "/b"];
let running: Frame;
const width = (element: Element | null, px: number): void => {
  if (element) Object.defineProperty(element, "clientWidth", { value: px, configurable: true });
};

beforeEach(() => {
  running = frame(
    <main id="main" tabIndex={-1}>
      {PAGES.map((id) => (
        <div key={id} data-page={id} ref={(page) => width(page, 800)}>
          <div data-list={id} ref={(list) => width(list, 100)} />
        </div>
      ))}
      <BackToTop />
    </main>,
    PAGES.map((path) => ({ path })),
    "/a",
  );
});
afterEach(() => running.end());

const scroll = async (selector: string, top: number) => {
  const element = await found(selector);
  element.scrollTop = top;
  element.dispatchEvent(new Event("scroll"));
  return element;
};
const button = () => document.querySelector("button[aria-label='Back to top']");
/** Repeats the scroll until the component listens. */
const scrollFar = () =>
  vi.waitFor(async () => {
    const page = await scroll("[data-page='/a']", 301);
    expect(button()).not.toBeNull();
    return page;
  });
const goTo = async (path: string) => {
  openPage(path);
  await vi.waitFor(() => expect(useTabs.getState().activeId).toBe(path));
};

test("the button appears after 300 px of scrolling and leads to the top (§2, §9)", async () => {
  await goTo("/a");
  await scrollFar();
  await scroll("[data-page='/a']", 300);
  await vi.waitFor(() => expect(button()).toBeNull());
  await scroll("[data-list='/a']", 900); // a list in the page is not the page
  const page = await scroll("[data-page='/a']", 301);
  const jump = vi.fn<(options?: unknown) => void>();
  page.scrollTo = jump;
  (await found("button[aria-label='Back to top']")).click();
  expect(jump).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  expect(document.activeElement?.id).toBe("main");
  await scroll("[data-page='/a']", 0);
  await vi.waitFor(() => expect(button()).toBeNull());
});

test("each tab has its own button, which jumps with reduced motion", async () => {
  await goTo("/a");
  const page = await scrollFar();
  await goTo("/b");
  await vi.waitFor(() => expect(button()).toBeNull());
  await goTo("/a");
  const jump = vi.fn<(options?: unknown) => void>();
  page.scrollTo = jump;
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({ matches: query.includes("reduced-motion"), addEventListener() {}, removeEventListener() {} }) as never,
  );
  (await found("button[aria-label='Back to top']")).click();
  expect(jump).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  vi.restoreAllMocks();
});
