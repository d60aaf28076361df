import { lazy, type ComponentType } from "react";
import { CALENDAR_PAGE } from "./calendar.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [CALENDAR_PAGE.view]: lazy(async () => ({ default: (await import("./CalendarScreen.tsx")).CalendarScreen })),
};
export default screens;
