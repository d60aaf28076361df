import type { Page } from "@playwright/test";
import { open, pick, prefer, toast, visit } from "./support/console.ts";
import { loaded } from "./support/loaded.ts";
import { clippedText, foreignText } from "./support/read-page.ts";
import { expect, signIn, test } from "./support/fixtures.ts";

const OPEN = ["/login", "/home", "/home?redirect=%2Fsys%2Fdict", "/home/nowhere"];
const CONSOLE = [
  "/dashboard",
  "/sys/dict",
  "/sys/dict?search=zzzz",
  "/sys/dict?bin=1",
  "/sys/dict?open=new",
  "/sys/dict/group",
  "/sys/sysdivision",
  "/change/password",
  "/nowhere",
];

/** Data in one language: notes of the seed without a translation, and languages under their own names. */
const DATA = ["中文", "字典标签在列表中的显示颜色。"];

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await loaded(page);
}

async function expectOnly(
  page: Page,
  paths: readonly string[],
  language: "lo" | "en",
  go: (page: Page, path: string) => Promise<unknown>,
): Promise<void> {
  for (const path of paths) {
    await go(page, path);
    await settled(page);
    const foreign = await foreignText(page, language === "lo" ? "Han" : "Han|Lao");
    expect(
      foreign.filter((text) => !DATA.includes(text) && text !== "ລາວ"),
      `${language} ${path}`,
    ).toEqual([]);
  }
}

test("a number of the dashboard never touches the words beside it, however large it is", async ({ signedIn: page }) => {
  await page.route("**/sys/work/tiles", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object[] };
    await route.fulfill({ response, json: { ...body, data: body.data.map((tile) => ({ ...tile, count: 123_001 })) } });
  });
  for (const language of ["zh", "en", "lo"] as const) {
    await prefer(page, { language });
    await page.goto("/dashboard");
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const numbers = page.locator("main strong").filter({ hasText: /^123[,.]001$/ });
      await expect(numbers.first()).toBeVisible();
      const touching = await numbers.evaluateAll((all) =>
        all.flatMap((number) => {
          const text = document.createRange();
          text.selectNodeContents(number);
          const [own, words] = [text.getBoundingClientRect(), number.nextElementSibling?.getBoundingClientRect()];
          const isBeside = words !== undefined && words.top < own.bottom - 4;
          return isBeside && words.left - own.right < 4 ? [number.nextElementSibling?.textContent] : [];
        }),
      );
      expect(touching, `${language} ${width}`).toEqual([]);
    }
  }
});

test("switching the language says so and loads the page again in it (§8)", async ({ signedIn: page }) => {
  await open(page, "/cms/article/edit");
  await expect(page.getByRole("tab", { name: "新建资讯", exact: true })).toBeVisible();
  await open(page, "/dashboard");
  for (const [from, entry, said, home, added] of [
    ["界面语言", "English", "Language changed", "Home", "Add article"],
    ["Language", "ລາວ", "ປ່ຽນພາສາສຳເລັດແລ້ວ", "ໜ້າຫຼັກ", "ເພີ່ມຂ່າວ"],
    ["ພາສາ", "中文", "已切换语言", "首页", "新建资讯"],
  ] as const) {
    const reloaded = page.waitForEvent("load");
    const told = toast(page, said).waitFor(); // for less than a second, and `expect` looks too seldom
    await pick(page.getByRole("button", { name: from, exact: true }), entry);
    await told;
    await reloaded;
    await expect(page.getByRole("tab", { name: home, exact: true })).toBeVisible();
    // That page is not rendered again, but its tab shows the title in the new language.
    await expect(page.getByRole("tab", { name: added, exact: true })).toBeVisible();
  }
});

test("the public pages speak Lao and English throughout", async ({ page }) => {
  await page.goto("/login");
  for (const language of ["lo", "en"] as const) {
    await prefer(page, { language });
    await expectOnly(page, OPEN, language, (within, path) => within.goto(path));
  }
});

test("the console speaks Lao and English throughout", async ({ browser, startServer }) => {
  test.setTimeout(120_000); // starts a server and opens eighteen pages
  // A server with the first rows only, because other journeys add data in one language.
  const server = await startServer({});
  const page = await browser.newPage({ baseURL: server.url, locale: "zh-CN" });
  await signIn(page);
  for (const language of ["lo", "en"] as const) {
    await prefer(page, { language });
    await page.goto("/info");
    await expectOnly(page, CONSOLE, language, visit);
  }
  await page.close();
});

test("Lao texts use the Lao font and are nowhere clipped", async ({ signedIn: page }) => {
  await prefer(page, { language: "lo" });
  await page.goto("/info");
  const expectUnclipped = async (path: string) => {
    await settled(page);
    expect(await clippedText(page), path).toEqual([]);
  };
  for (const path of CONSOLE) {
    await visit(page, path);
    await expectUnclipped(path);
  }
  await page.goto("/home");
  await expectUnclipped("/home");
  await page.goto("/dashboard");
  await settled(page);
  const faces = await page.evaluate(() =>
    [...document.fonts].filter((face) => face.status === "loaded").map((face) => face.family.replaceAll('"', "")),
  );
  expect(faces.some((family) => family.includes("Lao"))).toBe(true);
});
