import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { SETTINGS_PAGE } from "./setting.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [SETTINGS_PAGE.view]: lazyPart(async () => (await import("./form/SettingsScreen.tsx")).SettingsScreen),
};
export default screens;
