import { lazy, type ComponentType } from "react";
import { JOBS_PAGE, OWN_JOBS_VIEW } from "./job.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [JOBS_PAGE.view]: lazy(async () => ({ default: (await import("./JobScreen.tsx")).AllJobs })),
  [OWN_JOBS_VIEW]: lazy(async () => ({ default: (await import("./JobScreen.tsx")).OwnJobs })),
};
export default screens;
