import { lazy, type ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { message } from "./message.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(message)]: lazy(async () => ({ default: (await import("./MessageScreen.tsx")).MessageScreen })),
  [formViewOf(message)]: lazy(async () => ({ default: (await import("./ComposePage.tsx")).ComposePage })),
};
export default screens;
