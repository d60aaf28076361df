import { expect, test } from "./support/fixtures.ts";

const A4 = /\/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/g; // A4 in points

test("anybody checks a certificate by its number and prints the proof: one page of A4 in each language, its code 25 mm or more", async ({
  page,
}) => {
  await page.goto("/home/certificate?lang=en");
  await page.getByLabel("Number").fill("demo-lao-org-16-0012");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This certificate is valid");
  const printIn = page.getByRole("navigation", { name: "Print in" }).getByRole("link");
  const addresses = await printIn.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses).toHaveLength(3);
  for (const address of addresses) {
    await page.goto(address);
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(printed.match(/\/Type \/Page\b/g), address).toHaveLength(1);
    expect(printed.match(A4), address).toHaveLength(1);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("textbox")).toBeHidden();
  const code = await page.locator(".certificate-sheet .certificate-qr").boundingBox();
  expect(((code?.width ?? 0) / 96) * 25.4).toBeGreaterThanOrEqual(25);
});
