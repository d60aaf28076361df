import { connect } from "./support/client.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("somebody with a telephone applies in three steps, keeps the number and sees how far it is (§2)", async ({
  page,
  server,
}) => {
  await page.goto("/home/entpNewsSigle?lang=en");
  await expect(page.locator("fieldset.application-body")).toBeEnabled();
  await page.getByLabel("Name of the enterprise, cooperative or family").fill("Paksong Women's Coffee");
  await page.getByLabel("Type").selectOption("cooperative");
  await page.getByLabel("Country").selectOption({ label: "Lao PDR" });
  await page.getByLabel("Province").selectOption({ index: 2 });
  await page.getByLabel("Contact person").fill("Mani");
  await page.getByLabel("Phone").fill("+856 20 5555 1234");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "What you grow" })).toBeFocused();
  // The telephone's own "back" is a step back, and what was typed stands.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Who you are" })).toBeFocused();
  await expect(page.getByLabel("Contact person")).toHaveValue("Mani");
  await page.goForward();
  await page.getByLabel("Product name").fill("Arabica");
  await page.getByLabel("Category").selectOption("coffee");
  await page.getByLabel("November").check();
  const picture = await page.screenshot({ type: "png", clip: { x: 0, y: 0, width: 90, height: 60 } });
  const add = (name: string) =>
    page.locator("#field-products-0-pictures input").setInputFiles({ name, mimeType: "image/png", buffer: picture });
  await add("tree.png");
  await expect(page.getByRole("img", { name: "Image 1" })).toBeVisible();

  // The form and its picture are restored after a reload; one that is added meanwhile comes after it.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/portal/application/pictures", async (route) => {
    await answered;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole("status")).toContainText("Restored what you entered");
  await add("harvest.png");
  await expect(page.getByRole("progressbar")).toBeVisible();
  answer();
  for (const name of ["Image 1", "Image 2"])
    await expect(page.getByRole("img", { name })).toHaveJSProperty("naturalWidth", 90);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "What you grow" })).toBeFocused();
  await page.getByRole("button", { name: "Next" }).click();
  // From the summary to a step and back to the summary; a link within the page is no step.
  await page.getByRole("button", { name: "Change" }).first().click();
  await expect(page.getByRole("heading", { level: 2, name: "Who you are" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Check and submit" })).toBeFocused();
  await page.evaluate(() => location.assign("#content"));
  await expect(page.getByRole("heading", { level: 2, name: "Check and submit" })).toBeVisible();
  await page.getByLabel(/^I agree/).check();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Application submitted" })).toBeFocused();
  const [number = "", secret = ""] = await page.locator("dd").allTextContents();
  expect(number).toMatch(/^TN-\d{4}-\d{6}$/);

  // The code is shown once: the page asks before it is left, until the code has been copied.
  const statusLink = page.getByRole("link", { name: "Check application status" }).last();
  const asked = page.waitForEvent("dialog");
  const clicked = statusLink.click();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await clicked;
  await expect(page.getByText(secret)).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await statusLink.click();
  await page.getByLabel("Application number").fill(number);
  await page.getByLabel("Code").fill(secret);
  await page.getByRole("button", { name: "Check status" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Waiting for review" })).toBeFocused();
  expect(page.url()).not.toContain(secret);

  // Asked back, what is corrected is on the device until it is sent, and nowhere else.
  const staff = await connect(server.url);
  const { results } = (await staff.post("/cms/application/list", { search: number })) as unknown as {
    readonly results: readonly { readonly id: string }[];
  };
  for (const step of ["take", "return"])
    await staff.post(`/cms/application/${results[0]?.id}/${step}`, { message: "Which village?" });
  await staff.close();
  const lookUp = async () => {
    await page.getByLabel("Application number").fill(number);
    await page.getByLabel("Code").fill(secret);
    await page.getByRole("button", { name: "Check status" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "More information needed" })).toBeFocused();
  };
  await page.reload();
  await lookUp();
  await page.getByLabel("Village, street, number").fill("Lak 40");
  await page.getByRole("button", { name: "Next" }).click();
  await add("village.png");
  await expect(page.getByRole("img", { name: "Image 3" })).toBeVisible();
  await page.reload();
  await lookUp();
  await expect(page.locator(".application-note")).toContainText("Restored what you entered");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret);
  for (const name of ["Image 1", "Image 2", "Image 3"])
    await expect(page.getByRole("img", { name })).toHaveJSProperty("naturalWidth", 90);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Lak 40")).toBeVisible();
  await page.getByRole("button", { name: "Resubmit" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Waiting for second review" })).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Lak 40");
});
