import type { Page } from "@playwright/test";
import { connect, type Client } from "./support/client.ts";
import { dialog, prefer, toast, visit } from "./support/console.ts";
import { openList, row, rows, search } from "./support/list-page.ts";
import { administrator, expect, fillSignIn, signIn, test } from "./support/fixtures.ts";

/** Ends the administrator's browser sessions, as another machine would. */
async function kick(client: Client): Promise<void> {
  const sessions = (await client.post("/sys/session/my/list")).data as { id: string; userAgent: string }[];
  for (const { id, userAgent } of sessions)
    if (userAgent.includes("Chrome")) expect(await client.post(`/sys/session/${id}/delete`)).toMatchObject({ code: 0 });
}

const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  return calls;
};

test("signed out in the middle of a form: signing in again in place keeps what was typed, in all windows (§8)", async ({
  signedIn: page,
  server,
}) => {
  const client = await connect(server.url);
  const other = await page.context().newPage();
  await openList(other, "/sys/dict/group");
  await openList(page);
  await page.bringToFront(); // a window behind another is drawn once a second
  await rows(page).first().click();
  const form = dialog(page, "字典项");
  await form.getByLabel("排序").fill("77");

  await kick(client);
  const ended = dialog(page, "登录已失效");
  await expect(ended).toBeVisible();
  await expect(dialog(other, "登录已失效")).toBeVisible();
  await ended.getByRole("button", { name: "重新登录" }).click();
  await expect(ended.getByLabel("用户名")).toHaveValue(administrator.username);
  await ended.getByLabel("密码", { exact: true }).fill("not-the-password");
  const again = ended.getByRole("button", { name: "重新登录" });
  // The kit's dialog starts at a fifth of its size, and may stay so for some frames.
  await expect.poll(async () => (await again.boundingBox())?.height).toBe(32);
  const before = await again.boundingBox();
  await again.click();
  await expect(ended.getByText("用户名或密码错误")).toBeVisible();
  expect(await again.boundingBox(), "its line was kept free").toEqual(before);
  await ended.getByLabel("密码", { exact: true }).fill(administrator.password);
  await ended.getByRole("button", { name: "重新登录" }).click();
  await expect(ended).toBeHidden();
  await expect(dialog(other, "登录已失效")).toBeHidden();

  await expect(form.getByLabel("排序")).toHaveValue("77");
  const saved = toast(page, "已保存").waitFor();
  await form.getByRole("button", { name: "保存" }).click();
  await saved;
  await search(other, "season");
  await expect(row(other, "season")).toBeVisible();
  await client.close();
});

test("whoever came by the sign-in page signs in again in place like others, and has no error on the way", async ({
  page,
  server,
}) => {
  const client = await connect(server.url);
  await signIn(page);
  await expect(page.getByRole("banner").getByRole("button", { name: /^通知，/ })).toBeVisible();
  await visit(page, "/sys/dict?open=new");
  const form = dialog(page, "新建字典项");
  await form.getByLabel("排序").fill("77");
  await kick(client);
  const ended = dialog(page, "登录已失效");
  await ended.getByRole("button", { name: "重新登录" }).click();
  await ended.getByLabel("密码", { exact: true }).fill(administrator.password);
  await ended.getByRole("button", { name: "重新登录" }).click();
  await expect(ended).toBeHidden();
  await expect(form.getByLabel("排序")).toHaveValue("77");
  await expect(page.getByRole("banner").getByRole("button", { name: /^错误日志/ })).toHaveCount(0);
  await client.close();
});

test("a session ended elsewhere: look on, or sign in again and come back (§8)", async ({ signedIn: page, server }) => {
  const client = await connect(server.url);
  await prefer(page, { language: "lo" });
  await openList(page);
  await kick(client);
  const ended = dialog(page, "ທ່ານໄດ້ອອກຈາກລະບົບແລ້ວ");
  await expect(ended).toContainText("ເຂົ້າສູ່ລະບົບໃໝ່");
  await ended.getByRole("button", { name: "ຍົກເລີກ" }).click();
  await expect(ended).toBeHidden();
  await expect(page.getByText("ເນື້ອໃນໜ້ານີ້ຈະບໍ່ໄດ້ຮັບການປັບປຸງອີກ")).toBeVisible();

  // A person who stays keeps the rows and sends no calls; what is not loaded offers to sign in again (W13).
  const calls = callsOf(page);
  const shown = await rows(page).count();
  await page.getByRole("searchbox", { name: "ຄົ້ນຫາ", exact: true }).fill("season");
  await expect(ended).toBeVisible();
  await ended.getByRole("button", { name: "ຍົກເລີກ" }).click();
  await expect(ended).toBeHidden();
  await expect(rows(page)).toHaveCount(shown);
  expect(calls).toEqual([]);

  await page.getByRole("button", { name: "ເຂົ້າສູ່ລະບົບໃໝ່" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/sys\/dict/);
  await expect(rows(page).first()).toBeVisible();
  await client.close();
});

test("without a network the page says so, keeps what it shows, and catches up by itself", async ({ page }) => {
  await signIn(page);
  await openList(page);
  await page.context().setOffline(true);
  const banner = page.getByText("网络已断开。");
  await expect(banner).toBeVisible();
  await search(page, "待审核");
  await expect(row(page, "已通过")).toBeVisible();
  await page.context().setOffline(false);
  await expect(banner).toBeHidden();
  await expect(row(page, "已通过")).toHaveCount(0);
  await expect(row(page, "待审核")).toBeVisible();
});

test("while the server does not answer the page says so, keeps what it shows and what is typed, and catches up by itself", async ({
  page,
}) => {
  await signIn(page);
  await openList(page);
  const toServer = /\/(api|health)\//;
  await page.route(toServer, (route) => route.abort("connectionrefused"));
  const banner = page.locator(".inline-alert").filter({ hasText: "暂时连不上服务器" });
  await search(page, "待审核");
  await expect(banner).toHaveCount(1);
  await expect(row(page, "已通过")).toBeVisible();
  await expect(toast(page, /./)).toHaveCount(0);
  await page.unroute(toServer);
  await expect(banner).toBeHidden();
  await expect(row(page, "已通过")).toHaveCount(0);
  await row(page, "待审核").click();
  const form = dialog(page, "字典项");
  await form.getByLabel("排序").fill("77");

  await page.route(toServer, (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
  await form.getByRole("button", { name: "保存" }).click();
  await expect(form.getByText("无法连接服务器，请稍后重试")).toBeVisible();
  await expect(form.locator(".inline-alert")).toHaveText(/暂时连不上服务器/);
  await page.unroute(toServer);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(form.locator(".inline-alert")).toBeHidden();
  await expect(form.getByLabel("排序")).toHaveValue("77");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(form).toBeHidden();
});
