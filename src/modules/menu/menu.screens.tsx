import type { ComponentType } from "react";
import { latePart } from "../../web/parts/late-part.tsx";
import { MENU_PAGE } from "./menu.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [MENU_PAGE.view]: latePart(async () => (await import("./MenuScreen.tsx")).MenuScreen),
};
export default screens;
