import type { Page, WebSocketRoute } from "@playwright/test";
import { connect, sendMessage } from "./support/client.ts";
import { dialog, toast } from "./support/console.ts";
import { openList, row, rows } from "./support/list-page.ts";
import { administrator, expect, signIn, test } from "./support/fixtures.ts";

const editor = { username: "editor", password: administrator.password };

/** Resolves once a socket of the page is connected, when the server announces its build. */
const connected = (page: Page): Promise<unknown> =>
  page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));

/** Signs the editor in and opens lists; resolves when the last page's socket is connected. */
async function atWork(page: Page, ...paths: [string, ...string[]]): Promise<void> {
  const first = connected(page);
  await signIn(page, editor);
  await first;
  for (const path of paths) {
    const stands = connected(page);
    await openList(page, path);
    await stands;
  }
}

/** Resolves to a function that sends a text to the page over its newest socket, as a hostile server would. */
async function tapSocket(page: Page): Promise<(text: string) => void> {
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/api\/ws\//, (route) => {
    route.connectToServer();
    socket = route;
  });
  return (text) => socket?.send(text);
}

const bell = (page: Page, name: string | RegExp) => page.getByRole("banner").getByRole("button", { name });

test("a message reaches the person at work: shown, counted, opened, read (§2, §4)", async ({ page, server }) => {
  const client = await connect(server.url);
  await atWork(page, "/sys/dict");
  await expect(bell(page, /条未读/)).toBeVisible();
  const before = Number(/\d+/.exec((await bell(page, /条未读/).getAttribute("aria-label")) ?? "")?.[0]);

  const shown = toast(page, "<b>周五</b>停机维护");
  const isShown = shown.waitFor();
  await sendMessage(client, {
    title: "<b>周五</b>停机维护",
    message: "<p>请在<strong>晚上八点</strong>前保存。</p>",
    targetUrl: "/sys/dict/group",
  });
  await isShown;
  await shown.hover(); // the toast stays while the pointer is over it
  await expect(shown.locator("strong")).toHaveText("晚上八点");
  await expect(bell(page, `通知，${before + 1} 条未读`)).toBeVisible();
  await shown.getByRole("button", { name: "查看" }).click();
  await expect(page).toHaveURL(/\/sys\/dict\/group/);
  await expect(bell(page, `通知，${before} 条未读`)).toBeVisible();

  await bell(page, /^通知/).click();
  const list = dialog(page, "通知");
  const message = list.getByRole("listitem").filter({ hasText: "停机维护" });
  await expect(message).toContainText("请在晚上八点前保存。");
  await expect(message.locator("time")).toHaveText(/^\d\d-\d\d \d\d:\d\d$/);
  await expect(message.getByRole("button", { name: "标记为已读" })).toHaveCount(0);
  await list.getByRole("button", { name: "标记为已读", exact: true }).first().click();
  if (before > 1) await list.getByRole("button", { name: "全部标记为已读" }).click();
  await expect(list.getByRole("button", { name: "标记为已读" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(bell(page, "通知")).toBeFocused();
  await client.close();
});

/** HTML that would run a script if it were not sanitised. */
const HOSTILE = [
  "<script>window.hacked=1</script>",
  "<img src=x onerror=window.hacked=1>",
  "<svg onload=window.hacked=1><animate onbegin=window.hacked=1 attributeName=x dur=1s></svg>",
  "<iframe srcdoc='<script>parent.hacked=1</script>'></iframe>",
  "<a href='javascript:window.hacked=1'>a</a><a href=' java\tscript:window.hacked=1'>b</a>",
  "<form id=config action=/api><input name=attributes autofocus onfocus=window.hacked=1></form>",
  "<details open ontoggle=window.hacked=1><summary>x</summary></details>",
  "<div style='position:fixed;inset:0;background:url(javascript:window.hacked=1)'>over</div>",
  "<template><img src=x onerror=window.hacked=1></template><object data='data:text/html,x'></object>",
  "<meta http-equiv=refresh content='0;url=https://example.la/'><link rel=stylesheet href=/x.css><style>*{display:none}</style>",
  // These two swallow everything after them, so they come last.
  "<noscript><p title='</noscript><img src=x onerror=window.hacked=1>'></noscript><base href='https://example.la/'>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=window.hacked=1&gt;'>",
];

test("pushed HTML runs nothing, and a malformed message breaks nothing (RT-01, WS-09)", async ({ page }) => {
  const hear = await tapSocket(page);
  await atWork(page, "/sys/dict");
  for (const bad of ["", "{", "[]", "null", '{"type":7}', '{"showType":"DIALOG","title":{}}', "\u0000"]) hear(bad);
  const message = `<h3 id="body" name="cookie">规程</h3><p>第一条<a href="https://nyj.example.la/">看</a></p><ol><li>一</li></ol><ul><li>二</li></ul>${HOSTILE.slice(0, -2).join("")}<em>完</em>${HOSTILE.slice(-2).join("")}`;
  hear(JSON.stringify({ id: "", showType: "DIALOG", title: "<img src=x onerror=window.hacked=1>", message }));
  hear(JSON.stringify({ showType: "DIALOG", title: "第二个", targetUrl: "javascript:window.hacked=1" }));

  const shown = page.getByRole("dialog").filter({ hasText: "规程" });
  await expect(shown.getByText("<img src=x onerror=window.hacked=1>")).toBeVisible(); // the title is plain text
  await expect(shown).toContainText("还有 1 条消息");
  await expect(shown.locator("em", { hasText: "完" })).toBeVisible();
  const content = shown.locator(".sanitized-html");
  await expect(content.getByRole("link", { name: "看" })).toHaveAttribute("rel", /noopener/);
  await expect(content.locator("ol").first()).toHaveCSS("list-style-type", "decimal");
  await expect(content.locator("ul").first()).toHaveCSS("list-style-type", "disc");
  const left = await content.evaluate((root) =>
    [...root.querySelectorAll("*")].flatMap((element) => [
      ...(/^(script|style|svg|math|iframe|object|form|input|template|base|meta|link|noscript)$/i.test(element.tagName)
        ? [element.tagName]
        : []),
      ...[...element.attributes]
        .filter(({ name, value }) => /^(on|id$|name$|srcdoc|action)/.test(name) || /script:|position|url/.test(value))
        .map(({ name, value }) => `${name}=${value}`),
    ]),
  );
  expect(left).toEqual([]);
  await shown.getByRole("button", { name: "我知道了" }).click();
  const second = page.getByRole("dialog", { name: "第二个" });
  await expect(second.getByRole("button", { name: "查看详情" })).toHaveCount(0);
  await second.getByRole("button", { name: "我知道了" }).click();
  await expect(second).toBeHidden();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  await expect(rows(page).first()).toBeVisible();
});

test("taken rights and a new version are known at once, without a reload (RELOAD_MENU, NEW_VERSION)", async ({
  page,
}) => {
  const hear = await tapSocket(page);
  await atWork(page, "/sys/dict/group", "/sys/dict");
  const menu = page.getByRole("navigation").getByRole("link", { name: "数据字典", exact: true });
  await expect(menu).toBeVisible();

  // The menu of a role that has lost the page.
  await page.route("**/api/sys/menu/getMenus", async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { children: { component: string }[] }[] };
    for (const top of answer.data)
      top.children = top.children.filter(({ component }) => component !== "sys/dict/index");
    await route.fulfill({ json: answer });
  });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  hear(JSON.stringify({ type: "RELOAD_MENU" }));
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("401");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("数据字典"); // the tab keeps its title
  await page.getByRole("tab", { name: "字典分组" }).click();
  await expect(rows(page).first()).toBeVisible();

  hear(JSON.stringify({ type: "NEW_VERSION", version: "another" }));
  await expect(page.getByText("新版本已就绪")).toBeVisible();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await page.getByRole("button", { name: "重新加载", exact: true }).click();
  await page.waitForFunction(() => !("isSameDocument" in window));
  await expect(rows(page).first()).toBeVisible();
});

test("an open list or form tells who changed it, and typed text stays (RECORD_CHANGED)", async ({ page, server }) => {
  const client = await connect(server.url);
  await atWork(page, "/sys/dict/group");
  const groups = (await client.post("/sys/dict/group/list", { "page.size": "200" })).data as {
    results: { id: string; code: string }[];
  };
  const code = (await rows(page).first().getByRole("cell").nth(2).textContent()) ?? "";
  const id = groups.results.find((group) => group.code === code)?.id ?? "";
  const change = async (values: Record<string, string>) =>
    expect(await client.post(`/sys/dict/group/${id}/update`, values)).toMatchObject({ code: 0 });

  await change({ note: "管理员写的" });
  await expect(page.getByText("系统管理员刚刚修改了记录")).toBeVisible();
  await expect(row(page, "管理员写的")).toHaveCount(0); // rows do not change by themselves
  await page.getByRole("button", { name: "显示", exact: true }).click();
  await expect(row(page, "管理员写的")).toBeVisible();
  await expect(page.getByText("系统管理员刚刚修改了记录")).toBeHidden();

  await row(page, "管理员写的").click();
  const form = dialog(page, "字典分组");
  await form.getByLabel("编码").fill(`${code}X`);
  await change({ note: "管理员又写的" });
  await expect(form.getByText("系统管理员刚刚修改了此记录")).toBeVisible();
  await form.getByRole("button", { name: "载入最新内容" }).click();
  await expect(form.getByLabel("备注")).toHaveValue("管理员又写的");
  await expect(form.getByLabel("编码")).toHaveValue(`${code}X`);
  const saved = toast(page, "已保存").waitFor();
  await form.getByRole("button", { name: "保存" }).click();
  await saved;
  await expect(row(page, `${code}X`)).toBeVisible();
  await expect(page.getByText("刚刚修改了记录")).toHaveCount(0); // nobody is notified of their own change
  await client.close();
});
