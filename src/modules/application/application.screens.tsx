import { lazy, type ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { application } from "./application.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(application)]: lazy(async () => ({ default: (await import("./ApplicationScreen.tsx")).ApplicationScreen })),
  [formViewOf(application)]: lazy(async () => ({ default: (await import("./ReviewPage.tsx")).ReviewPage })),
};
export default screens;
