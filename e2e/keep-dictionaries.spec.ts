import type { Page } from "@playwright/test";
import { connect } from "./support/client.ts";
import { choose, dialog, prefer, toast } from "./support/console.ts";
import { act, actOnList, openList, row, rows, search } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";

/** Fills the form of a new entry and saves it. */
async function addEntry(page: Page, value: string, label: string): Promise<void> {
  await page.getByRole("button", { name: "新建字典项" }).first().click();
  const form = dialog(page, "新建字典项");
  await choose(form, "分组", "季节", "jj");
  await form.getByRole("textbox", { name: "值" }).fill(value);
  await form.getByRole("textbox", { name: "中文" }).fill(label);
  await form.getByRole("button", { name: "保存" }).click();
  await expect(toast(page, "已保存")).toBeVisible();
  await expect(form).toBeHidden();
}

test("an entry is added, changed and found again", async ({ signedIn: page }) => {
  await openList(page);
  await addEntry(page, "early-rice", "早稻季");
  await search(page, "早稻季");
  await expect(row(page, "早稻季")).toContainText("季节");

  await act(page, "早稻季", "编辑");
  const form = dialog(page, "字典项");
  await form.getByRole("textbox", { name: "老挝文" }).fill("ລະດູເຂົ້າຕົ້ນປີ");
  await form.getByRole("textbox", { name: "中文" }).fill("早稻时节");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(form).toBeHidden();
  await search(page, "ເຂົ້າຕົ້ນປີ");
  await expect(row(page, "早稻时节")).toBeVisible();
});

