import { z } from "zod";
import { byId } from "../../contract/by-id.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { jobRow, ownJob } from "../../contract/job.ts";
import { signedLink } from "../../contract/signed-link.ts";
import { listInput, pageReply } from "../../contract/wire/wire.ts";
import { countsCallOf } from "../../crud/counts/counts-call.ts";
import { listFieldsOf } from "../../crud/endpoints.ts";
import { jobList, ownJobList } from "./job-lists.ts";
import { JOB_CALL_TEXTS } from "./texts.ts";

export const jobCalls = {
  list: endpoint({
    method: "POST",
    path: "/sys/job/list",
    permission: "sys:job:list",
    title: JOB_CALL_TEXTS.list,
    input: listInput(listFieldsOf(jobList)),
    reply: pageReply(jobRow),
    flat: "members",
  }),
  mine: endpoint({
    method: "POST",
    path: "/sys/job/my/list",
    permission: "signed-in",
    title: JOB_CALL_TEXTS.mine,
    input: listInput(listFieldsOf(ownJobList)),
    reply: pageReply(jobRow),
    flat: "members",
  }),
  /** Numbers beside a filter's choices, of `list` and of `mine`. */
  counts: countsCallOf(jobList),
  myCounts: endpoint({ ...countsCallOf(ownJobList), permission: "signed-in", title: JOB_CALL_TEXTS.mine }),
  ...ownJob,
  /** Restarts a failed or cancelled job; allowed to the same users as `cancel`. */
  retry: endpoint({
    method: "POST",
    path: "/sys/job/{id}/retry",
    takesKey: true,
    permission: "signed-in",
    title: JOB_CALL_TEXTS.retry,
    input: byId,
    reply: z.null(),
    budget: "costly",
  }),
  /**
   * Dumps the embedded database, including all secrets: only administrators have this right, and roles cannot be
   * granted it.
   */
  backup: endpoint({
    method: "POST",
    path: "/sys/job/backup",
    takesKey: true,
    permission: "sys:job:backup",
    title: JOB_CALL_TEXTS.backup,
    input: z.object({}),
    reply: z.object({ id: z.string() }),
    budget: "costly",
    recentPassword: "always",
  }),
  /** Restores the newest backup beside the installation, checks it and removes it. */
  rehearse: endpoint({
    method: "POST",
    path: "/sys/job/rehearse",
    takesKey: true,
    permission: "sys:job:backup",
    title: JOB_CALL_TEXTS.rehearse,
    input: z.object({}),
    reply: z.object({ id: z.string() }),
    budget: "costly",
  }),
  /** A signed link is the permission: for one user and one file (UP-07). */
  file: endpoint({
    method: "GET",
    path: "/sys/job/{id}/file",
    permission: "public",
    title: JOB_CALL_TEXTS.link,
    input: byId.extend(signedLink.shape),
    reply: z.unknown(),
    produces: "application/octet-stream",
  }),
};
