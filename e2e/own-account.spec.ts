import type { Browser, Page } from "@playwright/test";
import { dialog, pick, toast } from "./support/console.ts";
import { administrator, expect, fillSignIn, signIn, test } from "./support/fixtures.ts";

// A demo user, so that other journeys are not affected.
const viewer = { username: "viewer", password: administrator.password };
const me = (page: Page) => page.getByRole("banner").locator("button[aria-haspopup=menu]").last();

/** Opens a page in another browser. */
async function elsewhere(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: "zh-CN", viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

test("a person edits their profile; the avatar's menu follows at once, and nothing else changes (AZ-08)", async ({
  page,
}) => {
  await signIn(page, viewer);
  await pick(me(page), "个人信息");
  await expect(page).toHaveURL("/info");
  const main = page.getByRole("main");
  await expect(main.getByText("只读用户")).toBeVisible();

  await main.getByLabel("电话").fill("打给我");
  await main.getByLabel("姓名").fill("李娜娜");
  await main.getByRole("button", { name: "保存" }).click();
  await expect(main.getByText("请输入有效的电话号码")).toBeVisible();
  await main.getByLabel("电话").fill("+856 20 5555 1234");
  await main.getByLabel("个人简介").fill("ເບິ່ງແຍງໄຮ່ກາເຟ · 负责咖啡基地");
  const saved = expect(toast(page, "已保存")).toBeVisible();
  await page.keyboard.press("Control+s");
  await saved;
  await expect(me(page)).toContainText("李娜娜");

  await page.reload();
  await expect(main.getByLabel("电话")).toHaveValue("+856 20 5555 1234");
  await expect(main.getByLabel("个人简介")).toHaveValue("ເບິ່ງແຍງໄຮ່ກາເຟ · 负责咖啡基地");
  await expect(main.getByText("viewer", { exact: true })).toBeVisible();
});

test("a portrait is cut to a square, stored as a small JPEG, and shown at once", async ({ page }) => {
  await signIn(page, viewer);
  await page.goto("/info");
  const picker = page.getByRole("main").locator("input[type=file]");
  const refused = expect(toast(page, "上传图片只能是 JPG/PNG 格式!")).toBeVisible();
  await picker.setInputFiles({ name: "a.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await refused;

  await picker.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await page.screenshot() });
  const crop = dialog(page, "裁剪头像");
  const view = crop.getByRole("button", { name: "拖动图片" });
  // The preview is drawn before the crop is moved: not all of its pixels are white.
  const isDrawn = (canvas: HTMLCanvasElement) =>
    canvas
      .getContext("2d")
      ?.getImageData(0, 0, canvas.width, canvas.height)
      .data.some((part) => part > 0 && part < 250);
  await expect.poll(() => view.locator("canvas").evaluate(isDrawn)).toBe(true);
  await view.focus();
  await page.keyboard.press("ArrowLeft");
  await crop.getByRole("slider", { name: "缩放" }).press("ArrowRight");
  await crop.getByRole("button", { name: "使用这个头像" }).click();
  await expect(crop).toBeHidden();
  const face = me(page).locator("img");
  await expect(face).toHaveAttribute("src", /^\/file\/avatar\/.*\.jpg$/);
  const size = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight];
  await expect.poll(() => face.evaluate(size)).toEqual([320, 320]); // once the picture has loaded
});

test("a person's other sessions are listed and can be ended", async ({ page, browser, server }) => {
  const other = await elsewhere(browser, server.url);
  await signIn(other, viewer);
  await signIn(page, viewer);
  await page.goto("/info");
  const sessions = page.getByRole("region", { name: "登录设备" }).getByRole("listitem");
  await expect(sessions.filter({ hasText: "本次登录" })).toHaveCount(1);
  const count = await sessions.count();
  await sessions.filter({ hasNotText: "本次登录" }).first().getByRole("button", { name: "结束" }).click();
  await dialog(page, "退出此设备的登录？").getByRole("button", { name: "结束" }).click();
  await expect(sessions).toHaveCount(count - 1);
  await other.reload();
  await expect(other.getByText("此次登录已在别处被结束，请重新登录")).toBeVisible();
  await other.context().close();
});

test("a preference applies in the other window at once, and in another browser from the start", async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, viewer);
  await page.goto("/sys/dict");
  const beside = await page.context().newPage();
  await beside.goto("/sys/dict");
  const rowsBeside = beside.getByRole("main").locator("[data-density]");
  await expect(rowsBeside).toHaveAttribute("data-density", "normal");

  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith("/my/preferences") &&
      response.request().method() === "POST" &&
      (response.request().postData() ?? "").includes("density"),
  );
  await page.getByRole("button", { name: "列与行高" }).click();
  await page.getByText("紧凑", { exact: true }).click();
  await expect(rowsBeside).toHaveAttribute("data-density", "compact");
  await saved;

  // Changing the language reloads the page, which sends the choice then at the latest; whichever window sends it first.
  const told = page
    .context()
    .waitForEvent("response", (response) => (response.request().postData() ?? "").includes("language"));
  await pick(page.getByRole("button", { name: "界面语言" }), "ລາວ");
  await expect(page.getByRole("heading", { level: 1, name: "ບັນຊີຕົວເລືອກ" })).toBeVisible();
  await told;

  const next = await elsewhere(browser, server.url);
  await next.goto("/login?redirect=/sys/dict");
  await fillSignIn(next, viewer);
  await expect(next.getByRole("heading", { level: 1, name: "ບັນຊີຕົວເລືອກ" })).toBeVisible();
  await expect(next.getByRole("main").locator("[data-density]")).toHaveAttribute("data-density", "compact");
  await next.context().close();
});
