import { OWN_JOBS_PATH } from "../../contract/job.ts";

/*
 * Jobs whose end this window shows already where they were begun: a pushed message of the same would say it twice.
 */
const followed = new Set<string>();

export const followJob = (id: string): void => void followed.add(id);
/** It was put away: from now on its end is news again. */
export const leaveJob = (id: string): void => void followed.delete(id);

/** Whether a message leads to a job that is followed here. */
export const isFollowed = (targetUrl: string): boolean =>
  targetUrl.startsWith(`${OWN_JOBS_PATH}?open=`) && followed.has(targetUrl.slice(`${OWN_JOBS_PATH}?open=`.length));
