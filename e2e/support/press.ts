import type { ElementHandle, Locator, Page } from "@playwright/test";
import type { Page as FirefoxPage } from "puppeteer-core";

/** Pixels by which whatever stands below a field moves when the field is left: a help line of two lines of Lao. */
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
 * Runs in the page: from here on every field that is left says something above everything else, and no click does anything but being
 * counted.
 */
function lieInWait(height: number): void {
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
      // After the browser has looked for what was pressed, as a check of the field is.
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

/** Runs in the page: it is as it was, to be used again. */
function standDown(): void {
  window.pressTest?.end.abort();
  document.querySelectorAll(".press-test").forEach((line) => line.remove());
}

/** Of buttons that stand in every row of a table, those of the first row speak for all. */
const OF_ONE_ROW =
  ":not(tr ~ tr button, [role=row] ~ [role=row] button, li ~ li button, [role=gridcell] ~ [role=gridcell] button)";
/** More of one page are more of the same. */
const MOST = 16;
const FIELDS = "input:visible:enabled, textarea:visible:enabled, [role=slider]:visible";

/** Runs in the page: enters the field and gives where the button is to be pressed; nothing where it cannot be, or something lies over it. */
async function enterField([field, button]: readonly [HTMLElement | SVGElement, HTMLElement | SVGElement]) {
  document.querySelectorAll(".press-test").forEach((line) => line.remove());
  field.focus();
  // What was pressed before is left, and says so: nothing is measured until that has come and the button stands still.
  let place = "";
  for (let still = 0, frame = 0; still < 3 && frame < 120; frame += 1) {
    await new Promise(requestAnimationFrame);
    if ("scrollIntoViewIfNeeded" in button) (button.scrollIntoViewIfNeeded as () => void)();
    else button.scrollIntoView({ block: "center" });
    const now = JSON.stringify(button.getBoundingClientRect());
    still = now === place ? still + 1 : 0;
    place = now;
  }
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (window.pressTest) window.pressTest.isHit = false;
  return button.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}

async function threeFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
/** Runs in the page, after the release: what was held under the pointer is let go a task later, and stands at its place only then. */
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
  /** The names of the buttons that lost the click. */
  readonly lost: readonly string[];
  /** How many could be pressed. */
  readonly pressed: number;
}

/** Presses every button after a field was left, or a button where there is no field, waits a frame, and releases. */
export async function pressAll(page: Page, within: Locator): Promise<Presses> {
  const buttons = (await within.locator(`button:visible:enabled${OF_ONE_ROW}`).elementHandles()) as Handle[];
  const [field = buttons[0]] = (await within.locator(FIELDS).elementHandles()) as Handle[];
  if (!field) return { lost: [], pressed: 0 };
  await page.evaluate(lieInWait, MOVES);
  const lost: string[] = [];
  let pressed = 0;
  for (const button of buttons.slice(0, MOST)) {
    const outcome = await isLost(page, field, button);
    if (outcome !== undefined) pressed += 1;
    if (outcome) lost.push(await button.evaluate((one) => one.getAttribute("aria-label") ?? one.textContent ?? ""));
  }
  await page.evaluate(standDown);
  return { lost, pressed };
}

/** The same in Firefox, of the buttons that `selector` finds, after its first field was left. */
export async function pressAllInFirefox(page: FirefoxPage, selector: string): Promise<Presses> {
  const field = await page.waitForSelector(`${selector} :is(input, textarea):enabled`, { visible: true });
  if (!field) return { lost: [], pressed: 0 };
  await page.evaluate(lieInWait, MOVES);
  const lost: string[] = [];
  let pressed = 0;
  for (const button of (await page.$$(`${selector} button:enabled`)).slice(0, MOST)) {
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
  await page.evaluate(standDown);
  return { lost, pressed };
}
