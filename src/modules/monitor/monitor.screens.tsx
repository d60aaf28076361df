import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { MONITOR_PAGE } from "./monitor.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [MONITOR_PAGE.view]: lazyPart(async () => (await import("./MonitorScreen.tsx")).MonitorScreen),
};
export default screens;
