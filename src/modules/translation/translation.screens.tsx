import type { ComponentType } from "react";
import { latePart } from "../../web/parts/late-part.tsx";
import { TRANSLATION_PAGE } from "./translation.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [TRANSLATION_PAGE.view]: latePart(async () => (await import("./TranslationScreen.tsx")).TranslationScreen),
};
export default screens;
