import type { ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { message } from "./message.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(message)]: lazyPart(async () => (await import("./MessageScreen.tsx")).MessageScreen),
  [formViewOf(message)]: lazyPart(async () => (await import("./compose/ComposePage.tsx")).ComposePage),
};
export default screens;
