import { OWN_JOBS_PATH } from "../../contract/job.ts";

/*
 * Jobs whose end this window shows already where they were begun: a pushed message of the same would say it twice.
 */
const followed = new Set<string>();

export const followJob = (id: string): void => void followed.add(id);
/** Stops following: the job's end is announced again. */
export const leaveJob = (id: string): void => void followed.delete(id);

/** The message's target is a job that is followed in this window. */
export const isFollowed = (targetUrl: string): boolean =>
  targetUrl.startsWith(`${OWN_JOBS_PATH}?open=`) && followed.has(targetUrl.slice(`${OWN_JOBS_PATH}?open=`.length));
