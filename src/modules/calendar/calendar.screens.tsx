import type { ComponentType } from "react";
import { latePart } from "../../web/parts/late-part.tsx";
import { CALENDAR_PAGE } from "./calendar.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [CALENDAR_PAGE.view]: latePart(async () => (await import("./CalendarScreen.tsx")).CalendarScreen),
};
export default screens;
