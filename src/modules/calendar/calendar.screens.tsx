import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { CALENDAR_PAGE } from "./calendar.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [CALENDAR_PAGE.view]: lazyPart(async () => (await import("./CalendarScreen.tsx")).CalendarScreen),
};
export default screens;
