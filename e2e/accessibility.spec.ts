import type { Page } from "@playwright/test";
import { ERROR_LOG_TEXTS } from "../src/console/features/error-log/texts.ts";
import { IMAGE_UPLOAD_TEXTS } from "../src/console/features/image-upload/texts.ts";
import { NOTIFICATIONS_TEXTS } from "../src/console/notifications/bell/texts.ts";
import { PALETTE_TEXTS } from "../src/console/features/palette/texts.ts";
import { SIDEBAR_TOGGLE_TEXTS } from "../src/console/features/sidebar-toggle/texts.ts";
import { PREFERENCES_TEXTS } from "../src/console/features/preferences/texts.ts";
import { SESSION_TEXTS } from "../src/console/session/texts.ts";
import { inLanguage, LANGUAGES, type Language, type Words } from "../src/contract/text.ts";
import { type Rules, violationsOf } from "./support/axe.ts";
import { dialog, prefer, tab, toast, visit } from "./support/console.ts";
import { row, rows } from "./support/list-page.ts";
import { loaded } from "./support/loaded.ts";
import { administrator, expect, signIn, test } from "./support/fixtures.ts";

const OPEN = ["/login", "/home", "/home?redirect=%2Fsys%2Fdict", "/home/season", "/home/region?division=LA16"];
const PAGES = [
  "/dashboard",
  "/info",
  "/change/password",
  "/sys/dict",
  "/sys/dict?open=new",
  "/sys/sysdivision",
  "/sys/message",
  "/nowhere",
  "/401",
];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Lines of an ARIA snapshot that hold the name of a control or region. */
const NAMED =
  /^\s*- (?:button|checkbox|combobox|dialog|group|link|listbox|menuitem|navigation|radio|radiogroup|searchbox|tab|tablist|textbox|tree) "([^"]+)"/;
/** Names that are Latin in every language: the language's own name, names of people and files. */
const LATIN = /^English$|\d|[-_.@#]/;

/** Checks the visible page with axe, light and dark; in zh and lo also for names that the kit left in English. */
async function examine(page: Page, where: string, language: Language, within?: string): Promise<void> {
  const found: string[] = [];
  // Waits for animations, except endless ones.
  const settled = () =>
    page.evaluate(async () => {
      // The kit's colours change a frame or more after the page's own.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const all = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(all.map(({ finished }) => finished));
    });
  // `within` leaves the frame out, which is checked with the first page, because a check takes seconds.
  // A violation that is gone at the second check was a colour in transition.
  const look = async (theme: string, rules: Rules) => {
    await settled();
    if ((await violationsOf(page, rules, within)).length === 0) return;
    await settled();
    found.push(
      ...(await violationsOf(page, rules, within)).map(
        ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      ),
    );
  };
  // Colours are the same in all languages, and the dark scheme changes nothing else.
  await look("light", { tags: TAGS, without: language === "zh" ? [] : ["color-contrast"] });
  if (language === "zh") {
    await page.emulateMedia({ colorScheme: "dark" });
    await look("dark", { rules: ["color-contrast"] });
    await page.emulateMedia({ colorScheme: "light" });
    await settled();
  }
  if (language !== "en") {
    const outline = await page
      .locator(within ?? "body")
      .first()
      .ariaSnapshot();
    const names = outline.split("\n").map((line) => NAMED.exec(line)?.[1] ?? "");
    const english = names.filter((name) => /[A-Za-z]{3}/.test(name) && !/\P{ASCII}/u.test(name) && !LATIN.test(name));
    found.push(...[...new Set(english)].map((name) => `“${name}” is English`));
  }
  // A soft assertion, so that one run reports all violations.
  expect.soft(found, `${where}, ${language}`).toEqual([]);
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await loaded(page);
}

/** Opens each dialog, menu or drawer over a page; Escape closes it. */
const OVER: Readonly<Record<string, (page: Page, say: (words: Words) => string) => Promise<void>>> = {
  palette: async (page, say) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: say(PALETTE_TEXTS.open) }).fill("di");
    await expect(page.getByRole("option").nth(4)).toBeVisible();
  },
  shortcuts: (page) => page.keyboard.press("?"),
  notifications: (page, say) =>
    page
      .getByRole("banner")
      .getByRole("button", { name: new RegExp(`^${say(NOTIFICATIONS_TEXTS.title)}`) })
      .click(),
  upload: (page, say) => page.getByRole("button", { name: say(IMAGE_UPLOAD_TEXTS.open) }).click(),
  preferences: (page, say) => page.getByRole("button", { name: say(PREFERENCES_TEXTS.open), exact: true }).click(),
  "error log": async (page, say) => {
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error("for the log");
      }),
    );
    await page.getByRole("button", { name: say({ ...ERROR_LOG_TEXTS.open }).replace("{count}", "1") }).click();
  },
  "side drawer": (page) => page.keyboard.press("s"),
};

/** A dialog, or the side drawer, which is not modal. */
const OPENED = "dialog[open], [role=dialog], nav[data-open]";
const shown = (page: Page) => page.locator(OPENED).filter({ visible: true });

