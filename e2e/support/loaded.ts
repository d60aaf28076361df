import { expect, type Locator, type Page } from "@playwright/test";

/** Waits for what is still loading, also where the skeleton of a short wait is not visible yet. */
export async function loaded(within: Page | Locator): Promise<void> {
  const coming = within.locator(".skeleton, [class*=coming]");
  // Kept pages are not laid out.
  const laidOut = () => coming.evaluateAll((all) => all.filter((each) => each.getClientRects().length > 0).length);
  await expect.poll(laidOut).toBe(0);
}
