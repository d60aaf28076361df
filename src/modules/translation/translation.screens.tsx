import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { TRANSLATION_PAGE } from "./translation.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [TRANSLATION_PAGE.view]: lazyPart(async () => (await import("./TranslationScreen.tsx")).TranslationScreen),
};
export default screens;
