import { lazy, type ComponentType } from "react";
import { FILES_PAGE } from "./file.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [FILES_PAGE.view]: lazy(async () => ({ default: (await import("./FileScreen.tsx")).FileScreen })),
};
export default screens;
