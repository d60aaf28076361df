import type { Page } from "@playwright/test";
import { addMenus, type MenuSketch } from "./support/add-menus.ts";
import { open, prefer, tab } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";

const page = (path: string, ...title: MenuSketch["title"]): MenuSketch => ({ path, title });
const MANUAL = "https://example.com/manual";
const MENUS: readonly MenuSketch[] = [
  {
    path: "/lex",
    title: ["词库", "Lexicon", "ຄັງຄຳສັບ"],
    below: [
      {
        path: "words",
        title: ["术语", "Terms", "ຄຳສັບ"],
        icon: "languages",
        below: [
          {
            path: "lao",
            title: ["老挝文", "Lao", "ພາສາລາວ"],
            below: [page("rice", "水稻", "Rice", "ເຂົ້າ"), page("tea", "茶叶", "Tea", "ຊາ")],
          },
          page("units", "计量单位", "Units", "ຫົວໜ່ວຍ"),
          { path: MANUAL, title: ["手册", "Manual", "ຄູ່ມື"] },
        ],
      },
      { path: "alone", title: ["只有一页"], icon: "leaf", below: [page("page", "独页", "Single", "ໜ້າດຽວ")] },
      { path: "always", title: ["总是展开"], icon: "folder", alwaysShow: true, below: [page("in", "里面", "Inside")] },
      { path: "mailto:help@example.com", title: ["写信"], icon: "send" },
      { path: "tel:+85621000000", title: ["打电话"], icon: "phone" },
      ...Array.from({ length: 30 }, (_, at) => page(`p${at + 1}`, `词表 ${at + 1}`)),
    ],
  },
  ...Array.from({ length: 8 }, (_, at) => ({
    path: `/m${at + 1}`,
    title: [`业务模块 ${at + 1}`, `Business module ${at + 1}`, `ໝວດທຸລະກິດ ${at + 1}`] as const,
    below: [page("a", "甲"), page("b", "乙")],
  })),
  {
    path: "/links",
    title: ["友情链接"],
    below: [
      { path: "https://example.com/1", title: ["农业部"] },
      { path: "https://example.com/2", title: ["气象"] },
    ],
  },
];

let takeOut: () => Promise<void>;
test.beforeAll(async ({ server }) => void (takeOut = await addMenus(server, MENUS)));
test.afterAll(() => takeOut());

const side = (within: Page) => within.getByRole("navigation", { name: "页面", exact: true });
const tops = (within: Page) => within.getByRole("navigation", { name: "模块" });
const inFront = (within: Page, name: string) => expect(tab(within, name)).toHaveAttribute("aria-selected", "true");

