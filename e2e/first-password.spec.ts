import { fillSignIn, expect, test } from "./support/fixtures.ts";

const CHOSEN = "Rice-and-tea-2026";

test("the printed password works once, must be replaced, and the new one signs in", async ({
  browser,
  startServer,
}) => {
  const server = await startServer({ ADMIN_PASSWORD: "", DEMO: "0" }, { isNew: true });
  const printed = /with the password (\S+) \(/.exec(server.output())?.[1] ?? "";
  expect(printed).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);

  const page = await browser.newPage({ baseURL: server.url, locale: "zh-CN" });
  await page.goto("/login");
  await fillSignIn(page, { username: "admin", password: printed });
  const form = page.getByRole("dialog", { name: "修改密码" });
  await expect(form).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toBeVisible();
  await expect(form.getByRole("button", { name: "关闭" })).toHaveCount(0);

  // Until then the server refuses every other call, whatever the page shows (AU-13).
  const refused = await page.evaluate(async () => {
    const half = /access_token=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const answer = await fetch("/api/sys/dict/list", {
      method: "POST",
      body: new URLSearchParams(),
      headers: { access_token: half },
    });
    return ((await answer.json()) as { code: number }).code;
  });
  expect(refused).toBe(200006);

  const [old, next, again] = ["原密码", "新密码", "确认新密码"].map((name) => form.getByLabel(name, { exact: true }));
  if (!old || !next || !again) throw new Error("three fields");
  await expect(next).toHaveAccessibleDescription(/8 至 128 个字符.*系统名称/);
  const save = form.getByRole("button", { name: "保存新密码" });
  await save.click();
  await expect(form.getByText("请输入原密码")).toBeVisible();
  await expect(form.getByText("请输入密码", { exact: true })).toHaveCount(2);

  await next.fill("short");
  await next.blur();
  await expect(next).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText("8 至 128 个字符")).toBeVisible();
  await next.fill(CHOSEN);
  await again.fill("Rice-and-tea-2027");
  await again.blur();
  await expect(form.getByText("两次输入的密码不一致")).toBeVisible();
  await expect(next).not.toHaveAttribute("aria-invalid", "true");

  // Only the server can check the old password: its error appears as a notification (§8).
  await again.fill(CHOSEN);
  await old.fill("not-the-password");
  // It is shown for two seconds only (§9), so the wait begins before the click, and looks more often than `expect`
  // does.
  const told = page.getByRole("alert").filter({ hasText: "失败" }).waitFor();
  await Promise.all([told, save.click()]);

  await old.fill(printed);
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: "密码已修改，请重新登录" })).toBeVisible();
  await page.waitForURL((url) => url.pathname === "/login");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("access_token");

  await page.locator("#username").fill("admin");
  await page.locator("#password").fill(printed);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("用户名或密码错误");
  await fillSignIn(page, { username: "admin", password: CHOSEN });
  await expect(page).toHaveURL("/dashboard");
  await expect(form).toHaveCount(0);
  await page.close();

  // The password is printed on the first start only.
  await server.restart();
  expect(server.output().match(/with the password/g)).toHaveLength(1);
});
