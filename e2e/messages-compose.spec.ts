import type { Page } from "@playwright/test";
import { choose, dialog, prefer } from "./support/console.ts";
import { openList, row } from "./support/list-page.ts";
import { administrator, expect, signIn, test } from "./support/fixtures.ts";

const editor = { username: "editor", password: administrator.password };

const body = (page: Page, language: string) => page.getByRole("textbox", { name: `内容，${language}` });
const form = (page: Page) => page.getByRole("main");

/** Resolves once the page's socket is connected, when the server announces its build. */
const connected = (page: Page): Promise<unknown> =>
  page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));

test("a message is written by keyboard in three languages, confirmed by who gets it, and taken back (§2, §4)", async ({
  signedIn: page,
  server,
  browser,
}) => {
  const desk = await browser.newContext({ baseURL: server.url });
  const reader = await desk.newPage();
  await reader.goto("/login");
  await prefer(reader, { language: "lo" });
  const first = connected(reader);
  await signIn(reader, editor);
  await first;

  await page.goto("/sys/message/edit");
  await page.getByRole("textbox", { name: "中文", exact: true }).fill("水稻病虫害预警");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ເຕືອນໄພສັດຕູເຂົ້າ");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Rice pest warning");
  await body(page, "中文").focus();
  await page.keyboard.type("请");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("今天");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("检查");
  await page.getByRole("tab", { name: "中文" }).focus();
  await page.keyboard.press("ArrowRight");
  await body(page, "老挝文").focus();
  await page.keyboard.type("ກະລຸນາກວດ");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Shift+8");
  await page.keyboard.type("ທົ່ງນາທີ່ 1");
  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("button", { name: "加粗" }).locator("visible=true")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(body(page, "老挝文")).toBeFocused();
  expect((await body(page, "老挝文").locator("..").boundingBox())?.height).toBe(360); // §9

  await choose(form(page), "显示方式", "弹窗");
  await form(page).getByRole("switch", { name: "需确认已读" }).press("Space");
  await choose(form(page), "接收人", "指定角色");
  await choose(form(page), "角色", "编辑");
  await page.keyboard.press("Escape");
  await expect(form(page).getByRole("status")).toHaveText(/接收人：\d+ 人/);
  await page.getByRole("button", { name: "预览" }).press("Enter");
  const preview = dialog(page, "预览");
  await preview.getByText("英文").click();
  await expect(preview).toContainText("暂无本语言译文，显示中文");
  await expect(preview).toContainText("I have read this");
  await preview.getByRole("button", { name: "关闭" }).last().press("Enter");
  await expect(preview).toBeHidden();
  await page.getByRole("button", { name: "发送", exact: true }).press("Enter");
  const question = page.getByRole("dialog").filter({ hasText: "将发送给" });
  await question.getByRole("button", { name: "发送" }).press("Enter");

  const shown = reader.getByRole("dialog", { name: "ເຕືອນໄພສັດຕູເຂົ້າ" });
  await expect(shown.locator(".sanitized-html li")).toHaveText("ທົ່ງນາທີ່ 1");
  await reader.keyboard.press("Escape");
  await expect(shown.getByRole("button")).toHaveCount(1); // only the confirmation closes it
  await reader.reload();
  await shown.getByRole("button", { name: "ຂ້ອຍໄດ້ອ່ານແລ້ວ" }).click();
  await expect(shown).toBeHidden();

  await expect(form(page).getByRole("button", { name: "存为草稿" })).toHaveCount(0); // a sent message cannot be edited
  await expect(form(page)).toContainText("已发送");
  await openList(page, "/sys/message");
  const sent = row(page, "水稻病虫害预警");
  await expect(sent).toContainText("已发送");
  await sent.getByRole("button", { name: /操作/ }).click();
  await expect(page.getByRole("menuitem", { name: "编辑" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "阅读情况" }).click();
  const receipts = dialog(page, /阅读情况/);
  await receipts.getByText(/^已确认 1$/).click();
  await expect(receipts.getByRole("row").filter({ hasText: "editor" }).locator("time")).toHaveCount(2);
  await receipts.getByRole("button", { name: "Close" }).or(receipts.locator(".ant-drawer-close")).first().click();
  await expect(receipts).toBeHidden();

  const bell = reader.getByRole("banner").getByRole("button", { name: /^ການແຈ້ງເຕືອນ/ });
  await bell.click();
  const kept = reader.getByRole("listitem").filter({ hasText: "ເຕືອນໄພສັດຕູເຂົ້າ" });
  await expect(kept).toBeVisible();
  await sent.getByRole("button", { name: /操作/ }).click();
  await page.getByRole("menuitem", { name: "撤回" }).click();
  await page.getByRole("dialog").filter({ hasText: "立即从所有人" }).getByRole("button", { name: "撤回" }).click();
  await expect(kept).toHaveCount(0);
  await expect(sent).toContainText("已撤回");
  await desk.close();
});
