import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { SELF_CHECK_PAGE } from "./self-check.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [SELF_CHECK_PAGE.view]: lazyPart(async () => (await import("./SelfCheckScreen.tsx")).SelfCheckScreen),
};
export default screens;
