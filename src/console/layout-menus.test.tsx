import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Language } from "../contract/text.ts";
import { preference } from "../web/preferences/preferences.ts";
import { features } from "./features/index.ts";
import { Layout } from "./layout/Layout.tsx";
import { currentAddress, openPage } from "./routing/navigation.ts";
import { found, frame, type Frame } from "./testing/frame.tsx";
import type { Sketch } from "./testing/menu-node.ts";

vi.mock("./routing/views.tsx", () => ({ viewComponent: (name: string) => () => <p>{name}</p> }));

const titles = (title: string, titleLo: string, titleEn: string) => ({ title, titleLo, titleEn });
const MENUS: Sketch[] = [
  { path: "/dashboard", component: "dashboard/index", meta: { title: "dashboard" } },
  {
    path: "/sys",
    meta: titles("系统", "ລະບົບ", "System"),
    children: [
      {
        path: "words",
        meta: titles("词汇", "ຄຳສັບ", "Words"),
        children: [
          { path: "dict", meta: titles("字典", "ວັດຈະນານຸກົມ", "Dictionaries") },
          { path: "groups", meta: titles("分组", "ກຸ່ມ", "Groups") },
        ],
      },
      { path: "map", meta: titles("区划", "ເຂດ", "Divisions") },
    ],
  },
  { path: "/hidden", meta: { ...titles("隐藏", "ເຊື່ອງ", "Hidden"), hidden: true } },
  { path: "/farm", meta: titles("农场", "ຟາມ", "Farm"), children: [{ path: "a" }, { path: "b" }] },
];
let running: Frame;
beforeEach(() => {
  preference.sidebarStatus.write("1");
  preference.topMenuIndex.write(0);
});
afterEach(() => running.end());
const at = (address: string, language: Language = "en") => {
  running = frame(<Layout features={features} />, MENUS, address, language);
};
const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent);
const settled = (address: string) => vi.waitFor(() => expect(currentAddress()).toBe(address));

test.each<[Language, readonly string[]]>([
  ["zh", ["首页", "系统", "农场"]],
  ["lo", ["ໜ້າຫຼັກ", "ລະບົບ", "ຟາມ"]],
  ["en", ["Home", "System", "Farm"]],
])(
  "in %s the top menu has the server's entries without the hidden ones, dashboard as Home (§2)",
  async (language, names) => {
    at("/dashboard", language);
    await vi.waitFor(() => expect(textsOf("header nav [data-entry] a")).toEqual(names));
  },
);

test("choosing a top entry fills the left menu with its children, opens the first page and is remembered (§2)", async () => {
  at("/dashboard");
  (await found("header nav a", "System")).click();
  await settled("/sys/words/dict");
  await vi.waitFor(() =>
    expect(textsOf("nav[aria-label=Pages] li")).toEqual([
      "WordsDictionariesGroups",
      "Dictionaries",
      "Groups",
      "Divisions",
    ]),
  );
  expect(preference.topMenuIndex.read()).toBe(1);
  (await found("header nav a", "Farm")).click();
  await settled("/farm/a");
  await vi.waitFor(() =>
    expect(textsOf("nav[aria-label=Pages] li")).toEqual(["/farm/a", "/farm/b"].map((path) => path.slice(6))),
  );
  expect(document.querySelector("header nav [aria-current=page]")?.textContent).toBe("Farm");
});

test("the left menu folds to icons and unfolds, and stays as it was left (§2, §4)", async () => {
  at("/sys/map");
  await found("nav[aria-label=Pages] a", "Divisions");
  (await found("button[aria-label='Collapse menu']")).click();
  await vi.waitFor(() => expect(document.querySelector("nav[aria-label=Pages]")?.textContent).toBe(""));
  expect(document.querySelector("nav[aria-label=Pages] a[aria-label=Divisions]")).not.toBeNull();
  expect(preference.sidebarStatus.read()).toBe("0");
  running.end();
  at("/sys/map");
  (await found("button[aria-label='Expand menu']")).click();
  await found("nav[aria-label=Pages] a", "Divisions");
  expect(preference.sidebarStatus.read()).toBe("1");
});

test.each<[Language, string]>([
  ["zh", "首页系统词汇字典"],
  ["lo", "ໜ້າຫຼັກລະບົບຄຳສັບວັດຈະນານຸກົມ"],
  ["en", "HomeSystemWordsDictionaries"],
])("in %s the breadcrumb leads from home to the page; on the Dashboard there is none (§2)", async (language, way) => {
  at("/sys/words/dict", language);
  await vi.waitFor(() => expect(textsOf("ol").join("")).toBe(way));
  (await found("ol a")).click();
  await settled("/dashboard");
  await vi.waitFor(() => expect(document.querySelector("ol")).toBeNull());
});

test("changing the password is a page that stands in no menu (§2)", async () => {
  at("/change/password");
  await found("main p", "change/password");
  await found("[role=tab]", "Change password");
  expect(textsOf("header nav a").join()).not.toContain("password");
});

test.each([
  ["/404", "Page not found"],
  ["/401", "You do not have access to this page"],
])("%s is an error page, in the frame and without a tab (§2)", async (address, words) => {
  at(address);
  await found("main h1", words);
  await vi.waitFor(() => expect(textsOf("[role=tab]")).toEqual(["Home"]));
});

test("below 1024 px the left menu is a sheet: closed at first, and closed again by going elsewhere (§2, §4, §9)", async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
  const isOpen = () => document.querySelector(".ant-drawer-open") !== null;
  happyDOM.setViewport({ width: 1024 });
  at("/sys/map");
  await found("nav[aria-label=Pages] a", "Divisions");
  happyDOM.setViewport({ width: 1023 });
  await vi.waitFor(() => expect(document.querySelector("nav[aria-label=Pages]")).toBeNull());
  expect(isOpen()).toBe(false);
  (await found("button[aria-label='Open the menu']")).click();
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  (await found(".ant-drawer button", "Farm")).click();
  (await found(".ant-drawer a", "b")).click();
  await settled("/farm/b");
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  (await found("button[aria-label='Open the menu']")).click();
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  openPage("/sys/map");
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  happyDOM.setViewport({ width: 1024 });
});
