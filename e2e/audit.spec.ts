import type { Page } from "@playwright/test";
import { dialog, open, prefer, toast } from "./support/console.ts";
import { act, openList, row, rows, search } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";

const form = (page: Page) => dialog(page, "字典项");
const history = (page: Page) => dialog(page, /^修改历史/);

async function rename(page: Page, from: string, to: string): Promise<void> {
  await search(page, from);
  await act(page, from, "编辑");
  await expect(form(page).getByRole("textbox", { name: "中文" })).toHaveValue(from);
  await form(page).getByRole("textbox", { name: "中文" }).fill(to);
  await form(page).getByRole("button", { name: "保存" }).click();
  await expect(form(page)).toBeHidden();
}

test("a change is in the record's history and in the log in three languages, and can be restored", async ({
  signedIn: page,
}) => {
  await openList(page);
  await rename(page, "旱季", "干季");
  await rename(page, "干季", "干旱季节");

  // The record's history, field by field, and restoring a state by an ordinary save.
  await search(page, "干旱季节");
  await act(page, "干旱季节", "编辑");
  await form(page).getByRole("button", { name: "修改历史" }).click();
  const entries = history(page).getByRole("listitem");
  await expect(entries).toHaveCount(2);
  await expect(entries.first().getByRole("row", { name: /^名称 / })).toHaveText(/干季干旱季节$/);
  await expect(entries.first().getByRole("button")).toHaveCount(0);
  await entries.nth(1).getByRole("button", { name: "恢复到此版本" }).click();
  await expect(toast(page, "表单已填入")).toBeVisible();
  await expect(history(page)).toBeHidden();
  await expect(form(page).getByRole("textbox", { name: "中文" })).toHaveValue("干季");
  await form(page).getByRole("button", { name: "保存" }).click();
  await expect(form(page)).toBeHidden();
  await search(page, "干季");
  await expect(row(page, "干季")).toBeVisible();

  // The log: sealed after a second or two, then found by its words; an opened entry shows the changes and links to the
  // record.
  await open(page, "/sys/log?search=%E5%B9%B2%E6%97%B1");
  await expect(async () => {
    await page.reload();
    await expect(rows(page)).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(rows(page).first()).toContainText("修改");
  await rows(page).first().click();
  const entry = dialog(page, "操作详情");
  await expect(entry.getByRole("row", { name: /^名称 / })).toHaveText(/干季干旱季节$/);
  await entry
    .getByRole("button", { name: "Close" })
    .or(entry.getByRole("button", { name: "关闭" }))
    .first()
    .click();
  await expect(entry).toBeHidden();

  await page.getByRole("main").getByRole("button", { name: "日志完整性" }).click();
  const integrity = dialog(page, "日志完整性与保留期限");
  await integrity.getByRole("button", { name: "立即核对" }).click();
  await expect(integrity.getByRole("status").filter({ hasText: "日志完整" })).toBeVisible();

  for (const [language, title, changed, drawer, field] of [
    ["lo", "ບັນທຶກການດຳເນີນການ", "ແກ້ໄຂ", "ລາຍລະອຽດການດຳເນີນການ", /^ຊື່ /],
    ["en", "Activity log", "Changed", "Activity details", /^Name /],
  ] as const) {
    await prefer(page, { language });
    await open(page, "/sys/log?search=%E5%B9%B2%E6%97%B1");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(rows(page).first()).toContainText(changed);
    await rows(page).first().click();
    await expect(dialog(page, drawer).getByRole("row", { name: field })).toHaveText(/干季干旱季节$/);
  }
});
