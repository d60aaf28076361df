import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { MENU_PAGE } from "./menu.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [MENU_PAGE.view]: lazyPart(async () => (await import("./MenuScreen.tsx")).MenuScreen),
};
export default screens;
