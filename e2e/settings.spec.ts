import type { Browser, Page } from "@playwright/test";
import { connect } from "./support/client.ts";
import { dialog, open, toast } from "./support/console.ts";
import { expect, signIn, test } from "./support/fixtures.ts";

/** Signs in and waits until the socket is connected. */
async function listenIn(page: Page): Promise<void> {
  const socket = page.waitForEvent("websocket");
  await signIn(page);
  await (await socket).waitForEvent("framereceived"); // the server's version, which it sends to each new socket
}

/** Opens a page in another browser. */
async function elsewhere(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: "zh-CN", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await listenIn(page);
  return page;
}

const entry = (page: Page, label: string) =>
  page.getByRole("main").getByRole("group", { name: label, exact: true }).first();
const name = (page: Page) => entry(page, "系统名称").getByRole("textbox", { name: "中文" });
const brand = (page: Page) => page.getByRole("banner").getByRole("link").first();
const mark = (page: Page) => page.locator("[data-watermark]");

test("what is saved in one browser shows in another without a reload, and is rolled back from its history (ST-05)", async ({
  browser,
  page,
  server,
}) => {
  const client = await connect(server.url);
  const other = await elsewhere(browser, server.url);
  await other.evaluate(() => Object.assign(window, { isStill: true }));
  await signIn(page);
  await open(page, "/sys/setting");
  try {
    await name(page).fill("湄公河农业平台");
    await entry(page, "水印").getByRole("switch").click();
    await expect(page.getByRole("status").filter({ hasText: "2 项修改未保存" })).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(toast(page, "已保存")).toBeVisible();
    await expect(brand(page)).toHaveText("湄公河农业平台");
    await expect(brand(other)).toHaveText("湄公河农业平台");
    await expect(mark(other)).toHaveCount(1);

    await page.getByRole("button", { name: "修改历史 · 水印", exact: true }).click();
    const history = dialog(page, "修改历史 · 水印");
    await history.getByRole("button", { name: "恢复到此前的值" }).first().click();
    await expect(mark(other)).toHaveCount(0);
    expect(await other.evaluate(() => "isStill" in window)).toBe(true);
  } finally {
    await client.post("/sys/setting/update", { reset: "sys.name,sys.nameEn,sys.nameLo,sys.watermark.enable" });
    await client.close();
    await other.context().close();
  }
});

test("two who change the same setting see both values and choose (RE-16)", async ({ page, server }) => {
  const client = await connect(server.url);
  await listenIn(page);
  await page.getByRole("navigation", { name: "模块" }).getByRole("link", { name: "系统管理" }).click();
  await page.getByRole("navigation", { name: "页面" }).getByRole("link", { name: "系统设置" }).click();
  try {
    await name(page).fill("甲农业");
    await client.post("/sys/setting/update", { "sys.name": "乙农业" });
    await expect(entry(page, "系统名称")).toContainText("已被他人改为：乙农业");
    await page.getByRole("button", { name: "保存", exact: true }).click();
    const conflict = dialog(page, "这些设置刚被他人修改");
    await expect(conflict).toContainText("甲农业");
    await conflict.getByRole("radio", { name: /对方的修改/ }).check();
    await conflict.getByRole("button", { name: "按所选保存" }).click();
    await expect(name(page)).toHaveValue("乙农业");
    await expect(brand(page)).toHaveText("乙农业");
  } finally {
    await client.post("/sys/setting/update", { reset: "sys.name,sys.nameEn,sys.nameLo" });
    await client.close();
  }
});

test("a password pattern is tried as it is typed; one that could take for ever is refused and never run in the page (W10)", async ({
  signedIn: page,
}) => {
  await open(page, "/sys/setting");
  await page.getByRole("searchbox", { name: "搜索设置" }).fill("passwordRegex");
  const rule = entry(page, "密码规则");
  const pattern = rule.getByRole("textbox", { name: "密码规则" });
  const sample = (text: string) => rule.getByRole("listitem").filter({ hasText: text });
  await pattern.fill("^(?=.*\\d).{8,}$");
  await expect(sample("mekong2026")).toContainText("符合");
  await expect(sample("Mekong-2026")).toContainText("可用");
  await expect(rule.getByRole("listitem").filter({ hasText: /^mekong不符合$/ })).toBeVisible();
  await rule.getByRole("textbox", { name: "示例密码（每行一个）" }).fill(`${"a".repeat(40)}!`);
  await pattern.fill("^(a+)+$");
  await expect(rule).toContainText("耗时过长");
  await expect(rule.getByRole("listitem")).toHaveCount(0);
  await page.getByRole("button", { name: "保存", exact: true }).click();
  await expect(rule.getByRole("alert")).toContainText("耗时过长");
  await page.getByRole("button", { name: "放弃", exact: true }).click();
  await expect(pattern).toHaveValue("^[\\s\\S]{8,128}$");
});

test("a year of holidays comes from a file, is compared before it is saved, edited by keyboard, and stands in pickers and holiday.js (§7)", async ({
  page,
  server,
}) => {
  await signIn(page);
  await open(page, "/sys/calendar?country=LA&year=2031");
  const main = page.getByRole("main");
  const day = (date: string) => main.locator(`[data-date="${date}"]`);
  await main.getByRole("button", { name: "导入", exact: true }).click();
  const file = dialog(page, /导入/);
  const csv =
    "日期,类型,中文名称,英文名称,老挝文名称\n2031-01-01,放假,元旦,New Year,ປີໃໝ່\n2031/12/2,放假,国庆,National Day,ວັນຊາດ\n";
  await file
    .locator("input[type=file]")
    .setInputFiles({ name: "2031.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(file).toContainText("读到 2 天");
  await file.getByRole("button", { name: "替换日历中的日期" }).click();
  const difference = dialog(page, /将要保存的改动/);
  await expect(difference.getByRole("listitem")).toHaveText([/新增.*2031-01-01.*元旦/, /新增.*2031-12-02.*国庆/]);
  await difference.getByRole("button", { name: "保存", exact: true }).click();
  await expect(toast(page, "已保存：新增 2")).toBeVisible();
  await expect(day("2031-12-02")).toHaveAccessibleName(/国庆 · 放假/);

  await day("2031-01-01").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Enter");
  const form = dialog(page, "编辑日期");
  await expect(form.getByRole("textbox", { name: "从" })).toHaveValue("2031-01-02");
  await expect(form.getByRole("textbox", { name: "到" })).toHaveValue("2031-01-09");
  await form.getByRole("textbox", { name: "到" }).click();
  const cell = page.locator(".ant-picker-dropdown:visible").getByTitle("老挝 · 元旦 · 放假");
  await expect(cell).toHaveText(/^1/);
  await page.keyboard.press("Escape");
  await form.getByRole("radio", { name: "调休上班" }).check();
  await form.getByRole("textbox", { name: "中文" }).fill("补班");
  await form.getByRole("button", { name: "确定" }).click();
  await expect(main).toContainText("未保存：新增 8，修改 0，删除 0");
  await page.keyboard.press("Control+s");
  await dialog(page, /将要保存的改动/)
    .getByRole("button", { name: "保存", exact: true })
    .click();
  await expect(toast(page, "已保存：新增 8")).toBeVisible();
  const script = await (await page.request.get(`${server.url}/file/js/holiday.js`)).text();
  expect(script).toContain('"2031-01-09":{"kind":"workday","name":"补班"');
});
