import { z } from "zod";
import { counts } from "../../contract/counts.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { jobRow, ownJob } from "../../contract/job.ts";
import { signedLink } from "../../contract/signed-link.ts";
import { listInput, pageOf } from "../../contract/wire/wire.ts";
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

const byId = z.object({ id: z.string().max(100) });

const query = listInput([
  { name: "createdAt", isSortable: true },
  { name: "state", isSortable: true, plainOperator: "eq" },
  { name: "kind", isSortable: true, plainOperator: "eq" },
  { name: "ownerId", isSortable: false, plainOperator: "eq" },
]);

const counted = z.object({ by: z.enum(["state", "kind"]), of: query });

export const jobCalls = {
  /** Filters on state, kind and ownerId. */
  list: endpoint({
    method: "POST",
    path: "/sys/job/list",
    permission: "sys:job:list",
    title: JOB_CALL_TEXTS.list,
    input: query,
    reply: pageOf(jobRow),
    flat: "members",
  }),
  mine: endpoint({
    method: "POST",
    path: "/sys/job/my/list",
    permission: "signed-in",
    title: JOB_CALL_TEXTS.mine,
    input: query,
    reply: pageOf(jobRow),
    flat: "members",
  }),
  /** Numbers beside the choices of a filter of `list`, and of `mine`. */
  counts: endpoint({
    method: "POST",
    path: "/sys/job/counts",
    permission: "sys:job:list",
    title: JOB_CALL_TEXTS.list,
    input: counted,
    reply: counts,
  }),
  myCounts: endpoint({
    method: "POST",
    path: "/sys/job/my/counts",
    permission: "signed-in",
    title: JOB_CALL_TEXTS.mine,
    input: counted,
    reply: counts,
  }),
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
  /** Dumps the embedded database, including all secrets: only administrators have this right, and roles cannot be granted it. */
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
  /** Restores the newest backup beside the installation, checks and removes it. */
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
    input: z.object({ id: z.string().max(100), ...signedLink.shape }),
    reply: z.unknown(),
    produces: "application/octet-stream",
  }),
};
