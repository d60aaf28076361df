import { lazy, type ComponentType } from "react";
import { formViewOf, viewOf, type Module } from "../../crud/define-module.ts";
import { prepareList } from "../../crud/list/prepare-list.web.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import type { FrameView } from "../../modules/menu/named-views.ts";
import { queryClient } from "../query-client.ts";

/*
 * The named views that menus may ask for: a fixed table of our own keys (W11). A name is only ever looked up, never loaded by.
 */

// Lists are what most people open first: they come with the frame.
const listOf = (module: Module): ComponentType =>
  module.tree
    ? lazy(async () => {
        const { TreeScreen } = await import("../../crud/tree/TreeScreen.tsx");
        return { default: () => <TreeScreen module={module} /> };
      })
    : () => <ListScreen module={module} />;
const formOf = (module: Module): ComponentType =>
  lazy(async () => {
    const { FormPage } = await import("../../crud/form/FormPage.tsx");
    return { default: () => <FormPage module={module} /> };
  });

const frameViews: Readonly<Record<FrameView, () => ComponentType>> = {
  "dashboard/index": () =>
    lazy(async () => ({ default: (await import("../pages/dashboard/Dashboard.tsx")).Dashboard })),
  "info/index": () => lazy(async () => ({ default: (await import("../pages/info/InfoPage.tsx")).InfoPage })),
  "change/password": () => lazy(async () => ({ default: (await import("../password/PasswordPage.tsx")).PasswordPage })),
};

// A view is made anew by each of these calls: a part of the program that could not be loaded can be tried again.
const makers = new Map<string, () => ComponentType>(Object.entries(frameViews));
let declared: readonly Module[] = [];

/** Makes the modules' views known; until then only the frame's own are. */
export async function loadViews(): Promise<void> {
  const { modules, ownScreens } = await import("./declared-views.ts");
  if (declared === modules) return;
  for (const module of modules)
    makers.set(viewOf(module), () => listOf(module)).set(formViewOf(module), () => formOf(module));
  for (const [name, View] of Object.values(ownScreens).flatMap((screens) => Object.entries(screens)))
    makers.set(name, () => View);
  declared = modules;
}

const made = new Map<string, ComponentType>();

/** The component of a view; the same one until it is forgotten. Undefined: the 404 page. */
export function viewNamed(name: string): ComponentType | undefined {
  const present = made.get(name);
  if (present) return present;
  const view = makers.get(name)?.();
  if (view) made.set(name, view);
  return view;
}

export const forgetView = (name: string): boolean => made.delete(name);

/** What the view will ask for first is asked for before it is drawn, where that is known from its address alone. */
export function prepareView(name: string, address: URLSearchParams): void {
  const module = declared.find((each) => viewOf(each) === name);
  if (module) prepareList(queryClient, module, address);
}
