import type { ComponentType } from "react";
import { latePart } from "../../web/parts/late-part.tsx";
import { JOBS_PAGE, OWN_JOBS_VIEW } from "./job.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [JOBS_PAGE.view]: latePart(async () => (await import("./JobScreen.tsx")).AllJobs),
  [OWN_JOBS_VIEW]: latePart(async () => (await import("./JobScreen.tsx")).OwnJobs),
};
export default screens;
