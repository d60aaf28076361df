import type { ComponentType } from "react";
import { formViewOf, viewOf, type Module } from "../../crud/define-module.ts";
import { prepareList } from "./prepare-list.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import { branchOf } from "../../crud/tree/branch.web.ts";
import type { FrameView } from "../../modules/menu/named-views.ts";
import { fetchPart } from "../../web/lazy/fetch-part.ts";
import { fetchAheadOf, lazyPart } from "../../web/lazy/lazy-part.tsx";
import { queryClient } from "../query-client.ts";

/*
 * The named views that menus may ask for: a fixed table of our own keys (W11). A name is only ever looked up, never loaded by.
 */

// Lists are what most people open first: they come with the frame.
const listOf = (module: Module): ComponentType =>
  module.tree
    ? lazyPart(async () => {
        const { TreeScreen } = await import("../../crud/tree/TreeScreen.tsx");
        return () => <TreeScreen module={module} />;
      })
    : () => <ListScreen module={module} />;
const formOf = (module: Module): ComponentType =>
  lazyPart(async () => {
    const { FormPage } = await import("../../crud/form/FormPage.tsx");
    return () => <FormPage module={module} />;
  });

const frameViews: Readonly<Record<FrameView, ComponentType>> = {
  "dashboard/index": lazyPart(async () => (await import("../pages/dashboard/Dashboard.tsx")).Dashboard),
  "info/index": lazyPart(async () => (await import("../pages/info/InfoPage.tsx")).InfoPage),
  "change/password": lazyPart(async () => (await import("../password/PasswordPage.tsx")).PasswordPage),
};

const views = new Map<string, ComponentType>(Object.entries(frameViews));
let declared: readonly Module[] = [];

/** Makes the modules' views known; until then only the frame's own are. */
export async function loadViews(): Promise<void> {
  const { modules, ownScreens } = await fetchPart(() => import("./declared-views.ts"));
  if (declared === modules) return;
  for (const module of modules) views.set(viewOf(module), listOf(module)).set(formViewOf(module), formOf(module));
  for (const [name, View] of Object.values(ownScreens).flatMap((screens) => Object.entries(screens)))
    views.set(name, View);
  declared = modules;
}

/** The component of a view, always the same one. Undefined: the 404 page. */
export const viewNamed = (name: string): ComponentType | undefined => views.get(name);

/**
 * Fetches the program of a view that is about to be drawn, and asks for what it will show, where that is known from its address alone.
 * Resolves when the program is there.
 */
export function prepareView(name: string, address: URLSearchParams): Promise<void> {
  const program = fetchAheadOf(views.get(name));
  const module = declared.find((each) => viewOf(each) === name);
  if (!module) return program;
  const roots = () => queryClient.prefetchQuery(branchOf(module, null));
  prepareList(queryClient, module, address, module.tree ? roots : undefined);
  return program;
}
