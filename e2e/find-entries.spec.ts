import { open } from "./support/console.ts";
import { connect } from "./support/client.ts";
import { column, openList, row, rows, search } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";

// "Farmers' cooperative" in Chinese; its entry has names in three languages and pinyin.
const COOPERATIVE = "农民专业合作社";

test("an entry is found by Chinese, by pinyin and its initials, by Lao and by Latin words", async ({
  signedIn: page,
}) => {
  await openList(page);
  for (const words of ["合作社", "专业", "nmzy", "hezuoshe", "ສະຫະກອນ", "cooperative", "COOPER"]) {
    await test.step(words, async () => {
      await search(page, words);
      await expect(column(page, 1).filter({ hasText: COOPERATIVE })).toBeVisible();
      await expect(column(page, 1).filter({ hasText: "草稿" })).toHaveCount(0);
    });
  }
});

test("an empty result says so, and one click removes the filters", async ({ signedIn: page }) => {
  await openList(page);
  await search(page, "zzzzqq");
  await expect(page.getByText("没有匹配的记录")).toBeVisible();
  await page.getByRole("button", { name: "清除筛选" }).click();
  await expect(rows(page)).toHaveCount(10);
});

test("what is not understood of an address is said in place of rows, their number and their pages", async ({
  signedIn: page,
}) => {
  for (const path of ["/sys/dict", "/sys/job", "/sys/file", "/sys/translation"]) {
    await open(page, `${path}?createdAt.ge=abc&page=abc&bin=yes`);
    const main = page.getByRole("main");
    await expect(main.getByText("网址中的内容有误")).toBeVisible();
    await expect(main.getByText(/^共 /)).toHaveCount(0);
    await main.getByRole("button", { name: /^清除[：以]/ }).click();
    await expect(main.getByText(/^共 /).first()).toBeVisible();
  }
});

