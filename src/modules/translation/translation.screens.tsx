import { lazy, type ComponentType } from "react";
import { TRANSLATION_PAGE } from "./translation.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [TRANSLATION_PAGE.view]: lazy(async () => ({ default: (await import("./TranslationScreen.tsx")).TranslationScreen })),
};
export default screens;