test("a new entry begins at its first field, but whoever is at a button before the form has come to rest stays there", async ({
  signedIn: page,
}) => {
  await openList(page);
  const add = page.getByRole("button", { name: "新建字典项" }).first();
  const form = dialog(page, "新建字典项");
  await add.click();
  await expect(form.getByRole("combobox", { name: "分组" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await add.click();
  const close = form.getByRole("button", { name: "关闭", exact: true });
  await close.focus();
  await expect(page.locator(".ant-drawer-content-wrapper")).not.toHaveClass(/motion/);
  await form.getByRole("textbox", { name: "中文" }).hover(); // hover waits until the dialog has stopped moving
  await expect(close).toBeFocused();
});

test("what is wrong is said at its field in one's language, and what was typed stays", async ({ signedIn: page }) => {
  await prefer(page, { language: "lo" });
  await page.goto("/sys/dict?open=new");
  const form = dialog(page, "ເພີ່ມລາຍການບັນຊີຕົວເລືອກ");
  await form.getByRole("textbox", { name: "ພາສາຈີນ" }).fill("旱季作物");
  await form.getByRole("button", { name: "ບັນທຶກ" }).click();
  const problems = form.getByRole("alert").filter({ hasText: "ມີ 2 ບ່ອນທີ່ຕ້ອງແກ້ໄຂ" });
  await expect(problems).toBeVisible();
  await expect(form.locator(".ant-form-item-explain-error")).toHaveText(["ຂໍ້ມູນນີ້ຈຳເປັນ", "ຂໍ້ມູນນີ້ຈຳເປັນ"]);
  await problems.getByRole("button", { name: "ຄ່າ" }).click();
  await expect(form.getByRole("textbox", { name: "ຄ່າ" })).toBeFocused();

  // An error that only the server can find appears at its field too.
  await form.getByRole("textbox", { name: "ຄ່າ" }).fill("rainy");
  await choose(form, "ກຸ່ມ", "ລະດູ", "season");
  await form.getByRole("button", { name: "ບັນທຶກ" }).click();
  await expect(form.locator(".ant-form-item-explain-error").filter({ hasText: "ຖືກໃຊ້ແລ້ວ" })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "ພາສາຈີນ" })).toHaveValue("旱季作物");
  await expect(form.getByRole("textbox", { name: "ຄ່າ" })).toHaveValue("rainy");
});

test("two people change one entry: both texts are shown and nothing is lost (RE-16)", async ({
  signedIn: page,
  server,
}) => {
  await openList(page);
  await addEntry(page, "stale", "收割季");
  await search(page, "收割季");
  await act(page, "收割季", "编辑");
  const form = dialog(page, "字典项");
  await expect(form.getByRole("textbox", { name: "中文" })).toHaveValue("收割季");

  const colleague = await connect(server.url);
  const found = await colleague.post("/sys/dict/list", { search: "收割季" });
  const [record] = (found.data as { results: { id: string; version: number }[] }).results;
  expect(record).toBeDefined();
  const theirs = { label: "收获季节", version: String(record?.version) };
  expect(await colleague.post(`/sys/dict/${record?.id}/update`, theirs)).toMatchObject({ code: 0 });

  await form.getByRole("textbox", { name: "中文" }).fill("秋收季");
  await form.getByRole("button", { name: "保存" }).click();
  const choice = dialog(page, /^此记录刚被您（在另一个窗口）修改/);
  await expect(choice.getByText("秋收季")).toBeVisible();
  await expect(choice.getByText("收获季节")).toBeVisible();
  await choice.getByRole("radio", { name: /我的修改/ }).check();
  await choice.getByRole("button", { name: "按所选保存" }).click();
  await expect(form).toBeHidden();
  const after = await colleague.get(`/sys/dict/get?id=${record?.id}`);
  expect(after.data).toMatchObject({ label: "秋收季" });
  await colleague.close();
});

test("a deleted entry comes back by Undo, or from the recycle bin", async ({ signedIn: page }) => {
  await openList(page);
  await addEntry(page, "undo-me", "可撤销项");
  await search(page, "可撤销项");
  await act(page, "可撤销项", "删除");
  await expect(toast(page, "已移入回收站：可撤销项")).toBeVisible();
  await expect(row(page, "可撤销项")).toHaveCount(0);
  await toast(page, "已移入回收站：可撤销项").getByRole("button", { name: "撤销" }).click();
  await expect(row(page, "可撤销项")).toBeVisible();

  await act(page, "可撤销项", "删除");
  await expect(row(page, "可撤销项")).toHaveCount(0);
  await actOnList(page, "回收站");
  await expect(page.getByRole("heading", { level: 1, name: "数据字典 · 回收站" })).toBeVisible();
  await act(page, "可撤销项", "恢复");
  await expect(row(page, "可撤销项")).toHaveCount(0);
  await page.getByRole("button", { name: "返回列表" }).click();
  await search(page, "可撤销项");
  await expect(row(page, "可撤销项")).toBeVisible();
});

test("several entries are deleted at once and come back at once", async ({ signedIn: page }) => {
  await openList(page);
  for (const number of ["一", "二", "三"]) await addEntry(page, `bulk-${number}`, `批量删除${number}`);
  await search(page, "批量删除");
  await expect(rows(page)).toHaveCount(3);
  for (const number of ["一", "三"]) await page.getByRole("checkbox", { name: `批量删除${number}` }).check();
  await expect(page.getByRole("status").filter({ hasText: "已选 2 条" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "删除", exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await toast(page, "已将 2 条移入回收站").getByRole("button", { name: "撤销" }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("unsaved text is asked about before it is left, offered back as a draft, and shown again after a reload", async ({
  signedIn: page,
}) => {
  await openList(page);
  await page.getByRole("button", { name: "新建字典项" }).click();
  const form = dialog(page, "新建字典项");
  await form.getByRole("textbox", { name: "中文" }).fill("未写完");
  await form.getByRole("button", { name: "取消" }).click();
  const question = dialog(page, "不保存就离开吗？");
  await question.getByRole("button", { name: "继续编辑" }).click();
  await expect(form.getByRole("textbox", { name: "中文" })).toHaveValue("未写完");
  await form.getByRole("button", { name: "取消" }).click();
  await question.getByRole("button", { name: "离开" }).click();
  await expect(form).toBeHidden();
  // The form offers the draft.
  await page.getByRole("button", { name: "新建字典项" }).click();
  await page.getByRole("button", { name: "恢复草稿" }).click();
  await expect(form.getByRole("textbox", { name: "中文" })).toHaveValue("未写完");
  await page.reload();
  await expect(form.getByText("未保存的内容")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "中文" })).toHaveValue("未写完");
  await form.getByRole("button", { name: "放弃" }).click();
  await expect(form.getByRole("textbox", { name: "中文" })).toHaveValue("");
  await form.getByRole("button", { name: "撤销" }).click();
  await expect(form.getByRole("textbox", { name: "中文" })).toHaveValue("未写完");
});
