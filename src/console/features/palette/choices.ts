import { createElement, type ReactNode } from "react";
import { Plus } from "lucide-react";
import { hasAny } from "../../../contract/permission.ts";
import { inEach, inLanguage, LANGUAGES, type Language, type Words } from "../../../contract/text.ts";
import type { Module } from "../../../crud/define-module.ts";
import { offers, permissionFor } from "../../../crud/permissions.ts";
import { recordAddress } from "../../../crud/record/record-address.ts";
import { recordWord } from "../../../crud/record/record-title.ts";
import { Icon } from "../../../web/components/Icon.tsx";
import type { Action } from "../../palette-actions/actions.ts";
import { topEntries, type MenuEntry } from "../../menu/menu-entries.ts";
import { resolve, type RouteTable } from "../../routing/menu-routes.ts";
import { OWN_ROUTES } from "../../routing/own-routes.ts";
import { pageTitle } from "../../routing/page-title.ts";
import { fullPath, type MenuNode } from "../../../contract/menu.ts";
import { PALETTE_TEXTS } from "./texts.ts";

/** One line of the palette. */
export interface Choice {
  /** Identifies the choice among the recent ones. */
  readonly key: string;
  readonly titles: Words;
  /** Parts of the Chinese title, for pinyin. Read as one text, 新建 and 行政 would contain 建行, a bank. */
  readonly spoken?: readonly string[];
  /** The menus above a page. */
  readonly note?: string;
  readonly keys?: string;
  readonly icon: ReactNode;
  /** An address to open, or else an action to run. */
  readonly to?: string;
  readonly run?: () => void;
}

const titlesOf = (meta: MenuNode["meta"]): Words => inEach((language) => pageTitle(meta, language));

/** The directories above each page, also of one that stands in the menu in place of its directory. */
function directoriesOf(menus: readonly MenuNode[], language: Language): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const walk = (nodes: readonly MenuNode[], parentPath: string, above: readonly string[]): void => {
    for (const node of nodes) {
      const path = fullPath(node.path, parentPath);
      found.set(path, above);
      walk(node.children, path, [...above, pageTitle(node.meta, language)]);
    }
  };
  walk(menus, "", []);
  return found;
}

/** Pages of one title are told apart by what stands above them in the menu, or else by their addresses. */
function tellNamesakesApart(choices: readonly Choice[], menus: readonly MenuNode[], language: Language) {
  const directories = directoriesOf(menus, language);
  const noteOf = ({ to = "", note = "" }: Choice) => directories.get(to)?.join(" / ") || note;
  const byTitle = Map.groupBy(choices, (choice) => titleIn(choice, language));
  return choices.map((choice): Choice => {
    const others = byTitle.get(titleIn(choice, language))?.filter((each) => each !== choice) ?? [];
    if (others.length === 0) return choice;
    const note = noteOf(choice);
    const isEnough = note !== "" && others.every((other) => noteOf(other) !== note);
    return { ...choice, note: isEnough ? note : [note, choice.to].filter(Boolean).join(" · ") };
  });
}

/** All pages in the menu, in its order, then the frame's own pages. */
export function pageChoices(menus: readonly MenuNode[], language: Language): readonly Choice[] {
  const found = new Map<string, Choice>();
  const add = (entry: Pick<MenuEntry, "path" | "meta" | "icon">, above: readonly string[]) => {
    if (found.has(entry.path)) return;
    found.set(entry.path, {
      key: `page ${entry.path}`,
      titles: titlesOf(entry.meta),
      ...(above.length > 0 ? { note: above.join(" / ") } : {}),
      icon: createElement(Icon, { name: entry.icon }),
      to: entry.path,
    });
  };
  const walk = (entries: readonly MenuEntry[], above: readonly string[]): void => {
    for (const entry of entries)
      if (entry.children.length === 0) add(entry, above);
      else walk(entry.children, [...above, pageTitle(entry.meta, language)]);
  };
  walk(topEntries(menus), []);
  for (const { path, node } of OWN_ROUTES) add({ path, meta: node.meta, icon: node.meta.icon }, []);
  return tellNamesakesApart([...found.values()], menus, language);
}

const look = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Actions that features offer, and "new" for each module in which the person may add a record. */
export function actionChoices(
  actions: readonly Action[],
  modules: readonly Module[],
  permissions: ReadonlySet<string>,
  table: RouteTable,
): readonly Choice[] {
  const offered = actions.map(({ id, title, icon, keys, run }): Choice => ({
    key: `action ${id}`,
    titles: title,
    icon: createElement(icon, look),
    ...(keys === undefined ? {} : { keys }),
    run,
  }));
  const added = modules
    .filter(
      (module) => offers(module, "add") && hasAny(permissions, permissionFor(module, "add")) && isInMenu(table, module),
    )
    .map((module): Choice => ({
      key: `add ${module.path}`,
      titles: inEach((language) => inLanguage(PALETTE_TEXTS.add, language, { record: recordWord(module, language) })),
      spoken: [inLanguage(PALETTE_TEXTS.add, "zh", { record: "" }), recordWord(module, "zh")],
      icon: createElement(Plus, look),
      to: recordAddress(module, "new"),
    }));
  return [...offered, ...added];
}

/** True when the person's menu leads to the module's page. */
export const isInMenu = (table: RouteTable, { path }: Pick<Module, "path">): boolean =>
  resolve(table, path) !== undefined;

export const spokenOf = ({ spoken, titles }: Choice): readonly string[] => spoken ?? [titles.zh];

/** Chinese names whose pinyin is needed. */
export const chineseOf = (choices: readonly Choice[]): readonly string[] => [
  ...new Set(choices.flatMap(spokenOf).filter((name) => /\p{Script=Han}/u.test(name))),
];

export const titleIn = (choice: Choice, language: Language): string =>
  [language, ...LANGUAGES].map((each) => choice.titles[each]).find(Boolean) ?? "";
