import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { FILES_PAGE } from "./file.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [FILES_PAGE.view]: lazyPart(async () => (await import("./FileScreen.tsx")).FileScreen),
};
export default screens;
