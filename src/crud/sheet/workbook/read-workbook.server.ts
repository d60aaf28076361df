import { Worker } from "node:worker_threads";
import { Failure } from "../../../contract/errors.ts";
import { limitConcurrency } from "../../../server/concurrency-limit.ts";
import type { WorkbookAnswer, WorkbookQuestion } from "./workbook-worker.server.ts";

/*
 * A small file can unpack into millions of texts, so it is read in a worker thread, which blocks no other request
 * (RL-04) and is terminated at its limits of time and memory (EX-03).
 */

const LARGE_FROM = 2 * 1024 * 1024; // bytes
/** 10,000 rows take under one second, several when eight other processes compute. */
const USUAL = {
  timeout: 20_000, // ms
  memory: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
};
/** About 100,000 rows take ten seconds on an idle machine. */
const LARGE = {
  timeout: 90_000, // ms
  memory: { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 64 },
};

/** The time limit was reached: a busy machine, or a file made to be slow. */
export class SlowWorkbook extends Error {
  override readonly name = "SlowWorkbook";
}

const queued = limitConcurrency(1, 8);

/**
 * Reads a workbook in a worker. Rejects with `SlowWorkbook` for one that takes too long, with `Busy` when the queue is
 * full, and with the disk's own error; any other error is of the file.
 */
export const readWorkbook = (question: WorkbookQuestion): Promise<WorkbookAnswer> =>
  queued(
    () =>
      new Promise((resolve, reject) => {
        const { timeout, memory } = question.bytes.length > LARGE_FROM ? LARGE : USUAL;
        const worker = new Worker(new URL("./workbook-worker.server.ts", import.meta.url), {
          workerData: question,
          resourceLimits: memory,
          execArgv: [],
        });
        const end = (settle: () => void) => {
          clearTimeout(limit);
          settle();
          void worker.terminate();
        };
        const late = () => end(() => reject(new SlowWorkbook()));
        const limit = setTimeout(late, timeout);
        worker.once("message", (answer: WorkbookAnswer) => end(() => resolve(answer)));
        worker.once("error", (error) => end(() => reject(error)));
        worker.once("exit", () => end(() => reject(new Failure("unavailable")))); // without a word: we are stopping
      }),
  );
