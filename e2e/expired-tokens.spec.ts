import { connect, type Client } from "./support/client.ts";
import { openList, row, search } from "./support/list-page.ts";
import { expect, signIn, test } from "./support/fixtures.ts";
import type { Page } from "@playwright/test";

/** Waits until the server answers the page's access token with 200004. */
const untilExpired = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const half = /access_token=([^;]+)/.exec(document.cookie)?.[1] ?? "";
          const answer = await fetch("/api/sys/user/getCurrentUser", { headers: { access_token: half } });
          return ((await answer.json()) as { code: number }).code;
        }),
      { timeout: 20_000 },
    )
    .toBe(200004);

/** Adds ten divisions below Laos, each with one below it. */
async function addBranches(client: Client): Promise<void> {
  const roots = (await client.get("/sys/sysdivision/treeList")).data as { id: string; value: string }[];
  const laos = roots.find(({ value }) => value === "LA")?.id ?? "";
  // In parallel, because the client's own token expires soon.
  const add = async (form: Record<string, string>) =>
    ((await client.post("/sys/sysdivision/add", form)).data as { id: string }).id;
  const numbers = Array.from({ length: 10 }, (_, number) => number);
  const ids = await Promise.all(
    numbers.map((number) => add({ value: `T${number}`, name: `分支${number}`, parentId: laos, sort: "0" })),
  );
  await Promise.all(
    numbers.map((number) => add({ value: `T${number}0`, name: `末端${number}`, parentId: ids[number] ?? "" })),
  );
}

test("ten calls with an expired token cause one refresh, and the page goes on (TK-03)", async ({
  browser,
  startServer,
}) => {
  const server = await startServer({ ACCESS_TTL: "6" });
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
  await expect(page.getByRole("banner").getByRole("button", { name: /^通知，/ })).toBeVisible();
  await untilExpired(page);
  const before = refreshes.length;
  await page.getByRole("button", { name: /^展开或收起：分支\d$/ }).evaluateAll(async (buttons: HTMLElement[]) => {
    for (const button of buttons) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve)); // faster than anybody could click
    }
  });
  for (let number = 0; number < 10; number += 1) await expect(row(page, `末端${number}`)).toBeVisible();
  expect(refreshes).toHaveLength(before + 1);
  expect(branches.length, "calls that were made again").toBeGreaterThan(10);

  // Again, with the renewed tokens.
  await untilExpired(page);
  await search(page, "分支3");
  await expect(row(page, "分支4")).toHaveCount(0);
  await expect(row(page, "分支3")).toBeVisible();
  expect(refreshes).toHaveLength(before + 2);
  await page.close();
});

test("two windows with an expired token share one refresh (TK-03, RE-18)", async ({ browser, startServer }) => {
  // Both windows need their rows before the renewed token expires too, and the window behind is drawn only once a
  // second.
  const server = await startServer({ ACCESS_TTL: "12" });
  const context = await browser.newContext({ baseURL: server.url, locale: "zh-CN" });
  const pages = [await context.newPage(), await context.newPage()] as const;
  await signIn(pages[0]);
  for (const page of pages) {
    await openList(page);
    // The bell has its number, so no further request is made by itself.
    await expect(page.getByRole("banner").getByRole("button", { name: /^通知，/ })).toBeVisible();
  }
  await untilExpired(pages[0]);
  const refreshes: string[] = [];
  context.on("request", (request) => request.url().endsWith("/refresh_token") && refreshes.push(request.url()));
  await Promise.all(pages.map((page) => search(page, "待审核")));
  for (const page of pages) await expect(row(page, "已通过")).toHaveCount(0);
  for (const page of pages) await expect(row(page, "待审核")).toBeVisible();
  expect(refreshes).toHaveLength(1);
  await context.close();
});
