import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { SCHEDULES_PAGE } from "./schedule.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [SCHEDULES_PAGE.view]: lazyPart(async () => (await import("./ScheduleScreen.tsx")).ScheduleScreen),
};
export default screens;
