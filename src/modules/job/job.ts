import type { DeclaredPage } from "../menu-groups.ts";
import { JOB_CALL_TEXTS } from "./texts.ts";

/** View of `OWN_JOBS_PATH`, a user's own jobs; `JOBS_PAGE` lists all. */
export const OWN_JOBS_VIEW = "sys/job/own";

/** Kind of the jobs that try whether the newest backup can be restored. */
export const REHEARSAL = "rehearsal";

export const JOBS_PAGE: DeclaredPage = {
  path: "/sys/job",
  view: "sys/job/index",
  title: JOB_CALL_TEXTS.page,
  icon: "clock",
  group: "system",
  order: 110,
  permission: "sys:job:list",
  buttons: { "sys:job:list": JOB_CALL_TEXTS.list, "sys:job:update": JOB_CALL_TEXTS.update },
};
