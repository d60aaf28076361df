import { lazy, type ComponentType } from "react";
import { SETTINGS_PAGE } from "./setting.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [SETTINGS_PAGE.view]: lazy(async () => ({ default: (await import("./SettingsScreen.tsx")).SettingsScreen })),
};
export default screens;
