import type { ElementHandle, Locator, Page } from "@playwright/test";
import type { Page as FirefoxPage } from "puppeteer-core";

/** Pixels by which the page moves when a field is left: the height of a hint of two Lao lines. */
const MOVES = 44;

interface PressTest {
  pressed: Element | undefined;
  isHit: boolean;
  readonly end: AbortController;
}
declare global {
  interface Window {
    pressTest?: PressTest;
  }
}

/**
 * Runs in the page: from now on a line is inserted above everything whenever a field is left, and clicks are recorded
 * but have no effect.
 */
function startPressTest(height: number): void {
  const state: PressTest = { pressed: undefined, isHit: false, end: new AbortController() };
  window.pressTest = state;
  const on = { capture: true, signal: state.end.signal };
  addEventListener("mousedown", (event) => (state.pressed = event.target as Element), on);
  addEventListener(
    "click",
    (event) => {
      state.isHit = (state.pressed?.closest("button")?.contains(event.target as Node) ?? false) && event.isTrusted;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    on,
  );
  addEventListener(
    "focusout",
    ({ target }) => {
      const within = (target as Element).closest("form, [role=dialog], main") ?? document.body;
      // After the browser has found the pressed element, as the validation of a field does.
      requestAnimationFrame(() => {
        if (on.signal.aborted) return;
        const line = Object.assign(document.createElement("p"), { className: "press-test", textContent: "…" });
        line.style.cssText = `height: ${height}px; margin: 0; flex: none; width: 100%`;
        within.prepend(line);
      });
    },
    on,
  );
}

/** Runs in the page: removes the test's listeners and lines. */
function endPressTest(): void {
  window.pressTest?.end.abort();
  document.querySelectorAll(".press-test").forEach((line) => line.remove());
}

/** Of buttons that every row of a table has, only those of the first row are pressed. */
const OF_ONE_ROW =
  ":not(tr ~ tr button, [role=row] ~ [role=row] button, li ~ li button, [role=gridcell] ~ [role=gridcell] button)";
/** Buttons pressed on one page; further ones would behave alike. */
const MAX_BUTTONS = 16;
const FIELDS = "input:visible:enabled, textarea:visible:enabled, [role=slider]:visible";

/**
 * Runs in the page: focuses the field and returns the point (px) at which to press the button; undefined if the button
 * is covered.
 */
async function enterField([field, button]: readonly [HTMLElement | SVGElement, HTMLElement | SVGElement]) {
  document.querySelectorAll(".press-test").forEach((line) => line.remove());
  field.focus();
  const middle = () => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  // Leaving the previously pressed button inserts a line too: the point is measured once the button has been still for
  // three frames, and in the window: a drawer that opens stands still beside it on a busy machine.
  let place = "";
  for (let still = 0, frame = 0; still < 3 && frame < 120; frame += 1) {
    await new Promise(requestAnimationFrame);
    if ("scrollIntoViewIfNeeded" in button) (button.scrollIntoViewIfNeeded as () => void)();
    else button.scrollIntoView({ block: "center" });
    const now = JSON.stringify(button.getBoundingClientRect());
    still = now === place && document.elementFromPoint(...middle()) !== null ? still + 1 : 0;
    place = now;
  }
  const [x, y] = middle();
  if (window.pressTest) window.pressTest.isHit = false;
  return button.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}

async function threeFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
/** Runs in the page, after the release. The click may be dispatched one task later, so it is awaited. */
async function isMissed(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return !window.pressTest?.isHit;
}

type Handle = ElementHandle<HTMLElement | SVGElement>;

async function isLost(page: Page, field: Handle, button: Handle) {
  const place = await page.evaluate(enterField, [field, button] as const);
  if (!place) return undefined;
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await page.evaluate(threeFrames);
  await page.mouse.up();
  return page.evaluate(isMissed);
}

export interface Presses {
  /** Names of the buttons that lost the click. */
  readonly lost: readonly string[];
  /** Number of buttons that could be pressed. */
  readonly pressed: number;
}

/**
 * Presses each button after a field (or the first button, if there is no field) was left, waits some frames, and
 * releases.
 */
export async function pressAll(page: Page, within: Locator): Promise<Presses> {
  const buttons = (await within.locator(`button:visible:enabled${OF_ONE_ROW}`).elementHandles()) as Handle[];
  const [field = buttons[0]] = (await within.locator(FIELDS).elementHandles()) as Handle[];
  if (!field) return { lost: [], pressed: 0 };
  await page.evaluate(startPressTest, MOVES);
  const lost: string[] = [];
  let pressed = 0;
  for (const button of buttons.slice(0, MAX_BUTTONS)) {
    const outcome = await isLost(page, field, button);
    if (outcome !== undefined) pressed += 1;
    if (outcome) lost.push(await button.evaluate((one) => one.getAttribute("aria-label") ?? one.textContent ?? ""));
  }
  await page.evaluate(endPressTest);
  return { lost, pressed };
}

/** The same in Firefox, for buttons within `selector`, after its first field was left. */
export async function pressAllInFirefox(page: FirefoxPage, selector: string): Promise<Presses> {
  const field = await page.waitForSelector(`${selector} :is(input, textarea):enabled`, { visible: true });
  if (!field) return { lost: [], pressed: 0 };
  await page.evaluate(startPressTest, MOVES);
  const lost: string[] = [];
  let pressed = 0;
  for (const button of (await page.$$(`${selector} button:enabled`)).slice(0, MAX_BUTTONS)) {
    if (!(await button.isVisible())) continue;
    const both = await page.evaluateHandle((one, other) => [one, other] as const, field, button);
    const place = await page.evaluate(enterField, both);
    if (!place) continue;
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await page.evaluate(threeFrames);
    await page.mouse.up();
    pressed += 1;
    if (await page.evaluate(isMissed))
      lost.push(await button.evaluate((one) => one.getAttribute("aria-label") ?? one.textContent));
  }
  await page.evaluate(endPressTest);
  return { lost, pressed };
}