test("the calendar of one end of a range leaves the other end in reach", async ({ signedIn: page }) => {
  await open(page, "/sys/loginlog");
  for (const height of [900, 640]) {
    await page.setViewportSize({ width: 1440, height });
    await page.getByRole("main").getByRole("button", { name: "时间" }).first().click();
    for (const end of ["从", "到", "从"]) {
      await page.getByLabel(end, { exact: true }).click({ timeout: 5_000 });
      await expect(page.locator(".ant-picker-dropdown").filter({ visible: true })).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
});

test("filter, sort and page are in the address, and a reload shows the same", async ({ signedIn: page }) => {
  await openList(page);
  const total = page.getByText(/^共 \d+ 条$/);
  const all = await total.innerText();
  await page.getByRole("navigation", { name: "分组" }).getByRole("button", { name: "计量单位 unit" }).click();
  await expect(page).toHaveURL(/groupId\.in=/);
  await page.getByRole("columnheader", { name: "值", exact: true }).click();
  await expect(page).toHaveURL(/sort=value/);
  await page.getByRole("columnheader", { name: "值", exact: true }).click();
  await expect(page).toHaveURL(/sort=-value/);
  await page.getByRole("button", { name: "第 2 页", exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(total).not.toHaveText(all);
  const count = Number(/\d+/.exec(await total.innerText())?.[0]);
  await expect(rows(page)).toHaveCount(Math.min(10, count - 10));
  const values = await column(page, 2).allInnerTexts();
  expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : -1)));

  await page.reload();
  await expect(column(page, 2)).toHaveText(values);
  await expect(page.getByRole("columnheader", { name: "值", exact: true })).toHaveAttribute("aria-sort", "descending");

  // The link shows another person the same view.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(column(other, 2)).toHaveText(values);
});

test("a filter chip names the filter and removes it", async ({ signedIn: page, server }) => {
  const client = await connect(server.url);
  const groups = (await client.post("/sys/dict/group/list", { code: "unit" })).data as { results: { id: string }[] };
  const entry = { groupId: groups.results[0]?.id ?? "", value: "old-unit", label: "旧单位", del_flag: "1" };
  const added = await client.post("/sys/dict/add", entry);
  expect(added).toMatchObject({ code: 0 });
  const inactiveOnes = (await client.post("/sys/dict/list", { "query.del_flag||eq": "1" })).data as { total: number };
  await openList(page);
  await page.getByRole("main").getByRole("button", { name: "状态", exact: true, expanded: false }).click();
  const inactive = page.getByRole("checkbox", { name: "停用" });
  await expect(inactive).toHaveAccessibleDescription(String(inactiveOnes.total));
  await inactive.check();
  await expect(page).toHaveURL(/del_flag\.eq=1/);
  await page.keyboard.press("Escape");
  await expect(inactive).toBeHidden();
  await expect(page.getByRole("button", { name: "取消筛选：状态" })).toBeVisible();
  await expect(rows(page).filter({ hasNotText: "停用" })).toHaveCount(0); // the answer is there
  await expect(row(page, "旧单位")).toContainText("停用");
  await page.getByRole("button", { name: "取消筛选：状态" }).click();
  await expect(page).not.toHaveURL(/del_flag/);
  await expect(rows(page)).toHaveCount(10);
  expect(await client.post(`/sys/dict/${(added.data as { id: string }).id}/delete`)).toMatchObject({ code: 0 });
  await client.close();
});

test("a view keeps filters, order and columns under a name, and brings them back", async ({ signedIn: page }) => {
  await openList(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "状态", exact: true, expanded: false }).click();
  await expect(page.getByRole("checkbox", { name: "启用" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/del_flag\.eq=0/);
  await page.keyboard.press("Escape");
  await page.getByRole("columnheader", { name: "值", exact: true }).click();
  await expect(page).toHaveURL(/sort=value/);

  await main.getByRole("button", { name: "视图", exact: true }).click();
  await page.getByRole("button", { name: "另存为新视图" }).click();
  // A name that is too long is refused in words, and the form goes on.
  const name = page.getByRole("textbox", { name: "视图名称" });
  await name.fill("在用的".repeat(40));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "最多 60 个字符" })).toBeVisible();
  await name.fill("在用的，按值");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/view=/);
  const chosen = main.getByRole("button", { name: "视图：在用的，按值", exact: true });
  await expect(chosen).toBeVisible();

  await page.reload();
  await expect(chosen).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "值", exact: true })).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("button", { name: "取消筛选：状态" }).click();
  await main.getByRole("button", { name: "视图：在用的，按值 · 已更改" }).click();
  await page.getByRole("button", { name: "撤销更改" }).click();
  await expect(page).toHaveURL(/del_flag\.eq=0/);

  await chosen.click();
  await page.getByRole("button", { name: "默认列表" }).click();
  await expect(page).not.toHaveURL(/del_flag|sort|view/);
  await main.getByRole("button", { name: "视图", exact: true }).click();
  await page.getByRole("button", { name: "在用的，按值", exact: true }).click();
  await expect(page).toHaveURL(/del_flag\.eq=0.*sort=value/);
  await chosen.click();
  await page.getByRole("button", { name: "删除视图“在用的，按值”" }).click();
  await page.getByRole("dialog", { name: "删除视图" }).getByRole("button", { name: "删除", exact: true }).click();
  await expect(main.getByRole("button", { name: "视图", exact: true })).toBeVisible();
});

test("chosen columns and the page size are remembered", async ({ signedIn: page }) => {
  await openList(page);
  await page.getByRole("button", { name: "列与行高" }).click();
  await page.getByRole("checkbox", { name: "标签颜色" }).uncheck();
  await expect(page.getByRole("columnheader", { name: "标签颜色" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "每页行数" }).selectOption("20 条/页");
  await expect(rows(page)).toHaveCount(20);

  await page.goto("/dashboard");
  await openList(page);
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole("columnheader", { name: "标签颜色" })).toHaveCount(0);
});
