import type { ComponentType } from "react";
import { latePart } from "../../web/parts/late-part.tsx";
import { SETTINGS_PAGE } from "./setting.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [SETTINGS_PAGE.view]: latePart(async () => (await import("./SettingsScreen.tsx")).SettingsScreen),
};
export default screens;
