import { randomUUID } from "node:crypto";
import { inBackground } from "../database/connections/query-context.ts";
import { withTimeout } from "../with-timeout.ts";
import { runWhenDue } from "../run-when-due.ts";
import { claim, endOtherClaims, nextClaim } from "./claims.ts";
import type { JobKinds } from "./job-kind.ts";
import { JOB_WAITS, type JobRow } from "./job-tables.ts";
import { endJob, runJob, type JobServices, type RunningJob } from "./run-job.ts";

// ms after a start, and between two looks for jobs that are due but held elsewhere; announced jobs begin at once
const LOOK = 5_000;
const SETTLED = 1_000; // ms after a job has ended
const AT_ONCE = 2; // of one process
const DRAIN = 3_000; // ms that a running job may take to its end when the server stops
const GIVE_UP = 3_000; // ms more, for it to notice that it must not go on

export interface Jobs {
  /**
   * Takes all jobs that can be taken now; resolves when they have ended. Also called by announcements and when the next retry
   * is due.
   */
  work(): Promise<void>;
  /** Takes nothing more; lets what runs end, or hands it back to the queue. */
  stop(): Promise<void>;
}

/**
 * Runs the queue's jobs in this process. A failed job is logged and never ends the server (RL-09). Jobs run at least
 * once: an instance that dies leaves its job to the others, which start it again unless its kind forbids it.
 */
export function runJobs(services: JobServices, kinds: JobKinds): Jobs {
  const { changes, clock, database, log } = services;
  const runner = randomUUID();
  const running = new Set<RunningJob>();
  const hands = new Set<Promise<void>>();
  let isStopping = false;

  const failed = (error: unknown) => log.warn({ err: error }, "the queue of jobs could not be looked at");
  const next = async (): Promise<JobRow | undefined> => {
    const job = isStopping ? undefined : await claim(database, runner, clock.now());
    if (!job || !isStopping) return job;
    // It was being taken when the server was stopped.
    const untouched = { done: job.done, total: job.total, lines: [] };
    await endJob(services, kinds, job, { state: "waiting", isHandedBack: true, ...untouched });
    return undefined;
  };
  const run = async (job: JobRow): Promise<void> => {
    const one = runJob(services, kinds, job);
    running.add(one);
    await one.ended;
    running.delete(one);
    retries.lookWithin(SETTLED); // a failed job waits for its next attempt
  };
  const takeAll = async (): Promise<void> => {
    try {
      for (let job = await next(); job; job = await next()) await run(job);
    } catch (error) {
      failed(error);
    }
  };
  const work = async (): Promise<void> => {
    if (hands.size >= AT_ONCE) return;
    const hand = inBackground(takeAll).finally(() => hands.delete(hand));
    hands.add(hand);
    await hand;
  };

  const soon = () => void work();
  const stopListening = changes.on(JOB_WAITS, soon);
  // The embedded database is open in one process at a time: whoever was at a job before this start was killed.
  let mayBeHeld = database.embedded;
  const look = async () => {
    if (mayBeHeld) await endOtherClaims(database, runner);
    mayBeHeld = false;
    const due = await nextClaim(database);
    if (due !== undefined && due <= clock.now()) soon();
    return due === undefined ? undefined : Math.max(due, clock.now() + LOOK);
  };
  const retries = runWhenDue(clock, look, failed);
  retries.lookWithin(LOOK);

  return {
    work,
    async stop() {
      isStopping = true;
      stopListening();
      await retries.stop();
      const ends = Promise.all(hands);
      await withTimeout(ends, DRAIN, () => undefined);
      for (const one of running) one.release();
      await withTimeout(ends, GIVE_UP, () => undefined);
    },
  };
}