test("a deep menu: its first page opens, one submenu at a time, and the page in front is always in sight", async ({
  signedIn: within,
}) => {
  await open(within, "/dashboard");
  await tops(within).getByRole("link", { name: "词库" }).click();
  await expect(within).toHaveURL("/lex/words/lao/rice");
  const menu = side(within);
  await expect(menu.getByRole("link", { name: "水稻" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "茶叶" }).click();
  await inFront(within, "茶叶");

  // A single visible child replaces its parent and takes its icon; alwaysShow keeps the submenu.
  await expect(menu.getByText("只有一页")).toHaveCount(0);
  await expect(menu.getByRole("link", { name: "独页" })).toHaveAttribute("href", "/lex/alone/page");
  await expect(menu.getByRole("link", { name: "独页" }).locator("svg")).toHaveCount(1);
  await menu.getByRole("button", { name: "总是展开" }).click();
  await expect(menu.getByRole("link", { name: "里面" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "茶叶" })).toHaveCount(0);

  const links = { 写信: "mailto:help@example.com", 打电话: "tel:+85621000000" };
  for (const [name, href] of Object.entries(links)) {
    await expect(menu.getByRole("link", { name })).toHaveAttribute("href", href);
    await expect(menu.getByRole("link", { name })).not.toHaveAttribute("target");
  }
  await menu.getByRole("button", { name: "术语" }).click();
  await expect(menu.getByRole("link", { name: /手册/ })).toHaveAttribute("href", MANUAL);
  await expect(menu.getByRole("link", { name: /手册/ })).toHaveAttribute("target", "_blank");

  await open(within, "/lex/p30");
  await expect(menu.getByRole("link", { name: "词表 30" })).toBeInViewport({ ratio: 1 });
  await tab(within, "首页").click();
  await within.goBack();
  await expect(menu.getByRole("link", { name: "词表 30" })).toBeInViewport({ ratio: 1 });
});

test("folded to icons, the keyboard alone goes through the flyouts and back", async ({ signedIn: within }) => {
  await open(within, "/lex/p1");
  await within.getByRole("button", { name: "收起菜单" }).click();
  const icon = side(within).getByRole("button", { name: "术语" });
  const focused = (name: string) => expect(within.locator(":focus")).toHaveText(name);
  await icon.press("ArrowRight");
  await focused("老挝文");
  await within.keyboard.press("ArrowRight");
  await focused("水稻");
  await within.keyboard.press("ArrowDown");
  await focused("茶叶");
  await within.keyboard.press("Enter");
  await expect(within).toHaveURL("/lex/words/lao/tea");
  await expect(icon).toBeFocused();
  await expect(icon).toHaveAttribute("aria-expanded", "false");
  for (const way of ["Escape", "ArrowLeft"]) {
    await icon.press("Enter");
    await focused("老挝文");
    await within.keyboard.press(way);
    await expect(icon).toBeFocused();
    await expect(icon).toHaveAttribute("aria-expanded", "false");
  }
  // An entry of a flyout is a link too.
  await icon.hover();
  await expect(within.getByRole("menuitem", { name: "手册" }).getByRole("link")).toHaveAttribute("href", MANUAL);
});

test("modules that do not fit fold into more; one that holds only links shows them beside the page", async ({
  signedIn: within,
}) => {
  await open(within, "/dashboard");
  const more = tops(within).getByRole("button", { name: "更多" });
  await within.setViewportSize({ width: 1100, height: 700 });
  await expect(tops(within).getByRole("link", { name: "业务模块 8" })).toBeHidden();
  await more.click();
  await within.getByRole("menuitem", { name: "业务模块 8" }).click();
  await expect(within).toHaveURL("/m8/a");
  await expect(more).toHaveAttribute("data-lit", "true");
  await within.setViewportSize({ width: 1920, height: 900 });
  await expect(more).toBeHidden();
  await expect(tops(within).getByRole("link", { name: "业务模块 8" })).toHaveAttribute("aria-current", "page");

  await tops(within).getByRole("button", { name: "友情链接" }).click();
  await expect(side(within).getByRole("link", { name: /气象/ })).toHaveAttribute("href", "https://example.com/2");
  await expect(within).toHaveURL("/m8/a");
});

test("a page is found by a word of its title, in any language, whatever module is in front", async ({
  signedIn: within,
}) => {
  await open(within, "/m1/a");
  const box = within.getByRole("combobox", { name: "查找菜单" });
  await box.fill("tea");
  await expect(within.getByRole("option")).toHaveText(["茶叶词库 / 术语 / 老挝文"]);
  await box.press("Enter");
  await inFront(within, "茶叶");
  await expect(box).toHaveValue("");
  await box.fill("ຫົວໜ່ວຍ");
  await within.getByRole("option", { name: /计量单位/ }).click();
  await inFront(within, "计量单位");
  await box.fill("词表 1");
  await expect(within.getByRole("option")).toHaveCount(12);
  await box.press("ArrowDown");
  await box.press("Enter");
  await inFront(within, "词表 10");
  await box.fill("没有这个");
  await expect(within.getByText("没有匹配的菜单")).toBeVisible();
  await box.press("Escape");
  await expect(box).toHaveValue("");

  await prefer(within, { language: "lo" });
  await within.reload();
  await within.getByRole("combobox", { name: "ຄົ້ນຫາເມນູ" }).fill("rice");
  await expect(within.getByRole("option")).toHaveText(["ເຂົ້າຄັງຄຳສັບ / ຄຳສັບ / ພາສາລາວ"]);
});
