import { expect, type Locator, type Page } from "@playwright/test";

/** Waits for what is still loading, also where the skeleton of a short wait is not visible yet. */
export async function loaded(within: Page | Locator): Promise<void> {
  const coming = within.locator(".skeleton, [class*=coming]");
  // Keep-alive pages are hidden by `content-visibility`, which `checkVisibility` sees, and wait until they are in front
  // again.
  const inFront = () => coming.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
  await expect.poll(inFront).toBe(0);
}
