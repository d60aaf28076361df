import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { JOBS_PAGE, OWN_JOBS_VIEW } from "./job.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [JOBS_PAGE.view]: lazyPart(async () => (await import("./JobScreen.tsx")).AllJobs),
  [OWN_JOBS_VIEW]: lazyPart(async () => (await import("./JobScreen.tsx")).OwnJobs),
};
export default screens;
