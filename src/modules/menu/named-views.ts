import type { Words } from "../../contract/text.ts";
import { formViewOf, viewOf, type Module } from "../../crud/define-module.ts";
import { DASHBOARD, type DeclaredPage } from "../menu-groups.ts";

/** A screen that a menu entry may name in `component`. */
export interface NamedView {
  readonly name: string;
  readonly title: Words;
}

/** Views of the console itself; `console/routing/views.tsx` maps each to its component, checked by the compiler. */
export const FRAME_VIEWS = {
  [DASHBOARD.component]: { zh: "首页", lo: "ໜ້າຫຼັກ", en: "Home" },
  "info/index": { zh: "个人信息", lo: "ຂໍ້ມູນສ່ວນຕົວ", en: "My account" },
  "change/password": { zh: "修改密码", lo: "ປ່ຽນລະຫັດຜ່ານ", en: "Change password" },
} as const satisfies Readonly<Record<string, Words>>;
export type FrameView = keyof typeof FRAME_VIEWS;

/** All views: the console's, the modules' lists and form pages, and other pages. */
export const namedViews = (modules: readonly Module[], pages: readonly DeclaredPage[]): NamedView[] => [
  ...Object.entries(FRAME_VIEWS).map(([name, title]) => ({ name, title })),
  ...modules.flatMap((module) => [
    { name: viewOf(module), title: module.title },
    ...(module.form?.as === "page" ? [{ name: formViewOf(module), title: module.record }] : []),
  ]),
  ...pages.map(({ view, title }) => ({ name: view, title })),
];
