import { dialog, toast } from "./support/console.ts";
import { act, openList, row, search } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";

// Menus and dialogs must work the same with reduced motion.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const PATH = "/sys/sysdivision";
const branch = (title: string) => ({ name: `展开或收起：${title}`, exact: true });

test("a branch opens level by level, and a reload shows the same tree", async ({ signedIn: page }) => {
  await openList(page, PATH);
  await expect(row(page, "万象市")).toHaveCount(0);
  await page.getByRole("button", branch("老挝")).click();
  await expect(row(page, "万象市")).toContainText("LA01");
  await page.getByRole("button", branch("中国")).click();
  await page.getByRole("button", branch("云南省")).click();
  await page.getByRole("button", branch("西双版纳傣族自治州")).click();
  await expect(row(page, "勐腊县")).toBeVisible();
  // Right below its parent, and not at the end of the list.
  await expect(row(page, "西双版纳傣族自治州").locator("xpath=following-sibling::tr[1]")).toContainText("景洪市");
  // A name stands beside its button, at the depth of its level.
  const boxOf = async (name: string) => (await row(page, name).getByText(name, { exact: true }).boundingBox())!;
  const button = (await page.getByRole("button", branch("云南省")).boundingBox())!;
  const province = await boxOf("云南省");
  expect(province.x).toBeGreaterThan(button.x + button.width);
  expect(province.y).toBeLessThan(button.y + button.height);
  expect((await boxOf("勐腊县")).x).toBeGreaterThan(province.x);

  await page.reload();
  await expect(row(page, "勐腊县")).toBeVisible();
  await page.getByRole("button", branch("西双版纳傣族自治州")).click();
  await expect(row(page, "勐腊县")).toBeHidden();
});

test("a division is added below another one", async ({ signedIn: page }) => {
  await openList(page, PATH);
  await page.getByRole("button", branch("老挝")).click();
  await act(page, "琅南塔省", "新建下级");
  const form = dialog(page, "新建行政区划");
  await expect(form.getByTitle("琅南塔省")).toBeVisible();
  await form.getByRole("textbox", { name: "代码" }).fill("LA0399");
  await form.getByRole("textbox", { name: "中文" }).fill("磨丁");
  await form.getByRole("textbox", { name: "老挝文" }).fill("ບໍ່ເຕັນ");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(toast(page, "已保存")).toBeVisible();
  await page.getByRole("button", branch("琅南塔省")).click();
  await expect(row(page, "磨丁")).toContainText("LA0399");

  // A parent with children cannot be deleted.
  await act(page, "琅南塔省", "删除");
  await expect(toast(page, /正在使用|不能删除/)).toBeVisible();
  await expect(row(page, "琅南塔省")).toBeVisible();
});

test("a division is not put below itself", async ({ signedIn: page }) => {
  await openList(page, PATH);
  await act(page, "老挝", "编辑");
  const form = dialog(page, "行政区划");
  await form.getByRole("combobox", { name: "上级区划" }).click();
  await page.locator(".ant-select-dropdown:visible").getByTitle("老挝", { exact: true }).click();
  await form.getByRole("button", { name: "保存" }).click();
  await expect(form.locator(".ant-form-item-explain-error")).toContainText("上级不能是自己");
});

test("a search finds divisions at any depth", async ({ signedIn: page }) => {
  await openList(page, PATH);
  for (const [words, found] of [
    ["勐腊", "勐腊县"],
    ["xsbn", "西双版纳傣族自治州"],
    ["ຫຼວງພະບາງ", "琅勃拉邦省"],
    ["champasak", "占巴塞省"],
    ["532823", "勐腊县"],
  ] as const) {
    await search(page, words);
    await expect(row(page, found)).toBeVisible();
  }
  await search(page, "");
  await expect(row(page, "老挝")).toBeVisible();
  await expect(row(page, "占巴塞省")).toHaveCount(0);
});
