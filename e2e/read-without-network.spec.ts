import { expect, test } from "./support/fixtures.ts";

test("without a network a page read before is shown, another one says why it is not, and nothing else is intercepted", async ({
  page,
  context,
}) => {
  const broken: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && broken.push(message.text())));
  await page.goto("/home/nyNewsList?lang=en");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The page that was open before the worker was installed is cached too.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/home/nyNewsList?lang=en")) !== undefined))
    .toBe(true);
  expect(broken).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
  await page.goto("/home/brandAgree");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  const again = await page.getByRole("link", { name: "Try again" }).boundingBox();
  expect(again?.height, "what helps is a button").toBeGreaterThanOrEqual(44);
  // The worker leaves the sign-in page and the console alone.
  await expect(page.goto("/login")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  await context.setOffline(false);
  await page.goto("/home/brandAgree");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");
});
