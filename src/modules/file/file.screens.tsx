import type { ComponentType } from "react";
import { latePart } from "../../web/parts/late-part.tsx";
import { FILES_PAGE } from "./file.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [FILES_PAGE.view]: latePart(async () => (await import("./FileScreen.tsx")).FileScreen),
};
export default screens;