/** Checks what covers the page until it is answered: the lock, the change of the password, the end of the session. */
async function examineCovers(page: Page, language: Language): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Control");
    await page.keyboard.press("Enter"); // within 200 ms (§9), which a busy machine may miss, so it is repeated
    await expect(page.locator("[data-lock-screen] input")).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await examine(page, "lock", language);
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeVisible();

  // The server's answers for a person who must change the password, and for one who was signed out elsewhere.
  await page.route("**/sys/user/info*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const isDue = { passwordMustbeChanged: true };
    await route.fulfill({ response: answer, json: { ...body, ...isDue, data: { ...body.data, ...isDue } } });
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("dialog").locator("input:visible").first()).toBeFocused();
  await examine(page, "forced change", language);
  await page.unroute("**/sys/user/info*");

  await goTo(page, "/dashboard");
  await page.route("**/sys/search", (route) => route.fulfill({ json: { code: 100008, msg: "", data: null } }));
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("合作");
  await expect(page.getByRole("dialog", { name: inLanguage(SESSION_TEXTS.endedTitle, language) })).toBeVisible();
  await examine(page, "session ended", language);
}

// A check in the middle of an animation would find false violations.
test.use({ contextOptions: { reducedMotion: "reduce" }, colorScheme: "light" });

for (const language of LANGUAGES) {
  const say = (words: Words) => inLanguage(words, language);
  const asSystem = (page: Page) => prefer(page, { language, colorScheme: "system" });

  test.describe(language, () => {
    test.setTimeout(240_000); // time for every page in both schemes

    test("axe finds nothing on any page, light or dark", async ({ page }) => {
      await page.goto("/login");
      await asSystem(page);
      for (const path of OPEN) {
        await goTo(page, path);
        await examine(page, path, language);
      }
      await signIn(page);
      for (const path of PAGES) {
        await visit(page, path);
        await examine(page, path, language, path === PAGES[0] ? undefined : "main");
      }
    });

    test("axe finds nothing in dialogs, menus and drawers, light or dark", async ({ signedIn: page }) => {
      await asSystem(page);
      await goTo(page, "/dashboard");
      for (const [name, open] of Object.entries(OVER)) {
        await open(page, say);
        await expect(shown(page), name).toBeVisible();
        await loaded(shown(page));
        await examine(page, name, language, OPENED);
        await page.keyboard.press("Escape");
        await expect(shown(page)).toHaveCount(0);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of ["/dashboard", "/sys/dict"]) {
        await visit(page, path);
        await examine(page, `${path} on a phone`, language);
      }
      await page.getByRole("button", { name: say(SIDEBAR_TOGGLE_TEXTS.open) }).click();
      await expect(shown(page)).toBeVisible();
      await examine(page, "menu on a phone", language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await examineCovers(page, language);
    });
  });
}

/** Presses Tab until the element with this name has the focus, 40 times at most. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const said = await focused.evaluate((one: HTMLElement) => one.getAttribute("aria-label") ?? one.textContent ?? "");
    if (said.trim() === name) return;
  }
  throw new Error(`Tab never came to “${name}”`);
}

test("with the keyboard alone: sign in, open Dictionaries, add an entry, save it", async ({ page }) => {
  await page.goto("/login");
  await expect(page.locator("#username")).toBeFocused();
  await page.keyboard.type(administrator.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");
  await expect(tab(page, "首页")).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到页面内容" })).toBeFocused();
  await tabTo(page, "系统管理");
  await page.keyboard.press("Enter");
  await expect(tab(page, "用户")).toBeVisible();
  await tabTo(page, "数据字典");
  await page.keyboard.press("Enter");
  await expect(tab(page, "数据字典")).toBeVisible();
  await expect(rows(page).first()).toBeVisible();

  await page.keyboard.press("n");
  const form = dialog(page, "新建字典项");
  await expect(form.getByRole("combobox", { name: "分组" })).toBeFocused();
  await page.keyboard.type("季节");
  await expect(page.locator(".ant-select-dropdown:visible .ant-select-item-option-active")).toHaveText("季节");
  await page.keyboard.press("Enter");
  await expect(page.locator(".ant-select-dropdown:visible")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(form.getByRole("textbox", { name: "值" })).toBeFocused();
  await page.keyboard.type("keys");
  await page.keyboard.press("Tab");
  await expect(form.getByRole("textbox", { name: "中文" })).toBeFocused();
  await page.keyboard.insertText("键盘季");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "已保存")).toBeVisible();
  await expect(form).toBeHidden();

  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "搜索" })).toBeFocused();
  await page.keyboard.insertText("键盘季");
  await expect(row(page, "键盘季")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test("Escape closes a drawer and the focus returns to where it came from", async ({ signedIn: page }) => {
  await page.goto("/sys/dict");
  await expect(rows(page).first()).toBeVisible();
  const add = page.getByRole("button", { name: "新建字典项" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "新建字典项").getByRole("combobox", { name: "分组" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "新建字典项")).toBeHidden();
  await expect(add).toBeFocused();
});
