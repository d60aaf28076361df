import { randomUUID } from "node:crypto";
import { Failure, ERRORS } from "../../contract/errors.ts";
import { inEach, inLanguage, type TextParameters, type Words } from "../../contract/text.ts";
import { inBackground } from "../database/connections/lanes.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Services } from "../services.ts";
import { beat, claim, keepOutcome, release, type Ending, type Report } from "./claims.ts";
import type { JobFile, JobKinds } from "./job-kind.ts";
import { JOB_WAITS, type JobLine, type JobRow } from "./job-table.ts";
import { FILE_KEPT } from "./private-files.ts";
import { JOB_TEXTS } from "./texts.ts";

type Needs = Pick<Services, "changes" | "clock" | "database" | "log">;

const LOOK = 5_000; // ms; what was announced begins at once
const BEAT = 1_000; // ms; also how soon a cancelled job hears of it
const AT_ONCE = 2; // of one process
const PAUSE = 30_000; // ms before the second try; twice as long before each further one
const DRAIN = 3_000; // ms that a running job may take to its end when the server stops
const GIVE_UP = 3_000; // ms more, for it to notice that it must not go on

export interface Jobs {
  /** Takes what can be taken now and resolves when it has ended; the timer calls it by itself. */
  work(): Promise<void>;
  /** Takes nothing more; lets what runs end, or hands it back to the queue. */
  stop(): Promise<void>;
}

const everyLanguage = (words: Words, parameters?: TextParameters): Words =>
  inEach((language) => inLanguage(words, language, parameters));

const reasonOf = (error: unknown): Words => {
  if (!(error instanceof Failure)) return ERRORS.internal.words;
  const { words = ERRORS[error.reason].words, parameters } = error.details;
  return everyLanguage(words, parameters);
};

/**
 * Runs the queue's work in this process, whatever becomes of it: a job that fails is written down and never ends the server (RL-09).
 * At least once: an instance that dies leaves its job to the others, which begin it again unless its kind says otherwise.
 */
export function runJobs(services: Needs, kinds: JobKinds): Jobs {
  const { changes, clock, database, log } = services;
  const runner = randomUUID();
  const running = new Map<string, { handBack(): void }>();
  const hands = new Set<Promise<void>>();
  let isStopping = false;

  const endAs = async (job: JobRow, ending: Ending): Promise<void> => {
    const { state, file } = ending;
    await inTransaction(database, async (trx) => {
      const isOurs = await release(trx, job, clock.now(), ending);
      if (isOurs && (state === "done" || state === "failed"))
        await kinds[job.kind]?.ended?.(trx, job, { isDone: state === "done", ...(file ? { file } : {}) });
      // Others of the same person may have been waiting for their turn.
      if (isOurs) await changes.announce(trx, JOB_WAITS);
    });
  };

  const run = async (job: JobRow): Promise<void> => {
    const kind = kinds[job.kind];
    const control = new AbortController();
    let lines: JobLine[] = [];
    let [done, total]: [number, number | null] = [0, null];
    let why: "cancelled" | "lost" | "handed back" | undefined;
    const stopFor = (reason: typeof why) => {
      why ??= reason;
      control.abort();
    };
    const write = (words: Words, parameters?: TextParameters) => {
      lines.push({ at: new Date(clock.now()).toISOString(), ...everyLanguage(words, parameters) });
      lines = lines.slice(-200);
    };
    const report = (): Report => {
      const taken = { done, total, lines };
      lines = [];
      return taken;
    };
    // One at a time: a slow database must not pile them up.
    let beating: Promise<void> | undefined;
    const say = () => {
      beating ??= beat(database, job, clock.now(), report())
        .then((isCancelled) => {
          if (isCancelled === undefined) stopFor("lost");
          else if (isCancelled) stopFor("cancelled");
        })
        .catch((error: unknown) => log.warn({ err: error, job: job.id }, "a job could not say that it runs"))
        .finally(() => (beating = undefined));
    };
    const timer = setInterval(say, BEAT);

    const attempt = async (): Promise<Ending | undefined> => {
      try {
        if (!kind) throw new Error(`nothing runs jobs of the kind ${job.kind}`);
        if (job.is_cancel_asked) return { state: "cancelled", ...report() };
        // Its instance died with the last attempt.
        if (job.attempt > job.most_attempts) {
          write(JOB_TEXTS.lost);
          return { state: "failed", error: everyLanguage(JOB_TEXTS.lost), ...report() };
        }
        write(job.attempt === 1 ? JOB_TEXTS.began : JOB_TEXTS.beganAgain, { attempt: job.attempt });
        const file: JobFile | null = await kind.run({
          job,
          signal: control.signal,
          progress: (now, of) => {
            done = now;
            total = of ?? total;
          },
          log: write,
          keep: async (on, outcome) => {
            if (await keepOutcome(on, job, outcome)) return;
            stopFor("lost");
            throw new Error("the job was taken over");
          },
        });
        write(JOB_TEXTS.finished);
        const made = file ? { file: { ...file, until: clock.now() + FILE_KEPT } } : {};
        return { state: "done", ...report(), ...made };
      } catch (error) {
        if (why === "lost") return undefined;
        if (why === "cancelled") {
          write(JOB_TEXTS.cancelled);
          return { state: "cancelled", ...report() };
        }
        if (why === "handed back") {
          write(JOB_TEXTS.handedBack);
          return { state: "waiting", isHandedBack: true, ...report() };
        }
        const reason = reasonOf(error);
        if (!(error instanceof Failure)) log.error({ err: error, job: job.id, kind: job.kind }, "a job failed");
        write(JOB_TEXTS.failed);
        // What its owner may not or cannot have will not be otherwise in a minute.
        const isFinal = error instanceof Failure && error.reason !== "unavailable";
        if (isFinal || job.attempt >= job.most_attempts) return { state: "failed", error: reason, ...report() };
        return { state: "waiting", error: reason, runAt: clock.now() + PAUSE * 2 ** (job.attempt - 1), ...report() };
      }
    };

    const end = (async () => {
      const ending = await attempt();
      clearInterval(timer);
      await beating;
      if (ending) await endAs(job, ending);
    })().catch((error: unknown) =>
      log.error({ err: error, job: job.id }, "the end of a job could not be written down"),
    );
    running.set(job.id, { handBack: () => stopFor("handed back") });
    await end;
    clearInterval(timer);
    running.delete(job.id);
  };

  const next = async (): Promise<JobRow | undefined> => {
    const job = isStopping ? undefined : await claim(database, runner, clock.now());
    if (!job || !isStopping) return job;
    // It was being taken when the server was told to stop.
    await endAs(job, { state: "waiting", isHandedBack: true, done: job.done, total: job.total, lines: [] });
    return undefined;
  };
  const takeAll = async (): Promise<void> => {
    try {
      let job = await next();
      while (job) {
        await run(job);
        job = await next();
      }
    } catch (error) {
      log.warn({ err: error }, "the queue of jobs could not be looked at");
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
  const timer = setInterval(soon, LOOK);
  timer.unref();

  return {
    work,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      stopListening();
      const ends = Promise.all(hands);
      const within = (limit: number) => {
        let clockwork: NodeJS.Timeout | undefined;
        const over = new Promise<void>((resolve) => (clockwork = setTimeout(resolve, limit)));
        return Promise.race([ends, over]).finally(() => clearTimeout(clockwork));
      };
      await within(DRAIN);
      for (const { handBack } of running.values()) handBack();
      await within(GIVE_UP);
    },
  };
}
