import { request } from "@playwright/test";
import { open, signOut, tab } from "./support/console.ts";
import { expect, fillSignIn, signIn, test } from "./support/fixtures.ts";

test("a wrong password is answered in the server's words and the name stays", async ({ page }) => {
  await page.goto("/login");
  await page.locator("#username").fill("somebody");
  await page.locator("#password").fill("not-the-password");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("用户名或密码错误");
  await expect(page.locator("#username")).toHaveValue("somebody");
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "access_token" }));
});

test("an empty field is named before anything is sent", async ({ page }) => {
  await page.goto("/login");
  const sent: string[] = [];
  page.on("request", (one) => one.method() === "POST" && sent.push(one.url()));
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByText("请输入用户名")).toBeVisible();
  await expect(page.locator("#username")).toBeFocused();
  expect(sent).toEqual([]);
});

test("a visitor who asks for Dictionaries signs in and arrives there", async ({ page }) => {
  await page.goto("/sys/dict");
  await expect(page).toHaveURL("/home?redirect=%2Fsys%2Fdict");
  await page.getByRole("status").getByRole("link", { name: "登录" }).click();
  await fillSignIn(page);
  await expect(page).toHaveURL("/sys/dict");
  await expect(page.getByRole("heading", { level: 1, name: "数据字典" })).toBeVisible();
});

test("what every start of the console needs is asked for once, the user first, and not again by the console that opens", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (one) => asked.push(`${one.method()} ${new URL(one.url()).pathname}`));
  await page.goto("/login?redirect=/sys/dict");
  await fillSignIn(page);
  await expect(page.getByRole("main").getByRole("row").nth(1)).toBeVisible();
  const start = [
    "GET /api/sys/user/info",
    "GET /api/sys/dict",
    "POST /api/sys/setting/config",
    "GET /api/sys/menu/getMenus",
    "GET /api/sys/menu/getPermissions",
    "GET /api/sys/user/my/preferences",
  ];
  expect(asked.filter((each) => start.includes(each))).toEqual(start);
  // the console opened in the sign-in page's own document
  expect(asked.filter((each) => each === "GET /sys/dict")).toEqual([]);
});

test("the sign-in page speaks three languages, and switching keeps what is typed", async ({ page }) => {
  await page.goto("/login");
  await page.locator("#username").fill("vilay");
  for (const [name, lang, words] of [
    ["ລາວ", "lo", "ເຂົ້າສູ່ລະບົບ"],
    ["English", "en", "Sign in"],
    ["中文", "zh-CN", "登录"],
  ] as const) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator("#username")).toHaveValue("vilay");
  }
  await page.getByRole("link", { name: "ລາວ", exact: true }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "ເຂົ້າສູ່ລະບົບ", exact: true })).toBeVisible();
});

test("a signed-in person is led on from the sign-in page (§4)", async ({ signedIn: page }) => {
  await page.goto("/login");
  await expect(page).toHaveURL("/dashboard");
  await expect(tab(page, "首页")).toHaveAttribute("aria-selected", "true");
});

test("signing out leaves nothing behind, and Back shows nothing (TK-16)", async ({ signedIn: page, server }) => {
  await page.goto("/dashboard");
  await page.goto("/sys/dict");
  await expect(page.getByRole("heading", { level: 1, name: "数据字典" })).toBeVisible();
  const before = await page.context().cookies();
  const half = before.find(({ name }) => name === "access_token")?.value ?? "";
  await signOut(page);
  const left = (await page.context().cookies()).map(({ name }) => name);
  for (const name of ["access_token", "refresh_token", "__Host-access", "__Host-refresh"])
    expect(left).not.toContain(name);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByText("数据字典")).toHaveCount(0);

  // The session has ended on the server too, also for somebody with a copy of its cookies.
  const thief = await request.newContext({ baseURL: server.url });
  const cookie = before.map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await thief.get("/api/sys/user/info", {
    headers: { access_token: half, cookie, origin: server.url },
  });
  expect(((await answer.json()) as { code: number }).code).not.toBe(0);
  await thief.dispose();
});

test("signing out in one window signs out all", async ({ signedIn: page }) => {
  const other = await page.context().newPage();
  await other.goto("/sys/dict");
  await expect(other.getByRole("heading", { level: 1, name: "数据字典" })).toBeVisible();
  await open(page, "/dashboard");
  await signOut(page);
  await expect(other).toHaveURL(/\/home/);
});

test("what scripts can read of the tokens opens nothing in another client (TK-15)", async ({ page, server }) => {
  await signIn(page);
  const cookies = await page.context().cookies();
  const readable = cookies.filter(({ httpOnly }) => !httpOnly);
  const half = readable.find(({ name }) => name === "access_token")?.value ?? "";
  const refreshHalf = readable.find(({ name }) => name === "refresh_token")?.value ?? "";
  expect(half).not.toBe("");
  expect(cookies.filter(({ name }) => name.startsWith("__Host-")).every(({ httpOnly }) => httpOnly)).toBe(true);

  const thief = await request.newContext({ baseURL: server.url });
  const cookie = readable.map(({ name, value }) => `${name}=${value}`).join("; ");
  const ask = async (headers: Record<string, string>) =>
    ((await (await thief.get("/api/sys/user/info", { headers })).json()) as { code: number }).code;
  expect(await ask({ access_token: half })).not.toBe(0);
  expect(await ask({ access_token: half, cookie, origin: server.url })).not.toBe(0);
  const renewed = await thief.post("/api/sso/oauth2/refresh_token", {
    form: { grant_type: "refresh_token", refresh_token: refreshHalf, client_id: "another-client" },
    headers: { cookie, origin: server.url },
  });
  expect((await renewed.json()) as { code: number }).not.toMatchObject({ code: 0 });
  // Cookies alone, without the header, do not authenticate: another site cannot use them.
  const all = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  expect(await ask({ cookie: all })).not.toBe(0);
  await thief.dispose();
});

test("the captcha is a picture, and a wrong answer is refused with a message (AU-01)", async ({
  browser,
  startServer,
}) => {
  const server = await startServer({ CAPTCHA: "image" });
  const page = await browser.newPage({ baseURL: server.url });
  await page.goto("/login");
  const picture = page.getByRole("img", { name: "验证码图片" });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
  const first = await picture.getAttribute("src");
  await page.locator("#username").fill("admin");
  await page.locator("#password").fill("not-the-password");
  const button = page.getByRole("button", { name: "登录", exact: true });
  const place = await button.boundingBox();
  await page.locator("#captcha").fill("0000");
  await button.click();
  await expect(page.locator("#captcha-error")).toHaveText("验证码不正确，请按新图片输入");
  await expect(picture).not.toHaveAttribute("src", first ?? "");
  expect(await button.boundingBox()).toEqual(place);
  await page.locator("#captcha").fill("0000");
  const answer = page.waitForResponse(/access_token/);
  await button.click();
  expect(await button.boundingBox()).toEqual(place);
  await answer;
  await expect(page.locator("#captcha")).toHaveValue("");
  expect(await button.boundingBox()).toEqual(place);
  await expect(page.locator("#captcha")).toHaveValue("");
  await expect(page.locator("#username")).toHaveValue("admin");
  await page.close();
});
