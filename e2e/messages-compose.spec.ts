import type { Page } from "@playwright/test";
import { connect } from "./support/client.ts";
import { choose, dialog, prefer, toast } from "./support/console.ts";
import { openList, row } from "./support/list-page.ts";
import { administrator, expect, signIn, test } from "./support/terrace.ts";

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
  await expect(shown.locator(".pushed-html li")).toHaveText("ທົ່ງນາທີ່ 1");
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

/** HTML that Word puts on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
<p class=MsoNormal style='text-indent:21.0pt'><b>安排<o:p></o:p></b><a href="javascript:alert(1)">甲</a><a href="https://nyj.example.la/">乙</a></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>浸种</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>育秧</p>
<!--EndFragment--></body></html>`;

test("a text pasted from Word keeps its meaning and nothing else; what is stored is what was seen (RT-01, IN-12)", async ({
  signedIn: page,
  server,
}) => {
  const client = await connect(server.url);
  await page.goto("/sys/message/edit");
  await page.getByRole("textbox", { name: "中文", exact: true }).fill("春耕安排");
  await body(page, "中文").focus();
  await body(page, "中文").evaluate((element, html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, WORD);
  await expect(body(page, "中文").locator("ol > li")).toHaveText(["浸种", "育秧"]);
  await page.getByRole("button", { name: "链接", exact: true }).click();
  const address = page.getByRole("textbox", { name: "链接地址" }).first();
  await address.fill("javascript:alert(1)");
  await address.press("Enter");
  await expect(page.getByText("不能链接到此地址")).toBeVisible();
  await address.press("Escape");
  await choose(form(page), "接收人", "指定用户");
  const refused = page.getByRole("button", { name: "存为草稿" });
  await refused.click();
  await expect(form(page)).toContainText("请选择接收人");
  await choose(form(page), "接收人", "全体用户");
  const saved = toast(page, "已保存").waitFor();
  await refused.click();
  await saved;
  await expect(page).toHaveURL(/id=/);
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  const stored = (await client.get(`/sys/message/get?id=${id}`)).data as { message: string; state: string };
  expect(stored.state).toBe("draft");
  expect(stored.message).toBe(
    '<p><strong>安排</strong>甲<a href="https://nyj.example.la/" rel="noopener noreferrer" target="_blank">乙</a></p><ol><li><p>浸种</p></li><li><p>育秧</p></li></ol>',
  );
  await openList(page, "/sys/message");
  await expect(row(page, "春耕安排")).toContainText("草稿");
  await client.close();
});
