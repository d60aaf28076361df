import type { Page } from "@playwright/test";
import { connect } from "./support/client.ts";
import { dialog, toast } from "./support/console.ts";
import { actOnList, openList } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { cellsOf } from "./support/workbook.ts";

const main = (page: Page) => page.getByRole("main");

test("an export continues in the background, reports its end, and keeps its file under the person's own jobs", async ({
  signedIn: page,
  server,
}) => {
  const client = await connect(server.url);
  expect(await client.post("/sys/setting/update", { "sys.download.type": "3" })).toMatchObject({ code: 0 });
  try {
    await openList(page);
    await actOnList(page, "导出");
    const shown = toast(page, "导出 · 数据字典");
    await expect(shown).toBeVisible();
    // The job continues while another page is open.
    await page.getByRole("navigation").getByRole("link", { name: "字典分组" }).click();
    await expect(main(page).getByRole("heading", { name: "字典分组" })).toBeVisible();
    const [first] = await Promise.all([
      page.waitForEvent("download"),
      shown.getByRole("button", { name: "下载" }).click(),
    ]);
    expect(first.suggestedFilename()).toMatch(/^数据字典-\d{4}-\d\d-\d\d\.xlsx$/);
    const [head, ...body] = await cellsOf(first);
    expect(head).toEqual(expect.arrayContaining(["分组", "值", "名称", "名称（英文）", "名称（老挝文）", "状态"]));
    expect(body.length).toBeGreaterThanOrEqual(138);
    await expect(shown).toBeHidden();

    // A notification is sent too, for a person who has left the page.
    await page.getByRole("banner").getByRole("button", { name: /^通知/ }).click();
    const told = dialog(page, "通知").getByRole("listitem").filter({ hasText: "导出完成" });
    await told.getByText("查看").click();
    await expect(page).toHaveURL(/\/jobs\?open=/);
    const drawer = dialog(page, "任务");
    await expect(drawer.getByText(/共导出 1\d\d 行/)).toBeVisible();
    const [second] = await Promise.all([
      page.waitForEvent("download"),
      drawer.getByRole("button", { name: "下载" }).click(),
    ]);
    expect((await cellsOf(second)).length).toBe(body.length + 1);
  } finally {
    await client.post("/sys/setting/update", { "sys.download.type": "1" });
    await client.close();
  }
});

test("the administrator moves a schedule to another time, pauses it, and runs it at once", async ({
  signedIn: page,
}) => {
  await page.goto("/sys/schedule");
  const row = main(page).getByRole("row").filter({ hasText: "操作日志到期清理" });
  await expect(row).toContainText("每天 02:00");
  await row.getByRole("button", { name: "设置时间" }).click();
  const form = dialog(page, "操作日志到期清理 · 执行时间");
  await form.getByRole("combobox", { name: "重复" }).click();
  await page.getByTitle("每周", { exact: true }).click();
  await expect(form.getByRole("status").filter({ hasText: "接下来三次" })).toContainText("每周一 02:00");
  await expect(form.getByRole("listitem")).toHaveCount(3);
  // Any minute; without a whole time nothing can be saved.
  await form.getByLabel("时间").fill("");
  await expect(form.getByText("请填写时间，例如 03:10")).toBeVisible();
  await expect(form.getByRole("button", { name: "保存" })).toBeDisabled();
  await form.getByLabel("时间").fill("03:10");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(row).toContainText("每周一 03:10");
  const isActive = row.getByRole("switch", { name: "操作日志到期清理 · 启用" });
  await isActive.click();
  await expect(row).toContainText("已暂停");
  await isActive.click();
  await expect(row).not.toContainText("已暂停");
  await row.getByRole("button", { name: "立即执行" }).dblclick();
  await expect(row).toContainText("已完成", { timeout: 30_000 });
  await expect(page.locator(".toast").filter({ hasText: "操作日志到期清理：已开始执行" })).toHaveCount(1);
  await row.getByRole("button", { name: /^查看任务/ }).click();
  await expect(dialog(page, "任务").getByText("删除了 0 条到期日志").first()).toBeVisible();
});

test("the administrator sees all jobs and backs the database up", async ({ signedIn: page }) => {
  await page.goto("/sys/job");
  await expect(main(page).getByRole("heading", { name: "后台任务" })).toBeVisible();
  await main(page).getByRole("button", { name: "立即备份" }).click();
  await dialog(page, "现在备份数据库？").getByRole("button", { name: "立即备份" }).click();
  const row = main(page).getByRole("row").filter({ hasText: "备份数据库" });
  await expect(row).toContainText("已完成", { timeout: 30_000 });
  await expect(row).toContainText(/terrace-\S+\.tar\.gz · [\d.]+ MB/);
  const [file] = await Promise.all([page.waitForEvent("download"), row.getByRole("button", { name: "下载" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^terrace-.*\.tar\.gz$/);
});

test("jobs are filtered, sorted and kept as a view like any other list, and the view opens the page", async ({
  signedIn: page,
}) => {
  await page.goto("/sys/job");
  await main(page).getByRole("button", { name: "类型", exact: true }).click();
  const kinds = page.getByRole("group", { name: "类型" });
  await expect(kinds.getByRole("checkbox", { name: "询问邮件" })).toBeVisible();
  await kinds.getByRole("checkbox", { name: "导出" }).check();
  await page.keyboard.press("Escape");
  await main(page).getByRole("button", { name: "更多筛选" }).click();
  await page.getByRole("menuitem", { name: "进度与结果" }).click();
  await page.getByRole("textbox", { name: "进度与结果" }).fill("数据范围");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/kind\.in=export&outcome\.like=/);
  await page.keyboard.press("Escape");
  const jobs = main(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
  await expect(jobs).toHaveCount(1);
  await expect(jobs).toContainText("失败");
  await main(page).getByRole("columnheader", { name: "创建时间" }).getByRole("button").click();
  await expect(page).toHaveURL(/sort=queuedAt/);

  await main(page).getByRole("button", { name: "视图", exact: true }).click();
  await page.getByRole("button", { name: "另存为新视图" }).click();
  await page.getByRole("textbox", { name: "视图名称" }).fill("权限变小的导出");
  await page.getByRole("button", { name: "保存", exact: true }).click();
  await page.getByRole("button", { name: /^打开列表时使用“权限变小的导出”/ }).click();
  await page.goto("/sys/file");
  await page.goto("/sys/job");
  await expect(main(page).getByRole("button", { name: "视图：权限变小的导出", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/kind\.in=export.*view=/);
  await expect(jobs).toHaveCount(1);
  await main(page).getByRole("button", { name: "视图：权限变小的导出", exact: true }).click();
  await page.getByRole("button", { name: "删除视图“权限变小的导出”" }).click();
  await dialog(page, "删除视图").getByRole("button", { name: "删除", exact: true }).click();
  await expect(main(page).getByRole("button", { name: "视图", exact: true })).toBeVisible();
});
