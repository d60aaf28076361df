import { lazy, type ComponentType } from "react";
import { MENU_PAGE } from "./menu.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [MENU_PAGE.view]: lazy(async () => ({ default: (await import("./MenuScreen.tsx")).MenuScreen })),
};
export default screens;
