import { expect, fillSignIn, signIn, test } from "./support/fixtures.ts";

/** Values of `redirect` that try to lead a person to another site (HD-07). */
const HOSTILE = [
  "//evil.example",
  "///evil.example",
  "https://evil.example",
  "http:/evil.example",
  "https:evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5cevil.example",
  "/%2fevil.example",
  "/%252fevil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "//127.0.0.1@evil.example",
  "http://127.0.0.1.evil.example/",
  "/login",
  "/login?redirect=//evil.example",
  "/LOGIN",
  "/auth-redirect",
  "/redirect/sys/dict",
  "/redirect//evil.example",
  "/home?redirect=//evil.example",
  "/api/sys/user/info",
  "/file/x",
  "/401",
];

/** Where the demonstration's settings lead at the foot, whatever the address says. */
const OF_SETTINGS = ["tel:+856215550100", "mailto:office@example.com", "https://beian.miit.gov.cn/"];

test("before signing in, the home page offers no way to a hostile address", async ({ page }) => {
  // Parses the server's HTML without loading its pictures; the page has no program that could add links.
  for (const value of HOSTILE) {
    const address = `/home?redirect=${encodeURIComponent(value)}`;
    let answer = await page.request.get(address);
    // Each answer is rendered, and rendering is rate-limited, so a 429 is waited for.
    for (; answer.status() === 429; answer = await page.request.get(address))
      await page.waitForTimeout(Number(answer.headers()["retry-after"]) * 1000);
    const links = await page.evaluate(
      ([html, base]) =>
        [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("a")].map(
          (link) => new URL(link.getAttribute("href") ?? "", base).href,
        ),
      [await answer.text(), answer.url()] as const,
    );
    expect(links.length).toBeGreaterThan(10);
    for (const link of links.filter((href) => !OF_SETTINGS.includes(href)).map((href) => new URL(href))) {
      expect(link.hostname).toBe("127.0.0.1");
      if (link.pathname === "/login") expect(link.search, `after ${JSON.stringify(value)}`).toBe("");
    }
  }
});

test("signing in with a hostile address leads to the first page", async ({ page }) => {
  for (const value of ["//evil.example", "/\\evil.example", "https://evil.example", "/redirect//evil.example"]) {
    await page.goto(`/login?redirect=${encodeURIComponent(value)}`);
    await fillSignIn(page);
    await expect(page).toHaveURL("/dashboard");
    await page.context().clearCookies();
  }
});

test("somebody signed in who follows such a link stays in the console", async ({ signedIn: page }) => {
  for (const value of HOSTILE) {
    const answer = await page.request.get(`/login?redirect=${encodeURIComponent(value)}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]], `after ${JSON.stringify(value)}`).toEqual([302, "/"]);
  }
});

test("the refresh address refreshes our own pages only", async ({ signedIn: page }) => {
  await page.goto("/redirect/sys/dict?page=2");
  await expect(page).toHaveURL("/sys/dict?page=2");
  for (const rest of ["/login", "/redirect/sys/dict", "/home?redirect=//evil.example"]) {
    await page.goto(`/redirect${rest}`);
    await expect(page.getByRole("heading", { level: 1, name: "找不到这个页面" })).toBeVisible();
  }
  // Addresses that are not spelled like ours show the same page with status 404.
  for (const rest of ["//evil.example", "/%5cevil.example", "/%2fevil.example", "/https:%2f%2fevil.example"]) {
    const answer = await page.goto(`/redirect${rest}`);
    expect([answer?.status(), new URL(page.url()).hostname]).toEqual([404, "127.0.0.1"]);
    await expect(page.getByRole("heading", { level: 1, name: "找不到这个页面" })).toBeVisible();
  }
});

test("an address that does not exist is a page with words and a way back, for whoever is signed in and whoever is not", async ({
  page,
}) => {
  for (const path of ["/redirect//evil.example", "/index.php", "/home/none", "/home/%ff"]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "没有找到这个页面" })).toBeVisible();
    await page.getByRole("link", { name: "返回首页" }).click();
    await expect(page).toHaveURL("/home/oneInex");
  }
  await signIn(page);
  for (const [path, words] of [
    ["/sys/none", "找不到这个页面"],
    ["/404", "找不到这个页面"],
    ["/401", "您无权访问此页面"],
    ["/index.php", "找不到这个页面"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: words })).toBeVisible();
    await page.getByRole("link", { name: "返回首页" }).click();
    await expect(page).toHaveURL("/dashboard");
  }
});

test("a sign-in that happened elsewhere is led on to our own pages only", async ({ page }) => {
  await page.goto("/auth-redirect?redirect=/sys/dict%3Fpage%3D2");
  await expect(page).toHaveURL("/login?redirect=%2Fsys%2Fdict%3Fpage%3D2");
  await fillSignIn(page);
  await expect(page).toHaveURL("/sys/dict?page=2");
  await page.goto("/auth-redirect?redirect=/sys/sysdivision");
  await expect(page).toHaveURL("/sys/sysdivision");
  for (const value of HOSTILE) {
    const answer = await page.request.get(`/auth-redirect?redirect=${encodeURIComponent(value)}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]], `after ${JSON.stringify(value)}`).toEqual([302, "/"]);
  }
});
