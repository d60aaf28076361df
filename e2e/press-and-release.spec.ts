import type { Locator, Page } from "@playwright/test";
import { offers } from "../src/crud/permissions.ts";
import { recordAddress } from "../src/crud/record-address.ts";
import { modules } from "../src/modules/index.ts";
import { pages } from "../src/modules/pages.ts";
import { open, prefer } from "./support/console.ts";
import { act, actOnList, openList } from "./support/list-page.ts";
import { lieInWait, lostClicks } from "./support/press.ts";
import { expect, test } from "./support/terrace.ts";

const front = (page: Page) => page.getByRole("dialog").filter({ visible: true }).last();

/** Forms and dialogs beside those that come from declarations: how each is opened. */
const OPENED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  import: async (page) => {
    await openList(page);
    await actOnList(page, "导入");
  },
  "a new menu": async (page) => {
    await open(page, "/sys/menu");
    await page.getByRole("button", { name: "新建菜单项" }).filter({ visible: true }).click();
  },
  "a password for somebody": async (page) => {
    await openList(page, "/sys/user?search=wang.jianguo");
    await act(page, "王建国", "重置密码");
  },
};

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(240_000); // every form there is

test("a click arrives although the field that is left moves what stands below it, on every form and dialog", async ({
  signedIn: page,
}) => {
  const lost: string[] = [];
  const sweep = async (name: string, within: (page: Page) => Locator) => {
    await expect(page.locator(".skeleton").filter({ visible: true })).toHaveCount(0);
    await lieInWait(page);
    lost.push(...(await lostClicks(page, within(page))).map((button) => `${name}: ${button}`));
  };
  const main = (of: Page) => of.getByRole("main");
  for (const path of ["/change/password", "/info", "/dashboard", ...pages.map((each) => each.path)]) {
    await page.goto(path);
    await expect(main(page).getByRole("heading").first()).toBeVisible();
    await sweep(path, main);
  }
  for (const module of modules.filter((each) => offers(each, "add"))) {
    await page.goto(recordAddress(module, "new"));
    const isPage = module.form?.as === "page";
    await expect((isPage ? main(page) : front(page)).getByRole("button").first()).toBeVisible();
    await sweep(recordAddress(module, "new"), isPage ? main : front);
  }
  for (const [name, opens] of Object.entries(OPENED)) {
    await opens(page);
    await expect(front(page)).toBeVisible();
    await sweep(name, front);
  }
  expect(lost).toEqual([]);
});

test("the first click on “save” counts after the second entry of a password was corrected, on a phone too", async ({
  signedIn: page,
}) => {
  await open(page, "/dashboard");
  for (const [language, width] of [
    ["zh", 1440],
    ["lo", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await prefer(page, { language });
    await page.goto("/change/password");
    await page.waitForLoadState("networkidle"); // what still arrives, such as a face, is not what is looked for
    const form = page.locator("form");
    const [, next, again] = [0, 1, 2].map((at) => form.locator("input[type=password]").nth(at));
    if (!next || !again) throw new Error("three fields");
    await next.fill("Rice-and-tea-2026");
    await again.fill("Rice-and-tea-2027");
    await again.blur();
    await expect(form.locator(".ant-form-item-explain-error")).toBeVisible();
    await again.fill("Rice-and-tea-2026");
    await again.focus();
    const save = form.locator("button[type=submit]");
    const before = await save.boundingBox();
    if (!before) throw new Error("a button in sight");
    await page.mouse.move(before.x + 30, before.y + 2);
    await page.mouse.down();
    for (let look = 0; look < 12; look += 1) {
      // Part of a pixel is a line that has just gone; what threw the click away were thirteen.
      expect(Math.abs(((await save.boundingBox())?.y ?? 0) - before.y)).toBeLessThan(2);
      await page.waitForTimeout(40);
    }
    await page.mouse.up();
    // The old password is missing: that it is said shows that the click came.
    await expect(form.locator(".ant-form-item-explain-error").first()).toBeVisible();
  }
});
