import type { Locator, Page } from "@playwright/test";

/** Pixels by which whatever stands below a field moves when the field is left: a help line of two lines of Lao. */
const MOVES = 44;

/** From here on every field that is left says something above everything else, and no click does anything but being counted. */
export async function lieInWait(page: Page): Promise<void> {
  await page.evaluate((height) => {
    const state = { pressed: undefined as Element | undefined, isHit: false };
    Object.assign(window, { pressTest: state });
    addEventListener("mousedown", (event) => (state.pressed = event.target as Element), { capture: true });
    addEventListener(
      "click",
      (event) => {
        state.isHit = (state.pressed?.closest("button")?.contains(event.target as Node) ?? false) && event.isTrusted;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
    addEventListener("focusout", ({ target }) => {
      const within = (target as Element).closest("form, [role=dialog], main") ?? document.body;
      // After the browser has looked for what was pressed, as a check of the field is.
      requestAnimationFrame(() => {
        const line = Object.assign(document.createElement("p"), { className: "press-test", textContent: "…" });
        line.style.cssText = `height: ${height}px; margin: 0; flex: none; width: 100%`;
        within.prepend(line);
      });
    });
  }, MOVES);
}

/** Of buttons that stand in every row of a table, those of the first row speak for all. */
const OF_ONE_ROW =
  ":not(tr ~ tr button, [role=row] ~ [role=row] button, li ~ li button, [role=gridcell] ~ [role=gridcell] button)";
/** More of one page are more of the same. */
const MOST = 16;

/** Presses every button after a field was left, waits a frame, and releases; gives the names of those that lost the click. */
export async function lostClicks(page: Page, within: Locator): Promise<string[]> {
  const lost: string[] = [];
  const field = within.locator("input:visible:enabled, textarea:visible:enabled").first();
  if ((await field.count()) === 0) return lost;
  for (const button of (await within.locator(`button:visible:enabled${OF_ONE_ROW}`).all()).slice(0, MOST)) {
    await page.evaluate(() => document.querySelectorAll(".press-test").forEach((line) => line.remove()));
    await field.focus();
    await button.scrollIntoViewIfNeeded().catch(() => undefined);
    const box = await button.boundingBox().catch(() => null); // one that goes with the focus cannot be pressed
    if (!box) continue;
    await page.evaluate(() => Object.assign((window as never as { pressTest: object }).pressTest, { isHit: false }));
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const isItself = await button.evaluate((one, [x, y]) => one.contains(document.elementFromPoint(x, y)), [
      box.x + box.width / 2,
      box.y + box.height / 2,
    ] as const);
    if (!isItself) continue; // something lies over it, and is pressed in its place
    await page.mouse.down();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
    const isHit = await page.evaluate(() => (window as never as { pressTest: { isHit: boolean } }).pressTest.isHit);
    if (!isHit) lost.push(await button.evaluate((one) => one.getAttribute("aria-label") ?? one.textContent ?? ""));
  }
  return lost;
}
