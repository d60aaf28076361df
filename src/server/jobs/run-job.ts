import { Failure, ERRORS } from "../../contract/errors.ts";
import { inEveryLanguage } from "../../contract/text.ts";
import { inTransaction } from "../database/transaction.ts";
import { answerTo } from "../http/answer/answer-failure.ts";
import { traced } from "../measurements.ts";
import type { Services } from "../services.ts";
import { release, renewClaim, storeOutcome, type Ending } from "./claims.ts";
import type { JobContext, JobKind, JobKinds } from "./job-kind.ts";
import { newReport, type JobReport } from "./job-report.ts";
import { JOB_WAITS, type JobError, type JobRow } from "./job-tables.ts";
import { FILE_KEPT, storeScratch } from "./job-files.ts";
import { QUEUE_TEXTS } from "./texts.ts";

export type JobServices = Pick<Services, "changes" | "clock" | "database" | "log" | "privateFiles">;

const RENEW_EVERY = 1_000; // ms; a cancelled job is noticed at the next renewal
const PAUSE = 30_000; // ms before the second try; twice as long before each further one

/** Somebody cancelled the job, another instance has taken it, or this one stops. */
type StopReason = "cancelled" | "lost" | "handed back";

/** A job that this process is at. */
export interface RunningJob {
  /** Never rejects: what went wrong is written down. */
  readonly ended: Promise<void>;
  /** Returns the job to the queue; the attempt does not count. */
  release(): void;
}

export function runJob(services: JobServices, kinds: JobKinds, job: JobRow): RunningJob {
  const { log } = services;
  const report = newReport(services.clock);
  const control = new AbortController();
  let stopped: StopReason | undefined;
  const stopFor = (reason: StopReason) => {
    stopped ??= reason;
    control.abort();
  };
  const stopRenewing = renewClaimPeriodically(services, job, report, stopFor);
  const attempt = async (): Promise<Ending | undefined> => {
    try {
      return await traced(
        () => ({ kind: "job", name: job.kind }),
        () => perform(services, kinds[job.kind], job, { report, signal: control.signal, stopFor }),
      );
    } catch (error) {
      return stopped ? stoppedEnding(stopped, report) : failedEnding(services, job, report, error);
    }
  };
  const run = async () => {
    try {
      const ending = await attempt();
      await stopRenewing();
      // The last renewal may have failed after the ending took its lines: those put back are older.
      if (ending) await endJob(services, kinds, job, { ...ending, lines: [...report.take().lines, ...ending.lines] });
    } catch (error) {
      log.error({ err: error, job: job.id }, "the end of a job could not be written down");
    }
  };
  return { ended: run(), release: () => stopFor("handed back") };
}

/** Does nothing to a job that is another instance's by now. */
export async function endJob(
  { changes, clock, database }: JobServices,
  kinds: JobKinds,
  job: JobRow,
  ending: Ending,
): Promise<void> {
  const { state, file } = ending;
  await inTransaction(database, async (trx) => {
    const isOurs = await release(trx, job, clock.now(), ending);
    if (isOurs && (state === "done" || state === "failed"))
      await kinds[job.kind]?.ended?.(trx, job, { isDone: state === "done", ...(file ? { file } : {}) });
    // Others of the same person may have been waiting for their turn.
    if (isOurs) await changes.announce(trx, JOB_WAITS);
  });
}

/** Renews the claim every second. Returns what ends that, and waits for the last renewal. */
function renewClaimPeriodically(
  { clock, database, log }: JobServices,
  job: JobRow,
  report: JobReport,
  stopFor: (reason: StopReason) => void,
): () => Promise<void> {
  // One at a time: a slow database must not pile them up.
  let renewing: Promise<void> | undefined;
  const renewOnce = async () => {
    const taken = report.take();
    try {
      const isCancelled = await renewClaim(database, job, clock.now(), taken);
      if (isCancelled === undefined) stopFor("lost");
      else if (isCancelled) stopFor("cancelled");
    } catch (error) {
      report.putBack(taken.lines);
      log.warn({ err: error, job: job.id }, "a job could not say that it runs");
    }
  };
  const renew = () => {
    renewing ??= renewOnce().finally(() => (renewing = undefined));
  };
  const timer = setInterval(renew, RENEW_EVERY);
  return async () => {
    clearInterval(timer);
    await renewing;
  };
}

interface Performance {
  readonly report: JobReport;
  readonly signal: AbortSignal;
  readonly stopFor: (reason: StopReason) => void;
}

async function perform(
  { clock, database, privateFiles }: JobServices,
  kind: JobKind | undefined,
  job: JobRow,
  { report, signal, stopFor }: Performance,
): Promise<Ending> {
  const { write, progress, take } = report;
  if (!kind) throw new Error(`nothing runs jobs of the kind ${job.kind}`);
  if (job.is_cancel_asked) return { state: "cancelled", ...take() };
  // Its instance died with the last attempt.
  if (job.attempt > job.most_attempts) {
    write(QUEUE_TEXTS.lost);
    return { state: "failed", error: inEveryLanguage(QUEUE_TEXTS.lost), ...take() };
  }
  write(job.attempt === 1 ? QUEUE_TEXTS.began : QUEUE_TEXTS.beganAgain, { attempt: job.attempt });
  const keep: JobContext["keep"] = async (on, outcome) => {
    if (await storeOutcome(on, job, outcome)) return;
    stopFor("lost");
    throw new Error("the job was taken over");
  };
  const file = await kind.run({
    job,
    signal,
    progress,
    log: write,
    async found(words, parameters) {
      write(words, parameters);
      await keep(database, { found: inEveryLanguage(words, parameters) });
    },
    keep,
  });
  const key = file?.path === undefined ? null : await storeScratch(privateFiles, job, file.path);
  write(QUEUE_TEXTS.finished);
  const made = file ? { file: { name: file.name, size: file.size, key, until: clock.now() + FILE_KEPT } } : {};
  return { state: "done", ...take(), ...made };
}

function stoppedEnding(why: StopReason, { write, take }: JobReport): Ending | undefined {
  if (why === "lost") return undefined;
  write(why === "cancelled" ? QUEUE_TEXTS.cancelled : QUEUE_TEXTS.handedBack);
  return why === "cancelled" ? { state: "cancelled", ...take() } : { state: "waiting", isHandedBack: true, ...take() };
}

const reasonOf = ({ reason, details }: Failure): JobError => {
  const { words = ERRORS[reason].words, parameters, isLasting } = details;
  return { ...inEveryLanguage(words, parameters), ...(isLasting ? { isLasting } : {}) };
};

function failedEnding({ clock, log }: JobServices, job: JobRow, { write, take }: JobReport, error: unknown): Ending {
  const { failure: answer, isFault } = answerTo(error);
  // Of any other error the owner reads only whether it may pass (docs/decisions/017).
  const failure = error instanceof Failure || answer.reason === "unavailable" ? answer : new Failure("internal");
  const reason = reasonOf(failure);
  if (isFault || failure.reason === "internal") log.error({ err: error, job: job.id, kind: job.kind }, "a job failed");
  write(QUEUE_TEXTS.failed);
  // A refusal of the owner's rights or input would be the same in a minute.
  const isFinal = failure.reason !== "unavailable" && failure.reason !== "internal";
  if (isFinal || job.attempt >= job.most_attempts) return { state: "failed", error: reason, ...take() };
  return { state: "waiting", error: reason, runAt: clock.now() + PAUSE * 2 ** (job.attempt - 1), ...take() };
}
