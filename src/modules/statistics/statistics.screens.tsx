import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { REPORT_PAGE } from "./report.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [REPORT_PAGE.view]: lazyPart(async () => (await import("./report/ReportScreen.tsx")).ReportScreen),
};
export default screens;
