import { connect } from "./support/client.ts";
import { choose, toast } from "./support/console.ts";
import { openList, row } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";

/** HTML that Word puts on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
<p class=MsoNormal style='text-indent:21.0pt'><b>安排<o:p></o:p></b><a href="javascript:alert(1)">甲</a><a href="https://nyj.example.la/">乙</a></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>浸种</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>育秧</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>周一</p></td><td><p class=MsoNormal>08:00</p></td></tr><tr><td>周二</td><td>09:30</td></tr></table>
<!--EndFragment--></body></html>`;

test("a text pasted from Word keeps its meaning and nothing else; what is stored is what was seen (RT-01, IN-12)", async ({
  signedIn: page,
  server,
}) => {
  const client = await connect(server.url);
  await page.goto("/sys/message/edit");
  await page.getByRole("textbox", { name: "中文", exact: true }).fill("春耕安排");
  const body = page.getByRole("textbox", { name: "内容，中文" });
  const form = page.getByRole("main");
  await body.focus();
  await body.evaluate((element, html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, WORD);
  await expect(body.locator("ol > li")).toHaveText(["浸种", "育秧"]);
  await page.getByRole("button", { name: "链接", exact: true }).click();
  const address = page.getByRole("textbox", { name: "链接地址" }).first();
  await address.fill("javascript:alert(1)");
  await address.press("Enter");
  await expect(page.getByText("不能链接到此地址")).toBeVisible();
  await address.press("Escape");
  await choose(form, "接收人", "指定用户");
  const refused = page.getByRole("button", { name: "存为草稿" });
  await refused.click();
  await expect(form).toContainText("请选择接收人");
  await choose(form, "接收人", "全体用户");
  const saved = toast(page, "已保存").waitFor();
  await refused.click();
  await saved;
  await expect(page).toHaveURL(/id=/);
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  const stored = (await client.get(`/sys/message/get?id=${id}`)).data as { message: string; state: string };
  expect(stored.state).toBe("draft");
  expect(stored.message).toBe(
    '<p><strong>安排</strong>甲<a href="https://nyj.example.la/" rel="noopener noreferrer" target="_blank">乙</a></p><ol><li><p>浸种</p></li><li><p>育秧</p></li></ol><p>周一 08:00</p><p>周二 09:30</p>',
  );
  await openList(page, "/sys/message");
  await expect(row(page, "春耕安排")).toContainText("草稿");
  await client.close();
});
