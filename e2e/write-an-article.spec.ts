import type { Locator } from "@playwright/test";
import { choose, dialog, toast } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";

/** One in which something may be scheduled. */
const YEAR = String(new Date().getFullYear() + 2);
const fullWidth = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

// A picture of one pixel.
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-unhide:no}</style></head><body>
<p class=MsoNormal><b>南塔新米</b><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1. </span><![endif]>收割</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>亩产</p></td></tr></table>
<p class=MsoNormal><img src="data:image/png;base64,${PNG}"></p></body></html>`;

async function pasteWord(body: Locator): Promise<void> {
  await body.click();
  await body.evaluate((element, html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, WORD);
  await expect(body.locator("img")).toHaveAttribute("src", /^\/file\/news\//);
}

test("an article is written, pasted from Word with its picture, looked at before it is public, and published", async ({
  signedIn: page,
  browser,
}) => {
  await page.goto("/cms/article/edit");
  const main = page.getByRole("main");
  const title = `春耕 ${Date.now()}`;
  await main.getByRole("textbox", { name: "中文", exact: true }).first().fill(title);
  await choose(main, "类别", "市场行情");
  const body = main.getByRole("textbox", { name: "正文，中文" });
  await pasteWord(body);
  await body.locator("img").click();
  await main.getByRole("textbox", { name: /图片说明/ }).fill("新米装袋");

  // A stored picture goes into the text too, and out again.
  await main.getByRole("button", { name: "插入已存图片" }).click();
  await dialog(page, "选用已存图片").getByRole("searchbox").fill("rain-1");
  await dialog(page, "选用已存图片").getByTitle("rain-1.jpg").click();
  await dialog(page, "选用已存图片").getByRole("button", { name: "使用这张图片" }).click();
  await expect(body.locator("img")).toHaveCount(2);
  await expect(body).toBeFocused(); // once the dialog has gone
  await page.keyboard.press("ControlOrMeta+z");
  await expect(body.locator("img")).toHaveCount(1);

  // The cover is a picture that is stored already, found by its name and cropped to the field's shape.
  await main.getByRole("button", { name: "从已存图片中选择" }).click();
  const chooser = dialog(page, "选用已存图片");
  await chooser.getByRole("searchbox").fill("rice-harvest-1");
  await chooser.getByTitle("rice-harvest-1.jpg").click();
  await chooser.getByRole("button", { name: "使用这张图片" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "使用这一部分" }).click();
  await expect(main.getByRole("button", { name: "封面图片: 更换" })).toBeVisible();

  // A preview saves the new record as a draft; a visitor without an account sees it by the link, and the public site
  // does not show it.
  await main.getByRole("button", { name: "预览" }).click();
  const opening = page.waitForEvent("popup");
  await page.getByRole("menuitem", { name: "在新窗口预览" }).click();
  const preview = await opening;
  await expect(preview.getByRole("heading", { name: title })).toBeVisible();
  await expect(preview.getByRole("status").filter({ hasText: "公众看不到此页" })).toBeVisible();
  const address = new URL(preview.url());
  await preview.close();
  const visitor = await (await browser.newContext({ baseURL: address.origin })).newPage();
  const answer = await visitor.goto(address.pathname + address.search);
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const open = `/home/textInfo?id=${address.searchParams.get("id")}`;
  expect((await visitor.goto(open))?.status()).toBe(404);

  // The same page beside the form follows the typed values, without scripts and without a save.
  await main.getByRole("button", { name: "预览", exact: true }).click();
  await page.getByRole("menuitem", { name: "在表单旁预览" }).click();
  await expect(main.locator("iframe")).toHaveAttribute("sandbox", "allow-same-origin");
  const beside = main.frameLocator("iframe");
  await expect(beside.getByRole("heading", { name: title })).toBeVisible();
  await expect(beside.getByRole("img", { name: "新米装袋" })).toBeVisible();
  await main.getByRole("textbox", { name: "中文", exact: true }).first().fill(`${title}，续`);
  await expect(beside.getByRole("heading", { name: `${title}，续` })).toBeVisible();
  expect((await visitor.goto(open))?.status()).toBe(404);
  await main.getByRole("button", { name: "关闭预览" }).click();

  // Publishing is the main action for a draft; saving is beside it.
  await expect(main.locator("form .ant-btn-primary")).toHaveText("发布");
  await main.getByRole("button", { name: "发布", exact: true }).click();
  // A question tells that Lao and English are missing; the article is published all the same.
  await page.getByRole("dialog").getByRole("button", { name: "发布", exact: true }).click();
  await expect(toast(page, "已发布")).toBeVisible();
  expect((await visitor.goto(open))?.status()).toBe(200);
  await expect(visitor.getByRole("img", { name: "新米装袋" })).toBeVisible();
  await expect(visitor.getByRole("cell", { name: "亩产" })).toBeVisible();
  // public by now, with the note that the link is over
  expect((await visitor.goto(address.pathname + address.search))?.status()).toBe(200);
  await expect(visitor.getByRole("status").filter({ hasText: "预览链接已失效" })).toBeVisible();

  // Taken back, it is scheduled and then published from the same form, which was not opened anew.
  await main.getByRole("button", { name: "下架", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "下架", exact: true }).click();
  await expect(toast(page, "已下架")).toBeVisible();
  expect((await visitor.goto(open))?.status()).toBe(404);
  await main.getByRole("button", { name: "定时发布…" }).click();
  await dialog(page, /^定时发布/)
    .getByLabel("发布时间")
    .fill(`${fullWidth(YEAR)}年1月1日 8:00`); // as Chinese keyboards and offices write it
  await page.keyboard.press("Tab");
  await dialog(page, /^定时发布/)
    .getByRole("button", { name: "定时发布", exact: true })
    .click();
  await dialog(page, new RegExp(`^于 ${YEAR}-01-01 08:00 发布`))
    .getByRole("button", { name: "定时发布", exact: true })
    .click();
  await expect(toast(page, new RegExp(`将于 ${YEAR}`))).toBeVisible();
  await main.getByRole("button", { name: "发布", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "发布", exact: true }).click();
  await expect.poll(async () => (await visitor.goto(open))?.status()).toBe(200);
  await visitor.context().close();
});

test("a new article is scheduled at the first press, which saves it; what is no time is said to be none", async ({
  signedIn: page,
}) => {
  await page.goto("/cms/article/edit");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "中文", exact: true }).first().fill("秋收");
  await choose(main, "类别", "市场行情");
  await main.getByRole("textbox", { name: "正文，中文" }).fill("稻谷入仓。");
  await main.getByRole("button", { name: "定时发布…" }).click();
  const asked = dialog(page, "定时发布“秋收”");
  await asked.getByLabel("发布时间").fill("明天");
  await page.keyboard.press("Tab");
  const schedule = asked.getByRole("button", { name: "定时发布", exact: true });
  await schedule.click();
  await expect(asked.getByLabel("发布时间")).toHaveAccessibleDescription(/^“明天”无法识别为日期，/);
  await asked.getByLabel("发布时间").fill(`${YEAR}/3/1`);
  await expect(page.locator(".ant-picker-dropdown:visible")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(".ant-picker-dropdown:visible")).toBeHidden();
  await expect(asked.getByLabel("发布时间")).toHaveValue(`${YEAR}-03-01 09:00`);
  await asked.getByLabel("发布时间").fill(`${YEAR}/3/2 9:05`);
  await page.keyboard.press("Enter");
  await expect(asked.getByLabel("发布时间")).toHaveValue(`${YEAR}-03-02 09:05`);
  await page.keyboard.press("Tab");
  await schedule.click();
  const question = dialog(page, `于 ${YEAR}-03-02 09:05 发布“秋收”？`);
  await question.getByRole("button", { name: "定时发布", exact: true }).click();
  await expect(toast(page, `将于 ${YEAR}-03-02 09:05 发布“秋收”`)).toBeVisible();
  await expect(asked).toBeHidden();
});

test("publishing that is refused says that the article is saved and not published, and why", async ({
  signedIn: page,
}) => {
  await page.goto("/cms/article/edit");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "中文", exact: true }).first().fill(`无图片说明 ${Date.now()}`);
  await choose(main, "类别", "市场行情");
  await pasteWord(main.getByRole("textbox", { name: "正文，中文" }));
  await main.getByRole("button", { name: "发布", exact: true }).click();
  await expect(toast(page, /^已保存，但未发布：有 1 张图片没有图片说明/)).toBeVisible();
  await expect(page).toHaveURL(/[?&]id=/);
});
