import type { ComponentType } from "react";
import { formViewOf, viewOf, type Module } from "../../crud/define-module.ts";
import { prepareList } from "./prepare-list.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import { branchOf } from "../../crud/tree/branch.web.ts";
import type { FrameView } from "../../modules/menu/named-views.ts";
import { fetchPart } from "../../web/lazy/fetch-part.ts";
import { prefetchPart, lazyPart } from "../../web/lazy/lazy-part.tsx";
import { queryClient } from "../query-client.ts";

/*
 * Fixed table of the views that menus may name (W11). A name is looked up in it and never used to load a file.
 */

// Lists are the first page of most people, so their code comes with the frame.
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

/** Adds the modules' views; until then only the frame's own views are known. */
export async function loadViews(): Promise<void> {
  const { modules, ownScreens } = await fetchPart(() => import("./declared-views.ts"));
  if (declared === modules) return;
  for (const module of modules) views.set(viewOf(module), listOf(module)).set(formViewOf(module), formOf(module));
  for (const [name, View] of Object.values(ownScreens).flatMap((screens) => Object.entries(screens)))
    views.set(name, View);
  declared = modules;
}

/** Component of a view, always the same reference. Undefined leads to the 404 page. */
export const viewComponent = (name: string): ComponentType | undefined => views.get(name);

/**
 * Fetches the code of a view that is about to be rendered and prefetches the data that its address determines. Resolves
 * when the code is loaded.
 */
export function prepareView(name: string, address: URLSearchParams): Promise<void> {
  const program = prefetchPart(views.get(name));
  const module = declared.find((each) => viewOf(each) === name);
  if (!module) return program;
  const roots = () => queryClient.prefetchQuery(branchOf(module, null));
  prepareList(queryClient, module, address, module.tree ? roots : undefined);
  return program;
}
