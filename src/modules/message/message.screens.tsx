import type { ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { latePart } from "../../web/parts/late-part.tsx";
import { message } from "./message.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(message)]: latePart(async () => (await import("./MessageScreen.tsx")).MessageScreen),
  [formViewOf(message)]: latePart(async () => (await import("./ComposePage.tsx")).ComposePage),
};
export default screens;
