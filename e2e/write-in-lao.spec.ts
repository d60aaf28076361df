import { choose, prefer, toast } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";

test("choosing the language of writing shows no errors at texts that nobody has touched", async ({
  signedIn: page,
}) => {
  await page.goto("/cms/notice/edit");
  const main = page.getByRole("main");
  const titles = main.getByRole("group", { name: "标题" });
  await choose(main, "原文语言", "老挝文");
  await expect(titles.getByRole("textbox").first()).toHaveAttribute("lang", "lo");
  // A Chinese face draws an English apostrophe as wide as a letter.
  const face = (name: string) =>
    titles.getByRole("textbox", { name }).evaluate((box) => getComputedStyle(box).fontFamily);
  expect(await face("英文")).not.toBe(await face("中文"));
  // The violated rule of a typed text is shown at once.
  await titles.getByRole("textbox", { name: "老挝文" }).fill("ແຈ້ງການ");
  await choose(main, "原文语言", "中文");
  const problem = main.getByText("原文语言为中文，请填写");
  await expect(problem).toHaveCount(1);
  await main.getByRole("button", { name: "保存", exact: true }).click();
  await expect(problem.nth(1)).toBeVisible();
});

test("a notice is written and published in Lao alone, and a visitor who reads Chinese is told so", async ({
  signedIn: page,
  browser,
}) => {
  await prefer(page, { language: "lo" });
  await page.goto("/cms/notice/edit");
  const main = page.getByRole("main");
  const title = `ແຈ້ງການ ${Date.now()}`;
  await expect(page.locator("html")).toHaveAttribute("lang", "lo");

  // Written in the language of the console: its rows come first and are the only ones required.
  const titles = main.getByRole("group", { name: "ຫົວຂໍ້" });
  await expect(titles.getByRole("textbox").first()).toHaveAttribute("lang", "lo");
  await expect(titles.getByRole("textbox", { name: "ພາສາລາວ" })).toHaveAttribute("aria-required", "true");
  await expect(titles.getByRole("textbox", { name: "ພາສາຈີນ" })).not.toHaveAttribute("aria-required", "true");
  await titles.getByRole("textbox", { name: "ພາສາຈີນ" }).fill("停水");
  await choose(main, "ປະເພດ", "ແຈ້ງການ");
  await main.getByRole("button", { name: "ບັນທຶກ", exact: true }).click();
  await expect(main.getByText("ກະລຸນາຂຽນເປັນພາສາລາວ").first()).toBeVisible();

  await titles.getByRole("textbox", { name: "ພາສາຈີນ" }).fill("");
  await titles.getByRole("textbox", { name: "ພາສາລາວ" }).fill(title);
  await main.getByRole("textbox", { name: /ເນື້ອໃນ.*ພາສາລາວ/ }).click();
  await page.keyboard.type("ມື້ອື່ນຈະປິດນ້ຳ");
  await expect(main.getByText(/^\d+ ຄຳ$/).first()).toBeVisible();
  await main.getByRole("button", { name: "ເຜີຍແຜ່", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("ບັນທຶກການແກ້ໄຂແລ້ວ, ຍົກເລີກກໍບໍ່ເສຍ.");
  await page.getByRole("dialog").getByRole("button", { name: "ເຜີຍແຜ່", exact: true }).click();
  await expect(toast(page, title)).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await visitor.goto("/home/noticeDetail");
  await expect(visitor.locator("html")).toHaveAttribute("lang", "zh-CN");
  await visitor.getByRole("link", { name: title }).first().click();
  await expect(visitor.getByRole("heading", { name: title }).locator("[lang=lo]").first()).toBeVisible();
  await expect(visitor.getByRole("note")).toHaveText("以下内容为老挝文，尚无中文版");
  await expect(visitor.locator(".prose")).toHaveAttribute("lang", "lo");
  await expect(visitor.locator(".prose")).toContainText("ມື້ອື່ນຈະປິດນ້ຳ");
  await visitor.goto(`${new URL(visitor.url()).pathname}${new URL(visitor.url()).search}&lang=lo`);
  await expect(visitor.getByRole("note")).toHaveCount(0);
  await visitor.context().close();
});
