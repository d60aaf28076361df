import type { Reply } from "../../contract/endpoint.ts";
import type { ownJob } from "../../contract/job.ts";

/** A user's own running job. */
export const runningJob: Reply<typeof ownJob.one> = {
  id: "j1",
  kind: "export",
  title: "Crops",
  ownerId: "u1",
  ownerName: "Noy",
  state: "running",
  done: 0,
  total: null,
  attempt: 1,
  createdAt: "2026-11-21T00:00:00Z",
  startedAt: "2026-11-21T00:00:00Z",
  endedAt: null,
  error: "",
  fileName: "",
  fileSize: 0,
  fileUntil: null,
  isCancelAsked: false,
  mayRetry: false,
  found: "",
  isOwn: true,
  log: [],
};
