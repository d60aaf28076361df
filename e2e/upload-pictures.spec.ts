import sharp from "sharp";
import { dialog, open, toast } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";

const picture = (background: string, side = 60) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png({ compressionLevel: 9 })
    .toBuffer();
const file = (name: string, buffer: Buffer, mimeType = "image/png") => ({ name, mimeType, buffer });

test("several pictures are uploaded, put in order, and their links copied (§2, §5)", async ({ signedIn: page }) => {
  await open(page, "/dashboard");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("banner").getByRole("button", { name: "上传图片" }).click();
  const upload = dialog(page, "上传图片");
  // The second upload fails at first.
  let isAway = true;
  await page.route("**/api/oss/upload", async (route) => {
    const isSecond = route.request().postDataBuffer()?.includes("coffee.png") ?? false;
    if (isSecond && isAway) await route.abort();
    else await route.continue();
  });
  await upload
    .locator("input[type=file]")
    .setInputFiles([
      file("rice.png", await picture("#2a7")),
      file("coffee.png", await picture("#853")),
      file("huge.png", await picture("#fff", 6000)),
      file("drawing.gif", Buffer.from("GIF89a"), "image/gif"),
      file("heavy.png", Buffer.alloc(2 * 1024 * 1024)),
    ]);
  await expect(upload.getByText("drawing.gif：上传图片只能是 JPG/PNG 格式!")).toBeVisible();
  await expect(upload.getByText("heavy.png：上传图片大小不能超过 2MB!")).toBeVisible();
  const tiles = upload.getByRole("listitem");
  await expect(tiles).toHaveCount(3);
  await expect(tiles.nth(0)).toContainText("已上传");
  await expect(tiles.nth(2)).toContainText("图片尺寸过大");
  await expect(tiles.nth(1)).toHaveAttribute("data-state", "failed");
  await Promise.all([
    expect(toast(page, "2 张图片未上传成功，请重新上传或移除")).toBeVisible(),
    upload.getByRole("button", { name: "复制链接" }).click(),
  ]);

  isAway = false;
  await upload.getByRole("button", { name: "重新上传 coffee.png" }).click();
  await upload.getByRole("button", { name: "移除 huge.png" }).click();
  await expect(tiles.nth(1)).toContainText("已上传");
  await tiles.nth(1).dragTo(tiles.nth(0));
  await expect(tiles.nth(0)).toContainText("coffee.png");
  await Promise.all([
    expect(toast(page, "已复制 2 张图片的链接")).toBeVisible(),
    upload.getByRole("button", { name: "复制链接" }).click(),
  ]);
  await expect(upload).toBeHidden();
  const links = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect(links).toHaveLength(2);
  const [coffee] = await Promise.all(links.map(async (link) => (await page.request.get(link)).body()));
  expect((await sharp(coffee).stats()).dominant).toMatchObject({ r: 136, b: 56 });
});
