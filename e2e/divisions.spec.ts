import { connect } from "./support/client.ts";
import { choose, dialog, toast } from "./support/console.ts";
import { act, openList, row, search } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";

const PATH = "/sys/sysdivision";
const VANGVIENG = "万荣县";

test("a Lao district is found by its Lao name, seen in its place, moved to another province and back", async ({
  signedIn: page,
}) => {
  await openList(page, PATH);
  await search(page, "ວັງວຽງ");
  await expect(row(page, VANGVIENG)).toContainText("老挝 / 万象省");
  await row(page, VANGVIENG).click();
  await expect(page).toHaveURL(PATH);
  await expect(row(page, VANGVIENG)).toBeFocused();
  await expect(row(page, "万象省")).toBeVisible();

  await act(page, VANGVIENG, "移动到…");
  const picker = dialog(page, `移动：${VANGVIENG}`);
  await expect(picker.getByRole("button", { name: "已在此处" })).toBeDisabled();
  await expect(picker.getByRole("button", { name: VANGVIENG, exact: true })).toBeDisabled();
  await picker.getByRole("searchbox", { name: "搜索" }).fill("asp");
  await picker.getByRole("listitem").filter({ hasText: "阿速坡省" }).getByRole("button").click();
  await picker.getByRole("button", { name: "移动到“阿速坡省”下" }).click();
  await expect(picker).toBeHidden();
  await expect(row(page, VANGVIENG)).toBeFocused();
  await expect(row(page, "阿速坡省")).toBeVisible();

  await toast(page, `已移动：${VANGVIENG}`).getByRole("button", { name: "撤销" }).click();
  await expect(toast(page, `已移回：${VANGVIENG}`)).toBeVisible();

  // On a phone the same match is a card, and nothing scrolls horizontally.
  await page.setViewportSize({ width: 390, height: 844 });
  await search(page, "ວັງວຽງ");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: VANGVIENG });
  await expect(card).toContainText("老挝 / 万象省");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await card
    .getByRole("button", { name: new RegExp(VANGVIENG) })
    .first()
    .click();
  await expect(row(page, VANGVIENG)).toBeVisible();
});

test("a colour is seen where it is chosen, an entry is moved up, and other people's open screens follow", async ({
  signedIn: page,
  server,
}) => {
  const colleague = await connect(server.url);
  const groups = (await colleague.post("/sys/dict/group/list", { code: "currency" })).data as {
    results: { id: string }[];
  };
  await openList(page, `/sys/dict?groupId.in=${groups.results[0]?.id}`);
  await act(page, "泰铢", "上移");
  await expect(page.getByRole("main").getByRole("row").nth(2)).toContainText("泰铢");

  await act(page, "泰铢", "编辑");
  const form = dialog(page, "字典项");
  await choose(form, "标签颜色", "成功（绿）");
  await expect(form.locator("[data-color=success]")).toHaveText("成功（绿）");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(row(page, "泰铢").locator("[data-color=success]").first()).toHaveText("泰铢");

  // Somebody else renames the colour: this screen, without any action, shows the new name.
  const found = (await colleague.post("/sys/dict/list", { value: "success", groupId: "" })).data as {
    results: { id: string; label: string }[];
  };
  const green = found.results.find(({ label }) => label === "成功（绿）");
  await colleague.post(`/sys/dict/${green?.id}/update`, { label: "通过（绿）" });
  await expect(row(page, "泰铢")).toContainText("通过（绿）");
  await colleague.post(`/sys/dict/${green?.id}/update`, { label: "成功（绿）" });

  await act(page, "泰铢", "使用情况");
  await expect(dialog(page, "使用情况：泰铢")).toContainText("没有页面使用");
  await colleague.close();
});
