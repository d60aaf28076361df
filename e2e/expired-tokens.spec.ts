import { connect, type Client } from "./support/client.ts";
import { dialog } from "./support/console.ts";
import { openList, row, rows, search } from "./support/list-page.ts";
import { expect, fillSignIn, signIn, test } from "./support/terrace.ts";
import type { Page } from "@playwright/test";

/** Waits until the server answers the page's access token with 200004. */
const untilExpired = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const half = /access_token=([^;]+)/.exec(document.cookie)?.[1] ?? "";
        const answer = await fetch("/api/sys/user/getCurrentUser", { headers: { access_token: half } });
        return ((await answer.json()) as { code: number }).code;
      }),
    )
    .toBe(200004);

/** Ten divisions below Laos, each with one below it. */
async function addBranches(client: Client): Promise<void> {
  const roots = (await client.get("/sys/sysdivision/treeList")).data as { id: string; value: string }[];
  const laos = roots.find(({ value }) => value === "LA")?.id ?? "";
  for (let number = 0; number < 10; number += 1) {
    const above = { value: `T${number}`, name: `分支${number}`, parentId: laos, sort: "0" };
    const added = (await client.post("/sys/sysdivision/add", above)).data as { id: string };
    await client.post("/sys/sysdivision/add", { value: `T${number}0`, name: `末端${number}`, parentId: added.id });
  }
}

test("ten calls with an expired token cause one refresh, and the page goes on (TK-03)", async ({
  browser,
  startServer,
}) => {
  const server = await startServer({ ACCESS_TTL: "3" });
  const client = await connect(server.url);
  await addBranches(client);
  await client.close();

  const page = await browser.newPage({ baseURL: server.url, locale: "zh-CN" });
  await signIn(page);
  await openList(page, "/sys/sysdivision");
  await page.getByRole("button", { name: "展开或收起：老挝" }).click();
  await expect(row(page, "分支9")).toBeVisible();

  const refreshes: string[] = [];
  const branches: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/refresh_token")) refreshes.push(request.url());
    if (request.url().includes("/treeList")) branches.push(request.url());
  });
  await untilExpired(page);
  expect(refreshes).toHaveLength(0);
  await page.getByRole("button", { name: /^展开或收起：分支\d$/ }).evaluateAll(async (buttons: HTMLElement[]) => {
    for (const button of buttons) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve)); // as fast as anybody could click
    }
  });
  for (let number = 0; number < 10; number += 1) await expect(row(page, `末端${number}`)).toBeVisible();
  expect(refreshes).toHaveLength(1);
  expect(branches.length, "calls that were made again").toBeGreaterThan(10);

  // And a second time, with the tokens that came of it.
  await untilExpired(page);
  await search(page, "分支3");
  await expect(row(page, "分支3")).toBeVisible();
  expect(refreshes).toHaveLength(2);
  await page.close();
});

test("a session ended elsewhere: look on, or sign in again and come back (§8)", async ({ signedIn: page, server }) => {
  await openList(page);
  const client = await connect(server.url);
  const sessions = (await client.post("/sys/session/my/list")).data as { id: string; userAgent: string }[];
  const here = sessions.filter(({ userAgent }) => userAgent.includes("Chrome"));
  expect(here.length).toBeGreaterThan(0);
  for (const { id } of here) expect(await client.post(`/sys/session/${id}/delete`)).toMatchObject({ code: 0 });
  await client.close();

  await rows(page).first().click();
  const ended = dialog(page, "登录已失效");
  await expect(ended).toBeVisible();
  await ended.getByRole("button", { name: "取消" }).click();
  await expect(ended).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "数据字典" })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();

  await dialog(page, "字典项").getByRole("button", { name: "关闭" }).click();
  await page.getByRole("searchbox", { name: "搜索" }).fill("水稻");
  await expect(ended).toBeVisible();
  await ended.getByRole("button", { name: "重新登录" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/sys\/dict/);
  await expect(page.getByRole("heading", { level: 1, name: "数据字典" })).toBeVisible();
});

test("one's other sign-ins are listed and can be ended", async ({ signedIn: page, browser, server }) => {
  const other = await browser.newPage({ baseURL: server.url, locale: "zh-CN" });
  await signIn(other);
  await page.reload();
  const sessions = page.getByRole("region", { name: "我的登录" }).getByRole("listitem");
  await expect(sessions.filter({ hasText: "本次登录" })).toHaveCount(1);
  const count = await sessions.count();
  await sessions.filter({ hasNotText: "本次登录" }).first().getByRole("button", { name: "结束" }).click();
  await dialog(page, "结束这次登录？").getByRole("button", { name: "结束" }).click();
  await expect(sessions).toHaveCount(count - 1);
  await other.reload();
  await expect(other.getByText("登录超时，请重新登录")).toBeVisible();
  await other.close();
});
