import { readFile } from "node:fs/promises";
import { docxOf, pdfOf } from "../src/server/testing/documents.ts";
import { choose, dialog, toast } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";

const pdf = pdfOf();

test("documents are attached to a notice, named and put in order; one with macros is refused beside them; visitors save them", async ({
  signedIn: page,
  browser,
}) => {
  await page.goto("/cms/notice/edit");
  const main = page.getByRole("main");
  const title = `招标 ${Date.now()}`;
  await main.getByRole("group", { name: "标题" }).getByRole("textbox", { name: "中文" }).fill(title);
  await choose(main, "类型", "招标公告");
  await main.getByRole("textbox", { name: "正文，中文" }).click();
  await page.keyboard.type("详见附件。");

  const choosing = page.waitForEvent("filechooser");
  await main.getByRole("button", { name: "附件: 添加文件" }).click();
  await (
    await choosing
  ).setFiles([
    { name: "申请表.docx", mimeType: "", buffer: docxOf() }, // as on a machine without an office program
    { name: "宏.docx", mimeType: "", buffer: docxOf({ "word/vbaProject.bin": "x" }) },
    { name: "旧格式.doc", mimeType: "application/msword", buffer: Buffer.from("x") },
    { name: "招标文件.pdf", mimeType: "application/pdf", buffer: pdf },
  ]);
  const attached = main.getByRole("list", { name: "附件" });
  await expect(attached.getByRole("textbox")).toHaveCount(2);
  await expect(attached.getByRole("alert").filter({ hasText: "宏.docx" })).toContainText("文件含有宏");
  await expect(main.getByRole("alert").filter({ hasText: "旧格式.doc" })).toContainText("只能上传 PDF");
  await attached.getByRole("button", { name: "移除“宏.docx”" }).click();
  await attached.getByRole("button", { name: "前移“招标文件.pdf”" }).click();
  const first = attached.getByRole("textbox", { name: "第 1 个文件的显示名称" });
  await expect(first).toHaveValue("招标文件.pdf");
  await first.fill("");
  await main.getByRole("button", { name: "保存", exact: true }).click();
  await expect(main.locator(".ant-form-item-explain-error")).toBeVisible();
  await first.fill("招标文件（全文）");

  await main.getByRole("button", { name: "发布", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "发布", exact: true }).click();
  await expect(toast(page, title)).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await visitor.goto("/home/noticeDetail");
  await visitor.getByRole("link", { name: title }).first().click();
  const downloads = visitor.getByRole("region", { name: "附件下载" });
  await expect(downloads.getByRole("listitem")).toHaveText([/^招标文件（全文）PDF · \d+ B$/, /^申请表\.docxDOCX · /]);
  const saving = visitor.waitForEvent("download");
  await downloads.getByRole("link", { name: "招标文件（全文）" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("招标文件.pdf");
  expect(await readFile(await saved.path())).toEqual(pdf);
  await visitor.context().close();

  // Among files it is found by its type, says where it is used, and cannot be deleted there.
  await page.goto("/sys/file?fileExtension.in=pdf");
  await main.getByRole("listitem").first().getByRole("button").click();
  const drawer = dialog(page, "文件");
  await expect(drawer.getByRole("button", { name: new RegExp(title) })).toBeVisible();
  await expect(drawer.getByRole("button", { name: "替换图片" })).toHaveCount(0);
});
